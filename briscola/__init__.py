"""Briscola and its family."""

__version__ = "0.6.0"
