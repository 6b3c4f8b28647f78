"""Draws the table of a match: what rests is one picture, made anew only when it changes."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import replace

import pygame

from briscola.client.match_setup import MatchSetup
from briscola.client.view import ME, View
from briscola.i18n.cards import Naming
from briscola.i18n.characters import name_of
from briscola.i18n.games import game_title, hand_text
from briscola.i18n.results import slate_title
from briscola.i18n.things import untrumped_caption, worth_words
from briscola.storage.settings import Settings
from briscola.ui.animation.timeline import Timeline
from briscola.ui.layout.spots import HAND_LAYER, TRICK_LAYER, Key, face_down, spots
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.card_art import Cover
from briscola.ui.render.kit import Kit
from briscola.ui.render.sprites import Look
from briscola.ui.render.theme import CREAM
from briscola.ui.scenes.play.look import Now, partner_words, pile_words, seat_look
from briscola.ui.views import board, seats
from briscola.ui.views.flight import draw_dust, draw_motion
from briscola.ui.views.hand import HandView
from briscola.ui.views.remark import spoken
from briscola.ui.views.said import Balloon, BubbleLine, draw_balloon
from briscola.ui.views.tally import Tally, tallies
from briscola.ui.views.things import draw_prop
from briscola.ui.views.warm import bases


class TablePicture:
    """The table at one size. Ask for `still` first, then draw what moves over it."""

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        setup: MatchSetup,
        settings: Settings,
        draw_table: Callable[[pygame.Surface], None],
        *,
        naming: Naming,
        header: tuple[str, str] | None = None,
        slate: bool = True,
    ) -> None:
        """`header` stands at the upper left instead of game and hand; without a `slate` its place is free."""
        self.kit, self.layout, self.setup, self.settings = kit, layout, setup, settings
        self._draw_table, self.naming = draw_table, naming
        self._header, self._slate = header, slate
        self.bases = bases(layout)
        self._still: pygame.Surface | None = None
        self._key: Hashable = None
        self._moods: Mapping[int, str] = {}
        self._seen: tuple[View, View, Now] | None = None
        self._bubble: tuple[int, str, tuple[Balloon, Sequence[BubbleLine]]] | None = None

    def rename(self, setup: MatchSetup) -> None:
        """Somebody at the table goes by another name."""
        self.setup, self._seen = setup, None

    def still(self, view: View, piles: View, now: Now) -> pygame.Surface:
        """Everything but the cards; `piles` is the view whose captured piles are shown."""
        seen = self._seen
        if self._still is not None and seen is not None:
            same = seen[0] is view and seen[1] is piles and seen[2] == now
            if same:
                return self._still
        self._seen = (view, piles, now)
        looks = tuple(seat_look(view, self.setup, now, place) for place in view.order)
        stacks = tuple((place, *pile_words(piles, self.layout, self.settings, place)) for place in view.order)
        slate = (
            slate_title(view),
            tallies(view, self.setup),
        )
        contract = partner_words(view, self.setup) if view.called is not None else ""
        words = self._header or (game_title(view.rules), hand_text(view))
        seal = (view.sha256, view.secret is not None)
        key = (
            tuple(replace(look, mood="") for look in looks),
            stacks,
            slate,
            contract,
            view.called,
            words,
            view.trumps,
            untrumped_caption(view) if view.untrumped else "",
            seal,
            now.auction,
            now.veiled,
            view.order,
        )
        moods = {place: look.mood for place, look in zip(view.order, looks, strict=True)}
        if self._still is None:
            self._still = pygame.Surface(self.layout.size).convert()
        if key != self._key:
            areas = [self._still.get_rect()]
        else:
            areas = [self.layout.seats[p].face for p in moods if moods[p] != self._moods.get(p)]
        self._key, self._moods = key, moods
        for area in areas:
            self._still.set_clip(area)
            self._paint(self._still, view, now, looks, stacks, slate, words)
        self._still.set_clip(None)
        return self._still

    def _paint(
        self,
        target: pygame.Surface,
        view: View,
        now: Now,
        looks: Sequence[seats.SeatLook],
        stacks: Sequence[tuple[int, int, str]],
        slate: tuple[str, tuple[Tally, ...]],
        words: tuple[str, str],
    ) -> None:
        kit, layout = self.kit, self.layout
        self._draw_table(target)
        self._ornaments(target, view)
        if self._slate and not now.auction:
            board.draw_score(target, kit, layout.slate, *slate)
        board.draw_header(target, kit, layout.header, *words)
        if view.sha256 is not None:
            board.draw_seal(target, kit, layout, view.sha256, opened=view.secret is not None)
        if view.trumps is not None and not now.veiled:
            board.draw_emblem(target, kit, layout, view.trumps, naming=self.naming)
        elif view.untrumped:
            board.draw_untrumped(target, kit, layout, *untrumped_caption(view))
        if view.called is not None and view.contract is not None and view.caller is not None:
            board.draw_contract(
                target,
                kit,
                layout,
                called=view.called,
                contract=view.contract,
                caller=name_of(self.setup, view.rules, view.caller),
                partner=partner_words(view, self.setup),
            )
        for place, look in zip(view.order, looks, strict=True):
            seats.draw_seat(target, kit, layout.seats[place], look)
        for place, count, text in stacks:
            seats.draw_pile(target, kit, layout, place, count, text)

    def pile_labels(self, piles: View) -> Sequence[tuple[int, pygame.Rect]]:
        """Where words stand under piles, by place."""
        words = ((place, pile_words(piles, self.layout, self.settings, place)[1]) for place in piles.order)
        return [
            (place, seats.pile_label(self.kit, self.layout, place, text)) for place, text in words if text
        ]

    def _ornaments(self, target: pygame.Surface, view: View) -> None:
        """The espresso and the chalk, where nothing useful needs the place."""
        kit, layout = self.kit, self.layout
        chalk = board.chalk_rect(layout, len(view.order))
        if self._slate and chalk is not None:
            draw_prop(target, kit, "chalk", chalk.center, chalk.width, 18)
        if layout.saucer is not None:
            draw_prop(target, kit, "espresso", layout.saucer.center, layout.saucer.width)

    def cards(
        self,
        target: pygame.Surface,
        view: View,
        hidden: Collection[Key],
        *,
        lit: str | None,
        stock: int,
    ) -> None:
        """The cards at rest, except the person's own fan, unless it lies face down, and those on their way;
        `lit` is the winning one."""
        kit, layout = self.kit, self.layout
        fan = not face_down(view)
        for key, spot in sorted(spots(view, layout).items(), key=lambda item: item[1].layer):
            if key in hidden or (fan and spot.place == ME and spot.layer >= HAND_LAYER):
                continue
            pose = spot.pose
            look = Look(winning=key == lit, cover=self._cover(spot.layer))
            kit.sprites.draw(target, spot.code, (pose.x, pose.y), pose.height, pose.angle, look)
        out = view.turned is not None and not view.lying and view.turned.code not in hidden
        covered = stock - out
        board.draw_stock(target, kit, layout.stock, covered, 0 if view.pack else stock)

    def _cover(self, layer: int) -> Cover:
        """How much others may cover of a card in that layer."""
        if TRICK_LAYER <= layer < HAND_LAYER:
            return Cover.NONE
        return Cover.MOST if self.layout.many else Cover.SOME

    def landing(self, target: pygame.Surface, place: int) -> None:
        """The dashed place where the card the person is to choose will lie."""
        board.draw_landing(target, self.kit, self.layout.slot(place), self.layout.ratio)

    def flying(self, target: pygame.Surface, timeline: Timeline, *, over_hand: bool) -> None:
        """The cards on their way: those under the fan first, the others over it."""
        for motion in timeline.flying():
            if (motion.layer >= HAND_LAYER) == over_hand:
                cover = self._cover(motion.layer)
                draw_motion(target, self.kit, motion, timeline.time, self.bases, cover=cover)
        if over_hand:
            for dust, t in timeline.dust():
                draw_dust(target, self.kit, dust, t)

    def bubbles(self, target: pygame.Surface, view: View, now: Now) -> None:
        """What has been said, over everything else of the players: bids, then the card that is called."""
        for place in view.order:
            look = seat_look(view, self.setup, now, place)
            if now.auction:
                seats.draw_bubble(
                    target, self.kit, self.layout.seats[place], look, hand=self.layout.hand_rect
                )
            elif look.bubble:
                draw_balloon(target, self.kit, *self._called(place, look.bubble), 1.0)

    def _called(self, place: int, text: str) -> tuple[Balloon, Sequence[BubbleLine]]:
        """The bubble that names the called card, found once."""
        if self._bubble is None or self._bubble[:2] != (place, text):
            self._bubble = (place, text, spoken(self.kit, self.layout, place, text, role="row"))
        return self._bubble[2]

    def bubble_rects(self, view: View, now: Now) -> Sequence[tuple[int, pygame.Rect]]:
        """Where bids stand, by place."""
        layout, kit = self.layout, self.kit
        looks = ((place, seat_look(view, self.setup, now, place)) for place in view.order)
        return [
            (place, seats.bubble_rect(kit, layout.seats[place], look, hand=layout.hand_rect))
            for place, look in looks
            if look.bubble
        ]

    def worth(self, target: pygame.Surface, view: View) -> None:
        """The points in the person's hand, beside it: what a bid is weighed against."""
        fonts, rect = self.kit.fonts, self.worth_rect(view)
        if rect is None:
            return
        for at, line in enumerate(self._worth_lines(view, rect.left)):
            spot = (rect.left, rect.top + round(fonts.line("small-strong") * (at + 0.5)))
            fonts.draw(target, line, "small-strong", spot, CREAM, anchor="midleft", halo=True)

    def worth_rect(self, view: View) -> pygame.Rect | None:
        """Where they are written; None without cards."""
        if not any(card is not None for card in view.hands[ME]):
            return None
        fonts, left = self.kit.fonts, self.layout.hand_rect.right + self.kit.scale.px(14)
        lines = self._worth_lines(view, left)
        step = fonts.line("small-strong")
        rect = pygame.Rect(
            left, 0, max(fonts.width(line, "small-strong") for line in lines), step * len(lines)
        )
        rect.top = round(self.layout.low(0.835)) - step * len(lines) // 2
        return rect

    def _worth_lines(self, view: View, left: int) -> Sequence[str]:
        scale = self.kit.scale
        room_ends = self.layout.help(2)[0][0] - scale.target(68) // 2
        words, _more = worth_words(view)
        return self.kit.fonts.wrap(words, "small-strong", room_ends - scale.px(14) - left)

    def hand(self, target: pygame.Surface, hand: HandView, hidden: Collection[Key]) -> None:
        """The person's fan."""
        if hand.codes:
            hand.draw_cards(target, hidden)
