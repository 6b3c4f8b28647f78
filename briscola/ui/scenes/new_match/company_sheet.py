"""The sheet on which people of this computer sit down at the table, and say what they agree."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.hot_seat.agreement import Companion
from briscola.i18n.phone_words import CARDS_ON_PHONE
from briscola.i18n.text import _
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match import company_rows
from briscola.ui.scenes.new_match.choice_page import SIT_DOWN, ChoicePage
from briscola.ui.scenes.new_match.next_match import Choices
from briscola.ui.scenes.new_match.row_controls import row_control
from briscola.ui.scenes.new_match.table_thumbnail import draw_table
from briscola.ui.scenes.seat_sheet import SeatFace, SheetOfGuests
from briscola.ui.scenes.sheets.parts import Control, FormField, Label, PressButton, SheetRow, Text
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.dropdown import Dropdown

ROWS = 0.60
"""Share of the sheet's width for the seats; the picture and the agreement have the rest."""
UPRIGHT = 0.78
"""Wished height of the picture by its width."""
LEAST_PICTURE = 90
"""Height in px below which the picture of the table is left out."""


class CompanySheet(SheetOfGuests[Companion]):
    """Lies over the new match. Changes apply at once; Esc or the button goes back."""

    wide = 940, 1560
    share = ROWS
    first = "seat-1"
    covers = True

    def __init__(
        self,
        app: Host,
        page: ChoicePage,
        *,
        start: Callable[[], None] | None = None,
        with_phones: Callable[[], None] | None = None,
    ) -> None:
        """`start` sits down with a friend at least, `with_phones` opens the sheet for phones, too.

        Without them the button goes back.
        """
        super().__init__(app)
        if start is not None and not page.choices.several:
            page.choose_quietly(company_rows.with_a_friend(page.choices))
        self._page, self._start, self._with_phones = page, start, with_phones
        self._nameless = not page.choices.player
        """True if the person who begins came here without a name, which the others need."""

    @property
    def choices(self) -> Choices:
        """The choices of the page below."""
        return self._page.choices

    def title(self) -> str:
        return _("Who sits where")

    # ---- what stands on it

    @property
    def live(self) -> object:
        return self.choices, len(self.app.pads)

    def fill(self, column: TextColumn) -> None:
        choices, setup = self.choices, self.choices.setup()
        for seat in range(choices.form.players):
            side = choices.form.sides[seat] if choices.form.in_pairs else ""
            sitter = choices.people.get(seat)
            face: SheetPart = SeatFace(setup.face_of(seat), side)
            if sitter is not None and not sitter.key:
                face = self.guest_face(seat, company_rows.guest_hint(choices, seat))
            others = self._seat(seat) if seat else self._own_seat()
            column.put(SheetRow(face, *others, *self._inputs(seat), gap=16, height=96))

    def fill_right(self, column: TextColumn) -> None:
        """The picture of the table, where there is room for it, and what the table agrees."""
        kit, setup, agreed = self.kit, self.choices.setup(), company_rows.agreements(self._page)
        high = column.give(round(column.width * UPRIGHT), 0)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            if high >= LEAST_PICTURE:
                draw_table(target, kit, pygame.Rect(x, y, column.width, high), setup)

        column.canvas(high, paint)
        for asked in agreed:
            column.gap(10)
            column.put(FormField(asked.name, Control(row_control, asked).tall(54), share=0.5))

    @property
    def spoken_text(self) -> str:
        return f"{company_rows.company_note(self.choices)}\n{self.own_words(self.choices.setup())}"

    def foot(self) -> SheetPart:
        words = _("Done") if self._start is None else str(SIT_DOWN.start)
        phones = self._with_phones
        others = [] if phones is None else [PressButton(str(CARDS_ON_PHONE.title), phones, "phones")]
        done = PressButton(words, self._start or self.app.pop, "done", main=True)
        return SheetRow(Text(company_rows.company_note(self.choices)), *others, done)

    # ---- the controls of a seat

    def _inputs(self, seat: int) -> Sequence[SheetPart]:
        """The list of what a person may play with, where there are pads."""
        person = seat == 0 or seat in self.choices.people
        if not (self.app.pads and self.choices.several and person):
            return ()
        asked = company_rows.inputs(self._page, seat)
        played = Control(Dropdown, asked.words, asked.chosen, asked.choose, name=asked.key)
        return (played.called(asked.name),)

    def _own_seat(self) -> Sequence[SheetPart]:
        """The own name, or the field for one where the others need it."""
        if not self._asks_name:
            setup = self.choices.setup()
            return (Label(setup.name(0) or _("You"), "row", said=self.own_words(setup)),)
        hint, rename = company_rows.guest_hint(self.choices, 0), self._page.rename_self
        field = self.name_field(self.choices.player, rename, hint, "player")
        return (field.called(_("Your name")),)

    def _seat(self, seat: int) -> Sequence[SheetPart]:
        """The list of who sits there, and a guest's name."""
        asked, sitter = company_rows.sitters(self._page, seat), self.choices.people.get(seat)

        def sit(at: int) -> None:
            asked.choose(at)
            if at == len(asked.words) - 1:
                self.layout(self.app.size)
                self.group.focus_name(f"guest-{seat}")

        who = self.chooser(seat, asked.words, asked.chosen, sit)
        if sitter is None or sitter.key:
            return (who,)
        return who, self.guest_name(seat, company_rows.guest_hint(self.choices, seat))

    # ---- what is done

    @property
    def _asks_name(self) -> bool:
        return self._nameless and self.choices.several

    def sitter(self, seat: int) -> Companion:
        return self.choices.people[seat]

    def reseat(self, seat: int, sitter: Companion) -> None:
        self._page.choose_quietly(self.choices.with_person(seat, sitter))

    def faces_for(self, seat: int) -> Sequence[str]:
        return company_rows.faces_at(self.choices, seat)
