"""Deals of the hidden cards that agree with what a seat knows: one at a time, or many at once in numpy."""
