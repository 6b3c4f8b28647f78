"""Things on a table and their places: the only module that maps a point of the table to a thing."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from operator import attrgetter

import pygame

from briscola.client.view import ME, View
from briscola.engine.cards import Card
from briscola.ui.layout.card_spots import HAND_LAYER, TRICK_LAYER, Key, Spot, spots
from briscola.ui.layout.geometry import Pose, bounds
from briscola.ui.layout.table_layout import SLATE_ANGLE, Layout
from briscola.ui.views.table_centre import chalk_rect

Pos = tuple[int, int]
Box = tuple[int, int, int, int]
"""A rectangle: left, top, width, height."""
Spots = Sequence[tuple[Key, Spot]]
"""Single cards and their spots."""


def box(rect: pygame.Rect) -> Box:
    """Immutable copy of a rectangle."""
    return rect.x, rect.y, rect.width, rect.height


class Kind(Enum):
    """Kinds of thing on a table."""

    SEAL = auto()
    TRICK = auto()
    DRAWN = auto()
    LANDING = auto()
    TURNED = auto()
    STOCK = auto()
    EMBLEM = auto()
    CONTRACT = auto()
    SEAT = auto()
    TRACE = auto()
    BACKS = auto()
    OPEN = auto()
    TRAY = auto()
    SHEET = auto()
    PILE = auto()
    SLATE = auto()
    HEADER = auto()
    WORTH = auto()
    CUP = auto()
    CHALK = auto()
    SLIP = auto()


@dataclass(frozen=True, kw_only=True, slots=True)
class TableTarget:
    """One thing on a table: the cards and rectangles it consists of, and its layer."""

    kind: Kind
    place: int | None = None
    """Place of the owner, or None."""
    of: str = ""
    """Tells several slips apart."""
    card: Card | None = None
    poses: tuple[Pose, ...] = ()
    rects: tuple[Box, ...] = ()
    ratio: float = 1.0
    """Width of a card divided by its height."""
    layer: int = 0
    said: tuple[str, str] = ("", "")
    """Headline and text of a slip of paper."""

    @property
    def name(self) -> str:
        """Name among the controls; it stays the same as long as the thing lies there."""
        code = "" if self.card is None else self.card.code
        parts = (self.kind.name.lower(), "" if self.place is None else str(self.place), code, self.of)
        return " ".join(part for part in parts if part)

    @property
    def rect(self) -> pygame.Rect:
        """Smallest rectangle round all its parts."""
        parts = [pygame.Rect(rect) for rect in self.rects]
        if self.poses:
            parts.append(bounds(self.poses, self.ratio))
        return parts[0].unionall(parts[1:])

    def holds(self, pos: Pos) -> bool:
        """True if a point is on it."""
        return any(pygame.Rect(rect).collidepoint(pos) for rect in self.rects) or any(
            pose.holds(pos, self.ratio) for pose in self.poses
        )


def thing_at(things: Sequence[TableTarget], pos: Pos) -> TableTarget | None:
    """The uppermost thing under a point, or None."""
    return max((t for t in things if t.holds(pos)), key=attrgetter("layer"), default=None)


@dataclass(frozen=True, kw_only=True, slots=True)
class HitTest:
    """A table as it is drawn: the view, the cards still on their way, and everything else shown."""

    view: View
    piles: View
    """The view whose captured piles are shown."""
    layout: Layout
    hidden: frozenset[Key] = frozenset()
    """Cards still on their way, which are not things yet."""
    stock: int = 0
    """Number of cards left in the stock."""
    veiled: bool = False
    """True while the card that shows trumps has not been turned over."""
    auction: bool = False
    """True during the auction, when the slate is not shown."""
    landing: int | None = None
    """Place whose card the person is to choose, or None."""
    bubbles: tuple[tuple[int, Box], ...] = ()
    """Rectangles of the bubbles with bids, by place."""
    labels: tuple[tuple[int, Box], ...] = ()
    """Rectangles of the words under the piles, by place."""
    traces: tuple[tuple[int, Box], ...] = ()
    """Rectangles of the traces that finished signs leave, by place."""
    worth: Box | None = None
    """Rectangle of the points written for the person's hand, or None."""
    tray: tuple[tuple[Card, Box], ...] = ()
    """Cards of an open dummy and their rectangles on the sheet."""
    sheet: Box | None = None
    own: bool = False
    """True if the person's cards are things as well, because nobody plays them."""
    slips: tuple[tuple[str, Box, tuple[str, str]], ...] = ()
    """Slips and bubbles: owner, rectangle, and headline and text."""

    def things(self) -> tuple[TableTarget, ...]:
        """Everything on the table, in the order of Tab; the person's own cards only with `own`."""
        lying = self._spots()
        return (*self._middle(lying), *self._players(lying), *self._edges(), *self._papers())

    def _middle(self, lying: Spots) -> list[TableTarget]:
        view, layout, ratio = self.view, self.layout, self.layout.ratio
        found = []
        if view.sha256 is not None:
            found.append(TableTarget(kind=Kind.SEAL, rects=(box(layout.seal_rect),)))
        if self.landing is not None:
            slot = layout.slot(self.landing)
            found.append(
                TableTarget(kind=Kind.LANDING, place=self.landing, poses=(slot,), ratio=ratio, layer=150)
            )
        found += [thing for key, spot in lying if (thing := self._single(key, spot)) is not None]
        if self.stock - (view.turned is not None and not view.lying) > 0:
            found.append(TableTarget(kind=Kind.STOCK, poses=(layout.stock,), ratio=ratio, layer=20))
        if (view.trumps is not None or view.untrumped) and not self.veiled:
            rects = (box(layout.emblem), box(layout.emblem_label))
            found.append(TableTarget(kind=Kind.EMBLEM, rects=rects, layer=15))
        if view.called is not None and view.contract is not None and view.caller is not None:
            found.append(TableTarget(kind=Kind.CONTRACT, rects=(box(layout.contract),), layer=15))
        return found

    def _spots(self) -> Spots:
        """Visible single cards; those of the trick in the order in which they were played."""
        seen = spots(self.view, self.layout).items()
        return [(key, spot) for key, spot in seen if key not in self.hidden]

    def _single(self, key: Key, spot: Spot) -> TableTarget | None:
        """Thing for a card of the trick or of the draw, or for the turned card; None for any other."""
        view = self.view
        for kind, cards in ((Kind.TRICK, view.table), (Kind.DRAWN, view.drawn)):
            for seat, card in cards:
                if card.code == key:
                    return self._card(kind, card, spot, seat)
        if view.turned is not None and key == view.turned.code and spot.place is None:
            return self._turned(view.turned, spot)
        return None

    def _turned(self, card: Card, spot: Spot) -> TableTarget:
        """Thing for the turned card, or for the part of it that shows from under the stock."""
        ratio, stock = self.layout.ratio, self.layout.stock
        whole = bounds([spot.pose], ratio)
        hidden = bounds([stock], ratio)
        if self.stock <= 1 or not hidden.colliderect(whole):
            return self._card(Kind.TURNED, card, spot, None)
        seen = pygame.Rect(hidden.right, whole.y, whole.right - hidden.right, whole.height)
        return TableTarget(kind=Kind.TURNED, card=card, rects=(box(seen),), layer=10)

    def _card(self, kind: Kind, card: Card, spot: Spot, place: int | None) -> TableTarget:
        ratio = self.layout.ratio
        return TableTarget(
            kind=kind, place=place, card=card, poses=(spot.pose,), ratio=ratio, layer=10 + spot.layer
        )

    def _players(self, lying: Spots) -> list[TableTarget]:
        found = []
        bubbles, labels, traces = dict(self.bubbles), dict(self.labels), dict(self.traces)
        for place in self.view.order:
            seat = self.layout.seats[place]
            said = (bubbles[place],) if place in bubbles else ()
            rects = (box(seat.face), box(seat.tag), *said)
            found.append(TableTarget(kind=Kind.SEAT, place=place, rects=rects, layer=30))
            if place in traces:
                found.append(TableTarget(kind=Kind.TRACE, place=place, rects=(traces[place],), layer=40))
            found += self._held(place, lying)
            if self._piled(place):
                label = (labels[place],) if place in labels else ()
                found.append(
                    TableTarget(
                        kind=Kind.PILE,
                        place=place,
                        poses=(seat.pile,),
                        rects=label,
                        ratio=self.layout.ratio,
                        layer=10,
                    )
                )
        return found

    def _held(self, place: int, lying: Spots) -> list[TableTarget]:
        """Things of a hand: one for all its backs, and one for each open card."""
        if place == ME and not self.own:
            return []
        held = [(key, spot) for key, spot in lying if spot.place == place and in_hand(spot)]
        backs = tuple(spot.pose for _key, spot in held if spot.code is None)
        cards = {card.code: card for card in self.view.hands[place] if card is not None}
        found = [self._card(Kind.OPEN, cards[spot.code], spot, place) for _key, spot in held if spot.code]
        if backs:
            ratio = self.layout.ratio
            found.append(TableTarget(kind=Kind.BACKS, place=place, poses=backs, ratio=ratio, layer=100))
        return found

    def _piled(self, place: int) -> bool:
        piles = self.piles
        return any(piles.captured[p] for p in piles.order if self.layout.pile_owner(p) == place)

    def _edges(self) -> list[TableTarget]:
        layout = self.layout
        found = []
        if not self.auction:
            slate = layout.slate
            pose = Pose(slate.centerx, slate.centery, slate.height, SLATE_ANGLE)
            ratio = slate.width / slate.height
            found.append(TableTarget(kind=Kind.SLATE, poses=(pose,), ratio=ratio, layer=2))
        found.append(TableTarget(kind=Kind.HEADER, rects=(box(layout.header),)))
        if self.worth is not None:
            found.append(TableTarget(kind=Kind.WORTH, rects=(self.worth,), layer=1))
        if layout.saucer is not None:
            found.append(TableTarget(kind=Kind.CUP, rects=(box(layout.saucer),)))
        chalk = chalk_rect(layout, len(self.view.order))
        if chalk is not None:
            found.append(TableTarget(kind=Kind.CHALK, rects=(box(chalk),), layer=1))
        return found

    def _papers(self) -> list[TableTarget]:
        """Papers that lie over everything else: sheet, tray and slips."""
        found = [] if self.sheet is None else [TableTarget(kind=Kind.SHEET, rects=(self.sheet,), layer=490)]
        dummy = self.view.rules.dummy_seat
        for card, cell in self.tray:
            found.append(TableTarget(kind=Kind.TRAY, place=dummy, card=card, rects=(cell,), layer=500))
        for of, where, said in self.slips:
            found.append(TableTarget(kind=Kind.SLIP, of=of, rects=(where,), said=said, layer=600))
        return found


def in_hand(spot: Spot) -> bool:
    """True if a card is held by somebody, not played."""
    return spot.layer >= HAND_LAYER or 100 <= spot.layer < TRICK_LAYER


SHOW = (Kind.LANDING, Kind.CUP, Kind.CHALK)
"""Kinds that a slip may cover for a while."""


def covered_last(
    things: Collection[TableTarget], best: str | None
) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    """Rectangles a slip must never cover (the slate, the winning card `best`), and those it should avoid.

    Played cards are listed twice, so they count double.
    """
    never: list[pygame.Rect] = []
    seldom: list[pygame.Rect] = []
    for thing in things:
        played = thing.kind in (Kind.TRICK, Kind.DRAWN)
        wins = played and thing.card is not None and thing.card.code == best
        if wins or thing.kind is Kind.SLATE:
            never.append(thing.rect)
        elif thing.kind not in SHOW:
            seldom += [thing.rect] * (2 if played else 1)
    return never, seldom
