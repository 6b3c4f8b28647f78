"""Changed programs of a host: each says or does one thing that is not true of a guest who is there.

A change is made to the match of a table in memory, whatever its game; its guests' programs are honest.
Where a host would wait for her it is changed inside: no message makes an honest one do so.
"""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from briscola.client.friends.absences import LateReason
from briscola.client.visit.host_cheats import HostCheats
from briscola.engine.actions import Action
from briscola.engine.cards import ALL_CARDS, Card
from briscola.engine.chain import chain_of
from briscola.engine.events import Committed, Contributed, Event, Opened, PackCut, Played, Signed
from briscola.engine.observation import Observation
from briscola.engine.occupant import Occupant
from briscola.engine.record import event_from_json, event_line, event_to_json, parse_line
from briscola.engine.terms import STAND_IN
from briscola.network.keys.statements import signature
from briscola.network.messages.encoding import guest_message
from briscola.network.messages.from_guest import Act, Agree, Beat, GuestMessage, ShareHash, ShareOpening
from briscola.network.messages.from_host import (
    AskFor,
    Echo,
    HostMessage,
    MatchHeader,
    NextLine,
    ShareList,
    Truth,
)
from briscola.players.player import Player
from briscola.storage.records.header import Header
from tests.client.friends.in_memory import TABLE, Company

Kind = TypeVar("Kind", bound=Event)
NOBODY_SIGNS = "00" * 64
Change = Callable[[Company, int], None]
"""Changes the host of a table against whoever sits at a seat."""


def changed(part: object, **methods: Callable[..., object]) -> None:
    """Put other methods in the place of those of a part of the program."""
    for name, method in methods.items():
        setattr(part, name, method)


def deals_without_her(company: Company, victim: int) -> None:
    """Never asks her for a share."""
    deal = company.host.deal
    begin = deal.begin

    def cheat(present: Collection[int]) -> bool:
        company.host.absences.leave_out({victim})
        return begin(frozenset(present) - {victim})

    changed(deal, begin=cheat)


def takes_her_seat_for_the_deal(why: str, company: Company, victim: int) -> None:
    """Seats a computer before each seal, and gives the seat back after the deal."""
    host = company.host.host
    begin_hand = host.begin_hand

    def cheat() -> None:
        _sit(company, victim, why)
        begin_hand()

    changed(host, begin_hand=cheat)


def _sit(company: Company, victim: int, why: str) -> None:
    who = company.host.host.setup.occupants[victim]
    if not who.level:
        company.host.host.sit(victim, Occupant(name=who.name, face=who.face, level=STAND_IN), why)


def plays_for_her(why: LateReason, company: Company, victim: int) -> None:
    match = company.host
    play_on = match._play_on

    def cheat() -> bool:
        kept = victim not in match.host.setup.people
        if match.table.decider != victim or kept:
            return play_on()
        match.stand_ins.decide(victim, why)
        return True

    changed(match, _play_on=cheat)


def hurries_her(company: Company, victim: int) -> None:
    """Asks her, and says at once that her time has run out."""
    match = company.host
    take = match.receive

    def cheat(key: str, message: GuestMessage) -> None:
        if match.table.decider == victim and match.seat_of(key) == victim:
            match.go_on_without({victim: "clock"})
        else:
            take(key, message)

    changed(match, receive=cheat)


def keeps_her_answer_back(company: Company, victim: int) -> None:
    """Takes no answer of hers, and says later that her time has run out; meanwhile it hears her beats."""
    match, deliver = company.host, company.deliver
    take, held = match.receive, [False]

    def cheat(key: str, message: GuestMessage) -> None:
        if isinstance(message, Act) and match.seat_of(key) == victim:
            held[0] = True
            company.say(victim, company.lines[victim].beat())
        else:
            take(key, message)

    def hear(seat: int) -> None:
        beats = isinstance(guest_message(company.to_host[seat][0]), Beat)
        deliver(seat)
        if beats and held[0] and seat == victim:
            held[0] = False
            company.time += 200.0
            match.go_on_without({victim: "clock"})

    changed(match, receive=cheat)
    changed(company, deliver=hear)


def does_not_hear_her_opening(company: Company, victim: int) -> None:
    """Withdraws the shuffle that she has opened, and says that she has not."""
    match = company.host
    take = match.deal.receive

    def cheat(seat: int, message: ShareHash | Agree | ShareOpening) -> object:
        promises = match.table.promises
        unheard = seat == victim and isinstance(message, ShareOpening)
        heard = [] if unheard and promises and len(promises.shares) > 1 else take(seat, message)
        promises = match.table.promises
        if isinstance(heard, list) and promises and promises.missing == (victim,) and promises.opened:
            match.host.tell(heard)
            match.deal.go_on_without({victim})
            return []
        return heard

    changed(match.deal, receive=cheat)


