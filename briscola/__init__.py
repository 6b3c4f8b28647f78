"""Briscola and its family."""

__version__ = "0.12.0"
