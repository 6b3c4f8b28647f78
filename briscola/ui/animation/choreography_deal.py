"""Motions before the first card is played: the draw for the deal, the shuffle, the cut, the deal."""

from collections.abc import Sequence
from functools import singledispatch

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.view.view import ME, DealerNamed, DrawRound, View
from briscola.engine.events import Committed, DealSeen, Event, MatchBegan, PackCut
from briscola.ui.animation.motion import Dust, Motion, Pace, Passage
from briscola.ui.layout.table.card_spots import Key, back_key, spots
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.table_layout import Layout


class Transition(Struct, frozen=True, kw_only=True):
    """The table before and after an event, its layout, and the pace."""

    before: View
    after: View
    layout: Layout
    pace: Pace
    origin: Pose | None = None
    """Pose at which the person let a dragged card go, or None: it starts from its place in the hand."""


def in_order(parts: Sequence[Passage], gap: float) -> Passage:
    """Several passages as one, each starting `gap` seconds after the one before."""
    motions: list[Motion] = []
    dust: list[Dust] = []
    for at, part in enumerate(parts):
        motions += [replace(m, delay=m.delay + gap * at) for m in part.motions]
        dust += [replace(d, delay=d.delay + gap * at) for d in part.dust]
    return Passage(motions=tuple(motions), dust=tuple(dust), rest=max((p.rest for p in parts), default=0.0))


@singledispatch
def passage(event: Event, change: Transition) -> Passage:
    """Motions of an event; none unless its type has its own function."""
    del event, change
    return Passage()


@passage.register
def _(event: MatchBegan, change: Transition) -> Passage:
    """Show the cards that are left out of the pack, then put them back into their box (R-CARD-4/5)."""
    del event
    pace, layout, out = change.pace, change.layout, change.after.rules.left_out
    if not out:
        return Passage()
    if pace.still:
        return Passage(rest=0.8)
    pack, (x, y) = layout.stock, layout.trick_centre
    step = layout.trick_height * layout.ratio * 1.08
    motions: list[Motion] = []
    for at, card in enumerate(out):
        lying = Pose(x + step * (at - (len(out) - 1) / 2), y, layout.trick_height, 2.0 - 4.0 * (at % 2))
        laid = Motion(
            key=("left out", card.code),
            code=card.code,
            start=pack,
            end=lying,
            delay=pace.s(0.25) + pace.s(0.12) * at,
            duration=pace.s(0.5),
            arc=layout.u(0.03),
            turns=True,
            hidden=True,
            layer=900 + at,
        )
        boxed = Motion(
            key=("boxed", card.code),
            code=card.code,
            start=lying,
            end=Pose(pack.x, -pack.height, pack.height, 0),
            delay=laid.ends,
            duration=pace.declared,
            ease="linger",
            hidden=True,
            layer=900 + at,
        )
        motions += (laid, boxed)
    return Passage(motions=tuple(motions), rest=pace.s(0.2))


@passage.register
def _(event: DrawRound, change: Transition) -> Passage:
    pace, layout = change.pace, change.layout
    motions = []
    pack = layout.stock
    after = spots(change.after, layout)
    drawers = [(seat, card) for seat, card in enumerate(event.cards) if card is not None]
    for i, (_, card) in enumerate(drawers):
        spot = after[card.code]
        motions.append(
            Motion(
                key=card.code,
                code=card.code,
                start=pack,
                end=spot.pose,
                delay=pace.s(0.25) + i * pace.s(0.32),
                duration=pace.s(0.5),
                arc=layout.u(0.03),
                turns=True,
                hidden=True,
                layer=spot.layer,
            )
        )
    old = [
        Motion(
            key=("old", seat),
            code=card.code,
            start=layout.slot(seat),
            end=pack,
            duration=pace.s(0.3),
            ease="sweep",
            turns=True,
            shown=card.code,
            layer=i,
        )
        for i, (seat, card) in enumerate(change.before.drawn)
    ]
    old = [replace(m, code=None) for m in old]
    shift = pace.s(0.35) if old else 0.0
    moved = tuple(replace(m, delay=m.delay + shift) for m in motions)
    return Passage(motions=(*old, *moved), rest=pace.s(0.7))


@passage.register
def _(event: DealerNamed, change: Transition) -> Passage:
    del event
    # The words that say who deals are to be read: this rest does not follow the speed of the cards.
    return Passage(rest=max(1.6, change.pace.s(2.2)))


