"""Continue a match differently from a stop of its playback, with the same players."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from briscola.client.match_setup import MatchSetup
from briscola.client.view import View
from briscola.client.what_if import Origin, branch
from briscola.engine.events import Event
from briscola.i18n import what_if_words as words
from briscola.ui.scene import Host
from briscola.ui.scenes.play.hand_end import AfterWays
from briscola.ui.scenes.play.scene import PlayScene


class BranchCoach(Protocol):
    """Opens the coach for a hand (from 1) of a log that left the match's course `since` an event."""

    def __call__(self, log: Sequence[Event], hand: int, *, since: int) -> None: ...


def branch_off(
    app: Host,
    setup: MatchSetup,
    origin: Origin,
    log: Sequence[Event],
    event: int,
    *,
    was: View | None,
    on_coach: BranchCoach | None,
) -> None:
    """Play on from before an event of the log, over the top scene, which is on top again afterwards.

    `was` is the table when the hand had ended in the match, if it had.
    """
    over = app.top
    seat = branch(setup, origin, log, event)
    seat.come_in()

    def leave(then: Callable[[], None] = lambda: None) -> None:
        while app.top is not None and app.top is not over:
            app.pop()
        then()

    def again() -> None:
        branch_off(app, setup, origin, log, event, was=was, on_coach=on_coach)

    scene = PlayScene(
        app,
        seat,
        on_leave=leave,
        ways=AfterWays(
            again=partial(leave, again),
            coach=None if on_coach is None else partial(on_coach, since=event),
            beside=None if was is None else partial(words.beside_text, was),
        ),
    )
    app.push(scene)
    scene.over.notes.say(words.mark_text(setup))
