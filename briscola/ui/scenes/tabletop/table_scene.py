"""Base of every scene with a table in it: match, playback, lesson, coach and puzzles."""

import random
from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from briscola.client.view import View
from briscola.engine.events import Event
from briscola.i18n.character_words import addressed
from briscola.i18n.game_words import game_title, hand_text
from briscola.i18n.picture_words import company, moment_words
from briscola.i18n.score_words import score_line
from briscola.i18n.table_answers import ANSWERS, answer
from briscola.i18n.table_facts import TableFacts
from briscola.ui.layout.table import Layout, Pose, hand_codes
from briscola.ui.layout.window import Scale
from briscola.ui.render import Kit
from briscola.ui.render.theme import rgb
from briscola.ui.scene import Host, Snapshot, control_lines
from briscola.ui.scenes.tabletop.context import Slip, TableContext
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.scenes.tabletop.idle_animation import IdleAnimation
from briscola.ui.scenes.tabletop.other_people import ClockDisplay
from briscola.ui.scenes.tabletop.prewarm import Prewarmer, tasks
from briscola.ui.scenes.tabletop.sign_display import SignDisplay, told_of_past
from briscola.ui.scenes.tabletop.table_look import TableState, feelings
from briscola.ui.scenes.tabletop.table_narration import TableNarration
from briscola.ui.scenes.tabletop.table_painting import (
    cards_in_stock,
    hidden_cards,
    open_dummy,
    paint,
    shown_piles,
)
from briscola.ui.scenes.tabletop.table_picture import TablePicture
from briscola.ui.scenes.tabletop.table_things import TableSight, things_of
from briscola.ui.scenes.tabletop.tabletop import LayoutCache, Tabletop
from briscola.ui.scenes.tabletop.thing import Thing
from briscola.ui.speech import ReadingLine, joined
from briscola.ui.widgets import FocusGroup

PLANK = rgb("#5a3620")


class TableToolbar:
    """The toolbar along the bottom of the window; a new one for every size."""

    least: int
    """Minimum height in px."""
    usual: int
    """Height in px at 1080."""

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        self.kit = kit
        height = self.height(kit.scale)
        self.rect = pygame.Rect(0, size[1] - height, size[0], height)

    @classmethod
    def height(cls, scale: Scale) -> int:
        """Height in px."""
        return max(cls.least, scale.px(cls.usual))

    def draw_wood(self, target: pygame.Surface) -> None:
        """Draw the plank; its ends lie outside the window."""
        rect, beyond = self.rect, self.kit.scale.px(16)
        size = (rect.width + 2 * beyond, rect.height + 2 * beyond)
        self.kit.paper.wood(size, PLANK, radius=4).draw(target, (rect.x - beyond, rect.y))


