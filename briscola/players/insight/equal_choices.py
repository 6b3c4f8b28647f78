"""Reasons that say it makes no difference which card is played."""

from collections.abc import Sequence

from briscola.players.card_codes import POINTS
from briscola.players.insight.prospects import Prospect
from briscola.players.insight.reasons import Reason, Why
from briscola.players.insight.trick_outlook import same_strength, settled, trial
from briscola.players.knowledge import Knowledge


def why_alike(prospects: Sequence[Prospect], knowledge: Knowledge, *, exact: bool) -> tuple[Reason, ...]:
    """Reason that all cards come to the same, if a fact says so: at most one."""
    cards = knowledge.legal
    tried = [trial(knowledge, card) for card in cards]
    decided = {settled(each) for each in tried}
    if not knowledge.rules.match_form.by_points and len(decided) == 1 and None not in decided:
        return (Reason(why=Why.HAND_IS_WON if decided == {1.0} else Why.HAND_IS_LOST),)
    percents = {prospect.percent for prospect in prospects}
    if not exact and not prospects[0].by_points and (min(percents) >= 99 or max(percents) <= 1):
        return (Reason(why=Why.AS_GOOD_AS_WON if min(percents) >= 99 else Why.AS_GOOD_AS_LOST),)
    points = {POINTS[card] for card in cards}
    if all(same_strength(knowledge, cards[0], card) for card in cards):
        return (Reason(why=Why.SAME_STRENGTH),)
    if exact and not prospects[0].ahead:
        return (Reason(why=Why.SAME_END, points=prospects[0].whole_points),)
    if len(points) == 1 and knowledge.table:
        if not any(each.takes for each in tried):
            return (Reason(why=Why.NONE_TAKES, points=points.pop()),)
        if all(each.takes and each.safe for each in tried):
            return (Reason(why=Why.ALL_TAKE),)
    return ()
