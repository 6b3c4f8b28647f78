"""Rivals: the memory that regulars and friends have of a person: balances by game, remarks."""
