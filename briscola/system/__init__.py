"""Folders, resources, other programs and worker processes: all that the game asks of the machine."""