class TableScene(Tabletop):
    """A table: where things lie, the fan, the picture, idle animation, images made ahead of their need.

    A subclass calls `begin_table` for every table it sets up and `lay_table` first in its `layout`. It
    overrides what is different at its table.
    """

    context: TableContext
    places: Layout
    """The layout for the view on show."""
    hand: HandView
    """The person's fan; `lay_table` makes a new one."""
    picture: TablePicture
    """The picture of the table at its present size; `lay_table` makes a new one."""
    signs: SignDisplay | None = None
    """The signs and requests on show; None at a table without any."""
    clock: ClockDisplay | None = None
    """The clock of whoever is to act; None at a table without people at other computers."""
    toolbar: type[TableToolbar] | None = None
    """The class of the toolbar under the table; None without one."""
    results_follow = False
    """True if a page of its own tells the result of each hand."""
    watched = False
    """True if nobody plays here: the cards of the fan do not lift."""

    def __init__(self, app: Host, chance: random.Random | None = None) -> None:
        """`chance` decides who blinks when."""
        super().__init__(app)
        self.chance = chance or random.Random()

    def begin_table(self, context: TableContext) -> None:
        """Set up another table; `lay_table` has to follow."""
        self.context = context
        self.narration = TableNarration(context, self.app.speaker, results_follow=self.results_follow)
        self.life = IdleAnimation(context, self.chance, self.now)
        self.warmer = Prewarmer()
        self.layouts = LayoutCache(context.rules)
        self._seen: TableSight | None = None
        self._things: Sequence[Thing] = ()
        self._held: tuple[object, ...] = ()
        """The state that hand and controls were last updated to; empty to update them again."""

    @property
    def spoken_title(self) -> str:
        view, panel = self.view, self.panel
        if panel is not None:
            return panel.spoken_title
        return "" if view is None else joined([game_title(view.rules), hand_text(view)])

    @property
    def spoken_text(self) -> str:
        if self.panel is None or addressed(self.context.setup) is None:
            return ""  # several people hear it: whoever is asked reads the sheet with a key
        return self.panel.spoken_text

    @property
    def focused_group(self) -> FocusGroup:
        return self.group if self.panel is None or self.group.focused is not None else self.panel.group

    def answers(self, event: pygame.event.Event) -> bool:
        return self.narration.hear(event)

    def reading(self) -> Sequence[ReadingLine]:
        """Every answer about the table is a line of it, under the sheet that lies there."""
        told, panel = self.narration.told(), self.panel
        sheet = [] if panel is None else [ReadingLine(panel.spoken_title, heading=True), *panel.reading()]
        if told is None:
            return sheet
        title = joined([game_title(told.view.rules), hand_text(told.view)])
        answers = [ReadingLine(answer(question, told)) for question in ANSWERS]
        return [*sheet, ReadingLine(title, heading=True), *answers, *control_lines(self.group)]

    # ---- what differs from table to table

    @property
    def covered(self) -> Sequence[pygame.Rect]:
        """Rectangles over the table; things under them are not explained."""
        return ()

    @property
    def slips(self) -> Sequence[Slip]:
        """Slips and bubbles over the table that can be pointed at, bottom first."""
        return () if self.signs is None else self.signs.slips

    @property
    def header(self) -> tuple[str, str] | None:
        """Two lines in place of game and hand at the upper left; there is no slate then."""
        return None

    @property
    def turn(self) -> tuple[int | None, bool]:
        """The place that is to act (None: nobody), and True if the person decides for it."""
        return None, False

    @property
    def absent(self) -> Mapping[int, str]:
        """Words for each player whose connection is lost, by place; nobody's here."""
        return {}

    @property
    def moods(self) -> Mapping[int, str]:
        """Moods that go with remarks, by place."""
        return {}

    def card_note(self, code: str) -> str:
        """Words about a card of the fan besides its name."""
        return self.narration.effect(code)

    def play_card(self, code: str, pose: Pose) -> None:
        """Play a card of the fan from where it is."""

    def refuse_card(self, code: str) -> None:
        """Tell that a card of the fan may not be played."""

    def witness(self, event: Event, before: View | None, after: View) -> None:
        self.narration.witness(event, before, after)

    # ---- layout

    @property
    def view(self) -> View | None:
        """The view on show; None before the first."""
        return self.context.view

    def lay_table(self) -> None:
        """Make layout, fan and picture anew for the present size, table and settings."""
        context, kit, view = self.context, self.kit, self.view
        context.flow.timeline.finish()  # cards in the air were on their way to where things lay before
        width, height = self.app.size
        height -= self.toolbar.height(kit.scale) if self.toolbar is not None else 0
        self.layouts.begin((width, height), kit.sprites.info.ratio, kit.scale.cards)
        self.places = context.layout = self.layouts.place(view)
        self.hand = context.hand = HandView(
            kit,
            self.places,
            on_play=self.play_card,
            on_refuse=self.refuse_card,
            still=self.watched or context.still,
        )
        self.hand.effect = self.card_note
        if view is not None:
            self.hand.hold(hand_codes(view), None)  # so that it is not taken for newly dealt
        self.picture = context.picture = TablePicture(
            kit,
            self.places,
            context.setup,
            self.app.draw_table,
        )
        made = context.grimaces.values() if self.signs is not None else ()
        self.warmer.begin(kit, tasks(kit, self.places, context.setup, context.rules.pack, made))
        self._held = ()

    def reseated(self) -> bool:
        """Lay the scene out anew if the view on show has another order of seats; True if so."""
        if self.view is None or self.place(self.view) is self.places:
            return False
        self.layout(self.app.size)
        return True

    # ---- images made ahead of their need

    def make_ahead(self, *, moving: bool) -> None:
        """Prepare images of moving cards first; at rest, one frame's share of all that may be needed."""
        self.warmer.expect(self.kit, self.places, self.context.flow.timeline.passage.motions)
        if not moving and not self.app.rasterising:  # no frame is to rasterise what is soon on the disk
            self.warmer.work()

    def prepare(self, until: float) -> None:
        self.warmer.hurry(until)

    # ---- drawing

    def now(self) -> TableState:
        """The state of the table besides the cards."""
        context, view, signs, life = self.context, self.view, self.signs, self.life
        acting, person = self.turn
        veiled = False
        if view is not None:
            turning = view.turned is not None and view.turned.code in context.flow.timeline.hidden()
            veiled = turning and view.tricks == 0
        return TableState(
            acting=acting,
            person=person,
            blink=life.blinking,
            drawn=life.drawn,
            naming=context.naming,
            auction=context.in_auction,
            faces={} if signs is None else signs.faces,
            near={} if signs is None else signs.near,
            moods={} if view is None else {**feelings(view, context.layout, acting), **self.moods},
            absent=self.absent,
            veiled=veiled,
        )

    def shown(self, view: View, now: TableState) -> TableSight:
        """The table as it is shown with that view and state."""
        context, signs, panel = self.context, self.signs, self.panel
        self.picture.panel = None if panel is None else panel.rect
        person = now.person and (panel is None or panel.beside)
        return TableSight(
            facts=TableFacts(
                view=view,
                setup=context.setup,
                settings=context.settings,
                naming=context.naming,
                signs={} if signs is None else told_of_past(signs.past),
                acting=now.acting,
                rivals=context.rivals,
            ),
            now=now,
            piles=shown_piles(context.flow, view),
            layout=context.layout,
            kit=context.kit,
            picture=self.picture,
            edition=context.kit.edition,
            hidden=hidden_cards(context, view),
            stock=cards_in_stock(context.flow, view, context.layout),
            landing=now.acting if person else None,
            worth=now.auction and not context.flow.timeline.hidden() and not self.hinted,
            bubbles=partial(self.picture.bubble_rects, view, now),
            panel=panel,
            tray=partial(open_dummy, context, view),
            header=self.header,
            traces=() if signs is None else tuple(signs.went_by),
            slips=tuple(self.slips),
            own=self.watched,
        )

    @property
    def things(self) -> Sequence[Thing]:
        """Everything on the table, in the order of Tab; the same list until something has changed."""
        if self.view is not None and (shown := self.shown(self.view, self.now())) != self._seen:
            self._seen, self._things = shown, things_of(shown)
        return self._things

    @property
    def seen_state(self) -> TableState:
        """The state of the table in `things`."""
        return self.now() if self._seen is None else self._seen.now

    def paint(self, target: pygame.Surface) -> None:
        """Draw the table and the things on it, without what lies over them."""
        if self.view is not None:
            paint(
                target,
                self.context,
                self.things,
                self.view,
                self.seen_state,
                turn=self.life.turn,
                clock=self.clock,
            )

    def snapshot(self) -> Snapshot | None:
        """The table as it is shown, without what lies over it and without a toolbar."""
        view, context = self.view, self.context
        if view is None:
            return None
        whole = pygame.Surface(self.app.size).convert()
        self.paint(whole)
        return Snapshot(
            picture=whole.subsurface(pygame.Rect((0, 0), self.places.size)),
            names=company(view, context.names),
            result=moment_words(
                view,
                context.names,
                score_line(view, context.setup),
                naming=context.naming,
                people=context.setup.here,
            ),
        )
