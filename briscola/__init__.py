"""Briscola and its family."""

__version__ = "0.14.0"
