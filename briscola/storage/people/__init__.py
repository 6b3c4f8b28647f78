"""The people of this computer and what they may be called."""
