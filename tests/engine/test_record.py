"""The event log: written, read back, and checked line by line."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.engine.actions import PASS, Action, Bid, Call, Exchange, Play
from briscola.engine.cards import Rank, card
from briscola.engine.events import (
    BidMade,
    Called,
    Drawn,
    Event,
    Exchanged,
    Requested,
    Revealed,
    Signalled,
    Undone,
)
from briscola.engine.hand import apply, deal_event
from briscola.engine.notation import (
    BadNotation,
    Json,
    action_from_json,
    action_to_json,
    observation_from_json,
    observation_to_json,
)
from briscola.engine.observation import Observation
from briscola.engine.record import event_from_json, event_line, event_to_json, in_sight, parse_line
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import Rules
from briscola.engine.shuffle import draw_for_deal
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable
from tests.engine.play import seen, started
from tests.engine.strategies import choose, games
from tests.property_based import examples


def played(rules: Rules, hands: int, *, seed: int | None = 7, cut: int | None = None) -> list[Event]:
    """The log of a table of random players; partners make signs now and then."""
    levels = ["person" if cut is not None else "random", *["random"] * (rules.players - 1)]
    table = RefereedTable(rules, winning_hands=1, levels=levels, deals=SeededDeals(7), seed=seed)
    random = Random(1)
    for _ in range(hands):
        if table.phase is Phase.MATCH:
            table.begin_match() if seed is None else table.begin_drawn_match()
        table.begin_hand()
        table.cut(at=cut if table.cutter == 0 else None, salt="" if cut is None else "my own salt")
        while table.phase is Phase.PLAY:
            asked = table.asked
            if asked is None:
                table.turn_dummy()
                continue
            if table.signs(asked.seat) and random.random() < 0.2:
                table.signal(seat=asked.seat, sign=random.choice(table.signs(asked.seat)))
            if table.requests(asked.seat) and random.random() < 0.2:
                table.request(seat=asked.seat, ask=random.choice(table.requests(asked.seat)))
            table.act(choose(random, asked.view.legal))
    return table.log


@example(make_rules("briscola", 2, {"exchange": "seven_and_two"}), True)  # taken, and left in silence
@given(games(), st.booleans())
@examples(40)
def test_a_record_replays_to_the_same_events_in_every_game(rules: Rules, seeded: bool) -> None:
    """Record → replay → same lines; also with the person's own cut and salt."""
    log = played(rules, 3, seed=7 if seeded else None, cut=None if seeded else 11)
    lines = [event_line(event) for event in log]
    again = [event_from_json(parse_line(line)) for line in lines]
    assert [event_line(event) for event in again] == lines
    position = replay(again)
    assert position.finished == position.hand == 3


LOG = played(make_rules("briscola", 4, {"spies": True}), 2)


def a_log() -> list[Json]:
    return [event_to_json(event) for event in LOG]


def events_of(lines: Sequence[Json]) -> list[Event]:
    return [event_from_json(line) for line in lines]


# Quick although it is dear: each line of a hand is tried.
def test_a_log_may_break_off_anywhere_in_its_last_hand() -> None:
    """docs/log.md: complete, the last hand may be unfinished; what was whole can be gone on with."""
    lines = a_log()
    for end in range(len(lines) + 1):
        position = replay(events_of(lines[:end]))
        assert position.lines <= end
        again = replay(events_of(lines[: position.lines]))
        assert replace(again, missing=position.missing) == position
    assert position.hand == position.finished == 2


