"""Build the packages of the game: a bundle that needs no Python, a .deb, archives, notices, icons."""
