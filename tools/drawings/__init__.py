"""Checks on the drawings of a deck. Each says which card and layer is meant, and what to do."""
