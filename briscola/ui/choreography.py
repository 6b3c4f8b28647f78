"""From a fact to motions, chosen by the type of the event. Pure: same event and views, same motions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

from briscola.engine.events import (
    BidMade,
    Called,
    Committed,
    DealSeen,
    Drawn,
    Event,
    Exchanged,
    PackCut,
    Passed,
    Played,
    TrickTaken,
)
from briscola.ui.geometry import Pose
from briscola.ui.layout import Layout
from briscola.ui.model import ME, DealerNamed, DrawRound, View
from briscola.ui.motion import Dust, Key, Motion, Pace, Passage
from briscola.ui.spots import Spot, back_key, spots


@dataclass(frozen=True, kw_only=True, slots=True)
class Stage:
    """The table before and after an event, where things lie, and how fast they go."""

    before: View
    after: View
    layout: Layout
    pace: Pace
    origin: Pose | None = None
    """Where the person let a dragged card go, instead of its place in the hand."""


def choreograph(event: Event, stage: Stage) -> Passage:
    """The motions of one event. At speed `none` nothing moves; only what is to be read stays a while."""
    if stage.pace.still and not isinstance(event, TrickTaken | DealerNamed | Called):
        return Passage()
    return passage(event, stage)


def in_order(parts: Sequence[Passage], gap: float) -> Passage:
    """Several passages as one, each starting `gap` seconds after the one before."""
    motions: list[Motion] = []
    dust: list[Dust] = []
    for at, part in enumerate(parts):
        motions += [replace(m, delay=m.delay + gap * at) for m in part.motions]
        dust += [replace(d, delay=d.delay + gap * at) for d in part.dust]
    return Passage(motions=tuple(motions), dust=tuple(dust), rest=max((p.rest for p in parts), default=0.0))


@singledispatch
def passage(event: Event, stage: Stage) -> Passage:
    """Most facts move no card."""
    del event, stage
    return Passage()


def _shifts(stage: Stage, *, delay: float = 0.0, skip: frozenset[Key] = frozenset()) -> list[Motion]:
    """Cards that stay in their hand but lie elsewhere after the event: the fans close up or make room."""
    before, after = spots(stage.before, stage.layout), spots(stage.after, stage.layout)
    return [
        Motion(
            key=key,
            code=spot.code,
            start=before[key].pose,
            end=spot.pose,
            delay=delay,
            duration=stage.pace.refan,
            ease="soft",
            layer=spot.layer,
        )
        for key, spot in after.items()
        if key in before and key not in skip and before[key].pose != spot.pose
    ]


def _held(view: View, seat: int, code: str, layout: Layout) -> Spot:
    """Where a card is held: the card itself if it is seen, else the last of the backs."""
    lying = spots(view, layout)
    if code in lying:
        return lying[code]
    backs = [spot for key, spot in lying.items() if isinstance(key, tuple) and key[1] == seat]
    return backs[-1]


@passage.register
def _(event: DrawRound, stage: Stage) -> Passage:
    pace, layout = stage.pace, stage.layout
    motions = []
    pack = layout.stock
    after = spots(stage.after, layout)
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
        for i, (seat, card) in enumerate(stage.before.drawn)
    ]
    old = [replace(m, code=None) for m in old]
    shift = pace.s(0.35) if old else 0.0
    moved = tuple(replace(m, delay=m.delay + shift) for m in motions)
    return Passage(motions=(*old, *moved), rest=pace.s(0.7))


@passage.register
def _(event: DealerNamed, stage: Stage) -> Passage:
    del event
    # The words that say who deals are to be read: this rest does not follow the speed of the cards.
    return Passage(rest=max(1.6, stage.pace.s(2.2)))


@passage.register
def _(event: Committed, stage: Stage) -> Passage:
    """The cards of the draw or of the last hand go back, then the pack is riffled."""
    del event
    pace, pack = stage.pace, stage.layout.stock
    gathered = []
    for i, (seat, card) in enumerate(stage.before.drawn):
        gathered.append(
            Motion(
                key=("gather", seat),
                code=None,
                shown=card.code,
                turns=True,
                start=stage.layout.slot(seat),
                end=pack,
                duration=pace.s(0.34),
                delay=pace.s(0.03) * i,
                ease="sweep",
                layer=i,
            )
        )
    for place in range(stage.before.rules.places):
        if stage.before.captured[place]:
            owner = stage.layout.pile_owner(place)
            gathered.append(
                Motion(
                    key=("gather", "pile", place),
                    code=None,
                    start=stage.layout.seats[owner].pile,
                    end=pack,
                    duration=pace.s(0.42),
                    delay=pace.s(0.05) * place,
                    ease="sweep",
                    layer=20 + place,
                )
            )
    start = max((m.ends for m in gathered), default=0.0)
    return Passage(motions=(*gathered, *_riffle(stage, start)), rest=pace.s(0.12))


def _riffle(stage: Stage, start: float) -> list[Motion]:
    """Two packets side by side fall into each other card by card, twice."""
    if stage.pace.reduced:
        return []
    pace, pack, layout = stage.pace, stage.layout.stock, stage.layout
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
def _(event: PackCut, stage: Stage) -> Passage:
    """The upper packet is lifted aside, the lower one is put on it."""
    pace, pack, layout = stage.pace, stage.layout.stock, stage.layout
    share = event.at / max(1, stage.before.pack)
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
def _(event: DealSeen, stage: Stage) -> Passage:
    """One by one from the dealer's right, then the turned card (R-DEAL-4/5)."""
    pace, layout, view = stage.pace, stage.layout, stage.after
    pack = layout.stock
    lying = spots(view, layout)
    order = view.rules.order(event.dealer)
    total = sum(event.counts)
    gap = pace.deal_gap(total)
    own = list(event.cards)
    motions = []
    dealt = dict.fromkeys(order, 0)
    for i in range(total):
        place = order[i % len(order)]
        number = dealt[place]
        dealt[place] += 1
        code = own[number].code if place == ME else None
        key: Key = code if code is not None else back_key(place, number)
        if key not in lying or (view.lying and code is not None and view.turned == own[number]):
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
                turns=place == ME,
                hidden=True,
                settle=4.0,
                layer=spot.layer,
            )
        )
    if event.turned is not None:
        spot = lying[event.turned.code]
        end = total * gap + pace.deal
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


