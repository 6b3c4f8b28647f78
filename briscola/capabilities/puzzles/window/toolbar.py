"""The toolbar below a puzzle: score, filters for theme and game, choices other than a card, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.capabilities.puzzles.puzzle import PuzzleGame, Theme
from briscola.capabilities.puzzles.words import do_it, puzzle_game_name, theme_name
from briscola.engine.actions import Action, Bid, Call, Declare, Pass
from briscola.i18n.action_words import headline, label
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.tabletop.tabletop import Toolbar
from briscola.ui.views.table.chalk_board import ChalkBoard, draw_board
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.choice_strip import Cell, ChoiceStrip
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.widget import Widget

Way = tuple[str, str, Callable[[], None]]
"""A button's name, text and action; the one named `on` is red."""


class PuzzleToolbar(Toolbar):
    """The toolbar at the bottom of the window; `room` is free between filters and buttons."""

    least, usual = 112, 176

    def __init__(
        self,
        kit: Kit,
        size: tuple[int, int],
        *,
        lines: Sequence[str],
        themes: Sequence[Theme],
        theme: Theme | None,
        games: Sequence[PuzzleGame],
        game: PuzzleGame | None,
        choose: Callable[[Theme | None, PuzzleGame | None], None],
        ways: Sequence[Way],
        others: Sequence[Action],
    ) -> None:
        """`lines` are written on the slate; `choose` gets the chosen theme and game, None being all;
        `others` are the choices other than a card of the hand.
        """
        super().__init__(kit, size)
        self.lines, self.others = tuple(lines), others
        scale, plank = kit.scale, self.rect
        edge, gap, tall = scale.px(28), max(8, scale.px(16)), scale.target(62)
        self.slate = pygame.Rect(edge, plank.y + gap, max(150, scale.px(250)), plank.height - 2 * gap)
        words = (
            _("Try again"),
            _("See the answer"),
            _("Next"),
            *(do_it(action, kit.naming) for action in others),
        )
        wide = max(kit.fonts.width(text, "button") for text in words) + 2 * scale.px(34)
        right = plank.right - edge - wide
        y = plank.centery - (len(ways) * tall + (len(ways) - 1) * gap) // 2
        self.buttons: list[Widget] = []
        for name, text, press in ways:
            rect = pygame.Rect(right, y, wide, tall)
            self.buttons.append(
                Button(kit, rect, text, press, primary=name == "on", name=name, role="button")
            )
            y += tall + gap
        of_themes, of_games = [None, *themes], [None, *games]
        above = pygame.Rect(self.slate.right + gap, 0, max(190, scale.px(330)), tall)
        above.bottom = plank.centery - gap // 2
        below = above.move(0, tall + gap)
        self.filter = Dropdown(
            kit,
            above,
            [_("All themes"), *map(theme_name, themes)],
            of_themes.index(theme),
            lambda at: choose(of_themes[at], game),
            name="theme",
        ).called(_("Theme"))
        self.games = Dropdown(
            kit,
            below,
            [_("All games"), *map(puzzle_game_name, games)],
            of_games.index(game),
            lambda at: choose(theme, of_games[at]),
            name="game",
        ).called(_("Game"))
        left = above.right + gap
        self.room = pygame.Rect(left, plank.y + scale.px(10), right - gap - left, plank.height - scale.px(20))

    def choices(
        self, picked: int | None, pick: Callable[[int], None], choose: Callable[[Action], None]
    ) -> Sequence[Widget]:
        """Controls for other choices: calls and bids as cards or slips to pick, declarations as buttons."""
        kit, naming, room = self.kit, self.kit.naming, self.room
        found: list[Widget] = []
        if said := [action for action in self.others if isinstance(action, Call | Bid | Pass)]:
            cells = [
                Cell(code=of.card.code if isinstance(of, Call) else None, words=label(of, naming=naming))
                for of in said
            ]
            found.append(ChoiceStrip(kit, room, cells, pick, chosen=picked))
        x, tall = room.x, kit.scale.target(62)
        for action in self.others:
            if isinstance(action, Declare):
                text = headline(action, naming=naming)
                rect = pygame.Rect(x, 0, min(Button.width_for(kit, text), room.right - x), tall)
                rect.centery = room.centery
                found.append(Button(kit, rect, text, partial(choose, action), name="strip"))
                x = rect.right + kit.scale.px(16)
        return found

    def draw(self, target: pygame.Surface) -> None:
        """Draw the wood and the slate."""
        self.draw_wood(target)
        lines = self.lines

        def write(slate: ChalkBoard) -> None:
            inner, tall = slate.inner, 0.36 - 0.05 * len(lines)
            for row, text in enumerate(lines):
                y = inner.y + inner.height * (row + 0.6) / (len(lines) + 0.2)
                slate.text(text, inner.height * tall, (inner.centerx, y), width=inner.width * 0.92)

        draw_board(target, self.kit, ("puzzles", *lines), self.slate.size, self.slate.center, 0.0, write)
