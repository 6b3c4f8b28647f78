"""Looking ahead: exactly where nothing is hidden, in samples of the hidden cards where something is."""
