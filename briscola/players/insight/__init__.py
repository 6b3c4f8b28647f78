"""What each choice is worth and why, for whoever wants to learn: `evaluate` in `evaluate.py`."""
