"""Words about things that people have on their phones, as the big screen says them, and the phone itself."""

from dataclasses import dataclass

from briscola.i18n.text import Message, _, lazy


@dataclass(frozen=True, kw_only=True)
class PhoneSubject:
    """Something that people at a screen can have on their phones, in its own words."""

    title: Message
    """Title of the sheet on which phones are let in."""
    why: Message
    """Reasons for a phone."""
    comes: Message
    """The sentence under the two digits on the phone."""
    risk: Message | None = None
    """A warning of whoever listens on the network."""

    def about(self) -> str:
        """Reasons for a phone, and what it takes."""
        how = _(
            "Nothing has to be installed: the phone’s camera reads a code, and a page opens. The phone "
            "has to be in the same network as this computer."
        )
        return " ".join(str(words) for words in (self.why, how, self.risk) if words is not None)

    def heading(self, name: str) -> str:
        """Heading over the code for somebody's phone."""
        return name

    def question(self, name: str) -> str:
        """Question over the two digits."""
        del name
        return _("Is this your friend’s phone?")

    def action(self, *, on_phone: bool) -> str:
        """Label of the button beside somebody: to her phone, or away from it."""
        return _("Send away") if on_phone else _("Show a code")

    def state(self, *, on_phone: bool, connected: bool) -> str:
        """State of somebody's phone; empty while she has none."""
        if not on_phone:
            return ""
        return _("on a phone") if connected else _("the phone does not answer")


class CardsOnPhone(PhoneSubject):
    """The cards of people at this screen."""

    def heading(self, name: str) -> str:
        return _("The phone of {name}").format(name=name)

    def question(self, name: str) -> str:
        return _("Is this the phone of {name}?").format(name=name)

    def action(self, *, on_phone: bool) -> str:
        return _("Back to the screen") if on_phone else _("To a phone")

    def state(self, *, on_phone: bool, connected: bool) -> str:
        return super().state(on_phone=on_phone, connected=connected) or _("at this screen")


class FriendsOnPhone(PhoneSubject):
    """Friends who sit down at the table with their phones."""

    def heading(self, name: str) -> str:
        del name
        return phone_guest()


_COME = lazy("The big screen shows the same two digits. Press Yes there, and the cards come here.")
_READ = lazy("Whoever listens on this Wi-Fi can read the cards there.")
CARDS_ON_PHONE = CardsOnPhone(
    title=lazy("Cards on a phone"),
    why=lazy("Whoever has a phone can hold the cards on it. This screen then shows the table for all."),
    comes=_COME,
    risk=_READ,
)
FRIENDS_ON_PHONE = FriendsOnPhone(
    title=lazy("Friends with a phone"),
    why=lazy("A friend without the game sits down at your table with her phone, and plays on it."),
    comes=_COME,
    risk=_READ,
)


def phone_guest() -> str:
    """Somebody with a phone whose name nobody knows yet."""
    return _("A friend with a phone")


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
