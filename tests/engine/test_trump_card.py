"""The dealer of sueca says after the cut which card of the pack shows the trumps (V-SU-5)."""

from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.engine.actions import CONCEDE
from briscola.engine.cards import card, cards
from briscola.engine.contributions import sealed_shuffle
from briscola.engine.deal_code import BadDealCode, DealCode, codes_of, decode, encode, hand_of
from briscola.engine.events import (
    NOBODY,
    Dealt,
    Event,
    GivenUp,
    Opened,
    PackCut,
    Revealed,
    SecretKept,
    Sits,
    TrumpCard,
    TrumpCardChosen,
)
from briscola.engine.hand import deal, deal_event
from briscola.engine.match import begin_match
from briscola.engine.notation import BadNotation
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import seated
from briscola.engine.record import event_from_json, event_line, event_to_json
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.shuffle import drawn_trump_card, seed_of
from briscola.engine.terms import Terms
from briscola.engine.turned import turned_event
from briscola.engine.variants import make_rules, with_trump_card
from briscola.table.deals import SeededDeals
from briscola.table.fair_table import FairTable
from briscola.table.table import Phase, RefereedTable, WrongPhase
from tests.engine.fair_deals import HEADER as SHARED_HEADER
from tests.engine.fair_deals import FairMatch, FreshDeals, fair_table, terms_at
from tests.engine.recorded import (
    TERMS,
    changed,
    play_on_by_chance,
    rechained,
    recorded_table,
    refused,
    roster_of,
)

RULES = make_rules("sueca", 4, {"trump_card": "dealer"})
PAGE = Path(__file__).parents[2] / "docs" / "rules" / "sueca.md"
BOTTOM, TOP = make_rules("sueca", 4), make_rules("sueca", 4, {"trump_card": "top"})
SIMULATED = RefereedTable(RULES, winning_hands=11, levels=["random"] * 4, deals=SeededDeals(5))
play_on_by_chance(SIMULATED)
RECORD = recorded_table(RULES, winning_hands=11).log


def choices(log: list[Event]) -> list[TrumpCardChosen]:
    return [event for event in log if isinstance(event, TrumpCardChosen)]


def by_the_page(secret: bytes, salt: str) -> str:
    """The card that the words of docs/rules/sueca.md draw."""
    return ("bottom", "top")[int(sha256(secret + salt.encode()).hexdigest(), 16) % 2]


def waiting(until: int = 0) -> RefereedTable:
    """A record's table that waits for the choice of the person at seat 0."""
    return recorded_table(
        RULES, winning_hands=11, until=lambda t: t.phase is Phase.TRUMP_CARD and t.hand > until
    )


def test_it_stands_between_the_cut_and_the_deal_for_everybody_to_hear() -> None:
    log = SIMULATED.log
    for event in choices(log):
        at = log.index(event)
        cut, dealt = log[at - 1], log[at + 1]
        assert isinstance(cut, PackCut) and isinstance(dealt, Dealt) and event.seat == dealt.dealer
        assert all(event.for_seat(seat) == event for seat in (NOBODY, *range(4)))
        assert not event.auto and dealt.top_turned is (event.which == "top")
    assert {event.which for event in choices(log)} == {"bottom", "top"}
    assert len(choices(log)) == sum(isinstance(event, Dealt) for event in log) == replay(log).finished
    assert [type(event) for event in RECORD[5:9]] == [PackCut, SecretKept, TrumpCardChosen, Dealt]
    assert not choices(recorded_table(TOP).log) and not choices(recorded_table(BOTTOM).log)


