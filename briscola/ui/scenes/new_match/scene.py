"""The new match: choose game, opponents, what wins, deck and table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from briscola.engine.match_form import MatchForm
from briscola.engine.options import Option
from briscola.engine.rules import OptionValue
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.card_words import naming_of
from briscola.i18n.option_words import explanation, short_name
from briscola.i18n.text import _
from briscola.ui.input.line_editing import typed
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import TABLES
from briscola.ui.scene import control_text, opener
from briscola.ui.scenes.new_match.all_games import AllGames
from briscola.ui.scenes.new_match.company_sheet import CompanySheet, company_words
from briscola.ui.scenes.new_match.game_list import GameList, arranged, list_width
from briscola.ui.scenes.new_match.games import Form, GameLine, home_first, lines
from briscola.ui.scenes.new_match.match_choice import MatchChoice, code_words, match_title, more_rules_words
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.new_match.new_match_drawing import Sheet, draw_picture, seat_words
from briscola.ui.scenes.new_match.new_match_layout import NewMatchLayout, fits, make_plan
from briscola.ui.scenes.new_match.opponent_choice import OpponentChoice, widest_level
from briscola.ui.scenes.new_match.programs import SeatedPrograms
from briscola.ui.scenes.new_match.rule_controls import (
    OWN_SIGNS,
    control_rect,
    option_control,
    rule_widths,
    score_control,
    score_explanation,
)
from briscola.ui.scenes.own_signs import OwnSigns, own_signs_name
from briscola.ui.scenes.settings import deck_title, deck_titles, look_widgets, table_title
from briscola.ui.speech import ReadingLine
from briscola.ui.widgets import Button, Pegs
from briscola.ui.widgets.button import Link
from briscola.ui.widgets.widget import Widget

LEAST_FACE = 80
"""Diameter in px of a face at the table below which the text grows less."""
IN_PLACE = ("signs", "show_partner", "match", "bidding", "deal_all", "hand_size", "follow_at_end", "exchange")
"""Options shown on the sheet itself if they apply; the others follow in the table's order."""


