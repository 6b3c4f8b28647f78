"""The words for people at several computers: what they say by number, and why something does not work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from briscola.client.setup.characters import person
from briscola.engine.rules import Rules
from briscola.i18n.game_words import target_text
from briscola.i18n.level_words import level_name
from briscola.i18n.text import Message, _, lazy, ngettext, upper
from briscola.players.bots.command import is_program

if TYPE_CHECKING:  # no network is loaded for a match at one computer, which has the same phrases
    from briscola.client.friends.admission import Knock
    from briscola.network.lines.person_entries import LostMoves
    from briscola.network.messages.fields import RosterPlace, TableTerms

PHRASES: Sequence[Message] = (
    lazy("Hello!"),
    lazy("Good luck!"),
    lazy("Well played!"),
    lazy("Thank you!"),
    lazy("What a hand!"),
    lazy("No luck at all!"),
    lazy("Sorry, my mistake."),
    lazy("One moment, please."),
    lazy("Here I am again."),
    lazy("Your turn!"),
    lazy("Another match?"),
    lazy("I have to go soon."),
)
"""Phrases that people at several computers can say, by number; each reads them in her own language."""

_TROUBLES: Mapping[str, Message] = {
    "unreachable": lazy(
        "Nobody answers at that table. Is it still open, and are both computers on the same network?"
    ),
    "no_meeting": lazy(
        "The meeting point cannot be reached just now. Its page in the settings says what is wrong."
    ),
    "no_answer": lazy("No table with this code answers at the meeting point. Is it still open?"),
    "no_page": lazy(
        "The link leads to no open table just now. Ask the host whether the table is still open."
    ),
    "certificate": lazy(
        "The computer of this link cannot prove its name: this computer does not trust its certificate."
    ),
    "no_network": lazy("This computer is on no network. Connect it and try again."),
    "lost": lazy("The connection is lost. Your seat is kept; try again in a moment."),
    "late": lazy("The other computer has not answered in time. Try again."),
    "impostor": lazy("Another table than that of this code has answered. Ask the host for the code again."),
    "version": lazy("The two computers have different versions of Briscola. Update the older one."),
    "no_table": lazy(
        "No table with this code is open on this network. Ask the host for the link, which knows the way."
    ),
    "too_many": lazy("There is no room for more people at that table."),
    "no_seat": lazy("There is no free seat at that table."),
    "taken": lazy("Somebody else has just sat down there. Choose another seat."),
    "face": lazy("Somebody at the table has the same face. Choose another one."),
    "not_let_in": lazy("The host has not let you in."),
    "no_onlookers": lazy("Nobody may look on at this table."),
    "not_agreed": lazy("Not everybody at the table has agreed."),
    "not_answered": lazy("Not everybody has answered yet. You can ask again."),
    "closed": lazy("The host has closed the table."),
    "handed": lazy("Somebody else keeps the table from now on. Ask there for the new link."),
    "not_taken": lazy("The table was not taken: it stays with you."),
    "sent_away": lazy("The host has sent you away from the table."),
    "elsewhere": lazy("You play at this table in another window, or in a browser; this one has left it."),
    "silence": lazy("Nobody talks in this trick."),
    "too_soon": lazy("One thing at a time: wait a moment before you say more."),
    "not_now": lazy("That is not possible just now."),
    "illegal": lazy("The rules do not allow that."),
    "not_your_turn": lazy("It is not your turn."),
    "no_key": lazy(
        "The file with your key cannot be read or written. "
        "Copy it back from where you kept it, or move it away."
    ),
    "digest": lazy(
        "Your computer has signed something else than the others have seen. A computer plays on for you."
    ),
    "record": lazy("The record of the match cannot be read, so it does not go on."),
    "lost_lines": lazy(
        "The host’s program had to begin anew, and not all was kept. "
        "The match goes on from an earlier moment."
    ),
    "match_gone": lazy("The match has ended without you, or the host’s computer has not kept it."),
    "own_fault": lazy(
        "Something went wrong in this program. You have left the table; you can go back there."
    ),
    "host_cheats": lazy(
        "The host’s computer has told something that cannot be true. You have left the table."
    ),
    "left_out": lazy(
        "The host’s computer has dealt without yours, although it was there. You have left the table."
    ),
    "false_absence": lazy(
        "The host’s computer says that you were away or too late, and you were not. You have left the table."
    ),
    "two_stories": lazy("The host’s computer has told two stories of this match. You have left the table."),
    "old_record": lazy(
        "The record of this match has an older form, and your computer has none of it. "
        "You have left the table; a new match can begin there."
    ),
    "another_game": lazy(
        "The host’s computer has begun another game than its table told. You have left the table."
    ),
    "another_date": lazy(
        "The host’s computer and yours differ by more than two days in the date. "
        "Once both are right, come back to the table."
    ),
}
_BY_NAME: Mapping[str, Message] = {
    "no_page": lazy("The link leads to no open table just now. Ask {name} whether the table is still open."),
    "impostor": lazy("Another table than that of this code has answered. Ask {name} for the code again."),
    "no_table": lazy(
        "No table with this code is open on this network. Ask {name} for the link, which knows the way."
    ),
    "not_let_in": lazy("{name} has not let you in."),
    "closed": lazy("{name} has closed the table."),
    "sent_away": lazy("{name} has sent you away from the table."),
    "lost_lines": lazy(
        "{name}’s program had to begin anew, and not all was kept. The match goes on from an earlier moment."
    ),
    "match_gone": lazy("The match has ended without you, or {name}’s computer has not kept it."),
    "host_cheats": lazy("{name}’s computer has told something that cannot be true. You have left the table."),
    "left_out": lazy(
        "{name}’s computer has dealt without yours, although it was there. You have left the table."
    ),
    "false_absence": lazy(
        "{name}’s computer says that you were away or too late, and you were not. You have left the table."
    ),
    "two_stories": lazy("{name}’s computer has told two stories of this match. You have left the table."),
    "another_game": lazy(
        "{name}’s computer has begun another game than the table told. You have left the table."
    ),
    "another_date": lazy(
        "{name}’s computer and yours differ by more than two days in the date. "
        "Once both are right, come back to the table."
    ),
}
"""The same of a host whose name is known."""
_SAME: Mapping[str, str] = {
    "protocol": "version",
    "rules": "version",
    "handshake": "impostor",
    "frame": "lost",
    "size": "lost",
    "moved": "lost",
    "message": "lost",
    "too_fast": "lost",
    "too_slow": "lost",
    "signature": "host_cheats",
}


def trouble_text(kind: str, *, host: str = "", evidence: str = "") -> str:
    """A sentence or two on what has gone wrong, what one can do, and in which file `evidence` is kept.

    `host` is empty where the host's name is not known.
    """
    told = _SAME.get(kind, kind)
    words = (_BY_NAME.get(told) if host else None) or _TROUBLES.get(told)
    said = _("That did not work. Try again.") if words is None else str(words).format(name=host)
    if not evidence:
        return said
    return f"{said} " + _("The evidence is in the file {file}.").format(file=evidence)


def lost_text(lost: LostMoves, *, host: str = "") -> str:
    """The sentences on what a host has lost, as its disk was full when its program ended.

    `host` is empty where the host's name is not known.
    """
    said = [trouble_text("lost_lines", host=host)]
    if lost.cards:
        said.append(
            ngettext(
                "The last card played is taken back.",
                "The last {n} cards played are taken back.",
                lost.cards,
            ).format(n=lost.cards)
        )
    if lost.hand:
        said.append(_("The cards of hand {hand} are dealt again.").format(hand=lost.hand))
    if lost.times > 1:
        said.append(
            ngettext(
                "That has happened {n} time in this match, and nobody else can see why.",
                "That has happened {n} times in this match, and nobody else can see why.",
                lost.times,
            ).format(n=lost.times)
        )
    return " ".join(said)


def begun_anew_text(host: str) -> str:
    """The sentence on a page whose `host`'s program has begun anew."""
    said = _("{name}’s program has begun anew. The match goes on from what it had kept.")
    return said.format(name=host)


