"""A kept match played back: every moment, what a seat knew, what else could have been."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.client.playback.decision_reasons import Answer, answer
    from briscola.client.playback.hand_log import LoggedHand, logged_hands
    from briscola.client.playback.inference import Known, KnownPlace, known
    from briscola.client.playback.kept_matches import CannotOpen, KeptMatches, OpenedMatch
    from briscola.client.playback.reel import Reel
    from briscola.client.playback.what_if import Origin, branch, own_points
    from briscola.client.playback.win_chances import Line, WinChances, curve
