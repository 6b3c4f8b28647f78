"""The row of opponents on the sheet: name, strength and role of each; and the person's own controls."""

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from briscola.client.setup.characters import person
from briscola.i18n.character_words import character, seat_role
from briscola.i18n.text import _, pgettext
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.faces import FaceButton
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.company_rows import company_words
from briscola.ui.scenes.new_match.company_sheet import CompanySheet
from briscola.ui.scenes.new_match.full_sheet_layout import NAME_TOP, FullSheetLayout, SeatRects
from briscola.ui.scenes.new_match.next_match import NAME_LENGTH, Choices
from briscola.ui.scenes.new_match.programs import SeatedPrograms
from briscola.ui.scenes.new_match.seat_controls import LevelStepper, NameField, SeatControls
from briscola.ui.widgets.button import Link
from briscola.ui.widgets.focus_group import FocusGroup
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.widget import Widget


class OpponentRow:
    """Makes the players' controls, each of which shows its own choice, and writes what each of them is."""

    def __init__(self, page: ChoicePage) -> None:
        self._page = page
        self.programs = SeatedPrograms(page)
        self._places: Mapping[int, SeatRects] = {}
        """Place of each opponent, by seat."""
        self._seats: dict[int, SeatControls] = {}
        """Controls of each computer, by seat."""

    def opponents(self, kit: Kit, plan: FullSheetLayout, group: FocusGroup) -> Sequence[Widget]:
        """Controls of the opponents as seen at the table: the last at the left, the first at the right."""
        self._seats, choices = {}, self._page.choices
        found: list[Widget] = []
        if self._page.purpose.household:
            words, at = company_words(), plan.company
            found.append(Link(kit, at, words, self.seat_people, name="company", on_paper=True))
        self._places = dict(zip(range(len(plan.seats), 0, -1), plan.seats, strict=True))
        for seat, place in self._places.items():
            who, side = choices.opponents[seat - 1], choices.form.sides[seat]
            human = seat in choices.people
            turn = self.seat_people if human else partial(self._turn_face, seat)
            face = FaceButton(
                kit, place.face, who.face, turn, side=side, arrows=not human, name=f"face-{seat}"
            )
            face.label, face.tip = who.name, company_words() if human else _("Somebody else")
            found.append(face)
            if human:
                continue
            written, enter = partial(self._change, seat, "name"), partial(group.step, 1)
            name = NameField(
                kit, place.name, who.name, written, limit=NAME_LENGTH, name=f"name-{seat}", on_enter=enter
            )
            step, ask = partial(self._change, seat, "level"), partial(self.programs.open, seat)
            level = LevelStepper(kit, place, who, step, ask, name=f"level-{seat}")
            self._seats[seat] = SeatControls(face, name, level)
            self._seats[seat].show(who)
            found += name, level
        self.show_programs()
        return found

    def show_programs(self) -> None:
        """Write over each program's strength what is known of it."""
        for seat, (words, faulty) in self.programs.states().items():
            self._seats[seat].level.program, self._seats[seat].level.faulty = words, faulty

    def seat_people(self, _by: int = 0) -> None:
        """Choose who of this computer sits where, on a sheet of its own."""
        self._page.app.push(CompanySheet(self._page.app, self._page))

    def _take(self, seat: int, choices: Choices) -> None:
        self._page.choose_quietly(choices)
        self._seats[seat].show(choices.opponents[seat - 1])

    def _turn_face(self, seat: int, by: int) -> None:
        self._take(seat, self._page.choices.with_next_face(seat, by))

    def _change(self, seat: int, field: str, value: str) -> None:
        self._take(seat, self._page.choices.with_opponent(seat, **{field: value}))

    def add_self(self, kit: Kit, plan: FullSheetLayout, group: FocusGroup) -> None:
        """Add the controls of the person."""
        page = self._page

        def turn(by: int) -> None:
            page.choose_quietly(page.choices.with_next_own_face(by))
            face.face = page.choices.face

        now = page.choices.face
        face = FaceButton(kit, plan.own_face, now, turn, arrows=False, name="own-face", on_paper=False)
        face.tip = face.label = _("Your face")
        hint, enter = _("Your name"), partial(group.step, 1)
        name, rename = page.choices.player, page.rename_self
        field = TextField(
            kit, plan.own_name, name, rename, hint=hint, name="player", on_paper=False, on_enter=enter
        )
        group.add(field, face)

    # ---- what each of them is

    def _roles(self, seat: int) -> tuple[str, str]:
        """A role, in full and shorter: temperament and role; of a person, the side or `guest`."""
        choices = self._page.choices
        who = choices.opponents[seat - 1]
        one, side = person(who.face), choices.form.sides[seat]
        partner = side == "us" if side else None
        if seat not in choices.people:
            return character(one, partner)
        guest = "" if who.key else pgettext("at the table", "guest")
        words = guest if partner is None else seat_role(one.gender, partner=partner)
        return words, words

    def reading(self) -> list[str]:
        """Name and role of everybody as they are written."""
        found = []
        for seat in self._places:
            who = self._page.choices.opponents[seat - 1]
            found.append(", ".join(filter(None, (who.name or person(who.face).title, self._roles(seat)[0]))))
        return found

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Write under each name what somebody is; without the role if that does not fit for all."""
        fonts, places = kit.fonts, self._places
        line = fonts.line("small")
        said = {seat: self._roles(seat) for seat in places}

        def fits(seat: int, length: int) -> bool:
            return fonts.width(said[seat][length], "small") <= places[seat].name.width

        length = next((n for n in range(2) if all(fits(seat, n) for seat in self._seats)), None)
        for seat, place in places.items():
            if seat in self._seats:
                name = self._seats[seat].name
                if length is None or (name.focused and name.ring_rect().bottom > place.role[1] - line // 2):
                    continue  # the name is being written there
                words = said[seat][length]
            else:
                who = self._page.choices.opponents[seat - 1].name
                middle = place.name.centerx, place.name.y + NAME_TOP + fonts.line("row") // 2
                fonts.draw(target, who, "row", middle, INK, anchor="center", width=place.name.width)
                words = said[seat][0] if fits(seat, 0) else ""
            fonts.draw(target, words, "small", place.role, INK_2, anchor="center")
