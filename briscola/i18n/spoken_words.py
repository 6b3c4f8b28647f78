"""A control in words: its role, name, value, state and place, as data and as a sentence."""

from collections.abc import Mapping, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from briscola.i18n.text import Message, _, plazy


class Role(Enum):
    """The kind of a control, for speech and for the tree that screen readers read."""

    BUTTON = "button"
    CARD = "card"
    CHECK = "check"
    """On or off."""
    CHOICE = "choice"
    """One of several values."""
    FIELD = "field"
    """A line that is written in."""
    ITEM = "item"
    """A line of a list or a menu, one of which is chosen."""
    LINK = "link"
    OPTION = "option"
    """One of the things seen side by side, of which one is chosen."""
    SLIDER = "slider"
    TEXT = "text"
    """A text that scrolls."""
    THING = "thing"
    """Something on the table that is only explained."""


class ControlState(Enum):
    """A condition of a control that is said."""

    CHOSEN = "chosen"
    DONE = "done"
    FORBIDDEN = "forbidden"
    """The rules do not allow it now."""
    NEW = "new"
    OFF = "off"
    """It cannot be pressed."""
    OPEN = "open"
    PRESSED = "pressed"


_ROLES: Mapping[Role, Message] = {
    Role.BUTTON: plazy("control", "button"),
    Role.CHECK: plazy("control", "switch"),
    Role.CHOICE: plazy("control", "choice"),
    Role.FIELD: plazy("control", "field"),
    Role.LINK: plazy("control", "link"),
    Role.OPTION: plazy("control", "choice"),
    Role.SLIDER: plazy("control", "slider"),
    Role.TEXT: plazy("control", "text"),
}
"""Words for the roles that are said; the others follow from the name."""
_STATES: Mapping[ControlState, Message] = {
    ControlState.CHOSEN: plazy("state", "chosen"),
    ControlState.DONE: plazy("state", "done"),
    ControlState.FORBIDDEN: plazy("state", "may not be played"),
    ControlState.NEW: plazy("state", "new"),
    ControlState.OFF: plazy("state", "not available"),
    ControlState.OPEN: plazy("state", "open"),
    ControlState.PRESSED: plazy("state", "pressed"),
}


class Tip(Struct, frozen=True, kw_only=True):
    """Words of a slip: a headline, a text if there is more to say, and the code of a card shown whole."""

    head: str
    text: str = ""
    card: str = ""


class Spoken(Struct, frozen=True, kw_only=True):
    """A control in words: the source for speech, for its slip, and for screen readers."""

    role: Role
    name: str
    value: str = ""
    states: Sequence[ControlState] = ()
    position: tuple[int, int] | None = None
    """Its number among how many, from 1; None where the group of controls counts them."""
    more: str = ""
    """An explanation."""
    slip: Tip | str = ""
    """Words of the slip that explains it; empty for none."""

    def placed(self, number: int, of: int) -> "Spoken":
        """The same with a place among others, if it has none yet."""
        return replace(self, position=(number, of)) if self.position is None else self


def role_word(role: Role) -> str:
    """`button`; empty where nobody has to be told."""
    return str(_ROLES.get(role, ""))


def state_words(states: Sequence[ControlState]) -> str:
    """`chosen, not available`."""
    return ", ".join(str(_STATES[state]) for state in states)


def spoken_sentence(spoken: Spoken, *, full: bool) -> str:
    """All that is said when a control gets the focus; `full`: also its role, place and explanation."""
    place = ""
    if full and spoken.position is not None and spoken.position[1] > 1:
        place = _("{n} of {all}").format(n=spoken.position[0], all=spoken.position[1])
    parts = (
        spoken.name,
        role_word(spoken.role) if full or not spoken.name else "",
        spoken.value,
        state_words(spoken.states),
        place,
    )
    said = ", ".join(part.strip(" .,:") for part in parts if part)
    return f"{said}. {spoken.more}" if full and spoken.more else said


def changed_sentence(before: Spoken, now: Spoken, *, full: bool) -> str:
    """Sentence for a focused control that has changed: only what is another; empty if nothing is."""
    if (before.role, before.name) != (now.role, now.name):
        return spoken_sentence(now, full=full)
    if (before.value, before.states) == (now.value, now.states):
        return ""
    return ", ".join(part for part in (now.value, state_words(now.states)) if part) or spoken_sentence(
        now, full=full
    )
