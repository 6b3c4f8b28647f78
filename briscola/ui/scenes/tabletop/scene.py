"""Base of every scene with a table in it: match, playback, lesson, coach and puzzles."""

import random
from collections.abc import Mapping, Sequence

import pygame

from briscola.client.view.view import View
from briscola.engine.events import Event
from briscola.i18n.seat_words import AwayNote
from briscola.ui.layout.table.card_spots import hand_codes
from briscola.ui.scene import Host, Snapshot, control_lines
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.tabletop.content import ShownTable, content_of
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.scenes.tabletop.idle_animation import IdleAnimation
from briscola.ui.scenes.tabletop.narration import Narration
from briscola.ui.scenes.tabletop.painting import paint
from briscola.ui.scenes.tabletop.prewarm import Prewarmer, tasks
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces, feelings
from briscola.ui.scenes.tabletop.sign_display import SignDisplay
from briscola.ui.scenes.tabletop.tabletop import LayoutCache, Tabletop
from briscola.ui.scenes.tabletop.thing import HoverTarget, Thing
from briscola.ui.scenes.tabletop.things import things_of
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.focus_group import FocusGroup


class TableScene(Tabletop):
    """A table: where things lie, the fan, the picture, idle animation, images made ahead of their need.

    A subclass calls `begin_table` for every table it sets up and `lay_table` first in its `layout`. It
    overrides what is different at its table.
    """

    context: SceneContext
    hand: HandView
    """The person's fan; `lay_table` makes a new one."""
    signs: SignDisplay | None = None
    """The signs and requests on show; None at a table without any."""
    results_follow = False
    """True if a page of its own tells the result of each hand."""
    watched = False
    """True if nobody plays here: the cards of the fan do not lift."""

    def __init__(self, app: Host, chance: random.Random | None = None) -> None:
        """`chance` decides who blinks when."""
        super().__init__(app)
        self.chance = chance or random.Random()

    def begin_table(self, context: SceneContext) -> None:
        """Set up another table; `lay_table` has to follow."""
        self.context = context
        self.narration = Narration(context, self.app.speaker, results_follow=self.results_follow)
        self.idle = IdleAnimation(context, self.chance, self.now)
        self.warmer = Prewarmer(lambda: self.app.rasterising)
        self.layouts = LayoutCache(context.rules)
        self._seen: ShownTable | None = None
        self._things: Sequence[Thing] = ()
        self._synced: tuple[object, ...] = ()
        """The fan, and the moment that it and the controls were last brought to."""

    @property
    def panel(self) -> Panel | None:
        """The sheet of paper lying over the table, if any."""
        return self.context.panel

    @property
    def view(self) -> View | None:
        """The view on show; None before the first."""
        return self.context.view

    # ---- for the app: the table by ear

    @property
    def spoken_title(self) -> str:
        return self.narration.title if self.panel is None else self.panel.spoken_title

    @property
    def spoken_text(self) -> str:
        if self.panel is None or self.context.you is None:
            return ""  # several people hear it: whoever is asked reads the sheet with a key
        return self.panel.spoken_text

    @property
    def focused_group(self) -> FocusGroup:
        return self.group if self.panel is None or self.group.focused is not None else self.panel.group

    def answers(self, event: pygame.event.Event) -> bool:
        return self.narration.answers(event)

    def reading(self) -> Sequence[ReadingLine]:
        """Every answer about the table is a line of it, under the sheet that lies there."""
        panel, lines = self.panel, self.narration.reading()
        sheet: list[ReadingLine] = []
        if panel is not None:
            title = ReadingLine(panel.spoken_title, heading=True, place=panel.rect)
            sheet = [title, *panel.reading()]
        return [*sheet, *lines, *control_lines(self.group.widgets)] if lines else sheet

    # ---- for the picture: what differs from table to table

    @property
    def header(self) -> tuple[str, str] | None:
        """Two lines in place of game and hand at the upper left; there is no slate then."""
        return None

    @property
    def turn(self) -> tuple[int | None, bool]:
        """The place that is to act (None: nobody), and True if the person decides for it."""
        return self.context.turn

    @property
    def absent(self) -> Mapping[int, AwayNote]:
        """Words for each player whose connection is lost, by place; nobody's here."""
        return {}

    @property
    def moods(self) -> Mapping[int, str]:
        """Moods that go with remarks, by place."""
        return {}

    # ---- for fan, tooltips and flow

    def card_note(self, code: str) -> str:
        """Words about a card of the fan besides its name."""
        return self.narration.effect(code)

    @property
    def covered(self) -> Sequence[pygame.Rect]:
        """Rectangles over the table; things under them are not explained."""
        return [rect for overlay in reversed(self.context.overlays) for rect in overlay.covers]

    @property
    def hover_targets(self) -> Sequence[HoverTarget]:
        """Slips and bubbles over the table that can be pointed at, the topmost first."""
        return [target for overlay in reversed(self.context.overlays) for target in overlay.hover_targets]

    def witness(self, event: Event, before: View | None, after: View) -> None:
        self.narration.witness(event, before, after)

    # ---- for subclasses: layout

    def lay_table(self) -> None:
        """Make layout, fan and picture anew for the present size, table and settings."""
        context, kit, view = self.context, self.kit, self.view
        context.flow.timeline.finish()  # cards in the air were on their way to where things lay before
        self.layouts.begin(self.table_size, kit.sprites.info.ratio, kit.scale.cards)
        context.lay(self.layouts.place(view))
        self.hand = context.hand = HandView(
            kit,
            context.layout,
            on_play=self.play_card,
            on_refuse=self.refuse_card,
            still=self.watched or context.still,
        )
        self.hand.effect = self.card_note
        if view is not None:
            self.hand.hold(hand_codes(view), None)  # so that it is not taken for newly dealt
        made = context.grimaces.values() if self.signs is not None else ()
        self.warmer.begin(kit, tasks(kit, context.layout, context.setup, context.rules.pack, made))

    def _is_news(self, *moment: object) -> bool:
        """True if hand and controls are not brought to that moment yet: the caller does it now."""
        before, self._synced = self._synced, (self.hand, *moment)
        return self._synced != before

    def reseated(self) -> bool:
        """Lay the scene out anew if the view on show has another order of seats; True if so."""
        if self.view is None or self.layouts.place(self.view) is self.context.layout:
            return False
        self.layout(self.app.size)
        return True

    # ---- images made ahead of their need

    def make_ahead(self, *, moving: bool) -> None:
        """Prepare images of moving cards first; at rest, one frame's share of all that may be needed."""
        self.warmer.expect(self.kit, self.context.layout, self.context.flow.timeline.passage.motions)
        if not moving:
            self.warmer.work()

    def prepare(self, until: float) -> None:
        self.warmer.hurry(until)

    # ---- drawing

    def now(self) -> TurnAndFaces:
        """The state of the table besides the cards, at this moment."""
        context, view, signs, idle = self.context, self.view, self.signs, self.idle
        acting, person = self.turn
        turned = None if view is None or view.tricks else view.turned
        return TurnAndFaces(
            acting=acting,
            person=person,
            blink=idle.blinking,
            drawn=idle.drawn,
            naming=context.naming,
            auction=context.in_auction,
            faces={} if signs is None else signs.faces,
            near={} if signs is None else signs.near,
            moods={} if view is None else {**feelings(view, context.layout, acting), **self.moods},
            absent=self.absent,
            veiled=turned is not None and turned.code in context.flow.timeline.hidden(),
        )

    def shown(self, view: View, now: TurnAndFaces) -> ShownTable:
        """Everything on the table with that view and state."""
        return content_of(
            self.context,
            view,
            now,
            signs=self.signs,
            header=self.header,
            hover_targets=self.hover_targets,
            hinted=self.hinted,
            watched=self.watched,
        )

    @property
    def things(self) -> Sequence[Thing]:
        """Everything on the table, in the order of Tab; the same list until something has changed."""
        if self.continued or self.view is None:
            return self._things
        if (shown := self.shown(self.view, self.now())) != self._seen:
            self._seen, self._things = shown, things_of(shown)
        return self._things

    @property
    def seen_state(self) -> TurnAndFaces:
        """The state of the table in `things`."""
        return self.now() if self._seen is None else self._seen.now

    def paint(self, target: pygame.Surface) -> None:
        """Draw the table and the things on it, without what lies over them."""
        if self.view is not None:
            paint(target, self.context, self.things, self.view, self.seen_state, self.idle)

    def snapshot(self) -> Snapshot | None:
        """The table as it is shown, without what lies over it and without a toolbar."""
        if self.view is None:
            return None
        whole = pygame.Surface(self.app.size).convert()
        self.paint(whole)
        names, result = self.narration.caption(self.view)
        part = whole.subsurface(pygame.Rect((0, 0), self.context.layout.size))
        return Snapshot(picture=part, names=names, result=result)
