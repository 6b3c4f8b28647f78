"""The words for the reasons of hints, one sentence each."""

from collections.abc import Sequence
from dataclasses import dataclass

from briscola.client.view import ME
from briscola.engine.actions import Bid, Exchange, Redeal
from briscola.engine.cards import Card, Rank
from briscola.i18n.action_words import choice_text, the_bid
from briscola.i18n.card_words import ITALIAN, Naming, points_text, the_card, the_rank
from briscola.i18n.text import _, ngettext, pgettext, upper
from briscola.players.insight.reasons import Reason, Why


@dataclass(frozen=True, kw_only=True, slots=True)
class Speech:
    """Context of the sentences: names by place, the deck, and True `contract` if one is played for."""

    names: Sequence[str]
    naming: Naming = ITALIAN
    contract: bool = False


def percent(whole: int) -> str:
    """A chance in whole per cent as text."""
    return _("{percent}%").format(percent=whole)


def ahead(points: int) -> str:
    """Lead of a side over the others, or its deficit, in points."""
    if points == 0:
        return _("level")
    text = _("{points} ahead") if points > 0 else _("{points} behind")
    return text.format(points=abs(points))


def sentence(reason: Reason, speech: Speech) -> str:
    """A reason in a short sentence."""
    return upper(_said(reason, speech))


