"""What a temperament says, and what it is called."""

from collections.abc import Mapping
from dataclasses import dataclass

from briscola.i18n.text import Message


@dataclass(frozen=True, kw_only=True, slots=True)
class Voice:
    """A temperament as one says it of a woman and of a man, and its remarks.

    `lines`: for each kind of moment (`ui/chat/moments.py`) what may be said, one remark a line.
    """

    woman: Message
    man: Message
    lines: Mapping[str, Message]
