"""Playback of a kept match: the stops at which it may rest, and the table at each of them."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from briscola.client.playback.replay_position import BEFORE_ALL, ReplayPosition, after, seen_at
from briscola.client.playback.seat_knowledge import SeatKnowledge, Sight, seen_through
from briscola.client.view.folding import as_seen_by
from briscola.client.view.view import ME, DealerNamed, DrawRound, View
from briscola.engine.events import (
    BidMade,
    Called,
    Committed,
    Conceded,
    DealSeen,
    DeclarationPaid,
    Declared,
    Drawn,
    Event,
    Exchanged,
    HandEnded,
    MatchBegan,
    MatchEnded,
    PackCut,
    Passed,
    Played,
    Redealt,
    Revealed,
    TrickTaken,
    TrumpCardChosen,
    Withdrawn,
)
from briscola.engine.replay_cursor import held

DECISIONS = BidMade | Passed | Called | Exchanged | Declared | Redealt | Conceded | Played
LASTING = DrawRound | DealerNamed | Committed | Withdrawn | DealSeen | HandEnded | Revealed | MatchEnded
"""Events that shape the table before the next hand. Of the play itself only the result lasts."""


class Stop(Struct, frozen=True, kw_only=True):
    """A moment at which the playback may rest: after the first `events` events."""

    events: int
    hand: int
    """Number of its hand, from 1; 0 before the first hand."""
    trick: int
    """Number of the trick in progress, from 1; 0 before the first card."""
    opens: bool
    """True if a trick begins here: the cards have been dealt or drawn."""
    taken_back: bool
    """True if the person took back a choice here."""


class HandSpan(Struct, frozen=True, kw_only=True):
    """A hand of the match: its first and last stop, and its result (None if it breaks off)."""

    first: int
    last: int
    ended: HandEnded | None


class Shown(Struct, frozen=True, kw_only=True):
    """An event as it is shown, and the table after it."""

    event: Event
    view: View


class Reel:
    """The events of a match in the order in which the person saw them, without choices taken back.

    Methods take and return numbers of stops. A reel keeps no current position.
    """

    def __init__(self, log: Sequence[Event]) -> None:
        """`log` must hold the full events, unhidden: a record's or those of `simulate`."""
        self._steps: list[tuple[Event, Event]] = []  # as seen, as it was
        self._numbers: list[int] = []
        gaps: set[int] = set()
        expected = 0
        for number, event in held(log):
            if number != expected:
                gaps.add(len(self._steps))
            expected = number + 1
            self._steps += [(seen, event) for seen in as_seen_by([event])]
            self._numbers += [number] * (len(self._steps) - len(self._numbers))
        if expected != len(log):
            gaps.add(len(self._steps))
        self.stops: tuple[Stop, ...] = tuple(self._stops(gaps))
        self.hands: tuple[HandSpan, ...] = tuple(self._hands())
        self._shares = tuple(self._share(at) for at in range(len(self.stops)))
        self._starts = self._hand_starts()
        self._unrolled: tuple[int, list[ReplayPosition]] | None = None
        self._eyes = SeatKnowledge(log)

    # ---- where one may stop

    def _stops(self, gaps: set[int]) -> Iterator[Stop]:
        hand = trick = 0
        opens = sealed = False
        for at, (event, _) in enumerate(self._steps):
            if isinstance(event, Committed) or (isinstance(event, DealSeen) and not sealed):
                # A deal that is played again has no seal.
                hand, trick, sealed = hand + 1, 0, True
            elif isinstance(event, Played) and not trick:
                trick = 1
            elif isinstance(event, TrickTaken):
                trick += 1
            elif isinstance(event, Withdrawn) and event.hand:
                hand, sealed = hand - 1, False
            elif isinstance(event, HandEnded) and at and isinstance(self._steps[at - 1][0], TrickTaken):
                trick -= 1
            sealed = sealed and not isinstance(event, HandEnded)
            opens = opens or isinstance(event, DealSeen | TrickTaken | HandEnded)
            following = self._steps[at + 1][0] if at + 1 < len(self._steps) else None
            if following is None or not _together(event, following):
                events = at + 1
                yield Stop(events=events, hand=hand, trick=trick, opens=opens, taken_back=events in gaps)
                opens = False

    def _hands(self) -> Iterator[HandSpan]:
        first = 0
        for number in range(1, 1 + max((stop.hand for stop in self.stops), default=0)):
            first = next(at for at in range(first, len(self.stops)) if self.stops[at].hand == number)
            last = first
            ended: HandEnded | None = None
            while last < len(self.stops) and self.stops[last].hand == number and ended is None:
                ended = self._result(last)
                last += 1
            yield HandSpan(first=first, last=last - 1, ended=ended)

    def _result(self, stop: int) -> HandEnded | None:
        """Result of a hand that ends between the stop before this one and this one; None if none does."""
        start = self.stops[stop - 1].events if stop else 0
        seen = (seen for seen, _ in self._steps[start : self.stops[stop].events])
        return next((event for event in seen if isinstance(event, HandEnded)), None)

    @property
    def last(self) -> int:
        """The number of the last stop."""
        return len(self.stops) - 1

    def hand_at(self, stop: int) -> HandSpan | None:
        """The hand of a stop; None before the first hand."""
        number = self.stops[stop].hand
        return self.hands[number - 1] if number else None

    def next_hand(self, stop: int) -> int:
        """The first stop of the next hand, or the last stop of all."""
        return next((hand.first for hand in self.hands if hand.first > stop), self.last)

    def previous_hand(self, stop: int) -> int:
        """The first stop of this hand; from there, the first stop of the hand before."""
        return max((hand.first for hand in self.hands if hand.first < stop), default=0)

    def next_trick(self, stop: int) -> int:
        """The stop at which the next trick begins, or the last stop."""
        return next((at for at in range(stop + 1, self.last) if self.stops[at].opens), self.last)

    def previous_trick(self, stop: int) -> int:
        """The stop at which this trick began; from there, the one at which the trick before began."""
        return next((at for at in range(stop - 1, 0, -1) if self.stops[at].opens), 0)

    def stop_before(self, number: int) -> int:
        """The last stop before an event, given by its number in the log."""
        events = bisect_left(self._numbers, number)
        return max((at for at, stop in enumerate(self.stops) if stop.events <= events), default=0)

    def share_of(self, stop: int) -> float:
        """Position of a stop along the match (0 … 1). Each hand takes the same share."""
        return self._shares[stop]

    def _share(self, stop: int) -> float:
        if stop >= self.last or not self.hands:
            return stop / self.last if self.last and not self.hands else float(stop > 0)
        number = self.stops[stop].hand
        if not number:
            return 0.0
        hand = self.hands[number - 1]
        inside = min(1.0, (stop - hand.first) / (hand.last - hand.first + 1))
        return (number - 1 + inside) / len(self.hands)

    def stop_near(self, share: float) -> int:
        """The stop nearest to a share (0 … 1) of the match."""
        shares = self._shares
        after = min(bisect_left(shares, share), self.last)
        before = max(0, after - 1)
        return before if abs(shares[before] - share) < abs(shares[after] - share) else after

    # ---- the table

    def view(self, stop: int, *, opened: bool = False, eyes: int | None = None) -> View | None:
        """The table at a stop, as the person saw it.

        `opened` shows everybody's cards. `eyes` is a seat whose knowledge is shown instead.
        """
        return self._view(self.stops[stop].events, opened=opened, eyes=eyes)

    def between(
        self, start: int, end: int, *, opened: bool = False, eyes: int | None = None
    ) -> tuple[Shown, ...]:
        """The events from one stop to a later one, each with the table after it."""
        found = []
        for at in range(self.stops[start].events, self.stops[end].events):
            view = self._view(at + 1, opened=opened, eyes=eyes)
            event = self._steps[at][0] if eyes is None else seen_by(eyes, *self._steps[at])
            assert view is not None
            if event is not None:
                found.append(Shown(event=event, view=view))
        return tuple(found)

    def sight(self, stop: int, seat: int) -> Sight | None:
        """Knowledge of a seat at a stop; None while no cards are dealt."""
        return self._sight(self.stops[stop].events, seat)

    def _view(self, events: int, *, opened: bool, eyes: int | None) -> View | None:
        moment = self._moment(events)
        sight = None if eyes is None else self._sight(events, eyes)
        if eyes is None or sight is None:
            return seen_at(moment, opened=opened)
        return seen_through(moment, sight, eyes)

    def _sight(self, events: int, seat: int) -> Sight | None:
        view = self._moment(events).view
        if view is None or view.pack:
            return None
        # What the person did not see comes before the next that he saw.
        last = self._numbers[events] - 1 if events < len(self._numbers) else self._numbers[-1]
        return self._eyes.sight(last, seat)

    def actor(self, stop: int) -> int | None:
        """Seat that decides the next event; None if no player decides it."""
        events = self.stops[stop].events
        if events == len(self._steps):
            return None
        event = self._steps[events][0]
        return event.seat if isinstance(event, DECISIONS) else None

    def following(self, stop: int) -> int | None:
        """Number in the log of the next event; None at the end."""
        events = self.stops[stop].events
        return self._numbers[events] if events < len(self._numbers) else None

    def done(self, stop: int) -> int | None:
        """Number in the log of the decision just before a stop; None if no player decided."""
        events = self.stops[stop].events
        decided = isinstance(self._steps[events - 1][0], DECISIONS)
        return self._numbers[events - 1] if decided else None

    def takes_trick(self, stop: int) -> bool:
        """True if the next event takes the complete trick on the table."""
        events = self.stops[stop].events
        return events < len(self._steps) and isinstance(self._steps[events][0], TrickTaken)

    def ends_hand(self, stop: int) -> HandEnded | None:
        """Result of the hand if the stop is its last; else None."""
        hand = self.hand_at(stop)
        return hand.ended if hand is not None and stop == hand.last else None

    def _hand_starts(self) -> list[tuple[int, ReplayPosition]]:
        """The table before each hand, from `LASTING` events only: the play of earlier hands is skipped."""
        found = [(0, BEFORE_ALL)]
        moment = found[0][1]
        for at, step in enumerate(self._steps):
            if isinstance(step[0], Committed):
                found.append((at, moment))
            if isinstance(step[0], MatchBegan | LASTING):
                moment = after(moment, *step)
        return found

    def _moment(self, events: int) -> ReplayPosition:
        if events == 0:
            return BEFORE_ALL
        starts = [at for at, _ in self._starts]
        which = max(0, bisect_left(starts, events) - 1)
        if self._unrolled is None or self._unrolled[0] != which:
            first, moment = self._starts[which]
            end = starts[which + 1] if which + 1 < len(starts) else len(self._steps)
            moments = []
            for step in self._steps[first:end]:
                moment = after(moment, *step)
                moments.append(moment)
            self._unrolled = (which, moments)
        return self._unrolled[1][events - self._starts[which][0] - 1]


def seen_by(seat: int, seen: Event, true: Event) -> Event | None:
    """A seat's own view of an event; None if it saw nothing.

    `seen` is the event as the person saw it, `true` as the log has it.
    """
    if isinstance(seen, DrawRound | DealerNamed | Committed | Withdrawn):
        return seen
    shown = true.for_seat(seat)
    # The order in which cards came is known of the person's own alone; the view says what is seen of them.
    return structs.replace(shown, cards=()) if isinstance(shown, DealSeen) and seat != ME else shown


def _together(event: Event, following: Event) -> bool:
    """True if an event and the next are shown together, without a stop between them."""
    if isinstance(event, DrawRound | Committed | Withdrawn | PackCut | TrumpCardChosen):
        return True
    if isinstance(event, TrickTaken | Drawn | DeclarationPaid):
        return isinstance(following, Drawn | DeclarationPaid | HandEnded)
    return isinstance(event, HandEnded | Revealed) and isinstance(following, Revealed | MatchEnded)
