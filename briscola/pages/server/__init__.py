"""The port that serves the page, its files and fonts; whether a name leads there."""
