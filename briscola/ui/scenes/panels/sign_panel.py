"""Talk without cards: the wheel of signs with requests to the partner beside it (R-TALK)."""

from collections.abc import Callable, Sequence
from functools import partial
from math import hypot

import pygame

from briscola.engine.actions import LEADS, Ask, Sign
from briscola.engine.cards import Ranking
from briscola.i18n.sign_words import ask_meaning, ask_word, asked_of, deed, signed_to, thing
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.input.line_editing import typed
from briscola.ui.render.theme import INK
from briscola.ui.scenes.panels.panel_base import Panel, PanelKind, Surroundings
from briscola.ui.scenes.panels.sign_wheel import Sector, Wheel
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.bubbles.speech_bubble import asking_paper
from briscola.ui.views.props import draw_sign
from briscola.ui.views.text.paper_tag import draw_tag
from briscola.ui.widgets.button import Button

OPEN_TIME = 0.16
"""Seconds in which the wheel grows out of its button."""


class SuitButton(Button):
    """A button that shows the sign of a suit and says its name when pointed at."""

    suit = ""

    def draw(self, target: pygame.Surface) -> None:
        words, self.text = self.text, ""
        super().draw(target)
        self.text = words
        side = round(min(self.rect.size) * 0.62)
        draw_sign(target, self.kit, self.suit, self.rect.center, side)


