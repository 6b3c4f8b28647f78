"""A duel is the hand that was played: the same cards and computers; only then do two results compare."""

from collections.abc import Sequence
from typing import TypeVar

import pytest
from msgspec import structs

from briscola import __version__
from briscola.capabilities.duel.results import DuelResults, maestros_figures
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import MatchRecorder
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.single_deals import duel as module
from briscola.client.single_deals.code import BadDuelCode, encode_duel
from briscola.client.single_deals.daily import FIRST_DAY
from briscola.client.single_deals.deal_again import DealAgain
from briscola.client.single_deals.duel import Duel, duel_of, duels_of, entered, figure, with_result
from briscola.engine.events import Dealt, Event, HandEnded, Signalled, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.rules import OptionValue
from briscola.storage.match_choices import Opponent
from briscola.storage.records.header import HouseTerms
from briscola.storage.sums.match_summary import summary
from briscola.table.deals import SeededDeals
from tests.client.seat_steps import step_without_choice
from tests.storage.played import HOUSE

TABLE = ("312",)


def setup_of(
    variant: str = "briscola", players: int = 2, level: str = "medium", **options: OptionValue
) -> MatchSetup:
    return MatchSetup(
        variant=variant,
        players=players,
        options=options,
        winning_hands=3,
        opponents=regulars(players, (level,)),
    )


Control = TypeVar("Control", bound=SeatControl)


def played(seat: Control, hands: int) -> Control:
    """A match in which the person always plays the first legal card, up to the end of so many hands."""
    done = 0
    while done < hands:
        match seat.next_step:
            case NextStep.MATCH:
                events = seat.begin_match()
            case NextStep.SEAL_DRAW:
                events = seat.seal_draw()
            case NextStep.DRAW:
                events = seat.draw()
            case NextStep.HAND:
                events = seat.begin_hand()
            case NextStep.TRUMP_CARD | NextStep.OWN_TRUMP_CARD:
                events = seat.choose_trump_card("top")
            case NextStep.CUT | NextStep.OWN_CUT:
                events = seat.cut()
            case NextStep.DUMMY:
                events = seat.turn_dummy()
            case NextStep.OWN_MOVE:
                events = seat.converse() + seat.choose(seat.view.legal[0])
            case _:
                events = seat.converse() + seat.choose(seat.think().result)
        done += sum(isinstance(event, HandEnded) for event in events)
    return seat


def match_of(setup: MatchSetup, hands: int, *, seeds: Sequence[str] | None = None) -> HostedSeat:
    seeds = TABLE * (setup.players - 1) if seeds is None else seeds
    return played(HostedSeat(MatchHost(setup, deals=SeededDeals(5), seeds=seeds)), hands)


def hand(log: Sequence[Event], number: int) -> Sequence[Event]:
    """The events of a hand from its deal on, under one number."""
    first = next(at for at, event in enumerate(log) if isinstance(event, Dealt) and event.hand == number)
    last = next(at for at in range(first, len(log)) if isinstance(log[at], HandEnded))
    kept = [event for event in log[first : last + 1] if not isinstance(event, Signalled)]
    dealt, *rest, ended = kept
    assert isinstance(dealt, Dealt) and isinstance(ended, HandEnded)
    return [structs.replace(dealt, hand=1), *rest, structs.replace(ended, hand=1, score=(0,))]


def duel_at(seat: HostedSeat, number: int = 1) -> Duel:
    duel = duel_of(seat.setup, seat.seeds, seat.host.table.log, number)
    assert duel is not None
    return duel


def sat_down(library: Library, duel: Duel, *, seeds: Sequence[str] | None = None) -> DealAgain:
    house = HouseTerms(undo=False, hints=False)
    seeds = duel.seeds[1:] if seeds is None else seeds
    return DealAgain(library, duel.setup, duel.code, house=house, keeps=True, seeds=seeds)


