"""What a careful player remembers: cards seen and unseen, who holds what, who is void (`coding` numbers)."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from briscola.engine.observation import Observation
from briscola.engine.rules import Dummy, Follow, Rules
from briscola.players.coding import SUIT, coder_of, suit_number


@dataclass(frozen=True, kw_only=True, slots=True)
class Memory:
    """The table as one seat knows it.

    `me` decides, `actor` plays (they differ for an open dummy). `held` are cards known to be in other hands,
    `unseen` all the rest that may be in hands or stock; `voids` is a bit per suit and place; `later` are the
    places still to play to this trick; `left` are the card points not yet taken.
    """

    rules: Rules
    me: int
    actor: int
    order: tuple[int, ...]
    hand: tuple[int, ...]
    trumps: int
    table: tuple[tuple[int, int], ...]
    later: tuple[int, ...]
    unseen: tuple[int, ...]
    held: dict[int, tuple[int, ...]]
    counts: tuple[int, ...]
    voids: tuple[int, ...]
    stock: int
    turned: int | None
    points: tuple[int, ...]
    left: int
    must_follow: bool
    blind: int | None

    @property
    def last_draw_next(self) -> bool:
        """Whether this trick is the one before the last draw, which gives out the turned card."""
        return self.stock == len(self.order)

    def before(self, seat: int) -> int:
        """The place that plays just before another: the last to play when that one leads."""
        return self.order[self.order.index(seat) - 1]

    @property
    def unseen_and_held(self) -> tuple[int, ...]:
        """All cards of the other hands and the stock."""
        return tuple(sorted((*self.unseen, *(c for cards in self.held.values() for c in cards))))


def remember(view: Observation) -> Memory:
    """The memory that an observation amounts to."""
    rules, number = view.rules, coder_of(view.rules).number
    order = rules.order(view.dealer)
    actor = view.seat if view.to_act is None else view.to_act
    held = {s: tuple([number[c] for c in cards]) for s, cards in view.known.items()}
    held |= {s: tuple([number[c] for c in cards]) for s, cards in view.open.items()}
    mine = tuple([number[c] for c in view.hand])
    hand = mine
    if actor != view.seat:
        hand = held.pop(actor)
        held[view.seat] = mine
    table = tuple([(play.seat, number[play.card]) for play in view.table])
    turned = number[view.turned] if view.turned is not None and view.stock_count else None
    seen = set(hand)
    for cards in held.values():
        seen.update(cards)
    seen.update(c for _, c in table)
    for trick in view.tricks:
        seen.update([number[play.card] for play in trick.plays])
    if turned is not None:
        seen.add(turned)
    played = {seat for seat, _ in table}
    at = order.index(actor)
    following = order[at + 1 :] + order[:at]
    return Memory(
        rules=rules,
        me=view.seat,
        actor=actor,
        order=order,
        hand=hand,
        trumps=suit_number(view.trumps),
        table=table,
        later=tuple([s for s in following if s not in played]),
        unseen=tuple([n for n in sorted(number[c] for c in rules.pack) if n not in seen]),
        held=held,
        counts=view.counts,
        voids=_voids(view),
        stock=view.stock_count,
        turned=turned,
        points=view.points,
        left=120 - sum(view.points),
        must_follow=_must_follow(rules, view.stock_count),
        blind=rules.dummy_seat if rules.dummy is Dummy.BLIND else None,
    )


def _must_follow(rules: Rules, stock: int) -> bool:
    return rules.follow is Follow.ALWAYS or (rules.follow is Follow.STOCK_OUT and not stock)


def _voids(view: Observation) -> tuple[int, ...]:
    """A bit for each suit that a place has shown to lack since the last draw (V-PR-1)."""
    rules = view.rules
    voids = [0] * rules.places
    if rules.follow is Follow.FREE or view.stock_count:
        return tuple(voids)
    draws = rules.tricks - rules.hand_size
    tables = [trick.plays for trick in view.tricks[draws:]]
    for plays in (*tables, view.table):
        for play in plays[1:]:
            if play.card.suit is not plays[0].card.suit:
                voids[play.seat] |= 1 << suit_number(plays[0].card.suit)
    return tuple(voids)


def sample_hands(
    memory: Memory, seats: Sequence[int], rng: Random, fixed: dict[int, int] | None = None
) -> dict[int, list[int]]:
    """Hands the given places may hold, all alike likely; `fixed` gives certain cards to certain places."""
    fixed = fixed or {}
    given = set(fixed.values())
    hands: dict[int, list[int]] = {}
    need = {s: memory.counts[s] - len(memory.held.get(s, ())) - (s in fixed) for s in seats}
    free = [c for c in memory.unseen if c not in given]
    drawn = rng.sample(free, min(len(free), sum(need.values()))) if not any(memory.voids) else None
    if drawn is not None:
        at = 0
        for s in seats:
            hands[s] = [*memory.held.get(s, ()), *drawn[at : at + need[s]]]
            at += need[s]
    else:
        _deal_round_voids(memory, seats, need, free, rng, hands)
    for s in seats:
        if s in fixed:
            hands[s].append(fixed[s])
    return hands


def _deal_round_voids(
    memory: Memory,
    seats: Sequence[int],
    need: dict[int, int],
    free: list[int],
    rng: Random,
    hands: dict[int, list[int]],
) -> None:
    """Deal the free cards, the most constrained place first; a place that cannot be served takes any card."""
    rng.shuffle(free)
    for s in sorted(seats, key=lambda seat: -memory.voids[seat].bit_count()):
        allowed = [c for c in free if not memory.voids[s] >> SUIT[c] & 1][: need[s]]
        if len(allowed) < need[s]:
            allowed += [c for c in free if c not in allowed][: need[s] - len(allowed)]
        hands[s] = [*memory.held.get(s, ()), *allowed]
        taken = set(allowed)
        free[:] = [c for c in free if c not in taken]
