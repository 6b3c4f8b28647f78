"""Mouse, finger, keys and gamepad, and the salt collected from their events."""
