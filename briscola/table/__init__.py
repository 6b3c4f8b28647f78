"""Whole matches and single hands: all the cards, the turns, the talk; fair tables of several computers."""
