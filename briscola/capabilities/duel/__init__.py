"""A duel: the same hand against the same computers, played by two friends without a network."""
