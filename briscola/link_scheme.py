"""The beginning of a link to a table; known before anything of a network is loaded."""

SCHEME = "briscola:"
