"""The slate for real cards: its page, the choice of people and game, the evenings kept."""
