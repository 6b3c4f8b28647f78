"""Looking ahead: exactly where nothing is hidden, in likely worlds where something is."""
