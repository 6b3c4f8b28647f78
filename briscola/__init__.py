"""Briscola and its family."""

__version__ = "0.15.0"
