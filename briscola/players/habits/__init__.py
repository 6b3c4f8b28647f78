"""What a person tends to do at the card table, and a net that leans towards it."""