def test_the_hand_is_dealt_as_if_the_table_had_agreed_on_that_card() -> None:
    dealt = [event for event in SIMULATED.log if isinstance(event, Dealt)]
    for event, chosen in zip(dealt, choices(SIMULATED.log), strict=True):
        as_agreed = TOP if chosen.which == "top" else BOTTOM
        state = deal(as_agreed, dealer=event.dealer, pack=event.deck)
        assert (event.hands, event.turned) == (state.hands, state.turned)
        assert with_trump_card(RULES, chosen.which) == as_agreed or as_agreed.changed == (
            with_trump_card(RULES, chosen.which).changed
        )
    assert with_trump_card(TOP, "bottom") is TOP


def test_a_computers_card_follows_from_the_seed_and_a_person_says_hers() -> None:
    for log in (SIMULATED.log, RECORD):
        secrets = [bytes.fromhex(event.secret) for event in log if isinstance(event, Revealed)]
        salts = [event.salt for event in log if isinstance(event, PackCut)]
        for hand, (chosen, secret, salt) in enumerate(zip(choices(log), secrets, salts, strict=True), 1):
            drawn = by_the_page(secret, salt)
            own = ("top", "bottom", None)[hand % 3] if log is RECORD and chosen.seat == 0 else None
            assert chosen.which == (own or drawn)
            assert chosen.auto is (log is RECORD and chosen.seat == 0 and own is None)
    assert any(event.auto for event in choices(RECORD)) and replay(RECORD, terms=TERMS).ended
    assert [drawn_trump_card(bytes(31) + bytes([last])) for last in (0, 1, 254, 255)] == ["bottom", "top"] * 2


def test_the_line_is_written_without_what_is_usual() -> None:
    chosen = TrumpCardChosen(seat=2, which="top")
    assert event_line(chosen) == '{"event":"trump_card","seat":2,"which":"top"}'
    auto = replace(chosen, auto=True)
    assert event_line(auto) == '{"event":"trump_card","seat":2,"which":"top","auto":true}'
    assert [event_from_json(event_to_json(event)) for event in (chosen, auto)] == [chosen, auto]
    for line in ({"which": "middle"}, {"which": "top", "auto": 1}, {"which": "top", "auto": False}, {}):
        with pytest.raises(BadNotation):
            event_from_json({"event": "trump_card", "seat": 2, **line})
    assert turned_event(chosen, seat=1, players=4).seat == 1
    opened = Opened(seat=0, secret="00" * 16, cut=0, sig="")
    assert event_line(opened) == f'{{"event":"opened","seat":0,"secret":"{"00" * 16}","cut":0,"sig":""}}'


# ---- the table waits for a person


def test_the_table_waits_for_a_person_who_deals_and_for_nobody_else() -> None:
    table = waiting()
    assert table.dealer == 0 and table.asked is None and table.decider is None
    with pytest.raises(WrongPhase, match="waits for trump_card, not for play"):
        table.refusal(CONCEDE)
    lines = table.choose_trump_card("top")
    chosen, dealt = lines
    assert isinstance(chosen, TrumpCardChosen) and isinstance(dealt, Dealt)
    assert table.phase is Phase.PLAY and table.view(1).turned == dealt.deck[0]
    with pytest.raises(WrongPhase):
        table.choose_trump_card("top")


def test_a_match_goes_on_after_a_restart_with_the_same_cut_pack() -> None:
    """The question is asked again; what was cut is not shuffled anew."""
    before = waiting(until=2)
    after = RefereedTable.resumed(before.log, terms=TERMS, deals=SeededDeals(99))
    assert (after.phase, after.hand, after.log) == (Phase.TRUMP_CARD, before.hand, before.log)
    assert not after.seal_is_lost and after.can_give_up
    for table in (before, after):
        table.choose_trump_card("bottom")
        play_on_by_chance(table, until=lambda t: t.phase is Phase.HAND)
    assert after.log == before.log and replay(after.log, terms=TERMS).lines == len(after.log)


def test_a_match_is_given_up_at_the_question() -> None:
    table = waiting()
    assert isinstance(table.give_up()[0], GivenUp)
    assert RefereedTable.resumed(table.log, terms=TERMS, deals=SeededDeals(1)).phase is Phase.MATCH


