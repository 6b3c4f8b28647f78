"""The auction: bids as pegs on a wooden rule, or ranks on a ladder of cards and points on the two."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT, PASS, Action, Bid
from briscola.engine.cards import BRISCOLA_RANKING, Rank
from briscola.i18n.actions import bid_text
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.panels.auction_parts import NumberField, Pointer61, RankCard
from briscola.ui.scenes.panels.base import Panel
from briscola.ui.scenes.panels.pegs import BidPegs
from briscola.ui.widgets import Button, draw_sheet


class AuctionPanel(Panel):
    """Shown for the whole auction; its controls work on the person's turn."""

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        sound: Callable[[str], None],
        *,
        ranks: bool,
        french: bool,
        names: Sequence[str],
        on_action: Callable[[Action], None],
        still: bool = False,
    ) -> None:
        """`ranks`: the auction by rank; `names` per seat; `still`: no peg hops."""
        super().__init__(kit, layout, sound)
        self.ranks, self.french, self.names, self.on_action = ranks, french, names, on_action
        self.pegs = BidPegs(still=still)
        self.legal: Sequence[Bid] = ()
        self.may_pass = False
        self.bids: Sequence[tuple[int, Bid | None]] = ()
        self.chosen: Bid | None = None
        self._typed = ""
        self.renew("bid")

    # ---- what is offered

    def show(self, bids: Sequence[tuple[int, Bid | None]], legal: Sequence[Action]) -> None:
        """The bids so far, and what the person may do (nothing while others speak)."""
        offers = tuple(action for action in legal if isinstance(action, Bid))
        if (tuple(bids), offers) == (tuple(self.bids), tuple(self.legal)) and self.group.widgets:
            return
        fresh = offers != self.legal
        self.bids, self.legal, self.may_pass = tuple(bids), offers, PASS in legal
        self.pegs.follow(self.bids, LOWEST_CONTRACT)
        if fresh:
            self.chosen = offers[0] if offers else None
            self._typed = ""
        self.renew("bid")
        if offers and fresh:
            self.group.focus_name("bid")

    @property
    def standing(self) -> tuple[int, Bid] | None:
        """Who bids highest, and what."""
        return next(((seat, bid) for seat, bid in reversed(self.bids) if bid is not None), None)

    def choose(self, points: int) -> None:
        """Move the bid to the nearest allowed number of points (on the two, in a rank auction)."""
        numbers = [bid.points for bid in self._numbered()]
        if not numbers:
            return
        points = min(numbers[-1], max(numbers[0], points))
        self.chosen = next(bid for bid in self._numbered() if bid.points == points)
        self.renew()

    def _numbered(self) -> Sequence[Bid]:
        return [bid for bid in self.legal if bid.rank is None or bid.rank is Rank.TWO]

    def _bid(self) -> None:
        if self.chosen is not None:
            self.on_action(self.chosen)

    def _pass(self) -> None:
        if self.may_pass:
            self.on_action(PASS)

    # ---- places

    def place(self) -> None:
        layout, scale = self.layout, self.kit.scale
        height = round(layout.u(0.405 if self.ranks else 0.372))
        if layout.portrait:  # under the players at the sides, over the hand
            self.rect = pygame.Rect(0, 0, layout.size[0] - 2 * scale.edge, height)
            self.rect.midbottom = (layout.size[0] // 2, layout.hand_rect.top - scale.px(24))
        else:
            self.rect = pygame.Rect(0, 0, round(min(layout.u(1.0), layout.size[0] * 0.60)), height)
            self.rect.center = (layout.size[0] // 2, round(layout.mid(0.468)))
        pad = scale.px(48)
        self.inner = self.rect.inflate(-2 * pad, -2 * scale.px(30))
        button = scale.target(64)
        self.row = pygame.Rect(
            self.inner.x, self.inner.bottom - button - scale.px(10), self.inner.width, button
        )
        if self.ranks:
            self._place_ladder()
        else:
            self._place_rule()
        self._place_buttons()

    def _place_rule(self) -> None:
        scale = self.kit.scale
        lowest = (
            self.legal[0].points
            if self.legal
            else (self.standing[1].points + 1 if self.standing else LOWEST_CONTRACT)
        )
        value = self.chosen.points if self.chosen is not None else None
        tall = max(44, scale.px(70))
        rect = pygame.Rect(self.inner.x, self.row.y - scale.px(52) - tall, self.inner.width, tall)
        self.rule = Pointer61(self.kit, rect, value, min(HIGHEST_CONTRACT, lowest), self.choose)
        self.add(self.rule)

    def _place_ladder(self) -> None:
        """The ten ranks as cards, strongest first: a bid must be weaker than the one standing."""
        scale = self.kit.scale
        ladder = BRISCOLA_RANKING.order
        open_ranks = {bid.rank for bid in self.legal}
        top = self.inner.y + self.kit.fonts.line("panel") + self.kit.fonts.line("small") + scale.px(10)
        height = self.row.y - scale.px(22) - top
        step = self.inner.width / len(ladder)
        for i, rank in enumerate(ladder):
            rect = pygame.Rect(round(self.inner.x + step * i), top, round(step), height)
            card = RankCard(
                self.kit,
                rect,
                rank,
                chosen=self.chosen is not None and self.chosen.rank is rank,
                taken=self._taken(rank),
                on_press=partial(self._rank, rank),
                french=self.french,
            )
            card.enabled = rank in open_ranks
            self.add(card)

    def _taken(self, rank: Rank) -> bool:
        return any(bid is not None and bid.rank is rank for _seat, bid in self.bids)

    def _rank(self, rank: Rank) -> None:
        self.chosen = next(bid for bid in self.legal if bid.rank is rank)
        self.renew(f"rank-{rank.value}")

    def _place_buttons(self) -> None:
        scale, row = self.kit.scale, self.row
        small, gap = max(44, scale.px(60)), scale.px(10)
        x = row.x
        numbers = bool(self._numbered()) and (
            not self.ranks or (self.chosen is not None and self.chosen.rank is Rank.TWO)
        )
        if numbers and self.chosen is not None:
            points = self.chosen.points
            steps = ((-1, "minus"), (0, ""), (1, "plus"), (5, ""), (10, ""))
            for by, icon in steps:
                wide = max(80, scale.px(140)) if by == 0 else small if icon else max(small, scale.px(76))
                rect = pygame.Rect(x, row.y, wide, row.height)
                if by == 0:
                    self.add(NumberField(self.kit, rect, points, self.choose))
                else:
                    self.add(
                        Button(
                            self.kit,
                            rect,
                            "" if icon else f"+{by}",
                            partial(self.choose, points + by),
                            icon_name=icon or None,
                            name=f"by{by}",
                            on_paper=True,
                        )
                    )
                x += wide + gap
            x += scale.px(14)
        room = row.right - x
        words = self._bid_words()
        pass_w = max(100, round(room * 0.44))
        bid = Button(
            self.kit,
            pygame.Rect(x, row.y, room - pass_w - scale.px(18), row.height),
            words,
            self._bid,
            primary=True,
            role="button",
            name="bid",
            on_paper=True,
        )
        bid.enabled = self.chosen is not None
        leave = Button(
            self.kit,
            pygame.Rect(row.right - pass_w, row.y, pass_w, row.height),
            _("Pass"),
            self._pass,
            name="pass",
            on_paper=True,
        )
        leave.enabled = self.may_pass
        self.add(bid, leave)

    def _bid_words(self) -> str:
        if self.chosen is None:
            return _("Bid")
        return _("I bid {bid}").format(bid=bid_text(self.chosen, french=self.french).lower())

    # ---- keys

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self.legal:
            digit = getattr(event, "unicode", "")
            if len(digit) == 1 and digit.isdigit() and self._numbered():
                self._type(digit)
                return True
            if event.key == pygame.K_p:
                self._pass()
                return True
            if pointer.is_confirm(event) and isinstance(self.group.focused, (Pointer61, NumberField)):
                self._bid()
                return True
            by = self._sign(event)
            if by and self.chosen is not None:
                self.choose(self.chosen.points + by)
                return True
            if event.key in (pygame.K_UP, pygame.K_DOWN) and self.chosen is not None and not self.ranks:
                self.choose(self.chosen.points + (1 if event.key == pygame.K_UP else -1))
                return True
        if event.type == pygame.MOUSEWHEEL and self.chosen is not None and not self.ranks:
            self.choose(self.chosen.points + (1 if event.y > 0 else -1))
            return True
        return super().handle(event)

    @staticmethod
    def _sign(event: pygame.event.Event) -> int:
        """1 for a plus, -1 for a minus, wherever the keyboard has them; else 0."""
        keys = {pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1}
        return {"+": 1, "-": -1}.get(getattr(event, "unicode", ""), keys.get(event.key, 0))

    def _type(self, digit: str) -> None:
        """Digits make a number: 7, 5 is 75; a third one only after 1."""
        self._typed = (
            (self._typed + digit)[-3:] if self._typed.startswith("1") else (self._typed + digit)[-2:]
        )
        number = int(self._typed)
        if LOWEST_CONTRACT <= number <= HIGHEST_CONTRACT:
            self.choose(number)

    def update(self, dt: float) -> bool:
        return self.pegs.update(dt) or super().update(dt)

    # ---- drawing

    def paint(self, target: pygame.Surface) -> None:
        kit, scale, inner = self.kit, self.kit.scale, self.inner
        draw_sheet(target, kit, self.rect)
        title = kit.fonts.draw(target, _("The auction"), "panel", (inner.x, inner.y - scale.px(2)), INK)
        hint = (
            _("Promise a rank: its holder will be your partner.")
            if self.ranks
            else _("Promise the points you will make with your partner.")
        )
        top = title.bottom - scale.px(2)
        pegs = None if self.ranks else self.pegs.top(kit, self.rule)
        if pegs is None or top + kit.fonts.line("small") <= pegs:
            kit.fonts.draw(target, hint, "small", (inner.x, top), INK_2, width=round(inner.width * 0.68))
        standing = self.standing
        if standing is not None:
            who = f"{self.names[standing[0]]}, {bid_text(standing[1], french=self.french).lower()}"
            kit.fonts.draw(
                target,
                _("Highest bid"),
                "small",
                (inner.right, inner.y + scale.px(6)),
                INK_2,
                anchor="topright",
            )
            kit.fonts.draw(
                target,
                who,
                "heading",
                (inner.right, inner.y + scale.px(6) + kit.fonts.line("small")),
                RED,
                anchor="topright",
                width=round(inner.width * 0.34),
            )

    def draw(self, target: pygame.Surface) -> None:
        self.paint(target)
        self.group.draw(target)
        if not self.ranks:
            self.pegs.draw(target, self.kit, self.rule, self.names)
