"""V-MA-6: mariazza of Treviso, five cards and a turned trump, declared at any turn, won at 41 points."""

from itertools import chain
from random import Random

import pytest
from msgspec.structs import replace

from briscola.engine.actions import DECLARATIONS, Action, Declare, Exchange, Play, WrongTime
from briscola.engine.cards import ALL_CARDS, Suit, card, cards
from briscola.engine.deal_code import DealCode, decode, encode
from briscola.engine.events import DeclarationPaid, Declared, Drawn, Event, Exchanged, Played, TrickTaken
from briscola.engine.hand import apply, deal, legal_actions, refusal
from briscola.engine.match import after_hand, begin_match
from briscola.engine.match_form import ByWins
from briscola.engine.notation import observation_from_json, observation_to_json
from briscola.engine.observation import observe
from briscola.engine.options import BadOption
from briscola.engine.record import event_from_json, event_to_json
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.stages.exchange import BOTH_ANSWERS
from briscola.engine.state import Declaration, State
from briscola.engine.turned import turned_event
from briscola.engine.variants import VARIANTS, make_rules
from tests.engine.invariants import play_checked
from tests.engine.play import seen

Options = dict[str, OptionValue]
RULES = make_rules("marianna", 2, {"mariazza": True})
ANY = make_rules("marianna", 2, {"mariazza": True, "exchange": "seven_any"})


def dealt(a: str, b: str, stock: str, turned_up: str = "4B", rules: Rules = RULES) -> State:
    """A hand in which A leads; `stock` are the first cards drawn, A's and B's in turn if A takes."""
    mine, theirs = cards(a), cards(b)
    top = [*chain.from_iterable(zip(mine, theirs, strict=True)), card(turned_up), *cards(stock)]
    return deal(rules, dealer=1, pack=[*top, *(c for c in ALL_CARDS if c not in top)])


def act(state: State, words: str) -> tuple[State, list[Event]]:
    """Result of a row of actions: cards, `+S` to declare, `swap` and `keep` for the turned card."""
    answers: dict[str, Action] = {"swap": Exchange(take=True), "keep": Exchange(take=False)}
    happened: list[Event] = []
    for word in words.split():
        if word in answers:
            action = answers[word]
        elif word.startswith("+"):
            action = DECLARATIONS[Suit(word[1])]
        else:
            action = Play(card=card(word))
        state, events = apply(state, action)
        happened += events
    return state, happened


def offered(state: State) -> set[str]:
    """Suits that may be declared now."""
    return {action.suit.value for action in legal_actions(state) if isinstance(action, Declare)}


def paid(events: list[Event]) -> list[tuple[int, str, int]]:
    """Seat, suit and points of what was paid at a lead."""
    return [(e.seat, e.suit.value, e.points) for e in events if isinstance(e, DeclarationPaid)]


A, B = "2D 2S 4D RC CC", "RS CS 5D 6C 3D"
STOCK = "4S 5S 6S 7S 2C 4C 5C 6D 2B 5B 6B 1C"
"""B holds the pair of swords, A that of cups; batons are trumps."""


def test_the_game() -> None:
    """V-MA-6: five cards, a turned trump and the stock upon it; the seven of trumps swaps."""
    state = dealt(A, B, STOCK)
    assert {len(hand) for hand in state.hands} == {5} and len(state.stock) == 30
    assert state.turned == card("4B") == state.stock[-1] and state.trumps is Suit.BASTONI
    assert RULES.tricks == 20 and RULES.swap_card(cards("7B"), card("RB")) == card("7B")
    assert RULES.swap_card(cards("2B"), card("7B")) is None  # the two does not swap
    assert RULES.changed == {"mariazza": True}


def test_every_declaration_brings_the_same_twenty_forty_in_trumps() -> None:
    """V-MA-6: the second and third of a hand bring no more than the first."""
    marianna = RULES.marianna
    assert marianna is not None
    for earlier in range(4):
        assert marianna.points(Suit.SPADE, trumps=Suit.BASTONI, earlier=earlier) == 20
        assert marianna.points(Suit.BASTONI, trumps=Suit.BASTONI, earlier=earlier) == 40


def test_the_leader_is_paid_at_once() -> None:
    """V-MA-6."""
    state, events = act(dealt(A, B, STOCK), "+C")
    assert events == [Declared(seat=0, suit=Suit.COPPE, points=20)]
    assert state.declared_points == (20, 0) and state.trumps is Suit.BASTONI
    assert state.known[0] == tuple(cards("RC CC")) and offered(state) == set()  # one a turn


