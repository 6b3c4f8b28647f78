"""The coach's words about a hand, its plays and its luck."""

from collections.abc import Sequence
from itertools import takewhile

from briscola.capabilities.coach.judgement import JudgedHand, JudgedPlay, Verdict
from briscola.i18n.action_words import choice_text, label
from briscola.i18n.card_words import Naming, mean_points_text, points_text
from briscola.i18n.reason_words import Speech, percent, sentence
from briscola.i18n.score_words import hands_text
from briscola.i18n.text import _, ngettext, number, upper
from briscola.players.insight.choice_comparison import Ground
from briscola.players.insight.prospects import Closeness
from briscola.players.insight.reasons import FIGURES, NEARLY, Reason, Why
from briscola.players.insight.significance import COSTLY, TELLS

TOLD = 2
"""Most reasons shown for a play."""
UNTOLD = frozenset({Why.AS_GOOD, Why.EXACT, Why.ALL_ALIKE, Why.LITTLE_AT_STAKE, Why.NEARLY_AS_GOOD})
"""Reasons that say nothing in hindsight."""
UNSURE = 0.75
"""Standard error in points from which a cost is shown in whole points."""
WHOLE = 9.95
"""Points from which a cost under a card is shown without a decimal, for lack of room."""
LUCKY = 3.0
"""Points above or below an even deal from which the cards count as kind or unkind."""


def title_of(play: JudgedPlay) -> str:
    """Title of a judged play."""
    match play.verdict:
        case Verdict.STRONG:
            return _praise(play)
        case Verdict.GOOD:
            return _fair(play)
        case Verdict.SLIP:
            return _("It could have been a little better")
        case Verdict.MISTAKE:
            return _("There was better")
        case Verdict.GRAVE:
            return _("A costly choice")


def _fair(play: JudgedPlay) -> str:
    """Title of a faultless play; it praises only where something was at stake and an idea can be named."""
    own, best = play.found.of(play.decision.action), play.found.advice
    if play.indifferent:
        return _("Nothing depended on it")
    if play.at_stake < TELLS and play.found.precise:
        return _("Little depended on it")
    if own is best:
        ideas = [each for each in _told(play.reasons) if each.why.kind not in (FIGURES, NEARLY)]
        return _("Well played") if play.at_stake >= COSTLY and ideas else _("The best choice")
    assert own is not None
    if own.prospect.closeness is Closeness.AS_GOOD:
        return _("As good as the best")
    nearly = own.cost < TELLS and own.prospect.closeness is Closeness.NEARLY
    return _("Nearly as good as the best") if nearly else _("Hard to say")


def _praise(play: JudgedPlay) -> str:
    """Title of a strong play, by its leading reason."""
    match play.reasons[0].why:
        case Why.BRINGS_HOME if play.decision.view.table:
            return _("A strong strozzo")
        case Why.CHEAPEST_TRUMP:
            return _("The right trump")
        case Why.KEEPS_MASTER | Why.KEEPS_LAST_TRUMP | Why.SAVES_TRUMP | Why.KEEPS_TRUMP:
            return _("A trump well kept")
        case Why.OPPONENT_MAY_HOLD_ACE | Why.SAVES_CARICO:
            return _("A load well kept")
        case Why.LOADS_PARTNER | Why.FEEDS_PARTNER | Why.FEEDS_MORE | Why.PARTNER_MAY_TAKE:
            return _("Points well given")
        case Why.BIDDING_WINS:
            return _("A good bid")
        case Why.PASSING_WINS:
            return _("A wise pass")
        case _:
            return _("A strong play")


def words_of(play: JudgedPlay, speech: Speech) -> Sequence[str]:
    """Sentences about a play: the better choice, why, and the cost; or what was good about it."""
    reasons = [sentence(reason, speech) for reason in _told(play.reasons)]
    if not play.faulty:
        return [*reasons, *_doubted(play, speech.naming), *_proof(play)]
    better = _("Better: {choice}.").format(choice=choice_text(play.best, naming=speech.naming))
    return [better, *reasons, cost_text(play), *_proof(play)]


def _doubted(play: JudgedPlay, naming: Naming) -> Sequence[str]:
    """A note that another choice may have been better, if that is uncertain; else empty."""
    own, best = play.found.of(play.decision.action), play.found.advice
    if own is None or own is best or own.cost < TELLS:
        return []
    choice = choice_text(best.action, naming=naming)
    return [_("Perhaps {choice} was better; nobody can be sure.").format(choice=choice)]


