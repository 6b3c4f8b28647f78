"""The words of the journal: costly habits and strengths."""

from collections.abc import Mapping

from briscola.capabilities.coach.journal import TRAINED_BY, Costs, Journal
from briscola.capabilities.coach.play_habits import Habit, Strength
from briscola.capabilities.coach.words import accuracy_text
from briscola.capabilities.puzzles.words import theme_name
from briscola.i18n.card_words import mean_points_text
from briscola.i18n.text import Message, _, lazy, ngettext
from briscola.players.habits.notable_traits import ENOUGH

HABITS: Mapping[Habit, Message] = {
    Habit.TRUMPS_SPENT: lazy("You spend trumps where another card would do."),
    Habit.TRUMP_TOO_HIGH: lazy("You play a higher trump than you need."),
    Habit.TRUMPS_KEPT: lazy("You keep trumps back when their moment has come."),
    Habit.POINTS_THROWN: lazy("You give points to tricks that go to the others."),
    Habit.TRICKS_LEFT: lazy("You leave tricks that were worth taking."),
    Habit.TRICKS_TAKEN: lazy("You take tricks that were better left to the others."),
    Habit.LED_HIGH: lazy("You lead cards with points where a cheaper one would do."),
    Habit.PARTNER_STARVED: lazy("You give too few points to a partner who is taking."),
}
STRENGTHS: Mapping[Strength, Message] = {
    Strength.STROZZO: lazy("Your strozzi come at the right moment."),
    Strength.TRUMPED: lazy("You trump when it pays."),
    Strength.LOADED_PARTNER: lazy("You add points to your partner’s tricks."),
    Strength.LED_CHEAP: lazy("You lead cards without points where anything else would cost."),
    Strength.HELD_BACK: lazy("You give cards without points where anything else would cost."),
}


def costs_text(costs: Costs) -> str:
    """Cost of a habit: `1.8 points a hand, 12 times`."""
    return ngettext("{points} a hand, {n} time", "{points} a hand, {n} times", costs.times).format(
        points=mean_points_text(costs.a_hand), n=costs.times
    )


def trained_text(habit: Habit) -> str:
    """Theme of the puzzles that train against a habit."""
    return _("puzzles: {theme}").format(theme=theme_name(TRAINED_BY[habit]))


def wanted_text(hands: int) -> str:
    """Number of hands still missing before habits can be told."""
    return ngettext(
        "This is what has shown so far. Fewer than {enough} hands could be chance: after {n} more it counts.",
        "This is what has shown so far. Fewer than {enough} hands could be chance: after {n} more it counts.",
        hands,
    ).format(n=hands, enough=ENOUGH)


def times_text(times: int) -> str:
    """Number of times: `7 times`."""
    return ngettext("{n} time", "{n} times", times).format(n=times)


def summary_text(found: Journal) -> str:
    """Number of hands looked at, and their accuracy if known."""
    hands = ngettext("{n} hand was looked at.", "{n} hands were looked at.", found.hands).format(
        n=found.hands
    )
    if found.accuracy is None:
        return hands
    return f"{hands} {accuracy_text(found.accuracy)}."
