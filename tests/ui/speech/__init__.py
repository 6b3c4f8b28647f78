"""Tests of speech: what is said and when, and the voices of the system."""
