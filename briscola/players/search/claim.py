"""The claim of every trick that is left (R-REST): proved over all deals that a seat holds possible.

A search of plays by one observation alone. The claimant's cards, and those of a dummy it plays for, are
chosen; every other play and draw may be any that some possible deal allows. Deals are never listed: unseen
cards lie in a pool, and a place takes from it what its room and its voids leave it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Dummy, Follow
from briscola.engine.stages.tricks import Tricks
from briscola.players.card_codes import SUIT, SUITS, beats
from briscola.players.card_locations import fits
from briscola.players.knowledge import Knowledge, know
from briscola.players.support import Scope, supports

POOL = 9
"""Number of the pool among the places."""
SUIT_BITS = tuple(0b1111111111 << 10 * suit for suit in range(len(SUITS)))


class ClaimPosition(NamedTuple):
    """The cards at one moment: a bit each in `held` (by place, certain) and `pool` (anywhere else).

    `room` counts the cards of the pool by place, those of the stock last; `voids` is a bit per suit and
    place. `turned` is the last card of the stock, `holder` the place that has shown the called card.
    """

    held: tuple[int, ...]
    pool: int
    room: tuple[int, ...]
    voids: tuple[int, ...]
    turned: int | None
    holder: int | None

    def stock(self) -> int:
        """Number of cards in the stock."""
        return self.room[-1] + (self.turned is not None)


def bits_of(cards: Sequence[int]) -> int:
    """The set of some cards."""
    return sum(1 << card for card in cards)


def cards_of(bits: int) -> list[int]:
    """The cards of a set, from the lowest number on."""
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def lies_with(at: ClaimPosition, card: int) -> int:
    """The place that holds a card for certain; POOL for an unseen one, POOL + 1 for any other."""
    if at.pool >> card & 1:
        return POOL
    return next((place for place, cards in enumerate(at.held) if cards >> card & 1), POOL + 1)


def all_of(at: ClaimPosition) -> int:
    """The cards that are in hands and stock."""
    cards = at.pool if at.turned is None else at.pool | 1 << at.turned
    for held in at.held:
        cards |= held
    return cards


def with_card(at: ClaimPosition, place: int, card: int) -> ClaimPosition:
    """The position with one card more that a place holds for certain."""
    held = tuple([cards | (1 << card) * (p == place) for p, cards in enumerate(at.held)])
    return at._replace(held=held, pool=at.pool & ~(1 << card))


def without(at: ClaimPosition, place: int, card: int, *, lacks: int | None) -> ClaimPosition:
    """The position once a place has laid a card, which may show that it lacks a suit."""
    voids = at.voids
    if lacks is not None:
        voids = tuple([v | (1 << lacks) * (p == place) for p, v in enumerate(voids)])
    if not at.pool >> card & 1:
        held = tuple([h & ~(1 << card) for h in at.held])
        return at._replace(held=held, voids=voids)
    room = tuple([n - (p == place) for p, n in enumerate(at.room)])
    return at._replace(pool=at.pool & ~(1 << card), room=room, voids=voids)


STEPS = 5000
"""The most plays a search looks at, some 150 ms of one core."""


class ClaimVerdict(Struct, frozen=True, kw_only=True):
    """The answer to a claim: a card to play if it is proved, or a card that could still take a trick.

    Neither: it is not certain yet, because the search is too large or does not follow a rule of the game.
    """

    play: Card | None = None
    danger: Card | None = None

    @property
    def proved(self) -> bool:
        """True if every trick left falls to the side of the claimant, who goes on with `play`."""
        return self.play is not None


UNCERTAIN = ClaimVerdict()


def may_claim(view: Observation) -> bool:
    """True if the seat may claim the rest now: it is to play a card (R-REST-1, R-REST-7).

    Tells nothing hidden: it depends on whose turn it is and the house rules.
    """
    plays = any(isinstance(action, Play) for action in view.legal)
    early = view.rules.stop_at_61 or view.rules.ends_at is not None
    return plays and not early and not view.in_the_dark


def judge_claim(view: Observation, *, most: int = STEPS) -> ClaimVerdict:
    """The answer to a claim of all remaining tricks by the seat that is to play (R-REST-2 … 6).

    `most` limits the plays looked at. Equal observations get equal answers.
    """
    if not may_claim(view) or not _follows(view):
        return UNCERTAIN
    knowledge = know(view)
    try:
        play, danger = _Search(knowledge, most).root()
    except _TooLarge:
        return UNCERTAIN
    card = knowledge.coder.card
    return ClaimVerdict(
        play=None if play is None else card[play],
        danger=None if danger is None or play is not None else card[danger],
    )


def _follows(view: Observation) -> bool:
    """True if the rest of the hand is plays and draws alone, by rules that the search knows."""
    rules = view.rules
    choices_beside = bool(view.stock_count) and (bool(rules.swaps) or rules.marianna is not None)
    conceding = any(isinstance(stage, Tricks) and stage.concede for stage in rules.stages)
    others_may_give_up = conceding and view.caller not in (None, view.seat)
    unseen_dummy = rules.dummy is Dummy.OPEN and not view.open
    return supports(rules, Scope.END) and not (choices_beside or others_may_give_up or unseen_dummy)


class _TooLarge(Exception):  # noqa: N818 - no error: the search gives up
    """More plays than are to be looked at."""


Table = tuple[tuple[int, int], ...]  # places with the cards they have laid


class _Search:
    """Plays of one claim.

    Every method that looks ahead gives the card that takes a trick from the side; None if none can.
    """

    def __init__(self, knowledge: Knowledge, most: int) -> None:
        view, rules = knowledge.view, knowledge.rules
        self._knowledge, self._left = knowledge, most
        self._me, self._trumps = knowledge.me, knowledge.trumps
        self._places = len(knowledge.order)
        self._next = dict(zip(knowledge.order, (*knowledge.order[1:], knowledge.order[0]), strict=True))
        self._called = -1 if view.called is None else knowledge.coder.number[view.called]
        guardian = rules.plays_for_dummy(view.dealer, view.caller, knowledge.holder)
        self._mine = {self._me} if guardian != self._me else {self._me, rules.players}
        self._alone = view.caller is None and len(rules.side_of[self._me]) == 1
        self._proved: dict[tuple[object, ...], int | None] = {}
        self._fitting: dict[tuple[tuple[int, ...], ...], bool] = {}

    def root(self) -> tuple[int | None, int | None]:
        """A card with which the proved order begins; a danger, an unseen card rather than one in sight."""
        known = self._knowledge
        held = {**known.held, known.actor: known.hand}
        sizes = [known.counts[p] - len(held.get(p, ())) for p in range(self._places)]
        at = ClaimPosition(
            held=tuple([bits_of(held.get(p, ())) for p in range(self._places)]),
            pool=bits_of(known.unseen),
            room=(*sizes, known.stock - (known.turned is not None)),
            voids=known.voids,
            turned=known.turned,
            holder=known.holder,
        )
        dangers: list[int] = []
        for card in self._choices(at, known.actor, known.table):
            danger = self._laid(at, known.actor, card, known.table)
            if danger is None:
                return card, None
            dangers.append(danger)
        return None, next((card for card in dangers if card in known.unseen), dangers[0])

    def _count(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise _TooLarge

    # ---- a trick

    def _trick(self, at: ClaimPosition, leader: int) -> int | None:
        """A trick from its lead on, and all after it."""
        remaining = cards_of(all_of(at))
        if not remaining or (leader == self._me and self._unbeatable(at)):
            return None
        key = self._key(at, leader, remaining)
        if key not in self._proved:
            danger = self._turn(at, leader, ())
            self._proved[key] = None if danger is None else remaining.index(danger)
        found = self._proved[key]
        return None if found is None else remaining[found]

    def _turn(self, at: ClaimPosition, place: int, table: Table) -> int | None:
        """The trick from one place's turn on."""
        if len(table) == self._places:
            return self._taken(at, table)
        if place in self._mine:
            danger = None
            for card in self._choices(at, place, table):
                found = self._laid(at, place, card, table)
                if found is None:
                    return None
                danger = found if danger is None else danger
            return danger
        for card in self._replies(at, place, table):
            danger = self._laid(at, place, card, table)
            if danger is not None:
                return danger
        return None

    def _laid(self, at: ClaimPosition, place: int, card: int, table: Table) -> int | None:
        """The trick once a place has laid a card."""
        self._count()
        led = SUIT[table[0][1]] if table and self._must_follow(at) else SUIT[card]
        after = without(at, place, card, lacks=led if led != SUIT[card] else None)
        if card == self._called:
            after = after._replace(holder=place)
        return self._turn(after, self._next[place], (*table, (place, card)))

    def _taken(self, at: ClaimPosition, table: Table) -> int | None:
        """The trick goes to its winner, who draws first and leads next."""
        winner, best = self._best(table)
        return self._drawn(at, winner, winner, self._places) if self._ours(at, winner) else best

    def _drawn(self, at: ClaimPosition, leader: int, place: int, places: int) -> int | None:
        """The draws of so many places in turn; where a seat sees what is drawn, it may be any card."""
        if not places or not at.stock():
            return self._trick(at, leader)
        if not at.room[-1]:
            assert at.turned is not None
            cards = with_card(at._replace(turned=None), place, at.turned)
            return self._drawn(cards, leader, self._next[place], places - 1)
        at = at._replace(voids=(0,) * self._places, room=(*at.room[:-1], at.room[-1] - 1))
        if place not in self._mine and not self._knowledge.rules.open_hands:
            room = [n + (p == place) for p, n in enumerate(at.room)]
            return self._drawn(at._replace(room=tuple(room)), leader, self._next[place], places - 1)
        for card in self._kinds(at, at.pool, ()):
            cards = with_card(at, place, card)
            danger = self._drawn(cards, leader, self._next[place], places - 1)
            if danger is not None:
                return danger
        return None

    # ---- cards that may be laid

    def _must_follow(self, at: ClaimPosition) -> bool:
        follow = self._knowledge.rules.follow
        return follow is Follow.ALWAYS or (follow is Follow.STOCK_OUT and not at.stock())

    def _choices(self, at: ClaimPosition, place: int, table: Table) -> list[int]:
        """The cards to try of a hand that is played here: the strongest lead first, or the weakest answer."""
        hand = at.held[place]
        if table and self._must_follow(at):
            hand = hand & SUIT_BITS[SUIT[table[0][1]]] or hand
        strongest = sorted(self._kinds(at, hand, table), key=lambda c: (SUIT[c] == self._trumps, c % 10))
        return strongest if table else strongest[::-1]

    def _replies(self, at: ClaimPosition, place: int, table: Table) -> Iterator[int]:
        """The cards that a place may lay in some possible deal: first those that take the trick, unseen ones
        before those in sight, then the weakest, so that dangers stay."""
        led = SUIT[table[0][1]] if table and self._must_follow(at) else None
        certain, pool = at.held[place], at.pool if at.room[place] else 0
        following = certain & SUIT_BITS[led] if led is not None else 0
        best = self._best(table)[1] if table else None

        def eager(card: int) -> tuple[bool, bool, int]:
            takes = best is not None and beats(card, best, self._trumps)
            strength = card % 10 + 10 * (SUIT[card] == self._trumps)
            return not takes, not pool >> card & 1, -strength if takes else strength

        for card in sorted(self._kinds(at, certain | pool, table), key=eager):
            other_suit = led is not None and SUIT[card] != led
            if (other_suit and following) or (pool >> card & 1 and at.voids[place] >> SUIT[card] & 1):
                continue
            lacks = led if other_suit else None
            if not (other_suit or any(at.voids)) or self._possible(without(at, place, card, lacks=lacks)):
                yield card

    def _possible(self, at: ClaimPosition) -> bool:
        """True if the cards of the pool all find a place."""
        supply = tuple([(at.pool & suit).bit_count() for suit in SUIT_BITS])
        key = supply, at.room, at.voids
        if key not in self._fitting:
            self._count()
            lacks = {**dict(enumerate(at.voids)), self._places: 0}
            self._fitting[key] = fits(dict(enumerate(supply)), dict(enumerate(at.room)), lacks)
        return self._fitting[key]

    def _kinds(self, at: ClaimPosition, cards: int, table: Table) -> Iterator[int]:
        """One card, the strongest, of each group of a set that is alike: no other card lies between them.

        Cards of one hand are alike; unseen ones are if they all lie with others than the claimant's side,
        who need not beat one another. The called card is alone: it tells who holds it (V-CH-8).
        """
        merged = self._alone and not at.stock()
        lying = bits_of([card for _, card in table])
        last, there = None, -1
        for card in cards_of(all_of(at) | lying):
            here = lies_with(at, card)
            alike = last is not None and SUIT[last] == SUIT[card] and here == there
            alike = alike and (merged or here != POOL)
            if last is not None and (not alike or self._called in (last, card)) and cards >> last & 1:
                yield last
            last, there = card, here
        if last is not None and cards >> last & 1:
            yield last

    # ---- who takes a trick

    def _best(self, table: Table) -> tuple[int, int]:
        """The place that holds the trick, and its card."""
        winner, best = table[0]
        for place, card in table[1:]:
            if beats(card, best, self._trumps):
                winner, best = place, card
        return winner, best

    def _ours(self, at: ClaimPosition, place: int) -> bool:
        """True if a place is on the claimant's side, whoever may hold the called card."""
        if place == self._me:
            return True
        view = self._knowledge.view
        if view.caller is None:
            return place in self._knowledge.rules.side_of[self._me]
        holders = [p for p in range(self._places) if at.room[p]] if at.holder is None else [at.holder]
        return all((self._me in side) == (place in side) for side in ((view.caller, h) for h in holders))

    def _unbeatable(self, at: ClaimPosition) -> bool:
        """True if no other card can ever beat one of the claimant's, who is to lead; the stock is out."""
        mine, trumps = at.held[self._me], 0 if self._trumps < 0 else SUIT_BITS[self._trumps]
        others = all_of(at) & ~mine
        if at.stock() or (others & trumps and mine & ~trumps):
            return False
        return all(
            not others & suit
            or not mine & suit
            or (others & suit).bit_length() < (mine & suit & -(mine & suit)).bit_length()
            for suit in SUIT_BITS
        )

    def _key(self, at: ClaimPosition, leader: int, remaining: Sequence[int]) -> tuple[object, ...]:
        """The position with ranks counted among the cards that are left, so that alike ones are one."""
        lying = tuple([(SUIT[card], lies_with(at, card), card == self._called) for card in remaining])
        return leader, at.room, at.voids, at.holder, lying
