"""The caption under the slate: what has happened, who took the trick and why."""

from collections.abc import Sequence
from itertools import chain

import pygame

from briscola.client.view.view import ME, View
from briscola.engine.events import Committed, DealSeen, Event, MatchBegan, TrickTaken
from briscola.engine.trick import TableCard
from briscola.i18n.event_words import caption
from briscola.i18n.tooltip_words import caption_words
from briscola.i18n.trick_words import why_taken
from briscola.ui.layout.placement import Placement, WindowSpace, near
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.play.card_slip_overlay import CardSlipOverlay
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.paper_slip import PaperSlip, SlipCloth, SlipLines, slips_hidden
from briscola.ui.scenes.tabletop.overlay import Overlay, Shortcuts
from briscola.ui.scenes.tabletop.thing import HoverTarget
from briscola.ui.views.props import slip_size

SHARES = (1.0, 1.3, 0.8)
"""Widths of a caption, as shares of its usual place; the first is the best."""
CAPTION_TIME = 3.2
TRICK_TIME = 6.0
"""Seconds for which the person may look elsewhere before the reason of a trick is taken away."""
OPENING_TIME = 6.0
"""Seconds for which the opening caption shows what is special about this game."""
CALM_TIME = 4.0
"""Seconds for which nothing that happens at the table takes the place of a sentence that nobody expects."""


def place_caption(kit: Kit, layout: Layout, text: str, detail: str, space: WindowSpace) -> PaperSlip | None:
    """Place a caption under the slate (in tall windows over the hand), or on the nearest free space.

    None if there is no room.
    """

    def usual(form: tuple[SlipLines, int]) -> pygame.Rect:
        lines, width = form
        rect = pygame.Rect((0, 0), slip_size(kit, lines, 2 * width))
        if layout.portrait:
            rect.midbottom = layout.caption.midbottom
        else:
            rect.midtop = layout.caption.midtop
            rect.right = min(rect.right, layout.caption.right)
        return rect

    def wanted(form: tuple[SlipLines, int]) -> chain[Placement]:
        rect = usual(form)
        return chain([Placement(rect)], near(rect.size, space.window, rect.midleft, layout.unit))

    widths = [round(layout.caption.width * share) for share in SHARES]
    found = space.best([(_caption(kit, text, detail, width), width) for width in widths], wanted)
    return None if found is None else PaperSlip(found[1].rect, found[0][0])


def _caption(kit: Kit, text: str, detail: str, width: int) -> SlipLines:
    """Lines at a width. A headline that would leave one word alone gets a little more width."""
    pad = 2 * kit.scale.px(20)
    room = width - pad
    headline = kit.fonts.width(text, "body-strong")
    if room < headline <= 1.3 * width - pad:
        room = headline
    rows = [("body-strong", line) for line in kit.fonts.wrap(text, "body-strong", room)]
    return (*rows, *(("small", line) for line in kit.fonts.wrap(detail, "small", room) if detail))


