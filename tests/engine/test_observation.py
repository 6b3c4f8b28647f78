"""INV-21: what a seat sees holds nothing hidden."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.engine.actions import PASS, Bid, Call
from briscola.engine.cards import card
from briscola.engine.events import (
    NOBODY,
    Called,
    Committed,
    DealSeen,
    Drawn,
    Event,
    MatchBegan,
    Played,
    Signalled,
)
from briscola.engine.hand import deal_event, decider, legal_actions, open_places
from briscola.engine.match import begin_match
from briscola.engine.match_form import Standing
from briscola.engine.notation import (
    action_from_json,
    action_to_json,
    observation_from_json,
    observation_to_json,
)
from briscola.engine.observation import observe
from briscola.engine.state import State
from briscola.engine.talk import partners, signal
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from tests.engine.bars import do
from tests.engine.play import after_tricks, golden, play_all, started
from tests.engine.strategies import deals, decisions, moments
from tests.property_based import examples
from tests.worked_examples import SECOND_TRICK_OF_EX_1


def standing(state: State) -> Standing:
    return begin_match(state.rules, winning_hands=3, dealer=0).standing


def another_truth(state: State, seat: int, random: Random) -> State:
    """A truth that `seat` cannot tell from this one: every card it does not know lies somewhere else."""
    fixed = {seat, *open_places(state)}
    if seat != NOBODY and state.rules.show_partner and not state.stock:
        fixed |= set(partners(state, seat))
    seen = [[c for c in hand if s in fixed or c in state.known[s]] for s, hand in enumerate(state.hands)]
    turned = state.stock[-1:] if state.turned is not None else ()
    hidden = [c for s, hand in enumerate(state.hands) for c in hand if c not in seen[s]]
    hidden += state.stock[: len(state.stock) - len(turned)]
    random.shuffle(hidden)
    hands = []
    for kept, hand in zip(seen, state.hands, strict=True):
        need = len(hand) - len(kept)
        hands.append((*kept, *hidden[:need]) if need else hand)
        hidden = hidden[need:]
    if seat != NOBODY:
        hands[seat] = state.hands[seat]
    partner = state.partner
    if state.called is not None:
        partner = next((s for s, hand in enumerate(hands) if state.called in hand), state.partner)
    return replace(state, hands=tuple(hands), stock=(*hidden, *turned), partner=partner)


@given(moments(), st.integers(0, 2**32))
@examples(150)
def test_truths_that_a_seat_cannot_tell_apart_look_the_same(moment: tuple[State, Random], seed: int) -> None:
    """Every variant, every stage, every seat, and whoever looks on."""
    state, _ = moment
    for seat in (NOBODY, *range(state.rules.players)):
        other = another_truth(state, seat, Random(seed))
        asked = decider(state) == seat == state.to_act
        assert observe(other, seat, standing(state), asked=asked) == observe(
            state, seat, standing(state), asked=asked
        )


@given(deals(), st.integers(0, 2**32))
@examples(60)
def test_a_deal_and_its_draws_show_only_ones_own_cards(moment: tuple[State, Random], seed: int) -> None:
    """The same, for the events of a deal."""
    state, _ = moment
    for seat in range(state.rules.players):
        other = another_truth(state, seat, Random(seed))
        mine, theirs = (deal_event(s, 1, state.rules.pack).for_seat(seat) for s in (state, other))
        assert isinstance(mine, DealSeen) and mine == theirs
        assert mine.cards == state.hands[seat]


@given(decisions())
@examples(80)
def test_an_observation_survives_the_bot_protocol(decision: tuple[State, int, Random]) -> None:
    """docs/protocol.md: enough to play with no memory, as JSON and back."""
    state, seat, _ = decision
    view = observe(state, seat, standing(state), asked=True)
    assert view.legal == legal_actions(state)
    legal = [action_to_json(action) for action in view.legal]
    assert observation_from_json(state.rules, observation_to_json(view), legal) == view
    assert tuple(action_from_json(entry) for entry in legal) == view.legal


def test_the_second_trick_of_example_one_is_written_as_the_protocol_says() -> None:
    """The example of docs/protocol.md."""
    state = play_all(started(make_rules("briscola", 2), golden(1).pack), "2S 7B")
    view = observe(state, 0, Standing(winning_hands=2, score=(0, 0), balance=(0, 0)))
    assert observation_to_json(view) == SECOND_TRICK_OF_EX_1


def test_the_turned_card_is_known_in_the_hand_that_drew_it() -> None:
    """R-DRAW-5, EX-1 after trick 17: A has drawn RC."""
    state = after_tricks(1, 17)
    assert observe(state, 1, standing(state)).known == {0: (card("RC"),)}
    assert observe(state, 0, standing(state)).known == {}
    assert observe(state, 1, standing(state)).turned == card("RC")
    state = play_all(state, "CB RC")
    assert observe(state, 1, standing(state)).known == {}


def test_partners_look_at_each_others_cards_when_the_stock_is_out() -> None:
    """R-TALK-6, option show_partner."""
    rules = make_rules("briscola", 4, {"show_partner": "on"})
    state = after_tricks(2, 0, rules)
    assert observe(state, 0, standing(state)).known == {}
    state = after_tricks(2, 7, rules)
    seen = observe(state, 0, standing(state)).known
    assert seen[2] == state.hands[2] and set(seen) <= {2}
    assert set(observe(state, 1, standing(state)).known) == {0, 3}


def test_nobody_but_the_holder_learns_who_holds_the_called_card() -> None:
    """V-CH-8, docs/protocol.md."""
    called = Called(seat=2, card=card("3C"), contract=70, partner=4)
    assert [called.for_seat(seat).partner for seat in range(5)] == [None] * 4 + [4]
    alone = Called(seat=2, card=card("3C"), contract=70, partner=2)
    assert alone.for_seat(2) == alone and alone.for_seat(0).partner is None


def test_a_sign_is_seen_by_its_witnesses_only() -> None:
    """R-TALK-5."""
    sign = Signalled(seat=0, sign="ace", seen_by=(2, 3))
    assert sign.for_seat(2) == sign and sign.for_seat(1) is None
    assert sign.for_seat(0) == replace(sign, seen_by=None)
    state = started(make_rules("briscola", 4, {"spies": "on"}), golden(2).pack)
    state = play_all(state, "CD 4B 5D CS")
    state, _ = signal(state, seat=0, sign="king", spies=(1,))
    views = [observe(state, seat, standing(state)).signals for seat in range(4)]
    assert [len(seen) for seen in views] == [1, 1, 1, 0]
    assert (views[2][0].trick, views[2][0].seat, views[2][0].sign) == (2, 0, "king")


def test_seed_and_commitment_stay_hidden_and_all_else_is_public() -> None:
    """docs/protocol.md, "what a seat may see of an event"; R-DRAW-5: a drawn card unless it was turned."""
    rules = make_rules("briscola", 2)
    table = RefereedTable(rules, winning_hands=2, levels=["easy"] * 2, deals=SeededDeals(7), seed=7)
    began, *_ = table.begin_match()
    assert isinstance(began, MatchBegan) and began.seed == 7
    assert began.for_seat(0).seed is None
    events: list[Event] = [Committed(hand=1, sha256="0" * 64), played := Played(seat=1, card=card("1B"))]
    assert [event.for_seat(0) for event in events] == [None, played]
    secret, turned = (Drawn(seat=1, card=card("3C"), public=public) for public in (False, True))
    assert secret.for_seat(1) == secret and secret.for_seat(0).card is None
    assert turned.for_seat(0) == turned


def test_the_open_dummy_is_seen_after_the_first_lead() -> None:
    """V-MO-8."""
    state = started(make_rules("chiamata", 4, {"morto": "open"}), golden(5).pack)
    state = do(state, PASS, Bid(points=61), PASS, PASS, Call(card=card("3D")))
    assert observe(state, 0, standing(state)).open == {}
    state = play_all(state, "4C")
    assert observe(state, 0, standing(state)).open == {4: state.hands[4]}
