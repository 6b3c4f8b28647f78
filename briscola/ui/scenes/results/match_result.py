"""The end of a match: the winner, the regulars' words, the slate, the hands on paper.

Won, it is drunk to: glasses meet and the trick that decided it is played once more. Lost, it is short.
Space and Enter hurry that too, so the page is guarded as panels are: nobody gets a rematch by mistake.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from briscola.client.rivals import MemoryRemark
from briscola.client.view.deciding_trick import decisive
from briscola.client.view.results import hands_of_match
from briscola.i18n.picture_words import company
from briscola.i18n.result_words import match_words
from briscola.i18n.text import _
from briscola.ui.animation.finale import Finale
from briscola.ui.animation.motion import pace_for
from briscola.ui.render.text.fonts import TextStyle
from briscola.ui.render.theme import CREAM
from briscola.ui.scene import Host, Snapshot, control_lines
from briscola.ui.scenes.results.actions import ResultActions, ResultButton, add_result_buttons
from briscola.ui.scenes.results.deciding_trick_view import DecidingTrickView
from briscola.ui.scenes.results.hands_sheet import HandsSheet
from briscola.ui.scenes.results.match_people import MatchEndPeople
from briscola.ui.scenes.results.result_layout import MatchEndLayout, lay_match_end
from briscola.ui.scenes.results.result_scene import Finished, ResultScene
from briscola.ui.speech.reading import ReadingLine, placed
from briscola.ui.views.props import draw_prop
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.scroll import ScrollView

CHAMPION = TextStyle("serif", "bold", 96)
"""Text style of the title after a win."""
TRICK_PICTURE = (1000, 620)
"""Size in px at 1080 of the saved picture of the trick."""


class MatchResult(ResultScene):
    """The result of the match that ended last in a log."""

    def __init__(
        self, app: Host, ended: Finished, *, recalled: MemoryRemark | None = None, actions: ResultActions
    ) -> None:
        """`ended` has the last hand; `recalled` is what one of the others says of the matches before."""
        super().__init__(app, ended, actions=actions)
        self.hands = hands_of_match(ended.log)
        self.decisive = decisive(ended.log, self.view) if self.won else None
        self.people = MatchEndPeople(self.view, self.setup, aloud=app.settings.small_talk, recalled=recalled)
        self._begun = self._heard = False

    @property
    def won(self) -> bool:
        """True if one of the people is among the winners."""
        return self.setup.rejoices(self.view.winners)

    def enter(self) -> None:
        if not self.won or pace_for(self.app.settings).instant:
            self._sound()

    def _sound(self) -> None:
        """Play the phrase or sound of a win or a loss; a win's comes when the glasses meet."""
        self._heard = True
        self.app.audio.play_end(won=self.won)

    # ---- for whoever cannot see it

    @property
    def _words(self) -> tuple[str, str]:
        """Winners of the match, and the final score."""
        return match_words(self.view, self.names, len(self.hands), you=self.you)

    @property
    def spoken_title(self) -> str:
        return self._words[0]

    @property
    def spoken_text(self) -> str:
        return "\n".join((self._words[1], *self.people.said(self.names)))

    def reading(self) -> Sequence[ReadingLine]:
        lines = self.title_lines()
        if self.decider is not None:
            lines += self.decider.reading()
        lines += [*self.sheet.reading(), *placed(self.scoreboard_lines(), self.places.scoreboard)]
        return [*lines, *self.written_lines(), *control_lines(self.group.widgets)]

    # ---- layout

    @property
    def chapter(self) -> str:
        return "matches"

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, view = self.kit, self.view
        self.places: MatchEndLayout = lay_match_end(kit.scale)
        self.people.lay(kit, self.places.people, self.names)
        cards = 0 if self.decisive is None else len(self.decisive.trick.plays)
        self.finale = Finale(pace=pace_for(self.app.settings), words=len(self.people.partings), cards=cards)
        if not self._begun:
            self._begun = True
            self.timeline.play(self.finale.passage)
        self.sheet = HandsSheet(
            kit,
            self.places.middle,
            view,
            self.setup,
            self.hands,
            self.names,
            under_trick=self.decisive is not None,
        )
        room = self.places.middle.copy()
        room.height = self.sheet.rect.top - kit.scale.px(34) - room.top
        self.decider = self._deciding_trick(room)
        rows = next((widget for widget in self.group.widgets if isinstance(widget, ScrollView)), None)
        self.new_group()
        self._add_buttons()
        self.group.add(*self.sheet.controls(1.0 if rows is None else rows.offset / rows.most))
        self.dirty = True
        self.refocus()
        self._still = None

    def _deciding_trick(self, room: pygame.Rect) -> DecidingTrickView | None:
        """The trick that decided the match, in a room; None if it was lost, or none decided it."""
        if self.decisive is None:
            return None
        return DecidingTrickView(self.kit, room, self.decisive, self.view, self.setup, self.names)

    def _add_buttons(self) -> None:
        kit, column, actions = self.kit, self.places.column, self.actions
        buttons = [
            ResultButton("rematch", actions.table.after_match_words(), self.go_on),
            ResultButton("new", _("New match"), actions.table.new_match),
            *(actions.offered(sends=False) if self.hands else ()),
            ResultButton("write", _("Write something…"), actions.table.write()),
            *actions.offered(sends=True),
            ResultButton("title", actions.table.title_words(), actions.table.to_title),
        ]
        add_result_buttons(self.group, kit, column, buttons)
        self.group.add(*self.corner_buttons(actions.table.home_words(), actions.table.go_home))

    def go_on(self) -> None:
        """Play another match."""
        self.app.pop()
        self.actions.next()

    def go_back(self) -> None:
        self.actions.table.go_home()

    def hurry(self) -> None:
        self.timeline.finish()
        if not self._heard:
            self._sound()
        self.dirty = True

    # ---- time

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self._heard and (not self.timeline.running or self.timeline.time >= self.finale.meeting):
            self._sound()
        return moving

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        self.draw_still(target)
        self._draw_finale(target, self.timeline.time if self.timeline.running else self.finale.length)
        self.draw_written(target, self.places.column.left)
        self.group.draw(target)

    def snapshot(self) -> Snapshot | None:
        """The trick that decided the match, large on the table; without one the whole page."""
        if self.timeline.running:
            return None
        kit, page = self.kit, pygame.Surface(self.app.size).convert()
        room = pygame.Rect((0, 0), [kit.scale.px(side) for side in TRICK_PICTURE])
        room.center = page.get_rect().center
        large = self._deciding_trick(room.inflate(-kit.scale.px(80), -kit.scale.px(80)))
        if large is None:
            self.draw_still(page)
            self._draw_finale(page, self.finale.length)
        else:
            self.app.draw_table(page)
            large.draw(page, lambda _at: 1.0)
            page = page.subsurface(room)
        title, line = self._words
        return Snapshot(picture=page, names=company(self.view, self.names), result=f"{title} · {line}")

    def _draw_finale(self, target: pygame.Surface, time: float) -> None:
        """Draw the toast, the speeches and the deciding trick, moving and afterwards."""
        finale = self.finale
        self.people.draw_finale(target, finale, time)
        if self.decider is not None:
            self.decider.draw(target, lambda at: finale.fallen(at, time))

    def paint_still(self, target: pygame.Surface) -> None:
        places, fonts = self.places, self.kit.fonts
        title, line = self._words
        width = places.words_width
        roles = (CHAMPION, "result") if self.won else ("result",)
        role = next((role for role in roles if fonts.width(title, role) <= width), "scene")
        fonts.draw(target, title, role, places.title, CREAM, anchor="center", halo=True, width=width)
        fonts.draw(target, line, "aside", places.subtitle, CREAM, anchor="center", halo=True, width=width)
        self._draw_props(target)
        self.draw_scoreboard(target, places.scoreboard)
        self.people.draw_still(target)
        self.sheet.draw(target)

    def _draw_props(self, target: pygame.Surface) -> None:
        """Draw the chalk, and an espresso if there is room."""
        scale, places = self.kit.scale, self.places
        slate = places.scoreboard
        chalk = (slate.centerx + slate.width * 0.30, slate.bottom + scale.px(28))
        draw_prop(target, self.kit, "chalk", chalk, scale.px(62), 18)
        last = max(widget.rect.bottom for widget in self.group.widgets if isinstance(widget, Button))
        room = places.column.bottom - last
        cup = min(scale.px(150), room - scale.px(26))
        if cup >= scale.px(110):
            draw_prop(target, self.kit, "espresso", (places.column.centerx, last + room // 2), cup)
