"""The words of a first hand: one or two short sentences for each note, as a friend at the table says them."""

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from briscola.capabilities.first_hand.notes import OwnTurn
from briscola.client.view.view import ME
from briscola.engine.cards import Rank
from briscola.engine.match_form import ByPoints
from briscola.engine.rules import Bidding, Dummy
from briscola.engine.scoring import Payments, TwoSides
from briscola.i18n.card_words import (
    Naming,
    of_trumps,
    points_text,
    rank_name,
    suit_name,
    the_card,
    the_rank,
)
from briscola.i18n.sign_words import claim
from briscola.i18n.text import Message, _, lazy, upper
from briscola.i18n.tooltip_words import left_out_words


class NoteFacts(Struct, frozen=True, kw_only=True):
    """Things that a note names: its moment, the names of the places, and the deck's words."""

    turn: OwnTurn
    names: Sequence[str]
    naming: Naming

    @property
    def suit(self) -> str:
        """The suit led."""
        return suit_name(self.turn.view.table[0].card.suit, naming=self.naming)

    @property
    def king(self) -> str:
        return rank_name(Rank.KING, naming=self.naming)

    @property
    def knight(self) -> str:
        return rank_name(Rank.KNIGHT, naming=self.naming)

    @property
    def caller(self) -> str:
        caller = self.turn.view.caller
        assert caller is not None
        return self.names[caller]

    @property
    def card(self) -> str:
        """The called card."""
        called = self.turn.view.called
        assert called is not None
        return the_card(called, naming=self.naming)

    @property
    def n(self) -> int:
        """Cards in a full hand."""
        return self.turn.view.rules.hand_size

    @property
    def all(self) -> int:
        """Points of the pack."""
        return self.turn.view.rules.total

    @property
    def most(self) -> int:
        """Points that win."""
        return self.turn.view.rules.majority


def _carico(told: NoteFacts) -> str:
    worth = told.turn.view.rules.ranking.points
    points = sum(worth[on.card] for on in told.turn.view.table)
    return _("{points} are lying there, and you have a card that takes them.").format(
        points=points_text(points)
    )


def _partner(told: NoteFacts) -> str:
    partners = told.turn.partners
    if len(partners) == 1:
        return _("{name}, across the table, is your partner. What one of you takes is for both.").format(
            name=told.names[partners[0]]
        )
    first, second = (told.names[seat] for seat in partners)
    return _("{first} and {second} are your partners. What one of you takes is for all three.").format(
        first=first, second=second
    )


def _left_out(told: NoteFacts) -> str:
    said, _more = left_out_words(told.turn.view.rules, naming=told.naming)
    return _("{said}, so that everybody gets the same number of cards.").format(said=said)


def _last_dealt(told: NoteFacts) -> str:
    suit = told.turn.view.trumps
    assert suit is not None
    return _("The dealer’s own card was turned up: its suit, {suit}, is trumps.").format(
        suit=suit_name(suit, naming=told.naming)
    )


def _marianna(told: NoteFacts) -> str:
    said = _("{king} and {knight} of one suit are worth 20 points here, in trumps 40.")
    return upper(said.format(king=told.king, knight=told.knight))


def _declared(told: NoteFacts) -> str:
    made, marianna = told.turn.declared, told.turn.view.rules.marianna
    assert made is not None and marianna is not None
    name, points, suit = (
        told.names[made.seat],
        points_text(made.points),
        suit_name(made.suit, naming=told.naming),
    )
    if marianna.makes_trumps:
        return _("{name} has declared and gets {points}. Now {suit} are trumps.").format(
            name=name, points=points, suit=suit
        )
    if not made.points:
        return _("{name} has shown {king} and {knight}: they count at the next lead.").format(
            name=name, king=told.king, knight=told.knight
        )
    return _("{name} has shown {king} and {knight}, and gets {points} for them.").format(
        name=name, king=told.king, knight=told.knight, points=points
    )


def _order(told: NoteFacts) -> str:
    ranking = told.turn.view.rules.ranking
    second = ranking.order[1]
    return _("The order is another here: {ranks}. {second} is worth {points}.").format(
        ranks=", ".join(rank_name(rank, naming=told.naming) for rank in ranking.order[:5]),
        second=upper(the_rank(second, naming=told.naming)),
        points=points_text(ranking.rank_points[second]),
    )


