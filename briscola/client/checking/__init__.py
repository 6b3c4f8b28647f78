"""Kept matches checked: the shuffle, the signatures, what computers would have chosen."""
