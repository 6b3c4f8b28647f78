"""NOTES of a first hand: what is told at the table when it happens, one note a turn.

A note is a row: the rules that need it, and the moment. So a new game has its notes by its rules. The
words are in `capabilities/first_hand/words.py`.
"""

from collections.abc import Callable, Collection, Sequence

from msgspec import Struct

from briscola.client.view.view import ME, View
from briscola.engine.actions import Bid, Call, Declare, Play
from briscola.engine.cards import BRISCOLA_RANKING
from briscola.engine.events import Declared, Event, Exchanged
from briscola.engine.observation import Observation
from briscola.engine.rules import Dummy, Follow, Rules, Silence, Turned
from briscola.engine.scoring import Independents, TwoSides
from briscola.engine.variants import VARIANTS

CARICO = 10
"""Points from which a card on the table is worth a note."""


class OwnTurn(Struct, frozen=True, kw_only=True):
    """The person's turn: the table, what the person knows and may do, and the hand so far."""

    view: View
    seen: Observation
    events: Sequence[Event] = ()
    """The events of this hand that the person has seen."""
    hints: bool = False
    """True if a hint may be asked for."""

    @property
    def playing(self) -> bool:
        """True if a card is to be played."""
        return any(isinstance(action, Play) for action in self.seen.legal)

    @property
    def partners(self) -> Sequence[int]:
        """The person's partners by the seats; nobody in an auction game."""
        return [seat for seat in self.view.rules.side_of[ME] if seat != ME]

    @property
    def past_half(self) -> bool:
        """True in the second half of a hand."""
        return 2 * self.view.tricks >= self.view.rules.tricks

    @property
    def declared(self) -> Declared | None:
        """The last declaration of somebody else."""
        made = [event for event in self.events if isinstance(event, Declared) and event.seat != ME]
        return made[-1] if made else None

    @property
    def exchanged(self) -> Exchanged | None:
        """The last exchange by somebody else."""
        made = [event for event in self.events if isinstance(event, Exchanged) and event.seat != ME]
        return made[-1] if made else None


Need = Callable[[Rules], bool]
When = Callable[[OwnTurn], bool]


class GuideNote(Struct, frozen=True, kw_only=True):
    """A row: the rules that need the note, and its moment."""

    name: str
    needs: Need
    when: When
    button: str = ""
    """Name of the round button that it is about."""


# ---- which rules


def classic(rules: Rules) -> bool:
    """True for the first game of the table without house rules, which needs the notes for beginners."""
    return rules.variant == next(iter(VARIANTS)) and rules.players == 2 and not rules.changed


def auction(rules: Rules) -> bool:
    """True if a hand begins with an auction."""
    return rules.bidding is not None


def each_alone(rules: Rules) -> bool:
    """True if more than two play, each for himself, and the most points win."""
    scoring = rules.scoring
    return rules.players > 2 and isinstance(scoring, Independents) and not scoring.strict


def no_stock(rules: Rules) -> bool:
    """True if all cards are dealt."""
    return rules.tricks == rules.hand_size


def many_cards(rules: Rules) -> bool:
    """True if a hand has more cards than three, and cards are drawn."""
    return rules.hand_size > 3 and not no_stock(rules)


def no_trumps(rules: Rules) -> bool:
    """True if a hand has no trumps at all."""
    return not rules.trumps_at_start and rules.marianna is None


def marianna_makes_trumps(rules: Rules) -> bool:
    """True if the first marianna makes the trumps."""
    return rules.marianna is not None and rules.marianna.makes_trumps


def marianna_scores(rules: Rules) -> bool:
    """True if a marianna only scores, and only at a lead."""
    marianna = rules.marianna
    return marianna is not None and not marianna.makes_trumps and not marianna.any_turn


def mariazza(rules: Rules) -> bool:
    """True if a marianna is declared at any turn, and a hand ends at so many points (V-MA-6)."""
    return rules.ends_at is not None


def other_order(rules: Rules) -> bool:
    """True if the cards rank otherwise than in briscola."""
    return rules.ranking.order != BRISCOLA_RANKING.order


def signs(rules: Rules) -> bool:
    """True if partners make signs."""
    return rules.talk is not None and rules.talk.signs != "off"


