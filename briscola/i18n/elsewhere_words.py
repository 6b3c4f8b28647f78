"""The words for friends elsewhere who come to one's own table with a browser."""

from collections.abc import Mapping, Sequence

from briscola.i18n.text import Message, _, lazy

_NO_TUNNEL: Mapping[str, Message] = {
    "not_started": lazy("{program} cannot be started on this computer."),
    "ended": lazy("{program} has ended by itself. The link leads nowhere now."),
    "silent": lazy("{program} runs, but has told no address. Perhaps it needs an account first."),
    "unknown_key": lazy(
        "{program} does not know this computer’s key. Add it there to the file authorized_keys."
    ),
    "password": lazy("{program} asks for a password. The game never sends one."),
    "changed": lazy(
        "{program} shows another key than before, so nothing was opened. If whoever runs it has changed it, "
        "take its line out of {hosts}."
    ),
    "bad_key": lazy("The key cannot be used: {key}"),
    "unkept": lazy("The key that {program} has shown cannot be kept, so nothing was opened: {hosts}"),
    "refused": lazy("{program} lets nobody through to this computer: it is full, or it does not allow it."),
    "unreachable": lazy("{program} cannot be reached."),
}


def elsewhere_title() -> str:
    """Title of the way for friends in other places, wherever it is offered or shown."""
    return _("Friends elsewhere")


def elsewhere_hint() -> str:
    """Note beside the page in the settings."""
    return _("A name on the internet, and a server of your own: friends open your table in their browsers.")


def name_text() -> str:
    """The use of a public name."""
    return _(
        "Under a name of yours on the internet friends open your table in a browser. A proxy with a "
        "certificate has to answer there."
    )


def no_name() -> str:
    """A text is no public name."""
    return _("A name looks like home.example.org, or ends with a port after a colon.")


def name_works() -> str:
    """Our own page has come back."""
    return _("It works: the name leads to this program.")


def ssh_works(server: str) -> str:
    """The tunnel of a trial stands."""
    return _("ssh leads from {server} to this computer.").format(server=server)


def name_leads(name: str, address: str) -> str:
    """A name is known; empty `address`: it is not."""
    if address:
        return _("{name} leads to {address}.").format(name=name, address=address)
    return _("{name} leads nowhere. Where you got the name, enter the address to which it leads.").format(
        name=name
    )


def certificate_words(why: str | None, server: str) -> str:
    """The certificate that somebody shows under a name; `server`: the own one there, empty if none is."""
    if why == "nobody" and server:
        return _("Nobody answers there. A proxy with a certificate has to run on {server}.").format(
            server=server
        )
    if why == "nobody":
        return _(
            "Nobody answers there. That proves nothing: many networks at home do not reach themselves from "
            "outside. Let a friend try the link."
        )
    if why == "certificate":
        return _("Browsers do not trust the certificate there.")
    return _("Browsers trust the certificate.")


def other_page(server: str, port: int) -> str:
    """Another page than ours answers under the name."""
    if server:
        return _("Another page answers. The proxy has to lead to port {port} of {server}.").format(
            port=port, server=server
        )
    return _("Another page answers. The name has to lead to port {port} of this computer.").format(port=port)


def next_ways(ways: Sequence[str], *, own: bool, cloudflared: bool) -> str:
    """Other ways to a link, by name.

    `own`: a name or a server of one's own may still be written down, `cloudflared`: that may be installed.
    """
    named = [*ways]
    if own:
        named.append(_("a name or a server of your own, in the settings"))
    if cloudflared:
        named.append(_("the program cloudflared, once it is installed"))
    return _("Other ways to a link: {ways}.").format(ways="; ".join(named)) if named else ""


def who_can_read(operator: str, own_name: str = "") -> str:
    """The sentence on whoever ends TLS: the `operator` of a tunnel, or whoever has `own_name` lead here."""
    if operator:
        return _(
            "The link leads through {operator}, a service on the internet. It could read the cards and words "
            "of friends in a browser, but not those of friends with the game."
        ).format(operator=operator)
    return _(
        "The link leads through {name}, the name in your settings. There the cards and words of friends in a "
        "browser could be read, but not those of friends with the game."
    ).format(name=own_name)


