"""Cards on their way out of the table: as pictures, on sheets to print, and for other programs."""
