"""An evening with real cards: who played which games, hand by hand, and everything that follows from it.

Nothing but what was entered is kept. A hand that is taken back leaves the evening as if it had never been
entered, and so does a game that was begun without a hand.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from briscola.capabilities.slate.hand import RealHand, outcome_of
from briscola.client.tournament.table_result import TableGame
from briscola.engine.match import Match, after_outcome, begin_match
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.variants import WINNING_HANDS
from briscola.storage.settings.person_names import clean

HANDS, GAMES, NAMES = 200, 12, 12
"""Most hands, games and people of an evening."""
LONGEST = 16
"""Letters of a name."""
Rotation = Literal["never", "match", "hand"]
"""Moments at which partners change; then everybody has a score alone."""
_PAIRINGS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))
"""For each turn of rotating pairs, the player at each seat."""


class SlateFull(ValueError):  # noqa: N818 - a sentence, as BadOption
    """The evening has as many hands or games as it can hold."""


class RealGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game of an evening, with the hands that were played of it."""

    game: TableGame
    people: tuple[int, ...]
    """Numbers of the evening's people, by player."""
    rotates: Rotation = "never"
    hands: tuple[RealHand, ...] = ()


class RealEvening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An evening; its last game goes on."""

    id: str
    began: str
    """Its moment, as in records: `2026-11-27T20:15`."""
    names: tuple[str, ...]
    games: tuple[RealGame, ...]

    @property
    def now(self) -> RealGame:
        """The game that goes on."""
        return self.games[-1]

    def name(self, game: RealGame, player: int) -> str:
        """Name of a player of one of its games; empty for the dummy."""
        return self.names[game.people[player]] if player < len(game.people) else ""


class SlateRow(Struct, frozen=True, kw_only=True):
    """A hand on the slate, all by player: its outcome, and the match after it."""

    hand: RealHand
    outcome: Outcome
    at: tuple[int, ...]
    """The player at each seat, and the dummy."""
    match: Match
    number: int
    """Number of the match in this game, from 0 on."""
    times: int
    """Number of times that the hand was paid (V-CH-28)."""
    more: int
    """Strokes that it counted more after tied hands (V-SU-7)."""


class PersonTotal(Struct, frozen=True, kw_only=True):
    """Matches, hands and payments of one person on an evening."""

    name: str
    matches: int = 0
    """Matches won."""
    hands: int = 0
    """Hands won."""
    balance: int = 0
    """Sum of all payments."""


def may_rotate(rules: Rules) -> bool:
    """True if the partners of a game may change from match to match or from hand to hand."""
    return rules.players == 4 and rules.in_sides


def seating(game: RealGame, *, match: int, hand: int) -> tuple[int, ...]:
    """The player at each seat in the hand of this number, in the match of that number."""
    rules = game.game.rules()
    turn = {"never": 0, "match": match, "hand": hand}[game.rotates]
    return (*_PAIRINGS[turn % 3],) if game.rotates != "never" else tuple(range(rules.places))


def rows(game: RealGame) -> tuple[SlateRow, ...]:
    """Every hand of a game. Raises ValueError if one cannot be."""
    return _rows(msgspec.json.encode(game))  # pages ask again and again for what has not changed


@lru_cache(maxsize=32)
def _rows(data: bytes) -> tuple[SlateRow, ...]:
    game = msgspec.json.decode(data, type=RealGame)
    rules = game.game.rules()
    fresh = begin_match(rules, winning_hands=game.game.winning_hands, dealer=0)
    match, number, found = fresh, 0, list[SlateRow]()
    for played, hand in enumerate(game.hands):
        at = seating(game, match=number, hand=played)
        times, more = match.standing.times, match.standing.more
        outcome = _by_player(outcome_of(rules, hand, times, more), at)
        match = after_outcome(match, outcome, sides=sides_at(rules, at), apart=game.rotates == "hand")
        found.append(
            SlateRow(hand=hand, outcome=outcome, at=at, match=match, number=number, times=times, more=more)
        )
        if match.over:
            match, number = fresh, number + 1
    return tuple(found)


def next_seating(game: RealGame) -> tuple[int, ...]:
    """The player at each seat in the hand that is played now."""
    found = rows(game)
    number = found[-1].number + found[-1].match.over if found else 0
    return seating(game, match=number, hand=len(found))


def sides_at(rules: Rules, at: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The players of each side, from the player at each seat."""
    return tuple(tuple(at[seat] for seat in side) for side in rules.sides)


