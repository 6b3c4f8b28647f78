"""All of a new match on one sheet: games, opponents, what wins, deck and table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from briscola.client.setup.game_forms import Form, GameLine
from briscola.i18n.game_titles import lines
from briscola.i18n.text import _
from briscola.ui.input.line_editing import typed
from briscola.ui.render.kit import Kit
from briscola.ui.scene import Scene, control_text
from briscola.ui.scenes.new_match.all_games import AllGames
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.full_sheet_layout import FullSheetLayout, SheetNeeds, draw_block, draw_paper
from briscola.ui.scenes.new_match.game_list import GameList, list_width
from briscola.ui.scenes.new_match.games import arranged
from briscola.ui.scenes.new_match.match_column import MatchColumn, rule_widths
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.new_match.next_match import Choices
from briscola.ui.scenes.new_match.opponent_row import OpponentRow
from briscola.ui.scenes.new_match.seat_controls import level_width
from briscola.ui.scenes.new_match.style_column import StyleColumn, widest_deck
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import Button, Link
from briscola.ui.widgets.panel import draw_heading
from briscola.ui.widgets.widget import Widget

LEAST_FACE = 80
"""Diameter in px of a face at the table below which the text grows less."""


class FullSheet(Scene):
    """Lies over the page that owns the choice; its list begins with the games that the person plays."""

    plan: FullSheetLayout
    match: MatchColumn
    style: StyleColumn

    def __init__(self, page: ChoicePage) -> None:
        super().__init__(page.app)
        self.page = page
        self.lines = arranged(page.played)
        self.sitters = OpponentRow(page)
        self.games: GameList | None = None
        self._kit = self.app.kit
        self._parts: Sequence[Sequence[Widget]] = ()
        """The controls of game, table and match, as they are read."""

    @property
    def choices(self) -> Choices:
        """The choices of the page below."""
        return self.page.choices

    @property
    def spoken_title(self) -> str:
        return self.page.spoken_title

    @property
    def spoken_text(self) -> str:
        return self.sitters.programs.fault

    def reading(self) -> Sequence[ReadingLine]:
        goal = [] if self.choices.rules.match_form.by_wins else [self.page.goal]
        table = self.sitters.reading()
        said = ((_("Game"), list[str]()), (_("At the table"), table), (_("The match"), goal))
        found = [ReadingLine(self.spoken_title, heading=True)]
        for (heading, words), controls in zip(said, self._parts, strict=True):
            shown = [control_text(widget) for widget in self.group.order() if widget in controls]
            found += [ReadingLine(heading, heading=True), *map(ReadingLine, (*words, *shown))]
        return found

    def choose_line(self, line: GameLine, form: Form | None = None) -> None:
        """Take up a game of the list."""
        self.page.choose(self.choices.with_line(line, form))

    # ---- what stands where

    @property
    def kit(self) -> Kit:
        """That of the app, with less growth of the text where the faces at the table need the room."""
        return self._kit

    @property
    def _usual_words(self) -> str:
        """Words of the link to the usual rules, where they are to those saved last; empty without any."""
        saved = list(self.choices.saved_rules)
        return _("The usual rules") if self.choices.differing else saved[-1] if saved else ""

    @property
    def _more_words(self) -> str:
        return self.page.rules_words or _("More rules")

    def _lay_out(self, size: tuple[int, int]) -> FullSheetLayout:
        """Lay the sheet out with the largest text that leaves room for the faces, and for a ring between the
        words of neighbours.
        """
        for kit in self.app.kit.growths():
            self._kit = kit
            needs = SheetNeeds(
                opponents=len(self.choices.opponents),
                level_width=level_width(kit),
                rule_widths=rule_widths(self.page, kit),
                deck_width=widest_deck(kit),
                games_width=list_width(kit, self.lines),
                more=self._more_words,
                start=str(self.page.purpose.start),
                usual=self._usual_words,
            )
            plan = FullSheetLayout(kit, size, needs)
            ring = kit.paper.ring_reach() - 2  # neighbours are 2 px apart
            face, word = kit.scale.px(LEAST_FACE), needs.level_width + 2 * ring
            if all(seat.face.width >= face and seat.word >= word for seat in plan.seats):
                break
        return plan

    def layout(self, size: tuple[int, int]) -> None:
        self.plan = plan = self._lay_out(size)
        kit, choices, top = self.kit, self.choices, 0 if self.games is None else self.games.top
        self.games = GameList(
            kit, plan.games, self.lines, choices.line, choices.form, self.choose_line, self._look_for, top=top
        )
        self.match = MatchColumn(self.page, kit, plan.match)
        self.style = StyleColumn(self.app, kit, plan.look)
        group = self.new_group(focus="start")
        more = Link(kit, plan.all_games, _("All games…"), self._look_for, name="all-games", on_paper=True)
        game = self.back_button(plan.back.center), self.games, more
        table = self.sitters.opponents(kit, plan, group)
        group.add(*game, *table, *self.match.controls, *self.style.controls)
        if self.page.purpose.household:  # friends see the person as her profile has her
            self.sitters.add_self(kit, plan, group)
        group.add(Button(kit, plan.foot.more, self._more_words, self._open_rules, name="more"))
        group.add(self.page.start_button(kit, plan.foot.start))
        if words := self._usual_words:
            group.add(Link(kit, plan.foot.usual, words, self._usual, name="usual"))
        self._parts = game, table, [each for each in group.widgets if each not in (*game, *table)]
        self.restore_focus("start")

    def _look_for(self, letter: str = "") -> None:
        """Show all games and start a search."""
        self.app.push(AllGames(self.app, lines(), self.choices.line, self._take_line, letter))

    def _take_line(self, line: GameLine) -> None:
        self.choose_line(line)
        self.focus_red_button()

    def _usual(self) -> None:
        """Reset the house rules to this game's defaults; where they are, take up those saved last."""
        choices = self.choices
        usual = choices.with_usual_rules() if choices.differing else None
        self.page.choose(usual or choices.with_saved_rules(list(choices.saved_rules)[-1]))
        self.group.focus_name("more")

    def _open_rules(self) -> None:
        self.app.push(MoreRules(self.app, self.page))

    def cover(self) -> None:
        self.page.cover()

    def resume(self) -> None:
        self.page.resume()

    # ---- events, time and drawing

    def update(self, dt: float) -> bool:
        moving, programs = super().update(dt), self.sitters.programs
        if programs.update():
            self.sitters.show_programs()
            self.dirty = True
        self.wake = programs.wake
        return moving

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event) or self.closed_by(event):
            return True
        # A letter that nothing else on the sheet wants begins the name of a game.
        letter = typed(event) if event.type == pygame.KEYDOWN else ""
        if letter.isalpha():
            self._look_for(letter)
        return letter.isalpha()

    def draw(self, target: pygame.Surface) -> None:
        kit, plan = self.kit, self.plan
        self.app.draw_table(target)
        draw_paper(target, kit, plan, self.spoken_title)
        draw_heading(target, kit, _("Game"), plan.left.topleft)
        draw_heading(target, kit, _("At the table"), plan.middle.topleft)
        self.sitters.draw(target, kit)
        self.match.draw(target)
        self.style.draw(target)
        told = self.spoken_text or self.match.explained
        told = told or _("The pack is shuffled and sealed before the first card is dealt.")
        draw_block(target, kit, told, plan.foot.sentence, on_cloth=True)
        self.group.draw(target)