def test_a_computer_that_sits_down_for_the_dealer_takes_the_card_of_the_seed() -> None:
    header = '{"record":3}'
    terms = Terms(header=header, roster=roster_of("ada", "?Leo", "pia", "?Ugo"))
    table = recorded_table(RULES, terms=terms, winning_hands=9, until=lambda t: t.phase is Phase.TRUMP_CARD)
    seat = table.dealer
    other = Occupant(name="Rosa", face="", level="random")
    sits, *lines = table.sit(seat, other)
    assert isinstance(sits, Sits) and [type(event) for event in lines] == [TrumpCardChosen, Dealt]
    (chosen,) = choices(lines)
    cut = next(event for event in reversed(table.log) if isinstance(event, PackCut))
    assert (chosen.which, chosen.auto) == (by_the_page(table.secret, cut.salt), False)
    assert replay(table.log, terms=terms).lines == len(table.log)
    # The program ended between the two lines: the next one writes what is missing.
    torn = RefereedTable.resumed(table.log[:-2], terms=terms, deals=SeededDeals(1))
    assert torn.phase is Phase.TRUMP_CARD and torn.dealer not in torn.people
    assert torn.choose_trump_card("top" if chosen.which == "bottom" else "bottom") == lines
    stays = recorded_table(RULES, terms=terms, winning_hands=9, until=lambda t: t.phase is Phase.TRUMP_CARD)
    assert len(stays.sit((stays.dealer + 1) % 4, other)) == 1 and stays.phase is Phase.TRUMP_CARD


# ---- frauds


def _own(*, auto: bool) -> int:
    """The line of the first choice of the person in the record that she made, or left to the shuffle."""
    return next(
        line
        for line, event in enumerate(RECORD)
        if isinstance(event, TrumpCardChosen) and event.seat == 0 and event.auto is auto
    )


def _dealt_otherwise(log: list[Event], line: int, **said: bool) -> list[Event]:
    """The log up to the deal after that line, with the other card, and the cards as it gives them."""
    chosen, dealt = log[line], log[line + 1]
    assert isinstance(chosen, TrumpCardChosen) and isinstance(dealt, Dealt)
    other = replace(chosen, which="bottom" if chosen.which == "top" else "top", **said)
    state = deal(RULES, dealer=dealt.dealer, pack=dealt.deck, top=other.which == "top")
    return [*log[:line], other, deal_event(state, dealt.hand, dealt.deck)]


def test_a_program_that_chooses_for_a_computer_or_for_a_person_who_did_not_is_found() -> None:
    sentence = "the trump card is not the one that follows from the revealed bytes"
    computers = next(n for n, e in enumerate(RECORD) if isinstance(e, TrumpCardChosen) and e.seat)
    refused(_dealt_otherwise(RECORD, computers), sentence)
    refused(_dealt_otherwise(RECORD, _own(auto=True)), sentence)
    hers = _dealt_otherwise(RECORD, _own(auto=False))
    assert replay(hers, terms=TERMS).lines == len(hers)
    owned = _dealt_otherwise(RECORD, _own(auto=True), auto=False)
    assert replay(owned, terms=TERMS).lines == len(owned)
    first = next(n for n, event in enumerate(SIMULATED.log) if isinstance(event, TrumpCardChosen))
    end = next(n for n, event in enumerate(SIMULATED.log) if isinstance(event, Revealed))
    rigged = replay(SIMULATED.log[: end + 1])
    assert rigged.finished == 1
    shown = with_other_choice(SIMULATED.log, first)
    with pytest.raises(BadRecord, match="found"):
        replay(shown)


def with_other_choice(log: list[Event], line: int) -> list[Event]:
    """The same deal under another line."""
    chosen = log[line]
    assert isinstance(chosen, TrumpCardChosen)
    other = replace(chosen, which="bottom" if chosen.which == "top" else "top")
    return [*log[:line], other, *log[line + 1 :]]


