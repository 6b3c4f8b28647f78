"""Keys of people in files, and statements that they sign."""