def promise_text() -> str:
    """The sentence on what leaves this computer."""
    return _("Nothing leaves this computer unless you open or join a table.")


def address_words(address: str, port: int) -> str:
    """The place of a table whose address is known."""
    host = f"[{address}]" if ":" in address else address
    return _("It is at the address {address}.").format(address=f"{host}:{port}")


def nearby_words(*, found: bool) -> str:
    """The place of a table that is looked for on the own network."""
    if found:
        return _("It is open on this network.")
    return _("It is not open on this network yet. As soon as it is, this page says so.")


def dealer_note(
    host: str, roster: Sequence[RosterPlace] = (), *, hosting: bool, neutral: bool = False
) -> str:
    """One line on whose computer deals; `neutral`: nobody plays there.

    Nobody can choose the cards where every person's own program adds to the shuffle, and only there.
    """
    if any(place.page for place in roster if place.key):
        if hosting:
            return _("Your computer shuffles and deals. Whoever plays in a browser cannot check the shuffle.")
        words = _("{name} shuffles and deals. Whoever plays in a browser cannot check the shuffle.")
        return words.format(name=host)
    if hosting:
        return _("Your computer deals. Nobody can choose who gets which cards, not even you.")
    if neutral:
        words = _("{name} deals and does not play. Nobody can choose who gets which cards.")
    else:
        words = _("{name}’s computer deals. Nobody can choose who gets which cards.")
    return words.format(name=host)


