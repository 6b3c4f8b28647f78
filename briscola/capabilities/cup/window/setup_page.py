"""The page on which a cup is set up: who plays, in what form, which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from secrets import randbits

import pygame
from msgspec import structs

from briscola.capabilities.cup.cup import Cup, Entrant, draw
from briscola.capabilities.cup.file import CupRow
from briscola.capabilities.cup.forms import FORMS, MOST, CupForm
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.people import people_again, with_computers
from briscola.capabilities.cup.window.games import CupGame, games_for
from briscola.capabilities.cup.window.page import OldCups
from briscola.capabilities.cup.window.people_sheet import PeopleSheet
from briscola.capabilities.cup.words import entrant_name, form_name, form_text
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.game_words import target_text
from briscola.i18n.level_words import level_name
from briscola.i18n.text import _, count, ngettext
from briscola.players import LADDER
from briscola.ui import Host, control_lines
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.new_match import USUAL_LEVEL
from briscola.ui.scenes.sheets import PageScene
from briscola.ui.speech import ReadingLine
from briscola.ui.widgets import Button, Dropdown, Stepper, Widget

USUAL_SIZE = 8


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
        self.form = next(iter(FORMS.values()))
        self.games = games_for(self.form)
        self.game = self.games[0]
        self.hands, self.level, self.size = 2, USUAL_LEVEL, USUAL_SIZE
        for last in keeper.ended[-1:]:
            self._take_over(last)

    def _take_over(self, last: CupRow) -> None:
        """Begin with the choices of the last cup, as far as they can be had."""
        self.form = FORMS[last.form]
        self.games = games_for(self.form)
        self.game = next((each for each in self.games if each.is_of(last.game)), self.games[0])
        if last.game.rules().match_form.by_wins:
            self.hands = last.game.winning_hands
        self.level = last.level if last.level in LADDER else self.level
        if self.sizes:
            self.size = min(self.sizes, key=lambda n: abs(n - last.size))

    def title(self) -> str:
        return _("A cup for an evening")

    @property
    def sizes(self) -> Sequence[int]:
        """Numbers of entrants that can be chosen."""
        players = self.game.game.players
        return [n for n in range(len(self.people), MOST + 1) if self.form.allows(n, players)]

    @property
    def spoken_text(self) -> str:
        return self._told()

    def _told(self) -> str:
        return form_text(self.form, self.size, self.game.game.players)

    # ---- layout

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        pad = max(22, scale.px(56)), max(18, scale.px(40))
        rows, tall, gap = self._rows(), scale.target(58), scale.px(14)
        told, below = 2 * kit.fonts.line("small"), scale.target(66)
        high = len(rows) * (tall + scale.px(26)) + told + below + scale.px(40) + 2 * pad[1]
        inner = self.lay_page(pad, focus="draw", width=scale.px(1300), height=high, sinks=0.35)
        foot = inner.bottom - below
        step = min(scale.target(58) + scale.px(26), (foot - told - gap - inner.y) // len(rows))
        tall = min(tall, step - max(2, scale.px(4)))
        self.labels: list[tuple[str, tuple[int, int]]] = []
        middle = inner.x + round(inner.width * 0.36)
        for at, (words, make) in enumerate(rows):
            rect = pygame.Rect(middle, inner.y + at * step, inner.right - middle, tall)
            self.labels.append((words, (inner.x, rect.centery)))
            self.group.add(make(rect).called(words))
        self.told_at = inner.x, inner.y + len(rows) * step + scale.px(6)
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

    def _rows(self) -> list[tuple[str, Callable[[pygame.Rect], Widget]]]:
        """Label of each row, and what makes its control."""
        kit = self.kit
        forms, sizes, strengths = list(FORMS.values()), self.sizes, list(LADDER)
        rows: list[tuple[str, Callable[[pygame.Rect], Widget]]] = [
            (
                _("People"),
                lambda rect: self.button(rect, self._names(rect.width), self._choose_people, "people"),
            ),
            (
                _("Form of the cup"),
                lambda rect: Dropdown(
                    kit,
                    rect,
                    [form_name(form.name) for form in forms],
                    forms.index(self.form),
                    lambda at: self._set_form(forms[at]),
                    name="form",
                ),
            ),
            (
                _("Game"),
                lambda rect: Dropdown(
                    kit,
                    rect,
                    [each.title for each in self.games],
                    self.games.index(self.game),
                    lambda at: self._set(game=self.games[at]),
                    name="game",
                ),
            ),
        ]
        rules = self.game.game.rules()
        if rules.match_form.by_wins:
            hands = list(WINNING_HANDS)
            words = [target_text(rules, n) for n in hands]
            rows.append(
                (
                    _("The match"),
                    lambda rect: self._stepper(
                        rect, words, hands.index(self.hands), lambda at: self._set(hands=hands[at]), "hands"
                    ),
                )
            )
        rows.append(
            (
                _("Entrants"),
                lambda rect: self._stepper(
                    rect,
                    [count(n) for n in sizes],
                    sizes.index(self.size),
                    lambda at: self._set(size=sizes[at]),
                    "size",
                ),
            )
        )
        rows.append(
            (
                _("Computers"),
                lambda rect: self._stepper(
                    rect,
                    [level_name(each) for each in strengths],
                    strengths.index(self.level),
                    lambda at: self._set(level=strengths[at]),
                    "level",
                ),
            )
        )
        return rows

    def _stepper(
        self, rect: pygame.Rect, words: Sequence[str], at: int, choose: Callable[[int], None], name: str
    ) -> Stepper:
        return Stepper(self.kit, rect, words, at, choose, wrap=False, name=name)

    def _names(self, width: int) -> str:
        """The people in a line of so many px; their number if the names are too long."""
        names, number = ", ".join(entrant_name(each.name) for each in self.people), len(self.people)
        if self.kit.fonts.width(names, "button") <= width - 2 * self.kit.scale.px(24):
            return names
        return ngettext("{n} person", "{n} people", number).format(n=number)

    # ---- choosing

    def _set(
        self,
        *,
        game: CupGame | None = None,
        hands: int | None = None,
        size: int | None = None,
        level: str | None = None,
    ) -> None:
        self.game, self.hands = game or self.game, hands or self.hands
        self.size, self.level = size or self.size, level or self.level
        self._fit()

    def _set_form(self, form: CupForm) -> None:
        self.form, self.games = form, games_for(form)
        self.game = next((each for each in self.games if each == self.game), self.games[0])
        self._fit()

    def _fit(self) -> None:
        """Take the nearest size that can be played, and lay everything out."""
        self.size = min(self.sizes, key=lambda n: abs(n - self.size))
        self.layout(self.app.size)
        self.dirty = True

    def set_people(self, people: Sequence[Entrant]) -> None:
        """Take other people; there is always somebody."""
        self.people = tuple(people)
        self.size = min(self.sizes, key=lambda n: abs(n - self.size))

    def _choose_people(self) -> None:
        self.app.push(PeopleSheet(self.app, self.people, self._household(), self.set_people))

    def _before(self) -> None:
        self.app.push(OldCups(self.app, self.keeper.ended))

    def _draw_tables(self) -> None:
        game = self.game.game
        wins = game.rules().match_form.by_wins
        drawn = draw(
            seed=self._seed(),
            form=self.form.name,
            game=structs.replace(game, winning_hands=self.hands if wins else 1),
            level=self.level,
            entrants=with_computers(self.people, self.size, self.level),
            day=date.today().isoformat(),
        )
        self._begin(drawn)

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

    def reading(self) -> Sequence[ReadingLine]:
        heads = [ReadingLine(self.title(), heading=True), ReadingLine(self._told())]
        return [*heads, *control_lines(self.group)]
