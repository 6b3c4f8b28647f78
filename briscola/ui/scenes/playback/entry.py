"""The way to the playback of a stored match."""

from briscola.client.playback import OpenedMatch
from briscola.ui.scene import Host
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.playback.stop_questions import BranchCoach


def watch(app: Host, opened: OpenedMatch, hand: int = 0, *, on_coach: BranchCoach | None = None) -> None:
    """Push the playback of a stored match, from its start or from a `hand` (from 1).

    `on_coach` opens the coach for a hand that took another course from there.
    """
    app.push(
        PlaybackScene(
            app,
            setup=opened.setup,
            rules=opened.rules,
            log=opened.events,
            hand=hand,
            origin=opened.origin,
            on_coach=on_coach,
        )
    )
