"""Duels: their codes, and what is made of them."""
