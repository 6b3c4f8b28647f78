"""All that the game offers beside a match: each a folder with its facts, words, pages and entry."""
