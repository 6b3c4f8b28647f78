"""Deals of the hidden cards, one at a time.

All that is certain is kept: cards held, hands' sizes, suits shown to lack. A `HandHint` is only likely.
"""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct

from briscola.players.card_codes import SUIT
from briscola.players.knowledge import Knowledge


class HandHint(Struct, frozen=True, kw_only=True):
    """A guess: `seat` holds one of `cards` or, with `without`, none of them; true with this probability."""

    seat: int
    cards: frozenset[int]
    trust: float
    without: bool = False


def sampled_hands(
    knowledge: Knowledge,
    seats: Sequence[int],
    rng: Random,
    *,
    fixed: Mapping[int, int] | None = None,
    hints: Sequence[HandHint] = (),
) -> dict[int, list[int]]:
    """Hands that these places may hold, all alike likely but for the hints, each believed as it is trusted.

    `fixed` gives a card to a place: the called card to its holder. Where cards left for a place are too few
    without the suits it lacks, it takes others.
    """
    fixed = fixed or {}
    if hints:
        return _hinted(knowledge, seats, rng, fixed, hints)
    given = set(fixed.values())
    free = [c for c in knowledge.unseen if c not in given]
    held = {s: knowledge.held.get(s, ()) for s in seats}
    need = {s: max(0, knowledge.counts[s] - len(held[s]) - (s in fixed)) for s in seats}
    drawn = _round_voids(knowledge, need, free, rng) if any(knowledge.voids) else _free(need, free, rng)
    return {s: [*held[s], *drawn[s], *([fixed[s]] if s in fixed else ())] for s in seats}


def _free(need: Mapping[int, int], free: Sequence[int], rng: Random) -> dict[int, list[int]]:
    """Cards drawn at random from the free ones, as many as each place needs."""
    pile = rng.sample(free, min(len(free), sum(need.values())))
    drawn: dict[int, list[int]] = {}
    at = 0
    for s, count in need.items():
        drawn[s] = pile[at : at + count]
        at += count
    return drawn


def _round_voids(
    knowledge: Knowledge, need: Mapping[int, int], free: list[int], rng: Random
) -> dict[int, list[int]]:
    """Cards drawn so that voids are kept, the most constrained place first.

    A place that cannot be served takes any card.
    """
    rng.shuffle(free)
    drawn: dict[int, list[int]] = {}
    for s in sorted(need, key=lambda seat: -knowledge.voids[seat].bit_count()):
        allowed = [c for c in free if not knowledge.voids[s] >> SUIT[c] & 1][: need[s]]
        if len(allowed) < need[s]:
            allowed += [c for c in free if c not in allowed][: need[s] - len(allowed)]
        drawn[s] = allowed
        taken = set(allowed)
        free = [c for c in free if c not in taken]
    return drawn


def _hinted(
    knowledge: Knowledge,
    seats: Sequence[int],
    rng: Random,
    fixed: Mapping[int, int],
    hints: Sequence[HandHint],
) -> dict[int, list[int]]:
    """Hands that agree with those hints that are believed this time."""
    free = [c for c in knowledge.unseen if c not in fixed.values()]
    rng.shuffle(free)
    hands = {s: [*knowledge.held.get(s, ()), *([fixed[s]] if s in fixed else [])] for s in seats}
    banned: dict[int, frozenset[int]] = {}
    for hint in hints:
        hand = hands.get(hint.seat)
        if hand is None or rng.random() >= hint.trust:
            continue
        if hint.without:
            banned[hint.seat] = hint.cards
        elif len(hand) < knowledge.counts[hint.seat] and not any(c in hint.cards for c in hand):
            chosen = next((c for c in free if c in hint.cards), None)
            if chosen is not None:
                hand.append(chosen)
                free.remove(chosen)
    for s in sorted(seats, key=lambda seat: seat not in banned):
        need = knowledge.counts[s] - len(hands[s])
        shut = banned.get(s, frozenset())
        taken = sorted(free, key=lambda c: c in shut or bool(knowledge.voids[s] >> SUIT[c] & 1))[:need]
        hands[s] += taken
        free = [c for c in free if c not in taken]
    return hands
