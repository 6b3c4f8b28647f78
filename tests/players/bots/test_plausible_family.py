"""What cannot be seen in the wider family: declarations, open hands, signs without trumps, weak hands."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from briscola.engine.actions import PLAYS, Action, Call, Play, Redeal
from briscola.engine.cards import Rank, Suit, card
from briscola.engine.hand import apply, legal_actions
from briscola.engine.notation import BadNotation
from briscola.engine.observation import Observation, SignSeen
from briscola.engine.stages.declaration import pair
from briscola.engine.state import Declaration, State, trumps_in
from briscola.engine.variants import make_rules
from briscola.players.bots.plausible import check_observation
from tests.engine import play
from tests.engine.bars import TOO_GOOD, WEAK, dark_trick, rung, with_hands, won
from tests.engine.play import first, play_all, started
from tests.engine.test_marianna import RULES, dealt, declare

TWO_PAIRS = "RC RS CC CS RD 5D CD 6B 2B 3C"
"""A holds two mariannas, cups and coins, B that of swords."""


def seen(state: State) -> Observation:
    """What whoever decides sees; it can be so."""
    view = play.seen(state)
    check_observation(view)
    return view


def plays_only(view: Observation) -> tuple[Action, ...]:
    return tuple(action for action in view.legal if isinstance(action, Play))


def declaring(view: Observation, *made: Declaration) -> Observation:
    """The view after these declarations, the last of them in this turn."""
    return replace(view, declared=made, trumps=made[-1].suit, legal=plays_only(view))


def again(view: Observation) -> Observation:
    """The same suit once more at the next lead."""
    return declaring(view, *view.declared, Declaration(2, 0, view.declared[0].suit, 40))


def played_on() -> Observation:
    """Coins have been declared, and who declared them leads once more."""
    return seen(play_all(declare(dealt(top=TWO_PAIRS), "D"), "2B 3C"))


def after_two() -> Observation:
    """A has declared cups, B swords, and A answers B's lead."""
    return seen(play_all(declare(play_all(declare(dealt(), "C"), "4S 3C"), "S"), "5D"))


def keeping_pairs(state: State) -> Observation | None:
    """What a leader sees who still holds king and knight of a suit once the stock is out, if one does."""
    while state.outcome is None and (state.stock or state.table):
        plays = [action for action in legal_actions(state) if isinstance(action, Play)]
        low = [action for action in plays if action.card.rank not in (Rank.KING, Rank.KNIGHT)]
        state, _ = apply(state, (low or plays)[0])
    view = seen(state)
    held = [suit for suit in Suit if all(c in view.hand for c in pair(suit))]
    return view if held else None


ONE = Declaration(1, 0, Suit.DENARI, 20)
CUPS, SWORDS = Declaration(1, 0, Suit.COPPE, 20), Declaration(2, 1, Suit.SPADE, 40)


@pytest.mark.parametrize(
    ("view", "wrong"),
    [
        (lambda: seen(dealt(top=TWO_PAIRS)), lambda v: declaring(v, ONE, Declaration(1, 0, Suit.COPPE, 40))),
        (played_on, again),
        (lambda: seen(dealt(top=TWO_PAIRS)), lambda v: declaring(v, Declaration(1, 0, Suit.SPADE, 20))),
        (lambda: seen(dealt(top=TWO_PAIRS)), lambda v: declaring(v, Declaration(1, 0, Suit.COPPE, 40))),
        (lambda: seen(dealt(top=TWO_PAIRS)), lambda v: declaring(v, Declaration(2, 0, Suit.COPPE, 20))),
        (after_two, lambda v: replace(v, declared=())),
        (after_two, lambda v: replace(v, declared=(CUPS, SWORDS._replace(seat=0)))),
        (after_two, lambda v: replace(v, declared=(CUPS, SWORDS._replace(points=20)))),
        (after_two, lambda v: replace(v, declared=(CUPS, SWORDS._replace(trick=1)))),
        (after_two, lambda v: replace(v, trumps=Suit.COPPE)),
        (after_two, lambda v: replace(v, known={1: (card("RS"),)})),
    ],
)
def test_a_declaration_that_cannot_have_been_is_refused(
    view: Callable[[], Observation], wrong: Callable[[Observation], Observation]
) -> None:
    """V-MA-2, V-MA-3: by who leads, from his hand, once a turn and a suit, for so many points."""
    true = view()
    with pytest.raises(BadNotation, match="an impossible position"):
        check_observation(wrong(true))