@pytest.mark.parametrize(
    ("game", "hands"),
    [
        (setup_of(), 2),
        pytest.param(setup_of(players=4), 2, marks=pytest.mark.slow),
        pytest.param(setup_of("chiamata", 5), 1, marks=pytest.mark.slow),
        pytest.param(setup_of("marianna", 3), 2, marks=pytest.mark.slow),
        pytest.param(setup_of("chiamata", 4, bidding="rank"), 1, marks=pytest.mark.slow),
    ],
)
def test_whoever_plays_the_same_cards_is_answered_alike(
    library: Library, game: MatchSetup, hands: int
) -> None:
    """The hand was the second of a match; the friend's is one of its own."""
    seat = match_of(game, hands)
    duel = duel_at(seat, hands)
    (friends,) = entered(f"Prova tu! {duel.letters}")
    assert friends == duel
    again = played(sat_down(library, friends).seat, 1)
    assert hand(again.host.table.log, 1) == hand(seat.host.table.log, hands)
    assert figure(summary(again.host.table.log, once=True).hands[0]) == duel.theirs


def test_the_result_of_the_first_seat_goes_with_it() -> None:
    seat = match_of(setup_of(players=4), 1)
    ended = next(event for event in seat.host.table.log if isinstance(event, HandEnded))
    duel = duel_at(seat)
    assert duel.theirs == ended.points[0] + ended.points[2]
    paid = match_of(setup_of("chiamata", 5, "easy"), 1)
    ended = next(event for event in paid.host.table.log if isinstance(event, HandEnded))
    assert ended.payments is not None and ended.reason != "passed_out"
    assert duel_at(paid).theirs == ended.payments[0]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seeds": ("ab" * 16,)}, "a match from before has seeds that no code holds"),
        ({"seeds": ("400",)}, "no table has this number"),
        ({"seeds": ("007",)}, "nor is it written so"),
        ({"version": "0.11.0"}, "the computers of another version may play otherwise"),
        ({"level": "maestro:adapt=1"}, "it knew the person's habits"),
    ],
)
def test_under_other_conditions_only_the_deal_is_sent(change: dict[str, object], why: str) -> None:
    seat = match_of(setup_of(), 1)
    level = str(change.pop("level", "medium"))
    setup = structs.replace(seat.setup, opponents=regulars(2, (level,)))
    seeds, version = change.get("seeds", seat.seeds), str(change.get("version", __version__))
    assert isinstance(seeds, Sequence)
    duel = duel_of(setup, seeds, seat.host.table.log, 1, version=version)
    assert duel is not None and duel.theirs is None and not duel.comparable, why
    assert duel.content.levels == (level.partition(":")[0],)


def test_a_hand_in_which_a_choice_was_taken_back_does_not_compare(library: Library) -> None:
    window = ActiveMatch(library)
    seat = window.begin(setup_of(level="easy"), structs.replace(HOUSE, undo=True))
    while not seat.can_take_back:
        if seat.next_step is NextStep.OWN_MOVE:
            seat.choose(seat.view.legal[0])
        elif not step_without_choice(seat):
            seat.choose(seat.think().result)
    seat.take_back()
    played(seat, 1)
    duel = duel_at(seat)
    assert duel.theirs is None
    played(seat, 1)
    duel = duel_at(seat, 2)
    assert duel.theirs is not None, "the next hand is another one"
    window.close()


def test_a_table_with_a_program_or_a_strange_face_sends_nothing() -> None:
    seat = match_of(setup_of(), 1)
    for opponent in (
        Opponent(name="Bot", face="peppe", level="cmd:./bot"),
        Opponent(name="Zia", face="zia", level="medium"),
        Opponent(name="Mia", face="peppe", level="person"),
    ):
        setup = structs.replace(seat.setup, opponents=(opponent,))
        assert duel_of(setup, seat.seeds, seat.host.table.log, 1) is None
    sits = Sits(seat=1, who=Occupant(name="Ada", face="ada", level="easy"))
    assert duel_of(seat.setup, seat.seeds, [*seat.host.table.log, sits], 1) is None


