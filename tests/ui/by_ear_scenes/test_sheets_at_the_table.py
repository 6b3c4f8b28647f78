"""Every sheet that lies on the table, by ear: its question, its controls, its lines."""

from collections.abc import Callable, Mapping

import pytest

from briscola.client.view import View
from briscola.engine.actions import CALLS, PASS, Action, Bid, Play
from briscola.engine.cards import BRISCOLA_RANKING, card, cards
from briscola.engine.stages.auction import POINTS_LADDER, RANK_LADDER
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.i18n.card_words import ITALIAN
from briscola.ui.app import App
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.cut_panel import CutPanel, SealPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.question_panel import ExchangePanel, RedealPanel
from briscola.ui.scenes.panels.sign_panel import PhrasesPanel
from briscola.ui.views.sign_row import PastSign
from tests.ui.by_ear_scenes.heard_scene import WRONG, alike, nameless
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES
from tests.ui.panels import NAMES, auction, layout_of, silent


def _nothing(*_given: object) -> None:
    """Stand in for the action of a sheet under test."""


def _call(app: App) -> Panel:
    return CallPanel(
        app.kit,
        layout_of(app),
        silent,
        legal=tuple(CALLS.values()),
        own=cards("1C 3C RC 7D 6D 2B 4S 5S"),
        promised="75",
        ranking=BRISCOLA_RANKING,
        naming=ITALIAN,
        on_action=_nothing,
        table=[("Rocco", TableCard(1, card("2D")))],
    )


def _cut(app: App) -> Panel:
    return CutPanel(app.kit, layout_of(app, 3), silent, cards=40, on_cut=_nothing, on_always=_nothing)


def _dummy(app: App) -> Panel:
    hand = cards("1C 3C RC 7D")
    return DummyPanel(
        app.kit,
        layout_of(app),
        silent,
        cards=hand,
        legal=[Play(card=hand[0])],
        on_action=_nothing,
        title="You play for the dummy",
        score=("Score · first to 3 hands", "You 1 · Rocco 0"),
    )


def _last_trick(app: App) -> Panel:
    rules = make_rules("briscola", 2)
    view = View(
        rules=rules,
        hands=((), ()),
        last=(TableCard(0, card("4C")), TableCard(1, card("1C"))),
        last_winner=1,
        last_points=11,
        trumps=card("2B").suit,
    )
    sign = PastSign(
        place=1,
        name="Rocco",
        face="rocco",
        grimace="kiss",
        doing="presses the lips",
        meaning="has the ace of trumps",
        caught=True,
    )
    names = ("You", "Rocco")
    return LastTrickPanel(
        app.kit,
        layout_of(app),
        silent,
        view=view,
        names=names,
        naming=ITALIAN,
        signs=[sign],
        on_close=_nothing,
    )


def _phrases(app: App) -> Panel:
    return PhrasesPanel(
        app.kit,
        layout_of(app),
        silent,
        others=[(1, "Rocco"), (2, "Ada")],
        muted={2},
        on_say=_nothing,
        on_close=_nothing,
    )


def _exchange(app: App) -> Panel:
    return ExchangePanel(
        app.kit,
        layout_of(app, 3),
        silent,
        give=card("7B"),
        take=card("RB"),
        worth=4,
        trick=(),
        naming=ITALIAN,
        on_action=_nothing,
    )


def _redeal(app: App) -> Panel:
    return RedealPanel(app.kit, layout_of(app), silent, points=4, on_action=_nothing)


def _seal(app: App) -> Panel:
    return SealPanel(
        app.kit,
        layout_of(app),
        silent,
        sha256="ab" * 32,
        used=None,
        salt=lambda: "abcd-efgh",
        written=False,
        on_salt=_nothing,
        on_close=_nothing,
    )


BIDS = ((1, Bid(points=70)), (2, None))


def _auction(app: App) -> Panel:
    said: list[Action] = []
    legal: list[Action] = [PASS, *(bid for bid in POINTS_LADDER if bid.points > 70)]
    return auction(app, said, BIDS, legal)


def _ranks(app: App) -> Panel:
    said: list[Action] = []
    return auction(app, said, (), [PASS, *RANK_LADDER], ranks=True)


def _passed(app: App) -> Panel:
    said: list[Action] = []
    return auction(app, said, ((0, None), *BIDS), (), speaker=3)


PANELS: Mapping[str, Callable[[App], Panel]] = {
    "call": _call,
    "cut": _cut,
    "dummy": _dummy,
    "last trick": _last_trick,
    "phrases": _phrases,
    "exchange": _exchange,
    "weak hand": _redeal,
    "seal": _seal,
    "auction": _auction,
    "auction by ranks": _ranks,
    "auction passed": _passed,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PANELS)
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
        ("phrases", ["Ada: not heard"]),
    ],
)
def test_the_lines_of_a_sheet_hold_what_is_drawn_there(app: App, name: str, told: list[str]) -> None:
    lines = "\n".join(line.text for line in PANELS[name](app).reading())
    assert not [words for words in told if words not in lines]
    assert NAMES[1] == "Rocco"
