"""Briscola and its family."""

__version__ = "0.9.0"
