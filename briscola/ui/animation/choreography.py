"""From an event to motions, chosen by its type. Pure: same event and views, same motions."""

from briscola.client.view.view import ME, DealerNamed, View
from briscola.engine.events import (
    BidMade,
    Called,
    Conceded,
    DeclarationPaid,
    Declared,
    Drawn,
    Event,
    Exchanged,
    MatchBegan,
    Passed,
    Played,
    Redealt,
    Requested,
    Signalled,
    TrickTaken,
    TrumpCardChosen,
)
from briscola.engine.stages.declaration import pair
from briscola.ui.animation import choreography_deal
from briscola.ui.animation.choreography_deal import Transition, in_order, passage
from briscola.ui.animation.motion import Dust, Motion, Passage
from briscola.ui.layout.table.card_spots import (
    TRICK_LAYER,
    WINNING_LAYER,
    Key,
    Spot,
    back_key,
    pile_pose,
    spots,
)
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.table_layout import Layout

__all__ = ["Transition", "choreograph", "choreography_deal", "in_order"]


def choreograph(event: Event, change: Transition) -> Passage:
    """Motions of one event. At speed `none` nothing moves; only things to be read stay for a while."""
    to_read = (
        MatchBegan
        | TrickTaken
        | DealerNamed
        | TrumpCardChosen
        | Called
        | Declared
        | DeclarationPaid
        | Redealt
        | Conceded
    )
    if change.pace.still and not isinstance(event, to_read):
        return Passage()
    return passage(event, change)


def _shifts(change: Transition, *, skip: frozenset[Key] = frozenset()) -> list[Motion]:
    """Motions of the cards that stay in a hand but change place: the fans close up or make room."""
    before, after = spots(change.before, change.layout), spots(change.after, change.layout)
    return [
        Motion(
            key=key,
            code=spot.code,
            start=before[key].pose,
            end=spot.pose,
            duration=change.pace.refan,
            ease="soft",
            layer=spot.layer,
        )
        for key, spot in after.items()
        if key in before and key not in skip and before[key].pose != spot.pose
    ]


def _held(view: View, seat: int, code: str, layout: Layout) -> Spot:
    """Spot of a held card: its own if it is seen, else that of the last back."""
    lying = spots(view, layout)
    if code in lying:
        return lying[code]
    backs = [spot for key, spot in lying.items() if isinstance(key, tuple) and key[1] == seat]
    return backs[-1]


def _come(change: Transition, seat: int) -> Key:
    """Key of the card that has come into a hand: its code if it is seen, else the last of the backs."""
    hand = change.after.hands[seat]
    new = [card for card in hand if card is not None and card not in change.before.hands[seat]]
    return new[0].code if new else back_key(seat, hand.count(None) - 1)


@passage.register
def _(event: Played, change: Transition) -> Passage:
    pace, layout = change.pace, change.layout
    code = event.card.code
    held = _held(change.before, event.seat, code, layout)
    end = spots(change.after, layout)[code]
    trump = event.card.suit is change.after.trumps
    time = pace.trump if trump else pace.throw
    thrown = Motion(
        key=code,
        code=code,
        start=change.origin or held.pose,
        end=end.pose,
        duration=time,
        arc=layout.u(0.035 if event.seat != ME else 0.02),
        settle=-6.0 if (event.seat + len(change.after.table)) % 2 else 6.0,
        slap=0.08 if trump else 0.0,
        turns=held.code is None,
        layer=end.layer + 300,
    )
    dust: tuple[Dust, ...] = ()
    if trump and pace.dust:
        size = end.pose.height
        dust = (Dust(x=end.pose.x, y=end.pose.y, size=size, delay=time * 0.86, duration=pace.dust),)
    shifts = _shifts(change, skip=frozenset({code}))
    return Passage(motions=(*shifts, thrown), dust=dust, rest=pace.s(0.06))


@passage.register
def _(event: TrickTaken, change: Transition) -> Passage:
    """Leave the trick on the table to be read, then sweep it to its winner's pile (R-TRICK-7)."""
    pace, layout = change.pace, change.layout
    owner = layout.pile_owner(event.winner)
    before = sum(change.before.captured[p] for p in change.before.order if layout.pile_owner(p) == owner)
    motions = [
        Motion(
            key=("sweep", i),
            code=None,
            shown=card.code,
            turns=True,
            start=layout.slot(seat),
            end=pile_pose(layout.seats[owner].pile, owner, before + i),
            delay=pace.trick_pause + pace.s(0.02) * i,
            duration=pace.sweep,
            ease="sweep",
            winning=seat == event.winner,
            layer=WINNING_LAYER if seat == event.winner else TRICK_LAYER + i,
        )
        for i, (seat, card) in enumerate(change.before.table)
    ]
    return Passage(motions=tuple(motions), pause=pace.trick_pause, rest=pace.s(0.05))