_ABSENCES: Mapping[str, Message] = {
    "line": lazy("{name} had lost the line and added nothing."),
    "left": lazy("{name} had left the table and added nothing."),
    "sent_away": lazy("{name} had been sent away and added nothing."),
    "unopened": lazy("{name} had not opened an earlier promise, and adds nothing any more."),
    "page": lazy("{name} plays in a browser, which adds nothing."),
}


def absence_words(name: str, why: str) -> str:
    """One sentence on whose computer has added nothing to a shuffle. Raises KeyError for no such reason."""
    return str(_ABSENCES[why]).format(name=name)


def untold_words() -> str:
    """A sentence on the record of a match in which nobody's absence is named."""
    return _(
        "The record of this match has an older form: who was away is not told, "
        "so it cannot show that nobody has chosen the cards."
    )


def unchecked_words() -> str:
    """A sentence for whoever sits down at a match that another version of the program has begun."""
    return _(
        "Another version of Briscola has begun this match: "
        "what a computer plays for somebody who is away is not checked here."
    )


def still_to_press(roster: Sequence[RosterPlace], own: int | None, *, over: bool) -> str:
    """A sentence on the others who are here and not ready; `over`: after a match. Empty if there are none."""
    others = [place for place in roster if place.key and place.seat != own and not place.host]
    names = [place.name for place in others if place.here and not place.ready]
    if not names:
        return ""
    words = ngettext(
        "{names} has still to press “{button}”.", "{names} have still to press “{button}”.", len(names)
    )
    return words.format(names=", ".join(names), button=_("Another match") if over else _("I am ready"))


def knock_words(knock: Knock, *, returns: bool = False) -> str:
    """A sentence or two on whoever knocks while a match goes on; `returns`: a seat is kept for her."""
    if returns and knock.doubtful:
        return _("{name} is back, at another computer.").format(name=knock.name)
    if returns:
        said = person_back(knock.name)
    elif knock.seat is None:
        said = _("{name} would like to look on.").format(name=knock.name)
    else:
        said = _("{name} would like to sit down.").format(name=knock.name)
    return f"{said} {upper(doubt_words())}." if knock.doubtful else said


def welcome_words(knock: Knock, *, returns: bool = False) -> str:
    """The button that lets in whoever knocks while a match goes on: the thing that it does."""
    if returns:
        return let_back_in(knock.name)
    words = _("Let {name} look on") if knock.seat is None else _("Let {name} in")
    return words.format(name=knock.name)


def let_back_in(name: str) -> str:
    """The button that gives somebody her seat again."""
    return _("Let {name} back in").format(name=name)


def doubt_words() -> str:
    """Somebody has the name of a friend, but another key."""
    return _("not at the computer you know")


def asked_words(host: str) -> str:
    """Somebody waits until the host, whose name is empty where it is not known, lets her in."""
    if not host:
        return _("The host has been asked to let you in.")
    return _("{name} has been asked to let you in.").format(name=host)


def waited_words(seconds: int) -> str:
    """The time that somebody has waited for an answer.

    >>> waited_words(80)
    'You have waited for 1:20.'
    """
    return _("You have waited for {time}.").format(time=f"{seconds // 60}:{seconds % 60:02}")


def onlooker_note() -> str:
    """The expectation of somebody who looks on, in a sentence or two."""
    return _("You look on. The hands stay hidden until the hand is over.")


def moved_words() -> str:
    """A sentence for whoever takes up a match to which nobody had come for half an hour."""
    return _("Your match has waited for you here. The link leads everybody else to a new table.")