def _told(reasons: Sequence[Reason]) -> Sequence[Reason]:
    """Reasons for a play; what comes after `NEARLY_AND_THIS` speaks for another."""
    own = takewhile(lambda reason: reason.why is not Why.NEARLY_AND_THIS, reasons)
    return [reason for reason in own if reason.why not in UNTOLD][:TOLD]


def _proof(play: JudgedPlay) -> Sequence[str]:
    return [_("Every card was known: this is certain.")] if play.proven else []


def cost_text(play: JudgedPlay) -> str:
    """Sentence on the cost of a play, rounded by its uncertainty."""
    unsure = play.error >= UNSURE and round(play.points) > 0
    points = points_text(round(play.points)) if unsure else mean_points_text(play.points)
    chance = percent(round(100 * play.chance))
    by_points = play.found.advice.prospect.by_points
    if play.found.ground is Ground.NET:
        return _("It cost about {chance} of the chance to win.").format(chance=chance)
    if by_points or not round(100 * play.chance):
        words = _("It cost about {points}.") if unsure else _("It cost {points}.")
        return words.format(points=points)
    if not play.points:
        return _("It cost {chance} of the chance to win.").format(chance=chance)
    words = _("It cost {points} and {chance} of the chance to win.")
    if unsure:
        words = _("It cost about {points} and {chance} of the chance to win.")
    return words.format(points=points, chance=chance)


def mark_of(play: JudgedPlay) -> str:
    """Figure under a card of the strip: points lost, or per cent for bids; empty if nothing was lost."""
    if not play.faulty:
        return ""
    if play.told_as_chance:
        return "−" + percent(round(100 * play.chance))
    return "−" + number(play.points, 1 if play.points < WHOLE else 0)


def summary_of(hand: JudgedHand, *, even: float | None) -> Sequence[str]:
    """Sentences on luck and skill in a hand; `even` is the worth in points of an average deal."""
    found = []
    if hand.finding.par is not None and hand.finding.made is not None:
        found.append(
            _("In your place maestros make {par} with these cards on average; you made {made}.").format(
                par=points_text(round(hand.finding.par.points)), made=hand.finding.made
            )
        )
        if even is not None:
            found.append(_luck(hand.finding.par.points - even))
    if hand.plays:
        found.append(_skill(hand))
    if hand.finding.unjudged:
        found.append(
            ngettext(
                "{n} choice is left out: nobody can say honestly what it was worth.",
                "{n} choices are left out: nobody can say honestly what they were worth.",
                hand.finding.unjudged,
            ).format(n=hand.finding.unjudged)
        )
    return found


def _luck(above: float) -> str:
    if above >= LUCKY:
        return _("The cards were kind: {points} more than average.").format(points=points_text(round(above)))
    if above <= -LUCKY:
        words = _("The cards were against you: {points} less than average.")
        return words.format(points=points_text(round(-above)))
    return _("The cards were nearly even.")


def _skill(hand: JudgedHand) -> str:
    faulty = [play for play in hand.plays if play.faulty]
    if not faulty:
        return _("With what you could see, nothing was clearly better than what you did.")
    return ngettext(
        "{n} choice was not the best you could see: it cost {points}.",
        "{n} choices were not the best you could see: they cost {points} in all.",
        len(faulty),
    ).format(n=len(faulty), points=mean_points_text(hand.lost))


def accuracy_text(share: float) -> str:
    """Accuracy of a hand or a match as text; `share` is 0 to 1."""
    return _("Accuracy {percent}").format(percent=percent(round(100 * share)))


def accuracy_mean_text(hands: int, share: float) -> str:
    """Number of judged hands and their mean accuracy as text."""
    return _("What could have been, {hands}: {percent} on average.").format(
        hands=hands_text(hands), percent=percent(round(100 * share))
    )


def thinking_text(share: float) -> str:
    """Progress of the coach as text; `share` is 0 to 1."""
    return _("Looking at each choice: {percent}").format(percent=percent(int(100 * share)))


def honest_text() -> str:
    """Note that plays are judged by what the person could see."""
    return _("Every choice is judged by what you could see at that moment.")


def other_course_text(at: int) -> str:
    """Note that the hand left the match's course at the person's choice with index `at`."""
    if not at:
        return _("What if: from the start this is not how the match went. It does not count.")
    return _("What if: right of the light line this is not how the match went. It does not count.")


def done_text(play: JudgedPlay, speech: Speech) -> str:
    """The action taken, as a title: a card or a bid."""
    return upper(label(play.decision.action, naming=speech.naming))
