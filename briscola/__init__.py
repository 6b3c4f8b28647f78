"""Briscola and its family."""

__version__ = "0.17.0"
