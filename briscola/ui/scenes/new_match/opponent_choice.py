"""The players of a new match: name, strength and role of each opponent, and the person's own controls."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from briscola.client.setup import Person, person, regular_people
from briscola.i18n.character_words import temper_word
from briscola.i18n.level_words import level_about, level_name
from briscola.i18n.spoken_words import Spoken
from briscola.i18n.text import _, pgettext
from briscola.players.bots import COMMAND, is_program
from briscola.ui.input.pointer import Pointer
from briscola.ui.render import primitives
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK, INK_2, LAMP, RED, mix
from briscola.ui.scenes.new_match.choices import NAME_LENGTH, levels
from briscola.ui.scenes.new_match.company_sheet import company_words
from briscola.ui.scenes.new_match.faces import FaceButton
from briscola.ui.scenes.new_match.match_choice import MatchChoice
from briscola.ui.scenes.new_match.new_match_layout import NAME_TOP, NewMatchLayout
from briscola.ui.scenes.new_match.programs import SeatedPrograms
from briscola.ui.widgets import TextField
from briscola.ui.widgets.choice import Stepper
from briscola.ui.widgets.focus_group import FocusGroup

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


def seat_role(gender: str, *, partner: bool) -> str:
    """`partner` or `opponent`, in the grammatical gender given."""
    if gender == "f":
        return pgettext("woman", "partner") if partner else pgettext("woman", "opponent")
    return pgettext("man", "partner") if partner else pgettext("man", "opponent")


def character(who: Person, partner: bool | None) -> tuple[str, str]:
    """Description under a name, in full and shorter: `prudent opponent`, `prudent`.

    `partner` is None where nobody has one.
    """
    temper = temper_word(who)
    if partner is None:
        return temper, temper
    role = seat_role(who.gender, partner=partner)
    if not temper:
        return role, role
    return pgettext("temperament and role", "{temper} {role}").format(temper=temper, role=role), temper


class OpponentChoice:
    """Makes their controls, each of which shows its own choice."""

    def __init__(
        self,
        host: MatchChoice,
        programs: SeatedPrograms,
        seat_people: Callable[[], None],
    ) -> None:
        """`seat_people` is called for a person's seat: who sits there is chosen on a sheet of its own."""
        self._host, self._programs, self._seat_people = host, programs, seat_people
        self._faces: dict[int, FaceButton] = {}
        self.names: dict[int, NameField] = {}
        self.strengths: dict[int, LevelStepper] = {}

    def add_opponents(self, kit: Kit, plan: NewMatchLayout, group: FocusGroup) -> None:
        """Add the opponents as seen at the table: the last seat at the left, the first at the right."""
        self._group = group
        self._faces, self.names, self.strengths = {}, {}, {}
        for at, place in enumerate(plan.seats):
            seat = len(plan.seats) - at
            opponent = self._host.choices.opponents[seat - 1]
            if seat in self._host.choices.people:
                group.add(self._person(kit, place.face, seat))
                continue
            face = FaceButton(
                kit,
                place.face,
                opponent.face,
                partial(self._turn_face, seat),
                side=self._host.choices.side(seat),
                name=f"face-{seat}",
            )
            face.tip = _("Somebody else")
            name = NameField(
                kit,
                place.name,
                opponent.name,
                partial(self._rename, seat),
                limit=NAME_LENGTH,
                hint=person(opponent.face).title,
                name=f"name-{seat}",
                on_enter=self._onwards,
            )
            level = LevelStepper(
                kit,
                place.level,
                level_words(opponent.face),
                level_index(opponent.level),
                partial(self._set_level, seat),
                on_open=partial(self._programs.open, seat),
                word_room=place.word,
                name=f"level-{seat}",
            )
            level.tip = level_about(opponent.level)
            self._faces[seat], self.names[seat], self.strengths[seat] = face, name, level
            group.add(face, name, level)
            self._call(seat)
        self.show_programs()

    def show_programs(self) -> None:
        """Write over each program's strength what is known of it."""
        for seat, (words, faulty) in self._programs.states().items():
            self.strengths[seat].program, self.strengths[seat].faulty = words, faulty

    def _call(self, seat: int) -> None:
        """Name the controls of an opponent for whoever cannot see them."""
        opponent = self._host.choices.opponents[seat - 1]
        name = opponent.name or person(opponent.face).title
        self._faces[seat].label = name
        self.names[seat].label = _("Name of {name}").format(name=person(opponent.face).title)
        self.strengths[seat].label = _("Strength of {name}").format(name=name)

    def _person(self, kit: Kit, rect: pygame.Rect, seat: int) -> FaceButton:
        """The face of a person of this computer."""

        def sheet(_by: int) -> None:
            self._seat_people()

        choices = self._host.choices
        who, side = choices.opponents[seat - 1], choices.side(seat)
        face = FaceButton(kit, rect, who.face, sheet, side=side, arrows=False, name=f"face-{seat}")
        face.tip, face.label = company_words(), who.name
        return face

    def _turn_face(self, seat: int, by: int) -> None:
        self._host.choose_quietly(self._host.choices.with_next_face(seat, by))
        opponent = self._host.choices.opponents[seat - 1]
        self._faces[seat].face = opponent.face
        self.strengths[seat].values = level_words(opponent.face)
        field = self.names[seat]
        field.show_text(opponent.name)
        field.hint = person(opponent.face).title
        self._call(seat)

    def _rename(self, seat: int, name: str) -> None:
        self._host.choose_quietly(self._host.choices.with_opponent(seat, name=name))
        self._call(seat)

    def _set_level(self, seat: int, at: int) -> None:
        if at == len(levels()):
            self._programs.open(seat)
        else:
            self._host.choose_quietly(self._host.choices.with_opponent(seat, level=levels()[at]))
            self.strengths[seat].tip = level_about(levels()[at])

    def _onwards(self) -> None:
        self._group.step(1)

    def add_self(self, kit: Kit, plan: NewMatchLayout, group: FocusGroup) -> None:
        """Add the controls of the person."""
        self._own_face = FaceButton(
            kit,
            plan.own_face,
            self._host.choices.face,
            self._turn_self,
            arrows=False,
            name="own-face",
            on_paper=False,
        )
        self._own_face.tip = self._own_face.label = _("Your face")
        field = TextField(
            kit,
            plan.own_name,
            self._host.choices.player,
            self._rename_self,
            hint=_("Your name"),
            name="player",
            on_paper=False,
            on_enter=self._onwards,
        )
        group.add(field, self._own_face)

    def _rename_self(self, name: str) -> None:
        self._host.choose_quietly(self._host.choices.with_player(name))

    def _turn_self(self, by: int) -> None:
        self._host.choose_quietly(self._host.choices.with_next_own_face(by))
        self._own_face.face = self._host.choices.face
