"""A duel as it is offered and as it is entered: the deal, its computers, the friend's result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec import structs

from briscola import __version__
from briscola.client.host.match_host import TABLES
from briscola.client.setup.characters import person
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.single_deals.code import (
    LARGEST_RESULT,
    LAST_HAND,
    MOST_HANDS,
    BadDuelCode,
    DuelCode,
    can_spell,
    encode_duel,
    find_duels,
)
from briscola.engine.deal_code import DealCode, decode, encode, trump_card_of
from briscola.engine.events import Dealt, Event, HandEnded, MatchBegan, Sits, Undone
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules
from briscola.engine.variants import with_trump_card
from briscola.players.levels import ADAPT, BadLevel, parse_level, without
from briscola.storage.match_choices import Opponent
from briscola.storage.sums.match_summary import HandSummary, summary

UNPLAYED = ("passed_out", "void")
"""Reasons of hands that nobody has played."""


@dataclass(frozen=True, kw_only=True)
class Duel:
    """A hand that two friends play, each on their own computer."""

    content: DuelCode
    letters: str
    """The code, without gaps."""

    @cached_property
    def rules(self) -> Rules:
        """Rules of the game."""
        return self.content.rules

    @cached_property
    def setup(self) -> MatchSetup:
        """The match of one hand; the person has still to take a seat."""
        rules, content = self.rules, self.content
        opponents = tuple(
            Opponent(name=person(face).title, face=face, level=level)
            for face, level in zip(content.faces, content.levels, strict=True)
        )
        return MatchSetup(
            variant=rules.variant,
            players=rules.players,
            options=dict(rules.changed),
            winning_hands=1,
            opponents=opponents,
        )

    @cached_property
    def code(self) -> str:
        """The deal code."""
        content = self.content
        return encode(
            DealCode(rules=content.rules, dealer=content.dealer, laid=content.cards, hand=content.hand)
        )

    @property
    def seeds(self) -> Sequence[str]:
        """Seeds of the computers by seat, and of maestro in seat 0."""
        return (str(self.content.table),) * self.rules.players

    @property
    def comparable(self) -> bool:
        """True if the friend's computers played as they do here."""
        return self.content.result is not None and self.content.version == __version__

    @property
    def theirs(self) -> int | None:
        """The friend's result; None if it cannot be compared."""
        return self.content.result if self.comparable else None


def figure(hand: HandSummary) -> int | None:
    """Result of a finished hand in a duel: what the person was paid, else the points of the person's side.

    None if it was not played to an end.
    """
    if hand.reason is None:
        return None
    return hand.ours if hand.payment is None else hand.payment


def duel_of(
    setup: MatchSetup, seeds: Sequence[str], log: Sequence[Event], hand: int, *, version: str = __version__
) -> Duel | None:
    """The duel about a finished hand (from 1) of the match that began last in a log.

    None for a hand that nobody played, and for a table that no code can name, such as one with a program or
    with several people. The result is left out if a friend could not play under the same conditions;
    `version` is that of the program in which the hand was played.
    """
    rules = setup.rules()
    faces = tuple(opponent.face for opponent in setup.opponents)
    levels = tuple(without(opponent.level, ADAPT) for opponent in setup.opponents)
    if setup.has_program or len(setup.people) > 1 or hand > LAST_HAND or not can_spell(rules, faces, levels):
        return None
    began = max((at for at, event in enumerate(log) if isinstance(event, MatchBegan)), default=len(log))
    log = log[began:]
    if any(isinstance(event, Sits) for event in log):  # no code can name everybody who sat there
        return None
    deals = zip(_deals(log), summary(log).hands, strict=True)
    found = [(*deal, told) for deal, told in deals if deal[0].hand == hand]
    if not found:
        return None
    dealt, played, told = found[-1]
    result = figure(told)
    if result is None or told.reason in UNPLAYED:
        return None
    table = _table(seeds)
    fair = (
        table is not None
        and version == __version__
        and levels == tuple(opponent.level for opponent in setup.opponents)
        and abs(result) <= LARGEST_RESULT
        and not any(isinstance(event, Undone) for event in played)
    )
    content = DuelCode(
        version=__version__,
        rules=with_trump_card(rules, trump_card_of(dealt)),
        dealer=dealt.dealer,
        hand=hand,
        faces=faces,
        levels=levels,
        table=table or 0,
        result=result if fair else None,
        cards=dealt.deck,
    )
    return Duel(content=content, letters=encode_duel(content))


def with_result(duel: Duel, result: int) -> Duel:
    """The same duel with another result, played with this version."""
    content = structs.replace(duel.content, version=__version__, result=result)
    return Duel(content=content, letters=encode_duel(content))


def duels_of(setup: MatchSetup, seeds: Sequence[str], log: Sequence[Event]) -> Sequence[Duel]:
    """The duels about the finished hands of the match that began last in a log, in order; a few at most."""
    hands = sorted({event.hand for event in log if isinstance(event, HandEnded)})
    found = (duel_of(setup, seeds, log, hand) for hand in hands)
    return [duel for duel in found if duel is not None][:MOST_HANDS]


def entered(text: str) -> Sequence[Duel]:
    """The duels whose codes are in a text: one hand, or those of a match.

    Raises BadDuelCode.
    """
    return [_playable(content) for content in find_duels(text)]


def _playable(content: DuelCode) -> Duel:
    try:
        for level in content.levels:
            parse_level(level)
        duel = Duel(content=content, letters=encode_duel(content))
        duel.setup.rules()
        decode(duel.code)
    except (BadLevel, BadOption, ValueError) as error:
        raise BadDuelCode("newer", f"this version cannot play the duel: {error}") from None
    return duel


def _deals(log: Sequence[Event]) -> Iterator[tuple[Dealt, Sequence[Event]]]:
    """Every deal of a match, with the events up to the next one."""
    deals = [(at, event) for at, event in enumerate(log) if isinstance(event, Dealt)]
    ends = [at for at, _ in deals[1:]]
    for (at, dealt), end in zip(deals, [*ends, len(log)], strict=False):
        yield dealt, log[at:end]


def _table(seeds: Sequence[str]) -> int | None:
    """Number of the table whose computers have these seeds; None if they have others."""
    (*alike,) = set(seeds)
    if len(alike) != 1 or not (alike[0].isascii() and alike[0].isdigit() and len(alike[0]) <= 3):
        return None
    number = int(alike[0])
    return number if number < TABLES and str(number) == alike[0] else None