def asks(rules: Rules) -> bool:
    """True if partners may ask for a card aloud."""
    return rules.talk is not None and rules.talk.requests


def dumb(rules: Rules) -> bool:
    """True if partners are silent for a whole hand."""
    return rules.in_sides and rules.silence is Silence.HAND


def by_size(rules: Rules) -> bool:
    """True if a large win scores more."""
    scoring = rules.scoring
    return isinstance(scoring, TwoSides) and bool(scoring.stakes)


# ---- which moment


def own_turn(moment: OwnTurn) -> bool:
    return moment.playing


def to_bid(moment: OwnTurn) -> bool:
    return any(isinstance(action, Bid) for action in moment.seen.legal)


def in_reach(moment: OwnTurn) -> bool:
    """True if a carico lies there and a card of the hand takes the trick."""
    best, ranking = moment.view.winning, moment.view.rules.ranking
    if best is None or not any(ranking.points[on.card] >= CARICO for on in moment.view.table):
        return False
    trumps = moment.view.trumps
    return any(ranking.beats(card, best.card, trumps) for card in moment.seen.hand)


def bound(moment: OwnTurn) -> bool:
    """True if the duty to follow suit forbids a card of the hand."""
    allowed = {action.card for action in moment.seen.legal if isinstance(action, Play)}
    return bool(moment.view.table) and bool(allowed) and not set(moment.seen.hand) <= allowed


def free(moment: OwnTurn) -> bool:
    """True if the duty to follow suit holds, and the person has none of the suit led."""
    holds = moment.view.rules.follow is Follow.ALWAYS or not moment.view.stock_count
    if not (holds and moment.playing and moment.view.table):
        return False
    led = moment.view.table[0].card.suit
    return all(card.suit is not led for card in moment.seen.hand)


def second_rank(moment: OwnTurn) -> bool:
    """True if a card of the second rank is in sight, in a game with an order of its own."""
    second = moment.view.rules.ranking.order[1]
    lying = [on.card for on in (*moment.view.table, *moment.view.last)]
    return any(card.rank is second for card in (*moment.seen.hand, *lying))


def exchangeable(moment: OwnTurn) -> bool:
    """True if the turned card lies there and somebody may be able to take it."""
    turned = moment.view.turned
    return turned is not None and any(turned.rank in swap.takes for swap in moment.view.rules.swaps)


def may_sign(moment: OwnTurn) -> bool:
    return moment.playing and not moment.view.silent


def partner_signed(moment: OwnTurn) -> bool:
    return any(seat in moment.partners for seat, _sign in moment.view.signs)


def partner_seen(moment: OwnTurn) -> bool:
    """True if the stock is out and a partner's cards are shown."""
    hands = moment.view.hands
    return not moment.view.stock_count and any(hands[p] and None not in hands[p] for p in moment.partners)


def dummy_asked(moment: OwnTurn) -> bool:
    return moment.seen.to_act is not None and moment.seen.to_act == moment.view.rules.dummy_seat


def secret(moment: OwnTurn) -> bool:
    """True if somebody else has called, and his partner is not known."""
    return moment.playing and moment.view.called is not None and moment.view.caller != ME