def test_a_declaration_off_the_lead_is_paid_at_the_next_lead() -> None:
    """V-MA-6: at the trick that gives the lead, after the draws; before that it brings nothing."""
    state, events = act(dealt(A, B, STOCK), "2S")
    assert offered(state) == {"S"}
    state, events = act(state, "+S")
    assert events == [Declared(seat=1, suit=Suit.SPADE, points=0)]
    assert state.to_act == 1 and state.declared_points == (0, 0) and offered(state) == set()
    state, events = act(state, "CS")  # takes: 3 points
    assert [type(event) for event in events] == [Played, TrickTaken, Drawn, Drawn, DeclarationPaid]
    assert paid(events) == [(1, "S", 20)] and state.totals == (0, 23)
    assert state.declared == (Declaration(1, 1, Suit.SPADE, 20),)


def test_it_waits_over_tricks_that_the_other_takes() -> None:
    """V-MA-6: B declares in trick 1 and leads trick 3."""
    state, events = act(dealt(A, B, STOCK), "2D +S 6C")
    assert state.leader == 0 and paid(events) == [] and state.totals == (0, 0)
    state, events = act(state, "2S RS")
    assert state.leader == 1 and paid(events) == [(1, "S", 20)] and state.totals == (0, 24)
    state, events = act(state, "5D 4D")  # and it is paid once
    assert state.leader == 1 and paid(events) == [] and state.totals == (0, 24)


def test_who_never_leads_again_is_never_paid() -> None:
    """V-MA-6: A takes everything until he has 41; B's pair stays unpaid, and is in no total."""
    state = dealt("1B 3B RB 1D 1C", "RS CS 3S 3C 2S", STOCK)
    state, events = act(state, "1B +S RS 3B 3S RB CS")  # 11 + 4, then 10 + 10, then 4 + 3
    assert state.outcome is not None and state.totals == (42, 0) and paid(events) == []
    assert state.outcome.declared == (0, 0) and state.outcome.points == (42, 0)
    assert state.declared == (Declaration(1, 1, Suit.SPADE, 0),)


def test_the_cards_of_an_unpaid_pair_may_go() -> None:
    """V-MA-6: what he does with them does not matter."""
    state, events = act(dealt(A, B, STOCK), "2D +S RS 4D CS 2S 3D")
    assert state.leader == 0 and paid(events) == []
    state, events = act(state, "4S 5S")
    assert state.leader == 1 and paid(events) == [(1, "S", 20)]


def test_two_of_them_are_paid_together() -> None:
    """V-MA-6: declared in two turns, paid at one lead; trumps bring 40."""
    state = dealt("2D 2S 4D 5D 6D", "RS CS RB CB 3C", "4S 5S 6S 7S 2C 4C")
    state, _ = act(state, "2D +S 3C 4D +B RS")
    assert state.leader == 0 and state.totals == (14, 0) and offered(state) == set()
    state, events = act(state, "5D RB")
    assert paid(events) == [(1, "S", 20), (1, "B", 40)]
    assert state.outcome is not None and state.totals == (14, 64) and state.outcome.winners == (1,)


def test_a_pair_off_the_lead_counts_once_a_hand_also_for_the_other() -> None:
    """V-MA-6: one declaration a turn, each suit once; a second turn may declare another suit."""
    state = dealt("RC CC RD CD 2S", "RS CS 5D 6C 3D", STOCK)
    state, _ = act(state, "+C")
    assert offered(state) == set() and isinstance(refusal(state, DECLARATIONS[Suit.DENARI]), WrongTime)
    state, _ = act(state, "2S")
    assert offered(state) == {"S"}  # B has a turn of his own in the same trick
    state, _ = act(state, "+S 5D")
    assert state.leader == 0 and offered(state) == {"D"}  # cups lie declared in the same hand
    with pytest.raises(WrongTime, match="king and knight"):
        act(state, "+C")


def empty_stock() -> State:
    """Each holds five cards, the stock is out, nothing was won yet."""
    return replace(dealt(A, B, STOCK), stock=())


def test_also_when_the_stock_is_empty() -> None:
    """V-MA-6: on lead and off it, paid as ever."""
    state = empty_stock()
    assert offered(state) == {"C"}
    state, events = act(state, "+C 2S +S CS")
    assert [type(event) for event in events[3:]] == [Played, TrickTaken, DeclarationPaid]
    assert state.totals == (20, 23)


