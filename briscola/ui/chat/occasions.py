"""Moments worth a remark, and the choice of a line that is not stale."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import singledispatch
from random import Random
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.rivals import HAIR, MemoryKind
from briscola.client.view.view import ME, View
from briscola.engine.events import (
    Committed,
    Declared,
    Event,
    Exchanged,
    HandEnded,
    MatchBegan,
    Played,
    TrickTaken,
)
from briscola.engine.trick import TableCard
from briscola.i18n.character_words import VOICES
from briscola.players.talk.temperament import PLAIN, Temperament

Kind = Literal[
    "hello",
    "rich",
    "lost",
    "trumped",
    "loaded",
    "praise",
    "last_trump",
    "won",
    "beaten",
    "close",
    "capot",
    "swept",
    "tie",
    "made",
    "failed",
    "revealed",
    "declared",
    "declared_for",
    "declared_against",
    "exchanged",
    "exchanged_against",
    "dark",
    "gave_up",
    "spared",
    "anew",
    "waiting",
    "champion",
    "outdone",
    "gracious",
    "outdone_company",
    "gracious_company",
    MemoryKind,
]
"""Subjects of a remark.

Sitting down; taking a rich trick, losing a carico to a better card or to a trump, being given one by the
partner; a fine trick of the person's; the last trump. The hand before: won, lost, by a hair, with every
trick, without one, tied, the contract made or failed. The called card shown; a marianna of one's own, the
partner's, another's; the turned card taken, by oneself, by another; another who has promised points in the
dark. Giving up oneself, or another who does; a weak hand of another's dealt anew; a person who takes his
time. The match: won together with the person, lost to him, won against him; the last two again where several
people read it, of whom none is meant alone. Then what is remembered of matches before.
"""
KINDS: Sequence[Kind] = get_args(Kind)

RICH = 15
"""Points from which a trick is worth a word."""
CARICO = 10


class Occasion(Struct, frozen=True):
    """The player at `place` might say something about this."""

    place: int
    kind: Kind


class Bearing(Struct, frozen=True, kw_only=True):
    """Chance (0…1) that the talkative speak of a kind of moment, and their face.

    `aside` is the face at tables without signs, where a wink means nothing.
    """

    chance: float
    mood: str
    aside: str = ""


BEARINGS: Mapping[Kind, Bearing] = {
    "hello": Bearing(chance=1.0, mood="pleased"),
    "rich": Bearing(chance=0.6, mood="pleased"),
    "lost": Bearing(chance=0.7, mood="dismayed"),
    "trumped": Bearing(chance=0.8, mood="dismayed"),
    "loaded": Bearing(chance=0.8, mood="pleased", aside="wink"),
    "praise": Bearing(chance=0.5, mood="pleased"),
    "last_trump": Bearing(chance=0.7, mood="thinking"),
    "won": Bearing(chance=0.9, mood="pleased"),
    "beaten": Bearing(chance=0.8, mood="dismayed"),
    "close": Bearing(chance=1.0, mood="dismayed", aside="puff"),
    "capot": Bearing(chance=1.0, mood="pleased"),
    "swept": Bearing(chance=1.0, mood="dismayed"),
    "tie": Bearing(chance=1.0, mood="thinking", aside="shoulder"),
    "made": Bearing(chance=1.0, mood="pleased", aside="wink"),
    "failed": Bearing(chance=1.0, mood="dismayed", aside="sky"),
    "revealed": Bearing(chance=0.9, mood="pleased", aside="wink"),
    "declared": Bearing(chance=0.9, mood="pleased", aside="wink"),
    "declared_for": Bearing(chance=0.9, mood="pleased"),
    "declared_against": Bearing(chance=0.7, mood="dismayed"),
    "exchanged": Bearing(chance=0.7, mood="pleased", aside="wink"),
    "exchanged_against": Bearing(chance=0.6, mood="dismayed"),
    "dark": Bearing(chance=0.9, mood="thinking", aside="sky"),
    "gave_up": Bearing(chance=1.0, mood="dismayed", aside="shoulder"),
    "spared": Bearing(chance=0.8, mood="pleased"),
    "anew": Bearing(chance=0.8, mood="thinking", aside="shoulder"),
    "waiting": Bearing(chance=0.9, mood="thinking", aside="sky"),
    "champion": Bearing(chance=1.0, mood="pleased"),
    "outdone": Bearing(chance=1.0, mood="dismayed", aside="shoulder"),
    "gracious": Bearing(chance=1.0, mood="pleased", aside="wink"),
    "outdone_company": Bearing(chance=1.0, mood="dismayed", aside="shoulder"),
    "gracious_company": Bearing(chance=1.0, mood="pleased", aside="wink"),
    "long_pause": Bearing(chance=1.0, mood="pleased"),
    "capot_mine": Bearing(chance=1.0, mood="pleased", aside="wink"),
    "capot_yours": Bearing(chance=1.0, mood="dismayed", aside="sky"),
    "hair": Bearing(chance=1.0, mood="thinking", aside="puff"),
    "at_last": Bearing(chance=1.0, mood="dismayed", aside="shoulder"),
    "at_last_mine": Bearing(chance=1.0, mood="pleased"),
}


def public(view: View) -> View:
    """The view without the person's private knowledge: the hand, and a partner who has not shown himself."""
    hands = tuple((None,) * len(hand) for hand in view.hands)
    return replace(view, hands=hands, partner=view.partner if view.revealed else None)


