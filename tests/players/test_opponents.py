"""Company is counted as it should be: the judges of auctions, what is pardoned, decisions read from a log."""

import pytest
from msgspec.structs import replace

from benchmarks.company import MISTAKES, hands_played, judged, played_out, rates
from benchmarks.judges.auction import passed_out, rash_bid
from benchmarks.judges.hand import Decision, decisions
from benchmarks.judges.open_cards import harmless
from benchmarks.judges.telling import told
from benchmarks.judges.verdicts import verdicts
from briscola.engine.actions import CALLS, PASS, PLAYS, Bid, Call
from briscola.engine.cards import card, cards
from briscola.engine.events import BidMade, Called, Exchanged, Passed, Played
from briscola.engine.state import State
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.players.etiquette.trick_mistakes import trump_waste
from tests.engine.bars import do, won
from tests.engine.play import seen, started
from tests.players.positions import SENSIBLE, player
from tests.players.test_chiamata import POOR, STRONG, dealt

TWO = make_rules("briscola", 2)
PAIRS = make_rules("briscola", 4)
CALLED = make_rules("chiamata", 5)


def called_at_61(hand: str, named: str) -> Decision:
    """The first to speak has these cards, won the auction at 61, and calls a card."""
    state = won(dealt("points", hand), Bid(points=61))
    return Decision(state=state, action=CALLS[card(named)])


class TestAuction:
    @pytest.mark.slow
    def test_a_bid_on_nothing_is_a_mistake(self) -> None:
        assert rash_bid(called_at_61(POOR, "1C"), played_out("medium:memory=all")) is True

    def test_the_same_bid_on_five_good_trumps_is_none(self) -> None:
        assert rash_bid(called_at_61(STRONG, "FB"), played_out("medium:memory=all")) is False

    # Quick although it is dear: an auction is judged by rollouts.
    def test_to_pass_out_a_hand_with_five_good_trumps_is_a_mistake(self) -> None:
        assert passed_out(self.passed(STRONG), played_out("medium:memory=all")) is True
        assert passed_out(self.passed(POOR, seed=1), played_out("random")) is False
        assert passed_out(dealt("points", STRONG), played_out("medium:memory=all")) is None

    @pytest.mark.parametrize("level", [*SENSIBLE, "medium:memory=all"])
    def test_a_level_bids_on_five_good_trumps(self, level: str) -> None:
        assert isinstance(player(level).choose(seen(dealt("points", STRONG), 0)), Bid)

    @pytest.mark.parametrize("level", ["easy", "medium", "medium:memory=all"])
    def test_a_rule_player_does_not_bid_on_nothing(self, level: str) -> None:
        """The nets may open on anything: they have learnt that somebody always bids more."""
        assert player(level).choose(seen(dealt("points", POOR), 0)) == PASS

    @pytest.mark.parametrize("level", ["hard", "maestro", "maestro:goal=win"])
    def test_a_net_raises_no_further_on_two_courts_and_no_carico(self, level: str) -> None:
        """The net would: another may always bid more. But who is left with it fails most of the time."""
        raised = (Bid(points=points) for points in range(61, 71))
        state = do(dealt("points", "CD FD FB 7C 6D 2D 4B FC"), *raised)
        assert state.to_act == 0
        assert player(level).choose(seen(state, 0)) == PASS

    def passed(self, hand: str, seed: int | None = None) -> State:
        return do(dealt("points", hand, seed), *[PASS] * 5)


class TestPardon:
    """Trumps are batons; seat 0 answers 2D with the king of trumps or 4C, with one card to come."""

    def waste(self, left: str) -> Decision:
        state = replace(
            started(TWO),
            hands=(cards("RB 4C"), cards(left)),
            stock=(),
            turned=card("2B"),
            trumps=card("2B").suit,
            table=(TableCard(1, card("2D")),),
            leader=1,
            to_act=0,
        )
        return Decision(state=state, action=PLAYS[card("RB")])

    def test_near_the_end_a_mistake_that_costs_nothing_is_pardoned(self) -> None:
        decision = self.waste("2C")
        knowledge = decision.knowledge
        assert knowledge is not None
        assert knowledge.coder.number[card("RB")] in (trump_waste(knowledge) or ())
        assert harmless(decision)
        assert not any(v.made for v in verdicts([decision]) if v.mistake == "trump_waste")

    def test_one_that_costs_an_ace_is_not(self) -> None:
        decision = self.waste("1C")
        assert not harmless(decision)
        assert any(v.made for v in verdicts([decision]) if v.mistake == "trump_waste")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("briscola", 2, {"exchange": "seven_and_two"}),
        ("briscola", 4, {}),
        ("chiamata", 5, {}),
        ("chiamata", 4, {}),
        ("chiamata", 4, {"morto": "open"}),
        ("bisca", 3, {}),
    ],
)
def test_a_log_gives_back_every_decision(variant: str, players: int, options: dict[str, str]) -> None:
    rules = make_rules(variant, players, options)
    for log in hands_played(rules, "easy", 12):
        acts = sum(isinstance(e, Played | BidMade | Passed | Called | Exchanged) for e in log)
        taken = tuple(decisions(rules, log))
        assert len(taken) == acts
        assert all(told(decision) for decision in taken)


@pytest.mark.slow
def test_players_at_random_make_every_mistake() -> None:
    found = [*judged(CALLED, "random", 60), *judged(PAIRS, "random", 90)]
    counted = rates(found)
    assert set(counted) == set(MISTAKES)
    assert all(rate.made and 0 < rate.per_cent <= 100 for rate in counted.values())
    assert isinstance(next(v for v in found if v.mistake == "rash_bid").decision.action, Call)
