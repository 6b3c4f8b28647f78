"""A message to a page, as a person of a test reads it."""

import msgspec

from briscola.network.messages.encoding import decoded
from briscola.pages.messages.to_page import ToPage

_TO_PAGES: msgspec.json.Decoder[ToPage] = msgspec.json.Decoder(ToPage)


def told_page(data: bytes) -> ToPage:
    """The message to a page.

    Raises BadMessage.
    """
    return decoded(_TO_PAGES, data)
