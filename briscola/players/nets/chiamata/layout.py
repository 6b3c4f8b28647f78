"""Layout of the rows of a net of chiamata, and the buckets that turn numbers into rows.

One layout serves all forms of the game: five live players, or four and a dummy; auctions by points and by
rank. Places are counted from one's own, in order of play; cards have trumps as their first suit, except in
the auction, where suits are ordered by what is held of them.
"""

from collections.abc import Sequence
from functools import cache

from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT
from briscola.engine.rules import Bidding, Dummy, Rules
from briscola.players.nets.card_rows import CARDS, PACK_POINTS, POT_STEPS, STRENGTHS, SUITS

PLACES, TRICKS = 5, 8
DUMMY_PLACE, DEALER_PLACE, BEFORE_DUMMY = 3, 4, 2  # in order of the first trick (V-MO-1)

AUCTION, CALLING, PLAYING = range(3)  # the stage of an observation
DEFENDER, PARTNER, CALLER, ALONE = range(4)  # what a seat knows itself to be
CLASSES = 4  # of a card given to another's trick: blank, court, carico, trump

CONTRACT_STEPS: tuple[int, ...] = (*range(62, 82), *range(82, 102, 2), 105, 110, 115, 120)
CONTRACTS = len(CONTRACT_STEPS) + 1
SPOKEN_STEPS: tuple[int, ...] = (63, 66, 69, 72, 76, 81, 91)
SPOKEN_POINTS = len(SPOKEN_STEPS) + 1
SPOKEN_TWOS = 2  # the plain two, and the two with points
SPOKEN = 1 + SPOKEN_POINTS + STRENGTHS + SPOKEN_TWOS - 1
"""Number of buckets of a seat's last bid, roughly: nothing, points, or a rank."""
NEED_STEP, SCORE_STEP = 2, 5
NEEDS = (HIGHEST_CONTRACT + NEED_STEP - 1) // NEED_STEP + 1
SCORES = (PACK_POINTS + SCORE_STEP - 1) // SCORE_STEP + 1


class ChiamataLayout:
    """First row of each kind of row of an observation; `size` rows in all.

    Each row before `card_rows` stands for a card.
    """

    def __init__(self) -> None:
        self.hand = 0
        self.open = self.hand + CARDS  # an open dummy's
        self.table = self.open + CARDS
        self.best = self.table + PLACES * CARDS
        self.gone = self.best + CARDS
        self.history = self.gone + CARDS
        self.card_rows = self.history + PLACES * 3 * CARDS
        self.sorted_hand = self.card_rows  # in the auction
        self.gave = self.sorted_hand + CARDS  # who gave what class of card to whose trick
        self.bids = self.gave + PLACES * PLACES * CLASSES
        self.standing = self.bids + PLACES * 2 * SPOKEN
        self.standing_rank = self.standing + CONTRACTS
        self.contract = self.standing_rank + STRENGTHS
        self.called = self.contract + CONTRACTS
        self.need = self.called + STRENGTHS
        self.against = self.need + NEEDS
        self.score = self.against + NEEDS
        self.stage = self.score + PLACES * SCORES
        self.role = self.stage + 3
        self.caller_at = self.role + 4
        self.partner_at = self.caller_at + PLACES
        self.my_place = self.partner_at + PLACES
        self.trick = self.my_place + PLACES
        self.position = self.trick + TRICKS
        self.winner = self.position + PLACES
        self.pot = self.winner + PLACES
        self.dummy_at = self.pot + len(POT_STEPS) + 1
        self.for_dummy = self.dummy_at + PLACES
        self.form = self.for_dummy + 1
        self.size = self.form + 5


LAYOUT = ChiamataLayout()
"""The one layout of all forms of chiamata."""

# Rows of actions.
PLAY = 0
BID = PLAY + 3 * CARDS
BID_RANK = BID + CONTRACTS
BID_TWO = BID_RANK + STRENGTHS
PASSES = BID_TWO + CONTRACTS
CALLS = PASSES + 1
ACTIONS = CALLS + 1

MOST_ROWS = 8 + 8 + 4 + 1 + 3 * 39 + PLACES + 30


def _steps(points: int, steps: Sequence[int]) -> int:
    return sum(1 for step in steps if points >= step)


def contract_bucket(points: int) -> int:
    """The bucket of a contract: to the point where most are made, coarser above."""
    return _steps(points, CONTRACT_STEPS)


