"""The notes beside the table."""
