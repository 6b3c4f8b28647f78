"""Words about cards on a phone, as the big screen says them."""

from typing import Literal

from briscola.i18n.text import _

PhonePurpose = Literal["cards", "friends", "slate"]
"""Use of phones: people at this screen have their cards there, friends sit down, or a slate is written on."""


def sheet_title(purpose: PhonePurpose) -> str:
    """Title of the sheet on which phones are let in."""
    return {
        "cards": _("Cards on a phone"),
        "friends": _("Friends with a phone"),
        "slate": _("The slate on a phone"),
    }[purpose]


def about_phones(purpose: PhonePurpose) -> str:
    """Reasons for a phone, and what it takes."""
    why = {
        "cards": _("Whoever has a phone can hold the cards on it. This screen then shows the table for all."),
        "friends": _("A friend without the game sits down at your table with her phone, and plays on it."),
        "slate": _("Whoever has a phone can read the slate on it, and write there too."),
    }[purpose]
    how = _(
        "Nothing has to be installed: the phone’s camera reads a code, and a page opens. The phone "
        "has to be in the same network as this computer."
    )
    risk = "" if purpose == "slate" else _("Whoever listens on this Wi-Fi can read the cards there.")
    return " ".join(filter(None, (why, how, risk)))


def phone_guest() -> str:
    """Somebody with a phone whose name nobody knows yet."""
    return _("A friend with a phone")


def phone_number(number: int) -> str:
    """A phone on which a slate is written, by its number."""
    return _("Phone {n}").format(n=number)


def phone_heading(name: str, purpose: PhonePurpose) -> str:
    """Heading over the code for somebody's phone."""
    of_person = _("The phone of {name}").format(name=name)
    return {"cards": of_person, "friends": phone_guest(), "slate": name}[purpose]


def phone_question(name: str, purpose: PhonePurpose) -> str:
    """Question over the two digits."""
    return (
        _("Is this the phone of {name}?").format(name=name)
        if purpose == "cards"
        else _("Is this your friend’s phone?")
    )


def phone_action(purpose: PhonePurpose, *, on_phone: bool) -> str:
    """Label of the button beside somebody: to her phone, or away from it."""
    if not on_phone:
        return _("To a phone") if purpose == "cards" else _("Show a code")
    return _("Back to the screen") if purpose == "cards" else _("Send away")


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


def phone_state(purpose: PhonePurpose, *, on_phone: bool, connected: bool) -> str:
    """State of somebody's cards."""
    if not on_phone:
        return _("at this screen") if purpose == "cards" else ""
    return _("on a phone") if connected else _("the phone does not answer")
