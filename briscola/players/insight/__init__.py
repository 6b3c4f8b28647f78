"""Values and reasons of each choice, for whoever wants to learn: `evaluate` gives both."""
