"""The view that follows the events is the one that an observation alone would show."""

from random import Random

import pytest
from msgspec.structs import replace

from briscola.client.view.folding import as_seen_by, fold, fold_all, shown_hands
from briscola.client.view.results import bands
from briscola.client.view.view import DealerNamed, View
from briscola.engine.actions import PASS
from briscola.engine.cards import Suit, card, cards
from briscola.engine.events import (
    Committed,
    Declared,
    Event,
    HandEnded,
    MatchBegan,
    Signalled,
    Withdrawn,
)
from briscola.engine.hand import deal_event
from briscola.engine.rules import OptionValue
from briscola.engine.variants import make_rules
from briscola.i18n.game_words import hand_text
from briscola.i18n.score_words import scoreboard_title
from briscola.players.player import RandomPlayer
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable
from tests.client.observed import comparable, observed
from tests.client.steps import GAMES, dealt_table, play_steps
from tests.engine.test_marianna import TOP, dealt


def test_a_rematch_counts_its_hands_anew() -> None:
    table = play_steps("briscola", 2, {}, seed=4)[-1][0]
    played = fold_all(as_seen_by(table.log))
    table.begin_match()
    table.begin_hand()
    rematch = fold_all(as_seen_by(table.log))
    assert played is not None and played.hand_number >= 1
    assert rematch is not None and rematch.hand_number == 1


@pytest.mark.parametrize("players", [2, 3, 6])
def test_before_the_first_hand_the_whole_pack_lies_there(players: int) -> None:
    """R-CARD-4/5: 39 cards for three, 36 for six."""
    rules = make_rules("briscola", players)
    table = RefereedTable(rules, winning_hands=1, levels=("random",) * players, deals=SeededDeals(1))
    view = fold_all(as_seen_by(table.begin_match()))
    assert view is not None
    assert view.pack == view.stock_count == len(rules.pack)


def test_a_hand_after_void_ones_says_how_often_it_is_paid() -> None:
    """V-CH-28: the first hand once, then as everybody has passed twice as often each time."""
    rules = make_rules("chiamata", 5, {"void_doubles": True, "match": "hands"})
    table = RefereedTable(rules, winning_hands=2, levels=("random",) * 5, deals=SeededDeals(1))
    table.begin_match()
    times, words = [], []
    for _ in range(3):
        table.begin_hand()
        while table.asked is None:
            table.cut()
        view = fold_all(as_seen_by(table.log))
        assert view is not None
        times.append(view.times)
        words.append(hand_text(view))
        while table.asked is not None:
            table.act(PASS)
    assert times == [1, 2, 4]
    assert "paid" not in words[0] and "paid 2 times" in words[1] and "paid 4 times" in words[2]


def test_a_hand_after_a_tie_says_how_much_more_it_counts() -> None:
    """V-SU-7: header, slate and score, until somebody has won a hand."""
    rules = make_rules("sueca", 4, {"tie_counts": True})
    began = MatchBegan(
        variant="sueca", players=4, sides=rules.sides, winning_hands=4, options={**rules.changed}, levels=()
    )
    tie = HandEnded(hand=1, points=(60, 60, 0, 0), winners=(), reason="tie", capot=False, score=(0,) * 4)
    won = replace(tie, points=(61, 59, 0, 0), winners=(0, 2), reason="points", score=(3, 0, 3, 0))
    log: list[Event] = [began, DealerNamed(dealer=0, drawn=True)]
    said = []
    for number, ended in enumerate((tie, tie, won, tie), 1):
        log.append(Committed(hand=number, sha256="5a"))
        view = fold_all(log)
        assert view is not None
        said.append((hand_text(view), scoreboard_title(view).partition(" · ")[2], view.more))
        log.append(replace(ended, hand=number))
    assert [more for *_words, more in said] == [0, 1, 2, 0]
    assert [slate for _header, slate, _more in said] == ["", "+1", "+2", ""]
    assert ["counts 1 stroke more" in header for header, *_rest in said] == [False, True, False, False]


def test_a_seal_withdrawn_is_no_longer_shown_and_its_hand_has_not_begun() -> None:
    table = play_steps("briscola", 2, {}, seed=4)[0][0]
    sealed = fold_all(as_seen_by([*table.log, Committed(hand=2, sha256="5a")]))
    assert sealed is not None and (sealed.hand_number, sealed.sha256) == (2, "5a")
    view = fold_all(as_seen_by([*table.log, Committed(hand=2, sha256="5a"), Withdrawn(hand=2)]))
    assert view is not None and (view.hand_number, view.sha256) == (1, "")


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_the_picture_after_the_events_is_the_one_an_observation_gives(
    variant: str, players: int, options: dict[str, OptionValue]
) -> None:
    rules = make_rules(variant, players, options)
    table = RefereedTable(rules, winning_hands=1, levels=("random",) * players, deals=SeededDeals(5))
    player = RandomPlayer(Random(8))
    view: View | None = None
    moments = 0
    events = table.begin_match()
    while True:
        for event in as_seen_by(events):
            view = fold(event, view) if view is not None else fold_all([event])
        assert view is not None
        if table.phase is Phase.PLAY:
            seen = comparable(observed(table.view(0)))
            assert comparable(view) == seen
            moments += 1
            asked = table.asked
            events = table.turn_dummy() if asked is None else table.act(player.choose(asked.view))
        elif table.phase is Phase.HAND:
            events = table.begin_hand()
        elif table.phase is Phase.CUT:
            events = table.cut()
        else:
            break
    assert moments >= rules.tricks