def test_a_choice_of_somebody_else_missing_or_out_of_place_is_refused() -> None:
    line = _own(auto=False)
    cut = line - 2
    refused(changed(RECORD, TrumpCardChosen, seat=1), "the dealer says which card shows the trumps")
    computers = next(n for n, e in enumerate(RECORD) if isinstance(e, TrumpCardChosen) and e.seat)
    only = [*RECORD[:computers], replace(RECORD[computers], auto=True), *RECORD[computers + 1 :]]
    refused(only, "only a person leaves the trump card to the shuffle")
    refused([*RECORD[:line], *RECORD[line + 1 :]], "expected a TrumpCardChosen event")
    refused([*RECORD[: line + 1], *RECORD[line:]], "expected a Dealt event")
    early = [*RECORD[:cut], RECORD[line], *RECORD[cut:line], *RECORD[line + 1 :]]
    refused(early, "expected a PackCut event")
    usual = recorded_table(BOTTOM).log
    dealt = next(n for n, event in enumerate(usual) if isinstance(event, Dealt))
    refused([*usual[:dealt], RECORD[line], *usual[dealt:]], "expected a Dealt event")


def test_a_cut_that_was_moved_is_found_while_the_dealer_is_asked() -> None:
    log = waiting().log
    cut = next(n for n, event in enumerate(log) if isinstance(event, PackCut) and event.seat == 3)
    event = log[cut]
    assert isinstance(event, PackCut)
    moved = [*log[:cut], replace(event, at=event.at % 39 + 1), *log[cut + 1 :]]
    refused(moved, "the cut is not the one that follows")


# ---- deal codes


def test_a_code_names_the_card_that_was_chosen() -> None:
    dealt = [event for event in RECORD if isinstance(event, Dealt)]
    codes = [code for _, code in codes_of(RECORD)]
    for code, event in zip(codes, dealt, strict=True):
        assert code.endswith(":trump_card=top") is event.top_turned and "dealer" not in code
        state = hand_of(decode(code))
        assert (state.hands, state.turned, encode(decode(code))) == (event.hands, event.turned, code)


def test_a_code_that_leaves_it_to_the_dealer_is_dealt_as_its_seed_says() -> None:
    for n in range(8):
        seed = seed_of(bytes([n]) * 32)
        code = DealCode(rules=RULES, dealer=1, at=7, seed=seed)
        text = encode(code)
        assert text.endswith(":trump_card=dealer")
        read = decode(text)
        which = drawn_trump_card(seed)
        assert read.rules.options["trump_card"] == which and read.pack == code.pack
        assert hand_of(read).turned == read.pack[0 if which == "top" else -1]
    laid = DealCode(rules=RULES, dealer=1, laid=RULES.pack)
    with pytest.raises(BadDealCode, match="say trump_card=top, or bottom without the key"):
        decode(encode(laid))
    assert decode(encode(replace(laid, rules=TOP))).laid == RULES.pack


# ---- several computers: the card is promised before anybody opens anything

SHARED = terms_at(0, 1, None, 2)


def shared_log(terms: Terms = SHARED) -> list[Event]:
    return FairMatch(fair_table(RULES, terms, winning_hands=11)).to_the_end().log


def test_a_dealers_card_is_promised_with_her_contribution() -> None:
    log = shared_log()
    assert replay(log, terms=SHARED).ended
    seen = set()
    for chosen in choices(log):
        line = log.index(chosen)
        since = max(n for n, e in enumerate(log[:line]) if isinstance(e, Revealed) or n == 0)
        promised = [e for e in log[since:line] if isinstance(e, Opened) and e.trump_card]
        assert [(e.seat, e.trump_card) for e in promised] == (
            [] if chosen.seat == 2 or chosen.auto else [(chosen.seat, chosen.which)]
        )
        seen.add((chosen.seat == 2, chosen.auto))
    assert seen == {(True, False), (False, True), (False, False)}


