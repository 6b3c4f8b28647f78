"""Briscola and its family."""

__version__ = "0.20.0"
