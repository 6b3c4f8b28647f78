"""Duplicate matches between two players, A and B (docs/log.md, `briscola arena`)."""