def test_the_person_is_never_asked_to_believe_a_card_of_another_hand() -> None:
    """Opponents' cards stay None in the view until they are played."""
    table, _ = play_steps("briscola", 4, {}, seed=6)[0]
    view: View | None = None
    for event in as_seen_by(table.log):
        view = fold(event, view) if view is not None else fold_all([event])
        assert view is not None
        assert all(c is None for hand in view.hands[1:] for c in hand)


def test_an_open_dummy_that_holds_the_called_card_is_everybodys_known_partner() -> None:
    """V-MO-8 (a): nothing is secret any more, and nothing was before the first lead."""
    told = []
    for seed in range(12):
        rules = make_rules("chiamata", 4, {"morto": "open"})
        table, player = dealt_table(rules, seed, winning_hands=11), RandomPlayer(Random(seed))
        while table.phase is Phase.PLAY and table.asked is not None:
            seen = table.view(0)
            view = fold_all(as_seen_by(table.log))
            assert view is not None
            shown = shown_hands(view, seen)
            if seen.called is not None:
                lies_open = any(seen.called in cards for cards in seen.open.values())
                told.append(lies_open)
                assert (shown.partner == rules.dummy_seat and shown.revealed) >= lies_open
                assert lies_open or view.revealed == shown.revealed
            table.act(player.choose(table.asked.view))
    assert True in told and False in told


def test_partners_see_each_others_last_cards_where_that_is_agreed() -> None:
    """R-TALK-6, V-BR-1: once the stock is out, and nobody else's."""
    table, player = dealt_table(make_rules("brisca", 4), 1), RandomPlayer(Random(1))
    while table.asked is not None and table.view(0).stock_count:
        table.act(player.choose(table.asked.view))
    view = fold_all(as_seen_by(table.log))
    assert view is not None and table.asked is not None
    left, partner, right = shown_hands(view, table.view(0)).hands[1:]
    assert partner == table.view(2).hand and {*left, *right} == {None}


@pytest.mark.parametrize(("reason", "moves"), [("tie", 0), ("points", 1)])
def test_at_the_cut_after_a_void_hand_the_same_dealer_sits_there(reason: str, moves: int) -> None:
    """R-DEAL-7/8, R-MATCH-2: nor does such a hand count."""
    view = fold_all(as_seen_by(play_steps("briscola", 2, {}, seed=4)[0][0].log))
    assert view is not None and view.dealer is not None
    ended = HandEnded(hand=1, points=(60, 60), winners=(), reason=reason, capot=False, score=(0, 0))
    following = fold(Committed(hand=2, sha256=""), fold(ended, view))
    assert following.dealer == (view.dealer + moves) % 2
    assert following.counted == view.counted + moves


@pytest.mark.parametrize(
    ("options", "top", "trumps"),
    [({}, TOP, Suit.SPADE), ({"trump_by": "turned"}, "RC RS CC CS 2B 3C 7D", Suit.DENARI)],
)
def test_a_declared_pair_lies_open_and_makes_trumps_only_where_none_was_turned(
    options: dict[str, OptionValue], top: str, trumps: Suit
) -> None:
    """V-MA-2, V-MA-5; its points stand beside those of the cards (V-MA-3)."""
    rules = make_rules("marianna", 2, options)
    began = MatchBegan(
        variant="marianna", players=2, sides=rules.sides, winning_hands=2, options=options, levels=("", "")
    )
    dealt_to_me = deal_event(dealt(rules, top), 1, rules.pack).for_seat(0)
    view = fold_all([began, dealt_to_me, Declared(seat=1, suit=Suit.SPADE, points=20)])
    assert view is not None and view.trumps is trumps
    assert {card("RS"), card("CS")} < set(view.hands[1]) and set(view.hands[1]) - {None} <= {*cards("RS CS")}
    assert [(made.trick, made.seat) for made in view.declared] == [(1, 1)]
    ended = HandEnded(
        hand=1, points=(60, 60), winners=(1,), reason="points", capot=False, score=(60, 80), declared=(0, 20)
    )
    assert [band.declared for band in bands([], fold(ended, view))] == [0, 20]


def test_a_view_keeps_every_sign_that_the_person_has_seen_until_the_next_hand() -> None:
    """R-TALK-5: nobody else's; each once, the last one of a player last."""
    view = View(rules=make_rules("briscola", 4))
    for event in (
        Signalled(seat=2, sign="ace", seen_by=(0,)),
        Signalled(seat=2, sign="three", seen_by=(0,)),
        Signalled(seat=2, sign="low", seen_by=(0,)),
        Signalled(seat=2, sign="ace", seen_by=(0,)),
        Signalled(seat=0, sign="low", seen_by=None),
        Signalled(seat=1, sign="king", seen_by=(3,)),
        Signalled(seat=3, sign="jack", seen_by=(1, 0)),
    ):
        view = fold(event, view)
    assert view.signs == ((0, "low"), (2, "three"), (2, "low"), (2, "ace"), (3, "jack"))
    assert fold(Committed(hand=2, sha256=""), view).signs == ()