class NewMatch(MatchChoice):
    """The sheet with all games; its list begins with those that the person plays."""

    def begin(self) -> None:
        self.lines = arranged(home_first(lines()), self.played)
        self.programs = SeatedPrograms(self.app, self)
        self.sitters = OpponentChoice(self, self.programs, self.seat_people)
        self.games: GameList | None = None
        self._kit = self.app.kit

    @property
    def spoken_text(self) -> str:
        return self.programs.fault

    def reading(self) -> Sequence[ReadingLine]:
        game, table, match = self._sections()
        seats = reversed(range(1, len(self.choices.opponents) + 1))
        about = [ReadingLine(seat_words(self.choices, seat)) for seat in seats]
        goal = [] if self.match_form.by_wins else [ReadingLine(self.goal)]
        return [
            ReadingLine(self.spoken_title, heading=True),
            ReadingLine(_("Game"), heading=True),
            *(ReadingLine(control_text(widget)) for widget in game),
            ReadingLine(_("At the table"), heading=True),
            *about,
            *(ReadingLine(control_text(widget)) for widget in table),
            ReadingLine(_("The match"), heading=True),
            *goal,
            *(ReadingLine(control_text(widget)) for widget in match),
        ]

    def _sections(self) -> tuple[list[Widget], list[Widget], list[Widget]]:
        """The controls of game, opponents and match."""
        parts: tuple[list[Widget], list[Widget], list[Widget]] = [], [], []
        for widget in self.group.order():
            seat = widget.name.startswith(("face-", "name-", "level-", "company"))
            parts[0 if widget.name in ("games", "all-games", "code", "back") else 1 if seat else 2].append(
                widget
            )
        return parts

    # ---- what stands where

    def _ranked(self) -> Sequence[tuple[Option, OptionValue]]:
        """The game's house rules with their values, those of `IN_PLACE` first."""
        first = {key: at for at, key in enumerate(IN_PLACE)}
        return sorted(self.choices.options, key=lambda pair: first.get(pair[0].key, len(first)))

    def rules_in_place(self) -> Sequence[tuple[Option, OptionValue]]:
        """The house rules on the sheet itself; if there are two places or more, the last is the score's."""
        return self._ranked()[: max(1, len(self.plan.rules) - 1)]

    @property
    def match_form(self) -> MatchForm:
        """The form of match of the present choices."""
        return self.choices.setup().rules().match_form

    @property
    def _length_room(self) -> int:
        """Right edge in px of the text about what ends the match: up to its option, if there is one."""
        plan = self.plan
        return plan.pegs.right if self.choices.length is None else plan.length.x - self.kit.scale.px(24)

    @property
    def kit(self) -> Kit:
        """That of the app, with less growth of the text where the faces at the table need the room."""
        return self._kit

    def layout(self, size: tuple[int, int]) -> None:
        more, start = (
            self.choices.rules_name or more_rules_words(len(self.choices.differing)),
            self.start_words,
        )
        saved = list(self.choices.saved_rules)
        usual = _("The usual rules") if self.choices.differing else saved[-1] if saved else ""
        for kit in self.app.kit.growths():
            self._kit, self.plan = kit, self._plan(kit, size, (more, start, usual))
            if all(seat.face.width >= kit.scale.px(LEAST_FACE) for seat in self.plan.seats):
                break
        kit, plan = self.kit, self.plan
        top = 0 if self.games is None else self.games.top
        self.games = GameList(
            kit,
            plan.games,
            self.lines,
            self.choices.line,
            self.choices.form,
            self._play,
            self._look_for,
            top=top,
        )
        group = self.new_group(focus="start")
        group.default = "start"
        at = plan.back.center
        group.add(self.back_button(at))
        group.add(
            self.games,
            Link(kit, plan.all_games, _("All games…"), self._look_for, name="all-games", on_paper=True),
        )
        if not self.for_friends:
            company = Link(
                kit, plan.company, company_words(), self.seat_people, name="company", on_paper=True
            )
            group.add(company)
        self.sitters.add_opponents(kit, plan, group)
        self._add_match()
        self._tables_named = self._add_looks()
        self.sitters.add_self(kit, plan, group)
        group.add(
            Button(kit, plan.more, more, self._open_rules, name="more"),
            Button(kit, plan.start, start, self.start, primary=True, role="button-main", name="start"),
        )
        if usual:
            group.add(Link(kit, plan.usual, usual, self._usual, name="usual"))
        self.add_code_link(kit, plan.code)
        self.restore_focus("start")

    def _plan(self, kit: Kit, size: tuple[int, int], words: tuple[str, str, str]) -> NewMatchLayout:
        """The plan with a kit; `words` are those of the two buttons, and of the link to the usual rules."""
        more, start, usual = words
        return make_plan(
            kit,
            size,
            opponents=len(self.choices.opponents),
            level_width=widest_level(kit),
            rule_widths=rule_widths(
                kit, [option for option, _value in self._ranked()], self.choices.setup().rules()
            ),
            deck_width=max((deck_needs(kit, each, "body-strong") for each in deck_titles()), default=0),
            games_width=list_width(kit, self.lines),
            more_width=Button.width_for(kit, more),
            start_width=Button.width_for(kit, start, role="button-main"),
            usual_width=kit.fonts.width(usual, "small") if usual else 0,
            code_width=0 if self.on_code is None else kit.fonts.width(code_words(), "small"),
        )

    def _play(self, line: GameLine, form: Form | None = None) -> None:
        self.choose(self.choices.with_line(line, form))

    def _look_for(self, letter: str = "") -> None:
        """Show all games and start a search."""
        self.app.push(AllGames(self.app, lines(), self.choices.line, self._play, letter))

    def seat_people(self) -> None:
        """Choose who of this computer sits where."""
        self.app.push(CompanySheet(self.app, self, self.others))

    def _usual(self) -> None:
        """Reset the house rules to this game's defaults; where they are, take up those saved last."""
        choices = self.choices
        usual = choices.with_usual_rules() if choices.differing else None
        self.choose(usual or choices.with_saved_rules(list(choices.saved_rules)[-1]))
        self.group.focus_name("more")

    def _open_rules(self) -> None:
        self.keep()
        self.app.push(MoreRules(self.app, self))

    # ---- the match

    def _add_looks(self) -> bool:
        """Add deck, colour of the backs and table; True if the tables' names fit on their pictures."""
        kit, plan = self.kit, self.plan
        deck = deck_title(kit.sprites.info.name)
        named = fits(kit, [table_title(name) for name in TABLES], plan.swatches.width, gap=kit.scale.px(24))
        # The name in the largest type that holds it; a change of deck lays everything out again.
        role = next(
            (r for r in ("heading", "tag") if deck_needs(kit, deck, r) <= plan.deck.width), "body-strong"
        )
        places = plan.deck, plan.backs, plan.swatches
        dots = not kit.scale.small
        self.group.add(
            *look_widgets(self.app, kit, self.app.change, *places, role=role, dots=dots, named=named)
        )
        return named

    def _add_match(self) -> None:
        """Add the controls for what wins and the house rules on the sheet."""
        kit, plan = self.kit, self.plan
        if self.match_form.by_wins:
            pegs = Pegs(
                kit,
                plan.pegs,
                self.choices.winning_hands,
                self._win_hands,
                low=WINNING_HANDS[0],
                high=WINNING_HANDS[-1],
                name="hands",
            ).called(match_title(self.choices.setup().rules()))
            self.group.add(pegs)
        elif self.choices.length is not None:
            length = self._control(plan.length, *self.choices.length, name="length")
            self.group.add(length.called(_("The match"), self.goal))
        places = iter(plan.rules)
        for (option, value), rect in zip(self.rules_in_place(), places, strict=False):
            self.group.add(self._control(control_rect(rect), option, value))
            if (option.key, value) == OWN_SIGNS:
                self.group.add(self._own_signs(rect))
        for rect in places:
            score = score_control(self.app, kit, control_rect(rect))
            self.group.add(score.called(_("Score"), score_explanation()))

    def _win_hands(self, hands: int) -> None:
        self.choose_quietly(replace(self.choices, winning_hands=hands))

    def _control(self, rect: pygame.Rect, option: Option, value: OptionValue, name: str = "") -> Widget:
        def chosen(new: OptionValue) -> None:
            self.choose(self.choices.with_option(option.key, new))

        rules = self.choices.setup().rules()
        naming = naming_of(self.kit.sprites.info)
        control = option_control(self.kit, rect, option, value, chosen, rules=rules, name=name or option.key)
        return control.called(short_name(option.key), explanation(option.key, rules, naming=naming))

    def _own_signs(self, row: pygame.Rect) -> Widget:
        """Make the link from the row of signs to the page where they are chosen."""
        at = (control_rect(row).x - self.kit.scale.px(20), row.centery)
        return Link(
            self.kit,
            at,
            _("Choose…"),
            opener(self.app, OwnSigns),
            name="own-signs",
            on_paper=True,
        ).called("", own_signs_name())

    # ---- events, time and drawing

    @property
    def explained(self) -> str:
        """Sentence on the house rule under the pointer, else on the one with the focus; empty for none."""
        keys = {option.key for option, _value in self.choices.options}
        rules = [widget for widget in self.group.widgets if widget.name in keys]
        rules.sort(key=lambda widget: (not widget.hovered, not widget.focused))
        if not rules or not (rules[0].hovered or rules[0].focused):
            return ""
        naming = naming_of(self.kit.sprites.info)
        return explanation(rules[0].name, self.choices.setup().rules(), naming=naming)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.programs.update():
            self.sitters.show_programs()
            self.dirty = True
        self.wake = self.programs.wake
        return moving

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        # A letter that nothing else on the sheet wants begins the name of a game.
        if event.type == pygame.KEYDOWN and (letter := typed(event)).isalpha():
            self._look_for(letter)
            return True
        return self.closed_by(event)

    def draw(self, target: pygame.Surface) -> None:
        self.app.draw_table(target)
        sheet = Sheet(
            kit=self.kit,
            plan=self.plan,
            choices=self.choices,
            length="" if self.match_form.by_wins else self.goal,
            length_room=self._length_room,
            rules=[short_name(option.key) for option, _value in self.rules_in_place()],
            names=self.sitters.names,
            title=self.spoken_title,
            table="" if self._tables_named else table_title(self.app.settings.table),
            sentence=self.programs.fault or self.explained,
        )
        draw_picture(target, sheet)
        self.group.draw(target)


def deck_needs(kit: Kit, title: str, role: str) -> int:
    """Width in px that a deck's name needs between its chevrons."""
    return kit.fonts.width(title, role) + 2 * max(18, kit.scale.px(26)) + kit.scale.px(16)
