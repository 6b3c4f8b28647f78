"""The rule player's memory, values and bids: `medium`, and what `easy` shares with it."""