def test_no_lead_follows_the_last_trick() -> None:
    """V-MA-6: who takes it is not paid; nothing that is left could be led."""
    state = replace(empty_stock(), hands=(tuple(cards("RS CS")), tuple(cards("RC CC"))))
    state, events = act(state, "RS +C RC CS CC")
    assert state.outcome is not None and state.leader == 0 and paid(events) == []


def test_forty_one_by_a_trick_ends_the_hand_before_any_draw_or_payment() -> None:
    """V-MA-6: the points of the trick come first; what waits is not paid any more."""
    state = replace(dealt("2D 2S 4D RC CC", "RS CS 1D 6C 3D", STOCK), points=(0, 31))
    state, events = act(state, "2D +S 3D")
    assert [type(event) for event in events] == [Played, Declared, Played, TrickTaken]
    assert state.outcome is not None and state.outcome.points == (0, 41) and state.outcome.declared == (0, 0)
    assert state.outcome.winners == (1,) and state.outcome.reason == "points" and not state.outcome.capot
    assert legal_actions(state) == ()


@pytest.mark.parametrize(("before", "ends"), [(20, False), (21, True)])
def test_forty_one_by_a_declaration_ends_the_hand_without_a_card(before: int, ends: bool) -> None:
    """V-MA-6: forty is not enough."""
    state = replace(dealt(A, B, STOCK), points=(before, 0))
    state, events = act(state, "+C")
    assert events == [Declared(seat=0, suit=Suit.COPPE, points=20)]
    assert (state.outcome is not None) == ends and (state.to_act is None) == ends
    if state.outcome is not None:
        assert state.outcome.winners == (0,) and state.outcome.points == (21, 0)
        assert state.outcome.declared == (20, 0) and state.outcome.gain == 1


def test_a_declaration_off_the_lead_ends_nothing_before_it_is_paid() -> None:
    """V-MA-6: with 30 points, 20 that wait end nothing; the trick and they together do."""
    state = replace(dealt(A, B, STOCK), points=(0, 30))
    state, _ = act(state, "2S +S")
    assert state.outcome is None and state.to_act == 1
    state, events = act(state, "CS")
    assert state.outcome is not None and paid(events) == [(1, "S", 20)] and state.totals == (0, 53)
    assert state.outcome.points == (0, 33) and state.outcome.declared == (0, 20)


def test_both_sides_may_have_declared_and_the_first_with_forty_one_wins() -> None:
    """V-MA-6: 40 in trumps and one more point."""
    state = dealt("RB CB 2D 4S 5S", "RC CC 3D 6S 7S", STOCK)
    state, events = act(state, "+B 2D +C 3D")
    assert paid(events) == [(1, "C", 20)] and state.totals == (40, 30) and state.outcome is None
    state, _ = act(state, "6S RB")
    assert state.outcome is not None and state.totals == (44, 30) and state.outcome.winners == (0,)


@pytest.mark.parametrize("turned_up", ["RB", "CB", "3B", "1B", "FB"])
def test_the_seven_of_trumps_swaps_once_a_trick_was_taken(turned_up: str) -> None:
    """V-MA-6, R-XCHG: also for the king or knight that makes a pair, which may be declared in that turn."""
    mate = {"RB": "CB", "CB": "RB"}.get(turned_up, "4B")
    state = dealt(f"3S 4D 7B {mate} 2S", "5D 6D 2D 2C 4C", "4S 5S 6S 7S 5C 6C", turned_up)
    assert offered(state) == set() and Exchange(take=True) not in legal_actions(state)
    state, _ = act(state, "3S 2D")
    assert legal_actions(state) == (Exchange(take=True), Exchange(take=False))
    kept, _ = act(state, "keep")
    assert offered(kept) == set() and card("7B") in kept.hands[0]
    state, events = act(state, "swap")
    assert events == [Exchanged(seat=0, gave=card("7B"), took=card(turned_up))]
    assert state.turned == card("7B") and state.trumps is Suit.BASTONI
    assert offered(state) == ({"B"} if turned_up in ("RB", "CB") else set())