@passage.register
def _(event: Drawn, change: Transition) -> Passage:
    pace, layout, view = change.pace, change.layout, change.after
    lying = spots(view, layout)
    turned = change.before.turned is not None and event.card == change.before.turned
    shown = event.card.code if event.card is not None else None
    key = _come(change, event.seat)
    spot = lying[key]
    card = Motion(
        key=key,
        code=spot.code,
        shown=shown if turned else None,
        turns=(spot.code is not None) != turned,
        start=layout.turned if turned else layout.stock,
        end=spot.pose,
        duration=pace.draw,
        arc=layout.u(0.02),
        hidden=not turned,
        layer=spot.layer,
    )
    return Passage(motions=(*_shifts(change, skip=frozenset({key})), card), rest=pace.s(0.05))


@passage.register
def _(event: Exchanged, change: Transition) -> Passage:
    """Move the card given under the stock and the one taken into the hand (R-XCHG-4)."""
    pace, layout = change.pace, change.layout
    held = _held(change.before, event.seat, event.gave.code, layout)
    after = spots(change.after, layout)
    took_key = _come(change, event.seat)
    seen = after[took_key].code
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
        code=seen,
        shown=event.took.code,
        turns=seen is None,
        start=layout.turned,
        end=after[took_key].pose,
        delay=pace.s(0.18),
        duration=pace.s(0.5),
        ease="soft",
        arc=layout.u(0.06),
        layer=400,
    )
    return Passage(motions=(given, taken), rest=pace.s(0.5))


@passage.register
def _(event: Declared, change: Transition) -> Passage:
    """Lay king and knight on the table side by side, then return them to the hand face up (V-MA-2)."""
    pace, layout = change.pace, change.layout
    if pace.still:
        return Passage(rest=0.8)
    slot, after = layout.slot(event.seat), spots(change.after, layout)
    motions: list[Motion] = []
    for at, card in enumerate(pair(event.suit)):
        held = _held(change.before, event.seat, card.code, layout)
        aside = (at - 0.5) * slot.height * layout.ratio * 1.06
        shown = Pose(slot.x + aside, slot.y, slot.height, 3.0 - 6.0 * at)
        laid = Motion(
            key=("laid", card.code),
            code=card.code,
            start=held.pose,
            end=shown,
            duration=pace.trump,
            delay=pace.s(0.12) * at,
            arc=layout.u(0.03),
            slap=0.06,
            turns=held.code is None,
            layer=900 + at,
        )
        back = Motion(
            key=card.code,
            code=card.code,
            start=shown,
            end=after[card.code].pose,
            duration=pace.declared,
            delay=laid.ends,
            ease="linger",
            hidden=True,
            layer=900 + at,
        )
        motions += (laid, back)
    clouds = [m.end for m in motions[::2]] if pace.dust and change.after.trumps is event.suit else []
    dust = (Dust(x=p.x, y=p.y, size=p.height, delay=pace.trump * 0.86, duration=pace.dust) for p in clouds)
    shifts = _shifts(change, skip=frozenset(m.key for m in motions))
    return Passage(motions=(*shifts, *motions), dust=tuple(dust), rest=pace.s(0.1))


@passage.register(BidMade)
@passage.register(Passed)
def _(event: BidMade | Passed, change: Transition) -> Passage:
    if event.seat == ME:
        return Passage(rest=0.05)
    if not change.before.watched:
        return Passage(rest=change.pace.said)
    return Passage(
        rest=change.pace.overheard(len(change.before.bids) - change.before.bids.index((ME, None)) - 1)
    )


@passage.register
def _(event: TrumpCardChosen, change: Transition) -> Passage:
    """Move nothing, but leave time to read what another dealer has chosen."""
    return Passage(rest=0.05 if event.seat == ME and not event.auto else max(0.8, change.pace.s(1.2)))


@passage.register(Redealt)
@passage.register(Conceded)
@passage.register(DeclarationPaid)
def _(_event: Redealt | Conceded | DeclarationPaid, change: Transition) -> Passage:
    """Move nothing, but leave time to read who ends the hand, or what is paid."""
    return Passage(rest=max(0.8, change.pace.s(1.9)))


@passage.register
def _(event: Called, change: Transition) -> Passage:
    return Passage(rest=max(0.8, change.pace.s(1.9 if event.seat != ME else 1.0)))


@passage.register(Signalled)
@passage.register(Requested)
def _(event: Signalled | Requested, change: Transition) -> Passage:
    """Leave the faces time to act it out; no time for the person's own sign, which is no news."""
    return Passage(rest=0.0 if event.seat == ME else change.pace.glance)
