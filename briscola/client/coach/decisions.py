"""The decisions of one seat in a hand of a log, each with what the seat saw."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from briscola.engine.actions import Action
from briscola.engine.events import Dealt, Event, HandEnded, MatchBegan, Requested, Signalled
from briscola.engine.hand import apply, deal, decider
from briscola.engine.match import begin_match
from briscola.engine.match_form import Standing
from briscola.engine.observation import Observation, observe
from briscola.engine.replay_actions import action_of
from briscola.engine.replay_cursor import held
from briscola.engine.silent import as_found_by
from briscola.engine.state import State
from briscola.engine.talk import request, signal
from briscola.engine.variants import make_rules


@dataclass(frozen=True, kw_only=True, slots=True)
class Decision:
    """A decision: `event` is the number in the log of what was done, `view` what the seat saw before."""

    event: int
    view: Observation
    action: Action

    @property
    def trick(self) -> int:
        """The trick it belongs to, from 1; 0 before the first card."""
        view = self.view
        return len(view.tricks) + 1 if view.leader is not None else 0


@dataclass(frozen=True, kw_only=True, slots=True)
class DecidedHand:
    """A hand as it went: the deal, all decisions of one seat, and how it ended (None: it breaks off)."""

    number: int
    dealt: Dealt
    decisions: tuple[Decision, ...]
    ended: HandEnded | None
    last: State


def hands_of(log: Sequence[Event], seat: int) -> Iterator[DecidedHand]:
    """The hands of a match, as a seat decided in them; what was taken back is left out.

    `log` is the whole truth: a record's events or those of `simulate`, checked before (`engine.replay`).
    """
    began: MatchBegan | None = None
    standing: Standing | None = None
    part: list[tuple[int, Event]] = []
    for number, event in held(log):
        if isinstance(event, MatchBegan):
            began = event
            rules = make_rules(event.variant, event.players, event.options)
            standing = begin_match(rules, winning_hands=event.winning_hands, dealer=0).standing
        if isinstance(event, Dealt) and part:
            assert began is not None and standing is not None
            yield _played(began, standing, part, seat)  # it broke off
            part = []
        if isinstance(event, Dealt) or part:
            part.append((number, event))
        if isinstance(event, HandEnded) and part:
            assert began is not None and standing is not None
            yield _played(began, standing, part, seat)
            part = []
            balance = event.balance or standing.balance
            standing = Standing(winning_hands=began.winning_hands, score=event.score, balance=balance)
    if part and began is not None and standing is not None:
        yield _played(began, standing, part, seat)


def _played(
    began: MatchBegan, standing: Standing, part: Sequence[tuple[int, Event]], seat: int
) -> DecidedHand:
    (_, dealt), *rest = part
    assert isinstance(dealt, Dealt)
    rules = make_rules(began.variant, began.players, began.options)
    state = deal(rules, dealer=dealt.dealer, pack=dealt.deck)
    decisions, ended = [], None
    for number, event in rest:
        match event:
            case Signalled():
                allies = rules.side_of[event.seat]
                spies = tuple(s for s in event.seen_by or () if s not in allies)
                state, _ = signal(state, seat=event.seat, sign=event.sign, spies=spies)
            case Requested():
                state, _ = request(state, seat=event.seat, ask=event.ask)
            case HandEnded():
                ended = event
            case _ if (action := action_of(event)) is not None:
                state = as_found_by(state, event)
                if decider(state) == seat:
                    view = observe(state, seat, standing, asked=True)
                    decisions.append(Decision(event=number, view=view, action=action))
                state, _ = apply(state, action)
    return DecidedHand(number=dealt.hand, dealt=dealt, decisions=tuple(decisions), ended=ended, last=state)
