"""The slate for real cards: hands as entered, what follows by the engine’s rules, the evenings kept."""
