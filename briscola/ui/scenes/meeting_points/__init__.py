"""The person's meeting points: the list, and adding one after a trial."""
