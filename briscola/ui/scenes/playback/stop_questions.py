"""The questions at a stop: why another player did that, and what if the person had chosen otherwise."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.client.decisions import hands_of
from briscola.client.playback.what_if import Origin, branch
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME, View
from briscola.engine.events import Event
from briscola.i18n import what_if_words
from briscola.i18n.text import _
from briscola.ui.scene import Host
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.playback.why_sheet import WhySheet
from briscola.ui.scenes.results.actions import HandOffer, TableActions
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.focus_group import FocusGroup


def branch_off(
    app: Host,
    setup: MatchSetup,
    origin: Origin,
    log: Sequence[Event],
    event: int,
    *,
    was: View | None,
    offers: Sequence[HandOffer],
) -> None:
    """Play on from before an event of the log, over the top scene, which is on top again afterwards.

    `was` is the table when the hand had ended in the match, if it had; `offers`: what can be done with the
    hand at its end.
    """
    over = app.top
    seat = branch(setup, origin, log, event)
    seat.come_in()

    def leave(then: Callable[[], None] = lambda: None) -> None:
        while app.top is not None and app.top is not over:
            app.pop()
        then()

    def again() -> None:
        branch_off(app, setup, origin, log, event, was=was, offers=offers)

    scene = PlayScene(
        app,
        seat,
        TableActions(
            leave=leave,
            again=partial(leave, again),
            offers=offers,
            since=event,
            beside=None if was is None else partial(what_if_words.beside_text, was),
        ),
    )
    app.push(scene)
    scene.overlays.caption.show(what_if_words.mark_text(setup))


class Inquiry:
    """Knows which questions have an answer at the present stop."""

    def __init__(
        self,
        app: Host,
        context: SceneContext,
        show: ReelPlayer,
        log: Sequence[Event],
        origin: Origin | None,
        sheet: WhySheet,
        offers: Sequence[HandOffer],
    ) -> None:
        """`origin`: seeds and terms of the record, needed for *what if*; None if that is not possible.
        `offers`: what can be done with a hand of another course.
        """
        self._app, self._context, self._show = app, context, show
        self._log, self._origin, self._sheet, self._offers = log, origin, sheet, offers
        own = hands_of(log, ME) if origin is not None else ()
        self._own = frozenset(decision.event for hand in own for decision in hand.decisions)
        """Log indices of the person's decisions."""

    @property
    def may_branch(self) -> bool:
        """True if *what if* is possible in this match."""
        return self._origin is not None

    @property
    def decided(self) -> int | None:
        """Log index of the person's decision next after this stop; None if something else comes next."""
        event = self._show.reel.following(self._show.at)
        return event if event in self._own else None

    @property
    def done(self) -> int | None:
        """Log index of another player's decision just made at this stop; None if there is none."""
        event = self._show.reel.done(self._show.at)
        if event is None:
            return None
        seat = getattr(self._log[event], "seat", ME)
        return event if ME < seat < self._context.rules.players else None

    def why(self) -> None:
        """Ask why the last decision was made; asked again, put the answer away."""
        event, show = self.done, self._show
        if event is None:
            self._context.knock()
            return
        if show.playing:
            show.toggle()
        self._sheet.ask(event)

    def what_if(self) -> None:
        """Play on from this stop with another choice."""
        event, show = self.decided, self._show
        if self._origin is None or event is None:
            self._context.knock()
            return
        show.jump(show.at)
        hand = show.reel.hand_at(show.at)
        was = None if hand is None or hand.ended is None else show.reel.view(hand.last)
        setup, log = self._context.setup, self._log
        branch_off(self._app, setup, self._origin, log, event, was=was, offers=self._offers)


class Questions:
    """Adds the buttons to the scene's controls, one above the other in the corner: there in every pause."""

    def __init__(self, context: SceneContext, group: FocusGroup, inquiry: Inquiry) -> None:
        self._group = group
        kit, scale, size = context.kit, context.kit.scale, context.layout.size
        right, bottom = size[0] - scale.edge, size[1] - scale.px(22)
        what_if = ("what_if", _("What if…"), inquiry.what_if)
        rows = (*([what_if] if inquiry.may_branch else []), ("why", _("Why?"), inquiry.why))
        wide = max(Button.width_for(kit, words) for _name, words, _press in rows)
        self._buttons: dict[str, Button] = {}
        for name, words, press in rows:
            rect = pygame.Rect(0, 0, wide, scale.target(60))
            rect.bottomright = (right, bottom)
            button = self._buttons[name] = Button(kit, rect, words, press, name=name, margin=8)
            button.visible = False
            bottom = rect.top - scale.px(12)
        group.add(*reversed(self._buttons.values()))

    def show(self, *, resting: bool, why: bool, what_if: bool) -> bool:
        """Show the buttons in a pause, each usable where it has an answer; True if the focused one is not."""
        when = {
            "why": (why, _("Ask right after a choice of somebody else.")),
            "what_if": (what_if, _("Ask right before a choice of your own.")),
        }
        for name, button in self._buttons.items():
            button.visible, (button.enabled, told) = resting, when[name]
            button.why_off = told
        return any(each is self._group.focused and not each.usable for each in self._buttons.values())
