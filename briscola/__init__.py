"""Briscola and its family."""

__version__ = "0.18.0"