def test_only_who_leads_declared_while_there_was_a_stock_and_nobody_in_other_games() -> None:
    """V-MA-2: not the one who answers, though he has shown both. V-MA-2."""
    view = declaring(seen(dealt(top=TWO_PAIRS)), Declaration(1, 1, Suit.SPADE, 20))
    with pytest.raises(BadNotation, match="only who leads declares"):
        check_observation(replace(view, known={1: (card("RS"), card("CS"))}))
    packs = (Random(seed).sample(RULES.pack, 40) for seed in range(100))
    view = next(found for pack in packs if (found := keeping_pairs(started(RULES, pack))))
    suit = next(suit for suit in Suit if all(c in view.hand for c in pair(suit)))
    made = Declaration(len(view.tricks) + 1, view.seat, suit, 20)
    with pytest.raises(BadNotation, match="while there is a stock"):
        check_observation(declaring(view, made))
    view = seen(started(make_rules("briscolone", 2)))
    with pytest.raises(BadNotation, match="nothing is declared in this game"):
        check_observation(replace(view, declared=(Declaration(1, 0, Suit.COPPE, 20),)))


def test_no_sign_was_made_before_there_were_trumps() -> None:
    """V-MA-4."""
    state = started(make_rules("marianna", 4))
    while len(state.tricks) < 2:
        state, _ = apply(state, first(legal_actions(state)))
    view = seen(state)
    assert view.trumps is None
    with pytest.raises(BadNotation, match="before there are trumps"):
        check_observation(replace(view, signals=(SignSeen(trick=2, seat=view.seat, sign="ace"),)))


@pytest.mark.parametrize("shown", [0, 2])
def test_in_scoperta_the_whole_other_hand_lies_open(shown: int) -> None:
    """V-SC-1."""
    view = seen(started(make_rules("scoperta", 2)))
    (other, cards), *_ = view.open.items()
    with pytest.raises(BadNotation, match="the open hand has another number of cards"):
        check_observation(replace(view, open={other: cards[:shown]} if shown else {}))


def test_only_a_weak_hand_is_asked_whether_it_is_dealt_anew() -> None:
    """V-CH-24."""
    rules = make_rules("chiamata", 5, {"weak_redeal": True})
    asked, strong = seen(with_hands(rules, WEAK)), seen(with_hands(rules, TOO_GOOD))
    assert isinstance(asked.legal[0], Redeal)
    with pytest.raises(BadNotation, match="no hand is so weak"):
        check_observation(replace(strong, legal=asked.legal))


def test_a_card_the_caller_laid_in_the_dark_was_called_only_where_his_own_may_be() -> None:
    """V-CH-27, call_own."""
    state, _ = apply(dark_trick(), Call(card=card("4D")))
    view = seen(state)
    assert view.called == card("4D") and view.seat == 1
    with pytest.raises(BadNotation, match="4D cannot have been called"):
        check_observation(replace(view, rules=dark_trick(call_own=False).rules))


def test_who_is_obliged_may_hold_all_lower_cards() -> None:
    """V-CB-1."""
    rules = make_rules("chiamata", 5, {"bidding": "rank", "obliged": True})
    state = won(with_hands(rules, "1S 3S RS 2S 2D 4D 5D 7C"), rung("2", 70, obliged=True))
    state, _ = apply(state, Call(card=card("4S")))
    assert seen(state).called == card("4S")
    view = seen(play_all(state, "1S"))
    with pytest.raises(BadNotation, match="7S cannot have been called"):
        hand = tuple(c for c in view.hand if c.suit is not Suit.SPADE)
        low = (card("6S"), *hand)[: len(view.hand)]
        check_observation(replace(view, called=card("7S"), hand=low, legal=tuple(PLAYS[c] for c in low)))


def test_a_trick_has_the_trumps_that_were_declared_last_before_its_lead() -> None:
    """V-MA-2."""
    made = (CUPS._replace(trick=2), SWORDS._replace(trick=4))
    assert [trumps_in(n, made) for n in range(1, 6)] == [None, Suit.COPPE, Suit.COPPE, Suit.SPADE, Suit.SPADE]
