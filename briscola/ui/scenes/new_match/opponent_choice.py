"""The players of a new match: face, name and strength of each opponent, and the person."""

from collections.abc import Callable
from functools import partial

import pygame

from briscola.client.characters import person
from briscola.i18n.level_words import level_about
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.new_match.choices import NAME_LENGTH, ChoicesHost, levels
from briscola.ui.scenes.new_match.company_sheet import company_words
from briscola.ui.scenes.new_match.new_match_layout import NewMatchLayout
from briscola.ui.scenes.new_match.seat_controls import (
    FaceButton,
    LevelStepper,
    NameField,
    level_index,
    level_words,
)
from briscola.ui.scenes.new_match.seat_programs import SeatedPrograms
from briscola.ui.widgets import TextField
from briscola.ui.widgets.focus_group import FocusGroup


class OpponentChoice:
    """Makes their controls, each of which shows its own choice."""

    def __init__(
        self,
        host: ChoicesHost,
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
        self._programs.look(self.strengths)

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
