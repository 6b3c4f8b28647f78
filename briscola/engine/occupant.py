"""A player at a seat of a table, as records name it since version 3 (docs/record.md)."""

from msgspec import Struct


class Occupant(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person or a computer at a seat: its name and its drawing in assets/faces."""

    name: str
    face: str
    key: str = ""
    """Key of a person's profile; empty for a guest or a computer."""
    level: str = ""
    """Level of a computer, or its program; empty for a person."""
    computer: int = 0
    """Number of the computer at which a person sits, at a table where several meet."""
    page: bool = False
    """True for a person who plays in a browser: her page comes from the host, so it adds to no shuffle."""
