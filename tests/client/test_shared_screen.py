"""The one screen of several people goes to whoever has to act, and tells nothing by that."""

from collections.abc import Sequence
from itertools import pairwise

from briscola.client.host.match_host import MatchHost
from briscola.client.hot_seat.shared_screen import SharedScreen
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.actions import PASS, Redeal
from briscola.engine.events import NOBODY
from briscola.engine.rules import OptionValue
from briscola.engine.terms import PERSON
from briscola.players.levels import make_player
from briscola.storage.match_choices import Opponent
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase


def begun(variant: str, levels: Sequence[str], seed: int, **options: OptionValue) -> MatchHost:
    """A match of somebody with people and computers of these levels, before the first cut."""
    players = len(levels) + 1
    others = tuple(Opponent(name=str(at), face="rocco", level=level) for at, level in enumerate(levels, 1))
    setup = MatchSetup(variant=variant, players=players, options=options, opponents=others)
    computers = [make_player("random", seed=seed, seat=seat) for seat in range(1, players)]
    host = MatchHost(setup, deals=SeededDeals(seed), players=computers)
    host.begin_match()
    host.begin_hand()
    return host


def auction_of(seed: int) -> tuple[list[int], list[int]]:
    """The people who get the screen before the first bid, and those who are asked about weak hands."""
    host = begun("chiamata", ("random", PERSON, "random", PERSON), seed, weak_redeal=True)
    screen, shown, weak = SharedScreen(host), list[int](), list[int]()
    while host.table.phase is Phase.CUT or not host.table.view(0).bids:
        if screen.to_be_passed and (wanted := screen.wanted) is not None:
            shown.append(wanted)
            screen.give(wanted)
        elif host.table.asked is None:
            host.cut()
        elif isinstance(host.table.asked.view.legal[0], Redeal):
            weak.append(host.table.asked.seat)
            host.act(host.table.asked.view.legal[1])
        else:
            host.act(PASS)
    return shown[: len(host.setup.people)], weak


def test_everybody_looks_before_the_auction_where_weak_hands_may_be_dealt_anew() -> None:
    """V-CH-24: a curtain for one person alone would tell that she holds a weak hand."""
    found = [auction_of(seed) for seed in range(60)]
    assert any(weak for _shown, weak in found)
    for shown, weak in found:
        assert sorted(shown) == [0, 2, 4] and set(weak) <= {0, 2, 4}


def screens_of_a_hand(on_phones: frozenset[int]) -> list[tuple[int | None, int | None]]:
    """Who was asked, and who had the screen then, in a hand of Anna, Bruno and Carla with a computer."""
    host = begun("briscola", (PERSON, PERSON, "random"), 5, teams=False)
    screen, found = SharedScreen(host), list[tuple[int | None, int | None]]()
    screen.on_phones = on_phones
    while host.table.phase in (Phase.CUT, Phase.PLAY):
        if screen.to_be_passed and (wanted := screen.wanted) is not None:
            screen.give(wanted)
        asked = host.table.asked
        if asked is None:
            host.cut()
            continue
        found.append((asked.seat, screen.holder))
        person = asked.seat in host.setup.people
        assert screen.public_seat().next_step is (NextStep.ANOTHER if person else NextStep.COMPUTER)
        host.act(asked.view.legal[0] if person else host.computer(asked.seat).choose(asked.view))
    return found


def test_the_screen_is_nobodys_while_somebody_with_a_phone_or_a_computer_is_to_act() -> None:
    for on_phones in (frozenset({0}), frozenset({1, 2}), frozenset({0, 1, 2})):
        found = screens_of_a_hand(on_phones)
        assert {seat for seat, _ in found} == {0, 1, 2, 3}
        for seat, holder in found:
            assert holder == (seat if seat in {0, 1, 2} - on_phones else NOBODY)


def test_the_screen_stays_with_its_person_while_a_computer_plays_where_nobody_has_a_phone() -> None:
    found = screens_of_a_hand(frozenset())
    for (_, before), (seat, holder) in pairwise(found):
        assert holder == (before if seat == 3 else seat)
    assert {before for (_, before), (seat, _) in pairwise(found) if seat == 3} - {0}
