"""A table whose things are pointed at, one by one."""

from collections.abc import Iterator
from typing import Any

import pygame

from briscola.client.seats.seat_control import NextStep
from briscola.client.view.view import ME, View
from briscola.engine.actions import Action, Bid, Call, Pass, Play
from briscola.i18n.spoken_words import Tip
from briscola.ui.input.pointer import Pointer
from briscola.ui.scenes.tabletop.tooltips import ThingWidget
from briscola.ui.widgets.widget import Widget
from tests.ui.evening import GAMES, Evening, seat_at, window_on
from tests.ui.hands import mouse_move

Rect = pygame.Rect


class Table(Evening):
    """A calm match that is played by the first card that may be played, in long steps of time."""

    def __init__(self, game: str, size: tuple[int, int] = (1280, 800), **fields: Any) -> None:
        # the table of the last card is looked at too
        calm: dict[str, Any] = {"motion": "little", "small_talk": False, "last_card": False, **fields}
        super().__init__(window_on(seat_at(*GAMES[game], seed=4), size=size, **calm))

    def wait(self) -> bool:
        """Until the person is asked for something; False at the end of the hand."""
        for _ in range(6000):
            self.app.tick(0.2)
            if self.scene.flow.next_step is NextStep.OWN_CUT and self.scene.panel is not None:
                assert self.scene.turn == (ME, True)
                self.scene.flow.cut(11, "dice")
            if self.scene.flow.ended is not None:
                return False
            if self.asked:
                return True
        raise AssertionError("the person is never asked")

    def choose(self) -> Action:
        """The person bids once and plays what comes first."""
        legal = self.scene.seat.view.legal
        if isinstance(legal[0], Bid | Pass) and self.view.said(ME) is not False:
            return next(action for action in legal if isinstance(action, Pass))
        if isinstance(legal[0], Call):
            return next(a for a in legal if isinstance(a, Call) and a.card not in self.view.hands[ME])
        return legal[0]

    def play_first(self) -> None:
        """The person does that."""
        self.scene.act(self.choose())

    def moments(self, most: int) -> Iterator[View]:
        """The table whenever the person is asked, so many times, while cards lie on it."""
        for _ in range(most):
            if not self.wait():
                return
            for _ in range(3):
                self.app.tick(1.5)  # what is written goes
            while self.caption and self.scene.panel is None:
                self.app.tick(1.5)  # what the first hand says stays longer; under a panel it never goes
            yield self.view
            self.play_first()

    def to_play(self, tricks: int = 0) -> "Table":
        """On to the person's next turn to play a card after so many tricks."""
        while self.wait():
            if isinstance(self.choose(), Play) and self.view.tricks >= tricks and self.scene.panel is None:
                self.app.tick(7.0)  # what is written goes
                return self
            self.play_first()
        raise AssertionError("the hand is over")

    @property
    def things(self) -> list[ThingWidget]:
        return [w for w in self.scene.group.widgets if isinstance(w, ThingWidget)]

    def of_kind(self, kind: str) -> list[ThingWidget]:
        return [thing for thing in self.things if thing.thing.kind == kind]

    def thing(self, kind: str, place: int | None = None) -> ThingWidget:
        return next(t for t in self.of_kind(kind) if place is None or t.thing.place == place)

    def point_at(self, widget: Widget) -> bool:
        """Lay the mouse on a thing and let it rest; False where none of it is in sight."""
        spot = self.uncovered(widget)
        if spot is None:
            return False
        self.app.dispatch(mouse_move(spot))
        self.app.tick(0.3)
        self.app.tick(0.3)
        return True

    def uncovered(self, widget: Widget) -> tuple[int, int] | None:
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
        return self.app.window.surface.copy()

    def changed(self, before: pygame.Surface) -> Rect | None:
        """Where the table is another than in a picture of before."""
        same = pygame.mask.from_threshold(self.picture(), (0, 0, 0), (1, 1, 1), before)
        same.invert()
        parts = same.get_bounding_rects()
        return parts[0].unionall(parts[1:]) if parts else None

    @property
    def told(self) -> Tip:
        """The words of the slip that is shown; none where there is none."""
        widget = self.scene.group.telling.widget
        tip = None if widget is None else widget.told()
        return tip if isinstance(tip, Tip) else Tip(head=tip or "")
