"""Speech: the voice of the screen reader that runs, or of the system, and what waits to be said."""
