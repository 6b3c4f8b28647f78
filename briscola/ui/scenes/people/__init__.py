"""Several people at one computer: who plays, who comes, who goes."""
