"""The knowledge of one seat, worked out once for an observation. Cards are numbers of `coding`.

Nothing here is a guess: guesses are `heuristic.belief` (who is the partner), `talk.reading` (what signs may
mean) and `sampling` (what the hidden hands may be). What a forgetful player remembers, or what is known once
signs are believed, is the same model with other `unseen` and `held` cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from briscola.engine.actions import Ask, Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Dummy, Follow, Rules
from briscola.players.card_codes import POINTS, SUIT, Coder, beats, coder_of, suit_number
from briscola.players.past_tricks import PastPlay, past_tricks, voids
from briscola.players.signals import named_ranks, stands


class SideRole(Enum):
    """The part a seat has in the hand; `HIDDEN` holds the called card that nobody has seen yet."""

    ALONE = "alone"
    PAIR = "pair"
    CALLER = "caller"
    HIDDEN = "hidden"
    SHOWN = "shown"
    DEFENDER = "defender"


@dataclass(frozen=True, kw_only=True)
class Knowledge:
    """The table as one seat knows it.

    `me` decides, `actor` plays (they differ for an open dummy). `held` are cards known to be in other hands,
    `unseen` all the rest that may be in hands or stock; `voids` is a bit per suit and place; `later` are the
    places still to play to this trick; `left` are the card points not yet taken; `asked` is what partners
    have asked for in this trick.
    """

    view: Observation = field(compare=False, repr=False)  # the same may be known from other views
    rules: Rules
    me: int
    actor: int
    order: tuple[int, ...]
    hand: tuple[int, ...]
    trumps: int
    table: tuple[tuple[int, int], ...]
    later: tuple[int, ...]
    unseen: tuple[int, ...]
    held: Mapping[int, tuple[int, ...]]
    counts: tuple[int, ...]
    voids: tuple[int, ...]
    stock: int
    turned: int | None
    points: tuple[int, ...]
    left: int
    must_follow: bool
    blind: int | None
    asked: frozenset[Ask] = frozenset()
    forgotten: frozenset[int] = frozenset()
    """Cards of past tricks that the seat no longer remembers; they are among the `unseen`."""

    # ---- cards

    @property
    def coder(self) -> Coder:
        """The numbers of the cards, both ways."""
        return coder_of(self.rules)

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The cards that may be played, in the order of `view.legal`."""
        number = self.coder.number
        return tuple([number[a.card] for a in self.view.legal if isinstance(a, Play)])

    @cached_property
    def unseen_in_pack(self) -> tuple[int, ...]:
        """The unseen cards in the order in which a new pack lies."""
        number, unseen = self.coder.number, set(self.unseen)
        return tuple([number[c] for c in self.rules.pack if number[c] in unseen])

    @cached_property
    def unseen_and_held(self) -> tuple[int, ...]:
        """All cards of the other hands and the stock, but for the turned one."""
        return tuple(sorted((*self.unseen, *(c for cards in self.held.values() for c in cards))))

    @cached_property
    def elsewhere(self) -> tuple[int, ...]:
        """All cards of the other hands and the stock."""
        return self.unseen_and_held if self.turned is None else (*self.unseen_and_held, self.turned)

    def may_hold(self, place: int) -> tuple[int, ...]:
        """The cards that another place may hold: none of a suit that it has shown to lack (V-PR-1)."""
        certain = self.held.get(place, ())
        if len(certain) >= self.counts[place]:
            return certain
        return (*certain, *[c for c in self.unseen if not self.voids[place] >> SUIT[c] & 1])

    def may_answer(self, place: int, led: int) -> Sequence[int]:
        """The cards that another place may still play to a trick of this suit (V-PR-1)."""
        cards = self.may_hold(place)
        known = len(self.held.get(place, ())) >= self.counts[place]
        return ([c for c in cards if SUIT[c] == led] if known and self.must_follow else ()) or cards

    @cached_property
    def shown(self) -> Mapping[int, tuple[int, ...]]:
        """By place the trumps that its signs have named and it has not played since (R-TALK-2)."""
        view, number = self.view, self.coder.number
        if view.trumps is None or not view.signals:
            return {}
        named = named_ranks(self.rules.ranking)
        told = {(said.seat, said.sign) for said in view.signals if said.sign in named and stands(view, said)}
        found: dict[int, tuple[int, ...]] = {}
        for seat, sign in sorted(told):
            found[seat] = (*found.get(seat, ()), number[Card(named[sign], view.trumps)])
        return found

    # ---- tricks

    @cached_property
    def history(self) -> tuple[tuple[PastPlay, ...], ...]:
        """Every trick of the hand, that on the table last."""
        return past_tricks(self.view)

    @cached_property
    def best(self) -> tuple[int, int] | None:
        """The seat that holds the trick on the table, and its card; None before the lead."""
        if not self.table:
            return None
        winner, best = self.table[0]
        for seat, c in self.table[1:]:
            if beats(c, best, self.trumps):
                winner, best = seat, c
        return winner, best

    @cached_property
    def pot(self) -> int:
        """The points on the table."""
        return sum([POINTS[c] for _, c in self.table])

    def takes(self, card: int) -> bool:
        """True if a card beats all that lie on the table; a card led takes nothing."""
        return self.best is not None and beats(card, self.best[1], self.trumps)

    @property
    def last_draw_next(self) -> bool:
        """True if this trick is the one before the last draw, which gives out the turned card."""
        return self.turned is not None and self.stock == len(self.order)

    def before(self, seat: int) -> int:
        """The place that plays just before another: the last to play when that one leads."""
        return self.order[self.order.index(seat) - 1]

    # ---- sides

    @cached_property
    def holder(self) -> int | None:
        """Seat seen to hold, or to have played, the called card (V-CH-8); None if this seat cannot know."""
        view = self.view
        if view.called is None:
            return None
        if view.called in view.hand:
            return self.me
        called = self.coder.number[view.called]
        for plays in self.history:
            for play in plays:
                if play.card == called:
                    return play.seat
        return next((seat for seat, cards in view.open.items() if view.called in cards), None)

    @cached_property
    def may_have_called(self) -> tuple[int, ...]:
        """The places, in order, that may be the holder of the called card: one only where that is certain."""
        if self.holder is not None:
            return (self.holder,)
        others = [seat for seat in self.order if seat not in (self.me, self.actor)]
        return tuple([s for s in others if self.counts[s] > len(self.held.get(s, ()))])

    @cached_property
    def role(self) -> SideRole:
        """The part of this seat in the hand."""
        if self.view.caller is None:
            return SideRole.PAIR if len(self.rules.side_of[self.me]) > 1 else SideRole.ALONE
        if self.me == self.view.caller:
            return SideRole.CALLER
        if self.view.called in self.view.hand:
            return SideRole.HIDDEN
        return SideRole.SHOWN if self.holder == self.me else SideRole.DEFENDER

    def friend(self, place: int) -> bool | None:
        """True if a place is on this seat's side; None while only the called card could tell."""
        if place == self.me:
            return True
        if self.view.caller is None:
            return place in self.rules.side_of[self.me]
        if self.holder is not None:
            return self._together(place, self.holder)
        return False if place == self.view.caller else None

    def _together(self, place: int, holder: int) -> bool:
        """True if a place is on this seat's side, given that `holder` has the called card."""
        side = (self.view.caller, holder)
        return (place in side) == (self.me in side)

    @cached_property
    def allies(self) -> frozenset[int]:
        """The places that are on this seat's side whoever has the called card; itself is one."""
        if self.view.called is None:
            return frozenset(self.rules.side_of[self.me])
        return frozenset(
            [s for s in self.order if all(self._together(s, one) for one in self.may_have_called)]
        )

    @cached_property
    def foes(self) -> frozenset[int]:
        """The places that are on another side whoever has the called card."""
        if self.view.called is None:
            return frozenset(self.order) - self.allies
        return frozenset(
            [s for s in self.order if not any(self._together(s, one) for one in self.may_have_called)]
        )

    @cached_property
    def target(self) -> int:
        """The points that decide the hand for this seat's side."""
        return self.rules.target(self.view.contract, calls=self.view.caller in self.allies)

    @cached_property
    def target_of_foes(self) -> int:
        """The points that decide it for the others."""
        return self.rules.target(self.view.contract, calls=self.view.caller not in self.allies)

    # ---- what is certain of the trick

    def threats(self, card: int) -> frozenset[int]:
        """The cards that places still to play, other than known friends, may hold and beat a card with."""
        return frozenset([c for c in self._answers if beats(c, card, self.trumps)])

    @cached_property
    def _answers(self) -> frozenset[int]:
        """The cards that places still to play, other than known friends, may hold."""
        strangers = [place for place in self.later if self.friend(place) is not True]
        return frozenset([c for place in strangers for c in self.may_hold(place)])

    @cached_property
    def partners_for_sure(self) -> bool:
        """True if a known friend has the trick, and nobody else still to play can hold a card to beat it."""
        best = self.best
        return best is not None and self.friend(best[0]) is True and not self.threats(best[1])

    @cached_property
    def enemys_for_sure(self) -> bool:
        """True if the trick lies with a known enemy, and only known enemies could still beat it."""
        best = self.best
        if best is None or self.friend(best[0]) is not False:
            return False
        hopes = [place for place in self.later if self.friend(place) is not False]
        return not any(beats(c, best[1], self.trumps) for place in hopes for c in self.may_hold(place))


def know(view: Observation, *, asked: Ask | None = None) -> Knowledge:
    """The knowledge that an observation, and a partner's request in this trick, amount to."""
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
    return Knowledge(
        view=view,
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
        voids=voids(view),
        stock=view.stock_count,
        turned=turned,
        points=view.points,
        left=rules.total - sum(view.points),
        must_follow=_must_follow(rules, view.stock_count),
        blind=rules.dummy_seat if rules.dummy is Dummy.BLIND else None,
        asked=frozenset() if asked is None else frozenset((asked,)),
    )


def _must_follow(rules: Rules, stock: int) -> bool:
    return rules.follow is Follow.ALWAYS or (rules.follow is Follow.STOCK_OUT and not stock)
