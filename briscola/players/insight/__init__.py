"""Values and reasons of each choice, for whoever wants to learn: `evaluate` in `evaluate.py`."""
