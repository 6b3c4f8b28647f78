"""Briscola and its family."""

__version__ = "0.7.0"