def _by_player(outcome: Outcome, at: Sequence[int]) -> Outcome:
    """An outcome by seat as one by player."""

    def moved(row: tuple[int, ...] | None) -> tuple[int, ...] | None:
        return row and tuple(row[at.index(player)] for player in range(len(row)))

    return replace(
        outcome,
        points=moved(outcome.points) or (),
        winners=tuple(sorted(at[seat] for seat in outcome.winners)),
        payments=moved(outcome.payments),
        declared=moved(outcome.declared),
    )


# ---- what is done on a slate


def begin(
    id: str, began: str, names: Sequence[str], game: TableGame, rotates: Rotation = "never"
) -> RealEvening:
    """An evening with its first game; a name for each player. Raises ValueError (BadOption)."""
    fresh = RealEvening(id=id, began=began, names=(), games=())
    return _checked(_sat_down(fresh, names, game, rotates))


def next_game(
    evening: RealEvening, names: Sequence[str], game: TableGame, rotates: Rotation = "never"
) -> RealEvening:
    """The evening with another game, or with other people. Raises ValueError (BadOption, SlateFull)."""
    if not evening.now.hands:
        evening = _pruned(replace(evening, games=evening.games[:-1]))
    if len(evening.games) >= GAMES:
        raise SlateFull(f"an evening has at most {GAMES} games")
    return _checked(_sat_down(evening, names, game, rotates))


def enter(evening: RealEvening, hand: RealHand) -> RealEvening:
    """The evening with one more hand. Raises ValueError (SlateFull)."""
    if sum(len(game.hands) for game in evening.games) >= HANDS:
        raise SlateFull(f"an evening has at most {HANDS} hands")
    now = evening.now
    outcome_of(now.game.rules(), hand)
    return replace(evening, games=(*evening.games[:-1], replace(now, hands=(*now.hands, hand))))


def may_take_back(evening: RealEvening) -> bool:
    """True if there is a hand, or a later game, to take back."""
    return bool(evening.now.hands) or len(evening.games) > 1


def take_back(evening: RealEvening) -> RealEvening:
    """The evening without its last hand, or without a game of which none was played."""
    now, before = evening.now, evening.games[:-1]
    if now.hands:
        return replace(evening, games=(*before, replace(now, hands=now.hands[:-1])))
    return _pruned(replace(evening, games=before)) if before else evening


def _sat_down(evening: RealEvening, names: Sequence[str], game: TableGame, rotates: Rotation) -> RealEvening:
    cleaned = [clean(name, LONGEST) for name in names]
    all_names = (*evening.names, *(name for name in cleaned if name not in evening.names))
    if len(all_names) > NAMES:
        raise SlateFull(f"an evening has at most {NAMES} people")
    people = tuple(all_names.index(name) for name in cleaned)
    if not may_rotate(game.rules()):
        rotates = "never"
    sitting = RealGame(game=game, people=people, rotates=rotates)
    return replace(evening, names=all_names, games=(*evening.games, sitting))


def _pruned(evening: RealEvening) -> RealEvening:
    """Without the names that came with a game taken back."""
    last = max((person for game in evening.games for person in game.people), default=-1)
    return replace(evening, names=evening.names[: last + 1])


def _checked(evening: RealEvening) -> RealEvening:
    check(evening)
    return evening


def check(evening: RealEvening) -> None:
    """Raise ValueError for an evening that cannot be."""
    names, games = evening.names, evening.games
    right = 0 < len(games) <= GAMES and len(names) <= NAMES and len({*names}) == len(names)
    if not right or sum(len(game.hands) for game in games) > HANDS:
        raise ValueError("an evening has too many games, hands or names, or too few")
    if any(not name or clean(name, LONGEST) != name for name in names):
        raise ValueError(f"these are no names: {names}")
    for game in games:
        people, rules = game.people, game.game.rules()
        if (
            len({*people}) != len(people)
            or len(people) != rules.players
            or not {*people} <= {*range(len(names))}
        ):
            raise ValueError(f"{people} do not play {rules.slug}")
        if game.game.winning_hands not in WINNING_HANDS or (
            game.rotates != "never" and not may_rotate(rules)
        ):
            raise ValueError(f"{rules.slug} is not played like this")
        rows(game)


def totals(evening: RealEvening) -> tuple[PersonTotal, ...]:
    """The balance of the evening, by person in the order in which they came."""
    found = [PersonTotal(name=name) for name in evening.names]
    for game in evening.games:
        for row in rows(game):
            payments = row.outcome.payments or (0,) * len(game.people)
            for player, person in enumerate(game.people):
                before = found[person]
                found[person] = replace(
                    before,
                    matches=before.matches + (player in row.match.winners),
                    hands=before.hands + (player in row.outcome.winners),
                    balance=before.balance + payments[player],
                )
    return tuple(found)
