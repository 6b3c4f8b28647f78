"""The words for a hand that takes another course."""

from briscola.client.playback.what_if import own_points
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import View
from briscola.i18n.result_words import headline
from briscola.i18n.text import _, lower, ngettext


def mark_text(setup: MatchSetup) -> str:
    """Note on the table at the start of a what-if from a match."""
    if len(setup.people) > 1:
        return _("Choose again: from here the hand is played once more. Computers play for the other people.")
    return _("Choose again: from here the hand is played once more, with the same players.")


def beside_text(was: View, now: View) -> str:
    """Result of the hand in the match, for comparison with its result now."""
    before, after = own_points(was), own_points(now)
    if before is None:
        return _("In the match nobody played this hand")
    if after is None or before != after:
        return ngettext(
            "In the match: {result}, with {points} point",
            "In the match: {result}, with {points} points",
            before,
        ).format(result=lower(headline(was)), points=before)
    return _("In the match: {result}, with as many points").format(result=lower(headline(was)))