def _follow(told: NoteFacts) -> str:
    said = _("{suit} were led, and you have some: you must follow. Everybody must.")
    return upper(said.format(suit=told.suit))


def _exchange(told: NoteFacts) -> str:
    turned = told.turn.view.turned
    assert turned is not None
    gives = next(swap.give for swap in told.turn.view.rules.swaps if turned.rank in swap.takes)
    if told.turn.view.rules.swap_at_once:
        said = _("Whoever has {card} may change it for the turned card.")
    else:
        said = _("Whoever has {card} may change it for the turned card, after taking a trick.")
    return said.format(card=of_trumps(the_rank(gives, naming=told.naming)))


def _exchanged(told: NoteFacts) -> str:
    made = told.turn.exchanged
    assert made is not None
    return _("{name} has taken {took} and laid {gave} in its place.").format(
        name=told.names[made.seat],
        took=the_card(made.took, naming=told.naming),
        gave=the_card(made.gave, naming=told.naming),
    )


def _partner_sign(told: NoteFacts) -> str:
    seat, sign = next(each for each in reversed(told.turn.view.signs) if each[0] in told.turn.partners)
    return _("That was a sign: {name} {claim}.").format(
        name=told.names[seat], claim=claim(sign, told.turn.view.rules.ranking, naming=told.naming)
    )


def _bid(told: NoteFacts) -> str:
    bidding = told.turn.view.rules.bidding
    if bidding is Bidding.RANK:
        return _("First an auction. Whoever names the lowest rank chooses trumps. You may pass.")
    return _("First an auction. Whoever promises the most points chooses trumps. You may pass.")


def _call(told: NoteFacts) -> str:
    if told.turn.view.rules.called_rank is not None:
        return _("The auction is yours! Name a two: its suit is trumps, and its holder is your partner.")
    return _("The auction is yours! Name a card: its suit is trumps, and its holder is your partner.")


def _contract(told: NoteFacts) -> str:
    view = told.turn.view
    assert view.contract is not None
    if view.caller == ME == view.partner:
        return _("You play alone and need {points}. The others try to prevent it.").format(
            points=points_text(view.contract)
        )
    if view.caller == ME:
        return _("You and your partner need {points} together. The others try to prevent it.").format(
            points=points_text(view.contract)
        )
    if view.caller == view.partner:
        return _("{caller} plays alone and needs {points}. The others try to prevent it.").format(
            caller=told.caller, points=points_text(view.contract)
        )
    return _("{caller} and the partner need {points} together. The others try to prevent it.").format(
        caller=told.caller, points=points_text(view.contract)
    )


def _dummy(told: NoteFacts) -> str:
    if told.turn.view.rules.dummy is Dummy.OPEN:
        return _("The fifth hand is the dummy’s. It lies open, and one of you plays it.")
    return _("The fifth hand is the dummy’s. When its turn comes, it plays its top card.")


def _large_win(told: NoteFacts) -> str:
    scoring = told.turn.view.rules.scoring
    assert isinstance(scoring, TwoSides)
    least, score = scoring.stakes[-1]
    return _("A win with {least} points or more counts {score} here, not 1.").format(least=least, score=score)


def _payments(told: NoteFacts) -> str:
    view = told.turn.view
    scoring, contract = view.rules.scoring, view.contract
    assert isinstance(scoring, Payments) and contract is not None
    alone = view.partner is not None and view.partner == view.caller
    if not view.rules.scored_by_balance:
        if alone:
            return _(
                "If the {points} are made, the caller, who plays alone, gets a stroke on the slate; if not, "
                "each of the others does."
            ).format(points=contract)
        return _(
            "If the {points} are made, caller and partner get a stroke each on the slate; if not, each of "
            "the others does."
        ).format(points=contract)
    one = scoring.unit(contract) * view.times
    if alone:
        return _(
            "The caller plays alone: she gets or pays {four} after the hand, and each of the others {one}."
        ).format(four=4 * one, one=one)
    return _(
        "After the hand the caller gets or pays {two}, the partner {one}, and each of the others {one}."
    ).format(two=2 * one, one=one)


