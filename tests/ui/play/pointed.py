"""A table whose things are pointed at, one by one."""

from collections.abc import Iterator

import pygame

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.client.view import ME, View
from briscola.deals import SeededDeals
from briscola.engine.actions import Action, Bid, Call, Pass, Play
from briscola.engine.rules import OptionValue
from briscola.i18n.spoken_words import Tip
from briscola.ui.app import App
from briscola.ui.input.pointer import Pointer
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.table_tooltips import TableThing
from briscola.ui.widgets import Widget
from tests.ui.conftest import Open
from tests.ui.hands import mouse_move

GAMES: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    "two": ("briscola", 2, {}),
    "three": ("briscola", 3, {}),
    "pairs": ("briscola", 4, {}),
    "five": ("briscola", 5, {}),
    "chiamata": ("chiamata", 5, {}),
    "in the dark": ("chiamata", 5, {"dark": True, "concede": True}),
    "blind dummy": ("chiamata", 4, {}),
    "open dummy": ("chiamata", 4, {"morto": "open"}),
    "prini": ("prini", 4, {}),
    "prini, all dealt": ("prini", 2, {"deal_all": True}),
    "bisca": ("bisca", 4, {}),
    "scoperta": ("scoperta", 2, {}),
    "briscolone": ("briscolone", 2, {}),
}


Rect = pygame.Rect


class Table:
    """A match that is played by the first card that may be played."""

    def __init__(self, app: App, game: str, *, seed: int = 4) -> None:
        variant, players, options = GAMES[game]
        setup = MatchSetup(
            variant=variant, players=players, options=options, opponents=regulars(players, ("random",))
        )
        self.app = app
        app.change(last_card=False)  # the table of the last card is looked at too
        self.seat = HostedSeat(MatchHost(setup, deals=SeededDeals(seed)))
        self.scene = PlayScene(app, self.seat, on_leave=app.quit)
        app.push(self.scene)

    @property
    def view(self) -> View:
        assert self.scene.view is not None
        return self.scene.view

    def wait(self) -> bool:
        """Until the person is asked for something; False at the end of the hand."""
        scene = self.scene
        for _ in range(6000):
            self.app.tick(0.2)
            if scene.flow.next_step is NextStep.OWN_CUT and scene.panel is not None:
                scene.flow.cut(11, "dice")
            if scene.flow.ended is not None:
                return False
            if scene.flow.next_step is NextStep.OWN_MOVE:
                return True
        raise AssertionError("the person is never asked")

    def choose(self) -> Action:
        """The person bids once and plays what comes first."""
        legal = self.seat.view.legal
        if isinstance(legal[0], Bid | Pass) and self.view.said(ME) is not False:
            return next(action for action in legal if isinstance(action, Pass))
        if isinstance(legal[0], Call):
            return next(a for a in legal if isinstance(a, Call) and a.card not in self.view.hands[ME])
        return legal[0]

    def moments(self, most: int) -> Iterator[View]:
        """The table whenever the person is asked, so many times, while cards lie on it."""
        for _ in range(most):
            if not self.wait():
                return
            for _ in range(3):
                self.app.tick(1.5)  # what is written goes
            while self.scene.over.notes.note is not None and self.scene.panel is None:
                self.app.tick(1.5)  # what the first hand says stays longer; under a panel it never goes
            yield self.view
            self.scene.act(self.choose())

    def to_play(self, tricks: int = 0) -> None:
        """On to the person's next turn to play a card after so many tricks."""
        while self.wait():
            action = self.choose()
            if isinstance(action, Play) and self.view.tricks >= tricks and self.scene.panel is None:
                self.app.tick(7.0)  # what is written goes
                return
            self.scene.act(action)
        raise AssertionError("the hand is over")

    @property
    def things(self) -> list[TableThing]:
        return [w for w in self.scene.group.widgets if isinstance(w, TableThing)]

    def thing(self, kind: str, place: int | None = None) -> TableThing:
        return next(
            t for t in self.things if t.thing.kind == kind and (place is None or t.thing.place == place)
        )

    def point_at(self, widget: Widget) -> bool:
        """Lay the mouse on a thing and let it rest; False where none of it is in sight."""
        spot = self.spot(widget)
        if spot is None:
            return False
        self.app.dispatch(mouse_move(spot))
        self.app.tick(0.3)
        self.app.tick(0.3)
        return True

    def spot(self, widget: Widget) -> tuple[int, int] | None:
        """A point of the thing that nothing lies over."""
        shares = (0.5, 0.2, 0.8, 0.05, 0.95)
        rect, group = widget.rect, self.scene.group
        for across in shares:
            for down in shares:
                pos = (round(rect.x + rect.width * across), round(rect.y + rect.height * down))
                if group.widget_at(Pointer("move", pos)) is widget:
                    return pos
        return None

    def picture(self) -> pygame.Surface:
        """The table as it is drawn now."""
        self.scene.dirty = True
        self.app.draw()
        return self.app.screen.copy()

    def changed(self, before: pygame.Surface) -> Rect | None:
        """Where the table is another than in a picture of before."""
        same = pygame.mask.from_threshold(self.picture(), (0, 0, 0), (1, 1, 1), before)
        same.invert()
        parts = same.get_bounding_rects()
        return parts[0].unionall(parts[1:]) if parts else None

    @property
    def told(self) -> Tip | None:
        """What the slip says that is shown."""
        widget = self.scene.group.telling.widget
        tip = None if widget is None else widget.told()
        return Tip(head=tip) if isinstance(tip, str) else tip


def open_table(open_app: Open, game: str, size: tuple[int, int] = (1280, 800), **settings: object) -> Table:
    calm = {"speed": "none", "motion": "little", "small_talk": False, "trick_pause": 0.5}
    return Table(open_app(size, **{**calm, **settings}), game)
