"""Briscola and its family."""

__version__ = "0.19.3"
