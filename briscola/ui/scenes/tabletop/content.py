"""All that a scene shows on its table at one moment."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial

import pygame

from briscola.client.view.view import View
from briscola.engine.events import Committed, TrickTaken
from briscola.i18n.score_words import score_lines
from briscola.i18n.table_facts import TableFacts
from briscola.i18n.tooltip_words import plays_for_dummy
from briscola.ui.layout.table.card_spots import Key, Spot, spots
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.panels.panel_base import Panel, PanelKind
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.flow import EventPlayer
from briscola.ui.scenes.tabletop.picture import ScenePicture
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces
from briscola.ui.scenes.tabletop.sign_display import SignDisplay, told_of_past
from briscola.ui.scenes.tabletop.thing import HoverTarget
from briscola.ui.views.faces.sign_row import PastSign


@dataclass(frozen=True, kw_only=True)
class ShownTable:
    """A table as it is shown: all things follow from it."""

    facts: TableFacts
    now: TurnAndFaces
    piles: View
    """The view whose captured piles are shown."""
    layout: Layout
    kit: Kit
    picture: ScenePicture
    edition: int
    """Edition of the kit: with another one all is drawn anew."""
    hidden: frozenset[Key]
    """Cards still on their way, which are not things yet."""
    stock: int
    """Number of cards left in the stock."""
    landing: int | None
    """Place whose card the person is to choose, or None."""
    worth: bool
    """True if the points in the person's hand are written beside it."""
    panel: Panel | None
    """The sheet of paper lying over the table, if any."""
    tray: Callable[[], DummyPanel | None] = field(compare=False)
    """Makes the sheet with an open dummy's cards."""
    header: tuple[str, str] | None
    """Words in place of game and hand; no slate is drawn then."""
    bubbles: Callable[[], Mapping[int, pygame.Rect]] = field(compare=False)
    """Gives the rectangles of the bubbles with bids and calls, by place."""
    traces: Sequence[int]
    """Places whose sign has gone."""
    hover_targets: Sequence[HoverTarget]
    """Slips and bubbles, which lie on top."""
    own: bool
    """True if the person's cards are things as well, because nobody plays them."""

    @property
    def view(self) -> View:
        return self.facts.view

    @cached_property
    def names(self) -> Sequence[str]:
        """Players' names by place."""
        return self.facts.names

    @cached_property
    def lying(self) -> Sequence[tuple[Key, Spot]]:
        """Single cards in sight; those of the trick in the order in which they were played."""
        return [(key, spot) for key, spot in spots(self.view, self.layout).items() if key not in self.hidden]

    @property
    def scoreboard(self) -> bool:
        """True if the slate lies there."""
        return self.header is None and not self.now.auction

    @property
    def running(self) -> bool:
        """True if the slate shows the points of the hand: until it is over."""
        return self.scoreboard and self.facts.settings.live_points and self.piles.ended is None


def facts_of(
    context: SceneContext, view: View, signs: Sequence[PastSign], *, acting: int | None, asked: str = ""
) -> TableFacts:
    """All from which things are explained and questions answered; `signs` are those told again."""
    return TableFacts(
        view=view,
        setup=context.setup,
        settings=context.settings,
        naming=context.naming,
        signs=told_of_past(signs),
        acting=acting,
        asked=asked,
        rivals=context.rivals,
        occasion=context.scene.occasion,
        review=context.review,
    )


def content_of(
    context: SceneContext,
    view: View,
    now: TurnAndFaces,
    *,
    signs: SignDisplay | None,
    header: tuple[str, str] | None,
    hover_targets: Sequence[HoverTarget],
    hinted: bool,
    watched: bool,
) -> ShownTable:
    """The content of a scene with that view and state; the rest is what only the scene knows."""
    picture, panel, flow = context.picture, context.panel, context.flow
    person = now.person and (panel is None or panel.kind is PanelKind.BESIDE)
    return ShownTable(
        facts=facts_of(context, view, () if signs is None else signs.past, acting=now.acting),
        now=now,
        piles=shown_piles(flow, view),
        layout=context.layout,
        kit=context.kit,
        picture=picture,
        edition=context.kit.edition,
        hidden=hidden_cards(context, view),
        stock=cards_in_stock(flow, view, context.layout),
        landing=now.acting if person else None,
        worth=now.auction and not flow.timeline.hidden() and not hinted,
        bubbles=partial(picture.bubble_rects, view, now),
        panel=panel,
        tray=partial(open_dummy, context, view),
        header=header,
        traces=() if signs is None else tuple(signs.went_by),
        hover_targets=tuple(hover_targets),
        own=watched,
    )


def hidden_cards(context: SceneContext, view: View) -> frozenset[Key]:
    """Cards not drawn at rest: those in the air, and an open dummy's on its sheet."""
    hidden = frozenset(context.flow.timeline.hidden())
    dummy, panel = context.rules.dummy_seat, context.panel
    if dummy is None or not (panel is None or isinstance(panel, DummyPanel)):
        return hidden
    return hidden | {card.code for card in view.hands[dummy] if card is not None}


def shown_piles(flow: EventPlayer, view: View) -> View:
    """The view whose piles are drawn: a trick still in flight is not counted yet."""
    arriving = flow.timeline.running and isinstance(flow.event, TrickTaken | Committed)
    return flow.before if arriving and flow.before is not None else view


def cards_in_stock(flow: EventPlayer, view: View, layout: Layout) -> int:
    """Height of the stock in cards, the turned one and those still to leave it included."""
    turned = view.turned.code if view.turned is not None and not view.lying else None  # it is counted there
    waiting = (m for m in flow.timeline.flying() if m.hidden and m.start == layout.stock and m.key != turned)
    return view.stock_count + sum(1 for _ in waiting)


def open_dummy(context: SceneContext, view: View) -> DummyPanel | None:
    """The sheet with an open dummy's cards, shown also while another plays for it (V-MO-8)."""
    dummy = context.rules.dummy_seat
    cards = tuple(c for c in view.hands[dummy] if c is not None) if dummy is not None else ()
    if not cards:
        return None
    return DummyPanel(
        context.surroundings,
        cards=cards,
        legal=(),
        on_action=lambda _action, _pose: None,
        why_not=lambda _action: "",
        title=plays_for_dummy(view, context.names, you=context.you),
        score=score_lines(view, context.setup),
        asking=False,
    )
