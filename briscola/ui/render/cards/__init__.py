"""Cards as pictures: drawn, printed, kept, laid."""