def damaged(kind: str, **fields: object) -> list[Json]:
    lines = a_log()
    at = next(i for i, line in enumerate(lines) if line["event"] == kind)
    lines[at] = lines[at] | fields
    return lines


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (damaged("match", sides=[[0], [1], [2], [3]]), "sides and options"),
        (damaged("match", options={"morto": "open"}), "has no option morto"),
        (damaged("match", winning_hands=12), "1 to 11"),
        (damaged("draw_for_deal", dealer=9), "does not give this dealer"),
        (damaged("commit", hand=4), "hand 1 should follow, not 4"),
        (damaged("commit", sha256="00"), "SHA-256 of 64 hexadecimal digits"),
        (damaged("commit", sha256="zz" * 32), "SHA-256 of 64 hexadecimal digits"),
        (damaged("commit", sha256="5a" * 32), "not those committed to"),
        (damaged("cut", seat=0), "left cuts"),
        (damaged("cut", at=0), "not the one that follows from the revealed bytes"),
        (damaged("deal", deck=["1D"]), "not the pack"),
        (damaged("deal", turned="1D"), "expected"),
        (damaged("play", card="1D"), "not in the hand"),
        (damaged("trick", winner=9), "expected"),
        (damaged("trick", points=9), "expected"),
        (damaged("draw", seat=9), "expected"),
        (damaged("signal", seen_by=[]), "expected"),
        (damaged("signal", seat=9), "there is no seat 9"),
        (damaged("hand_end", points=[30, 30, 30, 30]), "expected"),
        (damaged("reveal", bytes="zz"), "not hexadecimal"),
        (damaged("reveal", bytes="00"), "are 32, not 1"),
        (damaged("reveal", bytes=""), "are 32, not 0"),
        (damaged("reveal", bytes="00" * 32), "not those committed to"),
        (damaged("reveal", hand=4), "of hand 1 should be revealed, not of 4"),
        (damaged("match_end", winners=[]), "expected"),
        (a_log()[1:], "expected a MatchBegan"),
        (a_log()[:1] + a_log()[2:], "draw for the deal is missing"),
        ([*a_log()[:5], a_log()[0]], "out of place"),
    ],
)
def test_a_damaged_log_is_refused_in_a_sentence(lines: list[Json], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        replay(events_of(lines))


def test_a_shuffle_that_is_not_the_one_of_the_bytes_is_found() -> None:
    """The hash is right, the deck is another one's."""
    log = [event_to_json(e) for e in played(make_rules("briscola", 2), 2, seed=None, cut=9)]
    cut = next(line for line in log if line["event"] == "cut" and line["seat"] == 0)
    cut["salt"] = "another salt"
    with pytest.raises(BadRecord, match="not the shuffle of the revealed bytes"):
        replay(events_of(log))
    cut["at"] = 99
    with pytest.raises(BadRecord, match="a cut moves 1 to 39"):
        replay(events_of(log))


def test_a_wrong_seed_is_found() -> None:
    lines = a_log()
    lines[0]["seed"] = 8
    with pytest.raises(BadRecord, match="does not give this dealer"):
        replay(events_of(lines))
    for line in lines:
        line.pop("seed", None)
    replay(events_of(lines))
    random_dealer = make_rules("briscola", 2, {"first_dealer": "random"})
    assert replay(played(random_dealer, 1, seed=None)).finished == 1


def test_talk_out_of_season_is_refused() -> None:
    """R-TALK-1."""
    lines = a_log()
    deal = next(i for i, line in enumerate(lines) if line["event"] == "deal")
    for said in (Signalled(seat=0, sign="ace", seen_by=(2,)), Requested(seat=0, ask="trump")):
        with pytest.raises(BadRecord, match="during the first trick"):
            replay([*events_of(lines[: deal + 1]), said])


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ([], "a line of the log is a JSON object"),
        ({}, "a line of the log says which event it tells of"),
        ({"event": "dance"}, None),
        ({"event": "play", "seat": 0}, None),
        ({"event": "play", "seat": 0, "card": "9D"}, None),
        ({"event": "bid", "seat": 0, "bid": "X"}, None),
        ({"event": "bid", "seat": 0, "bid": None}, None),
        ({"event": "trick", "winner": "A", "points": 0}, None),
        ({"event": "deal", "hand": 1}, None),
    ],
)
def test_a_line_that_is_no_event_is_refused(data: object, why: str | None) -> None:
    with pytest.raises(BadNotation, match=why):
        event_from_json(data)
    with pytest.raises(BadNotation, match="not JSON"):
        parse_line("{")


