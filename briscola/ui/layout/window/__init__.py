"""Measures of a window: the scale, least sizes, how a picture fits, how a sheet is laid out."""
