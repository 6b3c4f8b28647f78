"""The words of the page on which somebody plays in a browser."""

from collections.abc import Mapping

from briscola.i18n.friends_words import play_on_in_game
from briscola.i18n.text import Message, _, lazy, ngettext
from briscola.network.messages.fields import RosterPlace

_PAGE: Mapping[str, Message] = {
    "lost": lazy("The connection is lost. Trying again …"),
    "unreachable": lazy(
        "Nobody answers any more: the table may be closed. If it opens again, this page comes back by itself."
    ),
    "try_again": lazy("Try again"),
    "hand": lazy("Your cards"),
    "choices": lazy("Your choice"),
    "table": lazy("The table"),
    "last_trick": lazy("Last trick"),
    "all_tricks": lazy("All tricks"),
    "players": lazy("At the table"),
    "happened": lazy("So far"),
    "play": lazy("Play it"),
    "bid": lazy("Bid"),
    "call": lazy("Call"),
    "cut": lazy("Cut here: {n}"),
    "cut_for_me": lazy("Leave it to chance"),
    "talk": lazy("Talk"),
    "write": lazy("A few words to the others"),
    "send": lazy("Send"),
    "lines": lazy("Words from friends"),
    "close": lazy("Close"),
    "more": lazy("More"),
    "less": lazy("Less"),
    "ready": lazy("I am ready"),
    "not_ready": lazy("Not ready after all"),
    "name": lazy("Your name"),
    "face": lazy("Your face"),
    "sit": lazy("Sit down"),
    "sit_here": lazy("Sit here"),
    "name_first": lazy("Say your name first."),
    "seen": lazy("My name may stand in the list of all tables"),
    "look_on": lazy("Look on"),
    "open_table": lazy("Open a table"),
    "for_all": lazy("For everybody"),
    "by_link": lazy("By link only"),
    "code": lazy("Code of a table"),
    "letters": lazy("The four letters"),
    "to_table": lazy("To the table"),
    "all_tables": lazy("All tables"),
    "keeps_nothing": lazy(
        "This browser cannot keep your seat. When you sit down, you get a word to come back."
    ),
    "own_word": lazy("Your word"),
    "copy_word": lazy("Copy this word and tell nobody. It brings you back to your seat:"),
    "leave": lazy("Leave the table"),
    "stay": lazy("Stay"),
    "come_back": lazy("Come back"),
    "come_here": lazy("Come back here"),
    "elsewhere": lazy("You play on another page now."),
    "are_you": lazy("Are you {name}?"),
    "take_seat": lazy("Take your seat"),
    "somebody_new": lazy("No, I am new here"),
    "not_sent": lazy("Not sent yet"),
    "unsent": lazy("Not sent yet: {choice}"),
    "too_late": lazy("Not sent, and now it is too late: {choice}"),
    "stock": lazy("Stock"),
    "trumps": lazy("Trumps"),
    "slate": lazy("Score"),
    "turned": lazy("Turned card: {card}"),
    "link": lazy("This link leads your friends to the table:"),
    "copy": lazy("Copy the link"),
    "send_link": lazy("Send the link"),
    "copy_own": lazy("Copy"),
    "sounds": lazy("Sounds"),
    "sounds_and_buzz": lazy("Sounds and vibration"),
    "copied": lazy("Copied."),
    "in_game": lazy("Open in the game"),
    "real_cards": lazy("Keep the score of a match with real cards"),
    "cup": lazy("A cup for an evening"),
}
_GONE: Mapping[str, Message] = {
    "word": lazy("This code has served already, or it is too old. Scan a new one from the big screen."),
    "secret": lazy("Your seat is not kept any more. Scan a new code from the big screen."),
    "letters": lazy("Type the four letters that stand on the big screen."),
    "wrong_letters": lazy(
        "These letters do not serve. Look at the big screen: each time there are new ones."
    ),
    "letter_guesses": lazy("Too many wrong letters have come. Try again in a minute."),
    "table": lazy("This table is not open."),
    "full": lazy("No more tables can be opened now. Try again in a minute."),
    "chair": lazy("Somebody else has just sat down there. Choose another seat."),
    "onlookers": lazy("There is no room for more people at that table."),
    "no_onlookers": lazy("Nobody may look on at this table."),
    "guesses": lazy("Too many wrong codes came from here. Try again in a minute."),
    "too_many": lazy("There is no room for more people at that table."),
    "closed": lazy("The table is closed. See you next time!"),
    "left": lazy("You have left the table. See you next time!"),
    "sent_away": lazy("You have been asked to leave the table."),
    "elsewhere": lazy("You play on another page now."),
    "in_game": lazy("You play in your own game now."),
    "message": lazy("This page and the game do not understand each other. Load the page again."),
    "too_fast": lazy("Too many messages at once. Load the page again."),
    "slate": lazy("This slate is not kept any more."),
    "cup": lazy("This cup is not kept any more."),
    "late": lazy("The page has not answered in time. Load it again."),
    "disk": lazy("The dealer\u2019s disk is full: no table can be opened now."),
}


