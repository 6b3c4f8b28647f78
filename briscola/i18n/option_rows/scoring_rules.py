"""Words of the house rules on results of hands and matches."""

from collections.abc import Mapping

from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import Naming
from briscola.i18n.option_row import OptionWords
from briscola.i18n.text import lazy


def said_with_the_goal(value: OptionValue, rules: Rules, naming: Naming) -> str:
    """Return nothing: `result_words.match_goal` tells how the match ends."""
    del value, rules, naming
    return ""


SCORING_RULES: Mapping[str, OptionWords] = {
    "tie": OptionWords(
        name=lazy("60 to 60"),
        question=lazy("And at 60 to 60?"),
        sentence=lazy("A tie, 60 points each, is void, or goes to whoever took the last trick."),
        values={"void": lazy("void"), "last_trick": lazy("last trick decides")},
        in_force={
            "void": lazy("Sixty points each is a tie, and the hand is void."),
            "last_trick": lazy("At sixty points each, the last trick decides the hand."),
        },
        pages=("numbers", "matches"),
    ),
    "tie_counts": OptionWords(
        name=lazy("A tie counts on"),
        question=lazy("Does a tie make the next hand count more?"),
        sentence=lazy(
            "After 60 to 60 the next hand counts one stroke more for whoever wins it, and one more again for "
            "each further tie."
        ),
        chapter="sueca",
        in_force={
            True: lazy("After 60 to 60 the next hand counts one stroke more."),
            False: lazy("After 60 to 60 the next hand counts as any other."),
        },
    ),
    "independents": OptionWords(
        name=lazy("Nobody over 60"),
        question=lazy("And if nobody passes 60?"),
        sentence=lazy(
            "When each plays alone, often nobody passes 60. Then the most points win, or nobody "
            "wins the hand."
        ),
        values={"highest": lazy("highest wins"), "strict": lazy("nobody wins")},
        in_force={
            "highest": lazy("The highest total wins the hand, even with sixty points or fewer."),
            "strict": lazy("A hand in which nobody passes sixty points goes to nobody."),
        },
        pages=("numbers",),
    ),
    "capot": OptionWords(
        name=lazy("All tricks count two hands"),
        question=lazy("Do all the tricks count two hands?"),
        sentence=lazy("Capot: the side that takes every trick of the hand marks two hands instead of one."),
        idle=lazy("all 120 points mark four hands anyway"),
        in_force={
            True: lazy("Taking every trick counts two hands."),
            False: lazy("Taking every trick counts one hand, like any other win."),
        },
        pages=("matches",),
    ),
    "stakes": OptionWords(
        name=lazy("Large wins count more"),
        question=lazy("Do large wins count more?"),
        sentence=lazy("61 to 90 points mark one hand, 91 to 119 two, all 120 four."),
        idle=lazy("the points of all hands are added up"),
        chapter="bisca",
        in_force={
            True: lazy("61 to 90 points count one hand, 91 to 119 two, all 120 four."),
            False: lazy("Every win counts one hand, large or small."),
        },
        pages=("matches",),
    ),
    "stop_at_61": OptionWords(
        name=lazy("Stop at 61"),
        question=lazy("Does the hand stop at 61?"),
        sentence=lazy(
            "The hand ends as soon as a side has 61 points, enough to win it, and what it scores is certain."
        ),
        in_force={
            True: lazy("The hand stops as soon as a side has 61 points and what it scores is certain."),
            False: lazy("Every hand is played to its last card."),
        },
        pages=("hand",),
    ),
    "total_120": OptionWords(
        name=lazy("Match to 120 points"),
        question=lazy("Does the match go to 120 points?"),
        short=lazy("To 120 points"),
        sentence=lazy(
            "The points of all hands are added up: with 120 and more, the higher total wins the match."
        ),
        in_force={True: lazy("The points of all hands are added up: 120 win the match."), False: None},
        pages=("short", "matches"),
    ),
    "match": OptionWords(
        name=lazy("The match"),
        question=lazy("What decides the match?"),
        short=lazy("Match"),
        sentence=lazy(
            "What decides the match: hands won, the points of all hands, a number of hands, "
            "or a balance of payments."
        ),
        values={
            "points": lazy("points of all hands"),
            "wins": lazy("winning hands"),
            "hands": lazy("number of hands"),
            "target": lazy("points of payment"),
        },
        in_force=said_with_the_goal,
    ),
    "to_points": OptionWords(
        name=lazy("Points to win"),
        question=lazy("How many points win the match?"),
        sentence=lazy("The points of all hands together that win the match."),
        values=str,
        in_force=said_with_the_goal,
    ),
    "match_hands": OptionWords(
        name=lazy("Hands to play"),
        question=lazy("How many hands make a match?"),
        sentence=lazy("The number of hands in a match of fixed length."),
        values=str,
        idle=lazy("the match does not end after a number of hands"),
        in_force=said_with_the_goal,
    ),
    "match_target": OptionWords(
        name=lazy("Balance to win"),
        question=lazy("What balance wins the match?"),
        sentence=lazy("The balance that wins a match played for points of payment."),
        values=str,
        idle=lazy("the match does not end at a balance"),
        in_force=said_with_the_goal,
    ),
}
