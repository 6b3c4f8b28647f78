"""Duplicate matches between two players, A and B (contract.md, `briscola arena`)."""