def onlookers_words(names: Sequence[str]) -> str:
    """The people who look on, by name."""
    return ngettext("Looks on: {names}", "Look on: {names}", len(names)).format(names=", ".join(names))


def people_looking_on() -> str:
    """Title of the sheet of the people who look on, and the row that leads there."""
    return _("People who look on")


def new_onlooker(name: str) -> str:
    """Somebody has begun to look on."""
    return _("{name} looks on now.").format(name=name)


def clock_words(seconds: int) -> str:
    """The clock of a table as a choice; 0: none."""
    if not seconds:
        return _("No clock")
    return _("{n} seconds a decision").format(n=seconds)


def hints_words(*, allowed: bool) -> str:
    """Hints at a table as a choice."""
    return _("Hints for everybody") if allowed else _("No hints")


def onlooking_words(*, allowed: bool) -> str:
    """Looking on at a table as a choice."""
    return _("Others may look on") if allowed else _("Nobody looks on")


def onlooking_press(*, allowed: bool) -> str:
    """The button by which a host allows looking on, or forbids it; `allowed` now."""
    return _("Let nobody look on") if allowed else _("Let others look on")


def nobody_looks_on(*, allowed: bool) -> str:
    """A sentence in the place of those who look on: others may, or may not."""
    if allowed:
        return _("Nobody looks on now. Whoever has the code may ask to.")
    return _("Nobody may look on at this table.")


def onlooking_news(*, allowed: bool) -> str:
    """A sentence for all at a table whose host has just allowed looking on, or forbidden it."""
    return _("Others may look on now.") if allowed else nobody_looks_on(allowed=False)


def agreed_words(terms: TableTerms, rules: Rules) -> str:
    """The goal of the match at a table, and its agreements beside the game, in few words."""
    found = [target_text(rules, terms.winning_hands)]
    found += [_("clock: {n} s").format(n=terms.clock)] if terms.clock else []
    found += [_("with hints")] if terms.hints else []
    found += [] if terms.onlookers else [_("nobody looks on")]
    return " · ".join(found)


def rematch_wishes(names: Sequence[str]) -> str:
    """The button for another match, when others wait for it already."""
    return ngettext("Rematch: {names} waits", "Rematch: {names} wait", len(names)).format(
        names=", ".join(names)
    )


def counting_words() -> str:
    """The next deal waits for those who have not gone on from the count of a hand."""
    return _("The others are still at the count.")


def cuts_words(name: str) -> str:
    """Somebody else is asked where to cut."""
    return _("{name} cuts the pack.").format(name=name)


def trump_card_words(name: str) -> str:
    """Somebody else deals and is asked for the trump card."""
    return _("{name} chooses the trump card.").format(name=name)


def free_seats(count: int) -> str:
    """Number of open seats at a table."""
    if not count:
        return _("no free seat")
    return ngettext("{n} free seat", "{n} free seats", count).format(n=count)


def table_of(host: str) -> str:
    """Title of a table."""
    return _("{name}’s table").format(name=host)


def away(*, left: bool = False) -> str:
    """Under the name of somebody whose line is lost, or who has `left`; as short as can be."""
    return _("has left") if left else _("away")


def no_connection() -> str:
    """Under the names of the others while the own line is lost; as short as can be."""
    return _("no line")


def unreachable(host: str, *, neutral: bool = False) -> str:
    """The own line is lost: whose computer is called again and again; `neutral`: nobody plays there."""
    if neutral:
        return _("{name} cannot be reached. Trying again…").format(name=host)
    return _("{name}’s computer cannot be reached. Trying again…").format(name=host)


def good_night_words() -> str:
    """Words of the button beside another match, by which somebody ends her evening at the table."""
    return _("Good night")


def page_away(name: str, *, link: str | None = None, warning: str = "") -> str:
    """The way on which somebody comes back who is away from one's own table; her place says that she is.

    `link` is that for everywhere: empty while it leads nowhere, None if there is none, or if she has come by
    the letters of the room; `warning` is what is wrong with it, or that it is another one than before.
    """
    if link is None:
        return _("“Cards on a phone” in the pause leads {name} back.").format(name=name)
    if warning and not link:
        return warning
    told = _("{name} needs the new link to come back.") if warning else _("The same link leads {name} back.")
    return " ".join((told.format(name=name), *([_("Whoever is new knocks first.")] if link else [])))


def connection_back() -> str:
    """The own line is there again."""
    return _("The connection is back.")


