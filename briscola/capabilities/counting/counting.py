"""The counting trainer: its questions at the table, their right answers and the evidence.

Every question follows from what the person has seen. None is asked whose answer lies in sight.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import Play
from briscola.engine.cards import Card, Suit
from briscola.engine.observation import Observation

Answer = int | Card | bool

MOST_CHOICES = 4
CARICO = 10
"""Points from which a card is a carico."""
FIRST_GAP, GAP = (2, 4), (3, 5)
"""Range of tricks before the first question of a hand, and between two questions."""
NEAR_POINTS = (1, 2, 3, 4, 5, 6, 8, 10, 11, 12)
"""Points by which a wrong choice misses the right sum, as if a card or two had been missed."""


class CountQuestion(Struct, frozen=True, kw_only=True):
    """A question, its answers to choose from, and the facts of the explanation.

    Of the cards in question, `gone` have been played, `own` are in the person's hand and `out` are all
    others. `turned` is the one of them that lies face up under the stock.
    """

    kind: str
    answer: Answer
    choices: tuple[Answer, ...] = ()
    suit: Suit | None = None
    card: Card | None = None
    party: tuple[int, ...] = ()
    """Places whose tricks are counted."""
    gone: tuple[Card, ...] = ()
    own: tuple[Card, ...] = ()
    out: tuple[Card, ...] = ()
    turned: Card | None = None
    stock: bool = False
    """True while cards remain to be drawn."""
    trick: int = 0
    """Trick, from 1, in which the card in question was played (0 if it was not); `by` is its player."""
    by: int | None = None
    total: int = 0
    """Number of tricks in the hand, or points in the pack."""

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards that the explanation names."""
        return SHOWN[self.kind](self)


# ---- what has been seen


def _played(view: Observation) -> Iterator[tuple[int, int, Card]]:
    """Every card played in this hand as (trick from 1, seat, card), the table included."""
    tables = [*(trick.plays for trick in view.tricks), view.table]
    for number, plays in enumerate(tables, start=1):
        for play in plays:
            yield number, play.seat, play.card


def _in_sight(view: Observation) -> Collection[Card]:
    """Face-up cards of others: the turned card and open hands."""
    turned = () if view.turned is None or not view.stock_count else (view.turned,)
    return {*turned, *(card for cards in view.open.values() for card in cards)}


def _about(view: Observation, kind: str, cards: Sequence[Card], *, suit: Suit | None) -> CountQuestion:
    """Facts about some cards, strongest first; the answer is the number still out."""
    strength = view.rules.ranking.strength
    gone = {card for _, _, card in _played(view)}
    ordered = sorted(cards, key=lambda card: -strength[card])
    out = tuple(card for card in ordered if card not in gone and card not in view.hand)
    turned = view.turned if view.stock_count else None
    return CountQuestion(
        kind=kind,
        answer=len(out),
        suit=suit,
        gone=tuple(card for card in ordered if card in gone),
        own=tuple(card for card in ordered if card in view.hand),
        out=out,
        turned=turned if turned in out else None,
        stock=view.stock_count > 0,
    )


def _trumps(view: Observation, kind: str) -> CountQuestion:
    return _about(
        view, kind, [card for card in view.rules.pack if card.suit is view.trumps], suit=view.trumps
    )


def _partner(view: Observation) -> int | None:
    """The holder of the called card, once the person knows him (V-CH-8); else None."""
    if view.called is None:
        return None
    if view.called in view.hand:
        return view.seat
    held = (place for place, cards in view.open.items() if view.called in cards)
    return next((seat for _, seat, card in _played(view) if card == view.called), next(held, None))


def _parties(view: Observation) -> Sequence[tuple[int, ...]]:
    """The parties that count together, the person's first; empty while partners are secret."""
    rules, partner = view.rules, _partner(view)
    if rules.has_payments and partner is None:
        return ()
    return sorted(rules.parties(view.caller, partner), key=lambda party: view.seat not in party)


# ---- wrong answers that are near


def _beside(right: int, most: int, chance: Random) -> tuple[int, ...]:
    """Consecutive numbers from 0 to `most` that include the right one."""
    first = max(0, min(right - chance.randrange(MOST_CHOICES), most - MOST_CHOICES + 1))
    return tuple(range(first, min(first + MOST_CHOICES, most + 1)))


def _near_points(right: int, most: int, chance: Random) -> tuple[int, ...]:
    """The right sum among wrong ones near it. 1 is never offered, nor all points but 1."""
    wrong = {right + sign * off for off in NEAR_POINTS for sign in (-1, 1)} - {1, most - 1}
    found = chance.sample(sorted(points for points in wrong if 0 <= points <= most), MOST_CHOICES - 1)
    return tuple(sorted((right, *found)))


# ---- the questions

Asked = CountQuestion | None
"""A question; None where it makes no sense or its answer lies in sight."""


def _trumps_gone(view: Observation, chance: Random) -> Asked:
    question = _trumps(view, "trumps-gone")
    if not question.gone:
        return None
    gone, most = len(question.gone), len(question.gone) + len(question.out)
    return replace(question, answer=gone, choices=_beside(gone, most, chance))


def _trumps_out(view: Observation, chance: Random) -> Asked:
    question = _trumps(view, "trumps-out")
    if not question.gone:
        return None
    out, most = len(question.out), len(question.gone) + len(question.out)
    return replace(question, choices=_beside(out, most, chance))


