"""Sheets over the table: only the top one is drawn, updated and given events; room for them and for slips."""

from collections.abc import Hashable, Iterator, Sequence

import pygame
from msgspec.structs import replace

from briscola.i18n.text import _
from briscola.i18n.trick_words import nothing_again_text
from briscola.ui.input import pointer
from briscola.ui.layout.placement import Obstacle, Placement, WindowSpace, near, never, table_space
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table_items import SELDOM, SLATE, TableContents
from briscola.ui.scenes.panels.cut_panel import SealPanel
from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
from briscola.ui.scenes.panels.look_back import LookBack
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.hand_button import hand_buttons
from briscola.ui.scenes.tabletop.content import open_dummy
from briscola.ui.scenes.tabletop.overlay import Overlay, Shortcuts
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces
from briscola.ui.scenes.tabletop.sign_display import past_signs
from briscola.ui.views.text.paper_tag import keys_words

ON_PANEL = SLATE
"""Weight of the words and pictures on a panel that covers the table."""


def near_hand(context: PlayContext) -> tuple[int, int]:
    """Preferred position of a sheet, in px: right of the hand, near the top of its cards."""
    layout, cards = context.layout, context.hand.codes
    hand = bounds(layout.hand(len(cards)), layout.ratio) if cards else layout.hand_rect
    return hand.right + layout.field_px(20), hand.top + hand.height // 4


def sheets_near(context: PlayContext, size: tuple[int, int], at: tuple[int, int]) -> Iterator[Placement]:
    """Places for a sheet of that size all over the table, nearest first to `at`, its left and middle."""
    layout = context.layout
    return near(size, pygame.Rect((0, 0), layout.size), at, layout.unit)


def space_now(
    context: PlayContext, placed: Overlay, besides: Sequence[pygame.Rect | None] = ()
) -> WindowSpace:
    """The table for `placed` as it lies there now, with its panel, papers, bids, open cards and `besides`.

    Beside a panel that covers the whole table only this panel counts.
    """
    view, panel, layout = context.view, context.panel, context.layout
    air = 2 * layout.field_px(10) // 3
    lying = never(*besides, *hand_buttons(context), *context.papers(placed))
    if panel is not None and panel.covers_table:
        edge = layout.scale.rim + layout.field_px(10)
        controls, words = panel.occupied
        lying += [*never(*controls), *(Obstacle(ON_PANEL, rect) for rect in words)]
        return WindowSpace(panel.rect.inflate(-2 * edge, -edge), lying)
    if panel is not None:
        lying += never(panel.rect.inflate(2 * air, 2 * air))
    if view is None:
        return table_space(layout, TableContents(buttons=context.help_buttons), besides=lying)
    tray = open_dummy(context, view)
    lying += never(None if tray is None else tray.rect)
    if context.in_auction:
        now = TurnAndFaces(auction=True, naming=context.naming)
        bids = context.picture.bubble_rects(view, now).values()
        lying += never(*bids)
        worth = context.picture.hand_words.worth_rect(view)
        lying += [] if worth is None else [Obstacle(SELDOM, worth)]
    return table_space(layout, TableContents.seen(view, context.help_buttons), besides=lying)