def test_somebody_always_gets_there() -> None:
    """V-MA-6: 120 points are in the tricks, so a hand has one winner, and never two."""
    for at in range(60):
        pack = [*ALL_CARDS[at % 40 :], *ALL_CARDS[: at % 40]]
        pack[:20], pack[20:] = pack[:20][:: 1 if at < 40 else -1], pack[20:]
        state = deal(RULES, dealer=at % 2, pack=pack)
        while state.outcome is None:
            legal = legal_actions(state)
            state, _ = apply(state, legal[at % len(legal)])
        assert max(state.totals) >= 41 > min(state.totals) and sum(state.points) < 120
        assert state.outcome.winners == (state.totals.index(max(state.totals)),)


@pytest.mark.parametrize("ranking", ["off", "seven"])
@pytest.mark.parametrize("turned", [f"{rank}B" for rank in "1RCF65427"])
def test_the_seven_takes_any_turned_card_before_any_trick_if_so_agreed(turned: str, ranking: str) -> None:
    """V-MA-7: also a lower one; then it lies there itself, and nobody takes it."""
    names = str.maketrans("37", "73") if ranking == "seven" else {}  # V-RK-1: there the three does it
    seven, turned = "7B".translate(names), turned.replace("7", "3").translate(names)
    rules = make_rules("marianna", 2, {**ANY.changed, "ranking": ranking})
    state = dealt(f"2D 2S 4D RC {seven}", "RS CS 5D 6C FC", STOCK.replace("2B", "1S"), turned, rules)
    assert not state.tricks and legal_actions(state) == BOTH_ANSWERS
    state, (made,) = act(state, "swap")
    assert made == Exchanged(seat=0, gave=card(seven), took=card(turned))
    assert state.turned == state.stock[-1] == card(seven) and state.known[0] == (card(turned),)
    assert Exchange(take=True) not in legal_actions(state) and state.trumps is Suit.BASTONI


def test_the_narrow_exchange_stays_what_it_was() -> None:
    """V-MA-6, V-MA-7: without the key no seven goes for a lower card, nor before a trick for a higher one."""
    for turned in ("RB", "4B"):
        state = dealt("1D 2S 4D RC 7B", B, STOCK, turned)
        assert Exchange(take=True) not in legal_actions(state)
        state, _ = act(state, "1D 5D")
        assert (Exchange(take=True) in legal_actions(state)) is (turned == "RB")


def test_who_answers_may_exchange_too_as_long_as_a_card_lies_on_the_turned_one() -> None:
    """V-MA-7: a no keeps the right for the next turn; one turned card alone is nobody's any more."""
    state, asked = dealt(A, "RS CS 5D 6C 7B", STOCK, "4B", ANY), set()
    while state.outcome is None:
        seat = state.to_act or 0
        if legal_actions(state) == BOTH_ANSWERS:
            assert seat == 1
            asked.add(len(state.stock))
            state, _ = apply(state, Exchange(take=False))
        plays = [action for action in legal_actions(state) if isinstance(action, Play)]
        state, _ = apply(state, next((p for p in plays if p.card != card("7B")), plays[0]))
    assert asked and asked == {n for n in range(30, 1, -2) if n >= min(asked)}


def test_seven_any_stands_in_mariazza_alone_and_is_named_by_codes() -> None:
    """V-MA-7, R-OPT-1: whatever was written before has the narrow rule."""
    assert ANY.changed == {"mariazza": True, "exchange": "seven_any"} and RULES.options["exchange"] == "seven"
    code = DealCode(rules=ANY, dealer=1, at=5, seed=bytes(32))
    assert encode(code).endswith(":mariazza=on,exchange=seven_any") and decode(encode(code)) == code
    for name, row in VARIANTS.items():
        if any(option.key == "exchange" for option in row.options):
            others: Options = {"trump_by": "turned"} if name == "marianna" else {}
            with pytest.raises(BadOption, match="not seven_any"):
                make_rules(name, row.players[0], {**others, "exchange": "seven_any"})


def test_what_always_holds_holds_here() -> None:
    """INV-1 … 9, 13, 14 and 22 in hands by chance, with every house rule that it may have."""
    more: tuple[Options, ...] = ({}, {"must_follow": True, "ranking": "seven"}, {"turn_up": "bottom"})
    more += ({"exchange": "seven_any"},)
    for options in more:
        rules = make_rules("marianna", 2, {"mariazza": True, **options})
        for seed in range(30):
            luck = Random(seed)
            play_checked(deal(rules, dealer=seed % 2, pack=luck.sample(rules.pack, 40)), luck)


