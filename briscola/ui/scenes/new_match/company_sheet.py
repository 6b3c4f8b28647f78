"""The sheet on which people of this computer sit down at the table, and say what they agree."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.hot_seat.agreement import Companion
from briscola.i18n.phone_words import CARDS_ON_PHONE
from briscola.i18n.text import _
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.layout.window.sheet_layout import stack
from briscola.ui.render.theme import INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match import company_rows
from briscola.ui.scenes.new_match.choice_page import SIT_DOWN, ChoicePage
from briscola.ui.scenes.new_match.next_match import Choices
from briscola.ui.scenes.new_match.row_controls import row_control
from briscola.ui.scenes.new_match.rule_rows import ChoiceRow
from briscola.ui.scenes.new_match.table_thumbnail import draw_table
from briscola.ui.scenes.seat_sheet import SheetOfGuests
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.widget import Widget

WHOLE = 0.8
"""Share of the window from which the sheet covers the whole page."""
ROWS = 0.60
"""Share of the sheet's width for the seats; the picture and the agreement have the rest."""
ROW, LOW_ROW, HIGH_ROW = 96, 88, 110
"""Height of a seat's row, wished, at least and at most, in px at 1080."""
UPRIGHT = 0.78
"""Wished height of the picture by its width."""
INPUTS, NAMED = 0.34, 0.6
"""Shares of the room beside a face for what a person plays with, and for a name alone there."""
LEAST_PICTURE = 90
"""Height in px below which the picture of the table is left out."""


