"""The new match at first sight: a few tables to sit down at, and one strength for everybody there."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from briscola.client.setup.game_forms import Form
from briscola.i18n.text import _
from briscola.players.support import RuleReader, refuses
from briscola.ui.layout.window.sheet_layout import row_from_right
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM
from briscola.ui.scenes.entry import OtherLink
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.games import big_choices, game_cards
from briscola.ui.scenes.new_match.match_dialogs import code_dialog
from briscola.ui.scenes.new_match.row_controls import row_stepper
from briscola.ui.scenes.new_match.rule_rows import counted, length, strength
from briscola.ui.scenes.new_match.table_cards import TableCards
from briscola.ui.scenes.settings.style_settings import deck_stepper, deck_titles
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import Button, Link
from briscola.ui.widgets.choice import Stepper
from briscola.ui.widgets.widget import Widget


class LineUnderTables:
    """Makes the controls of strength, length, score and deck, and writes their captions."""

    def __init__(self, page: ChoicePage, row: pygame.Rect) -> None:
        asked = [each for each in (strength(page), length(page), counted(page)) if each is not None]
        shown = [*((each.name, each.words) for each in asked), (_("Deck"), deck_titles())]

        def widths(kit: Kit) -> list[int]:
            width = kit.fonts.width
            return [max(Stepper.width_for(kit, words), width(name, "small")) for name, words in shown]

        def free(kit: Kit) -> int:
            """Room in px for each gap and each end."""
            return (row.width - sum(widths(kit))) // (len(shown) + 1)

        self._kit = kit = page.app.kit.fitting(lambda kit: free(kit) > 0)
        wides, gap = widths(kit), max(0, min(free(kit), kit.scale.px(110)))
        line = kit.fonts.line("small") + kit.paper.ring_reach()
        x, rects = row.centerx - (sum(wides) + gap * (len(wides) - 1)) // 2, list[pygame.Rect]()
        for wide in wides:
            rects.append(pygame.Rect(x, row.y + line, wide, row.height - line))
            x += wide + gap
        self._captions = [
            (name, (at.centerx, row.y)) for (name, _words), at in zip(shown, rects, strict=True)
        ]
        *places, deck = rects
        self.controls: list[Widget] = [
            row_stepper(kit, place, each, on_paper=False) for each, place in zip(asked, places, strict=True)
        ]
        self.controls.append(deck_stepper(page.app, kit, page.app.change, deck, on_paper=False))

    def draw(self, target: pygame.Surface) -> None:
        """Write the captions; the controls are drawn by their group."""
        for caption, at in self._captions:
            self._kit.fonts.draw(target, caption, "small", at, CREAM, anchor="midtop", halo=True)


class TableChoice(ChoicePage):
    """The page one sees first. A press on the chosen table sits down at it."""

    forms: Sequence[Form] = ()
    """The games on the cards."""

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        if self.choices.form not in self.forms:
            self.forms = big_choices(self.choices.form)
        kit, scale = self.kit, self.kit.scale
        side, start_h, gap = scale.target(62), scale.target(84), scale.px(24)
        width = min(size[0] - 2 * (scale.rim + scale.px(52)), scale.px(2100))
        left = (size[0] - width) // 2
        back = (left + side // 2, scale.edge + side // 2)
        self.title_at = (back[0] + side // 2 + gap, back[1])
        foot = size[1] - scale.edge - start_h // 2
        words, start = _("All games and house rules"), str(self.purpose.start)
        start_w, all_w = Button.width_for(kit, start, role="button-main"), Button.width_for(kit, words)
        sizes = (start_w, start_h), (all_w, scale.target(76))
        start_rect, all_rect = row_from_right(left + width, foot, sizes, gap)
        self.note_rect = pygame.Rect(left, foot - start_h // 2, all_rect.x - gap - left, start_h)
        tall = kit.fonts.line("small") + kit.paper.ring_reach() + scale.target(54)
        row = pygame.Rect(left, self.note_rect.y - tall - scale.px(12), width, tall)
        top = back[1] + side // 2 + scale.px(16)
        room = pygame.Rect(left, top, width, row.y - scale.px(16) - top)
        group, now = self.new_group(focus="start"), self.forms.index(self.choices.form)
        cards = game_cards(self.forms, self.choices)
        self.tables = TableCards(kit, room, cards, now, self._choose, self.start)
        group.add(self.back_button(back), self.tables)
        self.line = LineUnderTables(self, row)
        group.add(
            *self.line.controls,
            Button(kit, all_rect, words, self._all_games, name="all-games"),
            self.start_button(kit, start_rect),
        )
        self._add_links(kit, (left + width, back[1]))
        self.restore_focus("start")

    def _add_links(self, kit: Kit, right: tuple[int, int]) -> None:
        """Add the links to all other ways, from the right, that of a deal or duel from its code first."""
        code = OtherLink("code", lambda: _("Enter a code…"), self._ask_for_code)
        ways = self.links.links if self.links.code is None else (code, *self.links.links)
        for name, words, press in ways:
            link = Link(kit, right, words(), press, name=name)
            self.group.add(link)
            right = link.rect.left - kit.scale.px(40), right[1]

    def _ask_for_code(self) -> None:
        if self.links.code is not None:
            self.app.push(code_dialog(self.app, self.choices, self.links.code))

    def text_lines(self) -> Sequence[ReadingLine]:
        cards = [ReadingLine(": ".join(filter(None, (card.title, card.note)))) for card in self.tables.cards]
        return [*cards, *map(ReadingLine, self.notes())]

    # ---- choosing

    def _choose(self, index: int) -> None:
        self.choose(self.choices.with_form(self.forms[index]))

    def _all_games(self) -> None:
        self.app.push(FullSheet(self))

    def notes(self) -> list[str]:
        """Words on what the line does not show.

        House rules that differ, a goal without a choice, and that the coach does not judge its cards.
        """
        goal = self.goal if length(self) is None else ""
        unjudged = refuses(RuleReader.COACH, self.choices.rules)
        judging = _("Cards played here are not judged afterwards.") if unjudged else ""
        return [said for said in (goal, self.rules_words, judging) if said]

    # ---- events and drawing

    def draw(self, target: pygame.Surface) -> None:
        fonts = self.kit.fonts
        self.app.draw_table(target)
        fonts.draw(target, self.spoken_title, "scene", self.title_at, CREAM, anchor="midleft", halo=True)
        self.line.draw(target)
        self._draw_notes(target)
        self.group.draw(target)

    def _draw_notes(self, target: pygame.Surface) -> None:
        """Draw the sentences, as large as they stand under the line of the strength."""
        notes, room = "\n".join(self.notes()), self.note_rect
        tallest = room.height + 2 * self.kit.scale.px(10)

        def wrapped(kit: Kit) -> Sequence[str]:
            return kit.fonts.wrap(notes, "small", room.width)

        kit = self.kit.fitting(lambda kit: len(wrapped(kit)) * kit.fonts.line("small") <= tallest)
        y = room.centery - kit.fonts.line("small") * len(wrapped(kit)) // 2
        kit.fonts.draw_lines(target, wrapped(kit), "small", (room.x, y), CREAM, halo=True)
