"""The words of the puzzles: questions, answers, proof and progress."""

from collections.abc import Sequence

from briscola.capabilities.puzzles.puzzle import (
    ProofKind,
    Puzzle,
    PuzzleGame,
    Theme,
    Worth,
    action_of,
    trumps_out,
)
from briscola.capabilities.puzzles.spaced_repetition import GRADES, PuzzleProgress
from briscola.capabilities.puzzles.wrong_answers import fault_of, merit_of
from briscola.engine.actions import Action, Bid, Call, Declare
from briscola.engine.observation import Observation
from briscola.i18n.action_words import choice_text, headline, label, the_bid
from briscola.i18n.card_words import Naming, mean_points_text, points_text, rank_name
from briscola.i18n.game_words import form_words, variant_name
from briscola.i18n.reason_words import Speech, ahead, percent, sentence
from briscola.i18n.text import _, ngettext, number, pgettext, upper
from briscola.players.insight.reasons import Why

UNTOLD = frozenset({Why.WINS_MORE_OFTEN, Why.MORE_POINTS, Why.FURTHER_AHEAD})
"""Reasons that only repeat the figures, which are shown anyway."""

MOST, MOST_BIDS = 5, 4
"""Most rows of choices shown; fewer for bids, because the auction takes room on the table."""


def theme_name(theme: Theme) -> str:
    """Name of the skill that a puzzle trains."""
    match theme:
        case Theme.BID:
            return _("The auction")
        case Theme.CALL:
            return _("The call")
        case Theme.DECLARE:
            return _("The marianna")
        case Theme.HIDDEN_PARTNER:
            return _("The hidden partner")
        case Theme.LOAD_PARTNER:
            return _("Points for the partner")
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
            return _("Keeping a load")
        case Theme.LEAD:
            return _("The lead")
        case Theme.TRICK:
            return _("The trick")


def puzzle_game_name(game: PuzzleGame) -> str:
    """Name of a game in the list of puzzles, with seats and sides for the classic game."""
    if not game.players:
        return variant_name(game.variant)
    form = form_words((game.players, game.in_sides), dummy=False)
    return str(form.title).format(game=variant_name(game.variant))


def question(puzzle: Puzzle) -> str:
    """The question of a puzzle."""
    if puzzle.theme is Theme.BID:
        return _("Pass, or which bid?")
    if isinstance(puzzle.right, Call):
        return _("Find the one right call")
    if any(isinstance(action_of(worth.action), Declare) for worth in puzzle.worths):
        return _("Declare, or play which card?")
    return _("Find the one right card")


def goal_text(view: Observation, speech: Speech) -> str:
    """The solver's goal in a sentence or two."""
    rules, me = view.rules, view.seat
    if rules.bidding is not None and view.contract is None:
        pays = _("What counts is what you are paid: a caller wins or loses double.")
        return f"{_standing_text(view, speech)} {pays}"
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
    return _("You have {n} points; whoever has the most wins the hand.").format(n=mine)


def _standing_text(view: Observation, speech: Speech) -> str:
    """A sentence on the highest bid so far."""
    last = next(((seat, bid) for seat, bid in reversed(view.bids) if bid is not None), None)
    if last is None:
        return _("Nobody has bid so far.")
    said = the_bid(last[1], naming=speech.naming)
    return _("The highest bid: {bid}, by {name}.").format(bid=said, name=speech.names[last[0]])


def known_text(puzzle: Puzzle, view: Observation, speech: Speech) -> str:
    """A sentence on the trumps the solver has not seen; empty while there are no trumps."""
    if puzzle.proof is ProofKind.EXACT:
        return _("You have counted well: that is why all cards lie open.")
    if view.trumps is None:
        return ""
    ranks = [rank_name(each.rank, naming=speech.naming) for each in trumps_out(view)]
    if not ranks:
        return _("You have seen every trump.")
    return _("Trumps that you have not seen: {ranks}.").format(ranks=", ".join(ranks))


def right_title(*, shown: bool) -> str:
    """Title of the answer; `shown` is True if the solver had to be shown it."""
    return _("The answer") if shown else _("Right!")


def right_words(puzzle: Puzzle, speech: Speech) -> Sequence[str]:
    """Sentences why the choice is right; empty if the figures say it all."""
    reason = puzzle.told.reason
    return [] if reason.why in UNTOLD else [sentence(reason, speech)]


def worth_head(puzzle: Puzzle) -> Sequence[str]:
    """Column heads of `worth_rows`."""
    if puzzle.ahead:
        return ()
    if puzzle.theme is Theme.BID:
        return pgettext("puzzle", "paid"), pgettext("puzzle", "to win")
    points = pgettext("puzzle", "points")
    if puzzle.by_points:
        return (points,)
    return points, "" if puzzle.proof is ProofKind.EXACT else pgettext("puzzle", "to win")


def worth_rows(puzzle: Puzzle, speech: Speech) -> Sequence[Sequence[str]]:
    """One row per choice with its values, the right one first; at most `MOST` or `MOST_BIDS` rows."""
    most = MOST_BIDS if puzzle.theme is Theme.BID else MOST
    said = label if puzzle.theme is Theme.BID else choice_text
    return [
        (upper(said(action_of(worth.action), naming=speech.naming)), *_figures(worth, puzzle))
        for worth in puzzle.worths[:most]
    ]


