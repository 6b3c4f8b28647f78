"""The page of a slate, the choice of people and game, the evenings kept."""
