"""The pages of figures and charts."""
