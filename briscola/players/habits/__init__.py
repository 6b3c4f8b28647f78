"""Habits of a person at the card table, and a net that leans towards them."""
