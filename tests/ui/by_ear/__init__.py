"""The game without a picture: whoever tests here hears and presses keys, and nothing else."""
