"""Players: each sees an Observation and gives back an action."""
