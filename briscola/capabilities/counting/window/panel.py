"""The counting trainer's sheet: a question with a few answers, then the answer and the cards."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.capabilities.counting.counting import Answer, CountQuestion
from briscola.capabilities.counting.words import choice_text, lesson_text, question_text, verdict
from briscola.engine.cards import Ranking
from briscola.i18n.card_words import card_name
from briscola.i18n.reason_words import Speech
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.icons import icon
from briscola.ui.render.theme import INK, INK_2, US, mix
from briscola.ui.scenes.panels.panel_base import Panel, PanelKind, Surroundings
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import Button

WIDTHS = (540, 460, 400, 340)
"""Widths of the sheet in px at 1080, the preferred one first."""
LEAST_WIDTH = 236
CARD, LEAST_CARD = 108, 62
"""Usual and least height in px at 1080 of the cards shown with the answer."""
READING = (3.0, 0.07)
"""Seconds the answer stays: a base, plus this much for each letter."""

Find = Callable[[Sequence[tuple[int, int]], tuple[int, int] | None], pygame.Rect | None]
"""Find the first of several sizes that fits on the table: near a point (left edge, middle), or near
the hand if it is None."""


class CountingPanel(Panel):
    """Answered by click, touch, pad or digit; Esc leaves it unanswered.

    Where all answers are numbers of one digit the digit is the answer, else its place in the row.
    """

    def __init__(
        self,
        around: Surroundings,
        *,
        asked: CountQuestion,
        ranking: Ranking,
        speech: Speech,
        find: Find,
        on_answer: Callable[[Answer], None],
        on_close: Callable[[], None],
        stays: bool = False,
    ) -> None:
        """`stays`: the answer does not close by itself, because somebody listens."""
        super().__init__(around)
        self.stays = stays
        self.asked, self.ranking, self.speech = asked, ranking, speech
        self._find, self._on_answer, self.on_close = find, on_answer, on_close
        self.given: Answer | None = None
        self.left = 0.0
        """Seconds until the answer closes by itself."""
        self.fits = True
        """False if there is no room for it on the table."""
        self.renew()

    # ---- what is said

    @property
    def title(self) -> str:
        """The question, and after an answer whether it was right."""
        if self.given is None:
            return question_text(self.asked, self.speech)
        return verdict(self.asked, self.given, self.speech)

    @property
    def lesson(self) -> str:
        """Explains how one could have known the answer."""
        return lesson_text(self.asked, self.ranking, self.speech)

    @property
    def spoken_title(self) -> str:
        return self.title

    @property
    def spoken_text(self) -> str:
        return "" if self.given is None else self.lesson

    def text_lines(self) -> Sequence[ReadingLine]:
        shown = [] if self.given is None else self.asked.shown
        cards = ", ".join(card_name(card, naming=self.speech.naming) for card in shown)
        return [*([ReadingLine(cards)] if cards else []), *super().text_lines()]

    @property
    def digits(self) -> Sequence[str]:
        """The digit key of each answer."""
        choices = self.asked.choices
        if self._named:
            return [str(choice) for choice in choices]
        return [str(at + 1) for at in range(len(choices))]

    @property
    def _named(self) -> bool:
        """True if every answer is a one-digit number, which is then its key."""
        return all(type(choice) is int and choice < 10 for choice in self.asked.choices)

    # ---- places

    def place(self) -> None:
        widths = list(dict.fromkeys(max(LEAST_WIDTH, self.kit.scale.px(width)) for width in WIDTHS))
        near = None if self.given is None else (self.rect.left, self.rect.centery)
        found = self._find([(width, self._height(width)) for width in widths], near)
        self.fits = found is not None
        if found is None:
            return
        self.rect = found
        pad = self._pad
        self.inner = self.rect.inflate(-2 * pad, -2 * pad)
        if self.given is None:
            self._place_choices()
        else:
            self._place_end()

    @property
    def _pad(self) -> int:
        return max(16, self.kit.scale.px(30))

    @property
    def _button(self) -> int:
        return self.kit.scale.target(54)

    def _height(self, width: int) -> int:
        """Height in px of a sheet of this width for its present content."""
        kit, fonts, room = self.kit, self.kit.fonts, width - 2 * self._pad
        gap = kit.scale.px(12)
        said = len(fonts.wrap(self.title, "row", room)) * fonts.line("row") + gap + 2 * self._pad
        if self.given is None:
            rows = -(-len(self.asked.choices) // self._columns(room))
            return said + rows * (self._button + kit.scale.px(10)) + self._keys_height
        words = len(fonts.wrap(self.lesson, "body", room)) * fonts.line("body")
        return said + words + gap + self._foot_height

    @property
    def _keys_height(self) -> int:
        return 0 if self._named else self.kit.fonts.line("small")

    @property
    def _card_height(self) -> int:
        return max(LEAST_CARD, self.kit.scale.px(CARD))

    @property
    def _foot_height(self) -> int:
        """Height in px of the foot: cards at the left, the button at the right."""
        return max(self._card_height, self._button) if self.asked.shown else self._button

    def _columns(self, room: int) -> int:
        """Number of answers in a row: all if their words fit on the buttons, else two."""
        count, gap = len(self.asked.choices), self.kit.scale.px(10)
        widest = max(
            self.kit.fonts.width(choice_text(choice, self.speech), "button") for choice in self.asked.choices
        )
        return count if widest + self.kit.scale.px(24) <= (room - gap * (count - 1)) // count else 2

    def _place_choices(self) -> None:
        kit, inner, gap = self.kit, self.inner, self.kit.scale.px(10)
        columns = self._columns(inner.width)
        wide = (inner.width - gap * (columns - 1)) // columns
        rows = -(-len(self.asked.choices) // columns)
        top = inner.bottom - self._keys_height - rows * self._button - (rows - 1) * gap
        for at, choice in enumerate(self.asked.choices):
            row, column = divmod(at, columns)
            rect = pygame.Rect(
                inner.x + column * (wide + gap), top + row * (self._button + gap), wide, self._button
            )
            self.group.add(
                Button(
                    kit,
                    rect,
                    choice_text(choice, self.speech),
                    partial(self._answer, choice),
                    name=f"choice {at}",
                    on_paper=True,
                    margin=6,
                )
            )

    def _place_end(self) -> None:
        rect = pygame.Rect(0, 0, self._button, self._button)
        rect.bottomright = self.inner.bottomright
        button = Button(self.kit, rect, "", self.on_close, icon_name="right", name="on", on_paper=True)
        button.tip = _("Go on")
        self.group.add(button)

    # ---- hands and time

    def _answer(self, choice: Answer) -> None:
        self.given, self.kind = choice, PanelKind.TELLS
        least, letter = READING
        self.left = (least + letter * len(self.title + self.lesson)) * self.kit.hands.reading
        self.renew()
        self._on_answer(choice)

    def handle_first(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event):
            self.on_close()
            return True
        if self.given is not None and self._goes(event):
            self.on_close()
            return True
        digit = getattr(event, "unicode", "") if event.type == pygame.KEYDOWN else ""
        if self.given is None and digit and digit in self.digits:
            self._answer(self.asked.choices[self.digits.index(digit)])
            return True
        return False

    def _goes(self, event: pygame.event.Event) -> bool:
        """True if an event closes the answer: a confirming key, or a press on the sheet."""
        if event.type == pygame.KEYDOWN:
            return pointer.is_confirm(event)
        p = pointer.read(event, self.kit.scale.size)
        return p is not None and p.kind == "down" and self.covers(p.pos)

    def update(self, dt: float) -> bool:
        if self.given is not None and not self.stays:
            self.left -= dt
            if self.left <= 0:
                self.on_close()
                return False
        return super().update(dt)

    # ---- drawing

    def paint(self, target: pygame.Surface) -> None:
        kit, fonts, inner = self.kit, self.kit.fonts, self.inner
        kit.paper.sheet(self.rect.size).draw(target, self.rect.topleft)
        gap = kit.scale.px(12)
        if self.given is None:
            self._lines(target, self.title, "row", inner.topleft, INK)
            self._draw_keys(target)
            return
        right = self.given == self.asked.answer
        x = inner.x
        if right:
            side = fonts.line("row")
            target.blit(icon(kit.raster, "check", side, mix(US, INK, 0.3), 3.6), (x, inner.y))
            x += side + kit.scale.px(8)
        below = self._lines(target, self.title, "row", (x, inner.y), INK)
        self._lines(target, self.lesson, "body", (inner.x, below + gap), INK_2)
        self._draw_cards(target)

    def _lines(
        self, target: pygame.Surface, text: str, role: str, pos: tuple[int, int], colour: tuple[int, int, int]
    ) -> int:
        """Write words wrapped to the sheet's width; return the y below them."""
        x, y = pos
        return self.kit.fonts.draw_lines(
            target, self.kit.fonts.wrap(text, role, self.inner.width), role, (x, y), colour
        )

    def _draw_keys(self, target: pygame.Surface) -> None:
        """Write the key under each answer that is not its own key."""
        if self._named:
            return
        columns = self._columns(self.inner.width)
        for widget, digit in list(zip(self.group.widgets, self.digits, strict=True))[-columns:]:
            spot = (widget.rect.centerx, widget.rect.bottom)
            self.kit.fonts.draw(target, digit, "small", spot, INK_2, anchor="midtop")

    def _draw_cards(self, target: pygame.Surface) -> None:
        """Draw the cards of the answer, overlapping if there are many."""
        shown, sprites, inner = self.asked.shown, self.kit.sprites, self.inner
        if not shown:
            return
        height = self._card_height
        wide = sprites.width(height)
        gap = wide + self.kit.scale.px(6)
        room = inner.width - self._button - self.kit.scale.px(12)
        step = gap if len(shown) == 1 else min(gap, (room - wide) / (len(shown) - 1))
        look = CardStyle(cover=Cover.MOST if step < wide else Cover.SOME)
        for at, card in enumerate(shown):
            spot = (inner.x + wide / 2 + step * at, inner.bottom - height / 2)
            sprites.draw(target, card.code, spot, height, 0, look)
