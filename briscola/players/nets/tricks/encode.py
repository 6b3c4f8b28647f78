"""What an observation is to a net: a short list of rows, so that its first layer is a sum of them.

The games of so many players share one layout. Suits are renamed, trumps first; seats are counted from one's
own. Only games without auction are written down here; what an option adds to one is left out.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Follow, Rules, Turned
from briscola.players.coding import POINTS, STRENGTH, SUIT, beats, coder_of, suit_number
from briscola.players.talk.signals import WORTH, stands

CARDS, SUITS, STRENGTHS = 40, 4, 10
MOST_TRICKS = 20
DRAWS_TOLD = 6  # rounds of drawing still to come, told exactly up to this many
POT_STEPS: tuple[int, ...] = (1, 3, 5, 10, 12, 15, 20, 25, 35)
SCORE_STEP, SCORE_SHIFT = 3, 2  # points 61-63 are one bucket: 61 is the first that wins
SCORES = (120 + SCORE_SHIFT) // SCORE_STEP + 1
LEADS, TAKES, LEAVES = range(3)  # what a card would do now
ACTIONS = 3 * CARDS

RENAMINGS: tuple[tuple[int, ...], ...] = (
    (0, 1, 2, 3),
    (0, 1, 3, 2),
    (0, 2, 1, 3),
    (0, 2, 3, 1),
    (0, 3, 1, 2),
    (0, 3, 2, 1),
)
"""Every way to rename the plain suits: the game is the same (INV-11)."""

FORMS: tuple[str, ...] = ("briscola", "prini", "prini_all", "bisca_9")
"""The games that differ to a net; bisca of three cards is briscola with other names (V-BI-1/2)."""

GAME_ROWS = 2 * len(FORMS)  # each in sides and alone
SIGNS = len(WORTH)
SPOKEN = SIGNS  # the row, after those of its signs, that says that a seat has made any
SIGN_ROWS = SIGNS + 1


class Layout:
    """Where each kind of row begins, for games of so many players; `size` rows in all.

    A play of the past is told by its age in tricks (up to `ages`, older ones together), seat and lead.
    """

    def __init__(self, players: int) -> None:
        others = players - 1
        self.players = players
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
        self.size = self.signs + players * SIGN_ROWS


@cache
def layout_of(players: int) -> Layout:
    """The layout of all games for so many players."""
    return Layout(players)


def observation_renaming(layout: Layout, order: Sequence[int]) -> list[int]:
    """What each row of an observation becomes when the suits are renamed; the padding at the end stays."""
    table = list(range(layout.size + 1))
    for row in range(layout.void):  # all that lies before the voids is told in cards
        suit = row % CARDS // STRENGTHS
        table[row] += (order[suit] - suit) * STRENGTHS
    for row in range(layout.void, layout.turned):
        suit = (row - layout.void) % SUITS
        table[row] += order[suit] - suit
    return table


def action_renaming(order: Sequence[int]) -> list[int]:
    """The same for the rows of actions."""
    suits = [row % CARDS // STRENGTHS for row in range(ACTIONS)]
    return [row + (order[suit] - suit) * STRENGTHS for row, suit in enumerate(suits)] + [ACTIONS]


def game_row(rules: Rules) -> int:
    """The number of a game among those of its layout.

    Raises ValueError for a game with an auction.
    """
    if rules.turned is Turned.NONE:
        raise ValueError(f"{rules.variant} is more than tricks and draws")
    return 2 * FORMS.index(game_form(rules)) + (len(rules.sides) == rules.players > 2)


def game_form(rules: Rules) -> str:
    """Which of FORMS a game without auction is, or comes nearest to."""
    if rules.turned is Turned.LAST_DEALT:
        return "prini_all"
    if rules.follow is Follow.ALWAYS:
        return "prini"
    return "bisca_9" if rules.hand_size == 9 else "briscola"


def renamed(card: int, trumps: int) -> int:
    """A card number with its suit renamed: trumps become suit 0, the others keep their order."""
    suit = SUIT[card]
    new = 0 if suit == trumps else suit + (suit < trumps)
    return new * STRENGTHS + STRENGTH[card]


def score_bucket(points: int) -> int:
    """The bucket of a side's points."""
    return (points + SCORE_SHIFT) // SCORE_STEP


