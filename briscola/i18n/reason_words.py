"""The words for the reasons of hints, one sentence each."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from briscola.client.view.view import ME
from briscola.engine.actions import Bid, Exchange, Redeal
from briscola.engine.cards import Card, Rank
from briscola.i18n.action_words import choice_text, the_bid
from briscola.i18n.card_words import (
    ITALIAN,
    Naming,
    mean_points_text,
    points_text,
    the_card,
    the_rank,
    whole_or_mean_text,
)
from briscola.i18n.text import Message, _, lazy, ngettext, number, plazy, upper
from briscola.players.insight.reasons import Reason, Why

LEAST_APART = 0.1
"""Least difference in points that is told: nobody can tell less."""


class Speech(Struct, frozen=True, kw_only=True):
    """Context of the sentences: names by place, the deck, and True `contract` if one is played for."""

    names: Sequence[str]
    naming: Naming = ITALIAN
    contract: bool = False


def percent(whole: int) -> str:
    """A chance in whole per cent as text."""
    return _("{percent}%").format(percent=whole)


def ahead(points: float) -> str:
    """Lead of a side over the others, or its deficit, in points."""
    if points == 0:
        return _("level")
    text = _("{points} ahead") if points > 0 else _("{points} behind")
    return text.format(points=_bare(abs(points)))


def _bare(points: float) -> str:
    """Points without the word: whole ones without a decimal."""
    return number(points, 0 if float(points).is_integer() else 1)


def _facts(reason: Reason, speech: Speech) -> Mapping[str, Any]:
    """Words and numbers that a row may name of a reason: in a field, or as its condition."""
    cards, points, naming, beside = reason.cards, reason.points or 0, speech.naming, reason.other
    # Reasons that were kept in a file have whole numbers with a decimal.
    mine, theirs = (int(f) if float(f).is_integer() else f for f in reason.figures or (0, 0))
    said = [the_card(card, naming=naming) for card in cards]
    ranks = [the_rank(card.rank, naming=naming) for card in cards]
    return {
        "contract": speech.contract,
        "name": "" if reason.seat is None else speech.names[reason.seat],
        "me": reason.seat == ME,
        "points": points,
        "uncounted": reason.points is None,
        "vague": reason.figures is None,
        "n": points,
        "in_points": points_text(points),
        "card": said[0] if cards else "",
        "second": said[1] if cards[1:] else "",
        "ace": the_card(Card(Rank.ACE, cards[0].suit), naming=naming) if cards else "",
        "rank": ranks[0] if cards else "",
        "second_rank": ranks[1] if cards[1:] else "",
        "left": len(cards) - 1,
        "only_other": len(cards) == 2,
        "mine": mine,
        "theirs": theirs,
        "others": theirs,
        "compared": reason.figures is not None,
        "chance": percent(round(mine)),
        "their_chance": percent(round(theirs)),
        "ahead": ahead(mine),
        "they_ahead": ahead(theirs),
        "mine_in_points": whole_or_mean_text(mine),
        "theirs_in_points": _bare(theirs),
        "other": "" if beside is None else choice_text(beside, naming=naming),
        "alone": beside is None,
        "differs": reason.apart is not None,
        "apart": mean_points_text(max(LEAST_APART, reason.apart or 0.0)),
        "exchange": isinstance(beside, Exchange),
        "redeal": isinstance(beside, Redeal),
        "new_deal": isinstance(beside, Redeal) and beside.wanted,
        "bid": the_bid(beside, naming=naming) if isinstance(beside, Bid) else "",
        "rank_bid": the_rank(beside.rank, naming=naming) if isinstance(beside, Bid) and beside.rank else "",
    }


Words = Message | Callable[[Mapping[str, Any]], str]
"""A sentence, or its function of a number that has a plural."""
_Row = tuple[Why, Words, str, Mapping[str, str]]
_FIELD = re.compile(r"{(\w+)}")


def _row(why: Why, words: Words, when: str = "", **fields: str) -> _Row:
    """A sentence, said `when` these facts are true; a field says the fact of its name, or the one given."""
    return why, words, when, fields


_CHANCES = {"mine": "chance", "theirs": "their_chance"}
_AHEAD = {"mine": "ahead", "theirs": "they_ahead"}


_ROWS: Sequence[_Row] = (
    # ---- the trick
    _row(Why.SECURES_GOAL, lazy("With this trick the contract is settled."), "contract uncounted"),
    _row(Why.SECURES_GOAL, lazy("With this trick the hand is won."), "uncounted"),
    _row(
        Why.SECURES_GOAL,
        lazy("With this trick you have {points}: that settles the contract."),
        "contract",
        points="in_points",
    ),
    _row(Why.SECURES_GOAL, lazy("With this trick you have {points}: the hand is won."), points="in_points"),
    _row(
        Why.DENIES_GOAL,
        lazy("Otherwise {name} would have {points} and win the hand."),
        "name",
        points="in_points",
    ),
    _row(
        Why.DENIES_GOAL,
        lazy("Otherwise the others would have {points} and win the hand."),
        points="in_points",
    ),
    _row(Why.BRINGS_HOME, lazy("{rank} is safe here: it brings its {points} points home.")),
    _row(Why.TAKES_SO_FAR, lazy("So far it takes {points} points."), "points"),
    _row(Why.TAKES_SO_FAR, lazy("So far it takes the trick.")),
    _row(Why.LOADS_PARTNER, lazy("The trick is yours for certain: add points."), "me"),
    _row(Why.LOADS_PARTNER, lazy("The trick is {name}’s for certain: add points.")),
    _row(Why.FEEDS_PARTNER, lazy("So far the trick is yours: add points."), "me"),
    _row(Why.FEEDS_PARTNER, lazy("So far the trick is {name}’s: add points.")),
    _row(Why.LEAVES_TO_PARTNER, lazy("{name} plays after you and may still take the trick.")),
    _row(Why.PARTNER_SHOWED, lazy("{name} plays after you and has shown {rank} of trumps.")),
    _row(Why.DRAWS_TRUMPS, lazy("Suit must be followed: whoever has a trump must play it.")),
    _row(Why.TRUMPS_ARE_GONE, lazy("Nobody else has a trump: only a higher card of its suit beats it.")),
    _row(Why.ONLY_TRUMPS_BEAT, lazy("Only a trump can still beat it.")),
    _row(Why.VOIDS_SUIT, lazy("It is your last of that suit: from then on you can trump it.")),
    _row(Why.WINS_TRICK, lazy("It takes {points} points, and no opponent can beat it."), "name points"),
    _row(Why.WINS_TRICK, lazy("It takes the trick, and no opponent can beat it."), "name"),
    _row(Why.WINS_TRICK, lazy("It takes {points} points, and nobody can beat it."), "points"),
    _row(Why.WINS_TRICK, lazy("It takes the trick, and nobody can beat it.")),
    _row(Why.DISCARDS_BLANK, lazy("It gives nothing away.")),
    _row(Why.LEADS_BLANK, lazy("Starting with a card without points costs little.")),
    # ---- what is kept
    _row(Why.CHEAPEST_TRUMP, lazy("It is enough for these {points} points: keep {card}."), "points"),
    _row(Why.CHEAPEST_TRUMP, lazy("It is enough for this trick: keep {card}.")),
    _row(Why.LAST_TRICK_CERTAIN, lazy("{card} will take the last trick.")),
    _row(Why.KEEPS_MASTER, lazy("Keep {card}: it is the highest trump left.")),
    _row(Why.OPPONENT_MAY_HOLD_ACE, lazy("{card} is still out: keep {rank}."), card="ace"),
    _row(Why.KEEPS_LAST_TRUMP, lazy("Keep {card}, your only trump.")),
    _row(Why.LETS_GO, lazy("Let it go: the trick has only {points} points, and you keep {card}."), "points"),
    _row(Why.LETS_GO, lazy("Let it go: the trick has no points, and you keep {card}.")),
    _row(Why.SAVES_TRUMP, lazy("There are only {points} points in the trick: keep {card}."), "points"),
    _row(Why.SAVES_TRUMP, lazy("There are no points in the trick: keep {card}.")),
    _row(Why.KEEPS_TRUMP, lazy("Keep {card}: it is a trump.")),
    _row(Why.KEEPS_HIGHER, lazy("Keep {card}: it is the higher of the two.")),
    _row(Why.KEEPS_TOP, lazy("Keep {card}: no higher card of its suit is left.")),
    _row(
        Why.MAY_PAIR,
        lazy("Keep {card}: {mate} is still out, and you could declare the pair."),
        mate="second_rank",
    ),
    _row(Why.BEATS_FEWER, lazy("Keep {card}: it beats more of the cards still out.")),
    _row(Why.SAVES_CARICO, lazy("You cannot take this trick: keep {card}.")),
    _row(Why.KEEPS_PAIR, lazy("Keep {card}: you can still declare its pair.")),
    # ---- the last draw, the called card, what is known
    _row(Why.TAKES_TURNED_CARD, lazy("Then you draw the turned card, {card}."), "me"),
    _row(Why.TAKES_TURNED_CARD, lazy("{name} draws the turned card, {card}.")),
    _row(Why.LEAVES_TURNED_CARD, lazy("{name} draws the turned card, {card}.")),
    _row(Why.CALLED_CARD_HIDDEN, lazy("Nobody can see yet whose partner you are.")),
    _row(Why.EXACT, lazy("Every card is known: this is certain.")),
    # ---- beside another card
    _row(
        Why.GIVES_LESS, lazy("It gives {mine} points away; {card} would give {theirs}."), "mine", card="other"
    ),
    _row(Why.GIVES_LESS, lazy("It gives nothing away; {card} would give {theirs} points."), card="other"),
    _row(Why.RISKS_LESS, lazy("It risks {mine} points; {card} would risk {theirs}."), "mine", card="other"),
    _row(Why.RISKS_LESS, lazy("It risks no points; {card} would risk {theirs}."), card="other"),
    _row(Why.ADDS_MORE, lazy("It adds more points."), "vague"),
    _row(Why.ADDS_MORE, lazy("It adds {mine} points; {card} would add {theirs}."), "theirs", card="other"),
    _row(Why.ADDS_MORE, lazy("It adds {mine} points; {card} would add none."), card="other"),
    _row(
        Why.FEEDS_MORE,
        lazy("So far the trick is yours. It adds {mine} points; {card} would add {theirs}."),
        "me",
        card="other",
    ),
    _row(
        Why.FEEDS_MORE,
        lazy("So far the trick is {name}’s. It adds {mine} points; {card} would add {theirs}."),
        card="other",
    ),
    _row(Why.PARTNER_MAY_TAKE, lazy("{name} plays after you and may take the trick: add points.")),
    _row(Why.NOT_THE_CALLERS, lazy("So far the trick is {name}’s, not the caller’s: add points.")),
    _row(Why.MAY_BE_PARTNERS, lazy("{name} has the trick so far and may be your partner: add points.")),
    _row(
        Why.HARDER_TO_BEAT,
        lambda facts: ngettext(
            "Only {n} card can still beat it; {others} could beat {card}.",
            "Only {n} cards can still beat it; {others} could beat {card}.",
            facts["mine"],
        ),
        n="mine",
        card="other",
    ),
    _row(
        Why.GUARDS_TRICK,
        lambda facts: ngettext(
            "Only {n} card can still beat it; {others} could take the trick otherwise.",
            "Only {n} cards can still beat it; {others} could take the trick otherwise.",
            facts["mine"],
        ),
        "me",
        n="mine",
    ),
    _row(
        Why.GUARDS_TRICK,
        lambda facts: ngettext(
            "Only {n} card can still beat it; {others} could take the trick from {name}.",
            "Only {n} cards can still beat it; {others} could take the trick from {name}.",
            facts["mine"],
        ),
        n="mine",
    ),
    _row(Why.BRINGS_MORE, lazy("If it holds, it brings more points."), "vague"),
    _row(
        Why.BRINGS_MORE,
        lazy("If it holds, it brings its {mine} points; {card} only {theirs}."),
        "theirs",
        card="other",
    ),
    _row(Why.BRINGS_MORE, lazy("If it holds, it brings its {mine} points; {card} has none."), card="other"),
    _row(Why.LEAVES_LEAD, lazy("{name} leads next, and you play last again.")),
    # ---- by the figures of the table alone
    _row(Why.WINS_MORE_OFTEN, lazy("{mine} to win, against {theirs} with {card}."), card="other", **_CHANCES),
    _row(
        Why.MORE_POINTS,
        lazy("{mine} at the end, against {theirs} with {card}."),
        mine="mine_in_points",
        theirs="theirs_in_points",
        card="other",
    ),
    _row(
        Why.FURTHER_AHEAD,
        plazy("ahead", "{mine} at the end, against {theirs} with {card}."),
        card="other",
        **_AHEAD,
    ),
    _row(Why.WINS_LESS_OFTEN, lazy("With {card}: {figure}."), card="other", figure="chance"),
    _row(Why.FEWER_POINTS, lazy("With {card}: {figure}."), card="other", figure="mine_in_points"),
    _row(Why.LESS_AHEAD, lazy("With {card}: {figure}."), card="other", figure="ahead"),
    _row(Why.ONLY_CARD, lazy("It is the only card you may play.")),
    _row(Why.ALL_ALIKE, lazy("Every choice is as good as the others.")),
    _row(Why.HAND_IS_WON, lazy("The hand is won already.")),
    _row(Why.HAND_IS_LOST, lazy("The hand is lost already.")),
    _row(Why.AS_GOOD_AS_WON, lazy("The hand is as good as won.")),
    _row(Why.AS_GOOD_AS_LOST, lazy("The hand is as good as lost.")),
    _row(Why.SAME_STRENGTH, lazy("They are worth the same: no card still out comes between them.")),
    _row(Why.SAME_END, lazy("You end with {points} either way."), points="in_points"),
    _row(
        Why.NONE_TAKES,
        lazy("None of them takes the trick, and each gives {points}."),
        "points",
        points="in_points",
    ),
    _row(Why.NONE_TAKES, lazy("None of them takes the trick, and none gives points.")),
    _row(Why.ALL_TAKE, lazy("Each of them takes the trick for certain and brings as much.")),
    _row(Why.AS_GOOD, lazy("{n} other choices are just as good."), "alone"),
    _row(Why.AS_GOOD, lazy("{card} is just as good."), card="other"),
    _row(Why.LITTLE_AT_STAKE, lazy("Next to nothing is at stake.")),
    _row(Why.NEARLY_AS_GOOD, lazy("{n} other choices are nearly as good."), "alone"),
    _row(Why.NEARLY_AS_GOOD, lazy("Without the exchange it comes to nearly the same."), "exchange"),
    _row(Why.NEARLY_AS_GOOD, lazy("A new deal comes to nearly the same."), "new_deal"),
    _row(Why.NEARLY_AS_GOOD, lazy("This hand comes to nearly the same."), "redeal"),
    _row(Why.NEARLY_AS_GOOD, lazy("{card} differs by about {apart}."), "differs", card="other"),
    _row(Why.NEARLY_AS_GOOD, lazy("{card} is nearly as good."), card="other"),
    _row(Why.NEARLY_AND_THIS, lazy("{card} is nearly as good, and this speaks for it."), card="other"),
    _row(
        Why.NEARLY_BUT_POINTS,
        lazy("{card} differs by about {apart}, but carries more points."),
        card="other",
    ),
    _row(
        Why.NEARLY_BUT_HIGHER,
        lazy("{card} differs by about {apart}, but it is higher."),
        card="other",
    ),
    _row(Why.NEARLY_BUT_TRUMP, lazy("{card} differs by about {apart}, but it is a trump."), card="other"),
    _row(
        Why.NEARLY_AND_POORER,
        lazy("{card} differs by about {apart}, and carries fewer points."),
        card="other",
    ),
    _row(
        Why.NEARLY_AND_LOWER,
        lazy("{card} differs by about {apart}, and it is lower."),
        card="other",
    ),
    _row(Why.NEARLY_AND_PLAIN, lazy("{card} differs by about {apart}, and it is no trump."), card="other"),
    # ---- the auction, the call, declarations, the exchange
    _row(
        Why.BIDDING_WINS,
        lazy("You would call {card}: {mine} to win, against {theirs} with a pass."),
        **_CHANCES,
    ),
    _row(Why.PASSING_WINS, lazy("{mine} to win with a pass, {theirs} with a bid of {bid}."), **_CHANCES),
    _row(
        Why.MANY_TRUMPS, lazy("Calling {card} gives you {n} trumps, {highest} the highest."), highest="second"
    ),
    _row(Why.NOBODY_ELSE, lazy("All others have passed: the lowest bid is enough.")),
    _row(
        Why.LOW_PARTNER,
        lazy("The highest you could still call is {rank}: such a partner helps little."),
        rank="rank_bid",
    ),
    _row(Why.HIGH_CONTRACT, lazy("Whoever bids {bid} may lose {points}, no more."), points="in_points"),
    _row(Why.ONE_CARICO, lazy("You hold a single ace or three.")),
    _row(Why.POOR_HAND, lazy("All your cards together carry {points}."), points="in_points"),
    _row(Why.CARICHI, lazy("You hold {n} aces and threes.")),
    _row(Why.RICH_HAND, lazy("Your cards alone carry {points} points.")),
    _row(Why.LOW_CONTRACT, lazy("Whoever bids {bid} may still lose {points}."), points="in_points"),
    _row(Why.TRUMPS_THEN, lazy("It gives you {n} trumps, {highest} the highest."), highest="second"),
    _row(Why.BINDS_TO_NOTHING, lazy("A pass binds you to nothing.")),
    _row(Why.NO_CARICO, lazy("You hold no ace and no three.")),
    _row(Why.FEW_TRUMPS, lazy("Whatever you call, no more than {n} of your cards are trumps.")),
    _row(
        Why.TWO_MISSING,
        lazy("Your longest suit lacks {first} and {second}: you can call only one."),
        first="rank",
        second="second_rank",
    ),
    _row(Why.LOWEST_BID, lazy("Bid no more than you need: you must make what you bid.")),
    _row(Why.BEST_MISSING, lazy("It is the strongest card of that suit that you lack.")),
    _row(Why.LONGEST_SUIT, lazy("It makes more of your cards trumps."), "uncounted"),
    _row(
        Why.LONGEST_SUIT,
        lambda facts: ngettext(
            "It makes {n} of your cards a trump.", "It makes {n} of your cards trumps.", facts["points"]
        ),
    ),
    _row(
        Why.DECLARES,
        lazy("It brings {points} points and makes {n} of your cards trumps."),
        "compared",
        n="mine",
    ),
    _row(Why.DECLARES, lazy("It brings {points} points.")),
    _row(Why.DECLARES_LATER, lazy("It brings {points} points when you next lead.")),
    _row(Why.ONLY_NOW, lazy("Now or never: after this trick the stock is gone.")),
    _row(Why.BETTER_NOW, lazy("{mine} at the end; if you wait, {theirs}."), **_AHEAD),
    _row(Why.CAN_WAIT, lazy("The marianna can wait, and nobody sees the pair yet.")),
    _row(Why.BETTER_LATER, lazy("{mine} at the end; declared now, {theirs}."), **_AHEAD),
    _row(
        Why.NEW_DEAL_WINS,
        lazy("{mine} to win with this hand, {theirs} on average with a new deal."),
        "new_deal",
        **_CHANCES,
    ),
    _row(
        Why.NEW_DEAL_WINS,
        lazy("{mine} to win on average with a new deal, {theirs} with this hand."),
        **_CHANCES,
    ),
    _row(Why.LOST, lazy("Even with every point that is left you only reach {points}: the contract is lost.")),
    _row(Why.HIGHER_FOR_LOWER, lazy("{card} for {lower}: a higher trump for a lower."), lower="second"),
    _row(Why.LOWER_FOR_HIGHER, lazy("{card} for {higher}: a lower trump for a higher."), higher="second"),
    # ---- against
    _row(Why.CALLS_OWN_CARD, lazy("You would play alone against everybody.")),
    _row(Why.OVERTAKES_PARTNER, lazy("The trick is already yours."), "me"),
    _row(Why.OVERTAKES_PARTNER, lazy("The trick is already {name}’s.")),
    _row(Why.GIVES_POINTS, lazy("It gives {points} points away."), "alone"),
    _row(Why.GIVES_POINTS, lazy("{card} would give {points} points away."), card="other"),
    _row(Why.RISKS_CARICO, lazy("{card} could still be taken."), "other", card="other"),
    _row(Why.RISKS_CARICO, lazy("Only {card} could still take it."), "only_other", card="second"),
    _row(Why.RISKS_CARICO, lazy("{n} cards could still take it."), n="left"),
    _row(Why.WASTES_TRUMP, lazy("It spends a trump for no points.")),
    _row(Why.HIGHER_THAN_NEEDED, lazy("{card} would do."), card="second"),
    _row(Why.SPENDS_LAST_TRUMP, plazy("hint", "It is your only trump.")),
    _row(Why.SHOWS_CALLED_CARD, lazy("Everybody would see whose partner you are.")),
)
"""A sentence a row; of those of a reason the first that fits is said."""


def sentence(reason: Reason, speech: Speech) -> str:
    """A reason in a short sentence."""
    facts = _facts(reason, speech)
    words, fields = next(
        (words, fields)
        for why, words, when, fields in _ROWS
        if why is reason.why and all(facts[each] for each in when.split())
    )
    text = str(words) if isinstance(words, Message) else words(facts)
    return upper(text.format(**{name: facts[fields.get(name, name)] for name in _FIELD.findall(text)}))
