"""The sheet on which people of this computer sit down at the table, and say what they agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import Struct, structs
from msgspec.structs import replace

from briscola.client.hot_seat import ANYTHING, KEYS, PAD, Companion, may_leave_out_curtain, pad_name
from briscola.client.setup import person
from briscola.i18n.person_words import guest_name
from briscola.i18n.phone_words import CARDS_ON_PHONE
from briscola.i18n.seat_words import seat_label
from briscola.i18n.text import _
from briscola.storage.people import FACE, Profile
from briscola.storage.settings import LONGEST_NAME
from briscola.ui.layout.window import Scale, stack
from briscola.ui.render import Kit
from briscola.ui.render.theme import INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.faces import guest_faces
from briscola.ui.scenes.new_match.choices import Choices
from briscola.ui.scenes.new_match.match_choice import SIT_DOWN, MatchChoice
from briscola.ui.scenes.new_match.question_controls import question_control
from briscola.ui.scenes.new_match.questions import ChoiceRow
from briscola.ui.scenes.new_match.table_thumbnail import draw_table
from briscola.ui.scenes.seat_sheet import SheetOfGuests
from briscola.ui.widgets import Dropdown, TextField, Widget, heading_height
from briscola.ui.widgets.lists import draw_side

WHOLE = 0.8
"""Share of the window from which the sheet covers the whole page."""
ROWS = 0.60
"""Share of the sheet's width for the seats; the picture and the agreement have the rest."""
LEAST_PICTURE = 90
"""Height in px below which the picture of the table is left out."""


class CompanyExtent(Struct, frozen=True, kw_only=True):
    """Sizes of the sheet and its parts in px."""

    sheet: tuple[int, int]
    margins: tuple[int, int]
    tall: int
    """Height of seats and picture, what is agreed included."""
    row: int
    """Height of a seat's row."""
    picture: int
    """Width of the picture."""
    agreements: int
    """Height of what is agreed, with the gap above it."""
    under_seats: bool
    """True if that stands under the seats, for there is room; else it stands under the picture."""


def company_words() -> str:
    """Text of the link to the sheet."""
    return _("Who sits where…")


