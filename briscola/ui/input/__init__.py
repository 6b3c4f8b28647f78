"""Mouse, finger, keys and gamepad, and the salt that their movement gives."""
