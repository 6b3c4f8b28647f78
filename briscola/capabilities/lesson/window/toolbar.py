"""The toolbar at the bottom: the teacher and her words, the progress, and the ways on."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import pygame
from msgspec import Struct

from briscola.capabilities.lesson.steps import STEPS
from briscola.client.setup.characters import TEACHER, person
from briscola.engine.cards import BRISCOLA_RANKING, card
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.input.input_guard import InputGuard
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role, TextStyle
from briscola.ui.render.theme import CREAM, INK, INK_2, LAMP, PAPER
from briscola.ui.scenes.tabletop.tabletop import Toolbar
from briscola.ui.views.bubbles.remark_placement import remark_lines
from briscola.ui.views.faces.seat_views import SeatStyle, draw_face
from briscola.ui.widgets.button import Button, RoundButton
from briscola.ui.widgets.focus_group import FocusGroup

Press = Callable[[], None]
ROLES: Sequence[Role] = (TextStyle("sans", "semibold", 27), "body-strong", "small-strong", "label")
"""Text styles tried for her words, largest first: all of one typeface."""
SHARES = 0.5, 0.4, 0.3
"""Shares of her bubble that the cards she shows may take, tried before smaller words."""
TALLEST = 130
"""Most height in px at 1080 of a card she shows."""


class Saying(Struct, frozen=True, kw_only=True):
    """The teacher's speech: text, mood, the cards she shows, and `priced` to show their points."""

    text: str
    mood: str = ""
    shown: Sequence[str] = ()
    priced: bool = True


class LessonActions(Struct, frozen=True, kw_only=True):
    """The toolbar's actions; `on` is the red button's text and action, None without that button."""

    back: Press | None
    skip: Press | None
    on: tuple[str, Press] | None


class SetWords(NamedTuple):
    """Her words as they are written: in `kit`, in this role and these lines, in the middle of their room."""

    kit: Kit
    role: Role
    lines: Sequence[str]
    room: pygame.Rect
    step: float
    """Distance in px of the cards she shows beside them."""