def _highest_trump(view: Observation, chance: Random) -> Asked:
    """Ask for the strongest trump others may still play; None where it lies in sight."""
    question = _trumps(view, "highest-trump")
    if not question.out or not question.gone or question.out[0] in _in_sight(view):
        return None
    right, strength = question.out[0], view.rules.ranking.strength
    wrong = sorted((*question.gone, *question.out[1:]), key=lambda c: abs(strength[c] - strength[right]))
    if len(wrong) < MOST_CHOICES - 1:
        return None
    found = chance.sample(wrong[: MOST_CHOICES + 1], min(MOST_CHOICES - 1, len(wrong)))
    choices = sorted((right, *found), key=lambda card: -strength[card])
    return replace(question, answer=right, choices=tuple(choices))


def _great_trump(view: Observation, chance: Random) -> Asked:
    """Ask if the ace of trumps, or the other carico, has been played; None where it is held or in sight."""
    assert view.trumps is not None
    card = Card(chance.choice(view.rules.ranking.order[:2]), view.trumps)
    question = _about(view, "great-trump", [card], suit=view.trumps)
    if question.own or card in _in_sight(view):
        return None
    trick, by = next(((trick, by) for trick, by, found in _played(view) if found == card), (0, None))
    return replace(question, answer=bool(question.gone), choices=(True, False), card=card, trick=trick, by=by)


def _points(view: Observation, chance: Random, kind: str, party: tuple[int, ...]) -> CountQuestion:
    """Ask for the card points in a party's tricks; `gone` are the cards that count, dearest first."""
    worth = view.rules.ranking.points
    taken = [play.card for trick in view.tricks if trick.winner in party for play in trick.plays]
    right, most = sum(view.points[place] for place in party), view.rules.total
    return CountQuestion(
        kind=kind,
        answer=right,
        choices=_near_points(right, most, chance),
        party=party,
        gone=tuple(sorted((card for card in taken if worth[card]), key=lambda card: -worth[card])),
        total=most,
    )


def _our_points(view: Observation, chance: Random) -> Asked:
    parties = _parties(view)
    return _points(view, chance, "our-points", parties[0]) if parties else None


def _their_points(view: Observation, chance: Random) -> Asked:
    parties = _parties(view)
    return _points(view, chance, "their-points", chance.choice(parties[1:])) if parties[1:] else None


def _carichi_out(view: Observation, chance: Random) -> Asked:
    """Ask how many carichi of a side suit are out."""
    suit = chance.choice([suit for suit in Suit if suit is not view.trumps])
    worth = view.rules.ranking.points
    cards = [card for card in view.rules.pack if card.suit is suit and worth[card] >= CARICO]
    question = _about(view, "carichi-out", cards, suit=suit)
    if len(question.own) == len(cards):
        return None
    return replace(question, choices=_beside(len(question.out), len(cards), chance))


def _tricks_left(view: Observation, chance: Random) -> Asked:
    total = view.rules.tricks
    left = total - len(view.tricks)
    choices = _beside(left, total, chance)
    return CountQuestion(kind="tricks-left", answer=left, choices=choices, total=total)


class CountKind(Struct, frozen=True, kw_only=True):
    """A kind of question: the function that makes it, and its conditions."""

    make: Callable[[Observation, Random], Asked]
    trumps: bool = False
    """True if it needs a trump suit."""
    hidden_points: bool = False
    """True if it is not asked where the table shows the points."""


KINDS: dict[str, CountKind] = {
    "trumps-gone": CountKind(make=_trumps_gone, trumps=True),
    "trumps-out": CountKind(make=_trumps_out, trumps=True),
    "highest-trump": CountKind(make=_highest_trump, trumps=True),
    "great-trump": CountKind(make=_great_trump, trumps=True),
    "carichi-out": CountKind(make=_carichi_out),
    "our-points": CountKind(make=_our_points, hidden_points=True),
    "their-points": CountKind(make=_their_points, hidden_points=True),
    "tricks-left": CountKind(make=_tricks_left),
}

SHOWN: dict[str, Callable[[CountQuestion], tuple[Card, ...]]] = {
    "trumps-gone": lambda asked: asked.gone,
    "trumps-out": lambda asked: asked.out,
    "highest-trump": lambda asked: asked.out[:1],
    "great-trump": lambda asked: () if asked.card is None else (asked.card,),
    "carichi-out": lambda asked: (*asked.gone, *asked.own, *asked.out),
    "our-points": lambda asked: asked.gone,
    "their-points": lambda asked: asked.gone,
    "tricks-left": lambda _asked: (),
}


def question(view: Observation, kind: str, chance: Random, *, points_shown: bool) -> CountQuestion | None:
    """A question of this kind at this moment; None where it makes no sense.

    `points_shown` is True if the table shows the points taken.
    """
    row = KINDS[kind]
    if (row.trumps and view.trumps is None) or (row.hidden_points and points_shown):
        return None
    return row.make(view, chance)


# ---- when


def tricks_with_questions(tricks: int, seed: str) -> Sequence[int]:
    """Numbers of tricks after which a hand asks a question: never in the first trick or in the last."""
    chance, found = Random(f"counting:{seed}"), []
    after = chance.randint(*FIRST_GAP)
    while after < tricks - 1:
        found.append(after)
        after += chance.randint(*GAP)
    return found


def asked_now(
    view: Observation, seed: str, *, points_shown: bool, before: Sequence[str] = ()
) -> CountQuestion | None:
    """The question before the person's next card, if one is due; `seed` is fixed for each hand.

    Kinds in `before`, asked earlier in this hand, come again only after all others.
    """
    if view.to_act != view.seat or not any(isinstance(action, Play) for action in view.legal):
        return None
    taken = len(view.tricks)
    if taken not in tricks_with_questions(view.rules.tricks, seed):
        return None
    chance = Random(f"counting:{seed}:{taken}")
    for kind in sorted(chance.sample(list(KINDS), len(KINDS)), key=before.count):
        asked = question(view, kind, chance, points_shown=points_shown)
        if asked is not None:
            return asked
    return None
