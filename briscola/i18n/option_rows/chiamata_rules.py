"""Words of the house rules on auction, call and payments of chiamata."""

from collections.abc import Mapping

from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import Naming
from briscola.i18n.option_row import OptionWords
from briscola.i18n.text import _, lazy, plazy


def _weak(rules: Rules, naming: Naming) -> str:
    """Sentence on weak hands, with the points that the game has agreed on."""
    del naming
    if rules.options["weak_points"] == 2 and rules.called_rank is None:
        return _("Before the auction, whoever holds at most two points may have the cards dealt again.")
    return _(
        "Before the auction, whoever holds at most four points (none at all where the two is "
        "called) may have the cards dealt again."
    )


def _capot(value: OptionValue, rules: Rules, naming: Naming) -> str:
    """Sentence on the capot that is paid double; empty if none is."""
    del naming
    if not value:
        return ""
    if rules.options["capot_by"] == "points":
        return _("If the caller’s side has all 120 points, the payments double.")
    return _("Whoever takes all eight tricks is paid double.")


CHIAMATA_RULES: Mapping[str, OptionWords] = {
    "morto": OptionWords(
        name=lazy("The dummy"),
        question=lazy("Does the dummy lie face up or face down?"),
        sentence=lazy(
            "The dummy, the fifth hand, turns its cards blindly one by one, or lies open and is played for."
        ),
        values={"blind": lazy("face down"), "open": lazy("face up")},
        in_force={
            "open": lazy(
                "The dummy’s cards lie open. The caller plays for it if it is his partner, else the dealer."
            ),
            "blind": lazy("The dummy’s cards stay face down: it turns one over at each of its turns."),
        },
        pages=("chiamata",),
    ),
    "bidding": OptionWords(
        name=lazy("The auction"),
        question=lazy("What does one bid?"),
        short=lazy("Auction"),
        sentence=lazy(
            "In the auction players promise points, or bid lower and lower cards: ace, three, "
            "king … down to the two. Or they promise points and always call a two."
        ),
        values={"points": lazy("by points"), "rank": lazy("by rank"), "two": lazy("straight to the two")},
        in_force={
            "points": lazy("Bids are points, from 61 to 120."),
            "rank": lazy("Bids are ranks, from the ace down to the two."),
            "two": lazy("Bids are points, and the called card is always a two."),
        },
        pages=("chiamata",),
    ),
    "obliged": OptionWords(
        name=lazy("Obliged twos"),
        question=lazy("Are there obliged twos?"),
        short=plazy("rule", "Obliged"),
        sentence=lazy(
            "Above each two with points stands the same one obliged: whoever bids it calls the lowest card "
            "of a suit that he does not hold."
        ),
        pages=("chiamata",),
    ),
    "first_lead": OptionWords(
        name=lazy("First lead"),
        question=lazy("Who leads the first trick?"),
        sentence=lazy("Who leads the first trick: the player at the dealer’s right, or the caller."),
        values={"dealer_right": lazy("dealer’s right"), "caller": lazy("the caller")},
        in_force={
            "dealer_right": lazy("The player at the dealer’s right leads the first trick."),
            "caller": lazy("The caller leads the first trick."),
        },
        pages=("chiamata",),
    ),
    "call_own": OptionWords(
        name=lazy("May call one’s own card"),
        question=lazy("May the caller call a card of his own?"),
        sentence=lazy("The caller may call a card of his own hand and play alone against all."),
        idle=lazy("one’s own two may always be called"),
        in_force={
            True: lazy("The caller may call a card of his own and play alone against all."),
            False: lazy("The caller may not call a card of his own."),
        },
        pages=("chiamata",),
    ),
    "all_pass": OptionWords(
        name=lazy("When all pass"),
        question=lazy("And if all pass?"),
        sentence=lazy(
            "When nobody bids, the deal moves on, stays, or the dealer has to bid the smallest promise."
        ),
        values={"next": lazy("next dealer"), "same": lazy("same dealer"), "forced": lazy("dealer must bid")},
        in_force={
            "next": lazy("When all pass, the next player deals."),
            "same": lazy("When all pass, the same player deals again."),
            "forced": lazy("When all others pass, the dealer must bid the least."),
        },
        pages=("chiamata",),
    ),
    "multiplier": OptionWords(
        name=lazy("Higher bids pay more"),
        question=lazy("Do higher bids pay more?"),
        sentence=lazy("Every ten points promised above 61 raise what is paid."),
        in_force={
            True: lazy("Every ten points promised above 61 raise the payments."),
            False: lazy("The payments are the same for every bid."),
        },
        pages=("chiamata",),
    ),
    "void_doubles": OptionWords(
        name=lazy("Void hands double"),
        question=lazy("Does a void hand double the next one?"),
        sentence=lazy("After each void hand the next one is paid double, at most eight times."),
        idle=lazy("no void hand raises the payments"),
        pages=("chiamata",),
    ),
    "capot_doubles": OptionWords(
        name=lazy("All tricks pay double"),
        question=lazy("Do all the tricks pay double?"),
        sentence=lazy("Capot: whoever takes all eight tricks is paid double."),
        in_force=_capot,
        pages=("chiamata",),
    ),
    "capot_by": OptionWords(
        name=lazy("What pays double"),
        question=lazy("What is paid double?"),
        sentence=lazy(
            "All eight tricks of either side are paid double, or all 120 points of the caller’s, also in "
            "fewer tricks."
        ),
        values={"tricks": lazy("all the tricks"), "points": lazy("all the points")},
        idle=lazy("nothing is paid double"),
        in_force={"tricks": None, "points": None},
        pages=("chiamata",),
    ),
    "weak_redeal": OptionWords(
        name=lazy("Weak hands dealt again"),
        question=lazy("May a weak hand be dealt again?"),
        short=lazy("Weak hands"),
        sentence=_weak,
        pages=("chiamata",),
    ),
    "weak_points": OptionWords(
        name=lazy("Points of a weak hand"),
        question=lazy("How many points may a weak hand have at most?"),
        sentence=_weak,
        values=str,
        idle=lazy("no hand is dealt again for so few points"),
        in_force={4: None, 2: None},
        pages=("chiamata",),
    ),
    "concede": OptionWords(
        name=lazy("The caller may give up"),
        question=lazy("May the caller give up?"),
        short=plazy("rule", "Giving up"),
        sentence=lazy(
            "On his turn to play, the caller may give the hand up, in the pause menu or with a "
            "press on the called card. It then counts as failed."
        ),
        in_force={
            True: lazy("On his turn to play, the caller may give the hand up. It then counts as failed."),
            False: None,
        },
        pages=("chiamata",),
    ),
    "dark": OptionWords(
        name=lazy("First trick in the dark"),
        question=lazy("Is the first trick played in the dark?"),
        short=plazy("rule", "In the dark"),
        sentence=lazy("The caller names the card only when the five cards of the first trick lie there."),
        in_force={
            True: lazy(
                "The first trick is played in the dark: the caller names his card when it lies there."
            ),
            False: None,
        },
        pages=("chiamata",),
    ),
}
