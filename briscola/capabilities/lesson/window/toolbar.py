"""The toolbar at the bottom: the teacher and her words, the progress, and the ways on."""

from collections.abc import Callable, Collection, Sequence

import pygame
from msgspec import Struct

from briscola.capabilities.lesson.steps import STEPS
from briscola.client.setup.characters import TEACHER, person
from briscola.engine.cards import BRISCOLA_RANKING, card
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.input.input_guard import InputGuard
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


class LessonToolbar(Toolbar):
    """The toolbar; it adds its controls to a group."""

    least, usual = 120, 216

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        super().__init__(kit, size)
        scale, height = kit.scale, self.rect.height
        edge, gap = scale.px(28), max(8, scale.px(16))
        face = height - 2 * max(10, scale.px(22))
        self.face = pygame.Rect(edge, 0, face, face)
        self.face.bottom = self.rect.bottom - max(8, scale.px(20))
        column = max(222, scale.px(380))
        self.column = pygame.Rect(size[0] - edge - column, self.rect.y + gap, column, height - 2 * gap)
        tip = max(6, round(14 * scale.k))
        left = self.face.right + tip + gap
        self.bubble = pygame.Rect(left, self.rect.y + gap, self.column.x - 2 * gap - left, height - 2 * gap)
        self.on: Button | None = None
        self._guard = InputGuard(kit.hands)
        self._set_key: tuple[str, tuple[int, int]] | None = None
        self._set: tuple[Kit, Role, Sequence[str]] = kit, ROLES[0], ()

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
        self._draw_cards(target, saying)
        room = self.words_space(saying)
        kit, role, lines = self.set_words(saying.text, room)
        y = room.y + (room.height - len(lines) * kit.fonts.line(role)) // 2
        kit.fonts.draw_lines(target, lines, role, (room.x, y), INK)

    @property
    def _inside(self) -> pygame.Rect:
        """The inner rectangle of the bubble."""
        scale = self.kit.scale
        return self.bubble.inflate(-2 * max(10, scale.px(22)), -2 * max(6, scale.px(14)))

    def words_space(self, saying: Saying) -> pygame.Rect:
        """The room for her words, left of the cards she shows."""
        room = self._inside
        if saying.shown:
            room.width -= round(self._row(saying)[2]) + max(10, self.kit.scale.px(22))
        return room

    def set_words(self, text: str, room: pygame.Rect) -> tuple[Kit, Role, Sequence[str]]:
        """Return the largest text style in which the words fit, and their lines, as even as possible.

        The style is that of the kit returned with it, whose text grows less if it must.
        """
        key = text, room.size
        if key != self._set_key:
            tried = [
                (kit, role, len(kit.fonts.wrap(text, role, room.width)) * kit.fonts.line(role))
                for kit in self.kit.growths()
                for role in ROLES
            ]
            kit, role, _tall = next((each for each in tried if each[2] <= room.height), tried[-1])
            self._set_key = key
            self._set = kit, role, [line for _role, line, _ink in remark_lines(kit, text, room.width, role)]
        return self._set

    def _row(self, saying: Saying) -> tuple[float, float, float]:
        """Height, spacing and total width in px of the cards she shows."""
        kit, room = self.kit, self._inside
        caption = kit.fonts.line("small-strong") if saying.priced else 0
        tall = room.height - caption - kit.scale.px(4)
        wide = tall * kit.sprites.info.ratio
        count = len(saying.shown)
        step = min(wide + max(3, kit.scale.px(6)), (room.width * 0.5 - wide) / max(1, count - 1))
        return tall, step, wide + step * (count - 1)

    def _draw_cards(self, target: pygame.Surface, saying: Saying) -> None:
        """Draw the cards at the right end of the bubble."""
        if not saying.shown:
            return
        kit, scale, room = self.kit, self.kit.scale, self._inside
        tall, step, whole = self._row(saying)
        wide = tall * kit.sprites.info.ratio
        look = CardStyle(cover=Cover.MOST if step < wide else Cover.SOME)
        for number, code in enumerate(saying.shown):
            x = room.right - whole + wide / 2 + step * number
            kit.sprites.draw(target, code, (x, room.y + tall / 2), tall, 0, look)
            if saying.priced:
                points = BRISCOLA_RANKING.points[card(code)]
                spot = (round(x), round(room.y + tall + scale.px(4)))
                kit.fonts.draw(target, str(points), "small-strong", spot, INK_2, anchor="midtop")
