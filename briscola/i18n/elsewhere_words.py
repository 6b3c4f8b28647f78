"""The words for friends elsewhere who come to one's own table with a browser."""

from collections.abc import Mapping

from briscola.i18n.text import Message, _, lazy

_NO_TUNNEL: Mapping[str, Message] = {
    "not_started": lazy("{program} cannot be started on this computer."),
    "ended": lazy("{program} has ended by itself. The link leads nowhere now."),
    "silent": lazy("{program} runs, but has told no address. Perhaps it needs an account first."),
}


def elsewhere_title() -> str:
    """Title of the page in the settings and of the sheet at a table."""
    return _("Friends elsewhere")


def elsewhere_hint() -> str:
    """Note beside the page in the settings."""
    return _("A name of this computer on the internet: friends open your table in their browsers.")


def name_text(port: int) -> str:
    """A public name: what it is, and where it has to lead."""
    return _(
        "If this computer has a name on the internet, friends open your table in a browser. The name belongs "
        "to a tunnel or a proxy with a certificate; it has to lead to port {port} of this computer."
    ).format(port=port)


def no_name() -> str:
    """A text is no public name."""
    return _("A name looks like home.example.org, or ends with a port after a colon.")


def name_works() -> str:
    """Our own page has come back."""
    return _("It works: the name leads to this program.")


def name_unknown() -> str:
    """No answer of ours has come."""
    return _(
        "It is not known whether it works: many networks at home do not reach themselves from outside. Let a "
        "friend try the link."
    )


def who_can_read(operator: str) -> str:
    """The warning that whoever ends TLS reads all; `operator` is a tunnel's, empty for one's own name."""
    if operator:
        return _(
            "{operator} runs this tunnel and can read the cards and the words on your friends’ pages."
        ).format(operator=operator)
    return _("Whoever runs the proxy of that name can read the cards and the words on your friends’ pages.")


def elsewhere_text() -> str:
    """The use of the link, and that the host decides who comes in."""
    return _(
        "Friends in other places open a link in their browsers. Each says her name, and you let her in. The "
        "link serves until the table is closed."
    )


def start_words(way: str) -> str:
    """Label of a button that opens a way: a tunnel program, or empty for the own name."""
    return _("Start {way}").format(way=way) if way else _("Start")


def starting_words() -> str:
    """A way is being opened."""
    return _("Starting…")


def no_tunnel(why: str, program: str) -> str:
    """A tunnel leads nowhere."""
    return str(_NO_TUNNEL[why]).format(program=program)
