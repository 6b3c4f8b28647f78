"""A neutral dealer: many tables in one process, at which nobody of this computer plays (docs/serve.md)."""
