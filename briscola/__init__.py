"""Briscola and its family."""

__version__ = "0.10.0"
