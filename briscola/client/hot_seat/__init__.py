"""Several people at one computer: what their table agrees, who has the screen, who may sit down."""