def occasions(event: Event, before: View | None, after: View) -> Sequence[Occasion]:
    """Players who might remark on an event, the most concerned first; never the person or the dummy."""
    seen = public(after)
    found = about(event, None if before is None else public(before), seen)
    talkers = range(1, after.rules.players)
    return tuple(moment for moment in found if moment.place in talkers)


def waiting(after: View) -> Sequence[Occasion]:
    """Players who might remark that the person takes his time."""
    return tuple(Occasion(place, "waiting") for place in range(1, after.rules.players))


@singledispatch
def about(event: Event, before: View | None, after: View) -> Iterator[Occasion]:
    """Remarks on an event, before the person and the dummy are left out; most events have none."""
    del event, before, after
    return iter(())


@about.register(MatchBegan)
def _(_event: MatchBegan, before: View | None, after: View) -> Iterator[Occasion]:
    """Say hello on sitting down; before a rematch speak of the last hand."""
    if before is not None and before.ended is not None:
        return _of_the_hand(before, before.ended)
    return (Occasion(place, "hello") for place in range(1, after.rules.players))


@about.register(TrickTaken)
def _(event: TrickTaken, before: View | None, after: View) -> Iterator[Occasion]:
    rules, winner = after.rules, event.winner
    worth = rules.ranking.points
    if rules.dark and after.tricks == 1:  # the first moment at which one may speak of it (R-TALK-1)
        yield from _of_others(after, after.caller, "dark")
    best = next((on.card for on in after.last if on.seat == winner), None)
    if before is None or best is None:
        return
    heavy = [on for on in after.last if worth[on.card] >= CARICO and on.seat != winner]
    for on in heavy:
        if not allied(after, on.seat, winner):
            ruffed = best.suit is after.trumps and on.card.suit is not after.trumps
            yield Occasion(on.seat, "trumped" if ruffed else "lost")
    if any(allied(after, on.seat, winner) for on in heavy):
        yield Occasion(winner, "loaded")
    elif event.points >= RICH:
        yield Occasion(winner, "rich")
    if winner == ME and event.points >= RICH:
        for place in range(1, rules.players):
            yield Occasion(place, "praise")
    if _last_trump(after.last, after) and after.tricks < rules.tricks:
        yield Occasion(winner, "last_trump")


@about.register(Played)
def _(event: Played, before: View | None, after: View) -> Iterator[Occasion]:
    if before is None or not after.revealed or before.revealed:
        return
    callers = {after.caller, after.partner}
    for place in range(1, after.rules.players):
        if place not in callers and place != event.seat:
            yield Occasion(place, "revealed")


@about.register(Declared)
def _(event: Declared, before: View | None, after: View) -> Iterator[Occasion]:
    """The player who declares, his partners, then the others."""
    del before
    yield Occasion(event.seat, "declared")
    others = [place for place in range(1, after.rules.players) if place != event.seat]
    yield from (Occasion(place, "declared_for") for place in others if allied(after, place, event.seat))
    yield from (
        Occasion(place, "declared_against") for place in others if not allied(after, place, event.seat)
    )


