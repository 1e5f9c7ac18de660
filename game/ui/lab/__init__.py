"""The Layout Lab: faces compared, measured and noted, beside a running table or on a page of its own."""
