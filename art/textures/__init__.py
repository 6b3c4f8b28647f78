"""Materials of the tables, as tiles that repeat without a seam."""