class CompanySheet(SheetOfGuests[Companion]):
    """Lies over the new match. Changes apply at once; Esc or the button goes back."""

    def __init__(
        self,
        app: Host,
        page: MatchChoice,
        others: Sequence[Profile],
        *,
        start: Callable[[], None] | None = None,
        with_phones: Callable[[], None] | None = None,
    ) -> None:
        """`others` are the people of the household besides the one who begins.

        `start` sits down, `with_phones` opens the sheet for phones, too. Without them the button goes back.
        """
        super().__init__(app)
        self._page, self._others = page, others
        self._start, self._with_phones = start, with_phones
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
        return f"{self._told()}\n{self.own_words(self.choices.setup())}"

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, choices = self.kit, self.kit.scale, self.choices
        agreed = self._agreements() if choices.several else []
        players, gap, head = choices.form.players, scale.px(24), heading_height(kit)
        plan = _measure(kit, size, players, len(agreed))
        inner = self.unfold(size, plan.sheet, plan.margins)
        group = self.new_group()
        room = pygame.Rect(inner.x, inner.y + head, inner.width - plan.picture - 2 * gap, plan.tall)
        self.picture = pygame.Rect(inner.right - plan.picture, room.y, plan.picture, plan.tall)
        self.rows = stack(room, [plan.row] * players)
        for seat, rect in enumerate(self.rows):
            group.add(*self._row(seat, rect))
        side = self.picture.copy()
        if plan.under_seats:
            lists = [widget.rect.right for widget in group.widgets if widget.name.startswith("seat-")]
            side = pygame.Rect(room.x, room.y, max(lists) - room.x, room.height)
        else:
            self.picture.height -= plan.agreements
        self._add_agreements(agreed, side)
        done = (
            "done",
            _("Done") if self._start is None else str(SIT_DOWN.start),
            self._start or self.app.pop,
        )
        phones = self._with_phones
        more = () if phones is None else (("phones", str(CARDS_ON_PHONE.title), phones),)
        group.add(*(buttons := self.foot_buttons(scale.target(66), done, *more)))
        self.restore_focus("seat-1")
        last = buttons[-1].rect
        self.foot = pygame.Rect(inner.x, last.y, last.x - gap - inner.x, last.height)

    def _add_agreements(self, agreed: Sequence[ChoiceRow], side: pygame.Rect) -> None:
        """Add what the table agrees at the foot of a room, each with its name at the left."""
        line, apart = _agreement_heights(self.kit.scale)
        room = side.copy()
        room.y = side.bottom - len(agreed) * (line + apart) + apart
        self.labels: list[tuple[str, pygame.Rect]] = []
        for asked, row in zip(agreed, stack(room, [line] * len(agreed), apart), strict=True):
            half = row.width // 2
            control = pygame.Rect(row.x + half, row.y, row.width - half, row.height)
            widget = question_control(self.kit, control, asked)
            self.group.add(widget.called(asked.name))
            row.width = widget.rect.x - self.kit.scale.px(24) - row.x
            self.labels.append((asked.name, row))

    def _row(self, seat: int, rect: pygame.Rect) -> Sequence[Widget]:
        """The controls of a seat: who sits there, a guest's face and name, what a person plays with."""
        gap, sitter = self.kit.scale.px(16), self.choices.people.get(seat)
        room = self.beside_face(rect, 10)
        found: list[Widget] = []
        with_pads = bool(self.app.pads) and self.choices.several and (seat == 0 or sitter is not None)
        if with_pads:
            own = pygame.Rect(room)
            own.width = round(room.width * 0.34)
            own.right = room.right
            found.append(self._inputs(seat, own))
            room.width -= own.width + gap
        if seat == 0:
            self.own_name = room
            if self._asks_name:
                room.width = round(room.width * 0.6)
                mine, hint, rename = self.choices.player, guest_name(1), self._page.rename_self
                field = TextField(self.kit, room, mine, rename, limit=LONGEST_NAME, hint=hint, name="player")
                found.append(field.called(_("Your name")))
            return found
        who = room.copy()
        if sitter is None or sitter.key:
            wide = room.width if with_pads else max(round(room.width * 0.6), self._widest())
            who.width = min(room.width, wide)
            return [self._chooser(seat, who), *found]
        who.width = (room.width - gap) // 2
        write = pygame.Rect(who.right + gap, room.y, room.right - who.right - gap, room.height)
        words = guest_name(list(self.choices.people).index(seat) + 2)
        name, face = self.guest_controls(seat, rect, write, words)
        return [face, self._chooser(seat, who), name, *found]

    def _widest(self) -> int:
        """Width in px that a list needs to show the longest name of the household."""
        wide = max((self.kit.fonts.width(one.name, "body") for one in self._others), default=0)
        return wide + max(14, self.kit.scale.px(20)) + self.kit.scale.px(54)

    def face_in(self, row: pygame.Rect) -> pygame.Rect:
        edge = self.kit.scale.px(8)
        side = min(row.height - edge, self.kit.scale.target(96))
        return pygame.Rect(row.x + edge, row.centery - side // 2, side, side)

    def _chooser(self, seat: int, rect: pygame.Rect) -> Widget:
        """The list of who may sit there: the computer, the free people of the household, a guest."""
        choices, now = self.choices, self.choices.people.get(seat)
        taken = {one.key for at, one in choices.people.items() if at != seat and one.key}
        free = [profile for profile in self._others if profile.id not in taken]
        computer = choices.computers[seat - 1]
        name = computer.name or person(computer.face).title
        used = [choices.face, *(one.face for one in choices.people.values())]
        guest = Companion(face=min(self.faces_for(seat) or [FACE], key=used.count))
        sitters = [Companion(name=one.name, face=one.face, key=one.id) for one in free]
        words = [
            _("{name}, computer").format(name=name),
            *(one.name or guest_name(seat + 1) for one in sitters),
            _("A guest"),
        ]
        keys = [None, *(one.key for one in sitters), ""]
        at = keys.index(None if now is None else now.key)

        def sit(chosen: int) -> None:
            self._take(self.choices.with_person(seat, [None, *sitters, guest][chosen]))
            if chosen == len(words) - 1:
                self.group.focus_name(f"guest-{seat}")

        return self.chooser(seat, rect, words, at, sit)

    def _inputs(self, seat: int, rect: pygame.Rect) -> Widget:
        """The list of what a person may play with; an absent pad is named while it is chosen."""
        choices = self.choices
        now = choices.company.plays_with if seat == 0 else choices.people[seat].plays_with
        kinds = [ANYTHING, KEYS, *(pad_name(number) for number in self.app.pads)]
        if now not in kinds:
            kinds.append(now)
        words = {ANYTHING: _("keys or pad"), KEYS: _("keys and mouse")}
        said = [words.get(kind) or _("pad {number}").format(number=kind.removeprefix(PAD)) for kind in kinds]

        def choose(at: int) -> None:
            if seat == 0:
                self._agree("plays_with", kinds[at])
            else:
                self.reseat(seat, structs.replace(self.sitter(seat), plays_with=kinds[at]))
                self.layout(self.app.size)

        played = Dropdown(self.kit, rect, said, kinds.index(now), choose, name=f"input-{seat}")
        return played.called(_("{seat} plays with").format(seat=seat_label(seat)))

    def _agreements(self) -> list[ChoiceRow]:
        """The agreements of the table: yes or no."""
        words, company = (_("yes"), _("no")), self.choices.company

        def row(key: str, name: str) -> ChoiceRow:
            chosen, choose = int(not getattr(company, key)), partial(self._agreed, key)
            return ChoiceRow(key=key, name=name, words=words, chosen=chosen, choose=choose)

        found = [row("hints", _("Hints")), row("undo", _("Taking back"))]
        if may_leave_out_curtain(self.choices.setup()):
            found.append(row("curtain", _("Curtain between turns")))
        return found

    def _told(self) -> str:
        """A sentence or two on what several people at one screen can do, and what not."""
        if not self.choices.several:
            return _("Whoever plays with you at this computer takes a place here.")
        signs = _("No signs: one screen can hide none.") if self.choices.without_signs else ""
        agreed = self.choices.company.curtain or not may_leave_out_curtain(self.choices.setup())
        curtain = _("Between two turns a curtain hides the hands.") if agreed else ""
        return " ".join(filter(None, (curtain, signs)))

    # ---- what is done

    def _agreed(self, name: str, at: int) -> None:
        self._agree(name, at == 0)

    def _agree(self, field: str, value: bool | str) -> None:
        company = structs.replace(self.choices.company, **{field: value})
        self._page.choose_quietly(replace(self.choices, company=company))
        self.dirty = True

    @property
    def _asks_name(self) -> bool:
        return self._nameless and self.choices.several

    def sitter(self, seat: int) -> Companion:
        return self.choices.people[seat]

    def reseat(self, seat: int, sitter: Companion) -> None:
        self._page.choose_quietly(self.choices.with_person(seat, sitter))

    def faces_for(self, seat: int) -> Sequence[str]:
        return guest_faces([one.face for at, one in enumerate(self.choices.opponents, start=1) if at != seat])

    def _take(self, choices: Choices) -> None:
        self._page.choose_quietly(choices)
        self.layout(self.app.size)

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit, setup = self.kit, self.choices.setup()
        for seat, row in enumerate(self.rows):
            sitter = self.choices.people.get(seat)
            if sitter is None or sitter.key:
                self.draw_face(target, row, setup.face_of(seat))
        if not self._asks_name:
            self.draw_own_name(target, setup, self.own_name)
        for words, room in self.labels:
            kit.fonts.draw(
                target, words, "body", (room.x, room.centery), INK_2, anchor="midleft", width=room.width
            )
        lines = kit.fonts.wrap(self._told(), "small", self.foot.width)
        y = self.foot.centery - kit.fonts.line("small") * len(lines) // 2
        kit.fonts.draw_lines(target, lines, "small", (self.foot.x, y), INK_2)
        if self.picture.height >= LEAST_PICTURE:
            draw_table(target, kit, self.picture, setup)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.choices.form.in_pairs:
            for side, row in zip(self.choices.form.sides, self.rows, strict=True):
                draw_side(target, self.kit, side, self.face_in(row))


def _agreement_heights(scale: Scale) -> tuple[int, int]:
    """Height of what is agreed and of the gap under it, in px."""
    return max(44, scale.px(54)), scale.px(10)


def _measure(kit: Kit, size: tuple[int, int], players: int, agreed: int) -> CompanyExtent:
    """Measure the sheet for so many players and agreements."""
    scale, pad = kit.scale, max(24, kit.scale.px(52))
    gap, edge = scale.px(24), scale.edge
    around = 2 * pad + heading_height(kit) + gap + scale.target(66)
    most, wide = size[1] - 2 * edge - around, min(size[0] - 2 * edge, max(940, scale.px(1560)))
    picture = round((wide - 2 * pad) * (1 - ROWS)) - gap
    agreements = agreed * sum(_agreement_heights(scale)) + gap if agreed else 0
    under_seats = players * scale.px(88) + agreements <= most
    below, aside = (agreements, 0) if under_seats else (0, agreements)
    tall = min(most, max(players * scale.px(96) + below, round(picture * 0.78) + aside))
    beyond = 0
    if tall > WHOLE * most:  # no words of the page are cut by its edge
        tall = most + 2 * (edge - scale.rim)
        beyond = (size[0] - 2 * scale.rim - wide) // 2
    return CompanyExtent(
        sheet=(wide + 2 * beyond, tall + around),
        margins=(pad + beyond, pad),
        tall=tall,
        row=min(max(52, scale.px(110)), (tall - below) // players),
        picture=picture,
        agreements=agreements,
        under_seats=under_seats,
    )


def with_a_friend(choices: Choices) -> Choices:
    """The same with somebody beside the person, whom she can change."""
    if choices.several:
        return choices
    faces = guest_faces([one.face for one in choices.opponents[1:]])
    return choices.with_person(1, Companion(face=next(face for face in faces if face != choices.face)))
