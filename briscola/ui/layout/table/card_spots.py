"""Resting place of every card of a view, and of the cards of a pile. Pure: from a view and a layout."""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from random import Random

from msgspec import Struct

from briscola.client.view.view import ME, View
from briscola.engine.cards import Card
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.table_layout import Layout

RISE = 0.007
"""Height that a card adds to the pile, as a share of its own height."""
STRAY, STRAYS_MORE = 0.012, 0.0016
"""Distance that the first card may lie aside, and its increase per card, as shares of a card's height."""
TURN, TURNS_MORE = 2.0, 0.22
"""The same for the turn, in degrees."""
WILDEST = 26
"""Number of cards after which the next do not lie wilder."""


@cache
def _strewn(seed: int, at: int) -> tuple[float, float, float]:
    """Shift aside, shift along and turn (−1…1) of card number `at` in the pile of `seed`."""
    chance = Random(f"{seed} {at}")
    return chance.uniform(-1, 1), chance.uniform(-1, 1), chance.triangular(-1, 1)


def pile_pose(pile: Pose, seed: int, at: int) -> Pose:
    """Pose of card number `at` (from 0) in a pile with its lowest card at `pile`; `seed` is its place."""
    aside, along, turned = _strewn(seed, at)
    wild = min(at, WILDEST)
    far = pile.height * (STRAY + STRAYS_MORE * wild)
    angle = pile.angle + turned * (TURN + TURNS_MORE * wild)
    return Pose(
        pile.x + aside * far, pile.y + along * far * 0.6 - at * RISE * pile.height, pile.height, angle
    )


def pile_poses(pile: Pose, seed: int, count: int) -> Sequence[Pose]:
    """Poses of all cards of a pile, the lowest first."""
    return tuple(pile_pose(pile, seed, at) for at in range(count))


Key = Hashable
"""Name of a card in the picture: its code, or a place for a card seen from behind."""


class Spot(Struct, frozen=True):
    """A card at rest: its visible code (None for the back), pose, layer and owner."""

    code: str | None
    pose: Pose
    layer: int
    place: int | None = None


HAND_LAYER, WINNING_LAYER, TRICK_LAYER, TURNED_LAYER = 300, 250, 200, 10
"""Layers of cards at rest; the winning card lies over the rest of its trick."""


def back_key(place: int, index: int) -> Key:
    """Key of a card seen from behind in a hand."""
    return ("back", place, index)


def spots(view: View, layout: Layout) -> Mapping[Key, Spot]:
    """Every single card at rest, by key (the stock and the captured piles are piles, not cards)."""
    found: dict[Key, Spot] = {}
    if view.turned is not None:
        pose = layout.turned if view.stock_count else layout.stock
        found[view.turned.code] = Spot(view.turned.code, pose, TURNED_LAYER)
    for place in view.order:
        cards = view.hands[place]
        if place == ME:
            held = _in_fan(view)
            poses = layout.hand(len(held))
            for i, (card, pose) in enumerate(zip(held, poses, strict=True)):
                code = None if card is None else card.code
                found[back_key(ME, i) if code is None else code] = Spot(code, pose, HAND_LAYER + i, ME)
            continue
        lying_here = view.lying and place == view.dealer
        count = len(cards) - lying_here
        for i, pose in enumerate(layout.backs(place, count)):
            seen = cards[i]
            key = back_key(place, i) if seen is None else seen.code
            found[key] = Spot(None if seen is None else seen.code, pose, 100 + i, place)
    best = leading_code(view)
    for i, (seat, card) in enumerate(view.table or view.drawn):
        layer = WINNING_LAYER if card.code == best else TRICK_LAYER + i
        found[card.code] = Spot(card.code, layout.slot(seat), layer, seat)
    return found


def leading_code(view: View) -> str | None:
    """Code of the card that is winning the trick, or of the dealer's card in the draw; None without one."""
    if view.drawn and view.dealer is not None:
        drawn = dict(view.drawn).get(view.dealer)
        return None if drawn is None else drawn.code
    return None if view.winning is None else view.winning.card.code


def hand_codes(view: View) -> tuple[str, ...]:
    """The person's cards from left to right in the fan; none unless all are seen."""
    return () if face_down(view) else tuple(card.code for card in _in_fan(view) if card is not None)


def face_down(view: View) -> bool:
    """True if some of the person's cards are seen from behind, as with another seat's eyes."""
    return bool(view.hands) and None in view.hands[ME]


def _in_fan(view: View) -> list[Card | None]:
    """The person's cards except one that still lies on the table (V-PR-8)."""
    return [card for card in view.hands[ME] if card is None or not (view.lying and card == view.turned)]
