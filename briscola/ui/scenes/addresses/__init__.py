"""Addresses of a person: meeting points, and the name of this computer; each is written and tried."""