def cuts_her_line_for_the_deal(company: Company, victim: int) -> None:
    """Hangs up on her when a hand is sealed, and deals without her at once, though she comes back."""
    match = company.host
    deal = match.deal
    begin, back, wait = deal.begin, deal.back, match.absences.back

    def cheat(present: Collection[int]) -> bool:
        if victim in company.connected:
            company.drop(victim)
        company.host.absences.leave_out({victim})
        return begin(frozenset(present) - {victim})

    changed(deal, begin=cheat, back=lambda seat: None if seat == victim else back(seat))
    changed(match.absences, back=lambda seat: None if seat == victim else wait(seat))


class Other(Player):
    """Chooses something else than a player would."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, view: Observation) -> Action:
        best = self._player.choose(view)
        return next((action for action in view.legal if action != best), best)


def plays_badly_for_her(company: Company, victim: int) -> None:
    """Has her stand-in play other cards than it would; she is away at every other turn."""
    match = company.host
    computer, play_on = match.host.computer, match._play_on

    def player(seat: int) -> Player:
        return Other(computer(seat)) if seat == victim else computer(seat)

    def cheat() -> bool:
        kept = victim not in match.host.setup.people
        if match.table.decider != victim or victim in company.connected or kept:
            return play_on()
        match.stand_ins.decide(victim, "line")
        return True

    changed(match.host, computer=player)
    changed(match, _play_on=cheat)


def _told(change: Callable[[HostMessage], HostMessage | None], company: Company, victim: int) -> None:
    """Changes what it tells her."""

    def tamper(seat: int, message: HostMessage) -> HostMessage | None:
        return change(message) if seat == victim else message

    company.tamper = tamper


def tells_another_truth(change: Callable[[Event], Event | None], company: Company, victim: int) -> None:
    """Signs true lines after the hand, of which it tells her one as `change` makes it."""
    match = company.host

    def other(message: HostMessage) -> HostMessage:
        if not isinstance(message, Truth):
            return message
        lines = [*message.lines]
        for at, line in enumerate(lines):
            other = change(event_from_json(parse_line(line)))
            if other is not None:
                lines[at] = event_line(other)
                break
        before = map(event_line, match.table.log[: message.first - 1])
        digest = chain_of(company.header.line, [*before, *lines]).hex()
        sig = signature(TABLE, match.log.now.truth(match.log.run, message.hand, digest))
        return replace(message, lines=tuple(lines), sig=sig)

    _told(other, company, victim)


def tells_another_line(
    kind: type[Kind], change: Callable[[Kind], Event], company: Company, victim: int
) -> None:
    """Tells her, once, another line than everybody else."""
    done: list[bool] = []

    def other(message: HostMessage) -> HostMessage:
        if isinstance(message, NextLine) and isinstance(message.seen, kind) and not done:
            done.append(True)
            return replace(message, event=event_to_json(change(message.seen)))
        return message

    _told(other, company, victim)


def echoes_what_she_has_not_said(company: Company, victim: int) -> None:
    """Signs the echo of a later beat."""
    match = company.host

    def later(message: HostMessage) -> HostMessage:
        if not isinstance(message, Echo):
            return message
        later = replace(message, n=message.n + 1)
        statement = match.log.now.echo(match.log.run, victim, company.lines[victim].name, later)
        return replace(later, sig=signature(TABLE, statement))

    _told(later, company, victim)


def another_card(event: Event) -> Event | None:
    return replace(event, card=other_card(event)) if isinstance(event, Played) else None


def other_card(played: Played) -> Card:
    return next(card for card in ALL_CARDS if card != played.card)


def another_signature(event: Event) -> Event | None:
    return replace(event, sig="99" * 64) if isinstance(event, Signed) and event.at else None


def _without_signature(kind: type[HostMessage], message: HostMessage) -> HostMessage:
    return replace(message, sig=NOBODY_SIGNS) if isinstance(message, kind) else message


def _copied(message: HostMessage) -> HostMessage:
    if not isinstance(message, ShareList) or len(message.shares) < 2:
        return message
    first, second, *others = message.shares
    return replace(message, shares=(replace(first, sha256=second.sha256, sig=second.sig), second, *others))


def _skipping(by: int, message: HostMessage) -> HostMessage:
    if not isinstance(message, NextLine) or message.n % 9:
        return message
    return replace(message, n=message.n + by)


def leaves_her_out_of_the_list(company: Company, victim: int) -> None:
    def without_hers(message: HostMessage) -> HostMessage:
        if not isinstance(message, ShareList):
            return message
        return replace(message, shares=tuple(share for share in message.shares if share.seat != victim))

    _told(without_hers, company, victim)


def _numbered_further(message: HostMessage) -> HostMessage:
    return replace(message, lines=100_000) if isinstance(message, MatchHeader) else message


SIGNED, OTHER = "should have signed", "about other lines"
LINES: Mapping[str, tuple[type[Event], Callable[[Any], Event], str]] = {
    "promise": (Contributed, lambda share: replace(share, sha256="11" * 32), f"{SIGNED}|not mine|signs"),
    "signed promise": (Contributed, lambda share: replace(share, sig="22" * 64), SIGNED),
    "signed list": (Signed, lambda signed: replace(signed, sig="33" * 64), SIGNED),
    "secret": (Opened, lambda opened: replace(opened, secret="44" * 16), "not what it has promised"),
    "signed secret": (Opened, lambda opened: replace(opened, sig="55" * 64), SIGNED),
    "salt": (PackCut, lambda cut: replace(cut, salt="66"), "salted with something else"),
    "cut": (
        PackCut,
        lambda cut: replace(cut, at=cut.at % 39 + 1, auto=False),
        "cut elsewhere|not those that",
    ),
    "seal": (Committed, lambda commit: replace(commit, sha256="77" * 32), OTHER),
    "card": (
        Played,
        lambda played: replace(played, card=other_card(played)),
        f"{OTHER}|another (hand|table)|cannot be",
    ),
}
"""Lines by name, each with its kind, another one in its place, and what her program says of that."""
CHANGES: Mapping[str, tuple[Change, str, str]] = {
    "deals without her": (deals_without_her, "left_out", ""),
    **{
        f"{what} ({why})": (partial(change, why), "false_absence", "")
        for what, change in (
            ("takes her seat for the deal", takes_her_seat_for_the_deal),
            ("plays for her", plays_for_her),
        )
        for why in ("clock", "line", "left", "sent_away", "digest")
    },
    "hurries her": (hurries_her, "false_absence", ""),
    "keeps her answer back": (keeps_her_answer_back, "false_absence", ""),
    "does not hear her opening": (does_not_hear_her_opening, "left_out", ""),
    "cuts her line for the deal": (cuts_her_line_for_the_deal, "left_out", ""),
    "signs no question": (partial(_told, partial(_without_signature, AskFor)), "host_cheats", ""),
    "signs no echo": (partial(_told, partial(_without_signature, Echo)), "host_cheats", ""),
    "echoes what she has not said": (echoes_what_she_has_not_said, "host_cheats", ""),
    "signs no truth": (partial(_told, partial(_without_signature, Truth)), "host_cheats", ""),
    "tells of another card afterwards": (partial(tells_another_truth, another_card), "two_stories", ""),
    "forges a signature": (partial(tells_another_truth, another_signature), "host_cheats", ""),
    "calls the present past": (partial(_told, _numbered_further), "host_cheats", ""),
    "copies a promise": (partial(_told, _copied), "host_cheats", ""),
    "leaves a line out": (partial(_told, partial(_skipping, 1)), "host_cheats", "came where line"),
    "tells a line twice": (partial(_told, partial(_skipping, -1)), "host_cheats", "came where line"),
    "leaves her out of the list": (leaves_her_out_of_the_list, "left_out", "without mine"),
    **{
        f"tells her another {what}": (
            partial(tells_another_line, kind, change),
            "two_stories" if what in ("seal", "card") else "host_cheats",
            sentence,
        )
        for what, (kind, change, sentence) in LINES.items()
    },
}
"""Changes by name, each with the kind of what her program finds, and its sentence where that is fixed."""


def found_as(kind: str, error: HostCheats) -> bool:
    """True if this kind is found; a false line may contradict others before it is looked at."""
    return error.kind == kind or {error.kind, kind} == {"host_cheats", "two_stories"}


def header_with(header: Header, victim: int, **fields: object) -> Header:
    """A header that says something else of somebody."""
    roster = (replace(each, **fields) if each.seat == victim else each for each in header.roster)
    return replace(header, roster=tuple(roster))


def lines_of(company: Company, kind: type[Kind]) -> list[Kind]:
    """The lines of a kind in the host's record."""
    return [event for event in company.host.table.log if isinstance(event, kind)]