def page_words(*, secure: bool) -> dict[str, str]:
    """The words that stand on a page whatever happens; `secure` if nobody on the way can read it."""
    found = {key: str(words) for key, words in _PAGE.items()}
    if not secure:
        found["open_network"] = _("Whoever listens on this Wi-Fi can read the hands.")
    return found


def gone_words(why: str) -> str:
    """The sentence for a page that must go. Raises KeyError."""
    return str(_GONE[why])


def leave_note(*, playing: bool) -> str:
    """The consequence of leaving a table with others, told before; `playing`: during a match."""
    if playing:
        return _("A computer plays on for you. With the same link you can come back.")
    return _("Your seat becomes free. With the same link you can come back.")


def left_words(host: str, *, playing: bool) -> str:
    """The sentence for whoever has left the table of a friend and may come back; `playing`: to a match."""
    if playing:
        return _("You have left {name}\u2019s table; a computer plays for you.").format(name=host)
    return _("You have left {name}\u2019s table.").format(name=host)


def no_more_words() -> str:
    """Told to somebody who would begin a slate or a cup while there is no room."""
    return _("No more can be begun from here now. Try again later.")


def pressed_too_fast() -> str:
    """Told when a press was dropped."""
    return _("That was pressed too fast, and it does not count. Press again.")


def go_on_words(*, over: bool, cup: bool = False) -> str:
    """The choice under the result of a hand, or of a match, which may be one of a `cup`."""
    return (_("Back to the cup") if cup else _("Another match")) if over else _("Go on")


def lobby_note(
    *,
    seated: bool,
    free: bool,
    playing: bool = False,
    deserted: bool = False,
    unused: RosterPlace | None = None,
    presses: str = "",
) -> str:
    """A sentence for whoever waits at a table; `unused`: the seat that can be asked for, if none is free.

    `deserted`: nobody has a line to the match. `presses`: a sentence on those who are not ready, if she is.
    """
    if seated:
        return presses or _("The match begins when everybody is ready.")
    if free:
        return _("Say your name and sit down.")
    if unused is not None:
        told = (
            _("A match goes on. Say your name to play in place of {name}, a computer, from the next one.")
            if unused.level
            else _("{name} has left, and a computer plays there. Say your name to ask for that seat.")
            if unused.left
            else _("The line of {name} is lost. Say your name to ask for that seat.")
        )
        return told.format(name=unused.name)
    if playing and deserted:
        return _(
            "A match waits here for its people. Two minutes after a line was lost you can ask for the seat."
        )
    return _("A match goes on at this table.") if playing else _("There is no free seat at this table.")


def consent_words(place: RosterPlace, *, yes: bool) -> str:
    """The two answers to whoever would take over that seat."""
    if place.moves:
        return play_on_in_game() if yes else _("That is not me")
    told = (
        _("{name} may not play")
        if not yes
        else _("Let {name} play from the next match")
        if place.level
        else _("Let {name} play from the next deal")
    )
    return told.format(name="" if place.claimant is None else place.claimant.name)


def asks_page(name: str) -> str:
    """A program of her own name asks whoever plays in a browser whether she goes on there."""
    return _("{name} has opened this table in a game on a computer. Is that you?").format(name=name)


def choose_table() -> str:
    """The sentence above the tables of a dealer."""
    return _("Say your name and choose a seat. You need no account, and nothing is installed.")


def code_words(code: str) -> str:
    """The code of a table, to be read out."""
    return _("Code: {code}").format(code=code)


def chair_words(*, computer: bool, free: bool) -> str:
    """The words at a seat of which strangers read no name."""
    return _("computer") if computer else _("free") if free else _("somebody")


def playing_words(hand: int) -> str:
    """A match that goes on, to strangers."""
    return _("a match goes on, hand {n}").format(n=max(1, hand))


def seats_words(free: int) -> str:
    """The free seats of a table."""
    if not free:
        return _("no free seat")
    return ngettext("{n} free seat", "{n} free seats", free).format(n=free)
