"""The way to the coach: a played hand of a match."""

from collections.abc import Sequence

from briscola.capabilities.coach.judgement_store import JudgedMatch
from briscola.capabilities.coach.window.scene import CoachScene
from briscola.client.host import Library
from briscola.client.setup import MatchSetup
from briscola.engine.events import Event
from briscola.ui.scene import Host


def coach(
    app: Host,
    setup: MatchSetup,
    log: Sequence[Event],
    hand: int,
    *,
    library: Library | None = None,
    match: str | None = None,
    seat: int = 0,
    since: int | None = None,
) -> None:
    """Push the coach's view of a hand (from 1) of a match.

    `match` is the id under which it is kept in the `library`, None for one that is not: of such a hand
    nothing is written down. `seat` is the person's in its record; in the log it is 0. `since`: the event with
    which it took another course than in the match.
    """
    kept = None if library is None or match is None else JudgedMatch(library, match, seat=seat)
    app.push(CoachScene(app, setup=setup, rules=setup.rules(), log=log, hand=hand, kept=kept, since=since))
