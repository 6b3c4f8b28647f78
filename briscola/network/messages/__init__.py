"""Messages of a table between computers: a guest’s, the host’s, their fields and bytes (docs/wire.md)."""
