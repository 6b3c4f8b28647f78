"""The settings on a sheet of paper: applied at once, with a look at the deck on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from briscola.storage.settings import BACKS, INDICES, SPEEDS
from briscola.ui import assets, preview, text
from briscola.ui.scene import Scene
from briscola.ui.text import _
from briscola.ui.theme import CREAM, INK, TABLES
from briscola.ui.widgets import (
    Dropdown,
    RoundButton,
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


def deck_title(name: str) -> str:
    """The name of a deck in the language in use; an unknown deck keeps its own title."""
    known = {
        "napoletane": _("Neapolitan"),
        "piacentine": _("From Piacenza"),
        "siciliane": _("Sicilian"),
        "trevisane": _("From Treviso"),
        "grandi": _("Large print"),
        "francesi": _("French"),
        "francesi4": _("French, four colours"),
    }
    info = assets.deck(name)
    return known.get(name) or (info.title if info is not None and info.title else name)


def table_title(name: str) -> str:
    """The name of a table in the language in use."""
    return {"green": _("Green cloth"), "walnut": _("Osteria"), "night": _("Night blue")}[name]


class SettingsScene(Scene):
    """Two columns: how the game goes at the left, how it looks at the right."""

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        s = self.app.settings
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
        self.heads = not scale.small
        body_top = self.left.y + (heading_height(kit) if self.heads else 0)
        step = min(
            max(66 if size[1] > size[0] else 50, scale.px(78)), (self.left.bottom - body_top) // len(rows)
        )
        control = min(step - scale.px(6), scale.target(52))
        label_w = round(self.left.width * 0.40)
        self.labels: list[tuple[str, tuple[int, int], int]] = []
        for at, (label, make) in enumerate(rows):
            middle = body_top + at * step + step // 2
            self.labels.append((label, (self.left.x, middle), label_w - scale.px(16)))
            rect = pygame.Rect(
                self.left.x + label_w, middle - control // 2, self.left.width - label_w, control
            )
            if make is None:
                group.add(*self._sound(rect, s))
            else:
                group.add(make(rect))
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
                    [text.LANGUAGES[c] for c in codes],
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
            (_("Hints"), toggle("hints", "hints")),
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
        decks = [info.name for info in assets.decks()] or [s.deck]
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
                lambda at, size: preview.swatch(kit, names[at], size),
                name="table",
            )
        )

    def handle(self, event: pygame.event.Event) -> bool:
        return super().handle(event) or self.closed_by(event)

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        self.app.draw_table(target)
        kit.fonts.draw(target, _("Settings"), "scene", self.title_at, CREAM, anchor="midleft", halo=True)
        draw_sheet(target, kit, self.sheet)
        if self.heads:
            draw_heading(target, kit, _("At the table"), self.left.topleft)
            draw_heading(target, kit, _("The deck and the table"), self.right.topleft, width=self.right.width)
        draw_column_rule(target, self.split, self.sheet.y + scale.px(44), self.sheet.bottom - scale.px(44))
        for label, at, width in self.labels:
            kit.fonts.draw(target, label, "body", at, INK, anchor="midleft", width=width)
        preview.draw_deck(target, kit, self.preview)
        self.group.draw(target)