def _said(reason: Reason, speech: Speech) -> str:
    """The sentence before its capital. mypy reports a reason without a case."""
    cards, points, naming = reason.cards, reason.points or 0, speech.naming
    first = the_card(cards[0], naming=naming) if cards else ""
    name = "" if reason.seat is None else speech.names[reason.seat]
    other = "" if reason.other is None else choice_text(reason.other, naming=naming)
    mine, theirs = reason.figures or (0, 0)
    match reason.why:
        case Why.SECURES_GOAL if speech.contract:
            words = _("With this trick you have {points}: that settles the contract.")
            return words.format(points=points_text(points))
        case Why.SECURES_GOAL:
            words = _("With this trick you have {points}: the hand is won.")
            return words.format(points=points_text(points))
        case Why.DENIES_GOAL if name:
            words = _("Otherwise {name} would have {points} and win the hand.")
            return words.format(name=name, points=points_text(points))
        case Why.DENIES_GOAL:
            words = _("Otherwise the others would have {points} and win the hand.")
            return words.format(points=points_text(points))
        case Why.BRINGS_HOME:
            rank = the_rank(cards[0].rank, naming=naming)
            return _("{rank} is safe here: it brings its {points} points home.").format(
                rank=rank, points=points
            )
        case Why.TAKES_SO_FAR if points:
            return _("So far it takes {points} points.").format(points=points)
        case Why.TAKES_SO_FAR:
            return _("So far it takes the trick.")
        case Why.LOADS_PARTNER if reason.seat == ME:
            return _("The trick is yours for certain: add points.")
        case Why.LOADS_PARTNER:
            return _("The trick is {name}’s for certain: add points.").format(name=name)
        case Why.FEEDS_PARTNER if reason.seat == ME:
            return _("So far the trick is yours: add points.")
        case Why.FEEDS_PARTNER:
            return _("So far the trick is {name}’s: add points.").format(name=name)
        case Why.LEAVES_TO_PARTNER:
            return _("{name} plays after you and may still take the trick.").format(name=name)
        case Why.PARTNER_SHOWED:
            rank = the_rank(cards[0].rank, naming=naming)
            return _("{name} plays after you and has shown {rank} of trumps.").format(name=name, rank=rank)
        case Why.DRAWS_TRUMPS:
            return _("Suit must be followed: whoever has a trump must play it.")
        case Why.TRUMPS_ARE_GONE:
            return _("Nobody else has a trump: only a higher card of its suit beats it.")
        case Why.ONLY_TRUMPS_BEAT:
            return _("Only a trump can still beat it.")
        case Why.VOIDS_SUIT:
            return _("It is your last of that suit: from then on you can trump it.")
        case Why.WINS_TRICK if reason.seat is not None:
            if points:
                return _("It takes {points} points, and no opponent can beat it.").format(points=points)
            return _("It takes the trick, and no opponent can beat it.")
        case Why.WINS_TRICK:
            if points:
                return _("It takes {points} points, and nobody can beat it.").format(points=points)
            return _("It takes the trick, and nobody can beat it.")
        case Why.CHEAPEST_TRUMP if points:
            return _("It is enough for these {points} points: keep {card}.").format(points=points, card=first)
        case Why.CHEAPEST_TRUMP:
            return _("It is enough for this trick: keep {card}.").format(card=first)
        case Why.LAST_TRICK_CERTAIN:
            return _("{card} will take the last trick.").format(card=first)
        case Why.KEEPS_MASTER:
            return _("Keep {card}: it is the highest trump left.").format(card=first)
        case Why.OPPONENT_MAY_HOLD_ACE:
            return _("{card} is still out: keep {rank}.").format(
                card=the_card(Card(Rank.ACE, cards[0].suit), naming=naming),
                rank=the_rank(cards[0].rank, naming=naming),
            )
        case Why.KEEPS_LAST_TRUMP:
            return _("Keep {card}, your only trump.").format(card=first)
        case Why.LETS_GO if points:
            words = _("Let it go: the trick has only {points} points, and you keep {card}.")
            return words.format(points=points, card=first)
        case Why.LETS_GO:
            return _("Let it go: the trick has no points, and you keep {card}.").format(card=first)
        case Why.SAVES_TRUMP if points:
            words = _("There are only {points} points in the trick: keep {card}.")
            return words.format(points=points, card=first)
        case Why.SAVES_TRUMP:
            return _("There are no points in the trick: keep {card}.").format(card=first)
        case Why.KEEPS_TRUMP:
            return _("Keep {card}: it is a trump.").format(card=first)
        case Why.KEEPS_HIGHER:
            return _("Keep {card}: it is the higher of the two.").format(card=first)
        case Why.KEEPS_TOP:
            return _("Keep {card}: no higher card of its suit is left.").format(card=first)
        case Why.MAY_PAIR:
            mate = the_rank(cards[1].rank, naming=naming)
            return _("Keep {card}: {mate} is still out, and you could declare the pair.").format(
                card=first, mate=mate
            )
        case Why.BEATS_FEWER:
            return _("Keep {card}: it beats more of the cards still out.").format(card=first)
        case Why.SAVES_CARICO:
            return _("You cannot take this trick: keep {card}.").format(card=first)
        case Why.DISCARDS_BLANK:
            return _("It gives nothing away.")
        case Why.LEADS_BLANK:
            return _("Starting with a card without points costs little.")
        case Why.GIVES_LESS if mine:
            return _("It gives {mine} points away; {card} would give {theirs}.").format(
                mine=mine, card=other, theirs=theirs
            )
        case Why.GIVES_LESS:
            return _("It gives nothing away; {card} would give {theirs} points.").format(
                card=other, theirs=theirs
            )
        case Why.RISKS_LESS if mine:
            return _("It risks {mine} points; {card} would risk {theirs}.").format(
                mine=mine, card=other, theirs=theirs
            )
        case Why.RISKS_LESS:
            return _("It risks no points; {card} would risk {theirs}.").format(card=other, theirs=theirs)
        case Why.ADDS_MORE if theirs:
            return _("It adds {mine} points; {card} would add {theirs}.").format(
                mine=mine, card=other, theirs=theirs
            )
        case Why.ADDS_MORE:
            return _("It adds {mine} points; {card} would add none.").format(mine=mine, card=other)
        case Why.FEEDS_MORE if reason.seat == ME:
            return _("So far the trick is yours. It adds {mine} points; {card} would add {theirs}.").format(
                mine=mine, card=other, theirs=theirs
            )
        case Why.FEEDS_MORE:
            return _(
                "So far the trick is {name}’s. It adds {mine} points; {card} would add {theirs}."
            ).format(name=name, mine=mine, card=other, theirs=theirs)
        case Why.PARTNER_MAY_TAKE:
            return _("{name} plays after you and may take the trick: add points.").format(name=name)
        case Why.NOT_THE_CALLERS:
            return _("So far the trick is {name}’s, not the caller’s: add points.").format(name=name)
        case Why.MAY_BE_PARTNERS:
            return _("{name} has the trick so far and may be your partner: add points.").format(name=name)
        case Why.HARDER_TO_BEAT:
            return ngettext(
                "Only {n} card can still beat it; {others} could beat {card}.",
                "Only {n} cards can still beat it; {others} could beat {card}.",
                mine,
            ).format(n=mine, others=theirs, card=other)
        case Why.GUARDS_TRICK if reason.seat == ME:
            return ngettext(
                "Only {n} card can still beat it; {others} could take the trick otherwise.",
                "Only {n} cards can still beat it; {others} could take the trick otherwise.",
                mine,
            ).format(n=mine, others=theirs)
        case Why.GUARDS_TRICK:
            return ngettext(
                "Only {n} card can still beat it; {others} could take the trick from {name}.",
                "Only {n} cards can still beat it; {others} could take the trick from {name}.",
                mine,
            ).format(n=mine, others=theirs, name=name)
        case Why.BRINGS_MORE if theirs:
            return _("If it holds, it brings its {mine} points; {card} only {theirs}.").format(
                mine=mine, card=other, theirs=theirs
            )
        case Why.BRINGS_MORE:
            return _("If it holds, it brings its {mine} points; {card} has none.").format(
                mine=mine, card=other
            )
        case Why.LEAVES_LEAD:
            return _("{name} leads next, and you play last again.").format(name=name)
        case Why.TAKES_TURNED_CARD if reason.seat == ME:
            return _("Then you draw the turned card, {card}.").format(card=first)
        case Why.TAKES_TURNED_CARD | Why.LEAVES_TURNED_CARD:
            return _("{name} draws the turned card, {card}.").format(name=name, card=first)
        case Why.CALLED_CARD_HIDDEN:
            return _("Nobody can see yet whose partner you are.")
        case Why.EXACT:
            return _("Every card is known: this is certain.")
        case Why.WINS_MORE_OFTEN:
            return _("{mine} to win, against {theirs} with {card}.").format(
                mine=percent(mine), card=other, theirs=percent(theirs)
            )
        case Why.MORE_POINTS:
            return _("{mine} at the end, against {theirs} with {card}.").format(
                mine=points_text(mine), card=other, theirs=theirs
            )
        case Why.FURTHER_AHEAD:
            return pgettext("ahead", "{mine} at the end, against {theirs} with {card}.").format(
                mine=ahead(mine), card=other, theirs=ahead(theirs)
            )
        case Why.WINS_LESS_OFTEN:
            return _("With {card}: {figure}.").format(card=other, figure=percent(mine))
        case Why.FEWER_POINTS:
            return _("With {card}: {figure}.").format(card=other, figure=points_text(mine))
        case Why.LESS_AHEAD:
            return _("With {card}: {figure}.").format(card=other, figure=ahead(mine))
        case Why.ONLY_CARD:
            return _("It is the only card you may play.")
        case Why.ALL_ALIKE:
            return _("Every choice is as good as the others.")
        case Why.HAND_IS_WON:
            return _("The hand is won already.")
        case Why.HAND_IS_LOST:
            return _("The hand is lost already.")
        case Why.AS_GOOD_AS_WON:
            return _("The hand is as good as won.")
        case Why.AS_GOOD_AS_LOST:
            return _("The hand is as good as lost.")
        case Why.SAME_STRENGTH:
            return _("They are worth the same: no card still out comes between them.")
        case Why.SAME_END:
            return _("You end with {points} either way.").format(points=points_text(points))
        case Why.NONE_TAKES if points:
            return _("None of them takes the trick, and each gives {points}.").format(
                points=points_text(points)
            )
        case Why.NONE_TAKES:
            return _("None of them takes the trick, and none gives points.")
        case Why.ALL_TAKE:
            return _("Each of them takes the trick for certain and brings as much.")
        case Why.AS_GOOD if reason.other is None:
            return _("{n} other choices are just as good.").format(n=points)
        case Why.AS_GOOD:
            return _("{card} is just as good.").format(card=other)
        case Why.NEARLY_AS_GOOD if reason.other is None:
            return _("{n} other choices are nearly as good.").format(n=points)
        case Why.NEARLY_AS_GOOD if isinstance(reason.other, Exchange):
            return _("Without the exchange it comes to nearly the same.")
        case Why.NEARLY_AS_GOOD if isinstance(reason.other, Redeal):
            return (
                _("A new deal comes to nearly the same.")
                if reason.other.wanted
                else _("This hand comes to nearly the same.")
            )
        case Why.NEARLY_AS_GOOD:
            return _("{card} is nearly as good.").format(card=other)
        case Why.NEARLY_BUT_POINTS:
            return _("{card} is nearly as good, but carries more points.").format(card=other)
        case Why.NEARLY_BUT_HIGHER:
            return _("{card} is nearly as good, but it is the higher of the two.").format(card=other)
        case Why.NEARLY_BUT_TRUMP:
            return _("{card} is nearly as good, but it is a trump.").format(card=other)
        case Why.BIDDING_WINS:
            return _("You would call {card}: {mine} to win, against {theirs} with a pass.").format(
                card=first, mine=percent(mine), theirs=percent(theirs)
            )
        case Why.PASSING_WINS:
            assert isinstance(reason.other, Bid)
            bid = the_bid(reason.other, naming=naming)
            return _("{mine} to win with a pass, only {theirs} with a bid of {bid}.").format(
                mine=percent(mine), bid=bid, theirs=percent(theirs)
            )
        case Why.MANY_TRUMPS:
            return _("Calling {card} gives you {n} trumps, {highest} the highest.").format(
                card=first, n=points, highest=the_card(cards[1], naming=naming)
            )
        case Why.NOBODY_ELSE:
            return _("All others have passed: the lowest bid is enough.")
        case Why.LOW_PARTNER:
            assert isinstance(reason.other, Bid) and reason.other.rank is not None
            rank = the_rank(reason.other.rank, naming=naming)
            return _("The highest you could still call is {rank}: such a partner helps little.").format(
                rank=rank
            )
        case Why.HIGH_CONTRACT:
            assert isinstance(reason.other, Bid)
            said = the_bid(reason.other, naming=naming)
            return _("Whoever bids {bid} may lose {points}, no more.").format(
                bid=said, points=points_text(points)
            )
        case Why.ONE_CARICO:
            return _("You hold a single ace or three.")
        case Why.POOR_HAND:
            return _("All your cards together carry {points}.").format(points=points_text(points))
        case Why.CARICHI:
            return _("You hold {n} aces and threes.").format(n=points)
        case Why.RICH_HAND:
            return _("Your cards alone carry {points} points.").format(points=points)
        case Why.LOW_CONTRACT:
            assert isinstance(reason.other, Bid)
            said = the_bid(reason.other, naming=naming)
            return _("Whoever bids {bid} may still lose {points}.").format(
                bid=said, points=points_text(points)
            )
        case Why.TRUMPS_THEN:
            return _("It gives you {n} trumps, {highest} the highest.").format(
                n=points, highest=the_card(cards[1], naming=naming)
            )
        case Why.NO_CARICO:
            return _("You hold no ace and no three.")
        case Why.FEW_TRUMPS:
            return _("Whatever you call, no more than {n} of your cards are trumps.").format(n=points)
        case Why.TWO_MISSING:
            ranks = [the_rank(each.rank, naming=naming) for each in cards]
            return _("Your longest suit lacks {first} and {second}: you can call only one.").format(
                first=ranks[0], second=ranks[1]
            )
        case Why.LOWEST_BID:
            return _("Bid no more than you need: you must make what you bid.")
        case Why.BEST_MISSING:
            return _("It is the strongest card of that suit that you lack.")
        case Why.LONGEST_SUIT:
            return ngettext(
                "It makes {n} of your cards a trump.", "It makes {n} of your cards trumps.", points
            ).format(n=points)
        case Why.KEEPS_PAIR:
            return _("Keep {card}: you can still declare its pair.").format(card=first)
        case Why.DECLARES if reason.figures is None:
            return _("It brings {points} points.").format(points=points)
        case Why.DECLARES:
            return _("It brings {points} points and makes {n} of your cards trumps.").format(
                points=points, n=mine
            )
        case Why.ONLY_NOW:
            return _("Now or never: after this trick the stock is gone.")
        case Why.BETTER_NOW:
            return _("{mine} at the end; if you wait, {theirs}.").format(
                mine=ahead(mine), theirs=ahead(theirs)
            )
        case Why.CAN_WAIT:
            return _("The marianna can wait, and nobody sees the pair yet.")
        case Why.BETTER_LATER:
            return _("{mine} at the end; declared now, {theirs}.").format(
                mine=ahead(mine), theirs=ahead(theirs)
            )
        case Why.NEW_DEAL_WINS if isinstance(reason.other, Redeal) and reason.other.wanted:
            return _("{mine} to win with this hand, {theirs} on average with a new deal.").format(
                mine=percent(mine), theirs=percent(theirs)
            )
        case Why.NEW_DEAL_WINS:
            return _("{mine} to win on average with a new deal, {theirs} with this hand.").format(
                mine=percent(mine), theirs=percent(theirs)
            )
        case Why.LOST:
            words = _("Even with every point that is left you only reach {points}: the contract is lost.")
            return words.format(points=points)
        case Why.HIGHER_FOR_LOWER:
            less = the_card(cards[1], naming=naming)
            return _("{card} for {lower}: a higher trump for a lower.").format(card=first, lower=less)
        case Why.CALLS_OWN_CARD:
            return _("You would play alone against everybody.")
        case Why.OVERTAKES_PARTNER if reason.seat == ME:
            return _("The trick is already yours.")
        case Why.OVERTAKES_PARTNER:
            return _("The trick is already {name}’s.").format(name=name)
        case Why.GIVES_POINTS if other:
            return _("{card} would give {points} points away.").format(card=other, points=points)
        case Why.GIVES_POINTS:
            return _("It gives {points} points away.").format(points=points)
        case Why.RISKS_CARICO if other:
            return _("{card} could still be taken.").format(card=other)
        case Why.RISKS_CARICO if len(cards) == 2:
            return _("Only {card} could still take it.").format(card=the_card(cards[1], naming=naming))
        case Why.RISKS_CARICO:
            return _("{n} cards could still take it.").format(n=len(cards) - 1)
        case Why.WASTES_TRUMP:
            return _("It spends a trump for no points.")
        case Why.HIGHER_THAN_NEEDED:
            return _("{card} would do.").format(card=the_card(cards[1], naming=naming))
        case Why.SPENDS_LAST_TRUMP:
            return pgettext("hint", "It is your only trump.")
        case Why.SHOWS_CALLED_CARD:
            return _("Everybody would see whose partner you are.")
