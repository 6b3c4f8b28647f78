"""Briscola and its family."""

__version__ = "0.21.0"