def _figures(worth: Worth, puzzle: Puzzle) -> Sequence[str]:
    """Points or payment, then the result or the chance to win where there is one."""
    if worth.payment is not None:
        return signed(worth.payment), _result(worth, puzzle)
    if puzzle.ahead:
        return (ahead(round(worth.points)),)
    points = number(worth.points, 0 if puzzle.proof is ProofKind.EXACT else 1)
    return (points,) if puzzle.by_points else (points, _result(worth, puzzle))


def _result(worth: Worth, puzzle: Puzzle) -> str:
    """Result of a choice: won, lost, even, or the chance to win."""
    if worth.chance in (0.0, 1.0):
        return pgettext("puzzle", "won") if worth.chance else pgettext("puzzle", "lost")
    if puzzle.proof is ProofKind.EXACT:
        return pgettext("puzzle", "even")
    return percent(min(99, max(1, round(100 * worth.chance))))


def worth_text(worth: Worth, puzzle: Puzzle) -> str:
    """The value of a choice in words."""
    if worth.payment is not None:
        paid = _("{payment} a hand").format(payment=signed(worth.payment))
        return _("{points}, {chance} to win").format(points=paid, chance=_result(worth, puzzle))
    if puzzle.ahead:
        return ahead(round(worth.points))
    exact = puzzle.proof is ProofKind.EXACT
    points = points_text(round(worth.points)) if exact else mean_points_text(worth.points)
    if puzzle.by_points:
        return points
    if exact or worth.chance in (0.0, 1.0):
        return _("{points}, {result}").format(points=points, result=_result(worth, puzzle))
    return _("{points}, {chance} to win").format(points=points, chance=_result(worth, puzzle))


def signed(payment: float) -> str:
    """A payment with its sign, to a tenth: `+0.6`."""
    text = number(abs(payment), 1)
    sign = "" if round(payment, 1) == 0 else "+" if payment > 0 else "\N{MINUS SIGN}"
    return sign + text


def answer_foot(puzzle: Puzzle, *, missed: bool) -> str:
    """Sentences on whether the values are certain, and that the first answer, which `missed` it, counts."""
    certain = _("Every card was known: this is certain.") if puzzle.proof is ProofKind.EXACT else ""
    return " ".join(filter(None, (certain, _("Your first answer counts.") if missed else "")))


def wrong_words(puzzle: Puzzle, view: Observation, action: Action, speech: Speech) -> Sequence[str]:
    """Kind sentences about a wrong choice: its value, the better one of the right choice, and the reason.

    The reason is what speaks against it, else what speaks for the right choice, which is not named.
    """
    choice = choice_text(action, naming=speech.naming)
    worth = puzzle.worth_of(action)
    if worth is None:
        return [_("{choice} brings less.").format(choice=upper(choice))]
    found = upper(_("With {choice}: {worth}.").format(choice=choice, worth=worth_text(worth, puzzle)))
    better = _("With the right choice: {worth}.").format(worth=worth_text(puzzle.worths[0], puzzle))
    fault = fault_of(puzzle, view, action)
    if fault is not None:
        return [f"{found} {sentence(fault, speech)}", better]
    merit = merit_of(puzzle, view, action)
    return [found, better if merit is None else f"{better} {sentence(merit, speech)}"]


def choice_title(action: Action, speech: Speech) -> str:
    """A choice as a title."""
    said = headline if isinstance(action, Bid) else label
    return upper(said(action, naming=speech.naming))


def do_it(action: Action, naming: Naming) -> str:
    """Label of the button that makes the picked choice."""
    return _("Call it") if isinstance(action, Call) else headline(action, naming=naming)


def grade_text(puzzle: Puzzle, *, told: bool) -> str:
    """Grade of a puzzle; with its theme if `told`, since the theme would give the answer away."""
    grade = _("grade {n} of {all}").format(n=puzzle.grade, all=GRADES)
    if not told:
        return grade
    return _("{theme} · {grade}").format(theme=theme_name(puzzle.theme), grade=grade)


def again_text() -> str:
    """Note below the question of a puzzle met before."""
    return _("You have met this one before.")


def board_lines(made: PuzzleProgress, puzzles: int) -> Sequence[str]:
    """Lines of the slate: solved, in a row, days in a row; before the first answer, the number of puzzles."""
    if not made.answered:
        return (
            ngettext("{n} puzzle", "{n} puzzles", puzzles).format(n=puzzles),
            pgettext("puzzles", "wait for you"),
        )
    lines = [_("{solved} of {all} solved").format(solved=made.solved, all=made.answered)]
    if made.in_a_row > 1:
        lines.append(ngettext("{n} in a row", "{n} in a row", made.in_a_row).format(n=made.in_a_row))
    if made.days > 1:
        lines.append(ngettext("{n} day in a row", "{n} days in a row", made.days).format(n=made.days))
    return lines


def school_text(made: PuzzleProgress, due: int) -> str:
    """One line about the puzzles: what they are, then the number `due` again, or solved at once."""
    if not made.answered:
        return _("Exactly one choice is right: which?")
    if due:
        return ngettext("{n} puzzle to repeat today", "{n} puzzles to repeat today", due).format(n=due)
    return _("Solved at once: {solved} of {all}").format(solved=made.solved, all=made.answered)
