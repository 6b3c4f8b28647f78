"""The dealer's choice of the trump card on one screen, in deals played again and in duels (V-SU-5)."""

from msgspec import structs

from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.hot_seat.shared_screen import PublicSeat, SharedScreen
from briscola.client.playback.reel import Reel
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import regulars
from briscola.client.single_deals.deal_again import DealAgain
from briscola.client.single_deals.duel import duel_of, entered
from briscola.engine.deal_code import codes_of
from briscola.engine.events import NOBODY, Dealt, HandEnded, TrumpCardChosen
from briscola.engine.terms import PERSON
from briscola.engine.variants import make_rules
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.match_record import read_record
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase
from tests.client.duel.test_duel import played
from tests.client.steps import game_of
from tests.client.test_shared_screen import begun

SUECA = make_rules("sueca", 4, {"trump_card": "dealer"})
HOUSE = HouseTerms(undo=False, hints=True)


def hosted(seed: int, hands: int) -> HostedSeat:
    """A person who deals from the top, and computers, to the end of so many hands."""
    setup = game_of(SUECA, hands=11, opponents=regulars(4, ("easy",)))
    return played(HostedSeat(MatchHost(setup, deals=SeededDeals(seed), seeds=["1", "2", "3"])), hands)


def test_the_screen_goes_to_the_dealer_who_is_asked() -> None:
    for seed in range(6):
        host = begun("sueca", (PERSON, PERSON, "random"), seed, trump_card="dealer")
        screen = SharedScreen(host)
        host.cut()
        dealer = host.table.dealer
        if host.table.phase is Phase.PLAY:
            assert dealer == 3, "a computer deals"
            continue
        assert screen.wanted == dealer and screen.to_be_passed
        screen.give(dealer)
        assert not screen.to_be_passed
        for place in host.setup.people:
            seat = HostedSeat(host, place)
            own = place == dealer
            assert seat.next_step is (NextStep.OWN_TRUMP_CARD if own else NextStep.ANOTHER)
            assert (seat.thinker is None) is own
        assert PublicSeat(host).next_step is NextStep.ANOTHER
        screen.on_phones = frozenset({dealer})
        assert screen.wanted == NOBODY, "she answers on her phone"


def test_a_computer_that_has_taken_over_is_not_waited_for() -> None:
    """The program ended between its line and the card: whoever looks takes the step."""
    hosts = (begun("sueca", (PERSON, PERSON, PERSON), seed, trump_card="dealer") for seed in range(20))
    host = next(host for host in hosts if host.table.dealer)
    host.cut()
    assert host.table.phase is Phase.TRUMP_CARD
    host.setup = structs.replace(host.setup, opponents=regulars(4, ("easy",)))
    host.table.levels = host.setup.levels
    seat = HostedSeat(host, 0)
    assert seat.next_step is NextStep.TRUMP_CARD
    seat.choose_trump_card()
    chosen, dealt = host.table.log[-2:]
    assert isinstance(chosen, TrumpCardChosen) and isinstance(dealt, Dealt) and not chosen.auto


def test_a_deal_played_again_has_the_card_that_was_chosen(library: Library) -> None:
    seat = hosted(4, 5)
    log = seat.host.table.log
    dealt = [event for event in log if isinstance(event, Dealt)]
    assert {event.top_turned for event in dealt} == {True, False}
    for (_, code), before in zip(codes_of(log), dealt, strict=True):
        again = DealAgain(library, seat.setup, code, house=HOUSE, keeps=True)
        played(again.seat, 1)
        (after,) = (event for event in again.seat.host.table.log if isinstance(event, Dealt))
        assert (after.hands, after.turned, after.dealer) == (before.hands, before.turned, before.dealer)
        assert not any(isinstance(event, TrumpCardChosen) for event in again.seat.host.table.log)
        path = again.seat.host.recorder.path
        again.leave()
        assert path is not None and read_record(path).position.ended


def test_a_duel_has_the_card_that_was_chosen(library: Library) -> None:
    seat = hosted(4, 5)
    log = seat.host.table.log
    for before in (event for event in log if isinstance(event, Dealt)):
        duel = duel_of(seat.setup, seat.seeds, log, before.hand)
        assert duel is not None
        (read,) = entered(duel.letters)
        assert read.rules.options["trump_card"] == ("top" if before.top_turned else "bottom")
        again = DealAgain(library, read.setup, read.code, house=HOUSE, keeps=False)
        played(again.seat, 1)
        (after,) = (event for event in again.seat.host.table.log if isinstance(event, Dealt))
        assert (after.hands, after.turned) == (before.hands, before.turned)


def test_a_kept_match_is_shown_again_with_each_choice() -> None:
    log = hosted(4, 5).host.table.log
    reel = Reel(log)
    seen = [reel.view(stop) for stop in range(len(reel.stops))]
    turned = {view.hand_number: view.turned for view in seen if view is not None and view.turned is not None}
    dealt = {event.hand: event.turned for event in log if isinstance(event, Dealt)}
    assert turned == dealt and sum(isinstance(event, HandEnded) for event in log) == 5
