"""The stairs: the picture of all steps, and the matches begun from there."""
