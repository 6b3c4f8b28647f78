"""The rules: frozen data and pure functions; a game is a row of `variants`, a hand a list of stages."""
