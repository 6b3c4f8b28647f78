"""The settings on a sheet of paper: applied at once, with a look at the deck on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from briscola import resources
from briscola.i18n import text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import _
from briscola.i18n.trouble import settings_text
from briscola.storage.settings import BACKS, INDICES, SPEEDS
from briscola.ui.render.theme import CREAM, INK, TABLES
from briscola.ui.scene import Host, Scene
from briscola.ui.views import deck_preview
from briscola.ui.widgets import (
    Dropdown,
    RoundButton,
    ScrollView,
    Segments,
    Slider,
    Stepper,
    Swatches,
    TextField,
    Widget,
    draw_column_rule,
    draw_heading,
    draw_sheet,
    heading_height,
)

Make = Callable[[pygame.Rect], Widget]
LEAST_STEP = 43
"""Pixels from one setting to the next; where there is less room, they scroll."""


def deck_title(name: str) -> str:
    """The name of a deck in the language in use; a deck that has no description goes by its folder."""
    info = resources.deck(name)
    return _(info.title) if info is not None else name


def table_title(name: str) -> str:
    """The name of a table in the language in use."""
    return str(TABLES[name].title)


class SettingsScene(Scene):
    """Two columns: how the game goes at the left, how it looks at the right."""

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.view: ScrollView | None = None
        self._offset = 0.0

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        s = self.app.settings
        if self.view is not None:
            self._offset = self.view.offset
        group = self.new_group(focus="language")
        side = scale.target(62)
        head = pygame.Rect(scale.edge, scale.edge - (0 if scale.small else scale.px(8)), side, side)
        group.add(
            RoundButton(
                kit, head.center, "back", _("Back"), self.app.pop, diameter=62, show_label=False, name="back"
            )
        )
        self.title_at = (head.right + scale.px(24), head.centery)
        top = head.bottom + scale.px(20)
        width = min(size[0] - 2 * (scale.rim + scale.px(52)), scale.px(1776))
        room = size[1] - scale.rim - scale.px(36) - top
        height = min(room, max(scale.px(860), round(width * 0.78) if size[1] > size[0] else 0))
        self.sheet = pygame.Rect((size[0] - width) // 2, top + (room - height) // 3, width, height)
        pad_x, pad_y = scale.px(52), scale.px(38)
        inner = self.sheet.inflate(-2 * pad_x, -2 * pad_y)
        split = inner.x + round(inner.width * 0.575)
        gap = scale.px(44)
        self.split = split
        self.left = pygame.Rect(inner.x, inner.y, split - gap - inner.x, inner.height)
        self.right = pygame.Rect(split + gap, inner.y, inner.right - split - gap, inner.height)
        rows = self._rows(s)
        least = LEAST_STEP * len(rows)
        # Headings give way where without them nothing has to scroll.
        tight = self.left.height - heading_height(kit) < least <= self.left.height
        self.heads = not scale.small and not tight
        under = self.left.y + (heading_height(kit) if self.heads else 0)
        place = pygame.Rect(self.left.x, under, self.left.width, self.left.bottom - under)
        usual = max(66 if size[1] > size[0] else 50, scale.px(78))
        step = max(LEAST_STEP, min(usual, place.height // len(rows)))
        control = min(step - scale.px(6), scale.target(52))
        self.view = view = ScrollView(kit, place, step * len(rows), self._paint_labels, name="view")
        view.focusable = False
        group.add(view)
        bar = scale.px(26) if view.most else 0
        label_w = round((place.width - bar) * 0.40)
        self.labels: list[tuple[str, tuple[int, int], int]] = []
        for at, (label, make) in enumerate(rows):
            middle = at * step + step // 2
            self.labels.append((label, (0, middle), label_w - scale.px(16)))
            rect = pygame.Rect(
                place.x + label_w, place.y + middle - control // 2, place.width - bar - label_w, control
            )
            made = self._sound(rect, s) if make is None else (make(rect),)
            group.add(*made)
            view.adopt(*made)
        view.scroll_to(self._offset)
        self._look(group.add, s)
        self.settle("language")

    def _change(self, **fields: Any) -> None:
        self.app.change(**fields)
        self.dirty = True

    def _rows(self, s: Any) -> Sequence[tuple[str, Make | None]]:
        kit = self.kit
        yes_no = [_("yes"), _("no")]
        codes = list(text.available())

        def toggle(field: str, name: str) -> Make:
            return lambda r: Segments(
                kit,
                pygame.Rect(r.x, r.y, min(r.width, kit.scale.px(230)), r.height),
                yes_no,
                0 if getattr(s, field) else 1,
                lambda at: self._change(**{field: at == 0}),
                name=name,
            )

        def narrow(r: pygame.Rect) -> pygame.Rect:
            return pygame.Rect(r.x, r.y, min(r.width, kit.scale.px(380)), r.height)

        rows: list[tuple[str, Make | None]] = [
            (
                _("Your name"),
                lambda r: TextField(
                    kit, narrow(r), s.player, lambda v: self._change(player=v), hint=_("You"), name="player"
                ),
            ),
            (
                _("Language"),
                lambda r: Dropdown(
                    kit,
                    narrow(r),
                    [LANGUAGES[c].name for c in codes],
                    codes.index(text.language()),
                    lambda at: self._change(language=codes[at]),
                    name="language",
                ),
            ),
            (
                _("Speed"),
                lambda r: Segments(
                    kit,
                    r,
                    [_("calm"), _("normal"), _("quick"), _("none")],
                    SPEEDS.index(s.speed),
                    lambda at: self._change(speed=SPEEDS[at]),
                    name="speed",
                ),
            ),
            (
                _("A full trick stays"),
                lambda r: Slider(
                    kit,
                    r,
                    s.trick_pause,
                    lambda v: self._change(trick_pause=v),
                    low=0.5,
                    high=4.0,
                    step=0.1,
                    show=lambda v: _("{seconds} s").format(seconds=text.number(v, 1)),
                    name="pause",
                ),
            ),
            (_("Count the points"), toggle("live_points", "points")),
            (_("Say why a card wins"), toggle("show_reason", "reason")),
            (_("Explain the signs"), toggle("explain_signs", "signs")),
            (_("Small talk"), toggle("small_talk", "talk")),
            (_("Cut the pack for me"), toggle("cut_for_me", "cut")),
            (_("Hints"), toggle("hints", "hints")),
            (_("Choices may be taken back"), toggle("undo", "undo")),
            (
                _("Numbers on the cards"),
                lambda r: Segments(
                    kit,
                    r,
                    [_("full hands"), _("always"), _("never")],
                    INDICES.index(s.indices),
                    lambda at: self._change(indices=INDICES[at]),
                    name="indices",
                ),
            ),
            (_("Sound"), None),
            (_("Little motion"), toggle("reduced_motion", "motion")),
            (_("Full screen"), self._full_screen(yes_no)),
        ]
        return rows

    def _sound(self, rect: pygame.Rect, s: Any) -> tuple[Widget, Widget]:
        """On or off, and how loud, in one row."""
        kit, gap = self.kit, self.kit.scale.px(20)
        switch = pygame.Rect(rect.x, rect.y, min(rect.width // 2, kit.scale.px(230)), rect.height)
        volume = pygame.Rect(switch.right + gap, rect.y, rect.right - switch.right - gap, rect.height)
        return (
            Segments(
                kit,
                switch,
                [_("on"), _("off")],
                1 if s.mute else 0,
                lambda at: self._change(mute=at == 1),
                name="sound",
            ),
            Slider(
                kit,
                volume,
                s.volume,
                self._volume,
                step=0.05,
                show=lambda v: _("{percent} %").format(percent=round(v * 100)),
                name="volume",
            ),
        )

    def _volume(self, value: float) -> None:
        self._change(volume=value)
        self.app.click("tick")

    def _full_screen(self, yes_no: list[str]) -> Make:
        kit = self.kit
        return lambda r: Segments(
            kit,
            pygame.Rect(r.x, r.y, min(r.width, kit.scale.px(230)), r.height),
            yes_no,
            0 if self.app.settings.fullscreen else 1,
            lambda _at: self.app.toggle_fullscreen(),
            name="fullscreen",
        )

    def _look(self, add: Callable[..., None], s: Any) -> None:
        """The right column: preview, deck, back, table."""
        kit, scale, right = self.kit, self.kit.scale, self.right
        decks = [info.name for info in resources.decks()] or [s.deck]
        shown = kit.sprites.info.name or decks[0]
        swatch_h = max(52, scale.px(84))
        line = scale.target(56)
        gap = scale.px(18)
        top = right.y + (heading_height(kit) if self.heads else 0)
        swatch_y = right.bottom - swatch_h - scale.px(8)
        backs_y = swatch_y - gap - line
        deck_y = backs_y - gap // 2 - line
        self.preview = pygame.Rect(right.x, top, right.width, max(60, deck_y - gap // 2 - top))
        add(
            Stepper(
                kit,
                pygame.Rect(right.x, deck_y, right.width, line),
                [deck_title(name) for name in decks],
                decks.index(shown) if shown in decks else 0,
                lambda at: self._change(deck=decks[at]),
                role="heading",
                name="deck",
            ),
            Segments(
                kit,
                pygame.Rect(right.x, backs_y, right.width, min(line, scale.target(52))),
                [_("to match"), _("blue"), _("red")],
                BACKS.index(s.back),
                lambda at: self._change(back=BACKS[at]),
                name="back-colour",
            ),
        )
        names = list(TABLES)
        add(
            Swatches(
                kit,
                pygame.Rect(right.x, swatch_y, right.width, swatch_h),
                [table_title(name) for name in names],
                names.index(s.table),
                lambda at: self._change(table=names[at]),
                lambda at, size: deck_preview.swatch(kit, names[at], size),
                name="table",
            )
        )

    def _paint_labels(self, target: pygame.Surface, x: int, y: int) -> None:
        for label, (left, middle), width in self.labels:
            self.kit.fonts.draw(
                target, label, "body", (x + left, y + middle), INK, anchor="midleft", width=width
            )

    def handle(self, event: pygame.event.Event) -> bool:
        return super().handle(event) or self.closed_by(event)

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        self.app.draw_table(target)
        kit.fonts.draw(target, _("Settings"), "scene", self.title_at, CREAM, anchor="midleft", halo=True)
        if self.app.note == "unwritable":
            right = (self.sheet.right, self.title_at[1])
            note = settings_text(self.app.note)
            kit.fonts.draw(target, note, "small-strong", right, CREAM, anchor="midright", halo=True)
        draw_sheet(target, kit, self.sheet)
        if self.heads:
            draw_heading(target, kit, _("At the table"), self.left.topleft)
            draw_heading(target, kit, _("The deck and the table"), self.right.topleft, width=self.right.width)
        draw_column_rule(target, self.split, self.sheet.y + scale.px(44), self.sheet.bottom - scale.px(44))
        deck_preview.draw_deck(target, kit, self.preview)
        self.group.draw(target)
