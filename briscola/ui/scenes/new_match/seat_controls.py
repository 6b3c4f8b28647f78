"""One player's controls: the medallion, the name field, the strength."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pygame

from briscola.client.characters import person, regular_people
from briscola.i18n.face_words import face_words
from briscola.i18n.level_words import level_name
from briscola.i18n.spoken_words import Role, Spoken
from briscola.players.bots.command import COMMAND, is_program
from briscola.ui.input.pointer import Pointer
from briscola.ui.render import primitives
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK, INK_2, LAMP, LAMP_LIGHT, RED, mix
from briscola.ui.scenes.new_match.choices import levels
from briscola.ui.scenes.new_match.new_match_layout import NAME_TOP
from briscola.ui.views.seat_views import SeatLook, draw_face
from briscola.ui.widgets import TextField, draw_mark
from briscola.ui.widgets.carousel import PAGES, Turnable
from briscola.ui.widgets.choice import Stepper

FAINT = mix(INK, CREAM, 0.72)
"""Colour of a disabled chevron."""
LEVEL_ROLE = "body-strong"


class FaceButton(Turnable):
    """A face in its medallion. A press, the wheel or PageUp and PageDown seat somebody else."""

    keys: Mapping[int, int] = PAGES

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        face: str,
        on_turn: Callable[[int], None],
        *,
        side: str = "",
        arrows: bool = True,
        name: str = "",
        on_paper: bool = True,
    ) -> None:
        """`side` is `us`, `them` or empty; `arrows` shows ‹ › beside the face under the pointer."""
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.face, self.on_turn, self.side, self.arrows = face, on_turn, side, arrows

    def spoken(self) -> Spoken:
        drawn = face_words(self.face)
        name = self.label or drawn
        value = drawn if name != drawn else ""
        more = "" if self.more == name else self.more
        return Spoken(
            role=Role.BUTTON, name=name, value=value, states=self.states(), more=more, slip=self.tip
        )

    @property
    def _reach(self) -> int:
        return max(16, self.kit.scale.px(30)) if self.arrows else 0

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.rect.inflate(2 * self._reach, 0).collidepoint(pos)

    def goes_back(self, pos: tuple[int, int]) -> bool:
        return self.arrows and pos[0] < self.rect.left

    def go(self, by: int) -> None:
        self.say("tick")
        self.on_turn(by)

    def ring_rect(self) -> pygame.Rect:
        grow = 2 * round(6 * self.kit.scale.k) if self.side else 0
        return self.rect.inflate(grow, grow)

    def draw_ring(self, target: pygame.Surface) -> None:
        rect, reach = self.ring_rect(), self.kit.paper.ring_reach()
        ring = self.kit.paper.ring(rect.size, rect.width / 2, on_paper=self.on_paper)
        target.blit(ring, (rect.x - reach, rect.y - reach))

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        draw_face(target, kit, self.rect, SeatLook(name="", face=self.face, side=self.side))
        if self.side:
            out = round(self.rect.width * 0.36)
            at = (self.rect.centerx - out, self.rect.centery - out)
            draw_mark(target, kit, "u" if self.side == "us" else "t", at, size=28)
        if self.arrows and self.hovered:
            size = max(14, kit.scale.px(24))
            for name, x in (
                ("left", self.rect.left - self._reach + size // 2),
                ("right", self.rect.right + self._reach - size // 2),
            ):
                picture = icon(kit.raster, name, size, INK if self.on_paper else LAMP_LIGHT, 2.6)
                target.blit(picture, picture.get_rect(center=(x, self.rect.centery)))


class NameField(TextField):
    """A name in the display typeface; it looks like a field only while being edited."""

    role = "row"
    centred = True

    def ring_rect(self) -> pygame.Rect:
        # Lower than what the hand can hit, so that the ring touches neither face nor pips.
        return self.rect.inflate(0, -10)

    def draw(self, target: pygame.Surface) -> None:
        if self.focused:
            whole, self.rect = self.rect, self.ring_rect()
            super().draw(target)
            self.rect = whole
            return
        fonts, scale = self.kit.fonts, self.kit.scale
        shown = self.text or self.hint
        # A line stands under the name, inside the height that a finger needs.
        middle = (self.rect.centerx, self.rect.y + NAME_TOP + fonts.line("row") // 2)
        text = fonts.draw(
            target,
            shown,
            "row",
            middle,
            INK if self.text else INK_2,
            anchor="center",
            width=self.rect.width - scale.px(8),
        )
        if self.hovered:
            y = text.bottom + 1
            pygame.draw.line(target, HAIRLINE, (text.left, y), (text.right, y), max(1, scale.px(2)))


class LevelStepper(Stepper):
    """‹ strength › with one pip per level above the word, filled up to the chosen one.

    The last value is a program: over it stands what is known of that; pressed in the middle it is changed.
    """

    program, faulty = "", False
    """The program's name or state, and True if it cannot play."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        values: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        on_open: Callable[[], None],
        word_room: int,
        name: str = "",
    ) -> None:
        super().__init__(kit, rect, values, index, on_change, wrap=False, role=LEVEL_ROLE, name=name)
        self._on_open, self._word_room = on_open, word_room

    def spoken(self) -> Spoken:
        said = super().spoken()
        if not self.at_program or not self.program:
            return said
        return replace(said, value=f"{said.value}, {self.program}")

    @property
    def at_program(self) -> bool:
        """True if a program sits there."""
        return self.index == len(self.values) - 1

    def released(self, p: Pointer, inside: bool) -> None:
        side = self.rect.width // 4
        if inside and self.at_program and p.pos[0] > self.rect.left + side:
            self.confirm()
        else:
            super().released(p, inside)

    def confirm(self) -> None:
        if self.at_program:
            self.say("click")
            self._on_open()
        else:
            super().confirm()

    def wheeled(self, lines: float) -> bool:
        # A wheel that runs on opens no sheet.
        return (lines < 0 and self._strongest) or super().wheeled(lines)

    def key(self, event: pygame.event.Event) -> bool:
        # At either end of the levels the arrow leads on to the next seat.
        out = (event.key == pygame.K_LEFT and self.index == 0) or (
            event.key == pygame.K_RIGHT and (self._strongest or self.at_program)
        )
        return not out and super().key(event)

    @property
    def _strongest(self) -> bool:
        return self.index == len(self.values) - 2

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        line, side = kit.fonts.line(self.role), max(14, scale.px(24))
        widest = max(kit.fonts.width(value, self.role) for value in self.values)
        # Where the longest word leaves no room, the chevrons stand beside the pips, which make room for them.
        beside = widest + 2 * side <= self.rect.width
        pips, apart = len(self.values) - 1, max(2, scale.px(5))
        step = max(9, scale.px(19)) + apart
        if not beside:
            step = min(step, (self.rect.width - 2 * side + apart) // pips)
        pip = step - apart
        gap = max(1, (self.rect.height - line - pip) // 3)
        pips_y = self.rect.y + gap + pip // 2
        word_y = self.rect.bottom - gap - line // 2
        x = self.rect.centerx - step * (pips - 1) // 2
        for at in range(0 if self.at_program else pips):
            dot = _pip(kit, pip, full=at <= self.index)
            target.blit(dot, dot.get_rect(center=(x, pips_y)))
            x += step
        y = word_y if beside else pips_y
        if self.at_program:
            ink = RED if self.faulty else INK_2
            room = self._word_room - (0 if beside else 2 * side)
            over = (self.rect.centerx, pips_y)
            kit.fonts.draw(target, self.program, "small", over, ink, anchor="center", width=room)
        last = len(self.values) - 1
        for name, middle, open_ in (
            ("left", self.rect.left + side // 2, self.index > 0),
            ("right", self.rect.right - side // 2, self.index < last),
        ):
            picture = icon(kit.raster, name, side, INK if open_ else FAINT, 2.6)
            target.blit(picture, picture.get_rect(center=(middle, y)))
        kit.fonts.draw(
            target,
            self.values[self.index],
            self.role,
            (self.rect.centerx, word_y),
            INK,
            anchor="center",
            width=self.rect.width - 2 * side if beside else self._word_room,
        )


def _pip(kit: Kit, size: int, *, full: bool) -> pygame.Surface:
    edge = max(1.2, 2 * kit.scale.k)
    fill = LAMP if full else CREAM
    return kit.paper.plain(("pip", size, full), primitives.disc, size, fill, edge=INK, edge_width=edge)


def level_words(face: str) -> list[str]:
    """Words of the strengths and, last, a program, in the gender of the person with that face."""
    return [level_name(name, person(face).gender) for name in (*levels(), COMMAND)]


def widest_level(kit: Kit) -> int:
    """Width in px of the longest of these words."""
    faces = {one.gender: one.name for one in regular_people()}.values()
    return max((kit.fonts.width(word, LEVEL_ROLE) for face in faces for word in level_words(face)), default=0)


def level_index(level: str) -> int:
    """Index of a level, or of a program, among these words."""
    if is_program(level):
        return len(levels())
    return levels().index(level) if level in levels() else 0