@passage.register
def _(event: Committed, change: Transition) -> Passage:
    """Return the cards of the draw or of the last hand to the pack, then riffle it."""
    del event
    pace, pack = change.pace, change.layout.stock
    gathered = []
    for i, (seat, card) in enumerate(change.before.drawn):
        gathered.append(
            Motion(
                key=("gather", seat),
                code=None,
                shown=card.code,
                turns=True,
                start=change.layout.slot(seat),
                end=pack,
                duration=pace.s(0.34),
                delay=pace.s(0.03) * i,
                ease="sweep",
                layer=i,
            )
        )
    for place in range(change.before.rules.places):
        if change.before.captured[place]:
            owner = change.layout.pile_owner(place)
            gathered.append(
                Motion(
                    key=("gather", "pile", place),
                    code=None,
                    start=change.layout.seats[owner].pile,
                    end=pack,
                    duration=pace.s(0.42),
                    delay=pace.s(0.05) * place,
                    ease="sweep",
                    layer=20 + place,
                )
            )
    start = max((m.ends for m in gathered), default=0.0)
    return Passage(motions=(*gathered, *_riffle(change, start)), rest=pace.s(0.12))


def _riffle(change: Transition, start: float) -> list[Motion]:
    """Motions of a riffle: two packets side by side fall into each other card by card, twice."""
    if change.pace.reduced:
        return []
    pace, pack, layout = change.pace, change.layout.stock, change.layout
    aside = pack.height * layout.ratio * 0.62
    cards = 9
    motions = []
    for turn in range(2):
        begin = start + turn * pace.shuffle
        for i in range(2 * cards):
            left = i % 2 == 0
            out = pack.moved(-aside if left else aside, 0)
            from_pose = Pose(out.x, out.y - i * 0.6, pack.height, 6 if left else -6)
            motions.append(
                Motion(
                    key=("riffle", turn, i),
                    code=None,
                    start=from_pose,
                    end=pack.moved(0, -i * 0.3),
                    delay=begin + pace.s(0.10) + i * pace.shuffle * 0.022,
                    duration=pace.shuffle * 0.34,
                    ease="soft",
                    arc=layout.u(0.012),
                    hidden=turn > 0,
                    layer=50 + i,
                )
            )
    return motions


@passage.register
def _(event: PackCut, change: Transition) -> Passage:
    """Lift the upper packet aside and put the lower one on it."""
    pace, pack, layout = change.pace, change.layout.stock, change.layout
    share = event.at / max(1, change.before.pack)
    aside = pack.moved(pack.height * layout.ratio * 1.15, layout.u(0.008))
    there = Motion(
        key=("cut", "upper"),
        code=None,
        start=pack.moved(0, -layout.u(0.012) * share),
        end=aside,
        duration=pace.cut * 0.5,
        arc=layout.u(0.045),
        ease="soft",
        layer=2,
    )
    back = Motion(
        key=("cut", "under"),
        code=None,
        start=aside,
        end=pack,
        delay=pace.cut * 0.55,
        duration=pace.cut * 0.45,
        ease="soft",
        hidden=True,
        layer=1,
    )
    return Passage(motions=(there, back), rest=pace.s(0.1))


@passage.register
def _(event: DealSeen, change: Transition) -> Passage:
    """Deal from the dealer's right, one by one or in packets, then the turned card (R-DEAL-4/5, deal_by)."""
    pace, layout, view = change.pace, change.layout, change.after
    pack = layout.stock
    lying = spots(view, layout)
    order = view.rules.order(event.dealer)
    total = sum(event.counts)
    gap = pace.deal_gap(total)
    own = list(event.cards)
    motions = []
    pack_places = [(place + change.before.top) % len(view.rules.laid) for place in view.rules.laid]
    for i, dealt in enumerate(sorted(range(total), key=pack_places.__getitem__)):
        number, turn = divmod(dealt, len(order))
        place = order[turn]
        card = own[number] if place == ME and own else view.hands[place][number]
        key: Key = back_key(place, number) if card is None else card.code
        if key not in lying or (view.lying and card is not None and view.turned == card):
            continue
        spot = lying[key]
        motions.append(
            Motion(
                key=key,
                code=spot.code,
                start=pack,
                end=spot.pose,
                delay=i * gap,
                duration=pace.deal * (1.3 if place == ME else 1.0),
                turns=card is not None,
                hidden=True,
                settle=4.0,
                layer=spot.layer,
            )
        )
    if event.turned is not None:
        spot = lying[event.turned.code]
        first = pack_places[-1] == 0  # V-SU-4: the top card of the pack
        end = 0.0 if first else total * gap + pace.deal
        motions.append(
            Motion(
                key=event.turned.code,
                code=event.turned.code,
                start=pack,
                end=spot.pose,
                delay=end,
                duration=pace.flip * 1.4,
                ease="soft",
                turns=True,
                hidden=True,
                arc=layout.u(0.05),
                layer=spot.layer,
            )
        )
    return Passage(motions=tuple(motions), rest=pace.s(0.25))
