"""One end of a sealed line: room code, handshake, frames, the door over any carrier."""
