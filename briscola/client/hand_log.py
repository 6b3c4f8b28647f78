"""The hands of a log one by one, with the full state at every moment."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from briscola.engine.actions import Action
from briscola.engine.events import Dealt, Event, HandEnded, MatchBegan, Requested, Signalled
from briscola.engine.hand import apply, deal
from briscola.engine.match import begin_match
from briscola.engine.match_form import Standing
from briscola.engine.replay_actions import action_of
from briscola.engine.replay_cursor import Numbered, held
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.talk import request, signal
from briscola.engine.unlogged_answers import as_found_by
from briscola.engine.variants import make_rules


class Turn(Struct, frozen=True, kw_only=True):
    """An action or a piece of talk; `action` is None for talk.

    `number` is its place in the log. `happened` counts the events that tell of it and of its consequences.
    """

    number: int
    action: Action | None
    before: State
    after: State
    happened: int = 1


class LoggedHand(Struct, frozen=True, kw_only=True):
    """A hand from a log without undone events; `ended` is None if it breaks off."""

    rules: Rules
    standing: Standing
    number: int
    """Index of its deal in the log."""
    dealt: Dealt
    events: tuple[Numbered, ...]
    """All events after the deal, up to the result."""
    ended: HandEnded | None

    @property
    def first(self) -> State:
        """The state right after the deal."""
        top = self.rules.dealer_chooses and self.dealt.top_turned
        return deal(self.rules, dealer=self.dealt.dealer, pack=self.dealt.deck, top=top)

    def turns(self) -> Iterator[Turn]:
        """Yield every action and piece of talk, with the full state before and after it."""
        state = self.first
        to_come = 0  # events that follow from an action, such as the dealer's forced bid (V-CH-6)
        for number, event in self.events:
            if to_come:
                to_come -= 1
                continue
            before, action, happened = state, action_of(event), 1
            match event:
                case Signalled():
                    allies = self.rules.side_of[event.seat]
                    spies = tuple(s for s in event.seen_by or () if s not in allies)
                    state, _ = signal(state, seat=event.seat, sign=event.sign, spies=spies)
                case Requested():
                    state, _ = request(state, seat=event.seat, ask=event.ask)
                case _ if action is not None:
                    before = as_found_by(state, event)
                    state, events = apply(before, action)
                    happened = len(events)
                case _:
                    continue  # the result of the hand
            to_come = happened - 1
            yield Turn(number=number, action=action, before=before, after=state, happened=happened)


def logged_hands(log: Sequence[Event]) -> Iterator[LoggedHand]:
    """Yield the hands of a log that holds the full events and was checked before (`engine.replay`)."""
    began: MatchBegan | None = None
    standing: Standing | None = None
    part: list[Numbered] = []
    for number, event in held(log):
        if isinstance(event, MatchBegan):
            began = event
            rules = make_rules(event.variant, event.players, event.options)
            standing = begin_match(rules, winning_hands=event.winning_hands, dealer=0).standing
        if isinstance(event, Dealt) and part:
            assert standing is not None
            yield _logged(rules, standing, part)  # it broke off
            part = []
        if isinstance(event, Dealt) or part:
            part.append((number, event))
        if isinstance(event, HandEnded) and part:
            assert began is not None and standing is not None
            yield _logged(rules, standing, part)
            part = []
            balance = event.balance or standing.balance
            standing = Standing(
                winning_hands=began.winning_hands,
                score=event.score,
                balance=balance,
                times=rules.next_times(standing.times, event.reason),
                more=rules.next_more(standing.more, event.reason),
            )
    if part and standing is not None:
        yield _logged(rules, standing, part)


def _logged(rules: Rules, standing: Standing, part: Sequence[Numbered]) -> LoggedHand:
    (number, dealt), *rest = part
    assert isinstance(dealt, Dealt)
    last = rest[-1][1] if rest else None
    return LoggedHand(
        rules=rules,
        standing=standing,
        number=number,
        dealt=dealt,
        events=tuple(rest),
        ended=last if isinstance(last, HandEnded) else None,
    )
