"""The name of this computer on the internet: writing it down, and trying it."""
