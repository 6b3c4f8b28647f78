"""Briscola and its family."""

__version__ = "0.22.0"
