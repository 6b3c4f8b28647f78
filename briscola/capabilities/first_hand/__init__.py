"""The guide of a first hand: notes with the rules that need them, each at its moment."""