class CompanySheet(SheetOfGuests[Companion]):
    """Lies over the new match. Changes apply at once; Esc or the button goes back."""

    picture: pygame.Rect
    labels: Sequence[tuple[str, pygame.Rect]]
    """Names of the agreements, and their places."""
    foot: pygame.Rect
    """Room of the note beside the buttons."""

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

    @property
    def spoken_text(self) -> str:
        return f"{company_rows.company_note(self.choices)}\n{self.own_words(self.choices.setup())}"

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        scale, players, agreed = (
            self.kit.scale,
            self.choices.form.players,
            company_rows.agreements(self._page),
        )
        pad, gap, edge, head = max(24, scale.px(52)), scale.px(24), scale.edge, heading_height(self.kit)
        around = 2 * pad + head + gap + scale.target(66)
        most, wide = size[1] - 2 * edge - around, min(size[0] - 2 * edge, max(940, scale.px(1560)))
        picture = round((wide - 2 * pad) * (1 - ROWS)) - gap
        # What is agreed stands under the seats if there is room, else under the picture.
        agreements = len(agreed) * sum(_agreement_heights(scale)) + gap if agreed else 0
        under_seats = players * scale.px(LOW_ROW) + agreements <= most
        below, aside = (agreements, 0) if under_seats else (0, agreements)
        tall = min(most, max(players * scale.px(ROW) + below, round(picture * UPRIGHT) + aside))
        beyond = 0
        if tall > WHOLE * most:  # no words of the page are cut by its edge
            tall = most + 2 * (edge - scale.rim)
            beyond = (size[0] - 2 * scale.rim - wide) // 2
        inner = self.unfold(size, (wide + 2 * beyond, tall + around), (pad + beyond, pad))
        room = pygame.Rect(inner.x, inner.y + head, inner.width - picture - 2 * gap, tall)
        self.picture = pygame.Rect(inner.right - picture, room.y, picture, tall - aside)
        self.rows = stack(room, [min(max(52, scale.px(HIGH_ROW)), (tall - below) // players)] * players)
        self.new_group()
        for seat in range(players):
            self.group.add(*(self._controls(seat) if seat else self._own_controls()))
        side = pygame.Rect(self.picture.x, room.y, picture, tall)
        if under_seats:
            lists = [widget.rect.right for widget in self.group.widgets if widget.name.startswith("seat-")]
            side = pygame.Rect(room.x, room.y, max(lists) - room.x, tall)
        self.labels = self._add_agreements(agreed, side)
        self.foot = self._add_buttons(inner)
        self.restore_focus("seat-1")

    def _add_agreements(
        self, agreed: Sequence[ChoiceRow], side: pygame.Rect
    ) -> Sequence[tuple[str, pygame.Rect]]:
        """Add what the table agrees at the foot of a room; return the name and its place left of each."""
        line, apart = _agreement_heights(self.kit.scale)
        room, labels = side.copy(), []
        room.y = side.bottom - len(agreed) * (line + apart) + apart
        for asked, row in zip(agreed, stack(room, [line] * len(agreed), apart), strict=True):
            half = row.width // 2
            control = pygame.Rect(row.x + half, row.y, row.width - half, row.height)
            widget = row_control(self.kit, control, asked)
            self.group.add(widget)
            row.width = widget.rect.x - self.kit.scale.px(24) - row.x
            labels.append((asked.name, row))
        return labels

    def _add_buttons(self, inner: pygame.Rect) -> pygame.Rect:
        """Add the buttons; return the room left of them."""
        words = _("Done") if self._start is None else str(SIT_DOWN.start)
        ways = [("done", words, self._start or self.app.pop)]
        if self._with_phones is not None:
            ways.append(("phones", str(CARDS_ON_PHONE.title), self._with_phones))
        buttons = self.foot_buttons(self.kit.scale.target(66), *ways)
        self.group.add(*buttons)
        last = buttons[-1].rect
        return pygame.Rect(inner.x, last.y, last.x - self.kit.scale.px(24) - inner.x, last.height)

    # ---- the controls of a seat

    def _rooms(self, seat: int) -> tuple[pygame.Rect, pygame.Rect | None]:
        """Room of a seat's name, and beside it that of what a person plays with; None without pads."""
        room, person = self.beside_face(self.rows[seat], 10), seat == 0 or seat in self.choices.people
        if not (self.app.pads and self.choices.several and person):
            return room, None
        inputs = room.copy()
        inputs.width = round(room.width * INPUTS)
        inputs.right = room.right
        room.width -= inputs.width + self.kit.scale.px(16)
        return room, inputs

    def _own_controls(self) -> Sequence[Widget]:
        """The list of what the person plays with, and the field for a name where the others need one."""
        room, inputs = self._rooms(0)
        found = [] if inputs is None else [self._inputs(0, inputs)]
        if self._asks_name:
            room.width = round(room.width * NAMED)
            hint, rename = company_rows.guest_hint(self.choices, 0), self._page.rename_self
            field = self.name_field(room, self.choices.player, rename, hint, "player")
            found.append(field.called(_("Your name")))
        return found

    def _controls(self, seat: int) -> Sequence[Widget]:
        """The list of who sits there, a guest's face and name, and what a person plays with."""
        (room, inputs), sitter = self._rooms(seat), self.choices.people.get(seat)
        found = [] if inputs is None else [self._inputs(seat, inputs)]
        who = room.copy()
        if sitter is None or sitter.key:
            wide = room.width if inputs else max(round(room.width * NAMED), self._widest())
            who.width = min(room.width, wide)
            return [self._sitters(seat, who), *found]
        gap = self.kit.scale.px(16)
        who.width = (room.width - gap) // 2
        write = pygame.Rect(who.right + gap, room.y, room.right - who.right - gap, room.height)
        hint = company_rows.guest_hint(self.choices, seat)
        name, face = self.guest_controls(seat, self.rows[seat], write, hint)
        return [face, self._sitters(seat, who), name, *found]

    def _widest(self) -> int:
        """Width in px that a list needs to show the longest name of the household."""
        wide = max((self.kit.fonts.width(one.name, "body") for one in self._page.others), default=0)
        return wide + max(14, self.kit.scale.px(20)) + self.kit.scale.px(54)

    def face_in(self, row: pygame.Rect) -> pygame.Rect:
        edge = self.kit.scale.px(8)
        side = min(row.height - edge, self.kit.scale.target(96))
        return pygame.Rect(row.x + edge, row.centery - side // 2, side, side)

    def _sitters(self, seat: int, rect: pygame.Rect) -> Widget:
        """The list of who may sit there; a new guest is asked for a name."""
        asked = company_rows.sitters(self._page, seat)

        def sit(at: int) -> None:
            asked.choose(at)
            if at == len(asked.words) - 1:
                self.group.focus_name(f"guest-{seat}")

        return self.chooser(seat, rect, asked.words, asked.chosen, sit)

    def _inputs(self, seat: int, rect: pygame.Rect) -> Widget:
        """The list of what a person may play with."""
        asked = company_rows.inputs(self._page, seat)
        played = Dropdown(self.kit, rect, asked.words, asked.chosen, asked.choose, name=asked.key)
        return played.called(asked.name)

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

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit, fonts, setup = self.kit, self.kit.fonts, self.choices.setup()
        for seat, row in enumerate(self.rows):
            sitter = self.choices.people.get(seat)
            if sitter is None or sitter.key:
                self.draw_face(target, row, setup.face_of(seat))
        if not self._asks_name:
            self.draw_own_name(target, setup, self._rooms(0)[0])
        for words, room in self.labels:
            at = room.x, room.centery
            fonts.draw(target, words, "body", at, INK_2, anchor="midleft", width=room.width)
        lines = fonts.wrap(company_rows.company_note(self.choices), "small", self.foot.width)
        y = self.foot.centery - fonts.line("small") * len(lines) // 2
        fonts.draw_lines(target, lines, "small", (self.foot.x, y), INK_2)
        if self.picture.height >= LEAST_PICTURE:
            draw_table(target, kit, self.picture, setup)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.choices.form.in_pairs:
            for side, row in zip(self.choices.form.sides, self.rows, strict=True):
                self.draw_side(target, row, side)


def _agreement_heights(scale: Scale) -> tuple[int, int]:
    """Height of what is agreed and of the gap under it, in px."""
    return max(44, scale.px(54)), scale.px(10)
