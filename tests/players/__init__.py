"""The computer players, the bot protocol and the arena."""