@pytest.mark.parametrize(
    "data", [None, [], {}, {"play": "9D"}, {"play": 3}, {"pass": False}, {"bid": []}, {"call": "XX"}]
)
def test_json_that_is_no_action_is_refused(data: object) -> None:
    with pytest.raises(BadNotation):
        action_from_json(data)


def first_sight() -> tuple[Rules, Observation, Json]:
    """What the first seat of two sees of its first cards, and the same as JSON."""
    rules = make_rules("briscola", 2)
    table = RefereedTable(rules, winning_hands=1, levels=["random"] * 2, deals=SeededDeals(1))
    table.begin_match()
    table.begin_hand()
    table.cut()
    view = table.view(0)
    return rules, view, msgspec.json.decode(msgspec.json.encode(observation_to_json(view)))


@pytest.mark.parametrize(
    "change",
    [
        *({"hand": ["9D"]}, {"trumps": "X"}, {"seat": "A"}, {"tricks": [{}]}, {"known": {"9": ["1D"]}}),
        {"tricks": [{"leader": 7, "cards": ["1D", "2D"], "winner": 0, "points": 11}]},
    ],
)
def test_json_that_is_no_observation_is_refused(change: Json) -> None:
    rules, view, good = first_sight()
    assert observation_from_json(rules, good, []) == msgspec.structs.replace(view, legal=())
    with pytest.raises(BadNotation):
        observation_from_json(rules, good | change, [])


@pytest.mark.parametrize(
    ("bid", "written", "entry"),
    [
        (Bid(points=70), {"bid": 70}, 70),
        (Bid(points=61, rank=Rank.KING), {"bid": "R"}, "R"),
        (Bid(points=65, rank=Rank.TWO), {"bid": "2", "points": 65}, {"bid": "2", "points": 65}),
    ],
)
def test_bids_are_written_as_the_contract_says(bid: Bid, written: Json, entry: object) -> None:
    """docs/log.md, the `bid` event, and `bids` of an observation."""
    event = BidMade(seat=2, bid=bid)
    assert event_to_json(event) == {"event": "bid", "seat": 2} | written
    assert event_from_json(event_to_json(event)) == event
    assert action_from_json(action_to_json(bid)) == bid
    rules = make_rules("chiamata", 5, {"bidding": "points" if bid.rank is None else "rank"})
    state, _ = apply(started(rules), bid)
    state, _ = apply(state, PASS)
    view = seen(state, 2)
    data = observation_to_json(view)
    assert data["bids"] == [[0, entry], [1, "pass"]]
    assert observation_from_json(rules, data, [action_to_json(a) for a in view.legal]) == view


def test_a_passed_out_hand_has_no_contract() -> None:
    """docs/log.md: a hand_end with no play, points 0 and the score unchanged."""
    table = RefereedTable(
        make_rules("chiamata", 5), winning_hands=1, levels=["x"] * 5, deals=SeededDeals(1), seed=1
    )
    table.begin_match()
    table.begin_hand()
    table.cut()
    for _ in range(4):
        table.act(PASS)
    ended, revealed = table.act(PASS)[1:]
    line = event_to_json(ended)
    assert line["contract"] is None and line["reason"] == "passed_out" and list(line["payments"]) == [0] * 5
    assert revealed == Revealed(hand=1, secret=SeededDeals(1).for_hand(1).hex())
    assert replay(table.log).finished == 1


