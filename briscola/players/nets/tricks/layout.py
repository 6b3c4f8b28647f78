"""Layout of the rows of a net of tricks, and the buckets that turn numbers into rows.

The games of so many players share one layout; only games without auction are written down here.
"""

from collections.abc import Sequence
from functools import cache

from briscola.engine.rules import Follow, Rules, Turned
from briscola.players.nets.card_rows import (
    ALL_RENAMINGS,
    CARDS,
    LEAVES,
    PACK_POINTS,
    POT_STEPS,
    RENAMINGS,
    STRENGTHS,
    SUITS,
)
from briscola.players.signals import WORTH

MOST_TRICKS = 20
DRAWS_TOLD = 6  # rounds of drawing still to come, told exactly up to this many
SCORE_STEP, SCORE_SHIFT = 3, 2  # points 61-63 are one bucket: 61 is the first that wins
SCORES = (PACK_POINTS + SCORE_SHIFT) // SCORE_STEP + 1
ACTIONS = 3 * CARDS
DECLARES = LEAVES + 1  # where mariannas may be declared, a fourth kind of action: the king tells the suit
BROUGHT = 5  # a marianna brings 20, 40 … 100 points (V-MA-3)
BROUGHT_STEP = 20
KING, KNIGHT = 7, 6  # strengths

KINDS: tuple[str, ...] = ("briscola", "prini", "prini_all", "bisca_9")
"""The games that differ to a net; bisca of three cards is briscola with other names (V-BI-1/2)."""

DECLARING_KINDS: tuple[str, ...] = ("marianna", "cinquecento")
"""The games in which mariannas are declared: trumps by declaration, or turned up (V-MA-5)."""

GAME_ROWS = 2 * len(KINDS)  # each in sides and alone
SIGNS: int = len(WORTH)
SPOKEN = SIGNS  # the row, after those of its signs, that says that a seat has made any
SIGN_ROWS = SIGNS + 1


class TricksLayout:
    """First row of each kind of row, for games of so many players; `size` rows in all.

    A play of the past is told by its age in tricks (up to `ages`, older ones together), seat and lead.
    Where a king and a knight may be declared (V-MA-2) further rows tell of that.
    """

    def __init__(self, players: int, *, declares: bool = False) -> None:
        others = players - 1
        self.players = players
        self.declares = declares
        self.ages = max(3, 16 // players)
        self.hand = 0
        self.table = self.hand + CARDS
        self.best = self.table + others * CARDS
        self.gone = self.best + CARDS
        self.history = self.gone + CARDS
        self.known = self.history + self.ages * players * 2 * CARDS
        self.void = self.known + others * CARDS
        self.turned = self.void + others * SUITS
        self.tricks = self.turned + STRENGTHS
        self.draws = self.tricks + MOST_TRICKS + 1
        self.position = self.draws + DRAWS_TOLD + 1
        self.winner = self.position + players
        self.pot = self.winner + others
        self.score = self.pot + len(POT_STEPS) + 1
        self.game = self.score + players * SCORES
        self.win = self.game + GAME_ROWS  # that one plays for the hand, not for points
        self.talks = self.win + 1  # that one makes and reads signs
        self.signs = self.talks + 1
        self.bare = self.signs + players * SIGN_ROWS  # that there are no trumps yet
        self.declared = self.bare + 1  # the suits that have been declared
        self.brought = self.declared + SUITS  # what declarations have brought, by seat
        self.next = self.brought + players * BROUGHT  # what the next one brings
        self.size = self.next + BROUGHT if declares else self.bare
        self.actions = ACTIONS + CARDS if declares else ACTIONS


@cache
def layout_of(players: int, *, declares: bool = False) -> TricksLayout:
    """The layout of all games for so many players, or of those where they declare."""
    return TricksLayout(players, declares=declares)


def layout_for(rules: Rules) -> TricksLayout:
    """The layout of a game."""
    return layout_of(rules.players, declares=declares(rules))


def declares(rules: Rules) -> bool:
    """True if mariannas are declared (V-MA-2)."""
    return rules.marianna is not None


def open_hands(rules: Rules) -> bool:
    """True if all hands lie open (V-SC-1)."""
    return rules.open_hands


def renamings_of(rules: Rules) -> Sequence[Sequence[int]]:
    """Every way to rename suits that leaves a game the same, whatever may yet become trumps (INV-11)."""
    never = rules.turned is Turned.NONE and not declares(rules)
    return ALL_RENAMINGS if never else RENAMINGS


def observation_renaming(layout: TricksLayout, order: Sequence[int]) -> list[int]:
    """New row of each row of an observation when the suits are renamed; the padding at the end stays."""
    table = list(range(layout.size + 1))
    for row in range(layout.void):  # all that lies before the voids is told in cards
        suit = row % CARDS // STRENGTHS
        table[row] += (order[suit] - suit) * STRENGTHS
    for row in range(layout.void, layout.turned):
        suit = (row - layout.void) % SUITS
        table[row] += order[suit] - suit
    for row in range(layout.declared, layout.brought) if layout.declares else ():
        suit = row - layout.declared
        table[row] += order[suit] - suit
    return table


def action_renaming(order: Sequence[int], actions: int = ACTIONS) -> list[int]:
    """New row of each of so many rows of actions when the suits are renamed."""
    suits = [row % CARDS // STRENGTHS for row in range(actions)]
    return [row + (order[suit] - suit) * STRENGTHS for row, suit in enumerate(suits)] + [actions]


def game_row(rules: Rules) -> int:
    """The number of a game among those of its layout.

    Raises ValueError for a game with an auction.
    """
    if rules.bidding is not None:
        raise ValueError(f"{rules.variant} is more than tricks and draws")
    kinds = DECLARING_KINDS if declares(rules) else KINDS
    return 2 * kinds.index(game_kind(rules)) + (not rules.two_sides)


def game_kind(rules: Rules) -> str:
    """The kind, of those above, that a game without auction is or comes nearest to."""
    if declares(rules):
        return "marianna" if rules.turned is Turned.NONE else "cinquecento"
    if rules.turned is Turned.LAST_DEALT:
        return "prini_all"
    if rules.follow is Follow.ALWAYS:
        return "prini"
    return "bisca_9" if rules.hand_size == 9 else "briscola"


def score_bucket(points: int) -> int:
    """The bucket of a side's points."""
    return (points + SCORE_SHIFT) // SCORE_STEP
