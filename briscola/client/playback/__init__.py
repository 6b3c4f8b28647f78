"""A kept match played back: every moment, what a seat knew, what else could have been."""
