"""Words about cards on a phone, as the big screen says them."""

from briscola.i18n.text import _


def sheet_title(*, at_screen: bool) -> str:
    """Title of the sheet; `at_screen`: the phones are those of people at this screen."""
    return _("Cards on a phone") if at_screen else _("Friends with a phone")


def about_phones(*, at_screen: bool) -> str:
    """Reasons for a phone, and what it takes."""
    return " ".join(
        (
            _("Whoever has a phone can hold the cards on it. This screen then shows the table for all.")
            if at_screen
            else _("A friend without the game sits down at your table with her phone, and plays on it."),
            _(
                "Nothing has to be installed: the phone’s camera reads a code, and a page opens. The phone "
                "has to be in the same network as this computer."
            ),
            _("Whoever listens on this Wi-Fi can read the cards there."),
        )
    )


def phone_guest() -> str:
    """Somebody with a phone whose name nobody knows yet."""
    return _("A friend with a phone")


def phone_heading(name: str, *, at_screen: bool) -> str:
    """Heading over the code for somebody's phone."""
    return _("The phone of {name}").format(name=name) if at_screen else phone_guest()


def phone_question(name: str, *, at_screen: bool) -> str:
    """Question over the two digits."""
    return (
        _("Is this the phone of {name}?").format(name=name)
        if at_screen
        else _("Is this your friend’s phone?")
    )


def phone_action(*, on_phone: bool, at_screen: bool) -> str:
    """Label of the button beside somebody: to her phone, or away from it."""
    if not on_phone:
        return _("To a phone") if at_screen else _("Show a code")
    return _("Back to the screen") if at_screen else _("Send away")


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


def phone_state(*, on_phone: bool, connected: bool, at_screen: bool) -> str:
    """State of somebody's cards."""
    if not on_phone:
        return _("at this screen") if at_screen else ""
    return _("on a phone") if connected else _("the phone does not answer")
