"""The bot protocol, both ways (docs/protocol.md): programs at our table, and our levels at another's."""
