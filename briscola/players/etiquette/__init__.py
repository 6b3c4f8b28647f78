"""Manners: plays that would annoy the person at the same table, by what the seat that makes them knows."""