def spoken(points: int | None, strength: int | None) -> int:
    """The bucket of a seat's last bid, with the strength of its rank if it had one; 0 for none."""
    if points is None:
        return 0
    if strength is None:
        return 1 + _steps(points, SPOKEN_STEPS)
    return 1 + SPOKEN_POINTS + STRENGTHS - 1 - strength + (points > LOWEST_CONTRACT)


def need_bucket(points: int) -> int:
    """The bucket of points a side still lacks; 0 when it lacks none."""
    return (max(0, points) + NEED_STEP - 1) // NEED_STEP


def score_bucket(points: int) -> int:
    """The bucket of a place's points."""
    return (points + SCORE_STEP - 1) // SCORE_STEP


def card_class(card: int) -> int:
    """Blank, court, carico or trump, of a card whose trumps are its first suit."""
    if card < STRENGTHS:
        return 3
    strength = card % STRENGTHS
    return (strength > 4) + (strength > 7)


@cache
def contract_of(rung: int, *, rank: bool) -> tuple[int, int | None]:
    """The points that a rung of the ladder promises, and the strength of its rank in auctions by rank."""
    if not rank:
        return LOWEST_CONTRACT + rung, None
    return LOWEST_CONTRACT + max(0, rung - STRENGTHS + 1), max(0, STRENGTHS - 1 - rung)


def rungs(*, rank: bool) -> int:
    """Number of rungs of the ladder."""
    points = HIGHEST_CONTRACT - LOWEST_CONTRACT + 1
    return points + STRENGTHS - 1 if rank else points


@cache
def offered_rungs(standing: int, *, rank: bool) -> tuple[int, ...]:
    """The bids worth a thought above a standing one (-1: none): the next few, some leaps, every rank."""
    if not rank:
        wished = [standing + step for step in (1, 2, 5, 10)]
    else:
        plain = range(standing + 1, STRENGTHS)
        wished = [*plain, *(max(standing, STRENGTHS - 1) + step for step in (1, 3, 8))]
    return tuple(rung for rung in wished if rung < rungs(rank=rank))


def bid_row(rung: int, *, rank: bool) -> int:
    """The row of a bid."""
    points, strength = contract_of(rung, rank=rank)
    if strength is None:
        return BID + contract_bucket(points)
    return BID_RANK + strength if points == LOWEST_CONTRACT else BID_TWO + contract_bucket(points)


def form_rows(rules: Rules) -> tuple[int, int]:
    """Rows for the form of the game: the players, and the way of bidding."""
    dummy = 0 if rules.dummy is None else 1 if rules.dummy is Dummy.BLIND else 2
    return LAYOUT.form + dummy, LAYOUT.form + 3 + bids_ranks(rules)


def bids_ranks(rules: Rules) -> bool:
    """True if the auction is by rank (V-CH-20)."""
    return rules.bidding is Bidding.RANK


def suit_order(masks: Sequence[int]) -> list[int]:
    """The new number of each suit in the auction: first those held longest, then those held strongest.

    A mask has a bit for each strength held.
    """
    ranked = sorted(range(SUITS), key=lambda suit: (-masks[suit].bit_count(), -masks[suit], suit))
    return [ranked.index(suit) for suit in range(SUITS)]


def observation_renaming(layout: ChiamataLayout, order: Sequence[int]) -> list[int]:
    """New row of each row when the suits are renamed; the padding at the end stays."""
    return _renaming(layout.size, layout.card_rows, order)


def action_renaming(order: Sequence[int]) -> list[int]:
    """New row of each row of actions when the suits are renamed."""
    return _renaming(ACTIONS, BID, order)


def _renaming(size: int, of_cards: int, order: Sequence[int]) -> list[int]:
    table = list(range(size + 1))
    for row in range(of_cards):
        suit = row % CARDS // STRENGTHS
        table[row] += (order[suit] - suit) * STRENGTHS
    return table


def worth_calling(hand: Sequence[int], rank: int | None) -> list[int]:
    """The cards worth a thought when calling: in suits held, the best missing few and the best of one's own.

    `rank` is the strength that must be called, None where any may.
    """
    if rank is not None:
        return [suit * STRENGTHS + rank for suit in range(SUITS)]
    found: list[int] = []
    for suit in sorted({card // STRENGTHS for card in hand}):
        cards = range(suit * STRENGTHS + STRENGTHS - 1, suit * STRENGTHS - 1, -1)
        missing = [card for card in cards if card not in hand]
        held = [card for card in cards if card in hand]
        found += [*missing[:3], held[0]]
    return found
