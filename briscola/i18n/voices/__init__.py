"""The remarks of the people at the table: one module per temperament."""
