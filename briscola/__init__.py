"""Briscola and its family."""

__version__ = "0.5.0"
