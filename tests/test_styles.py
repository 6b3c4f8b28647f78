"""The benchmark of styles: what of a play shows one."""

from benchmarks.judges.hand import Decision
from benchmarks.styles import STYLED, seen, traits
from briscola.engine.actions import PLAYS
from briscola.engine.cards import card, cards
from briscola.engine.variants import make_rules
from briscola.players.levels import LADDER
from tests.engine.play import started

TWO = make_rules("briscola", 2)


def shown(led: str) -> dict[str, bool]:
    """The traits that a lead from the hand 1D 2S 4B shows, swords trump."""
    hand = cards("1D 4B 2S")
    others = [c for c in TWO.pack if c not in hand]
    pack = [c for pair in zip(hand, others[:3], strict=True) for c in pair]
    turned = next(c for c in others[3:] if c.suit is card("2S").suit)
    rest = [c for c in others[3:] if c != turned]
    state = started(TWO, [*pack, turned, *rest], dealer=1)
    assert state.to_act is not None and set(state.hands[state.to_act]) == set(hand)
    return dict(seen(Decision(state=state, action=PLAYS[card(led)])))


def test_a_lead_shows_if_trumps_and_caricos_are_spent_early() -> None:
    assert shown("4B") == {"leads_trump": False, "leads_carico": False}
    assert shown("1D") == {"leads_trump": False, "leads_carico": True}
    assert shown("2S") == {"leads_trump": True, "leads_carico": False}


def test_every_level_but_the_top_one_has_styles() -> None:
    assert LADDER[:-1] == STYLED
    found = traits("regular:style=bold", 1)
    assert found["bids"][1] and all(0 <= made <= chances for made, chances in found.values())
