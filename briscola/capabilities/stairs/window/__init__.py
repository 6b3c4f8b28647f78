"""The picture of all steps."""
