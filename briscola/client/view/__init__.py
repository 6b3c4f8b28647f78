"""The view of one seat, how events change it, and the results read from it."""