def encode(view: Observation, *, win: bool = False, talks: bool = False) -> tuple[list[int], list[int]]:
    """The rows of an observation, and for each legal play the row of the action.

    `win` says that the seat plays for the hand rather than for points, `talks` that it reads signs.
    """
    rules = view.rules
    layout = layout_of(rules.players)
    n, me = rules.players, view.seat
    trumps = suit_number(view.trumps)
    number = {c: renamed(k, trumps) for c, k in coder_of(rules).number.items()}
    rows = [layout.game + game_row(rules)]
    rows += [layout.hand + number[c] for c in view.hand]
    rows += _table_rows(view, layout, number)
    rows += [layout.gone + k for c, k in number.items() if c not in rules.pack]
    for age, trick in enumerate(reversed(view.tricks)):
        old = min(age, layout.ages - 1)
        for play in trick.plays:
            card, led = number[play.card], play.seat == trick.leader
            rows.append(layout.gone + card)
            rows.append(layout.history + ((old * n + (play.seat - me) % n) * 2 + led) * CARDS + card)
    for seat, cards in view.known.items():
        rows += [layout.known + ((seat - me) % n - 1) * CARDS + number[c] for c in cards]
    rows += _void_rows(view, layout, number)
    if view.stock_count and view.turned is not None:
        rows.append(layout.turned + STRENGTH[number[view.turned]])
    rows.append(layout.tricks + rules.tricks - len(view.tricks))
    rows.append(layout.draws + min(DRAWS_TOLD, view.stock_count // n))
    rows.append(layout.position + len(view.table))
    for i, side in enumerate(relative_sides(rules, me)):
        rows.append(layout.score + i * SCORES + score_bucket(sum(view.points[s] for s in side)))
    if win:
        rows.append(layout.win)
    if talks:
        rows += _sign_rows(view, layout)
    return rows, action_rows(view, number)


def relative_sides(rules: Rules, me: int) -> list[Sequence[int]]:
    """The sides in the order in which they are told: one's own first, then by the next seat to play."""
    sides: list[Sequence[int]] = []
    for i in range(rules.players):
        side = rules.side_of[(me + i) % rules.players]
        if side not in sides:
            sides.append(side)
    return sides


def _best(view: Observation, number: dict[Card, int]) -> tuple[int, int]:
    """Who is winning the trick on the table, and with which card."""
    winner, best = view.table[0].seat, number[view.table[0].card]
    for play in view.table[1:]:
        if beats(number[play.card], best, 0):
            winner, best = play.seat, number[play.card]
    return winner, best


def _table_rows(view: Observation, layout: Layout, number: dict[Card, int]) -> list[int]:
    if not view.table:
        return []
    n, me = layout.players, view.seat
    rows = [layout.table + ((p.seat - me) % n - 1) * CARDS + number[p.card] for p in view.table]
    winner, best = _best(view, number)
    pot = sum(POINTS[number[p.card]] for p in view.table)
    rows += [layout.best + best, layout.winner + (winner - me) % n - 1]
    return [*rows, layout.pot + bisect_right(POT_STEPS, pot)]


def _void_rows(view: Observation, layout: Layout, number: dict[Card, int]) -> list[int]:
    """The suits that others have shown to lack, for certain: nobody has drawn since (V-PR-1)."""
    rules = view.rules
    if rules.follow is Follow.FREE or view.stock_count:
        return []
    n, me = layout.players, view.seat
    found: set[int] = set()
    draws = rules.tricks - rules.hand_size
    for plays in (*(trick.plays for trick in view.tricks[draws:]), view.table):
        for play in plays[1:]:
            led = SUIT[number[plays[0].card]]
            if SUIT[number[play.card]] != led and play.seat != me:
                found.add(layout.void + ((play.seat - me) % n - 1) * SUITS + led)
    return sorted(found)


def _sign_rows(view: Observation, layout: Layout) -> list[int]:
    """The signs that still stand, and who has made any (R-TALK)."""
    talk = view.rules.talk
    if talk is None or talk.signs == "off":
        return []
    found = {layout.talks}
    for seen in set(view.signals):
        first = layout.signs + (seen.seat - view.seat) % layout.players * SIGN_ROWS
        found.add(first + SPOKEN)
        if stands(view, seen):
            found.add(first + WORTH.index(seen.sign))
    return sorted(found)


def action_rows(view: Observation, number: dict[Card, int]) -> list[int]:
    """For each legal play: its card, and whether it leads, takes the trick so far or leaves it."""
    cards = [number[action.card] for action in view.legal if isinstance(action, Play)]
    if not view.table:
        return [LEADS * CARDS + card for card in cards]
    _, best = _best(view, number)
    return [(TAKES if beats(card, best, 0) else LEAVES) * CARDS + card for card in cards]
