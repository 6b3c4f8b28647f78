"""Every sheet that lies on the table, by ear: its question, its controls, its lines."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from briscola.client.view.view import View
from briscola.engine.actions import CALLS, PASS, Action, Bid, Play
from briscola.engine.cards import BRISCOLA_RANKING, card, cards
from briscola.engine.stages.auction import POINTS_LADDER, RANK_LADDER
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.ui.app import App
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.cut_panel import CutPanel, SealPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.phrases_panel import PhrasesPanel
from briscola.ui.scenes.panels.question_panel import ExchangePanel, RedealPanel, TrumpCardPanel
from briscola.ui.views.faces.sign_row import PastSign
from tests.spread import quick_diagonal
from tests.ui.by_ear_scenes.heard_scene import WRONG, alike, nameless
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES
from tests.ui.panels import NAMES, around, auction


def nothing(*_given: object) -> None:
    """Stand in for the action of a sheet under test."""


def sheet(kind: Callable[..., Panel], hand: int = 8, **given: Any) -> Callable[[App], Panel]:
    """A sheet on the table of five, each with so many cards."""
    return lambda app: kind(around(app, hand), **given)


HAND = cards("1C 3C RC 7D 6D 2B 4S 5S")
TABLE = [("Rocco", TableCard(1, card("2D")))]
TRICK = (TableCard(0, card("4C")), TableCard(1, card("1C")))
TWO = make_rules("briscola", 2)
TAKEN = View(rules=TWO, hands=((), ()), last=TRICK, last_winner=1, last_points=11, trumps=card("2B").suit)
WORDS: dict[str, Any] = {"doing": "presses the lips", "meaning": "has the ace of trumps"}
KISS = PastSign(place=1, name="Rocco", face="rocco", grimace="kiss", caught=True, **WORDS)
SCORE = ("Score · first to 3 hands", "You 1 · Rocco 0")
SEAL: dict[str, Any] = {
    "sha256": "ab" * 32,
    "used": None,
    "browsers": False,
    "salt": lambda: "abcd-efgh",
    "written": False,
}
BIDS = ((1, Bid(points=70)), (2, None))
HIGHER: list[Action] = [PASS, *(bid for bid in POINTS_LADDER if bid.points > 70)]
PANELS: Mapping[str, Callable[[App], Panel]] = {
    "call": sheet(
        partial(CallPanel, legal=tuple(CALLS.values()), own=HAND, promised="75", ranking=BRISCOLA_RANKING),
        table=TABLE,
        on_action=nothing,
        why_not=lambda _action: "",
    ),
    "cut": sheet(CutPanel, 3, cards=40, on_cut=nothing, on_always=nothing),
    "dummy": sheet(
        partial(DummyPanel, cards=HAND[:4], legal=[Play(card=HAND[0])]),
        title="You play for the dummy",
        score=SCORE,
        on_action=nothing,
        why_not=lambda _action: "The rules of this game do not allow that now.",
    ),
    "last trick": sheet(
        partial(LastTrickPanel, view=TAKEN, names=("You", "Rocco")),
        signs=[KISS],
        on_close=nothing,
    ),
    "phrases": sheet(
        partial(PhrasesPanel, others=[(1, "Rocco"), (2, "Ada")], muted={2}), on_say=nothing, on_close=nothing
    ),
    "exchange": sheet(
        partial(ExchangePanel, give=card("7B"), take=card("RB"), ranking=BRISCOLA_RANKING, trick=()),
        3,
        on_action=nothing,
    ),
    "trump card": sheet(TrumpCardPanel, on_choice=nothing),
    "weak hand": sheet(RedealPanel, points=4, on_action=nothing),
    "seal": sheet(SealPanel, on_salt=nothing, on_close=nothing, **SEAL),
    "auction": lambda app: auction(app, [], BIDS, HIGHER),
    "auction by ranks": lambda app: auction(app, [], (), [PASS, *RANK_LADDER], ranks=True),
    "auction passed": lambda app: auction(app, [], ((0, None), *BIDS), (), speaker=3),
}


@pytest.mark.parametrize(("name", "language"), quick_diagonal([*PANELS], LANGUAGES))
def test_every_sheet_says_what_it_is_and_what_can_be_pressed(
    open_app: Open, name: str, language: str
) -> None:
    panel = PANELS[name](open_app(language=language))
    assert panel.spoken_title.strip()
    lines = [line.text for line in panel.reading()]
    assert all(line.strip() for line in lines)
    assert not nameless(panel.group)
    assert not alike(panel.group)
    assert not [text for text in (panel.spoken_title, panel.spoken_text, *lines) if WRONG.search(text)]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("last trick", ["Rocco: ace of cups", "11 points", "presses the lips"]),
        ("auction", ["Rocco: 70", "Lucia: Pass", "Highest bid: Rocco, 70"]),
        ("auction passed", ["Still bidding"]),
        ("call", ["75", "Rocco: two of coins", "ace of cups, three of cups, king of cups"]),
        ("dummy", ["You 1"]),
        ("cut", ["Lift 20 cards"]),
        ("seal", ["ab" * 32]),
        ("phrases", ["Hear Ada again"]),
    ],
)
def test_the_lines_of_a_sheet_hold_what_is_drawn_there(app: App, name: str, told: list[str]) -> None:
    lines = "\n".join(line.text for line in PANELS[name](app).reading())
    assert not [words for words in told if words not in lines]
    assert NAMES[1] == "Rocco"