@passage.register
def _(event: Played, stage: Stage) -> Passage:
    pace, layout = stage.pace, stage.layout
    code = event.card.code
    held = _held(stage.before, event.seat, code, layout)
    end = spots(stage.after, layout)[code]
    trump = event.card.suit is stage.after.trumps
    time = pace.trump if trump else pace.throw
    thrown = Motion(
        key=code,
        code=code,
        start=stage.origin or held.pose,
        end=end.pose,
        duration=time,
        arc=layout.u(0.035 if event.seat != ME else 0.02),
        settle=-6.0 if (event.seat + len(stage.after.table)) % 2 else 6.0,
        slap=0.08 if trump else 0.0,
        turns=held.code is None,
        layer=end.layer + 300,
    )
    dust: tuple[Dust, ...] = ()
    if trump and pace.dust:
        size = end.pose.height
        dust = (Dust(x=end.pose.x, y=end.pose.y, size=size, delay=time * 0.86, duration=pace.dust),)
    shifts = _shifts(stage, skip=frozenset({code}))
    return Passage(motions=(*shifts, thrown), dust=dust, rest=pace.s(0.06))


@passage.register
def _(event: TrickTaken, stage: Stage) -> Passage:
    """The trick lies there to be read, then goes to its winner's pile (R-TRICK-7)."""
    pace, layout = stage.pace, stage.layout
    pile = layout.seats[layout.pile_owner(event.winner)].pile
    motions = [
        Motion(
            key=("sweep", i),
            code=None,
            shown=card.code,
            turns=True,
            start=layout.slot(seat),
            end=pile,
            delay=pace.hold + pace.s(0.02) * i,
            duration=pace.sweep,
            ease="sweep",
            winning=seat == event.winner,
            layer=200 + i,
        )
        for i, (seat, card) in enumerate(stage.before.table)
    ]
    return Passage(motions=tuple(motions), pause=pace.hold, rest=pace.s(0.05))


@passage.register
def _(event: Drawn, stage: Stage) -> Passage:
    pace, layout, view = stage.pace, stage.layout, stage.after
    lying = spots(view, layout)
    own = event.seat == ME
    assert event.card is not None or not own
    shown = event.card.code if event.card is not None else None
    index = len(view.hands[event.seat]) - 1
    key: Key = shown if own and shown is not None else back_key(event.seat, index)
    spot = lying[key]
    card = Motion(
        key=key,
        code=spot.code if own else None,
        shown=shown if event.public else None,
        turns=own != event.public,
        start=layout.turned if event.public else layout.stock,
        end=spot.pose,
        duration=pace.draw,
        arc=layout.u(0.02),
        hidden=not event.public,
        layer=spot.layer,
    )
    return Passage(motions=(*_shifts(stage, skip=frozenset({key})), card), rest=pace.s(0.05))


@passage.register
def _(event: Exchanged, stage: Stage) -> Passage:
    """The card given goes under the stock, the one taken into the hand (R-XCHG-4)."""
    pace, layout = stage.pace, stage.layout
    held = _held(stage.before, event.seat, event.gave.code, layout)
    after = spots(stage.after, layout)
    own = event.seat == ME
    took_key: Key = event.took.code if own else back_key(event.seat, len(stage.after.hands[event.seat]) - 1)
    given = Motion(
        key=event.gave.code,
        code=event.gave.code,
        start=held.pose,
        end=layout.turned,
        duration=pace.s(0.5),
        ease="soft",
        turns=held.code is None,
        arc=layout.u(0.04),
        layer=1,
    )
    taken = Motion(
        key=took_key,
        code=event.took.code if own else None,
        shown=event.took.code,
        turns=not own,
        start=layout.turned,
        end=after[took_key].pose,
        delay=pace.s(0.18),
        duration=pace.s(0.5),
        ease="soft",
        arc=layout.u(0.06),
        layer=400,
    )
    return Passage(motions=(given, taken), rest=pace.s(0.5))


@passage.register(BidMade)
@passage.register(Passed)
def _(event: BidMade | Passed, stage: Stage) -> Passage:
    return Passage(rest=0.05 if event.seat == ME else stage.pace.said)


@passage.register
def _(event: Called, stage: Stage) -> Passage:
    return Passage(rest=max(0.8, stage.pace.s(1.9 if event.seat != ME else 1.0)))
