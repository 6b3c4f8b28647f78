"""Several people at one computer: who plays, and adding and removing people."""
