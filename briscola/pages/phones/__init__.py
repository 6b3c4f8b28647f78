"""People who hold their cards in a browser: phones let in, guests’ pages, lobbies."""
