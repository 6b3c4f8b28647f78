"""Draw the table of a match with its overlays, and find which parts need redrawing."""

from collections.abc import Sequence

import pygame

from briscola.ui.scene import Host
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.dirty_rects import DirtyRects
from briscola.ui.scenes.play.overlays import Overlays
from briscola.ui.scenes.play.table_look import Now
from briscola.ui.scenes.play.table_painting import now_of, paint, whose_turn
from briscola.ui.scenes.play.table_picture import TablePicture
from briscola.ui.views.prewarm import Prewarmer, tasks
from briscola.ui.widgets import FocusGroup


class TableRenderer:
    """Owns the picture of the table, which `layout` makes anew; prepares card images in quiet moments."""

    picture: TablePicture

    def __init__(self, app: Host, context: PlayContext, over: Overlays) -> None:
        self._app, self._context, self._over = app, context, over
        self._warmer = Prewarmer()
        self._moved = DirtyRects()

    def layout(self) -> None:
        """Start with a new picture, after a change of size, layout or settings."""
        context, kit = self._context, self._app.kit
        self.picture = TablePicture(
            kit, context.layout, context.setup, context.settings, self._app.draw_table, naming=context.naming
        )
        made = context.grimaces.values()
        self._warmer.begin(kit, tasks(kit, context.layout, context.setup, context.rules.pack, made))

    def now(self) -> Now:
        """The state of the table besides the cards."""
        acting, person = whose_turn(self._context)
        return now_of(
            self._context,
            acting=acting,
            person=person,
            life=self._over.life,
            faces=self._over.signs.faces,
            near=self._over.signs.near,
            moods=self._over.chat.moods,
        )

    def changed(self, group: FocusGroup) -> Sequence[pygame.Rect]:
        """Rectangles changed since the last call; `group`: the table's controls."""
        context, hand = self._context, self._context.hand
        if (view := context.view) is None:
            return ()
        # Where a card of the fan stands out, one that arrives lies elsewhere than at rest.
        arriving = hand.shown is not None and tuple(code in hand.absent for code in hand.codes)
        hinted = self._over.hint.shown
        besides = (context.panel, hinted, group.shown(), hand.cursor, hand.under, arriving)
        return self._moved.since(context, self.picture, view, self.now(), besides)

    def draw(self, target: pygame.Surface, group: FocusGroup) -> None:
        """Draw the table within the target's clip."""
        context, over = self._context, self._over
        view, panel = context.view, context.panel
        covered = view is None or (panel is not None and panel.covers_table)
        if view is None or covered:
            self._app.draw_table(target)
        else:
            turn, hinted = over.life.turn, over.hint.shown
            paint(target, context, self.picture, view, self.now(), turn=turn, hinted=hinted)
            for overlay in over.below:
                overlay.draw(target)
        if panel is None or not covered:
            group.draw(target)
        for overlay in over.above:
            overlay.draw(target)
        if not covered:
            context.hand.draw_dragged(target)

    # ---- ahead of their need

    def make_ahead(self, *, moving: bool) -> None:
        """Prepare images of moving cards first; at rest, one frame's share of all that may be needed."""
        context = self._context
        self._warmer.expect(context.kit, context.layout, context.flow.timeline.motions)
        if not moving and not self._app.rasterising:  # no frame is to rasterise what is soon on the disk
            self._warmer.work()

    def prepare(self, until: float) -> None:
        """Prepare images that are needed soon until the time `until` (of `time.perf_counter`)."""
        self._warmer.hurry(until)

    def wake(self) -> float | None:
        """Seconds until the next share of preparation; None once all is made."""
        return self._warmer.wake()
