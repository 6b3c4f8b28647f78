"""Briscola and its family."""

__version__ = "0.13.1"
