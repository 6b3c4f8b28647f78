"""The controls of a computer's seat: a name that becomes a field, a strength with pips."""

from collections.abc import Callable

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.client.setup.characters import person, regular_people
from briscola.i18n.level_words import level_about, level_name
from briscola.i18n.spoken_words import Spoken
from briscola.i18n.text import _
from briscola.storage.match_choices import Opponent
from briscola.ui.input.pointer import Pointer
from briscola.ui.render import primitives
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK, INK_2, LAMP, RED, mix
from briscola.ui.scenes.faces import FaceButton
from briscola.ui.scenes.new_match.full_sheet_layout import NAME_TOP, SeatRects
from briscola.ui.scenes.new_match.opponent_kinds import KINDS, OpponentKind, kind_of
from briscola.ui.widgets.choice import Stepper
from briscola.ui.widgets.text_field import TextField

FAINT = mix(INK, CREAM, 0.72)
"""Colour of a disabled chevron."""
LEVEL_ROLE = "body-strong"


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
        ink, room = INK if self.text else INK_2, self.rect.width - scale.px(8)
        text = fonts.draw(target, shown, "row", middle, ink, anchor="center", width=room)
        if self.hovered:
            y = text.bottom + 1
            pygame.draw.line(target, HAIRLINE, (text.left, y), (text.right, y), max(1, scale.px(2)))


class LevelStepper(Stepper):
    """‹ strength › with one pip per level above the word, filled up to the chosen one.

    Over a program, which has no pips, stands what is known of it; pressed in the middle it is changed.
    """

    program, faulty = "", False
    """The program's name or state, and True if it cannot play."""

    def __init__(
        self,
        kit: Kit,
        place: SeatRects,
        who: Opponent,
        set_level: Callable[[str], None],
        open_sheet: Callable[[], None],
        *,
        name: str,
    ) -> None:
        def change(to: int) -> None:
            if KINDS[to].opens_sheet:
                open_sheet()
            else:
                set_level(KINDS[to].key)

        self._open_sheet = open_sheet
        words, at = level_words(who.face), KINDS.index(kind_of(who.level))
        super().__init__(kit, place.level, words, at, change, wrap=False, role=LEVEL_ROLE, name=name)
        self._word_room = place.word

    def spoken(self) -> Spoken:
        said = super().spoken()
        if not self.kind.opens_sheet or not self.program:
            return said
        return replace(said, value=f"{said.value}, {self.program}")

    @property
    def kind(self) -> OpponentKind:
        """The kind of whoever sits there."""
        return KINDS[self.index]

    @property
    def _before_sheet(self) -> bool:
        """True if a step to the right opens a sheet."""
        return any(kind.opens_sheet for kind in KINDS[self.index + 1 : self.index + 2])

    def released(self, p: Pointer, inside: bool) -> None:
        side = self.rect.width // 4
        if inside and self.kind.opens_sheet and p.pos[0] > self.rect.left + side:
            self.confirm()
        else:
            super().released(p, inside)

    def confirm(self) -> None:
        if self.kind.opens_sheet:
            self.play_sound("click")
            self._open_sheet()
        else:
            super().confirm()

    def wheeled(self, lines: float) -> bool:
        # A wheel that runs on opens no sheet.
        return (lines < 0 and self._before_sheet) or super().wheeled(lines)

    def key(self, event: pygame.event.Event) -> bool:
        # At either end of the levels the arrow leads on to the next seat.
        out = (event.key == pygame.K_LEFT and self.index == 0) or (
            event.key == pygame.K_RIGHT and (self._before_sheet or self.kind.opens_sheet)
        )
        return not out and super().key(event)

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        line, side = kit.fonts.line(self.role), max(14, scale.px(24))
        widest = max(kit.fonts.width(value, self.role) for value in self.values)
        # Where the longest word leaves no room, the chevrons stand beside the pips, which make room for them.
        beside = widest + 2 * side <= self.rect.width
        apart, pips = max(2, scale.px(5)), max(kind.pips for kind in KINDS)
        step = max(9, scale.px(19)) + apart
        if not beside:
            step = min(step, (self.rect.width - 2 * side + apart) // pips)
        pip = step - apart
        gap = max(1, (self.rect.height - line - pip) // 3)
        pips_y = self.rect.y + gap + pip // 2
        word_y = self.rect.bottom - gap - line // 2
        x = self.rect.centerx - step * (pips - 1) // 2
        y = word_y if beside else pips_y
        if not self.kind.opens_sheet:
            for at in range(pips):
                dot = _pip(kit, pip, full=at < self.kind.pips)
                target.blit(dot, dot.get_rect(center=(x + at * step, pips_y)))
        else:
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
        word, centre = self.values[self.index], (self.rect.centerx, word_y)
        room = self.rect.width - 2 * side if beside else self._word_room
        kit.fonts.draw(target, word, self.role, centre, INK, anchor="center", width=room)


def _pip(kit: Kit, size: int, *, full: bool) -> pygame.Surface:
    edge = max(1.2, 2 * kit.scale.k)
    fill = LAMP if full else CREAM
    return kit.paper.plain(("pip", size, full), primitives.disc, size, fill, edge=INK, edge_width=edge)


def level_words(face: str) -> list[str]:
    """Words of the strengths and, last, a program, in the gender of the person with that face."""
    return [level_name(kind.key, person(face).gender) for kind in KINDS]


def level_width(kit: Kit) -> int:
    """Width in px of the longest word for a strength."""
    faces = {one.gender: one.name for one in regular_people()}.values()
    return max((kit.fonts.width(word, LEVEL_ROLE) for face in faces for word in level_words(face)), default=0)


class SeatControls(Struct, frozen=True):
    """The controls of a computer's seat."""

    face: FaceButton
    name: NameField
    level: LevelStepper

    def show(self, opponent: Opponent) -> None:
        """Show who sits there, and name the controls for whoever cannot see them."""
        who = person(opponent.face)
        name = opponent.name or who.title
        self.face.face, self.face.label = opponent.face, name
        self.name.hint, self.name.label = who.title, _("Name of {name}").format(name=who.title)
        if self.name.text != opponent.name:
            self.name.show_text(opponent.name)
        self.level.values, self.level.tip = level_words(opponent.face), level_about(opponent.level)
        self.level.label = _("Strength of {name}").format(name=name)
