"""Computers, clocks and lines that are simulated: hours of bad network in seconds, each time the same."""