def _points_add_up(told: NoteFacts) -> str:
    form = told.turn.view.rules.match_form
    assert isinstance(form, ByPoints)
    return _("Here the points of all hands are added up. {n} of them win the match.").format(n=form.target)


WORDS: Mapping[str, Message | Callable[[NoteFacts], str]] = {
    "call": _call,
    "overbid": lazy("Now bid more, or pass. Whoever has passed is out of the auction."),
    "bid": _bid,
    "dummy-turn": lazy("It is the dummy’s turn, and you choose its card."),
    "declare": lazy(
        "You have {king} and {knight} of one suit. Declare them with the button before you lead!"
    ),
    "declared": _declared,
    "follow": _follow,
    "follow-free": lazy("You have no {suit}, so you may play any card, a trump too."),
    "exchanged": _exchanged,
    "you-are-partner": lazy("You hold {card}: you are the secret partner of {caller}. Do not let it show!"),
    "revealed": lazy("Now everybody knows who has {card}, and so who plays with whom."),
    "secret": lazy("{caller} has a secret partner: whoever holds {card}. You will know when it is played."),
    "your-partner": lazy("Somebody holds {card} and is with you. Watch who gives you points!"),
    "partner-sign": _partner_sign,
    "partner-cards": lazy("Nothing is left to draw. Now partners look at each other’s cards."),
    "carico": _carico,
    "your-turn": lazy("It is your turn. Press any card of yours, or throw it onto the table."),
    "left-out": _left_out,
    "open-hands": lazy("Both hands lie face up. Look at the other one before you play."),
    "partner": _partner,
    "alone": lazy("Here each plays alone. Whoever has the most points wins the hand."),
    "no-trumps": lazy("There are no trumps. The highest card of the suit led takes the trick."),
    "no-trumps-yet": lazy(
        "There is no trump yet. The first to declare {king} and {knight} of one suit makes it."
    ),
    "marianna": _marianna,
    "mariazza": lazy(
        "{king} and {knight} of one suit bring 20 points, in trumps 40. Shown when you do not lead, they "
        "count once you do. Whoever has {most} points wins the hand at once."
    ),
    "order": _order,
    "exchange": _exchange,
    "sign": lazy(
        "From the second trick on you may make a sign. Press this button, and tell your partner a card."
    ),
    "all-dealt": lazy("All the cards are dealt. Nobody draws: you see the whole hand at once."),
    "last-dealt": _last_dealt,
    "many-cards": lazy("Here you hold {n} cards, not three. You draw after each trick as usual."),
    "dummy": _dummy,
    "silence": lazy("In this game partners neither speak nor make signs."),
    "ask": lazy("You may also ask your partner for a card, with the same button. But the others hear it."),
    "hint": lazy("Not sure? Press this button: you get advice, and the reason for it."),
    "draw": lazy("After each trick both draw a card. Whoever took it draws first, and leads."),
    "to-win": lazy("There are {all} points in all. With {most} of them the hand is yours."),
    "last-cards": lazy(
        "There is nothing left to draw. With the last three cards it pays to remember what is gone."
    ),
    "contract": _contract,
    "payments": _payments,
    "large-win": _large_win,
    "points-add-up": _points_add_up,
}
"""By the name of the note: a sentence whose fields are those of `NoteFacts`, or how it is made."""
BY_EAR: Mapping[str, Message] = {
    "your-turn": lazy("It is your turn. The arrows lead through your cards, Enter plays one."),
    "hint": lazy("Not sure? The key H gives you advice, and the reason for it."),
    "sign": lazy("From the second trick on you may make a sign: the key S tells your partner a card."),
}
"""Instead, where the words say what the hand does that holds a mouse."""


def note_text(
    note: str, moment: OwnTurn, names: Sequence[str], *, naming: Naming, by_ear: bool = False
) -> str:
    """The words of a note at its moment. Raises KeyError for a note without a row."""
    if by_ear and note in BY_EAR:
        return str(BY_EAR[note])
    if note not in WORDS:
        raise KeyError(f"the note {note} has no row of words in capabilities/first_hand/words.py")
    words, told = WORDS[note], NoteFacts(turn=moment, names=names, naming=naming)
    if not isinstance(words, Message):
        return words(told)
    text = str(words)
    return text.format(**{name: getattr(told, name) for name in re.findall(r"{(\w+)}", text)})
