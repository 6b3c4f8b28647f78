"""The table of a single deal: one played again, the deal of the day, a duel."""

from collections.abc import Callable
from functools import partial

from briscola.client.deal_again import DealAgain
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.coach import coach
from briscola.ui.scenes.leave_guard import leave_deal
from briscola.ui.scenes.play.hand_end import AfterWays
from briscola.ui.scenes.play.scene import PlayScene


def sit_down(
    app: Host, deal: DealAgain, *, back_to: Scene | None, again: Callable[[], None] | None, note: str
) -> None:
    """Push the table of a deal; `again` plays it once more; if None, the scene below shows the result."""

    def leave(then: Callable[[], None] = lambda: None) -> None:
        leave_deal(app, deal.seat, partial(gone, then))

    def gone(then: Callable[[], None]) -> None:
        deal.leave()
        while app.top is not None and app.top is not back_to:
            app.pop()
        then()

    deal.seat.come_in()
    look_back = partial(coach, app, deal.seat.setup)
    scene = PlayScene(
        app,
        deal.seat,
        on_leave=leave,
        ways=AfterWays(
            again=None if again is None else partial(leave, again),
            compare=leave if again is None else None,
            coach=look_back,
        ),
    )
    app.push(scene)
    scene.over.notes.say(note)
