"""A kept match played back: every moment, what a seat knew, what else could have been."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.playback.decision_reasons import Answer, answer
    from briscola.client.playback.hand_log import LoggedHand, logged_hands
    from briscola.client.playback.inference import Known, KnownPlace, known
    from briscola.client.playback.kept_matches import CannotOpen, KeptMatches, OpenedMatch
    from briscola.client.playback.reel import Reel
    from briscola.client.playback.what_if import Origin, branch, own_points
    from briscola.client.playback.win_chances import Line, WinChances, curve
else:
    __getattr__ = lazily(
        __name__,
        decision_reasons="Answer answer",
        hand_log="LoggedHand logged_hands",
        inference="Known KnownPlace known",
        kept_matches="KeptMatches CannotOpen OpenedMatch",
        reel="Reel",
        what_if="Origin branch own_points",
        win_chances="Line WinChances curve",
    )
