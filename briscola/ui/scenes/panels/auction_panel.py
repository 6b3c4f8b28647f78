"""The auction panel: bids as pegs on a wooden rule; in a rank auction, ranks on a ladder of cards."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.view.view import ME, View
from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT, PASS, Action, Bid
from briscola.engine.cards import Rank, Ranking
from briscola.engine.rules import Bidding
from briscola.i18n.action_words import bid_promise, bid_text
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.input.line_editing import typed
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.panels.auction_parts import BidPegs, Pointer61, auction_rects, ladder
from briscola.ui.scenes.panels.auction_strip import AuctionStrip, standing_words
from briscola.ui.scenes.panels.bid_buttons import BidChoice, NumberField, bid_buttons, numbers_rect
from briscola.ui.scenes.panels.panel_base import Panel, PanelKind, Surroundings
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.panel import draw_sheet

PLUS_MINUS = {
    **dict.fromkeys(("+", pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS), 1),
    **dict.fromkeys(("-", pygame.K_MINUS, pygame.K_KP_MINUS), -1),
}
"""Signs and keys that change a bid by a point; "=" has the plus in most countries."""


class AuctionPanel(Panel):
    """Shown for the whole auction: with controls on the person's turn, as a strip once he has passed."""

    chapter = "chiamata"

    first = "bid"

    def __init__(
        self,
        around: Surroundings,
        *,
        bidding: Bidding,
        ranking: Ranking,
        names: Sequence[str],
        on_action: Callable[[Action], None],
        on_skip: Callable[[], None],
        still: bool = False,
    ) -> None:
        """`names` per seat; `on_skip` ends the auction at once; `still`: pegs do not hop."""
        super().__init__(around)
        self.bidding, self.ranking, self.names = bidding, ranking, names
        self.on_action, self.on_skip = on_action, on_skip
        self.pegs = BidPegs(still=still)
        self.view: View | None = None
        self.choice = BidChoice(ranking.order[-1])
        self.speaker: int | None = None
        """Place of the computer that is to bid; None on the person's turn."""
        self.strip: AuctionStrip | None = None
        self._writes = False
        """True while the system says what keys write: only so is a French `-` no 6."""

    # ---- what is offered

    def show(
        self, view: View, legal: Sequence[Action], *, speaker: int | None, covered: bool = False
    ) -> None:
        """Show the bids so far and the person's legal calls (none while others bid).

        While it is `covered` by another sheet, what keys write is said for that one.
        """
        offers = tuple(action for action in legal if isinstance(action, Bid))
        fresh = self.choice.offer(offers)
        self.kind = PanelKind.ASKS if offers else PanelKind.TELLS
        if not fresh and self.view is not None and (view.bids, speaker) == (self.view.bids, self.speaker):
            return
        self.view, self.speaker = view, speaker
        self._write(bool(offers), covered=covered)
        self.pegs.follow(view.bids, LOWEST_CONTRACT)
        if fresh and not covered:
            self.appear()
        self.renew()

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
        self._choose(self.choice.toggled())

    def _choose(self, bid: Bid | None) -> None:
        """Take up the person's choice; from now on Enter may bid it."""
        if bid is None:
            return
        self.choice.take(bid)
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

    def appear(self) -> None:
        super().appear()
        if self._writes:  # anew after a sheet with a field, which ends it
            pygame.key.start_text_input()

    def close(self) -> None:
        super().close()
        self._writes = False

    def _write(self, writes: bool, *, covered: bool = False) -> None:
        if self._writes and not writes and not covered:
            pygame.key.stop_text_input()
        self._writes = writes

    # ---- controls

    def place(self) -> None:
        ranks = self.ranking.order if self.ranks else ()
        self.places = auction_rects(self.kit, self.layout, rungs=len(ranks))
        self.rect, self.strip = self.places.sheet, None
        if self.view is not None and self.view.said(ME) is None:
            self.strip = AuctionStrip(self.kit, self.rect, self.view, self.names)
            self.rect = self.strip.rect
            if self.view.watched:
                self.group.add(self.strip.button(self.on_skip))
            return
        if self.ranks:
            self._add_ladder(ranks)
        else:
            self._add_rule()
        if self.chosen is not None:
            self.group.add(
                *bid_buttons(
                    self.kit,
                    self.places.row,
                    self.choice,
                    self.chosen,
                    on_choose=self.choose,
                    on_oblige=self.oblige,
                    on_bid=self.bid,
                    on_pass=self.pass_bid,
                )
            )

    def _add_rule(self) -> None:
        standing = self.view.standing if self.view is not None else None
        lowest = standing[1].points + 1 if standing is not None else LOWEST_CONTRACT
        value = self.chosen.points if self.chosen is not None else None
        lowest = min(HIGHEST_CONTRACT, lowest)
        self.rule = Pointer61(self.kit, self.places.rule, value, lowest, self.choose)
        self.rule.label = _("Your bid")
        self.group.add(self.rule)

    def _add_ladder(self, ranks: Sequence[Rank]) -> None:
        standing = self.view.standing if self.view is not None else None
        closed = 0 if standing is None or standing[1].rank is None else ranks.index(standing[1].rank) + 1
        cards = ladder(
            self.kit,
            self.places.rungs,
            ranks,
            chosen=None if self.chosen is None else self.chosen.rank,
            closed=closed,
            offered=lambda rank: self.choice.on(rank) is not None,
            on_press=lambda rank: self._choose(self.choice.on(rank)),
            why_off=self._waiting_words or _("A bid must name a weaker rank than the highest bid."),
        )
        self.group.add(*cards)

    # ---- keys

    def handle_first(self, event: pygame.event.Event) -> bool:
        if self.chosen is None:
            return False
        p = pointer.read(event, self.kit.scale.size)
        if p is not None and p.steps and not self.ranks:
            self.choose(self.chosen.points + (1 if p.steps > 0 else -1))
            return True
        return event.type == pygame.KEYDOWN and self._key(event, self.chosen)

    def _key(self, event: pygame.event.Event, chosen: Bid) -> bool:
        digit, plain = typed(event), pointer.is_plain(event)
        if len(digit) == 1 and digit.isdecimal() and self.choice.numbered:
            if (points := self.choice.typed(digit)) is not None:
                self.choose(points)
        elif plain and event.key == pygame.K_p:
            self.pass_bid()
        elif plain and event.key == pygame.K_o and self.choice.obliging:
            self.oblige()
        elif plain and (by := PLUS_MINUS.get(getattr(event, "unicode", "")) or PLUS_MINUS.get(event.key)):
            self.choose(chosen.points + by)
        elif event.key in (pygame.K_UP, pygame.K_DOWN) and not self.ranks:
            self.choose(chosen.points + (1 if event.key == pygame.K_UP else -1))
        elif pointer.is_confirm(event) and isinstance(self.group.focused, (Pointer61, NumberField)):
            self.bid()
        else:
            return False
        return True

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
        elif self.choice.numberless_words(self.kit.naming):
            self._paint_numberless(target)

    def _paint_title(self, target: pygame.Surface) -> None:
        kit, scale, inner = self.kit, self.kit.scale, self.places.inner
        role = "heading" if self.places.low else "panel"
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

    def text_lines(self) -> Sequence[ReadingLine]:
        bids, naming = () if self.view is None else self.view.bids, self.kit.naming
        said = [ReadingLine(f"{self.names[place]}: {bid_text(bid, naming=naming)}") for place, bid in bids]
        standing = [ReadingLine(f"{_('Highest bid')}: {words}")] if (words := self._standing_words) else []
        left = [] if self.strip is None else [ReadingLine(self.strip.said)]
        hint = [ReadingLine(bid_promise(self.bidding))] if self.strip is None else []
        words = self.choice.numberless_words(naming) if self.strip is None else ""
        numberless = [ReadingLine(words)] if words else []
        return [*hint, *said, *left, *standing, *numberless]

    @property
    def _standing_words(self) -> str:
        return standing_words(self.view, self.names, naming=self.kit.naming)

    def _standing_left(self) -> int:
        """x at which the highest bid begins, on a low table with the words before it."""
        words, fonts = self._standing_words, self.kit.fonts
        if not words:
            return self.places.inner.right
        wide = min(fonts.width(words, "heading"), self._most_standing)
        if self.places.low:
            wide += self.kit.scale.px(16) + fonts.width(_("Highest bid"), "small")
        return self.places.inner.right - wide

    @property
    def _most_standing(self) -> int:
        return round(self.places.inner.width * 0.34)

    def _paint_standing(self, target: pygame.Surface) -> None:
        """Write the highest bid and its bidder in the upper right corner."""
        kit, inner = self.kit, self.places.inner
        words, most = self._standing_words, self._most_standing
        if not words:
            return
        if self.places.low:
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

    @property
    def _waiting_words(self) -> str:
        """Words on who is to bid; empty on the person's turn."""
        speaker = self.speaker
        return "" if speaker is None else _("{name} is thinking…").format(name=self.names[speaker])

    def _paint_waiting(self, target: pygame.Surface) -> None:
        """Write who is to bid, in place of the buttons."""
        if words := self._waiting_words:
            self.kit.fonts.draw(target, words, "body", self.places.row.midleft, INK_2, anchor="midleft")

    def _paint_numberless(self, target: pygame.Surface) -> None:
        """Name the rank on which points are promised too, where they would be chosen."""
        kit, room = self.kit, numbers_rect(self.kit, self.places.row, self.choice)
        lines = kit.fonts.wrap(self.choice.numberless_words(self.kit.naming), "small", room.width)
        y = room.centery - kit.fonts.line("small") * len(lines) // 2
        kit.fonts.draw_lines(target, lines, "small", (room.x, y), INK_2)

    def paint_over(self, target: pygame.Surface) -> None:
        if not self.ranks and self.strip is None:
            self.pegs.draw(target, self.kit, self.rule, self.names)
