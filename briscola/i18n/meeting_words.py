"""The words for meeting points: what they are, whether one works, and what is wrong."""

from collections.abc import Mapping, Sequence

from briscola.i18n.text import Message, _, lazy, number

_WRONG: Mapping[str, Message] = {
    "name": lazy("No computer of that name can be found. Look at its letters once more."),
    "unreachable": lazy(
        "The computer is there, but nobody answers at that port. Perhaps the meeting point does not run just "
        "now, or a firewall stands between."
    ),
    "certificate": lazy(
        "It cannot prove that it is the computer of that name: this computer does not trust its certificate."
    ),
    "away": lazy(
        "The meeting point does not answer just now. Perhaps it is being started again: a table tries again "
        "by itself. If it stays so, look at the address."
    ),
    "other": lazy("Somebody answers there, but it is no meeting point. Look at the address once more."),
    "refused": lazy("It lets nobody in without an account, and Briscola has none."),
    "frame": lazy("It answers, but long messages do not pass. Whoever runs it can allow larger ones."),
    "silent": lazy(
        "It answers, but messages do not come back. Whoever runs it has to allow the topics of Briscola."
    ),
}


def meeting_points_title() -> str:
    """Title of the page with the list, also used for links to it."""
    return _("Meeting points")


def meeting_points_text() -> str:
    """A meeting point, for people who have never opened a port."""
    return _(
        "A meeting point lets friends in other places find your table. It is a computer on the internet that "
        "hands on what the table’s computers say, and nobody there can read it."
    )


def meeting_point_sources() -> str:
    """The places from which one may have a meeting point."""
    return _(
        "Briscola has none of its own. A friend, a club or a school sets one up with one command: “{about}” "
        "on the first page tells how, under “{title}”."
    ).format(about=_("About"), title=own_club_title())


def own_club_title() -> str:
    """Title of the page that tells how to run tables and a meeting point."""
    return _("A club of one’s own")


def no_meeting_point() -> str:
    """A text names no meeting point."""
    return _("An address looks like play.example.org, or ends with a port after a colon.")


def bad_entry() -> str:
    """A line of the settings names no meeting point; it stays there until it is removed."""
    return _("This line of the settings names no meeting point.")


def wrong_words(kind: str) -> str:
    """One sentence on what is wrong with a meeting point, and what one can do."""
    words = _WRONG.get(kind)
    return _("That did not work. Try again.") if words is None else str(words)


def works_words(milliseconds: float, *, slow: bool) -> str:
    """A meeting point works; the time of a message there and back."""
    seconds = number(milliseconds / 1000, 2)
    if slow:
        return _(
            "It works, but slowly: a message there and back takes {seconds} s. You will feel it at the cards."
        ).format(seconds=seconds)
    return _("It works: a message there and back takes {seconds} s.").format(seconds=seconds)


def through_words(host: str) -> str:
    """A way to a table as a choice."""
    return _("Anywhere, through {host}").format(host=host)


def by_link_words() -> str:
    """The way to a table by a link, as a choice."""
    return _("Anywhere, by a link")


def at_known_point(host: str) -> str:
    """The place of a table at a meeting point of the list."""
    return _("It is at the meeting point {host}, which is among yours.").format(host=host)


def at_unknown_point(host: str, port: int) -> str:
    """The place of a table at a meeting point that is not in the list."""
    return _(
        "It is at a meeting point that is not among yours: {host}, port {port}. Go there only if you trust "
        "whoever has sent you the link."
    ).format(host=host, port=port)


def at_page(place: str) -> str:
    """The place of a table that is reached by the link of a page."""
    return _(
        "The way there leads through {place}. Nobody there can read what your game says: only the table of "
        "this code can."
    ).format(place=place)


def looked_for_at(hosts: Sequence[str]) -> str:
    """A table that is not open on the own network, of which only the code is known."""
    return _("It is not open on this network. At a press it is looked for at {hosts}.").format(
        hosts=", ".join(hosts)
    )
