"""Tables of other computers: links, servers, tables nearby, limits of connections."""
