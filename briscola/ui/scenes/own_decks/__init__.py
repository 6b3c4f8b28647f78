"""Decks that people bring: the look at one, and the list of those that are there."""
