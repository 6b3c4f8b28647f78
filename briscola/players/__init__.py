"""Who chooses: every player sees an Observation and gives back an action."""