def test_what_a_seat_sees_is_written_without_the_secrets() -> None:
    """docs/protocol.md: the deal, the draw, the call, the sign and the match as one seat sees them."""
    rules = make_rules("briscola", 2)
    table = RefereedTable(rules, winning_hands=1, levels=["x"] * 2, deals=SeededDeals(1), seed=1)
    events = [*table.begin_match(), *table.begin_hand(), *table.cut()]
    told = [event_to_json(e) for e in (event.for_seat(0) for event in events) if e is not None]
    kinds = {line["event"]: line for line in told}
    assert "commit" not in kinds and "seed" not in kinds["match"]
    assert set(kinds["deal"]) == {"event", "hand", "dealer", "turned", "cards", "counts", "stock_count"}
    assert event_to_json(Drawn(seat=1, card=None)) == {"event": "draw", "seat": 1}
    called = Called(seat=0, card=rules.pack[0], contract=61, partner=None)
    assert "partner" not in event_to_json(called)
    sign = Signalled(seat=0, sign="ace", seen_by=None)
    assert event_to_json(sign) == {"event": "signal", "seat": 0, "sign": "ace"}


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (Play(card=card("4S")), {"play": "4S"}),
        (Call(card=card("3C")), {"call": "3C"}),
        (Exchange(take=True), {"exchange": True}),
        (Exchange(take=False), {"exchange": False}),
        (PASS, {"pass": True}),
    ],
)
def test_actions_are_written_as_the_protocol_says(action: Action, written: Json) -> None:
    """docs/protocol.md, "Actions"."""
    assert action_to_json(action) == written
    assert action_from_json(written) == action


def test_bytes_that_are_not_those_of_the_seed_are_found() -> None:
    """docs/log.md: `simulate --seed S` uses the bytes of `briscola:S:H`."""
    log = [event_to_json(e) for e in played(make_rules("briscola", 2), 1)]
    draw = event_to_json(draw_for_deal(make_rules("briscola", 2), SeededDeals(7).for_draw(1)))
    other = bytes(32)
    assert log[1] == draw
    for line in log:
        if line["event"] == "commit":
            line["sha256"] = sha256(other).hexdigest()
        if line["event"] == "reveal":
            line["bytes"] = other.hex()
    with pytest.raises(BadRecord, match="not those of the seed"):
        replay(events_of(log))


@pytest.mark.parametrize(
    ("first_dealer", "drawn", "sentence"),
    [
        ("high", [["1C", "1C"], ["3C", "2C"]], "not of one pack"),
        ("high", [], "does not give this dealer"),
        ("random", [["1C", "2C"]], "where chance names the dealer"),
    ],
)
def test_a_draw_that_nobody_could_have_made_is_refused(
    first_dealer: str, drawn: list[list[str]], sentence: str
) -> None:
    """R-DEAL-1/2 without a seed: the cards themselves must make sense."""
    rules = make_rules("briscola", 2, {"first_dealer": first_dealer})
    log = [event_to_json(event) for event in played(rules, 1, seed=None)]
    log[1] = log[1] | {"cards": drawn, "dealer": 0}
    with pytest.raises(BadRecord, match=sentence):
        replay(events_of(log))


def test_a_log_names_its_version_and_everybody_at_the_table() -> None:
    with pytest.raises(BadRecord, match="who plays at each seat"):
        replay(events_of(damaged("match", levels=["random"])))
    for version in (2, "1", True):
        with pytest.raises(BadNotation, match="version 1"):
            events_of(damaged("match", version=version))


def test_the_draw_of_the_turned_card_is_known_again_when_a_log_is_read() -> None:
    """R-DRAW-5: all see it, also after an exchange; the line does not say so."""
    rules = make_rules("briscola", 2, {"exchange": "seven_and_two"})
    for seed in range(1, 4):
        log = played(rules, 3, seed=seed)
        again = list(in_sight(event_from_json(parse_line(event_line(event))) for event in log))
        assert again == log
    assert any(isinstance(event, Drawn) and event.public for event in log)


def test_an_exchange_taken_back_leaves_the_card_turned_at_first_known_to_all() -> None:
    """R-DRAW-5, docs/record.md: what was turned stays known, whichever card is drawn in the end."""
    state = started(make_rules("briscola", 2, {"exchange": "seven"}))
    turned, other = state.stock[-1], state.stock[0]
    dealt = deal_event(state, 1, state.rules.pack)
    log = [dealt, Exchanged(seat=0, gave=other, took=turned), Undone(to=1)]
    for last in (turned, other):
        *_, drawn = in_sight([*log, Drawn(seat=1, card=last)])
        assert isinstance(drawn, Drawn) and drawn.public
