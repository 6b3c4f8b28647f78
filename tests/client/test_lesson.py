"""The first evening: whatever is tried in a step, what is said of it is true of the cards on the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pytest

from briscola.capabilities.lesson.attempt_conditions import Tried, try_out
from briscola.capabilities.lesson.seat import LessonSeat
from briscola.capabilities.lesson.steps import STEPS, LessonStep, Task
from briscola.capabilities.lesson.words import WORDS, answer_text, done_text, duty_text, task_text, title
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import PLAYS, Action, MustFollowSuit, Play, Sign
from briscola.engine.cards import BRISCOLA_RANKING, Card, Rank, card
from briscola.engine.state import State
from briscola.i18n.card_words import naming_of
from briscola.i18n.text import use
from briscola.system import resources
from briscola.table.referee import HandReferee
from tests.engine.test_match import counted

WORTH = {Rank.ACE: 11, Rank.THREE: 10, Rank.KING: 4, Rank.KNIGHT: 3, Rank.JACK: 2}
"""R-CARD-2, written once more."""


@dataclass(frozen=True, kw_only=True)
class Moment:
    """A task at a table, and who really holds what there."""

    step: LessonStep
    task: Task
    seat: LessonSeat
    truth: State

    @property
    def choices(self) -> Sequence[Action | Sign]:
        return self.seat.host.table.signs(0) if self.task.signs else self.seat.view.legal

    @property
    def led(self) -> Card:
        return self.truth.table[0].card


def moments(step: LessonStep) -> Iterator[Moment]:
    """Every task of a step, each after the others have been done as they should be."""
    seat = LessonSeat(step.laid)
    for task in step.tasks:
        while seat.next_step is NextStep.COMPUTER and not task.signs:
            assert seat.thinker is not None and seat.host.table.asked is not None
            seat.choose(seat.host.computer(seat.thinker).choose(seat.host.table.asked.view))
        truth = seat.host.table.hand_before(len(seat.host.table.log)).state
        here = Moment(step=step, task=task, seat=seat, truth=truth)
        yield here
        done = next(each for each in here.choices if task.answer(try_out(seat, each)) is None)
        if isinstance(done, str):
            seat.signal(done)
        else:
            seat.choose(done)


def worth(of: Card | None) -> int:
    assert of is not None
    return WORTH.get(of.rank, 0)


def of_trump(here: Moment, code: Card | None) -> bool:
    return code is not None and code.suit is here.truth.trumps


def trumps_out(here: Moment) -> set[Card]:
    held = {each for hand in here.truth.hands for each in hand}
    return {Card(rank, here.truth.trumps) for rank in Rank if here.truth.trumps} - held


def only(here: Moment, fits: Callable[[Card], bool]) -> bool:
    return sum(fits(each) for each in here.truth.hands[0]) == 1


ASKED: Mapping[tuple[str, int], Callable[[Moment], bool]] = {
    ("values", 0): lambda here: (
        {card(code).rank for code in here.task.shown} == set(WORTH)
        and all(worth(card(code)) == BRISCOLA_RANKING.points[card(code)] for code in here.task.shown)
    ),
    ("trump", 0): lambda here: (
        worth(here.led) == 10
        and here.truth.turned in here.truth.stock
        and only(here, lambda c: of_trump(here, c))
    ),
    ("taking", 0): lambda here: (
        here.led.rank is Rank.JACK
        and not any(of_trump(here, each) for each in here.truth.hands[0])
        and [card(code).rank for code in here.task.shown] == list(BRISCOLA_RANKING.order)
    ),
    ("lisci", 0): lambda here: (
        here.led.rank is Rank.ACE
        and not any(worth(card(code)) for code in here.task.shown)
        and all(try_out(here.seat, each).taker == 1 for each in here.choices)
    ),
    ("when", 0): lambda here: (
        here.led.rank is Rank.FIVE and only(here, lambda c: not worth(c) and not of_trump(here, c))
    ),
    ("when", 1): lambda here: here.led.rank is Rank.THREE and only(here, lambda c: of_trump(here, c)),
    ("strozzo", 0): lambda here: here.led.rank is Rank.FIVE and only(here, lambda c: worth(c) >= 10),
    ("drawing", 0): lambda here: (
        len(here.truth.stock) == 2
        and here.truth.stock[1] == here.truth.turned
        and here.truth.turned is not None
        and here.truth.turned.rank is Rank.THREE
    ),
    ("counting", 0): lambda here: (
        here.truth.points[0] == 51 and here.led.rank is Rank.KING and here.truth.rules.total == 120
    ),
    ("last-trumps", 0): lambda here: (
        trumps_out(here) == {card(code) for code in here.task.shown}
        and len(trumps_out(here)) == 9
        and only(here, lambda c: of_trump(here, c))
        and here.led.rank is Rank.FOUR
    ),
    ("last-trumps", 1): lambda here: worth(here.led) == 10 and only(here, lambda c: of_trump(here, c)),
    ("partners", 0): lambda here: (
        here.truth.rules.side_of[0] == (0, 2)
        and any(worth(each) >= 10 and not of_trump(here, each) for each in here.truth.hands[2])
        and [(said.signal.seat, said.signal.sign) for said in here.truth.said] == [(2, "carico")]
        and any(of_trump(here, each) and each.rank is Rank.THREE for each in here.truth.hands[0])
    ),
    ("partners", 1): lambda here: (
        len(here.truth.table) == 3
        and here.truth.table[1].card.rank is Rank.ACE
        and try_out(here.seat, PLAYS[card("4S")]).taker == 2
        and only(here, lambda c: worth(c) >= 10 and not of_trump(here, c))
    ),
    ("calling", 0): lambda here: here.truth.trumps is None and here.truth.rules.players == 5,
    ("calling", 1): lambda here: card("1C") not in here.truth.hands[0] and longest(here) == "C",
    ("prini", 0): lambda here: (
        here.led.rank is Rank.ACE and sum(each.suit is here.led.suit for each in here.truth.hands[0]) == 2
    ),
    ("prini", 1): lambda here: (
        here.led.rank is Rank.THREE and not any(each.suit is here.led.suit for each in here.truth.hands[0])
    ),
}
"""What is said before a task is true of the table."""


def longest(here: Moment) -> str:
    suits = [each.suit for each in here.truth.hands[0]]
    return max(suits, key=suits.count).value


SAID: Mapping[tuple[str, str], Callable[[Moment, Tried], bool]] = {
    ("values", "nothing"): lambda _here, it: it.card == card("6C") and not worth(it.card),
    ("values", "less"): lambda here, it: (
        it.card is not None and it.card.rank is Rank.KING and any(worth(c) > 4 for c in here.truth.hands[0])
    ),
    ("trump", "no-trump"): lambda here, it: (
        not of_trump(here, it.card) and it.taker == 1 and it.points == 10 + worth(it.card)
    ),
    ("taking", "other-suit"): lambda here, it: (
        it.card == card("1B") and not of_trump(here, it.card) and it.taker == 1 and it.points == 13
    ),
    ("taking", "weaker"): lambda here, it: it.card == Card(Rank.TWO, here.led.suit) and it.taker == 1,
    ("lisci", "carico"): lambda _here, it: worth(it.card) == 10 and it.taker == 1,
    ("lisci", "points"): lambda _here, it: it.card == card("RC") and it.taker == 1,
    ("when", "spent"): lambda here, it: of_trump(here, it.card) and it.taker == 0 and it.points == 0,
    ("when", "gift"): lambda _here, it: it.card == card("FS") and it.taker == 1,
    ("when", "gone"): lambda _here, it: it.taker == 1 and it.points == 10 + worth(it.card),
    ("strozzo", "trump"): lambda here, it: of_trump(here, it.card) and it.taker == 0 and it.points == 0,
    ("strozzo", "missed"): lambda here, it: (
        it.taker == 1 and try_out(here.seat, PLAYS[Card(Rank.THREE, here.led.suit)]).taker == 0
    ),
    ("drawing", "took"): lambda _here, it: (
        it.taker == 0 and it.points == 2 and it.after.known == {1: (card("3D"),)}
    ),
    ("counting", "short"): lambda here, it: (
        it.taker == 0 and it.mine < 61 and any(worth(c) > worth(it.card) for c in here.truth.hands[0])
    ),
    ("last-trumps", "trump"): lambda here, it: (
        of_trump(here, it.card) and it.points == 0 and any(worth(c) >= 10 for c in here.truth.hands[1])
    ),
    ("last-trumps", "ace"): lambda here, it: (
        it.card == card("1B") and it.taker == 0 and not any(of_trump(here, c) for c in here.truth.hands[1])
    ),
    ("last-trumps", "lost"): lambda _here, it: it.card == card("1B") and it.taker == 1 and it.points == 21,
    ("partners", "other"): lambda _here, it: it.action == "carico",
    ("partners", "bluff"): lambda _here, it: it.action in ("ace", "king", "knight", "jack", "low", "none"),
    ("partners", "robbed"): lambda here, it: (
        it.taker == 0 and of_trump(here, it.card) and not any(of_trump(here, c) for c in it.after.hand[:2])
    ),
    ("partners", "little"): lambda _here, it: it.taker == 2 and it.points == 11,
    ("calling", "much"): lambda _here, it: not isinstance(it.action, str) and it.before.rules.total == 120,
    ("calling", "passed"): lambda _here, it: not any(bid for _seat, bid in it.after.bids),
    ("calling", "own"): lambda here, it: it.card in here.truth.hands[0] and it.after.caller == 0,
    ("calling", "short"): lambda here, it: (
        it.card is not None and sum(each.suit is it.card.suit for each in here.truth.hands[0]) == 1
    ),
    ("calling", "weaker"): lambda here, it: (
        it.card is not None and it.card.suit.value == longest(here) and it.card.rank is not Rank.ACE
    ),
    ("prini", "gift"): lambda _here, it: it.card == card("3S") and it.taker == 1,
    ("prini", "gone"): lambda _here, it: it.taker == 1,
}
"""What each answer says of a wrong play, derived once more from the truth of the table."""

DONE: Mapping[str, Callable[[Tried], bool]] = {
    "values": lambda it: it.card == card("1C") and it.taker == 0 and it.points == 11,
    "trump": lambda it: it.card == card("2D") and it.taker == 0 and it.points == 10,
    "taking": lambda it: it.card == card("RC") and it.taker == 0,
    "lisci": lambda it: it.taker == 1 and not worth(it.card),
    "when": lambda it: it.card == card("4D") and it.points == 10 and it.taker == 0,
    "strozzo": lambda it: it.card == card("3C") and it.points == 10 and it.taker == 0,
    "drawing": lambda it: it.taker == 1 and card("3D") in it.after.hand,
    "counting": lambda it: it.mine == 66,
    "last-trumps": lambda it: it.taker == 0 and it.after.hand == (card("1B"),),
    "partners": lambda it: it.taker == 2 and it.points == 21,
    "calling": lambda it: it.after.trumps == "C" and card("1C") not in it.after.hand,
    "prini": lambda it: it.card == card("2D") and it.taker == 0,
}
"""What is said when a step is done."""


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_sentence_is_true_of_whatever_may_be_done(step: LessonStep) -> None:
    said: set[str] = set()
    for number, here in enumerate(moments(step)):
        assert ASKED[step.name, number](here)
        assert "{" not in task_text(step, number, here.seat.view)
        done = 0
        for choice in here.choices:
            it = try_out(here.seat, choice)
            answer = here.task.answer(it)
            if answer is None:
                done += 1
                if here.task is step.tasks[-1]:
                    assert DONE[step.name](it)
                    assert "{" not in done_text(step, it)
            else:
                said.add(answer)
                assert SAID[step.name, answer](here, it), (answer, choice)
                assert "{" not in answer_text(step, answer, it)
        assert 0 < done < len(here.choices), "something does what is asked, and not everything"
    assert said | {"duty"} == {*WORDS[step.name].wrong, "duty"}, "each answer can be heard"
    assert title(step)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_a_refused_card_is_told_the_duty_to_follow_suit(step: LessonStep) -> None:
    for here in moments(step):
        for held in here.seat.view.hand if here.seat.next_step is NextStep.OWN_MOVE else ():
            plays = any(isinstance(choice, Play) for choice in here.choices)
            refused = here.seat.refusal(PLAYS[held])
            if plays and refused is not None:
                assert isinstance(refused, MustFollowSuit)
                assert duty_text(step, here.seat.view)


def test_the_lesson_is_the_same_for_everybody() -> None:
    for step in STEPS:
        first, second = LessonSeat(step.laid), LessonSeat(step.laid)
        assert first.host.table.log == second.host.table.log
        assert not first.kept and first.file is None, "nothing of it is counted"


def test_the_twelve_steps_come_in_the_order_of_the_evening() -> None:
    assert [step.name for step in STEPS] == [
        *("values", "trump", "taking", "lisci", "when", "strozzo", "drawing", "counting", "last-trumps"),
        *("partners", "calling", "prini"),
    ]
    assert set(WORDS) == {step.name for step in STEPS}


def test_a_laid_pack_is_a_whole_pack() -> None:
    for step in STEPS:
        laid = step.laid
        assert sorted(laid.pack) == sorted(laid.rules.pack)


def test_the_last_trump_is_worth_most_when_it_waits() -> None:
    """Whatever Peppe does, giving the liscio away wins the hand and neither other card does."""
    here = next(moments(next(step for step in STEPS if step.name == "last-trumps")))
    hand = here.seat.host.table.hand_before(len(here.seat.host.table.log))
    outcomes = {}
    for choice in here.seat.view.legal:
        outcomes[choice] = best(HandReferee(hand.match, hand.state, hand=1), choice)
    assert {str(c.card): points for c, points in outcomes.items() if isinstance(c, Play)} == {
        "5S": 69,
        "1B": 59,
        "2D": 59,
    }


def best(hand: HandReferee, action: Action) -> int:
    """The person's points when both see all cards and play their best."""
    after = HandReferee(hand.match, hand.state, hand=1)
    after.act(action)
    if after.asked is None:
        return after.state.points[0]
    worth_of = [best(after, choice) for choice in after.asked.view.legal]
    return max(worth_of) if after.asked.seat == 0 else min(worth_of)


