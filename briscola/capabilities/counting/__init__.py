"""The counting trainer: when it asks at the table, what it asks, and the right answer."""
