"""The line under the tables: what people choose most, one word at a time, a caption over each."""

import pygame

from briscola.i18n.text import _
from briscola.ui.render import Kit
from briscola.ui.render.theme import CREAM
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.row_controls import row_stepper
from briscola.ui.scenes.new_match.rule_rows import counted, length, strength
from briscola.ui.scenes.settings import deck_stepper, deck_titles
from briscola.ui.widgets import Stepper, Widget


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
