"""The bot protocol, both ways (bots.md): programs at our table, and our levels at another's."""
