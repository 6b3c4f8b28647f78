"""What stands after a hand and after a match."""