def test_nobody_chooses_another_card_once_the_bytes_are_open() -> None:
    log = shared_log()
    for chosen in choices(log):
        line = log.index(chosen)
        if chosen.seat == 2:
            continue
        forged = _dealt_otherwise(log, line)
        forged[line] = replace(forged[line], auto=False)
        with pytest.raises(BadRecord, match="the trump card is not the one that was promised"):
            replay(rechained(forged, SHARED_HEADER), terms=SHARED)


def test_a_promise_holds_the_card_and_only_the_dealers_does() -> None:
    log = shared_log()
    line = next(n for n, event in enumerate(log) if isinstance(event, Opened) and event.trump_card)
    opened = log[line]
    assert isinstance(opened, Opened)
    for other_card in {"", "bottom", "top"} - {opened.trump_card}:
        forged = [*log[:line], replace(opened, trump_card=other_card), *log[line + 1 :]]
        with pytest.raises(BadRecord, match="not what it has promised"):
            replay(rechained(forged, SHARED_HEADER), terms=SHARED)
    other = next(n for n, e in enumerate(log) if n > line and isinstance(e, Opened) and e.seat != opened.seat)
    forged = [*log[:other], replace(log[other], trump_card="top"), *log[other + 1 :]]
    with pytest.raises(BadRecord, match="this seat does not choose the trump card"):
        replay(rechained(forged, SHARED_HEADER), terms=SHARED)


def test_a_promise_without_a_card_is_the_one_that_it_was() -> None:
    people = seated(
        (Occupant(name="a", face="f", key="1"), *(Occupant(name="b", face="", level="easy"),) * 3)
    )
    shuffle = sealed_shuffle(b"chain", people, begin_match(RULES, winning_hands=1, dealer=0))
    usual = sealed_shuffle(b"chain", people, begin_match(BOTTOM, winning_hands=1, dealer=0))
    assert (shuffle.chooses, usual.chooses, shuffle.cuts) == (0, None, None)
    bare = sha256(b"briscola:contribution:1chain" + bytes([0, 3]) + b"s" * 16).hexdigest()
    assert shuffle.promise(0, b"s" * 16, 3) == usual.promise(0, b"s" * 16, 3) == bare
    assert len({bare, *(shuffle.promise(0, b"s" * 16, 3, card) for card in ("bottom", "top"))}) == 3


def test_a_host_whose_program_ended_between_cut_and_card_goes_on_with_what_was_promised() -> None:
    log = shared_log()
    for chosen in choices(log):
        line = log.index(chosen)
        if chosen.seat == 2:
            continue
        torn = FairTable.resumed(log[:line], terms=SHARED, deals=FreshDeals(3))
        assert torn.phase is Phase.TRUMP_CARD
        other: TrumpCard = "bottom" if chosen.which == "top" else "top"
        assert torn.choose_trump_card(other)[0] == chosen and torn.log == log[: line + 2]


def test_whoever_plays_in_a_browser_or_is_away_leaves_it_to_the_shuffle() -> None:
    away = FairMatch(fair_table(RULES, SHARED, winning_hands=11), away=(1,)).to_the_end().log
    assert replay(away, terms=SHARED).ended
    assert {(chosen.seat, chosen.auto) for chosen in choices(away) if chosen.seat == 1} == {(1, True)}


def test_the_pack_of_the_page_example() -> None:
    """V-SU-4, V-SU-5: D says top."""
    text = PAGE.read_text(encoding="utf-8")
    pack = cards(text.partition("\npack ")[2].partition("hand A")[0])
    state = deal(RULES, dealer=3, pack=pack, top=True)
    of_a, of_d = state.hands[0], state.hands[3]
    assert state.turned == card("CC") and of_a[:3] == tuple(cards("1S RB RS"))
    assert of_d[:3] == tuple(cards("3S 7B RC")) and of_d[-1] == state.turned
