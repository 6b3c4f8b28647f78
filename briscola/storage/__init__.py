"""Data kept on disk between two evenings."""
