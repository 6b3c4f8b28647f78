"""Panels that lie in a window on their own, and time that passes over them."""

from collections.abc import Sequence

from briscola.client.view.view import View
from briscola.engine.actions import Action, Bid
from briscola.engine.cards import BRISCOLA_RANKING
from briscola.engine.rules import Bidding
from briscola.engine.variants import make_rules
from briscola.ui.app import App
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.panel_base import Panel, Surroundings
from tests.ui.hands import key

NAMES = ("You", "Rocco", "Lucia", "Nino", "Teresa")


def around(app: App, hand: int = 8) -> Surroundings:
    """A table of five, where nothing makes a sound."""
    return Surroundings(app.kit, Layout(app.size, range(5), hand), lambda _name: None)


def auction(
    app: App,
    said: list[Action],
    bids: Sequence[tuple[int, Bid | None]] = (),
    legal: Sequence[Action] = (),
    *,
    ranks: bool = False,
    speaker: int | None = None,
) -> AuctionPanel:
    """An auction panel that writes down what was said, open for long enough to be heard."""
    panel = AuctionPanel(
        around(app),
        bidding=Bidding.RANK if ranks else Bidding.POINTS,
        ranking=BRISCOLA_RANKING,
        names=NAMES,
        on_action=said.append,
        on_skip=lambda: None,
        still=True,
    )
    rules = make_rules("chiamata", 5, {"bidding": "rank"} if ranks else {})
    panel.show(View(rules=rules, hands=((),) * 5, bids=tuple(bids)), legal, speaker=speaker)
    read(panel)
    return panel


def press(panel: Panel, *codes: int) -> None:
    """Keys go down, one after the other; letters and digits are written by them."""
    for code in codes:
        panel.handle(key(code, chr(code) if 32 < code < 127 else ""))


def read(panel: Panel) -> None:
    """Let a panel lie there until somebody may have read it."""
    panel.appear()
    rest(panel, 0.5)


def rest(panel: Panel, seconds: float) -> None:
    """Let time pass in which nobody presses anything."""
    for _ in range(round(seconds * 60)):
        panel.update(1 / 60)