class SheetOverlay(Overlay):
    """An overlay that holds one sheet; another sheet on top keeps it waiting."""

    def __init__(self, context: PlayContext) -> None:
        self.context = context
        self._keys_told = False
        """True while the sheet shows which keys answer, and that has been said."""

    @property
    def _on_top(self) -> Panel | None:
        return self.panel if self.panel is self.context.panel else None

    @property
    def version(self) -> Hashable:
        return self.panel

    @property
    def up(self) -> bool:
        return self._on_top is not None

    @property
    def covers(self) -> Sequence[pygame.Rect]:
        return () if self._on_top is None else (self._on_top.rect,)

    def show(self, panel: Panel) -> None:
        """Open a sheet in place of the one before."""
        self.panel = panel
        self.context.invalidate()

    def rebuild(self) -> None:
        """Build the sheet anew for another size, deck or language."""
        if self.panel is not None:
            self.panel.rebuild(self.context.kit, self.context.layout)

    def update(self, dt: float) -> bool:
        panel = self._on_top
        if panel is None:
            return False
        if panel.tells_keys and not self._keys_told:
            self.context.speak(keys_words())
        self._keys_told = panel.tells_keys
        return panel.update(dt)

    def wake(self) -> float | None:
        return None if self._on_top is None else self._on_top.group.wake

    def handle(self, event: pygame.event.Event) -> bool:
        panel = self._on_top
        if panel is None:
            return False
        p = pointer.read(event, self.context.size)
        if p is not None and p.kind == "move" and not p.touch and panel.covers(p.pos):
            self.context.hand.forget_pointer()
        return panel.handle(event)

    def draw(self, target: pygame.Surface) -> None:
        if self._on_top is not None:
            self._on_top.draw(target)

    def clear(self) -> None:
        """Close the sheet. One under another lets nothing go: the keyboard is that one's."""
        if self._on_top is not None:
            self._on_top.close()
        self.panel = None
        self.context.invalidate()


class OpenedSheets(SheetOverlay):
    """Sheets the person opens: the last trick, all tricks, the seal, the wheel of signs, the phrases."""

    def __init__(self, context: PlayContext) -> None:
        super().__init__(context)
        self._held: float | None = None
        """Seconds for which L has been held since it opened the last trick; None once it is up."""

    @property
    def shortcuts(self) -> Shortcuts:
        return {pygame.K_l: self._show_last_by_key}

    def _show_last_by_key(self) -> None:
        self.show_last()
        self._held = 0.0 if self.panel is not None and self._all else None

    @property
    def _all(self) -> bool:
        """True if all tricks of the hand may be looked at, and there are any."""
        view = self.context.view
        return self.context.review == "all" and view is not None and len(view.past) > 0

    def show_last(self) -> None:
        """Open the sheet with the last trick, as far as this table looks back."""
        context, view, signs = self.context, self.context.view, past_signs(self.context)
        if view is not None and context.review == "none":
            view = replace(view, last=())
        if view is None or not (view.last or signs):
            none = context.review == "none"
            context.show_caption(nothing_again_text() if none else _("No trick has been taken yet."))
            return
        self.show(
            LastTrickPanel(
                context.surroundings,
                view=view,
                names=context.names,
                signs=signs,
                on_close=self.clear,
                on_all=self.look_back if self._all else None,
            )
        )

    def look_back(self) -> None:
        """Open the sheet with all tricks so far; the last one where the table looks back no further."""
        context, view, held = self.context, self.context.view, self._held is not None
        self._held = None
        if view is None or not self._all:
            self.show_last()
            return
        self.clear()
        context.scene.app.push(LookBack(context.scene.app, view, context.names, held=held))

    def handle(self, event: pygame.event.Event) -> bool:
        if (
            self._held is not None
            and event.type in (pygame.KEYDOWN, pygame.KEYUP)
            and event.key == pygame.K_l
        ):
            if event.type == pygame.KEYUP:
                self._held = None
            return True  # it is still down, and repeats itself
        return super().handle(event)

    def update(self, dt: float) -> bool:
        if self._held is not None:
            self._held += dt
            if self._held >= self.context.settings.hold_time:
                self.look_back()
                return True
        return super().update(dt)

    def wake(self) -> float | None:
        waits = super().wake()
        if self._held is None:
            return waits
        left = max(0.0, self.context.settings.hold_time - self._held)
        return left if waits is None else min(waits, left)

    def clear(self) -> None:
        self._held = None
        super().clear()

    def show_seal(self) -> None:
        """Open the sheet about the seal; the person can type a salt while the pack waits for its cut."""
        context, view, salt = self.context, self.context.view, self.context.salt
        if view is None or not view.sha256:
            return
        self.show(
            SealPanel(
                context.surroundings,
                sha256=view.sha256,
                used=view.salt if context.seat.dealt else None,
                browsers=context.setup.browsers,
                salt=lambda: salt.text,
                written=salt.written is not None,
                on_salt=salt.write,
                on_close=self.clear,
            )
        )
