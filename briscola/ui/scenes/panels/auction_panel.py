"""The auction panel: bids as pegs on a wooden rule; in a rank auction, ranks on a ladder of cards."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.client.view import ME, View
from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT, PASS, Action, Bid
from briscola.engine.cards import Rank, Ranking
from briscola.engine.rules import Bidding
from briscola.i18n.action_words import bid_promise, bid_text
from briscola.i18n.card_words import Naming, the_rank
from briscola.i18n.text import _, lower_noun
from briscola.ui.input import pointer
from briscola.ui.layout.table import Layout
from briscola.ui.render import Kit
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.scene import control_lines
from briscola.ui.scenes.panels.auction_parts import BidPegs, NumberField, Pointer61, RankCard, over_rule
from briscola.ui.scenes.panels.bid_buttons import BidChoice, bid_buttons, numbers_room
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.speech import ReadingLine
from briscola.ui.widgets import Button, draw_sheet


class AuctionStrip:
    """A slip of paper in the middle of the auction panel's place."""

    def __init__(
        self, kit: Kit, panel: pygame.Rect, view: View, names: Sequence[str], *, naming: Naming
    ) -> None:
        """`panel` is the rectangle of the whole auction panel; `names` per place."""
        self.kit, self.view, self.names, self.naming = kit, view, names, naming
        scale, fonts = kit.scale, kit.fonts
        pad = max(18, scale.px(32))
        self._words = _("To the end")
        button = fonts.width(self._words, "button") + 2 * max(14, scale.px(24))
        height = max(fonts.line("small") + fonts.line("heading"), scale.target(56)) + 2 * scale.px(18)
        self.rect = pygame.Rect(0, 0, panel.width, height)
        self.rect.center = panel.center
        inner = self.rect.inflate(-2 * pad, -2 * scale.px(18))
        tall = scale.target(56)
        self.end = pygame.Rect(inner.right - button, inner.centery - tall // 2, button, tall)
        room = self.end.x - pad - inner.x
        self._still = pygame.Rect(inner.x, inner.y, round(room * 0.54), inner.height)
        left = self._still.right + pad // 2
        self._high = pygame.Rect(left, inner.y, self.end.x - pad - left, inner.height)

    def button(self, on_press: Callable[[], None]) -> Button:
        """Make the button that, like Space, runs the auction to its end."""
        return Button(self.kit, self.end, self._words, on_press, name="end", on_paper=True)

    @property
    def _head(self) -> str:
        return _("Chooses the card") if self.view.auction_over else _("Still bidding")

    @property
    def _bidders(self) -> str:
        return ", ".join(self.names[place] for place in self.view.bidders)

    @property
    def said(self) -> str:
        """Names of whoever is left, to be heard."""
        return f"{self._head}: {self._bidders}"

    def paint(self, target: pygame.Surface) -> None:
        """Draw the slip and its text."""
        self._column(target, self._still, self._head, self._bidders, INK)
        if self.view.standing is not None:
            place, bid = self.view.standing
            words = f"{self.names[place]}, {lower_noun(bid_text(bid, naming=self.naming))}"
            self._column(target, self._high, _("Highest bid"), words, RED)

    def _column(
        self, target: pygame.Surface, room: pygame.Rect, head: str, words: str, colour: Colour
    ) -> None:
        fonts = self.kit.fonts
        top = room.centery - (fonts.line("small") + fonts.line("heading")) // 2
        fonts.draw(target, head, "small", (room.x, top), INK_2, width=room.width)
        fonts.draw(target, words, "heading", (room.x, top + fonts.line("small")), colour, width=room.width)


LEAST_WIDTH = 600
"""Minimum width in px of the row of buttons, enough in any language, on a very low table."""


class AuctionPanel(Panel):
    """Shown for the whole auction: with controls on the person's turn, as a strip once he has passed."""

    chapter = "chiamata"

    first = "bid"

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        sound: Callable[[str], None],
        *,
        bidding: Bidding,
        ranking: Ranking,
        naming: Naming,
        names: Sequence[str],
        on_action: Callable[[Action], None],
        on_skip: Callable[[], None],
        still: bool = False,
    ) -> None:
        """`names` per seat; `on_skip` ends the auction at once; `still`: pegs do not hop."""
        super().__init__(kit, layout, sound)
        self.bidding, self.ranking, self.naming, self.names = bidding, ranking, naming, names
        self.on_action, self.on_skip = on_action, on_skip
        self.pegs = BidPegs(still=still)
        self.view: View | None = None
        self.choice = BidChoice(ranking.order[-1])
        self.speaker: int | None = None
        """Place of the computer that is to bid; None on the person's turn."""
        self.strip: AuctionStrip | None = None
        self.low = False
        """True if the table is too low for a two-line title."""
        self._writes = False
        """True while the system says what keys write: only so is a French `-` no 6."""

    # ---- what is offered

    def show(self, view: View, legal: Sequence[Action], *, speaker: int | None) -> None:
        """Show the bids so far and the person's legal calls (none while others bid)."""
        offers = tuple(action for action in legal if isinstance(action, Bid))
        fresh = self.choice.offer(offers)
        if not fresh and self.view is not None and (view.bids, speaker) == (self.view.bids, self.speaker):
            return
        self.view, self.speaker = view, speaker
        self._write(bool(offers))
        self.pegs.follow(view.bids, LOWEST_CONTRACT)
        if fresh:
            self.appear()
        self.renew()

    @property
    def guarded(self) -> bool:
        return bool(self.choice.offers)

    @property
    def chosen(self) -> Bid | None:
        """The bid the bid button makes; None if there is none."""
        return self.choice.bid

    @property
    def ranks(self) -> bool:
        """True in an auction by rank."""
        return self.bidding is Bidding.RANK

    def choose(self, points: int) -> None:
        """Move the bid to the nearest allowed number of points (on the two, in a rank auction)."""
        self._choose(self.choice.at(points))

    def oblige(self) -> None:
        """Make the bid an obliged one, or a plain one again."""
        self._choose(self.choice.other_way())

    def _choose(self, bid: Bid | None) -> None:
        """Take up the person's choice; from now on Enter may bid it."""
        if bid is None:
            return
        self.choice.bid = bid
        self.renew()
        if self.group.focused is None:
            self.choose_first()

    def bid(self) -> None:
        """Bid what is chosen."""
        if self.chosen is not None:
            self._write(False)
            self.on_action(self.chosen)

    def pass_bid(self) -> None:
        """Pass."""
        if self.chosen is not None:
            self._write(False)
            self.on_action(PASS)

    def _write(self, writes: bool) -> None:
        if writes and not self._writes:
            pygame.key.start_text_input()
        elif self._writes and not writes:
            pygame.key.stop_text_input()
        self._writes = writes

    # ---- places

    def place(self) -> None:
        layout, scale = self.layout, self.kit.scale
        usual = round(layout.u(0.405 if self.ranks else 0.372))
        room = self._room()
        self.low = not self.ranks and room.height < self._height(low=False)
        height = max(usual, self._height(low=self.low or self.ranks))
        if layout.portrait:  # under the players at the sides, over the hand
            self.rect = pygame.Rect(0, 0, layout.size[0] - 2 * scale.edge, height)
            self.rect.midbottom = (layout.size[0] // 2, layout.hand_rect.top - scale.px(24))
        else:
            width = round(min(max(layout.u(1.0), LEAST_WIDTH), layout.size[0] * 0.60))
            self.rect = pygame.Rect(0, 0, width, height)
            self.rect.center = (layout.size[0] // 2, round(layout.mid(0.468)))
            if height > usual or layout.hand_factor > 1:
                self.rect.y -= (height - usual) // 2  # what it is higher than usual lies over the table
                self.rect.top = max(min(self.rect.top, room.bottom - height), room.top)
        self.strip = None
        if self.view is not None and self.view.said(ME) is None:
            self.strip = AuctionStrip(self.kit, self.rect, self.view, self.names, naming=self.naming)
            self.rect = self.strip.rect
            if self.view.watched:
                self.group.add(self.strip.button(self.on_skip))
            return
        pad = scale.px(48)
        self.inner = self.rect.inflate(-2 * pad, -2 * scale.px(20 if self.low else 30))
        button = scale.target(64)
        self.row = pygame.Rect(
            self.inner.x, self.inner.bottom - button - scale.px(10), self.inner.width, button
        )
        if self.ranks:
            self._place_ladder()
        else:
            self._place_rule()
        if self.chosen is not None:
            self.group.add(
                *bid_buttons(
                    self.kit,
                    self.row,
                    self.choice,
                    self.chosen,
                    naming=self.naming,
                    on_choose=self.choose,
                    on_oblige=self.oblige,
                    on_bid=self.bid,
                    on_pass=self.pass_bid,
                )
            )

    def _room(self) -> pygame.Rect:
        """The free room between the opposite players' tags and the hand."""
        layout, air = self.layout, self.kit.scale.px(6)
        left, right = layout.size[0] * 0.2, layout.size[0] * 0.8
        opposite = [layout.seats[place].tag for place in layout.ring[1:]]
        top = max((tag.bottom for tag in opposite if left < tag.centerx < right), default=0) + air
        return pygame.Rect(round(left), top, round(right - left), layout.hand_rect.top - air - top)

    def _height(self, *, low: bool) -> int:
        """Height in px of title, pegs, ruler and buttons; `low`: they share lines, on a low table."""
        scale, line = self.kit.scale, self.kit.fonts.line
        title = line("heading") if low else max(line("panel"), line("small") + line("heading"))
        rule, button = max(44, scale.px(70)) + self._under_rule(low=low), scale.target(64) + scale.px(10)
        return 2 * scale.px(20 if low else 30) + title + over_rule(self.kit) + rule + button

    def _under_rule(self, *, low: bool) -> int:
        """Height in px for the flag between rule and buttons."""
        return max(16, self.kit.scale.px(28 if low else 52))

    def _place_rule(self) -> None:
        scale = self.kit.scale
        standing = self.view.standing if self.view is not None else None
        lowest = standing[1].points + 1 if standing is not None else LOWEST_CONTRACT
        value = self.chosen.points if self.chosen is not None else None
        tall = max(44, scale.px(70))
        rect = pygame.Rect(
            self.inner.x, self.row.y - self._under_rule(low=self.low) - tall, self.inner.width, tall
        )
        self.rule = Pointer61(self.kit, rect, value, min(HIGHEST_CONTRACT, lowest), self.choose)
        self.rule.label = _("Your bid")
        self.group.add(self.rule)

    def _place_ladder(self) -> None:
        """Lay out the ten ranks as cards, strongest first: a bid must be weaker than the one standing."""
        scale = self.kit.scale
        ladder = self.ranking.order
        standing = self.view.standing if self.view is not None else None
        closed = 0 if standing is None or standing[1].rank is None else ladder.index(standing[1].rank) + 1
        top = self.inner.y + self.kit.fonts.line("panel") + self.kit.fonts.line("small") + scale.px(10)
        height = self.row.y - scale.px(22) - top
        step = self.inner.width / len(ladder)
        for i, rank in enumerate(ladder):
            rect = pygame.Rect(round(self.inner.x + step * i), top, round(step), height)
            offered = self.choice.on(rank) is not None
            card = RankCard(
                self.kit,
                rect,
                rank,
                chosen=self.chosen is not None and self.chosen.rank is rank,
                closed=i < closed and not offered,
                on_press=partial(self._rank, rank),
                naming=self.naming,
            )
            card.enabled = offered
            self.group.add(card)

    def _rank(self, rank: Rank) -> None:
        self._choose(self.choice.on(rank))

    # ---- keys

    def hear(self, event: pygame.event.Event) -> bool:
        if self.chosen is None:
            return False
        if event.type == pygame.MOUSEWHEEL and not self.ranks:
            self.choose(self.chosen.points + (1 if event.y > 0 else -1))
            return True
        return event.type == pygame.KEYDOWN and self._key(event, self.chosen)

    def _key(self, event: pygame.event.Event, chosen: Bid) -> bool:
        digit = getattr(event, "unicode", "")
        if len(digit) == 1 and digit.isdecimal() and self.choice.numbered:
            if (points := self.choice.typed(digit)) is not None:
                self.choose(points)
        elif event.key == pygame.K_p:
            self.pass_bid()
        elif event.key == pygame.K_o and self.choice.obliging:
            self.oblige()
        elif by := self._sign(event):
            self.choose(chosen.points + by)
        elif event.key in (pygame.K_UP, pygame.K_DOWN) and not self.ranks:
            self.choose(chosen.points + (1 if event.key == pygame.K_UP else -1))
        elif pointer.is_confirm(event) and isinstance(self.group.focused, (Pointer61, NumberField)):
            self.bid()
        else:
            return False
        return True

    @staticmethod
    def _sign(event: pygame.event.Event) -> int:
        """1 for a plus key, -1 for a minus key, on any part of the keyboard; else 0."""
        keys = {
            pygame.K_PLUS: 1,
            pygame.K_EQUALS: 1,
            pygame.K_MINUS: -1,
        }  # "=" has the plus in most countries
        keys |= {pygame.K_KP_PLUS: 1, pygame.K_KP_MINUS: -1}
        return {"+": 1, "-": -1}.get(getattr(event, "unicode", ""), keys.get(event.key, 0))

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        return self.pegs.update(dt) or moving

    # ---- drawing

    def paint(self, target: pygame.Surface) -> None:
        draw_sheet(target, self.kit, self.rect)
        if self.strip is not None:
            self.strip.paint(target)
            return
        self._paint_title(target)
        self._paint_standing(target)
        if self.chosen is None:
            self._paint_waiting(target)
        elif not self.choice.is_numbered:
            self._paint_numberless(target)

    def _paint_title(self, target: pygame.Surface) -> None:
        kit, scale, inner = self.kit, self.kit.scale, self.inner
        role = "heading" if self.low else "panel"
        title = kit.fonts.draw(target, _("The auction"), role, (inner.x, inner.y - scale.px(2)), INK)
        hint = bid_promise(self.bidding)
        top = title.bottom - scale.px(2)
        pegs = inner.bottom if self.ranks else self.pegs.top(kit, self.rule) or self.rule.rect.top
        if top + kit.fonts.line("small") <= pegs:
            kit.fonts.draw(target, hint, "small", (inner.x, top), INK_2, width=round(inner.width * 0.68))
            return
        # A peg's name stands under the title: beside it, then, what two lines hold.
        left = title.right + scale.px(24)
        right = min(inner.x + round(inner.width * 0.66), self._standing_left() - scale.px(16))
        beside = pygame.Rect(left, inner.y, max(1, right - left), pegs - inner.y)
        for each in kit.growths():
            lines = each.fonts.wrap(hint, "small", beside.width)
            if len(lines) * each.fonts.line("small") <= beside.height:
                each.fonts.draw_lines(target, lines, "small", beside.topleft, INK_2)
                break

    @property
    def spoken_title(self) -> str:
        return _("The auction")

    @property
    def spoken_text(self) -> str:
        """On the person's turn the highest bid, or what a bid promises; the table tells the others' bids."""
        if self.chosen is None:
            return ""
        return (
            f"{_('Highest bid')}: {words}" if (words := self._standing_words) else bid_promise(self.bidding)
        )

    def reading(self) -> Sequence[ReadingLine]:
        bids = () if self.view is None else self.view.bids
        said = [
            ReadingLine(f"{self.names[place]}: {bid_text(bid, naming=self.naming)}") for place, bid in bids
        ]
        standing = [ReadingLine(f"{_('Highest bid')}: {words}")] if (words := self._standing_words) else []
        left = [] if self.strip is None else [ReadingLine(self.strip.said)]
        hint = [ReadingLine(bid_promise(self.bidding))] if self.strip is None else []
        return [*hint, *said, *left, *standing, *control_lines(self.group)]

    @property
    def _standing_words(self) -> str:
        """The highest bid and its bidder; empty before the first bid."""
        if self.view is None or self.view.standing is None:
            return ""
        place, bid = self.view.standing
        return f"{self.names[place]}, {lower_noun(bid_text(bid, naming=self.naming))}"

    def _standing_left(self) -> int:
        """x at which the highest bid begins, on a low table with the words before it."""
        words, fonts = self._standing_words, self.kit.fonts
        if not words:
            return self.inner.right
        wide = min(fonts.width(words, "heading"), self._most_standing)
        if self.low:
            wide += self.kit.scale.px(16) + fonts.width(_("Highest bid"), "small")
        return self.inner.right - wide

    @property
    def _most_standing(self) -> int:
        return round(self.inner.width * 0.34)

    def _paint_standing(self, target: pygame.Surface) -> None:
        """Write the highest bid and its bidder in the upper right corner."""
        kit, inner = self.kit, self.inner
        words, most = self._standing_words, self._most_standing
        if not words:
            return
        if self.low:
            said = kit.fonts.draw(
                target, words, "heading", inner.topright, RED, anchor="topright", width=most
            )
            spot = (said.x - kit.scale.px(16), said.centery)
            kit.fonts.draw(target, _("Highest bid"), "small", spot, INK_2, anchor="midright")
            return
        x, y = inner.right, inner.y + (kit.scale.px(6) if self.ranks else 0)
        kit.fonts.draw(target, _("Highest bid"), "small", (x, y), INK_2, anchor="topright")
        low = (x, y + kit.fonts.line("small"))
        kit.fonts.draw(target, words, "heading", low, RED, anchor="topright", width=most)

    def _paint_waiting(self, target: pygame.Surface) -> None:
        """Write who is to bid, in place of the buttons."""
        if self.speaker is not None:
            words = _("{name} is thinking…").format(name=self.names[self.speaker])
            self.kit.fonts.draw(target, words, "body", self.row.midleft, INK_2, anchor="midleft")

    def _paint_numberless(self, target: pygame.Surface) -> None:
        """Name the rank on which points are promised too, where they would be chosen."""
        kit, room = self.kit, numbers_room(self.kit, self.row, self.choice)
        if not room.width:
            return
        lowest = the_rank(self.ranking.order[-1], naming=self.naming)
        words = _("More points are promised on {rank} alone.").format(rank=lowest)
        lines = kit.fonts.wrap(words, "small", room.width)
        y = room.centery - kit.fonts.line("small") * len(lines) // 2
        kit.fonts.draw_lines(target, lines, "small", (room.x, y), INK_2)

    def paint_over(self, target: pygame.Surface) -> None:
        if not self.ranks and self.strip is None:
            self.pegs.draw(target, self.kit, self.rule, self.names)
