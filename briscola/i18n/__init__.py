"""The words of the game by gettext: cards, games, options, tricks, results; translations in `strings`."""