NOTES: Sequence[GuideNote] = (
    # What happens this very moment comes first.
    GuideNote(name="call", needs=auction, when=lambda now: any(isinstance(a, Call) for a in now.seen.legal)),
    GuideNote(name="bid", needs=auction, when=to_bid),
    GuideNote(name="overbid", needs=auction, when=lambda now: to_bid(now) and now.view.standing is not None),
    GuideNote(name="dummy", needs=lambda rules: rules.dummy is not None, when=own_turn),
    GuideNote(
        name="dummy-turn",
        needs=lambda rules: rules.dummy is Dummy.OPEN,
        when=dummy_asked,
    ),
    GuideNote(
        name="declare",
        needs=lambda rules: rules.marianna is not None,
        when=lambda now: not now.view.table and any(isinstance(one, Declare) for one in now.seen.legal),
    ),
    GuideNote(
        name="declared",
        needs=lambda rules: rules.marianna is not None,
        when=lambda now: now.declared is not None,
    ),
    GuideNote(name="follow", needs=lambda rules: rules.follow is not Follow.FREE, when=bound),
    GuideNote(name="follow-free", needs=lambda rules: rules.follow is not Follow.FREE, when=free),
    GuideNote(
        name="exchanged",
        needs=lambda rules: bool(rules.swaps),
        when=lambda now: now.exchanged is not None,
    ),
    GuideNote(
        name="you-are-partner",
        needs=auction,
        when=lambda now: secret(now) and now.view.partner == ME and not now.view.revealed,
    ),
    GuideNote(
        name="revealed",
        needs=auction,
        when=lambda now: now.playing and now.view.revealed and now.view.caller != now.view.partner,
    ),
    GuideNote(
        name="secret",
        needs=auction,
        when=lambda now: secret(now) and now.view.partner is None,
    ),
    GuideNote(
        name="your-partner",
        needs=auction,
        when=lambda now: now.playing and now.view.caller == ME and now.view.partner is None,
    ),
    GuideNote(name="partner-sign", needs=signs, when=partner_signed),
    GuideNote(name="partner-cards", needs=lambda rules: rules.show_partner, when=partner_seen),
    GuideNote(name="carico", needs=classic, when=in_reach),
    # What is different here, one thing a turn.
    GuideNote(name="your-turn", needs=classic, when=own_turn),
    GuideNote(name="partner", needs=lambda rules: rules.in_sides, when=own_turn),
    GuideNote(name="left-out", needs=lambda rules: bool(rules.left_out), when=own_turn),
    GuideNote(name="open-hands", needs=lambda rules: rules.open_hands, when=own_turn),
    GuideNote(name="alone", needs=each_alone, when=own_turn),
    GuideNote(name="no-trumps", needs=no_trumps, when=own_turn),
    GuideNote(
        name="no-trumps-yet",
        needs=marianna_makes_trumps,
        when=lambda now: now.playing and now.view.trumps is None,
    ),
    GuideNote(name="marianna", needs=marianna_scores, when=own_turn),
    GuideNote(name="mariazza", needs=mariazza, when=own_turn),
    GuideNote(name="order", needs=other_order, when=second_rank),
    GuideNote(name="exchange", needs=lambda rules: bool(rules.swaps), when=exchangeable),
    GuideNote(name="sign", needs=signs, when=may_sign, button="signs"),
    GuideNote(name="all-dealt", needs=lambda rules: no_stock(rules) and not auction(rules), when=own_turn),
    GuideNote(
        name="last-dealt",
        needs=lambda rules: rules.turned is Turned.LAST_DEALT,
        when=lambda now: now.playing and now.view.trumps is not None,
    ),
    GuideNote(name="many-cards", needs=many_cards, when=own_turn),
    GuideNote(name="silence", needs=dumb, when=own_turn),
    GuideNote(name="ask", needs=asks, when=may_sign, button="signs"),
    GuideNote(
        name="hint",
        needs=classic,
        when=lambda now: now.hints and now.playing and now.view.tricks > 0,
        button="hint",
    ),
    GuideNote(name="draw", needs=classic, when=lambda now: now.view.tricks > 1 and now.view.stock_count > 0),
    GuideNote(name="to-win", needs=classic, when=lambda now: now.past_half),
    GuideNote(name="last-cards", needs=classic, when=lambda now: not now.view.stock_count),
    GuideNote(name="contract", needs=auction, when=lambda now: now.playing and now.view.tricks > 1),
    GuideNote(name="payments", needs=lambda rules: rules.has_payments, when=lambda now: now.past_half),
    GuideNote(name="large-win", needs=by_size, when=lambda now: now.past_half),
    GuideNote(
        name="points-add-up", needs=lambda rules: rules.match_form.by_points, when=lambda now: now.past_half
    ),
)
"""All notes, the most urgent first."""


def notes_of(rules: Rules) -> Sequence[GuideNote]:
    """The notes that a game needs."""
    return [note for note in NOTES if note.needs(rules)]


def note_now(moment: OwnTurn, told: Collection[str]) -> GuideNote | None:
    """The note of a moment: the most urgent one not yet told; None if there is none."""
    left = (note for note in notes_of(moment.view.rules) if note.name not in told)
    return next((note for note in left if note.when(moment)), None)
