"""The stairs: from the first evening to the first hand of every game, one step after another."""
