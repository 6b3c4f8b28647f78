"""The scenes for choosing a match, in their parts."""