@about.register(Exchanged)
def _(event: Exchanged, before: View | None, after: View) -> Iterator[Occasion]:
    """Nobody remarks on a seven that goes for a lower trump (V-MA-7)."""
    del before
    strength = after.rules.ranking.strength
    if strength[event.took] < strength[event.gave]:
        return
    yield Occasion(event.seat, "exchanged")
    for place in range(1, after.rules.players):
        if not allied(after, place, event.seat):
            yield Occasion(place, "exchanged_against")


def _of_others(view: View, whom: int | None, kind: Kind) -> Iterator[Occasion]:
    """Moments for everybody but `whom`."""
    return (Occasion(place, kind) for place in range(1, view.rules.players) if place != whom)


@about.register(Committed)
def _(_event: Committed, before: View | None, after: View) -> Iterator[Occasion]:
    """Speak of the hand before while the cards are shuffled."""
    del after
    return iter(()) if before is None or before.ended is None else _of_the_hand(before, before.ended)


def _of_the_hand(before: View, ended: HandEnded) -> Iterator[Occasion]:
    """Remarks on a hand that has ended."""
    if ended.reason in ("passed_out", "void"):
        if before.weak is not None:
            yield from _of_others(before, before.weak, "anew")
        return
    if ended.reason == "conceded" and before.caller is not None:
        yield Occasion(before.caller, "gave_up")
        yield from (Occasion(place, "spared") for place in ended.winners)
        return
    if not ended.winners:
        for place in range(1, before.rules.players):
            yield Occasion(place, "tie")
        return
    if before.caller is not None:
        kind: Kind = "made" if before.caller in ended.winners else "failed"
        yield Occasion(before.caller, kind)
    narrow = _narrow(before, ended)
    for place in range(1, before.rules.players):
        won = place in ended.winners
        if ended.capot and before.caller is None:
            yield Occasion(place, "capot" if won else "swept")
        elif narrow:
            yield Occasion(place, "close")
        elif place != before.caller:
            yield Occasion(place, "won" if won else "beaten")


def allied(view: View, one: int, other: int) -> bool:
    """True if everybody knows that two places are on the same side."""
    if one == other:
        return True
    if view.rules.in_sides:
        return other in view.rules.side_of[one]
    if not view.revealed:
        return False
    callers = (view.caller, view.partner)
    return (one in callers) == (other in callers)


def _narrow(view: View, ended: HandEnded) -> bool:
    """True if first and second were within `HAIR` points; never with a contract, which is no race."""
    if view.caller is not None:
        return False
    totals = sorted((sum(ended.points[p] for p in side) for side in view.rules.sides), reverse=True)
    return totals[0] - totals[1] <= HAIR


def _last_trump(trick: Sequence[TableCard], view: View) -> bool:
    """True if a trick held the last trump."""
    if not any(on.card.suit is view.trumps for on in trick):
        return False
    return all(card in view.played for card in view.rules.pack if card.suit is view.trumps)


def lines(temper: str, kind: Kind) -> Sequence[str]:
    """Lines in the language in use, without the quotation marks; none without a temperament."""
    return () if temper == PLAIN.name else tuple(str(VOICES[temper].lines[kind]).split("\n"))


def remark(
    found: Sequence[Occasion],
    tempers: Mapping[int, Temperament],
    stale: Collection[str],
    chance: Random,
    *,
    fits: Callable[[int, str], bool] = lambda _place, _line: True,
) -> tuple[Occasion, str] | None:
    """Choose a speaker and a line, or None if nobody speaks.

    Stale lines are used only if there are no others, and lines that do not fit beside their place never are.
    Each player concerned speaks as readily as the moment and his temperament make him. The first
    who wants to speaks; those equally concerned are asked in any order.
    """
    rank = {kind: at for at, kind in enumerate(dict.fromkeys(moment.kind for moment in found))}
    for moment in sorted(found, key=lambda m: (rank[m.kind], chance.random())):
        temper = tempers[moment.place]
        if chance.random() >= temper.remarks * BEARINGS[moment.kind].chance:
            continue
        sayings = [line for line in lines(temper.name, moment.kind) if fits(moment.place, line)]
        fresh = [line for line in sayings if line not in stale] or sayings
        if fresh:
            return moment, chance.choice(fresh)
    return None