class CaptionOverlay(Overlay):
    """The caption on show and its remaining time."""

    def __init__(self, context: PlayContext, card_slip: CardSlipOverlay) -> None:
        """The caption keeps clear of the `card_slip`, which is drawn before it."""
        self.context, self._card_slip = context, card_slip
        self.words: tuple[str, str] | None = None
        """Headline and reason; None if none are shown."""
        self._left = self._calm_left = 0.0
        self._captioned: Event | None = None
        self._placed: tuple[object, PaperSlip | None] | None = None
        self._trick: Sequence[TableCard] = ()
        self._seen: PaperSlip | None = None
        """The caption as last drawn; None if none was."""

    def show(
        self, text: str, detail: str = "", trick: Sequence[TableCard] = (), *, seconds: float = CAPTION_TIME
    ) -> None:
        """Show a caption for a while, and say it; `trick` is the trick it is about."""
        self.context.speak(text, detail)
        self._write(text, detail, trick, seconds=seconds)

    def _write(
        self, text: str, detail: str = "", trick: Sequence[TableCard] = (), *, seconds: float = CAPTION_TIME
    ) -> None:
        seconds *= self.context.pace.reading
        self.words, self._left, self._trick = (text, detail), seconds, trick
        self.context.invalidate()

    def show_calmly(self, text: str) -> None:
        """Show a caption long enough for a sentence that nobody expects; no event soon takes its place."""
        self.show(text, seconds=OPENING_TIME)
        self._calm_left = CALM_TIME

    def show_besides(self, text: str) -> None:
        """Say a sentence calmly, after the one that is being shown."""
        self.show_calmly(text if self.words is None else f"{self.words[0]} {text}")

    def clear(self) -> None:
        """Take the caption away."""
        self.words, self._left, self._calm_left = None, 0.0, 0.0

    def unwrite(self) -> None:
        self.clear()

    def explain(self) -> None:
        """Show why the trick on the table is won by whom; asked again, or before it, the one before."""
        view = self.context.view
        if view is None:
            return
        asked_again = self.words is not None and self._trick == view.table
        table = view.last if asked_again or not view.table else view.table
        if table:
            self.show(why_taken(table, view, naming=self.context.naming), trick=table, seconds=TRICK_TIME)

    def _caption_event(self) -> None:
        """Write the caption of the event on show, once for each event."""
        context, flow = self.context, self.context.flow
        event = flow.event
        if event is None or event is self._captioned or flow.view is None:
            return
        self._captioned = event
        if self._calm_left > 0:
            return
        if isinstance(event, Committed):
            self.words = None
        if isinstance(event, MatchBegan | DealSeen) and self.context.scene.guided:
            return  # the guide tells what is different, one thing at a time
        told = caption(
            event,
            flow.view,
            flow.before,
            context.names,
            context.settings,
            naming=context.naming,
            you=context.you,
        )
        if told is not None:
            trick = flow.view.last if isinstance(event, TrickTaken) else ()
            lasting = isinstance(event, DealSeen | TrickTaken)
            self._write(*told, trick, seconds=OPENING_TIME if lasting else CAPTION_TIME)

    @property
    def _past(self) -> bool:
        """True if the caption is about the last trick and the person has played to the next one."""
        view = self.context.flow.view
        if view is None or not self._trick or self._trick != view.last:
            return False
        return any(on.seat == ME for on in view.table)

    @property
    def _explained(self) -> bool:
        """True while the caption is being explained."""
        told = self.context.scene.group.telling.widget
        return told is not None and told.name == "slip caption"

    @property
    def _kept(self) -> bool:
        """True while somebody reads the caption, or cannot see it."""
        return self._explained or slips_hidden(self.context)

    def update(self, dt: float) -> bool:
        self._caption_event()
        before = self.words
        if not self._kept:
            self._left = max(0.0, self._left - dt)
        self._calm_left = max(0.0, self._calm_left - dt)
        if self._past and not self._explained:
            self.words, self._left = None, 0.0
        if self._left == 0 and not self.context.flow.timeline.running:
            self.words = None
        if self.words != before:
            self.context.invalidate()
        return False

    def wake(self) -> float | None:
        return self._left if self._left > 0 and not self._kept else None

    @property
    def shortcuts(self) -> Shortcuts:
        return {pygame.K_w: self.explain}

    def draw(self, target: pygame.Surface) -> None:
        context, view = self.context, self.context.view
        self._seen = None
        if view is not None and self.words is not None and not slips_hidden(context):
            self._seen = self._place(view, *self.words)
        if self._seen is not None:
            self._seen.draw(target, context.kit)

    @property
    def hover_targets(self) -> Sequence[HoverTarget]:
        """The caption, with its trick in the explanation."""
        context, view = self.context, self.context.view
        if self.words is None or self._seen is None or view is None:
            return ()
        told = caption_words(self.words[0], view, self._trick, context.names, naming=context.naming)
        return (("caption", self._seen.rect, told),)

    def _place(self, view: View, text: str, detail: str) -> PaperSlip | None:
        """Place the caption clear of other slips; None if there is no room. Cached for layout and cards."""
        context = self.context
        dummy = context.rules.dummy_seat
        opened = dummy is not None and any(card is not None for card in view.hands[dummy])
        tray = context.layout.tray if opened else None
        cloth = SlipCloth.seen(context, view, self, self._card_slip.rect, tray)
        if self._placed is None or self._placed[0] != (text, detail, cloth):
            slip = place_caption(context.kit, context.layout, text, detail, cloth.space)
            self._placed = ((text, detail, cloth), slip)
        return self._placed[1]