def elsewhere_text() -> str:
    """The use of the link, and that the host decides who comes in."""
    return _(
        "Friends in other places open a link in their browsers and say their names, and you let them in. The "
        "link serves until the table is closed."
    )


def starting_words() -> str:
    """A way is being opened."""
    return _("The link is being made…")


def no_tunnel(why: str, program: str, *, key: str, hosts: str) -> str:
    """A tunnel leads nowhere; files of a key and of known servers stand in the sentence where they matter."""
    return str(_NO_TUNNEL[why]).format(program=program, key=key, hosts=hosts)


def no_ssh() -> str:
    """The program is missing that opens a link without an account."""
    return _(
        "This computer lacks ssh, the program that opens a link without an account. On Windows it is the "
        "optional feature OpenSSH Client."
    )


def lost_words() -> str:
    """A line that led here is called again."""
    return _("The line is lost. It is called again by itself, and your friends come back.")


def returns_by_itself() -> str:
    """A link does not end with a lost line."""
    return _("If the line is lost, the link comes back by itself.")


def same_link() -> str:
    """The link of before the program ended leads here again."""
    return _("The link is back, the same as before: nobody needs a new one.")


def unreadable_server(server: str) -> str:
    """The server in the settings is none."""
    return _("The server in the settings cannot be read: {server}").format(server=server) + "\n" + no_server()


def no_name_for_server() -> str:
    """There is a server in the settings, but no name that leads to it."""
    return _(
        "Your own server needs a name that friends open. Write it in the settings, under “Friends elsewhere”."
    )


def service_words() -> str:
    """Caption of the choice of the service that leads friends here."""
    return _("Through")


def another_service() -> str:
    """Label of the button that shows this choice; the first of them serves most people."""
    return _("Another service for the link…")


def end_link() -> str:
    """Label of the button that takes the link back."""
    return _("End the link")


def end_link_title() -> str:
    """The question before that."""
    return _("End the link?")


def end_link_text() -> str:
    """The explanation of that question."""
    return _("Friends who came by it lose their line. To let them in again you need a new link.")


def make_link() -> str:
    """Label of the button that makes a link."""
    return _("Make a link")


def send_text(link: str) -> str:
    """The message with which a friend is invited, in the language in use."""
    return _("Shall we play cards? Open this link and say your name, and I’ll let you in: {link}").format(
        link=link
    )


def sending_words() -> str:
    """Heading over the link."""
    return _("Send the link to your friends")


def copy_text() -> str:
    """Label of the button that copies the message."""
    return _("Copy the text")


def copy_link() -> str:
    """Label of the button that copies the link alone."""
    return _("Copy the link")


def also_in_game() -> str:
    """The link is a way for the game, too."""
    return _("Whoever has the game pastes the link there, under “{button}”.").format(button=code_or_link())


def code_or_link() -> str:
    """Label of the button, and title of the sheet, on which either is pasted."""
    return _("Enter a code or a link")


def link_for_friends() -> str:
    """Row of the pause that shows the link again."""
    return _("The link for friends")


def at_table_words(names: Sequence[str]) -> str:
    """The friends who sit at the table."""
    return _("At the table: {names}").format(names=", ".join(names))


def new_link() -> str:
    """The line has come back under another name."""
    return _("This is a new link. The one before leads nowhere: send this one to your friends.")


def own_server_title() -> str:
    """Name of the field for a server of one's own."""
    return _("A server of your own")


def own_server_text(port: int) -> str:
    """The way that such a server makes, what has to be there, and what without one."""
    return _(
        "With a server of your own nothing has to be opened at your router: the proxy there leads to port "
        "{port}, and ssh from that port to this computer. Without one your router has to lead to the proxy, "
        "and the proxy to port {port} of this computer."
    ).format(port=port)


def no_server() -> str:
    """A text is no server."""
    return _("A server looks like anna@home.example.org, or ends with a port after a colon.")


def other_key_text() -> str:
    """The field for another key."""
    return _("Another key, as a file. Empty: a key of the game’s own.")


def key_text() -> str:
    """The public key is to be put on the server."""
    return _("The server lets in this key once it is a line of the file authorized_keys there:")


def bad_key(file: str) -> str:
    """A key cannot be read, or not be made."""
    return str(_NO_TUNNEL["bad_key"]).format(key=file)
