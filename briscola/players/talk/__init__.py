"""What players say and how they are: signs, requests, temperaments (R-TALK)."""
