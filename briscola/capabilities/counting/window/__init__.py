"""The paper that asks, and when it comes to the table."""
