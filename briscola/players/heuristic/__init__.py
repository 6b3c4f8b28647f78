"""How the rule player forgets, weighs and bids: `medium`, and what `easy` shares with it."""
