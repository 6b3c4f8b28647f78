"""Puzzles in words: what is asked, what is said of an answer, the proof, how one is doing."""

from collections.abc import Sequence

from briscola.client.puzzles.progress import PuzzleProgress
from briscola.client.puzzles.puzzle import ProofKind, Puzzle, Theme, Worth, action_of, trumps_out
from briscola.engine.actions import Action, Call, Declare, Play
from briscola.engine.observation import Observation
from briscola.i18n.actions import label
from briscola.i18n.cards import mean_points_text, points_text, rank_name, the_card
from briscola.i18n.reasons import Speech, ahead, percent, sentence
from briscola.i18n.text import _, ngettext, pgettext, upper
from briscola.players.insight.reasons import Why

UNTOLD = frozenset({Why.WINS_MORE_OFTEN, Why.MORE_POINTS, Why.FURTHER_AHEAD})
"""Reasons that only repeat the figures, which are all told."""


def theme_name(theme: Theme) -> str:
    """What a puzzle trains, in a word or two."""
    match theme:
        case Theme.CALL:
            return _("The call")
        case Theme.DECLARE:
            return _("The marianna")
        case Theme.HIDDEN_PARTNER:
            return _("The hidden partner")
        case Theme.LOAD_PARTNER:
            return _("Loading the partner")
        case Theme.STROZZO:
            return _("The strozzo")
        case Theme.LAST_DRAW:
            return _("The last draw")
        case Theme.LAST_TRUMP:
            return _("The last trump")
        case Theme.TRUMPING:
            return _("Trumping")
        case Theme.COUNT:
            return _("Counting the end")
        case Theme.CARICO:
            return _("Keeping a carico")
        case Theme.LEAD:
            return _("The lead")
        case Theme.TRICK:
            return _("The trick")


def question(puzzle: Puzzle) -> str:
    """What is to be found."""
    if isinstance(puzzle.right, Call):
        return _("Find the one right call")
    if any(isinstance(action_of(worth.action), Declare) for worth in puzzle.worths):
        return _("Declare, or which card?")
    return _("Find the one right card")


def goal_text(view: Observation) -> str:
    """What the solver plays for, in one sentence."""
    rules, me = view.rules, view.seat
    if view.contract is not None:
        if view.called is None:
            return _("You have bid {n}: which card do you call?").format(n=view.contract)
        taken = view.points[me]
        if me == view.caller:
            return _("You are the caller: you need {n} points with your partner.").format(n=view.contract)
        if view.called in view.hand:
            return _("You are the hidden partner: the two of you need {n} points.").format(n=view.contract)
        return _("The caller needs {n} points; you have taken {taken}.").format(n=view.contract, taken=taken)
    mine = sum(view.points[seat] for seat in rules.side_of[me])
    if rules.match_form.by_points:
        return _("Every point counts; you have taken {n}.").format(n=mine)
    if rules.two_sides:
        theirs = sum(view.points) - mine
        return _(
            "You have {mine} points against {theirs}: {n} win the hand, and then every point still counts."
        ).format(mine=mine, theirs=theirs, n=rules.majority)
    return _("You have {n} points; whoever has most wins the hand.").format(n=mine)


def known_text(puzzle: Puzzle, view: Observation, speech: Speech) -> str:
    """What the solver would know from the tricks before, had he seen them; empty where that is nothing."""
    if puzzle.proof is ProofKind.EXACT:
        return _("You have counted well: that is why all cards lie open.")
    if view.trumps is None:
        return ""
    ranks = [rank_name(each.rank, naming=speech.naming) for each in trumps_out(view)]
    if not ranks:
        return _("You have seen every trump.")
    return _("Trumps that you have not seen: {ranks}.").format(ranks=", ".join(ranks))


def right_title(*, shown: bool) -> str:
    """Over what is said at the end; `shown`: the answer had to be shown."""
    return _("The answer") if shown else _("Right!")


def right_words(puzzle: Puzzle, speech: Speech) -> Sequence[str]:
    """Why the choice is right, and what every choice would have brought."""
    reason = puzzle.told.reason
    why = [] if reason.why in UNTOLD else [sentence(reason, speech)]
    return [*why, *worth_lines(puzzle, speech)]


def worth_lines(puzzle: Puzzle, speech: Speech, most: int = 5) -> Sequence[str]:
    """What every choice comes to, the right one first; of very many only the nearest."""
    return [
        _("{choice}: {worth}").format(
            choice=upper(choice_text(action_of(worth.action), speech)), worth=worth_text(worth, puzzle)
        )
        for worth in puzzle.worths[:most]
    ]


def worth_text(worth: Worth, puzzle: Puzzle) -> str:
    """What a choice comes to: points, and the chance where there is one."""
    if puzzle.ahead:
        return ahead(round(worth.points))
    exact = puzzle.proof is ProofKind.EXACT
    points = points_text(round(worth.points)) if exact else mean_points_text(worth.points)
    if puzzle.by_points:
        return points
    if worth.chance in (0.0, 1.0):
        return _("{points}, {result}").format(
            points=points, result=pgettext("puzzle", "won") if worth.chance else pgettext("puzzle", "lost")
        )
    if exact:
        return _("{points}, {result}").format(points=points, result=pgettext("puzzle", "even"))
    whole = min(99, max(1, round(100 * worth.chance)))
    return _("{points}, {chance} to win").format(points=points, chance=percent(whole))


def proof_text(puzzle: Puzzle) -> str:
    """How the figures are known."""
    if puzzle.proof is ProofKind.EXACT:
        return _("Every card was known: this is certain.")
    return _("Played to the end {n} times, with the hidden cards as they might lie.").format(n=puzzle.samples)


def wrong_words(puzzle: Puzzle, action: Action, speech: Speech) -> Sequence[str]:
    """A kind word about another choice: what it comes to, and that there is better."""
    choice = upper(choice_text(action, speech))
    worth = puzzle.worth_of(action)
    if worth is None:
        return [_("{choice} brings less.").format(choice=choice)]
    found = _("With {choice}: {worth}.").format(choice=choice, worth=worth_text(worth, puzzle))
    better = _("With the right choice: {worth}.").format(worth=worth_text(puzzle.worths[0], puzzle))
    return [found, better]


def choice_title(action: Action, speech: Speech) -> str:
    """A choice as a line of its own."""
    return upper(label(action, naming=speech.naming))


def choice_text(action: Action, speech: Speech) -> str:
    """A choice within a line."""
    if isinstance(action, Play | Call):
        return the_card(action.card, naming=speech.naming)
    return label(action, naming=speech.naming)


def about_text(puzzle: Puzzle) -> str:
    """Theme and grade."""
    return _("{theme} · grade {n}").format(theme=theme_name(puzzle.theme), n=puzzle.grade)


def slate_lines(made: PuzzleProgress) -> tuple[str, str]:
    """What stands on the slate: solved in a row, and days in a row."""
    row = ngettext("{n} in a row", "{n} in a row", made.in_a_row).format(n=made.in_a_row)
    days = ngettext("{n} day", "{n} days", made.days).format(n=made.days)
    return row, days
