"""How the rule player remembers, weighs and bids: `medium`, and what `easy` shares with it."""
