"""The sheet on which people and game of a slate are chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import pygame

from briscola.capabilities.slate.evening import LONGEST, SlateFull
from briscola.capabilities.slate.game_choice import PLAYERS, ROTATIONS, GameDraft, variants_for
from briscola.capabilities.slate.words import (
    counting_text,
    name_label,
    names_needed,
    no_room,
    rotation_text,
    setup_labels,
    setup_title,
)
from briscola.i18n.game_words import target_text, variant_name
from briscola.i18n.text import _
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.widgets.choice import Stepper
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.text_field import TextField

Field = Literal["players", "variant", "counting", "goal", "rotates"]


class SlateSetupSheet(SheetScene):
    """Lies over what opened it; `begin` gets the draft, and may raise ValueError (SlateFull)."""

    ruled = True

    def __init__(self, app: Host, draft: GameDraft, begin: Callable[[GameDraft], None]) -> None:
        super().__init__(app)
        self.draft, self._on_begin = draft, begin
        self.fault = ""

    def title(self) -> str:
        return setup_title()

    @property
    def spoken_text(self) -> str:
        return self.fault

    # ---- what is done

    def _write(self, number: int, name: str) -> None:
        self.draft = self.draft.named(number, name)
        if self.fault:
            self.fault = ""
            self.dirty = True

    def _choose(self, field: Field, value: int) -> None:
        self.draft = self.draft.with_(field, value)
        self.fault = ""
        self.layout(self.app.size)

    def begin(self) -> None:
        """Begin the game, or say what is missing."""
        try:
            self._on_begin(self.draft)
        except SlateFull:
            self.fault = no_room()
        except ValueError:
            self.fault = names_needed()
        if self.fault:
            self.app.speaker.tell(self.fault)
            self.layout(self.app.size)

    # ---- what stands where

    def _lists(self) -> Sequence[tuple[Field, Sequence[str], int]]:
        """Everything to choose, with its values in words and the number of the present one."""
        draft = self.draft
        variants = variants_for(draft.players)
        found: list[tuple[Field, Sequence[str], int]] = [
            ("players", [str(players) for players in PLAYERS], PLAYERS.index(draft.players)),
            ("variant", [variant_name(name) for name in variants], variants.index(draft.variant)),
            ("counting", [counting_text(options) for options in draft.countings], draft.counting),
            ("goal", [target_text(goal.rules(), goal.winning_hands) for goal in draft.goals], draft.goal),
        ]
        if draft.may_rotate:
            words = [rotation_text(rotates) for rotates in ROTATIONS]
            found.append(("rotates", words, ROTATIONS.index(draft.rotates)))
        return found

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        lists, labels = self._lists(), setup_labels()
        width = min(size[0] - 2 * scale.edge, max(820, scale.px(1320)))
        pad, gap, high = max(22, scale.px(48)), max(8, scale.px(16)), scale.target(56)
        label, button = kit.fonts.line("small") + kit.paper.ring_reach(), scale.target(62)
        fault = kit.fonts.line("body-strong") + gap
        row = label + high + gap
        rows = max(6 * (high + gap), 5 * row)
        height = 2 * pad + heading_height(kit) + rows + fault + button
        inner = self.unfold(size, (width, min(height, size[1] - 2 * scale.rim)), (pad, pad))
        top, half = inner.y + heading_height(kit), (inner.width - 3 * gap) // 2
        group = self.new_group(focus="name-0")
        for at, name in enumerate(self.draft.names):
            words = name_label(at + 1)
            place = pygame.Rect(inner.x, top + at * (high + gap), half, high)
            group.add(
                TextField(
                    kit,
                    place,
                    name,
                    partial(self._write, at),
                    limit=LONGEST,
                    hint=words,
                    name=f"name-{at}",
                    on_enter=self.begin,
                ).called(words)
            )
        self.labels: list[tuple[str, tuple[int, int]]] = []
        x = inner.right - half
        for at, (field, values, chosen) in enumerate(lists):
            y = top + at * row
            self.labels.append((labels[field], (x, y)))
            place = pygame.Rect(x, y + label, half, high)
            choose = partial(self._choose, field)
            control = (
                Stepper(kit, place, values, chosen, choose, wrap=False, name=field)
                if field == "players"
                else Dropdown(kit, place, values, chosen, choose, name=field)
            )
            control.enabled = len(values) > 1
            group.add(control.called(labels[field]))
        self.fault_at = (inner.x, inner.bottom - button - gap - kit.fonts.line("body-strong"))
        left, right = self.button_row(button, gap)
        group.add(self.button(left, _("Cancel"), self.app.pop, "cancel"))
        group.add(self.main_button(right, _("Begin"), self.begin, "begin"))
        self.restore_focus("name-0")

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        fonts, half = self.kit.fonts, self.inner.width // 2
        for words, at in self.labels:
            fonts.draw(target, words, "small", at, INK_2, width=half)
        if self.fault:
            fonts.draw(target, self.fault, "body-strong", self.fault_at, RED, width=self.inner.width)
