"""The beginnings of links to a table; known before anything of a network is loaded."""

SCHEME = "briscola:"


def begins_as_link(text: str) -> bool:
    """True for a text that begins as a link of the game does; chats write its first letter large."""
    return text[: len(SCHEME)].lower() == SCHEME


def begins_as_page(text: str) -> bool:
    """True for a text that begins as the link of a page does."""
    return text[: len("https://")].lower() == "https://"
