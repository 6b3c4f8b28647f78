"""The talk and the ways of players: signs, requests, temperaments (R-TALK)."""