class SignPanel(Panel):
    """Closed by Esc, by S, by a choice or by a press outside, which goes on to what is there."""

    chapter = "partners"

    kind = PanelKind.BESIDE
    first = "wheel"

    def __init__(
        self,
        around: Surroundings,
        *,
        face: str,
        partners: Sequence[str],
        signs: Sequence[tuple[Sign, Sector]],
        first: Sign,
        asks: Sequence[Ask],
        ranking: Ranking,
        origin: tuple[int, int],
        still: bool,
        on_sign: Callable[[Sign], None],
        on_ask: Callable[[Ask], None],
        on_close: Callable[[], None],
    ) -> None:
        """`signs` or `asks` may be empty; `first` is selected first; the wheel opens out of `origin`."""
        super().__init__(around)
        self.face, self.partners, self.signs, self.asks = face, partners, tuple(signs), tuple(asks)
        self.ranking, self.origin = ranking, origin
        self.on_sign, self.on_ask, self.on_close = on_sign, on_ask, on_close
        self.at = next((i for i, (sign, _s) in enumerate(self.signs) if sign == first), 0)
        self.opened = 1.0 if still else 0.0
        self.wheel: Wheel | None = None
        self.renew()

    def place(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        if self.signs:
            at = self.wheel.at if self.wheel is not None else self.at
            self.rect = self.layout.wheel
            self.wheel = Wheel(
                self.kit,
                self.layout.wheel,
                self.face,
                [sector for _sign, sector in self.signs],
                at,
                lambda i: self.on_sign(self.signs[i][0]),
            )
            self.group.add(self.wheel)
        scale = self.kit.scale
        pad, gap = (5, 4) if self.layout.asking.width < 260 else (scale.px(16), scale.px(10))
        tall = scale.target(52)
        head = self.layout.asking.height - tall - pad
        rows = [[ask for ask in self.asks if (ask in LEADS) is leads] for leads in (False, True)]
        self.asking = self.layout.asking.copy()
        if rows[1]:
            self.asking.height += head + tall
            self.asking.bottom = self.layout.asking.bottom
            # Trumps stay in sight: rather over one's own face.
            self.asking.top = max(self.asking.top, self.layout.emblem.bottom + scale.px(8))
        top = self.asking.y
        self.titles = []
        for leads, row in enumerate(filter(None, rows)):
            self.titles.append((bool(leads), (self.asking.centerx, top + head // 2)))
            wide = (self.asking.width - 2 * pad - gap * (len(row) - 1)) // len(row)
            for i, ask in enumerate(row):
                rect = pygame.Rect(self.asking.x + pad + i * (wide + gap), top + head, wide, tall)
                self.group.add(self._request(ask, rect))
            top += head + tall

    @property
    def spoken_title(self) -> str:
        return signed_to(self.partners) if self.signs else asked_of(self.partners)

    def text_lines(self) -> Sequence[ReadingLine]:
        signs = [
            f"{at}: {thing(sector.sign, sector.ranking, naming=self.kit.naming)}, {deed(sector.grimace)}"
            for at, (_sign, sector) in enumerate(self.signs, start=1)
        ]
        return [*map(ReadingLine, signs), *super().text_lines()]

    def _request(self, ask: Ask, rect: pygame.Rect) -> Button:
        """The button of a request: its word, or the emblem of the suit to be led."""
        words = ask_word(ask, naming=self.kit.naming)
        press = partial(self.on_ask, ask)
        if ask not in LEADS:
            plain = Button(
                self.kit, rect, words, press, role="label", name=f"ask-{ask}", on_paper=True, margin=6
            )
            return plain.called(asked_of(self.partners), ask_meaning(ask, self.ranking).removeprefix("= "))
        suit = SuitButton(self.kit, rect, words, press, name=f"ask-{ask}", on_paper=True)
        suit.suit, suit.tip = LEADS[ask].value, words
        return suit.called(_("or for a suit to be led"), ask_meaning(ask, self.ranking).removeprefix("= "))

    def covers(self, pos: tuple[int, int]) -> bool:
        """True if a point lies on the wheel or on the requests."""
        on_wheel = self.wheel is not None and self.wheel.hit(pos)
        return on_wheel or (bool(self.asks) and self.asking.collidepoint(pos))

    def _on_button(self, pos: tuple[int, int]) -> bool:
        """True if a point lies on the button that opened the wheel and will close it."""
        reach = self.layout.help_side / 2
        return hypot(pos[0] - self.origin[0], pos[1] - self.origin[1]) <= reach

    def handle_first(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        p = pointer.read(event, self.kit.scale.size)
        if p is not None and p.kind == "down" and not (self.covers(p.pos) or self._on_button(p.pos)):
            self.on_close()
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event) or (event.key == pygame.K_s and pointer.is_plain(event)):
            self.on_close()
            return True
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self._over()
            return True
        return self.wheel is not None and self.wheel.digit(typed(event))

    def _over(self) -> None:
        """Move the focus from the wheel to the requests or back."""
        order = self.group.order()
        on_wheel = self.group.focused is self.wheel
        others = [w for w in order if (w is self.wheel) != on_wheel]
        if others:
            self.group.focus(others[0])

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.opened < 1:
            self.opened = min(1.0, self.opened + dt / OPEN_TIME)
            return True
        return moving

    def paint(self, target: pygame.Surface) -> None:
        self._mark_button(target)
        if self.asks:
            self._paint_asking(target)

    def _mark_button(self, target: pygame.Surface) -> None:
        """Draw a light ring round the button that opened the wheel."""
        side, reach = self.layout.help_side, self.kit.paper.ring_reach()
        ring = self.kit.paper.ring((side, side), side / 2, on_paper=False)
        target.blit(ring, (self.origin[0] - side // 2 - reach, self.origin[1] - side // 2 - reach))

    def _paint_asking(self, target: pygame.Surface) -> None:
        """Draw the bubble under the requests, with the partners' names."""
        asking_paper(self.kit, self.layout, self.asking).draw(target, self.asking.topleft)
        room = self.asking.width - self.kit.scale.px(32)
        for leads, at in self.titles:
            words = _("or for a suit to be led") if leads else asked_of(self.partners)
            fonts = self.kit.capped(1.1).fonts
            fonts.draw(target, words, "small-strong", at, INK, anchor="center", width=room)

    def draw(self, target: pygame.Surface) -> None:
        if self.opened < 1 and self.wheel is not None:
            self._draw_opening(target, self.wheel)
            return
        super().draw(target)
        if self.wheel is not None:
            x, top = self.layout.wheel.midtop
            above = (x, top - self.kit.fonts.line("small") // 2)
            draw_tag(target, self.kit, signed_to(self.partners), above)

    def _draw_opening(self, target: pygame.Surface, dial: Wheel) -> None:
        """Draw the wheel growing out of its button."""
        part = 1 - (1 - self.opened) ** 3
        wheel = self.layout.wheel
        pad = max(24, self.kit.scale.px(40))
        whole = pygame.Surface(wheel.inflate(2 * pad, 2 * pad).size, pygame.SRCALPHA)
        dial.rect = pygame.Rect((pad, pad), wheel.size)
        dial.draw(whole)
        dial.rect = wheel.copy()
        share = 0.25 + 0.75 * part
        small = pygame.transform.smoothscale(
            whole, (round(whole.get_width() * share), round(whole.get_height() * share))
        )
        x = self.origin[0] + (wheel.centerx - self.origin[0]) * part
        y = self.origin[1] + (wheel.centery - self.origin[1]) * part
        target.blit(small, small.get_rect(center=(round(x), round(y))))
