"""Words in the game’s typefaces."""