def test_a_result_of_another_version_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = duel_at(match_of(setup_of(), 1))
    assert duel.comparable
    monkeypatch.setattr(module, "__version__", "99.0.0")
    (old,) = entered(duel.letters)
    assert not old.comparable and old.theirs is None


def test_a_level_that_this_version_does_not_know_is_refused() -> None:
    duel = duel_at(match_of(setup_of(), 1))
    for level in ("grandmaster", "cmd:x", "medium:goal=nothing"):
        strange = structs.replace(duel.content, levels=(level,))
        with pytest.raises(BadDuelCode) as error:
            entered(encode_duel(strange))
        assert error.value.kind == "newer"


def test_the_friend_sends_the_same_duel_back_with_another_result() -> None:
    duel = duel_at(match_of(setup_of(), 1))
    (back,) = entered(with_result(duel, 12).letters)
    assert back.theirs == 12 and back.code == duel.code and back.seeds == duel.seeds


def test_a_match_is_sent_hand_by_hand() -> None:
    seat = match_of(setup_of(level="easy"), 3)
    duels = duels_of(seat.setup, seat.seeds, seat.host.table.log)
    assert [duel.content.hand for duel in duels] == [1, 2, 3]
    assert entered(" ".join(duel.letters for duel in duels)) == duels
    assert duels_of(seat.setup, seat.seeds, seat.host.table.log[:4]) == []


# ---- the results at this computer


def is_new_to_beppe(library: Library, duel: Duel) -> bool:
    """True if somebody else at this computer has still to play it."""
    library.use(library.profiles.add("Beppe").id)
    his = DuelResults(library, [duel], today=FIRST_DAY)
    his.read()
    return his.next is not None


def test_the_first_finished_match_of_the_same_duel_counts(library: Library) -> None:
    duel = duel_at(match_of(setup_of(level="easy"), 1))
    left = sat_down(library, duel)
    left.seat.begin_match()
    left.leave()
    strange = sat_down(library, duel, seeds=["7"])
    played(strange.seat, 1)
    strange.leave()
    results = DuelResults(library, [duel], today=FIRST_DAY)
    results.read()
    (hand,) = results.hands
    assert results.next is hand and not results.maestro.working, "one was left, the other had other computers"
    mine = sat_down(library, duel)
    played(mine.seat, 1)
    mine.leave()
    results.read()
    results.maestro.stop()
    assert hand.mine == duel.theirs and hand.opened is not None and results.next is None
    assert is_new_to_beppe(library, duel), "everybody plays it themselves"


def test_whoever_sent_it_finds_the_hand_when_the_answer_comes_back(library: Library) -> None:
    keeper = MatchRecorder(library, house=HOUSE)
    seat = HostedSeat(MatchHost(setup_of(level="easy"), deals=SeededDeals(5), seeds=TABLE, recorder=keeper))
    played(seat, 2)
    duel = duel_at(seat, 2)
    assert duel.theirs is not None
    (answer,) = entered(with_result(duel, 3).letters)
    results = DuelResults(library, [answer], today=FIRST_DAY)
    results.read()
    results.maestro.stop()
    (hand,) = results.hands
    assert (hand.mine, hand.duel.theirs, hand.number) == (duel.theirs, 3, 2) and hand.opened is not None
    assert is_new_to_beppe(library, answer), "it is not his hand"


@pytest.mark.slow
def test_the_maestro_plays_it_in_the_same_seat() -> None:
    for game in (setup_of(), setup_of("chiamata", 4, "easy", bidding="rank")):
        duel = duel_at(match_of(game, 1))
        first, second = (list(maestros_figures([duel.letters])) for _ in range(2))
        assert first == second and len(first) == 1
