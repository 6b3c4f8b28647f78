"""Briscola and its family."""

__version__ = "0.11.0"
