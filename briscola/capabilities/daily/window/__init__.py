"""A month on the wall, and the paper of one day."""
