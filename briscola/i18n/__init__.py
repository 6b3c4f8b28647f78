"""What is said: gettext, and words of cards, games, options, tricks, results; translations in `strings`."""
