"""Draws the table of a match; everything at rest is one cached picture."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from operator import attrgetter

import pygame

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME, View
from briscola.ui.animation.timeline import Timeline
from briscola.ui.layout.placement import Placement
from briscola.ui.layout.table.card_spots import HAND_LAYER, Key, Spot, face_down, spots
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.cards.sprites import CardStyle, Laid, covered
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.tabletop.hand_words import HandWords
from briscola.ui.scenes.tabletop.prewarm import bases
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces, style_of_seat
from briscola.ui.scenes.tabletop.thing import OVER, UNDER, Thing
from briscola.ui.views.bubbles.remark_placement import place_remark
from briscola.ui.views.bubbles.speech_bubble import BubbleLine, draw_balloon
from briscola.ui.views.table import table_centre
from briscola.ui.views.table.flight import card_in_motion, cover_at, dust_cloud

SHORT = 6
"""Letters of a bid that is written large."""


class ScenePicture:
    """The table at one size. Call `still` first, then draw what moves over it."""

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        setup: MatchSetup,
        draw_table: Callable[[pygame.Surface], None],
        sheet: Callable[[], pygame.Rect | None],
    ) -> None:
        """`sheet` gives the rectangle of a panel over the table; bubbles lie beside it."""
        self.kit, self.layout, self.setup = kit, layout, setup
        self._draw_table, self._sheet = draw_table, sheet
        self.hand_words = HandWords(kit, layout)
        self.bases = bases(layout)
        self._still: pygame.Surface | None = None
        self._things: Sequence[Thing] = ()
        self._looks: Mapping[tuple[str, int], tuple[Hashable, pygame.Rect | None]] = {}
        """The looks of all things in the cached picture."""
        self._edition = 0
        self._bubbles: dict[Hashable, tuple[Placement, Sequence[BubbleLine]]] = {}
        """The bubbles of this moment."""
        self.over: pygame.Rect | None = None
        """Rectangle of a sheet that hides bids; the bubbles that it would cut are not drawn."""
        self._lying: tuple[View, Collection[Key], str | None, int, Laid] | None = None
        self._air: Sequence[tuple[bool, Laid]] = ()
        self._air_at: tuple[Timeline, tuple[int, float]] | None = None
        self.repainted: list[pygame.Rect] = []
        """Rectangles redrawn in the cached picture; the caller that draws them clears the list."""

    def still(self, things: Sequence[Thing]) -> pygame.Surface:
        """The cached picture of all that lies still, without the cards; what has changed is painted anew."""
        if self._still is not None and things is self._things and self._edition == self.kit.edition:
            return self._still
        looks = {(thing.name, n): look for thing in things for n, look in enumerate(thing.looks)}
        before, self._looks = self._looks, looks
        parts: list[pygame.Rect | None] = [None]
        if self._still is None:
            self._still = pygame.Surface(self.layout.size).convert()
        elif self._edition == self.kit.edition:
            known = {**before, **looks}
            parts = [known[of][1] for of in known if before.get(of) != looks.get(of)]
        self._things, self._edition = things, self.kit.edition
        whole = self._still.get_rect()
        rects = [whole] if None in parts else [part for part in parts if part is not None]
        painted = sorted((thing for thing in things if UNDER < thing.depth < OVER), key=attrgetter("depth"))
        for rect in rects:
            self._still.set_clip(rect)
            self._draw_table(self._still)
            for thing in painted:
                if thing.draw is not None:
                    thing.draw(self._still)
        self._still.set_clip(None)
        self.repainted += rects
        return self._still

    def cards(
        self, target: pygame.Surface, view: View, hidden: Collection[Key], *, lit: str | None, stock: int
    ) -> None:
        """Draw the cards at rest, but not those in flight nor a fan that is face up.

        `lit` is the code of the winning card, `stock` the number of cards in the stock.
        """
        lying = self._lying
        edition = self.kit.edition
        if lying is None or lying[0] is not view or lying[1:4] != (hidden, lit, edition):
            lying = self._lying = (view, hidden, lit, edition, self._lie(view, hidden, lit))
        target.blits(lying[4], False)
        out = view.turned is not None and not view.lying and view.turned.code not in hidden
        table_centre.draw_stock(target, self.kit, self.layout.stock, stock - out, 0 if view.pack else stock)

    def _lie(self, view: View, hidden: Collection[Key], lit: str | None) -> Laid:
        """Pictures of the cards at rest, with their places."""
        fan = not face_down(view)
        laid: list[tuple[pygame.Surface, pygame.Rect]] = []
        for key, spot in sorted(spots(view, self.layout).items(), key=lambda item: item[1].layer):
            if key not in hidden and not (fan and spot.place == ME and spot.layer >= HAND_LAYER):
                laid += self._resting(key, spot, lit)
        return laid

    def _resting(self, key: Key, spot: Spot, lit: str | None) -> Laid:
        pose, look = (
            spot.pose,
            CardStyle(winning=key == lit, cover=cover_at(spot.layer, self.layout.much_covered)),
        )
        return self.kit.sprites.laid(spot.code, (pose.x, pose.y), pose.height, pose.angle, look)

    def resting(self, view: View, keys: Collection[Key], lit: str | None) -> Sequence[pygame.Rect]:
        """Rectangles that these cards cover at rest."""
        lying = spots(view, self.layout)
        return [covered(self._resting(key, lying[key], lit)) for key in keys if key in lying]

    def stock_rect(self) -> pygame.Rect:
        """Rectangle of the stock at its full height."""
        pose = self.layout.stock
        top = covered(self.kit.sprites.laid(None, (pose.x, pose.y), pose.height, pose.angle))
        return top.inflate(0.12 * pose.height, 0.12 * pose.height)

    def aloft(self, timeline: Timeline) -> Sequence[tuple[bool, Laid]]:
        """Cards in flight and dust, each with True if it is over the fan; computed once a moment."""
        at = (timeline, timeline.version)
        if at != self._air_at:
            kit, time, much = self.kit, timeline.time, self.layout.much_covered
            cards = []
            for motion in timeline.flying():
                laid = card_in_motion(kit, motion, time, self.bases, cover=cover_at(motion.layer, much))
                cards.append((motion.layer >= HAND_LAYER, laid))
            self._air = (*cards, *((True, dust_cloud(kit, dust, t)) for dust, t in timeline.dust()))
            self._air_at = at
        return self._air

    def flying(self, target: pygame.Surface, timeline: Timeline, *, over_hand: bool) -> None:
        """Draw the cards in flight: those over the fan if `over_hand`, else those under it."""
        for over, laid in self.aloft(timeline):
            if over == over_hand:
                target.blits(laid, False)

    def bubbles(self, target: pygame.Surface, view: View, now: TurnAndFaces) -> None:
        """Draw the bubbles of bids, or that of the called card, over everything else of the players."""
        for _place, where, lines in self._said(view, now):
            if self.over is None or not self.over.colliderect(where.rect):
                draw_balloon(target, self.kit, where, lines, 1.0)

    def bubble_rects(self, view: View, now: TurnAndFaces) -> Mapping[int, pygame.Rect]:
        """Rectangles of the bubbles of bids and calls, by place."""
        return {place: where.rect for place, where, _lines in self._said(view, now)}

    def _said(self, view: View, now: TurnAndFaces) -> Sequence[tuple[int, Placement, Sequence[BubbleLine]]]:
        """Bubbles of bids and calls, with their places and lines."""
        if not now.auction and view.called is None:
            return ()
        # During an auction bubbles stand between the faces and the panel.
        kit = self.kit.capped(1.0 if self.layout.scale.small else 1.2) if now.auction else self.kit
        found, before, self._bubbles = [], self._bubbles, {}
        sheet = self._sheet()
        panel = None if sheet is None else tuple(sheet)
        for place in view.order:
            look = style_of_seat(view, self.setup, now, place)
            if not look.bubble:
                continue
            key = (place, look.bubble, now.auction, panel)
            role = "heading" if now.auction and len(look.bubble) <= SHORT else "row"
            if key not in before:
                before[key] = place_remark(kit, self.layout, place, look.bubble, besides=[sheet], role=role)
            where, lines = self._bubbles[key] = before[key]
            found.append((place, where, [(*line[:2], INK_2 if look.quiet else INK) for line in lines]))
        return found
