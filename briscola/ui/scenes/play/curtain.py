"""The curtain between two people at one computer: nothing of the table, and the name of who is to look."""

from collections.abc import Callable
from functools import partial

import pygame

from briscola.client.hot_seat.agreement import ANYTHING
from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.game_words import rules_chapter
from briscola.i18n.person_words import shown_name
from briscola.i18n.text import _
from briscola.ui.animation.motion import both_soft, leave_fast, pace_for
from briscola.ui.input import pointer
from briscola.ui.input.input_guard import InputGuard
from briscola.ui.render.theme import CREAM
from briscola.ui.scene import Host, Scene
from briscola.ui.views.table.curtain_view import (
    BUTTON,
    GAP,
    draw_curtain_face,
    draw_curtain_fan,
    draw_sentence,
    place_curtain,
)
from briscola.ui.widgets.button import Button, RoundButton

CLOSING, OPENING = 0.36, 0.24
"""Seconds in which the fan opens, so that the curtain is closed, and closes again."""


class Curtain(Scene):
    """Covers the table until the person named has the screen to himself.

    The table is out of sight from the first frame; the fan that then opens is only an ornament. Any press
    opens the curtain, but none that was still meant to hurry the table.
    """

    covers_person = True

    def __init__(
        self,
        app: Host,
        *,
        setup: MatchSetup,
        seat: int,
        on_open: Callable[[], None],
        on_pause: Callable[[], None],
        on_undo: Callable[[], None] | None = None,
        chooser: str = "",
        note: str = "",
        plays_with: str = ANYTHING,
    ) -> None:
        """`seat` is that of the person in `setup`; `on_open` shows the table in place of the curtain.

        `on_pause` opens the pause; `on_undo` takes back the choice of the person before, who is called
        `chooser`, and is None where none can be taken back; `note` is a second, quieter line; `plays_with`
        is what alone opens it.
        """
        super().__init__(app)
        self.setup, self.seat, self.note, self._plays_with = setup, seat, note, plays_with
        self._on_open, self._on_pause, self._on_undo = on_open, on_pause, on_undo
        self.chooser = chooser
        """Name of the person whose choice can be taken back."""
        self._guard = InputGuard(self.kit.hands)
        self._fan = 0.0
        """Share (0…1) by which the fan is open, before easing."""
        self.leaving = False
        """True once a press has opened the curtain, while the fan closes."""
        self._down = False
        """True while the pointer is held down outside every control."""

    @property
    def chapter(self) -> str:
        return rules_chapter(self.setup.rules())

    @property
    def match_setup(self) -> MatchSetup:
        return self.setup

    @property
    def name(self) -> str:
        """Name of the person who is to look."""
        return shown_name(self.setup, self.seat)

    @property
    def spoken_title(self) -> str:
        return _("{name}, your turn").format(name=self.name)

    @property
    def spoken_text(self) -> str:
        return self.note

    def enter(self) -> None:
        self.resume()

    def resume(self) -> None:
        self._guard.begin()
        self.wake_after([0.0])  # the scene before has nothing left to move

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        words, gap = _("Here I am"), scale.px(GAP)
        tall = scale.target(BUTTON)
        wide = Button.width_for(kit, words, role="button-main")
        said = kit.fonts.line("scene") + (kit.fonts.line("subtitle") if self.note else 0)
        room = pygame.Rect((0, 0), size).inflate(-2 * scale.edge, -2 * scale.edge)
        self.place = place_curtain(kit, size, noted=bool(self.note))
        self.said_at = room.centerx, self.place.foot + gap
        self.said_width = room.width
        show = pygame.Rect(0, self.said_at[1] + said + gap, wide, tall)
        show.centerx = room.centerx
        group = self.new_group(focus="show")
        side = scale.target(62)
        corner = scale.edge + side // 2, scale.edge + side // 2
        pause = RoundButton(kit, corner, "pause", _("Pause"), self._on_pause, diameter=62, show_label=False)
        group.add(Button(kit, show, words, self.open, primary=True, role="button-main", name="show"), pause)
        if self._on_undo is not None:
            beside = size[0] - corner[0], corner[1]
            undo = RoundButton(
                kit, beside, "undo", _("Take back"), self._on_undo, diameter=62, show_label=False
            )
            undo.tip = ""  # the words stand beside it
            undo.explained = _("{name}’s last choice").format(name=self.chooser)
            group.add(undo)
            self.undo_at = undo.rect.left - scale.px(14), undo.rect.centery
        self.restore_focus("show")

    # ---- time and events

    def open(self) -> None:
        """Begin to open the curtain; further presses mean nothing."""
        self.leaving = True

    def update(self, dt: float) -> bool:
        self._guard.update(dt)
        self.wake = None
        moving = super().update(dt)
        instant = pace_for(self.app.settings).instant
        step = 1.0 if instant else dt / (OPENING if self.leaving else CLOSING)
        end = 0.0 if self.leaving else 1.0
        still = self._fan == end and not self.leaving
        self._fan = max(end, self._fan - step) if self.leaving else min(end, self._fan + step)
        if self.leaving and self._fan == 0:
            self.leaving = False
            self._on_open()
            return True  # whatever is on top now has something to show
        if still:
            self.partly = False
            return moving or self._guard.deaf
        self.partly = not moving
        self.invalidate(self.place.rect)
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if self.leaving or not pointer.is_own(event, self._plays_with, self.app.pads):
            return True
        if self._guard.stops(event):
            self._guard.begin()  # who still hurries the table presses again and again
            return True
        if super().handle(event):
            self._down = False
            return True
        if pointer.is_back(event):
            self._on_pause()
            return True
        if pointer.is_confirm(event):
            self.open()
            return True
        p = pointer.read(event, self.app.size)
        if p is None or p.kind not in ("down", "up"):
            return False
        pressed, self._down = self._down, p.kind == "down"
        if pressed and p.kind == "up":
            self.app.click("click")
            self.open()
        return True

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        self.app.draw_table(target)
        draw_curtain_face(target, kit, self.place, self.setup.face_of(self.seat))
        opened = both_soft(self._fan) if self.leaving else leave_fast(self._fan)
        draw_curtain_fan(target, kit, self.place, opened)
        draw_sentence(target, kit, self.spoken_title, self.note, self.said_at, self.said_width)
        if self._on_undo is not None:
            self._draw_undo(target)
        self.group.draw(target)

    def _draw_undo(self, target: pygame.Surface) -> None:
        """Say beside its button whose choice is taken back."""
        kit, (right, middle) = self.kit, self.undo_at
        draw = partial(kit.fonts.draw, target, colour=CREAM, halo=True, width=right - self.place.face.right)
        draw(_("Take back"), "small-strong", (right, middle), anchor="bottomright")
        words = _("{name}’s last choice").format(name=self.chooser)
        draw(words, "small", (right, middle), anchor="topright")
