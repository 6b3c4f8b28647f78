"""The voice of a temperament: its name and its remarks."""

from collections.abc import Mapping

from msgspec import Struct

from briscola.i18n.text import Message


class Voice(Struct, frozen=True, kw_only=True):
    """Name of a temperament for a woman and a man, and its remarks.

    `lines`: by kind of moment (`ui/chat/occasions.py`), the possible remarks, one per line.
    """

    woman: Message
    man: Message
    lines: Mapping[str, Message]