def next_deal(place: RosterPlace) -> str:
    """Under the name of somebody whose seat is somebody's again at the next deal; as short as can be."""
    return _("back next deal") if returns(place) else _("{name} next deal").format(name=_claimant(place))


def is_away(name: str) -> str:
    """Somebody's line is lost, or her page is closed."""
    return _("{name} is away.").format(name=name)


def computer_decided(name: str) -> str:
    """A computer has made one decision for somebody; empty: for the reader."""
    if not name:
        return _("A computer has decided for you.")
    return _("A computer has decided for {name}.").format(name=name)


def has_left(name: str) -> str:
    """Somebody has left a match on purpose."""
    return _("{name} has left the table; a computer plays on.").format(name=name)


def computer_plays(name: str) -> str:
    """A computer keeps somebody's seat."""
    return _("A computer plays for {name} now.").format(name=name)


def person_back(name: str) -> str:
    """Somebody decides for herself again."""
    return _("{name} is back.").format(name=name)


def take_over_words() -> str:
    """The button at a seat whose person has had no line for long."""
    return _("Take over…")


def claimant_note(place: RosterPlace, roster: Sequence[RosterPlace]) -> str:
    """A sentence for whoever would take over that seat; it names the people of the `roster` who are asked."""
    if place.agreed and place.level:
        return _("You sit at the table from the next match. Until then you look on.")
    if place.agreed:
        return _("You get cards from the next deal.")
    if place.moves:
        return _("Your page in the browser asks whether that is you: press “{words}” there.").format(
            words=play_on_in_game()
        )
    names = [each.name for each in roster if each.key and each.here and each.seat != place.seat]
    if not names:
        return _("The others have been asked whether you may take over this seat.")
    return ngettext(
        "{names} has been asked whether you may take over this seat.",
        "{names} have been asked whether you may take over this seat.",
        len(names),
    ).format(names=", ".join(names))


def play_on_here() -> str:
    """The button at a seat where somebody of one's own name plays in a browser."""
    return _("Play on here")


def play_on_in_game() -> str:
    """The yes of a page, whose person goes on in her own program."""
    return _("Yes, play on in my game")


def sits_in_browser(name: str) -> str:
    """Somebody of one's own name plays in a browser, and may move to this program."""
    return _(
        "{name} plays here in a browser. Is that you? Press “{words}”, and then say yes on that page."
    ).format(name=name, words=play_on_here())


def seat_free(place: RosterPlace) -> str:
    """Somebody who looks on may ask for a seat that nobody uses, a computer, or that of her own page."""
    told = (
        _("{name} plays here in a browser. Is that you? “Sit down” in the pause, and then yes on that page.")
        if place.page and place.here and not place.claimable
        else _("You can have {name}’s seat from the next match: “Sit down” in the pause.")
        if place.level
        else _("{name}’s seat can be taken: “Sit down” in the pause.")
    )
    return told.format(name=place.name)


def claim_title(place: RosterPlace) -> str:
    """The question whether somebody may take over a seat, or have it again, to those who are present."""
    if returns(place):
        return person_back(_claimant(place))
    return _("A seat for {name}?").format(name=_claimant(place))


def claim_text(place: RosterPlace) -> str:
    """The explanation for those who are asked."""
    if returns(place):
        return _(
            "{name} comes by another browser or program, and would like to have the seat again. "
            "Until the next deal a computer plays on."
        ).format(name=_claimant(place))
    if place.level:
        return _("If everybody agrees, {name} plays in place of {computer} from the next match.").format(
            name=_claimant(place), computer=place.name
        )
    if place.left:
        told = has_left(place.name)
    else:
        told = _("The line of {name} has been lost for more than two minutes.").format(name=place.name)
    then = _(
        "If everybody agrees, {claimant} plays at that seat from the next deal. "
        "Whoever sat there first gets it back at a deal."
    )
    return f"{told} {then.format(claimant=_claimant(place))}"


def _claimant(place: RosterPlace) -> str:
    return "" if place.claimant is None else place.claimant.name


def claim_answers(place: RosterPlace) -> tuple[str, str]:
    """The two answers to that question."""
    if returns(place):
        return let_back_in(_claimant(place)), _("Not now")
    return _("I agree"), _("No")


def returns(place: RosterPlace) -> bool:
    """True if whoever would have a seat has the name of whoever sat there: it is most likely the same one."""
    return place.claimant is not None and place.is_of(place.claimant.name)


