"""The page on which a cup is set up: who plays, in what form, which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from secrets import randbits
from typing import NamedTuple

import pygame
from msgspec import structs

from briscola.capabilities.cup.choice import CupChoice, Field, games_for
from briscola.capabilities.cup.cup import Cup, Entrant
from briscola.capabilities.cup.file import CupRow
from briscola.capabilities.cup.forms import FORMS, form_of
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.people import people_again
from briscola.capabilities.cup.window.page import OldCups
from briscola.capabilities.cup.window.people_sheet import PeopleSheet
from briscola.capabilities.cup.words import entrant_name, form_name, form_text
from briscola.client.setup import TEAMS, Form
from briscola.client.tournament import TableGame
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.game_titles import full_title, line_of, title
from briscola.i18n.game_words import target_text
from briscola.i18n.level_words import level_name
from briscola.i18n.text import _, count, ngettext
from briscola.players import LADDER
from briscola.ui import Host
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.sheets import PageScene
from briscola.ui.speech import ReadingLine
from briscola.ui.widgets import Button, Dropdown, Stepper, Widget

DROPDOWNS = ("form", "game")
"""Choices whose values drop down as a list; the others have arrows."""


class SetupRow(NamedTuple):
    """A row of the page: its values by their names, and the choice that follows from another of them."""

    field: Field
    label: str
    values: Sequence[str]
    chosen: int
    choose: Callable[[int], CupChoice]


class CupSetup(PageScene):
    """Six choices and a sentence on what follows from them; `begin` gets the cup with its tables drawn."""

    def __init__(
        self,
        app: Host,
        *,
        household: Callable[[], Sequence[Entrant]],
        keeper: CupKeeper,
        begin: Callable[[Cup], None],
        seed: Callable[[], int] = lambda: randbits(40),
    ) -> None:
        """Everything is at first as it was in the cup before. `seed` makes the draw."""
        super().__init__(app)
        self.keeper, self._begin, self._seed, self._household = keeper, begin, seed, household
        self.people = people_again(keeper.cup, household()) or tuple(household()[:1])
        self.choice = _choice_after(keeper.ended).with_room(len(self.people))

    def title(self) -> str:
        return _("A cup for an evening")

    @property
    def spoken_text(self) -> str:
        return self._told()

    def _told(self) -> str:
        return form_text(form_of(self.choice.form), self.choice.size, self.choice.game.players)

    # ---- layout

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        pad = max(22, scale.px(56)), max(18, scale.px(40))
        rows, tall, gap = self._rows(), scale.target(58), scale.px(14)
        labels = [_("People"), *(row.label for row in rows)]
        told, below = 2 * kit.fonts.line("small"), scale.target(66)
        high = len(labels) * (tall + scale.px(26)) + told + below + scale.px(40) + 2 * pad[1]
        inner = self.lay_page(pad, focus="draw", width=scale.px(1300), height=high, sinks=0.35)
        foot = inner.bottom - below
        step = min(scale.target(58) + scale.px(26), (foot - told - gap - inner.y) // len(labels))
        tall = min(tall, step - max(2, scale.px(4)))
        middle = inner.x + round(inner.width * 0.36)
        rects = [
            pygame.Rect(middle, inner.y + at * step, inner.right - middle, tall) for at in range(len(labels))
        ]
        self.labels = [(words, (inner.x, rect.centery)) for words, rect in zip(labels, rects, strict=True)]
        people = self.button(rects[0], self._names(rects[0].width), self._choose_people, "people")
        self.group.add(people.called(labels[0]))
        for row, rect in zip(rows, rects[1:], strict=True):
            self.group.add(self._control(row, rect).called(row.label))
        self.told_at = inner.x, inner.y + len(labels) * step + scale.px(6)
        words = _("Draw the tables")
        wide = Button.width_for(kit, words)
        place = pygame.Rect(inner.right - wide, foot, wide, scale.target(66))
        if self.keeper.ended:
            before = _("Cups so far")
            rect = pygame.Rect(inner.x, foot, Button.width_for(kit, before), place.height)
            self.group.add(self.button(rect, before, self._before, "before"))
        self.group.add(self.main_button(place, words, self._draw_tables, "draw"))
        self.label_room = middle - inner.x - gap
        self.restore_focus("draw")

    def _rows(self) -> Sequence[SetupRow]:
        choice, rules = self.choice, self.choice.game.rules()
        games, sizes = games_for(choice.form, made=True), choice.sizes(len(self.people))
        rows = [
            SetupRow(
                field="form",
                label=_("Form of the cup"),
                values=[form_name(form) for form in FORMS],
                chosen=[*FORMS].index(choice.form),
                choose=partial(choice.with_, "form"),
            ),
            SetupRow(
                field="game",
                label=_("Game"),
                values=[_title_of(game) for game in games],
                chosen=choice.place_in(games),
                choose=lambda at: choice.with_game(games[at]),
            ),
            SetupRow(
                field="hands",
                label=_("The match"),
                values=[target_text(rules, n) for n in WINNING_HANDS],
                chosen=WINNING_HANDS.index(choice.game.winning_hands),
                choose=partial(choice.with_, "hands"),
            ),
            SetupRow(
                field="size",
                label=_("Entrants"),
                values=[count(n) for n in sizes],
                chosen=sizes.index(choice.size),
                choose=lambda at: structs.replace(choice, size=sizes[at]),
            ),
            SetupRow(
                field="level",
                label=_("Computers"),
                values=[level_name(each) for each in LADDER],
                chosen=LADDER.index(choice.level),
                choose=partial(choice.with_, "level"),
            ),
        ]
        return [row for row in rows if row.field != "hands" or rules.match_form.by_wins]

    def _control(self, row: SetupRow, rect: pygame.Rect) -> Widget:
        """The control of a row."""

        def choose(at: int) -> None:
            self.choice = row.choose(at).with_room(len(self.people))
            self.resume()

        if row.field in DROPDOWNS:
            return Dropdown(self.kit, rect, row.values, row.chosen, choose, name=row.field)
        return Stepper(self.kit, rect, row.values, row.chosen, choose, wrap=False, name=row.field)

    def _names(self, width: int) -> str:
        """The people in a line of so many px; their number if the names are too long."""
        names, number = ", ".join(entrant_name(each.name) for each in self.people), len(self.people)
        if self.kit.fonts.width(names, "button") <= width - 2 * self.kit.scale.px(24):
            return names
        return ngettext("{n} person", "{n} people", number).format(n=number)

    # ---- choosing

    def set_people(self, people: Sequence[Entrant]) -> None:
        """Take other people; there is always somebody."""
        self.people = tuple(people)
        self.choice = self.choice.with_room(len(self.people))

    def _choose_people(self) -> None:
        self.app.push(PeopleSheet(self.app, self.people, self._household(), self.set_people))

    def _before(self) -> None:
        self.app.push(OldCups(self.app, self.keeper.ended))

    def _draw_tables(self) -> None:
        self._begin(self.choice.draw(self.people, self._seed(), date.today().isoformat()))

    def resume(self) -> None:
        self.layout(self.app.size)
        self.dirty = True

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        fonts = self.kit.fonts
        for words, at in self.labels:
            fonts.draw(target, words, "body", at, INK, anchor="midleft", width=self.label_room)
        lines_told = fonts.wrap(self._told(), "small", self.inner.width)
        fonts.draw_lines(target, lines_told, "small", self.told_at, INK_2)

    def text_lines(self) -> Sequence[ReadingLine]:
        return [ReadingLine(self._told())]


def _choice_after(ended: Sequence[CupRow]) -> CupChoice:
    """The choices of the last cup, as far as they can be had."""
    if not ended:
        return CupChoice()
    last, usual = ended[-1], CupChoice()
    games, rules = games_for(last.form, made=True), last.game.rules()
    game = next((each for each in games if each.rules().slug == rules.slug), games[0])
    hands = last.game.winning_hands if rules.match_form.by_wins else usual.game.winning_hands
    return CupChoice(
        form=last.form,
        game=structs.replace(game, winning_hands=hands),
        size=last.size,
        level=last.level if last.level in LADDER else usual.level,
    )


def _title_of(game: TableGame) -> str:
    """The name of a game, as New match has it."""
    teams = game.options.get(TEAMS)
    form = Form(variant=game.variant, players=game.players, teams=None if teams is None else bool(teams))
    line = line_of(form, game.options)
    return title(line, form) if line.made else full_title(form)
