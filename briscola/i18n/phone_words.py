"""Words about things that people have on their phones, as the big screen says them, and the phone itself."""

from typing import NamedTuple

from briscola.i18n.text import Message, _, lazy


class PhoneSubject(NamedTuple):
    """Something that people at a screen can have on their phones, in its own words."""

    title: Message
    """Title of the sheet on which phones are let in."""
    why: Message
    """Reasons for a phone."""
    comes: Message
    """The sentence under the two digits on the phone."""
    risk: Message | None = None
    """A warning of whoever listens on the network."""
    of_person: Message | None = None
    """Heading over the code for somebody's phone; None: her name alone."""
    question: Message = lazy("Is this your friend’s phone?")
    """Question over the two digits."""
    invite: Message = lazy("Show a code")
    """Label of the button beside somebody without a phone."""
    take_back: Message = lazy("Send away")
    """Label of the button beside somebody with one."""
    here: Message | None = None
    """State of somebody without a phone."""

    def about(self) -> str:
        """Reasons for a phone, and what it takes."""
        how = _(
            "Nothing has to be installed: the phone’s camera reads a code, and a page opens. The phone "
            "has to be in the same network as this computer."
        )
        return " ".join(str(words) for words in (self.why, how, self.risk) if words is not None)

    def heading(self, name: str) -> str:
        """Heading over the code for somebody's phone."""
        return name if self.of_person is None else str(self.of_person).format(name=name)

    def state(self, *, on_phone: bool, connected: bool) -> str:
        """State of somebody's phone."""
        if not on_phone:
            return "" if self.here is None else str(self.here)
        return _("on a phone") if connected else _("the phone does not answer")


_COME = lazy("The big screen shows the same two digits. Press Yes there, and the cards come here.")
_READ = lazy("Whoever listens on this Wi-Fi can read the cards there.")
CARDS_ON_PHONE = PhoneSubject(
    title=lazy("Cards on a phone"),
    why=lazy("Whoever has a phone can hold the cards on it. This screen then shows the table for all."),
    comes=_COME,
    risk=_READ,
    of_person=lazy("The phone of {name}"),
    question=lazy("Is this the phone of {name}?"),
    invite=lazy("To a phone"),
    take_back=lazy("Back to the screen"),
    here=lazy("at this screen"),
)


def cards_go_back() -> str:
    """The consequence of leaving the table with a phone on which one's cards are."""
    return _("Your cards go back to the big screen.")


def friends_with_phones() -> str:
    """Title of the sheet on which friends with phones come to a table."""
    return _("Friends with a phone")


def one_code_heading() -> str:
    """Heading over the code that all phones of a room read."""
    return _("One code for all phones")


def one_code_note() -> str:
    """Note over that code: the two ways of a phone, their end, and who listens."""
    ways = _(
        "Every phone in this network reads it with its camera, or types the address and the four letters. "
        "They serve as long as this page is open."
    )
    return f"{ways} {_READ}"


def no_phone_network() -> str:
    """The sentence where no phone can come."""
    return _("This computer is in no network, so no phone can reach it.")


def nobody_knocks() -> str:
    """Sentence in the place of those who knock, while nobody does."""
    return _(
        "Friends without the game play on their phones. They say their names and knock, "
        "and you let them in here."
    )


def phone_number(number: int) -> str:
    """A phone on which a slate is written, by its number."""
    return _("Phone {n}").format(n=number)


def code_note() -> str:
    """Note over the code that a phone reads."""
    return _("Read this code with the phone’s camera. It serves once, for one phone.")


def minutes_left(seconds: float) -> str:
    """Time for which a code still serves.

    >>> minutes_left(94.2)
    'It serves for another 1:34.'
    """
    whole = int(seconds)
    return _("It serves for another {time}.").format(time=f"{whole // 60}:{whole % 60:02}")
