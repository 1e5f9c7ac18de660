"""Renown on the common table: the Hierarchy between Den and Hall, the Court, hands and Favor."""
