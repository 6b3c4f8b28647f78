"""The coach: after a hand, what each own choice was worth, which mattered, and what was luck."""
