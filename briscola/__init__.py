"""Briscola and its family."""

__version__ = "0.8.0"
