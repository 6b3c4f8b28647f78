"""A hint in words: what to do, why in one sentence, and what every choice promises."""

from collections.abc import Sequence
from dataclasses import dataclass

from briscola.client.view import ME
from briscola.engine.actions import Action, Bid, Call, Exchange, Pass, Play
from briscola.engine.cards import Card, Rank
from briscola.i18n.text import _, ngettext, pgettext
from briscola.i18n.words import bid_text, card_name, suit_name, upper
from briscola.players.insight.evaluate import Insight
from briscola.players.insight.prospects import Prospect
from briscola.players.insight.reasons import Reason, Why

ROUND, LEAST = 10, 61
"""Bids that are multiples of this are compared; by rank those of the fewest points."""
CALLS = 6
"""The most calls that are compared."""
HOPELESS = 0.05
"""Bids that are made more seldom are not worth a line."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Speech:
    """Whom and what the sentences speak of: names by place, the deck, whether a contract is played for."""

    names: Sequence[str]
    french: bool = False
    contract: bool = False


def the_rank(rank: Rank, *, french: bool = False) -> str:
    """`the three`."""
    names = {
        Rank.ACE: _("the ace"),
        Rank.TWO: _("the two"),
        Rank.THREE: _("the three"),
        Rank.FOUR: _("the four"),
        Rank.FIVE: _("the five"),
        Rank.SIX: _("the six"),
        Rank.SEVEN: _("the seven"),
        Rank.JACK: _("the jack"),
        Rank.KNIGHT: _("the queen") if french else _("the knight"),
        Rank.KING: _("the king"),
    }
    return names[rank]


def the_card(card: Card, *, french: bool = False) -> str:
    """`the three of cups`."""
    return _("{rank} of {suit}").format(
        rank=the_rank(card.rank, french=french), suit=suit_name(card.suit, french=french)
    )


def headline(action: Action, *, french: bool = False) -> str:
    """What to do."""
    match action:
        case Play(card=card):
            return _("Play {card}").format(card=the_card(card, french=french))
        case Bid():
            return _("Bid {bid}").format(bid=bid_text(action, french=french))
        case Pass():
            return _("Pass")
        case Call(card=card):
            return _("Call {card}").format(card=the_card(card, french=french))
        case Exchange(take=True):
            return _("Exchange")
        case Exchange():
            return _("Do not exchange")


def advice(insight: Insight, speech: Speech) -> tuple[str, str]:
    """What to do, and the most telling reason."""
    best = insight.advice
    return headline(best.action, french=speech.french), because(best, speech)


def because(prospect: Prospect, speech: Speech) -> str:
    """The most telling reason for an action that is taken."""
    reason = next((r for r in prospect.reasons if not r.against), None)
    if reason is None and isinstance(prospect.action, Pass):
        return _("The maestro goes no higher.")
    return sentence(reason, speech) if reason is not None else _("It promises the most.")


def judgement(prospect: Prospect, speech: Speech) -> str:
    """What most speaks against an action that is not taken, else for it; empty where nothing does."""
    reasons = sorted(prospect.reasons, key=lambda r: not r.against)
    return sentence(reasons[0], speech) if reasons else ""


def outlook(prospect: Prospect) -> str:
    """`61 points, 53 %`."""
    return _("{points} points, {chance} to win").format(
        points=round(prospect.points), chance=percent(prospect.chance)
    )


def percent(chance: float) -> str:
    """A chance as it is read; neither certain nor impossible where it is not."""
    whole = round(100 * chance)
    if 0 < chance < 1:
        whole = min(99, max(1, whole))
    return _("{percent} %").format(percent=whole)


def label(action: Action, *, french: bool = False) -> str:
    """An action in a table."""
    match action:
        case Play(card=card) | Call(card=card):
            return upper(card_name(card, french=french))
        case Bid():
            return bid_text(action, french=french)
        case Pass():
            return _("Pass")
        case Exchange(take=take):
            return _("Exchange") if take else _("Do not exchange")


def compared(insight: Insight, most: int) -> Sequence[Prospect]:
    """What a table shows, the advice first, then by chance and points; of bids only some, in their order."""
    best = insight.advice
    if any(isinstance(p.action, Bid) for p in insight.prospects):
        bids = [p for p in insight.prospects if isinstance(p.action, Bid)]
        # By points the round numbers; by rank the ten ranks.
        told = [p for p in bids if p is best or (_telling(p.action) and p.chance >= HOPELESS)][: most - 1]
        return [*told, *(p for p in insight.prospects if isinstance(p.action, Pass))]
    if isinstance(best.action, Call):
        most = min(most, CALLS)
    others = [p for p in insight.prospects if p is not best]
    others.sort(key=lambda p: (-round(p.chance, 2), -round(p.points)))
    return [best, *others][:most]


def _telling(action: Action) -> bool:
    """Whether a bid stands for those near it: a round number, or a plain rank."""
    if not isinstance(action, Bid):
        return False
    return action.points % ROUND == 0 if action.rank is None else action.points == LEAST


def sentence(reason: Reason, speech: Speech) -> str:
    """A reason in a short sentence."""
    return (_of_trick if reason.why in _TRICK else _of_hand if reason.why in _HAND else _of_auction)(
        reason, speech
    )


_TRICK = frozenset(list(Why)[: list(Why).index(Why.LAST_TRICK_CERTAIN)])
_HAND = frozenset(list(Why)[list(Why).index(Why.LAST_TRICK_CERTAIN) : list(Why).index(Why.HAND_REACHES)])


def _name(reason: Reason, speech: Speech) -> str:
    return "" if reason.seat is None else speech.names[reason.seat]


def _of_trick(reason: Reason, speech: Speech) -> str:
    points, name = reason.points or 0, _name(reason, speech)
    match reason.why:
        case Why.SECURES_GOAL if speech.contract:
            return _("This trick brings you to {points}: that decides the contract.").format(points=points)
        case Why.SECURES_GOAL:
            return _("This trick brings you to {points}: the hand is won.").format(points=points)
        case Why.DENIES_GOAL:
            return _("Otherwise the others would have {points}, and the hand.").format(points=points)
        case Why.BRINGS_HOME:
            rank = upper(the_rank(reason.cards[0].rank, french=speech.french))
            return _("{rank} is safe here: it brings its {points} points home.").format(
                rank=rank, points=points
            )
        case Why.CHEAPEST_TRUMP if points:
            return _("For these {points} points the lowest trump is enough.").format(points=points)
        case Why.CHEAPEST_TRUMP:
            return _("The lowest trump is enough.")
        case Why.TAKES_SO_FAR if points:
            return _("So far it takes {points} points.").format(points=points)
        case Why.TAKES_SO_FAR:
            return _("So far it takes the trick.")
        case Why.LOADS_PARTNER:
            return _("The trick is {name}’s for certain: load it.").format(name=name)
        case Why.FEEDS_PARTNER:
            return _("So far the trick is {name}’s: add points.").format(name=name)
        case Why.LEAVES_TO_PARTNER:
            return _("{name} still plays after you, and may yet take it.").format(name=name)
        case Why.PARTNER_SHOWED:
            rank = the_rank(reason.cards[0].rank, french=speech.french)
            return _("{name} still plays, and has shown {rank} of trumps.").format(name=name, rank=rank)
        case Why.DRAWS_TRUMPS:
            return _("Suit must be followed: this draws their trumps.")
        case Why.TRUMPS_ARE_GONE:
            return _("No trump is left against you: points can be led.")
        case _:
            if points:
                return _("It takes {points} points, and nobody can beat it.").format(points=points)
            return _("It takes the trick, and nobody can beat it.")


def _of_hand(reason: Reason, speech: Speech) -> str:
    cards, points, french = reason.cards, reason.points or 0, speech.french
    first = the_card(cards[0], french=french) if cards else ""
    match reason.why:
        case Why.LAST_TRICK_CERTAIN:
            return _("{card} will take the last trick.").format(card=upper(first))
        case Why.KEEPS_MASTER:
            return _("Keep {card}: no trump is higher any more.").format(card=first)
        case Why.OPPONENT_MAY_HOLD_ACE:
            return _("{card} is still out: keep {rank}.").format(
                card=upper(the_card(cards[1], french=french)), rank=the_rank(cards[0].rank, french=french)
            )
        case Why.KEEPS_LAST_TRUMP:
            return _("Keep {card}, your only trump.").format(card=first)
        case Why.SAVES_TRUMP if points:
            return _("Only {points} points lie there: keep the trump.").format(points=points)
        case Why.SAVES_TRUMP:
            return _("No points lie there: keep the trump.")
        case Why.SAVES_CARICO:
            return _("You cannot win this trick: keep {card}.").format(card=first)
        case Why.DISCARDS_BLANK:
            return _("It gives nothing away.")
        case Why.LEADS_BLANK:
            return _("A card without points is the cheapest lead.")
        case Why.CHEAPEST_LEAD:
            return _("It risks the fewest points.")
        case Why.GIVES_LEAST:
            return _("It gives the fewest points away.")
        case Why.TAKES_TURNED_CARD if reason.seat == ME:
            return _("Then you draw the turned card, {card}.").format(card=first)
        case Why.TAKES_TURNED_CARD | Why.LEAVES_TURNED_CARD:
            return _("{name} draws the turned card, {card}.").format(name=_name(reason, speech), card=first)
        case Why.CALLED_CARD_HIDDEN:
            return _("Nobody sees yet whose partner you are.")
        case _:
            return _("Every card is known: this is proven.")


def _of_auction(reason: Reason, speech: Speech) -> str:
    cards, points, french = reason.cards, reason.points or 0, speech.french
    first = the_card(cards[0], french=french) if cards else ""
    name = _name(reason, speech)
    match reason.why:
        case Why.HAND_REACHES:
            return _("With {card} called, this hand is good for about {points} points.").format(
                card=first, points=points
            )
        case Why.LOWEST_BID:
            return _("No more than needed: what is bid must be made.")
        case Why.HAND_FALLS_SHORT if cards:
            return _("Even with {card} called, only about {points} points.").format(card=first, points=points)
        case Why.HAND_FALLS_SHORT | Why.BID_BEYOND_HAND:
            return _("The hand is worth less than that.")
        case Why.MOSTLY_FAILS:
            return _("Whoever promises that with this hand fails more often than not.")
        case Why.DEFENDS_BETTER:
            return _("This hand wins more often against a caller than as one.")
        case Why.BEST_MISSING:
            return _("It is the strongest you lack of that suit.")
        case Why.LONGEST_SUIT:
            return ngettext(
                "It makes {n} card of yours a trump.", "It makes {n} cards of yours trumps.", points
            ).format(n=points)
        case Why.HIGHER_FOR_LOWER:
            lower = the_card(cards[1], french=french)
            return _("{card} for {lower}: a higher trump for a lower.").format(card=upper(first), lower=lower)
        case Why.CALLS_OWN_CARD:
            return _("You would play alone against all.")
        case Why.OVERTAKES_PARTNER:
            return _("The trick is {name}’s already.").format(name=name)
        case Why.GIVES_POINTS:
            return _("It gives {points} points away.").format(points=points)
        case Why.RISKS_CARICO if len(cards) == 2:
            return _("Only {card} could still take it.").format(card=the_card(cards[1], french=french))
        case Why.RISKS_CARICO:
            return _("{n} cards could still take it.").format(n=len(cards) - 1)
        case Why.WASTES_TRUMP:
            return _("A trump for no points.")
        case Why.HIGHER_THAN_NEEDED:
            return _("{card} would do.").format(card=upper(the_card(cards[1], french=french)))
        case Why.SPENDS_LAST_TRUMP:
            return pgettext("hint", "It is your only trump.")
        case _:
            return _("Everybody would see whose partner you are.")
