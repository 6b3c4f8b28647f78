"""A match as it is chosen: its people, its game, what a person usually plays."""