def step_named(name: str) -> LessonStep:
    return next(step for step in STEPS if step.name == name)


def test_the_first_step_says_that_any_card_may_be_played_who_leads_and_why_a_card_comes() -> None:
    use("en")
    step = step_named("values")
    here = next(moments(step))
    assert "any card" in task_text(step, 0, here.seat.view)
    assert len(here.choices) == len(here.truth.hands[0]) == 3
    it = try_out(here.seat, PLAYS[card("1C")])
    said = done_text(step, it)
    here.seat.choose(PLAYS[card("1C")])
    after = here.seat.host.table.hand_before(len(here.seat.host.table.log)).state
    assert "Whoever takes a trick leads" in said and after.to_act == it.taker == 0
    assert "both draw a card from the pack, so that you have three again" in said
    assert [len(hand) for hand in after.hands] == [3, 3]


def test_it_is_said_that_with_sixty_each_nobody_wins() -> None:
    use("en")
    step = step_named("counting")
    here = next(moments(step))
    assert "With 60 each nobody wins" in done_text(step, try_out(here.seat, PLAYS[card("1C")]))
    tied = counted(here.truth.rules, (60, 60)).outcome
    assert tied is not None and not tied.winners


@pytest.mark.parametrize(
    ("deck", "letters"),
    [
        ("napoletane", "R is the king, C the knight, F the jack."),
        ("grandi", "R is the king, C the knight, F the jack."),
        ("francesi", "K is the king, Q the queen, J the jack."),
        ("espanola", "12 is the king, 11 the knight, 10 the jack."),
    ],
)
def test_letters_in_the_corners_are_explained_where_they_are_first_seen(deck: str, letters: str) -> None:
    use("en")
    first, taking = (next(moments(step_named(name))) for name in ("values", "taking"))
    naming = naming_of(resources.deck(deck))
    assert letters in task_text(taking.step, 0, taking.seat.view, naming=naming)
    silent = task_text(taking.step, 0, taking.seat.view, naming=naming, corners=False)
    assert letters not in silent and "low. Take" in silent
    middle = "queen" if deck == "francesi" else "knight"
    assert f"king, {middle} and jack" in task_text(first.step, 0, first.seat.view, naming=naming)


@pytest.mark.parametrize(
    ("language", "deck", "jack"),
    [
        ("es", "espanola", "sota"),
        ("es", "francesi", "jota"),
        ("hr", "triestine", "fanat"),
        ("hr", "francesi", "dečko"),
    ],
)
def test_the_jack_has_the_name_that_it_bears_in_the_deck(language: str, deck: str, jack: str) -> None:
    naming = naming_of(resources.deck(deck))
    first, taking = (next(moments(step_named(name))) for name in ("values", "taking"))
    try:
        use(language)
        for here in (first, taking):
            assert jack in task_text(here.step, 0, here.seat.view, naming=naming)
    finally:
        use("en")
