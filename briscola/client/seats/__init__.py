"""A seat that a person steers: what it sees and may do, here and in a match of this program."""