class LessonToolbar(Toolbar):
    """The toolbar; it adds its controls to a group."""

    least, usual = 120, 216

    @classmethod
    def height(cls, scale: Scale) -> int:
        """Height in px: large words get more of the table, so that most sentences are of one size."""
        return round(super().height(scale) * (1 + max(0.0, scale.text - 1) / 2))

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        super().__init__(kit, size)
        scale, height = kit.scale, self.rect.height
        edge, gap = scale.px(28), max(8, scale.px(16))
        face = super().height(scale) - 2 * max(10, scale.px(22))
        self.face = pygame.Rect(edge, 0, face, face)
        self.face.bottom = self.rect.bottom - max(8, scale.px(20))
        column = max(222, scale.px(380))
        self.column = pygame.Rect(size[0] - edge - column, self.rect.y + gap, column, height - 2 * gap)
        tip = max(6, round(14 * scale.k))
        left = self.face.right + tip + gap
        self.bubble = pygame.Rect(left, self.rect.y + gap, self.column.x - 2 * gap - left, height - 2 * gap)
        self.on: Button | None = None
        self._guard = InputGuard(kit.hands)
        self._set: tuple[Saying, SetWords] | None = None

    def add(self, group: FocusGroup, actions: LessonActions) -> None:
        """Add the controls, from left to right."""
        kit, scale, column = self.kit, self.kit.scale, self.column
        side = scale.target(62)
        y = column.bottom - side // 2
        buttons = (
            ("step_back", _("The lesson before"), column.x + side // 2, actions.back),
            ("step_on", _("The next lesson"), column.right - side // 2, actions.skip),
        )
        ends = {"step_back": _("This is the first lesson."), "step_on": _("This is the last lesson.")}
        made = []
        for icon, tip, x, press in buttons:
            button = RoundButton(
                kit, (x, y), icon, tip, press or (lambda: None), diameter=62, show_label=False, name=icon
            )
            button.enabled, button.why_off = press is not None, ends[icon]
            made.append(button)
        self.on = None
        if actions.on is not None:
            text, press = actions.on
            gap = max(6, scale.px(12))
            rect = pygame.Rect(column.x + side + gap, 0, column.width - 2 * (side + gap), scale.target(66))
            rect.centery = y
            self.on = Button(kit, rect, text, press, primary=True, name="on", role="button", margin=6)
            self._guard.begin()
            group.add(made[0], self.on, made[1])
        else:
            group.add(*made)

    def update(self, dt: float) -> None:
        """Advance by dt s; a new red button ignores input for a moment."""
        self._guard.update(dt)

    def stops(self, event: pygame.event.Event) -> bool:
        """True if an event comes too soon to be meant for the red button."""
        if self.on is None or not self._guard.stops(event):
            return False
        p = pointer.read(event, self.kit.scale.size)
        return pointer.is_confirm(event) or (p is not None and self.on.rect.collidepoint(p.pos))

    # ---- drawing

    def draw(
        self, target: pygame.Surface, saying: Saying, *, at: int, done: Collection[str], title: str
    ) -> None:
        """Draw the wood, her face and bubble, and the pips; the group draws the controls."""
        self.draw_wood(target)
        look = SeatStyle(name=person(TEACHER).title, face=TEACHER, mood=saying.mood)
        draw_face(target, self.kit, self.face, look)
        self._draw_bubble(target, saying)
        self._draw_way(target, at, done, title)

    def _draw_way(self, target: pygame.Surface, at: int, done: Collection[str], title: str) -> None:
        """Draw twelve pips, full for a done step and ringed for the present one, and name the step."""
        kit, scale, column = self.kit, self.kit.scale, self.column
        step = column.width / len(STEPS)
        radius = max(5, scale.px(9))
        y = column.y + radius + scale.px(4)
        for number, each in enumerate(STEPS):
            centre = (round(column.x + step * (number + 0.5)), y)
            if each.name in done:
                pygame.draw.circle(target, LAMP, centre, radius)
            else:
                pygame.draw.circle(target, CREAM, centre, radius, max(1, scale.px(2)))
            if number == at:
                pygame.draw.circle(target, CREAM, centre, radius + max(3, scale.px(5)), max(2, scale.px(3)))
        text = _("{step}. {title}").format(step=at + 1, title=title)
        kit.fonts.draw(
            target,
            text,
            "small-strong",
            (column.centerx, y + radius + scale.px(14)),
            CREAM,
            anchor="midtop",
            width=column.width,
        )

    def _draw_bubble(self, target: pygame.Surface, saying: Saying) -> None:
        kit, rect = self.kit, self.bubble
        at = (self.face.centery - rect.y) / rect.height
        kit.paper.bubble(rect.size, "left", PAPER, at=min(0.8, max(0.2, at))).draw(target, rect.topleft)
        kit, role, lines, room, step = self.set_words(saying)
        self._draw_cards(target, saying, step)
        y = room.y + (room.height - len(lines) * kit.fonts.line(role)) // 2
        kit.fonts.draw_lines(target, lines, role, (room.x, y), INK)

    @property
    def _inside(self) -> pygame.Rect:
        """The inner rectangle of the bubble."""
        scale = self.kit.scale
        return self.bubble.inflate(-2 * max(10, scale.px(22)), -2 * max(6, scale.px(14)))

    def set_words(self, saying: Saying) -> SetWords:
        """Return the largest words that fit beside her cards, in lines as even as possible.

        The cards move together before the words become smaller.
        """
        if self._set is None or self._set[0] != saying:
            tried = [
                SetWords(kit, role, (), *self._beside(saying, share))
                for kit in self.kit.growths()
                for role in ROLES
                for share in SHARES[: len(SHARES) if saying.shown else 1]
            ]
            kit, role, _none, room, step = next((each for each in tried if _fits(saying, each)), tried[-1])
            lines = [line for _role, line, _ink in remark_lines(kit, saying.text, room.width, role)]
            self._set = saying, SetWords(kit, role, lines, room, step)
        return self._set[1]

    def _beside(self, saying: Saying, share: float) -> tuple[pygame.Rect, float]:
        """The room for her words left of her cards, which take this share at most, and their distance."""
        room, px = self._inside, self.kit.scale.px
        if not saying.shown:
            return room, 0.0
        wide, apart = self._card_height(saying) * self.kit.sprites.info.ratio, len(saying.shown) - 1
        step = min(wide + max(3, px(6)), (room.width * share - wide) / max(1, apart))
        room.width -= round(wide + step * apart) + max(10, px(22))
        return room, step

    def _caption(self, saying: Saying) -> int:
        """Height in px of the points under a card she shows."""
        return self.kit.fonts.line("small-strong") + self.kit.scale.px(4) if saying.priced else 0

    def _card_height(self, saying: Saying) -> int:
        """Height in px of a card she shows."""
        return min(self._inside.height - self._caption(saying), self.kit.scale.px(TALLEST))

    def _draw_cards(self, target: pygame.Surface, saying: Saying, step: float) -> None:
        """Draw the cards at the right end of the bubble."""
        if not saying.shown:
            return
        kit, scale, room = self.kit, self.kit.scale, self._inside
        tall, caption = self._card_height(saying), self._caption(saying)
        wide, top = tall * kit.sprites.info.ratio, room.y + (room.height - tall - caption) // 2
        look = CardStyle(cover=Cover.MOST if step < wide else Cover.SOME)
        for number, code in enumerate(saying.shown):
            x = room.right - wide / 2 - step * (len(saying.shown) - 1 - number)
            kit.sprites.draw(target, code, (x, top + tall / 2), tall, 0, look)
            if saying.priced:
                points = BRISCOLA_RANKING.points[card(code)]
                spot = (round(x), top + tall + scale.px(4))
                kit.fonts.draw(target, str(points), "small-strong", spot, INK_2, anchor="midtop")


def _fits(saying: Saying, tried: SetWords) -> bool:
    """True if her words stand whole in their room."""
    fonts, room = tried.kit.fonts, tried.room
    return len(fonts.wrap(saying.text, tried.role, room.width)) * fonts.line(tried.role) <= room.height
