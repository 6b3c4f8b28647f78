"""The lesson on the real table."""
