"""The beginning of a link to a table; known before anything of a network is loaded."""

SCHEME = "briscola:"


def begins_as_link(text: str) -> bool:
    """True for a text that begins as a link does; chats write its first letter large."""
    return text[: len(SCHEME)].lower() == SCHEME
