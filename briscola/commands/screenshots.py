"""Pictures of the telling subjects of a match, in the order in which they come."""

from collections.abc import Callable, Iterator

from briscola.client.seats.seat_control import NextStep
from briscola.client.view.view import DealerNamed, View
from briscola.commands.autopilot import Autopilot
from briscola.engine.events import (
    BidMade,
    Called,
    Conceded,
    DealSeen,
    Declared,
    Drawn,
    Exchanged,
    PackCut,
    Passed,
    Played,
    Redealt,
    Signalled,
    TrickTaken,
)
from briscola.ui.app import App
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.panels.question_panel import ExchangePanel, RedealPanel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.tabletop.flow import Flow

PANELS = {
    AuctionPanel: "own-bid",
    CallPanel: "own-call",
    ExchangePanel: "own-exchange",
    RedealPanel: "own-redeal",
    DummyPanel: "dummy",
}
STEP = 1 / 60
COUNTED = 0.55  # how much of a hand is counted when its totals are seen best
SPOKEN = 3  # words of an auction that make a picture of it
FLYING, LANDING = 0.4, 0.85  # how far a card has come when it is seen best, and when it arrives
RICH = 20  # points of a trick worth a picture of its own


class Photographer:
    """Watches a window after each step of time and takes each telling picture once a hand."""

    def __init__(self, app: App, keep: Callable[[str], None]) -> None:
        """`keep` gets the name of what `app.screen` shows."""
        self._app, self._keep = app, keep
        self._taken: set[tuple[int, str]] = set()
        self._aside = True

    def take(self, what: str) -> None:
        """Draw the window as it is now."""
        self._app.draw()
        self._keep(what)

    def watch(self, autopilot: Autopilot, step: float = STEP) -> None:
        """The whole performance at steps of so many seconds; drawn only when a picture is taken."""
        self._app.reset(autopilot.scene)
        self._app.running = True
        while self._app.running:
            assert self._app.top is not None
            self._app.top.update(step)
            self.take_new(autopilot)
            autopilot.step(step)

    def take_new(self, autopilot: Autopilot) -> None:
        """Take every picture that this moment is worth and that this hand has not had."""
        hand = autopilot.scene.flow.hand
        new = [what for what in subjects(autopilot) if (hand, what) not in self._taken]
        for what in new:
            self._taken.add((hand, what))
            self.take(what)
        if self._aside and "own-turn" in new and autopilot.seat.view.tricks:
            self._aside = False
            self._look_aside(autopilot)

    def _look_aside(self, autopilot: Autopilot) -> None:
        """Take pictures of the panels a person may open during play: last trick, signs, pause."""
        scene = autopilot.scene
        scene.overlays.sheets.show_last()
        self.take("last-trick-shown")
        scene.overlays.sheets.clear()
        if autopilot.seat.rules.talks:
            scene.overlays.signs.open()
            if scene.overlays.sheets.panel is not None:
                scene.overlays.sheets.panel.update(1.0)  # wide open
            self.take("sign-wheel")
            scene.overlays.sheets.clear()
        scene.pause()
        self.take("pause")
        self._app.pop()


def subjects(autopilot: Autopilot) -> Iterator[str]:
    """The names of what can be seen now."""
    top = autopilot.app.top
    if isinstance(top, HandResult) and _half_counted(top):
        yield "count"
    if autopilot.read:
        yield "match-result" if isinstance(top, MatchResult) else "hand-result"
    flow, view = autopilot.scene.flow, autopilot.scene.view
    if top is not autopilot.scene or view is None:
        return
    yield from _asked(autopilot)
    yield from _happened(flow, view)
    yield from _said(autopilot.scene)


def _half_counted(result: HandResult) -> bool:
    return (
        result.animation is not None
        and not result.known
        and result.time >= COUNTED * result.animation.counted
    )


def _asked(autopilot: Autopilot) -> Iterator[str]:
    """Yield the names of the subjects that wait for the person: the cut, a turn, a panel."""
    next_step, panel = autopilot.scene.flow.next_step, autopilot.scene.panel
    if next_step is NextStep.OWN_CUT:
        yield "cut"
    if next_step is NextStep.OWN_TRUMP_CARD:
        yield "own-trump-card"
    if next_step is NextStep.OWN_MOVE:
        first = autopilot.scene.flow.hand == 1 and not autopilot.seat.view.tricks
        turn = "first-turn" if first else "own-turn"
        yield turn if panel is None else PANELS.get(type(panel), "panel")


def _happened(flow: Flow, view: View) -> Iterator[str]:
    """Yield the name of the moment that the event on the table has reached, at its most telling point."""
    line = flow.timeline
    progress = [motion.progress(line.time) for motion in line.flying()]
    halfway = FLYING < max(progress, default=0.0) < LANDING
    landed = min(progress, default=1.0) >= LANDING
    match flow.event:
        case DealerNamed():
            yield "draw-for-deal"
        case PackCut() if halfway:
            yield "cutting"
        case DealSeen() if halfway and len(line.flying()) * 2 < sum(len(hand) for hand in view.hands):
            yield "deal"
        case BidMade() | Passed() if len(view.bids) >= SPOKEN:
            yield "auction"
        case Called():
            yield "call"
        case Exchanged():
            yield "exchange"
        case Declared() if line.flying() and not any(motion.slap for motion in line.flying()):
            yield "declaration"
        case Redealt():
            yield "dealt-anew"
        case Conceded():
            yield "given-up"
        case Played() if view.revealed and flow.before is not None and not flow.before.revealed:
            if landed:
                yield "partner-revealed"
        case Played() if halfway and len(view.table) > 1:
            yield "throw"
        case TrickTaken():
            yield from _trick(flow, view, halfway)
        case Drawn() if halfway:
            yield "draw"


def _said(scene: PlayScene) -> Iterator[str]:
    """Yield the names of the signs, requests and remarks on show beside the play."""
    for said in scene.overlays.signs.noticed:
        yield "sign" if isinstance(said, Signalled) else "request"
    if scene.overlays.chat.noticed:
        yield "remark"


def _trick(flow: Flow, view: View, halfway: bool) -> Iterator[str]:
    """A trick lying there to be read, or being gathered."""
    if halfway:
        yield "sweep"
    elif flow.timeline.running:
        if view.tricks == view.rules.tricks:
            yield "last-trick"
        else:
            yield "rich-trick" if view.last_points >= RICH else "trick"
