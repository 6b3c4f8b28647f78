"""Bubbles beside people, with all that they say."""
