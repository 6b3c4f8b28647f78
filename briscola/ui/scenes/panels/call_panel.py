"""Calling a card: the whole pack in four rows; the person's own cards are labelled, not hidden."""

from collections.abc import Callable, Collection, Mapping, Sequence

import pygame
from msgspec import Struct

from briscola.engine.actions import Action, Call
from briscola.engine.cards import Card, Rank, Ranking, Suit
from briscola.engine.trick import TableCard, winning
from briscola.i18n.card_words import card_name, points_text, suit_name
from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.i18n.text import _, upper
from briscola.ui.input import pointer
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.cards.card_art import CORNER
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2, RED
from briscola.ui.scenes.panels.panel_base import Panel, Surroundings
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.props import draw_sign
from briscola.ui.widgets.button import Button, RoundButton
from briscola.ui.widgets.panel import draw_sheet
from briscola.ui.widgets.widget import Widget

SUITS = (Suit.BASTONI, Suit.COPPE, Suit.DENARI, Suit.SPADE)
DARK = (26, 20, 15, 222)


class CardCell(Widget):
    """A card of the grid."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        card: Card,
        *,
        words: str,
        chosen: bool,
        on_press: Callable[[Card], None],
    ) -> None:
        """`words`: where the card is, if the person sees it; else empty."""
        super().__init__(kit, rect, name=card.code, on_paper=True)
        self.card, self.words, self.chosen, self.on_press = card, words, chosen, on_press
        self.radius = 6

    def spoken(self) -> Spoken:
        states = (*((ControlState.CHOSEN,) if self.chosen else ()), *self.states())
        return Spoken(role=Role.CARD, name=self.label, value=self.words, states=states)

    def confirm(self) -> None:
        self.play_sound("tick")
        self.on_press(self.card)

    @property
    def tab_stop(self) -> bool:
        return self.chosen

    def key_focus(self, gained: bool) -> None:
        if gained:
            self.on_press(self.card)

    def draw(self, target: pygame.Surface) -> None:
        rect, look = self.rect, CardStyle(winning=self.chosen, dim=not self.enabled)
        self.kit.sprites.draw(target, self.card.code, rect.center, rect.height, look=look)
        if self.words:
            self._label(target)

    def _label(self, target: pygame.Surface) -> None:
        kit = self.kit
        tall = kit.fonts.line("small-strong")
        band = pygame.Surface((self.rect.width, tall), pygame.SRCALPHA)
        radius = round(self.rect.width * CORNER)
        pygame.draw.rect(
            band, DARK, band.get_rect(), border_bottom_left_radius=radius, border_bottom_right_radius=radius
        )
        target.blit(band, (self.rect.x, self.rect.bottom - tall))
        middle = (self.rect.centerx, self.rect.bottom - tall // 2)
        if kit.fonts.width(self.words, "small-strong") > self.rect.width - 2:
            pygame.draw.aacircle(target, CREAM, middle, max(4, tall // 5))
            return
        kit.fonts.draw(target, self.words, "small-strong", middle, CREAM, anchor="center")


class CallRects(Struct, frozen=True, kw_only=True):
    """Places on the sheet, in px; `inner` is the sheet without its margins."""

    sheet: pygame.Rect
    inner: pygame.Rect
    side: pygame.Rect
    """The column of the chosen card and the button."""
    button: pygame.Rect
    cards: Mapping[Card, pygame.Rect]
    signs: Sequence[tuple[Suit, tuple[int, int], int]]
    """Suits at the left of their rows, with middle and width."""


def call_rects(kit: Kit, layout: Layout, ranks: Sequence[Rank]) -> CallRects:
    """The places on this table; `ranks` are the columns of cards."""
    scale, fonts, (w, h), unit = kit.scale, kit.fonts, layout.size, layout.unit
    rim = scale.rim + scale.px(56)
    sheet = pygame.Rect(0, 0, min(w - 2 * rim, round(unit * 1.54)), min(h - 2 * rim, round(unit * 0.86)))
    sheet.center = (w // 2, h // 2)
    inner = sheet.inflate(-2 * scale.px(62), -2 * scale.px(46))
    top = inner.y + fonts.line("panel") + fonts.line("body") + scale.px(14)
    wide = round(inner.width * 0.235)
    side = pygame.Rect(inner.right - wide, top, wide, inner.bottom - top)
    left = inner.x + round(inner.width * 0.062)
    across, down = side.x - scale.px(28) - left, inner.bottom - top
    ratio, gap = kit.sprites.info.ratio, scale.px(14)
    tall = min((down - 3 * gap) / len(SUITS), (across / len(ranks) - scale.px(8)) / ratio)
    step_x, step_y = across / len(ranks), min(tall + gap, down / len(SUITS))
    cards, signs = dict[Card, pygame.Rect](), []
    for row, suit in enumerate(SUITS):
        y = round(top + step_y * row + tall / 2)
        signs.append((suit, (round(inner.x + (left - inner.x) * 0.42), y), round(tall * 0.42)))
        for column, rank in enumerate(ranks):
            rect = pygame.Rect(0, 0, round(tall * ratio), round(tall))
            rect.center = (round(left + step_x * (column + 0.5)), y)
            cards[Card(rank, suit)] = rect
    height = scale.target(88)
    button = pygame.Rect(side.x, inner.bottom - height - scale.px(20), wide, height)
    return CallRects(sheet=sheet, inner=inner, side=side, button=button, cards=cards, signs=signs)


class CallPanel(Panel):
    """The panel for calling a card; it covers the table and shows the whole pack."""

    chapter = "chiamata"

    covers_table = True

    def __init__(
        self,
        around: Surroundings,
        *,
        legal: Sequence[Action],
        own: Collection[Card],
        promised: str,
        ranking: Ranking,
        on_action: Callable[[Action], None],
        why_not: Callable[[Action], str],
        table: Sequence[tuple[str, TableCard]] = (),
        on_hint: Callable[[], None] | None = None,
    ) -> None:
        """`why_not` says why a card may not be called.

        `table`: the trick that waits for the trump, each card with its player's name (V-CH-26).
        `on_hint`: what a press on the lamp does; None where there is none.
        """
        super().__init__(around)
        self.on_hint, self.table, self.why_not = on_hint, table, why_not
        self.open = {action.card for action in legal if isinstance(action, Call)}
        self.own, self.promised = set(own), promised
        self.ranking, self.on_action = ranking, on_action
        self.chosen = self._first()
        self.first = self.chosen.code
        self.renew()

    @property
    def spoken_title(self) -> str:
        return _("Call a card")

    @property
    def spoken_text(self) -> str:
        table = [f"{name}: {card_name(play.card, naming=self.kit.naming)}" for name, play in self.table]
        return "\n".join((self.promised, _meaning(), *table))

    def text_lines(self) -> Sequence[ReadingLine]:
        own = [card_name(card, naming=self.kit.naming) for card in sorted(self.own, key=self._place_of)]
        hand = [ReadingLine(_("in hand"), heading=True), ReadingLine(", ".join(own))] if own else []
        return [*super().text_lines(), *hand]

    def _place_of(self, card: Card) -> tuple[int, int]:
        """Row and column of a card on the sheet."""
        return SUITS.index(card.suit), self.ranking.order.index(card.rank)

    def _first(self) -> Card:
        """The first suggestion: the strongest card not held, of the suit the person has most of."""
        strength = self.ranking.strength
        held = {suit: sum(1 for c in self.own if c.suit is suit) for suit in SUITS}
        pool = [c for c in self.open if c not in self.own] or list(self.open)
        return max(pool, key=lambda c: (held[c.suit], strength[c], c.code))

    def place(self) -> None:
        kit = self.kit
        self.places = at = call_rects(kit, self.layout, self.ranking.order)
        self.rect, inner = at.sheet, at.inner
        fonts, right = kit.fonts, inner.width // 2
        title = pygame.Rect(inner.topleft, (fonts.width(self.spoken_title, "panel"), fonts.line("panel")))
        promised = pygame.Rect(0, 0, min(right, fonts.width(self.promised, "heading")), fonts.line("heading"))
        promised.topright = inner.topright
        wide = min(inner.width, fonts.width(_meaning(), "body"))
        self.words = title, pygame.Rect(inner.x, title.bottom, wide, fonts.line("body")), promised
        """Rectangles of the texts."""
        for card, rect in at.cards.items():
            words, chosen = self._where(card), card == self.chosen
            cell = CardCell(kit, rect, card, words=words, chosen=chosen, on_press=self._choose)
            cell.enabled, cell.label = card in self.open, card_name(card, naming=self.kit.naming)
            cell.why_off = "" if cell.enabled else self.why_not(Call(card=card))
            self.group.add(cell)
        words, call = _("I call it"), self._call
        self.group.add(
            Button(kit, at.button, words, call, primary=True, role="button-main", name="call", on_paper=True)
        )
        if self.on_hint is not None:
            reach = self.layout.help_side // 2
            left = min(at.side.x, promised.left)
            lamp = (left - reach - kit.scale.px(16), inner.y + reach - kit.scale.px(6))
            self.group.add(RoundButton(kit, lamp, "hint", _("Hint"), self.on_hint, show_label=False))

    @property
    def occupied(self) -> tuple[Sequence[pygame.Rect], Sequence[pygame.Rect]]:
        return [w.rect for w in self.group.widgets], [*self.words, self.places.side]

    def cell(self, card: Card) -> pygame.Rect:
        """The rectangle of a card's cell."""
        return self.places.cards[card]

    def _where(self, card: Card) -> str:
        """The words `in hand`, or who has played the card; empty if the person cannot see it."""
        if card in self.own:
            return _("in hand")
        return next((name for name, play in self.table if play.card == card), "")

    def _choose(self, card: Card) -> None:
        if card in self.open and card != self.chosen:
            self.chosen, self.first = card, card.code
            for widget in self.group.widgets:
                if isinstance(widget, CardCell):
                    widget.chosen = widget.card == card

    def _call(self) -> None:
        self.on_action(Call(card=self.chosen))

    def handle_first(self, event: pygame.event.Event) -> bool:
        focused = self.group.focused
        if pointer.is_confirm(event) and isinstance(focused, CardCell):
            self._call()  # the card that has the focus is chosen already
            return True
        return False

    def paint(self, target: pygame.Surface) -> None:
        kit, inner = self.kit, self.places.inner
        draw_sheet(target, kit, self.rect)
        title, meaning, _promised = self.words
        kit.fonts.draw(target, self.spoken_title, "panel", title.topleft, INK)
        kit.fonts.draw(target, _meaning(), "body", meaning.topleft, INK_2, width=inner.width)
        kit.fonts.draw(
            target, self.promised, "heading", inner.topright, RED, anchor="topright", width=inner.width // 2
        )
        for suit, centre, across in self.places.signs:
            draw_sign(target, kit, suit.value, centre, across)
        self._paint_chosen(target)

    def _paint_chosen(self, target: pygame.Surface) -> None:
        """Draw the chosen card in the column at the side, with what it makes trumps and the trick."""
        kit, scale = self.kit, self.kit.scale
        side = self.places.side
        name = upper(card_name(self.chosen, naming=self.kit.naming))
        y = side.y
        kit.fonts.draw(target, name, "heading", (side.centerx, y), INK, anchor="midtop", width=side.width)
        y += kit.fonts.line("heading") + scale.px(14)
        below = kit.fonts.line("body") + scale.px(30) + self._trick_height()
        tall = min(
            self.places.button.y - below - y, round((side.width - scale.px(10)) / kit.sprites.info.ratio)
        )
        kit.sprites.draw(target, self.chosen.code, (side.centerx, y + tall / 2), tall)
        below_it = _("trumps: {suit}").format(suit=suit_name(self.chosen.suit, naming=self.kit.naming))
        kit.fonts.draw(
            target,
            f"{below_it} · {_('in hand')}" if self.chosen in self.own else below_it,
            "body",
            (side.centerx, y + tall + scale.px(10)),
            INK_2,
            anchor="midtop",
            width=side.width,
        )
        if self.table:
            self._paint_trick(target, y + tall + scale.px(10) + kit.fonts.line("body"))

    def _trick_height(self) -> int:
        """Height in px of the trick on the table with its caption; 0 without one."""
        if not self.table:
            return 0
        return self._small + self.kit.fonts.line("small") + self.kit.scale.px(16)

    @property
    def _small(self) -> int:
        """Height in px of a card of that trick."""
        wide = self.places.side.width / len(self.table) - self.kit.scale.px(4)
        return round(wide / self.kit.sprites.info.ratio)

    def _paint_trick(self, target: pygame.Surface, top: int) -> None:
        """Draw the trick, and who would win it with the chosen trump."""
        kit, side = self.kit, self.places.side
        best = winning([play for _name, play in self.table], self.chosen.suit, self.ranking)
        taker = next(name for name, play in self.table if play == best)
        step = side.width / len(self.table)
        y = top + kit.scale.px(6) + self._small // 2
        for at, (_name, play) in enumerate(self.table):
            x = round(side.x + step * (at + 0.5))
            kit.sprites.draw(target, play.card.code, (x, y), self._small, 0, CardStyle(winning=play == best))
        points = sum(self.ranking.points[play.card] for _name, play in self.table)
        words = _("{name}: {points}").format(points=points_text(points), name=taker)
        spot = (side.centerx, y + self._small // 2 + kit.scale.px(6))
        kit.fonts.draw(target, words, "small", spot, INK_2, anchor="midtop", width=side.width)


def _meaning() -> str:
    return _("Whoever holds it is your secret partner. Its suit is trumps.")