def test_a_match_counts_hands_usually_four() -> None:
    """V-MA-6, V-PT-3."""
    assert isinstance(RULES.match_form, ByWins) and RULES.usual_wins == 4
    assert make_rules("marianna", 2).usual_wins == 2 == make_rules("briscola", 2).usual_wins
    assert make_rules("sueca", 4).usual_wins == 4 == VARIANTS["sueca"].winning_hands
    match = begin_match(RULES, winning_hands=2, dealer=1)
    state = replace(dealt(A, B, STOCK), points=(21, 0))
    state, _ = act(state, "+C")
    assert state.outcome is not None
    match = after_hand(match, state)
    assert match.standing.score == (1, 0) and match.dealer == 0 and not match.winners
    assert after_hand(match, state).winners == (0,)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("to_points", 300), ("first_marianna", 20), ("deal_by", "one"), ("trump_by", "declaration")),
        *(("exchange", "off"), ("exchange", "seven_and_two"), ("tie", "void"), ("capot", True)),
        *(("stop_at_61", True), ("independents", "strict"), ("void_dealer", "next"), ("total_120", True)),
    ],
)
def test_what_is_refused_with_it(key: str, value: bool | int | str) -> None:
    """V-MA-6, V-PT-3."""
    with pytest.raises(BadOption):
        make_rules("marianna", 2, {"mariazza": True, key: value})


def test_what_stands_with_it() -> None:
    """V-MA-6: values that it has anyway are left out of logs and codes."""
    same: tuple[Options, ...] = ({"trump_by": "turned"}, {"exchange": "seven"})
    for options in same:
        assert make_rules("marianna", 2, {"mariazza": True, **options}).changed == {"mariazza": True}
    more: Options = {"turn_up": "bottom", "ranking": "seven", "must_follow": True, "first_dealer": "low"}
    assert make_rules("marianna", 2, {"mariazza": True, **more}).changed == {"mariazza": True, **more}
    for players in (3, 4):
        with pytest.raises(BadOption, match="mariazza does not apply"):
            make_rules("marianna", players, {"mariazza": True})


def test_old_games_are_what_they_were() -> None:
    """Without the option nothing of it is in a game, its codes or its observations."""
    plain: tuple[Options, ...] = ({}, {"trump_by": "turned"})
    for options in plain:
        rules = make_rules("marianna", 2, options)
        assert rules.changed == options and rules.ends_at is None and rules.majority == 61
        assert rules.marianna is not None and not rules.marianna.any_turn
    assert RULES.majority == 41


def test_a_deal_code_names_it() -> None:
    code = DealCode(rules=RULES, dealer=1, at=5, seed=bytes(32))
    assert encode(code).endswith(":mariazza=on") and decode(encode(code)) == code


def test_the_observation_tells_what_waits() -> None:
    """V-MA-6: 0 points until it is paid; it goes through the protocol and back."""
    state, _ = act(dealt(A, B, STOCK), "2D +S")
    standing = begin_match(RULES, winning_hands=4, dealer=1).standing
    for seat in (0, 1):
        view = observe(state, seat, standing, asked=seat == 1)
        data = observation_to_json(view)
        assert data["declared"] == [{"trick": 1, "seat": 1, "suit": "S", "points": 0}]
        legal = [{"play": one.card.code} for one in view.legal if isinstance(one, Play)]
        assert observation_from_json(RULES, data, legal).declared == view.declared
    assert observe(state, 0, standing).known == {1: tuple(cards("RS CS"))}


def test_a_seat_sees_the_points_of_both_declared_ones_included() -> None:
    """V-MA-6: what is declared off the lead counts once it is paid."""
    more = []
    for seed in range(8):
        luck = Random(seed)
        state = deal(RULES, dealer=0, pack=luck.sample(RULES.pack, 40))
        while state.outcome is None:
            assert seen(state).totals == state.totals
            legal = legal_actions(state)
            said = [action for action in legal if isinstance(action, Declare)]
            state, _ = apply(state, luck.choice(said or legal))
        more.append(sum(state.totals) - sum(state.points))
    assert max(more) > 0


def test_the_event_goes_through_a_log_and_round_the_table() -> None:
    event = DeclarationPaid(seat=1, suit=Suit.SPADE, points=20)
    data = {"event": "declaration_paid", "seat": 1, "suit": "S", "points": 20}
    assert event_to_json(event) == data and event_from_json(data) == event
    assert event.for_seat(0) == event
    assert turned_event(event, seat=1, players=2) == DeclarationPaid(seat=0, suit=Suit.SPADE, points=20)