def sits_soon(place: RosterPlace) -> str:
    """All have agreed that somebody has a seat."""
    if returns(place):
        return _("{name} sits at the table again from the next deal.").format(name=_claimant(place))
    told = (
        _("{name} sits at the table from the next match.")
        if place.level
        else _("{name} sits at the table from the next deal.")
    )
    return told.format(name=_claimant(place))


def asks_for_seat(place: RosterPlace) -> str:
    """Somebody asks all who are present for a seat."""
    if returns(place):
        return _("{name} would like to have the seat again.").format(name=_claimant(place))
    return _("{name} would like to have the seat of {before}.").format(
        name=_claimant(place), before=place.name
    )


def gets_no_seat(place: RosterPlace) -> str:
    """Somebody has asked for a seat or was promised it, and does not get it."""
    return _("{name} does not get the seat.").format(name=_claimant(place))


def taken_over(place: RosterPlace, before: RosterPlace) -> str:
    """A seat has gone from one person to another, or she has gone on by another of her keys."""
    if before.is_of(place.name):
        claimed = before.left or before.agreed
        if claimed or not before.here or place.page == before.page:
            return person_back(place.name)
        told = _("{name} plays on in a browser.") if place.page else _("{name} plays on in the game.")
        return told.format(name=place.name)
    return _("{name} plays at the seat of {before} now.").format(name=place.name, before=before.name)


def back_yourself(*, kept: bool) -> str:
    """For whoever comes back to a seat that a computer has had; `kept`: it has it until her next turn."""
    if kept:
        return _("You are back. From your next turn you play yourself.")
    return _("You are back.")


def played_for_you(cards: int) -> str:
    """The cards that the computer has played meanwhile, for whoever comes back to her seat."""
    return ngettext(
        "The computer has played {n} card for you.", "The computer has played {n} cards for you.", cards
    ).format(n=cards)


def offer_text(host: str) -> str:
    """Question of a host who hands the table over."""
    return _(
        "{name} hands you the table: your computer deals from now on, under a new code. "
        "The others are asked whether they come along."
    ).format(name=host)


def handed_text(name: str, *, needs_link: bool = False) -> str:
    """Question whether one goes along to whoever keeps the table now, perhaps without a way there."""
    moved = _("{name} keeps the table from now on. Everybody sits down there anew.").format(name=name)
    if not needs_link:
        return moved
    new = _(
        "You came by a link, which leads there no more. If the table is not found, ask {name} for a new one."
    )
    return f"{moved}\n{new.format(name=name)}"


def partners_of(rules: Rules, roster: Sequence[RosterPlace], seat: int) -> Sequence[str]:
    """Names of those who play with whoever sits there; none where each plays alone."""
    side = rules.side_of[seat] if rules.in_sides else ()
    return [roster[each].name for each in side if each != seat and roster[each].name]


def seat_words(
    place: RosterPlace, *, own: bool, asked: bool, partners: Sequence[str] = ()
) -> tuple[str, str, str]:
    """Name and state of a seat, and with whom one plays there; `asked`: this person would have it."""
    name, state = _seat_state(place, own=own, asked=asked)
    return name, state, _("with {names}").format(names=", ".join(partners)) if partners else ""


def _seat_state(place: RosterPlace, *, own: bool, asked: bool) -> tuple[str, str]:
    if not place.name:
        return _("Open seat"), _("you have knocked") if asked else ""
    if place.moves:
        return place.name, _("you have asked for this seat") if asked else ""
    if place.claimant is not None and asked:
        if not place.agreed:
            return place.name, _("you have asked for this seat")
        return place.name, (
            _("you sit here from the next match") if place.level else _("you sit here from the next deal")
        )
    if place.claimant is not None:
        told = (
            _("{name} would take over this seat")
            if not place.agreed
            else _("{name} sits here from the next match")
            if place.level
            else _("{name} sits here from the next deal")
        )
        return place.name, told.format(name=place.claimant.name)
    if is_program(place.level):
        return place.name, _("program")
    if place.level:
        return place.name, _("computer, {level}").format(
            level=level_name(place.level, person(place.face).gender)
        )
    if not place.here:
        return place.name, away(left=True) if place.left else _("connection lost")
    if place.ready:
        return place.name, _("is ready")
    return place.name, _("that is you") if own else ""
