"""Seasons and cups: who plays whom, results of single tables, and the standings that follow from them."""
