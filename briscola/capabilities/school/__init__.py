"""The school: everything to learn and to try, each on a card of its own."""
