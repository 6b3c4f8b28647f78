"""The sheet on which people and game of a slate are chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

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
from briscola.ui.render.theme import RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, FormField, PressButton, SheetRow
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.choice import Stepper
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.text_field import TextField

Choice = Literal["players", "variant", "counting", "goal", "rotates"]


class SlateSetupSheet(ContentSheet):
    """Lies over what opened it; `begin` gets the draft, and may raise ValueError (SlateFull)."""

    wide = 820, 1320
    ruled = True

    def __init__(self, app: Host, draft: GameDraft, begin: Callable[[GameDraft], None]) -> None:
        super().__init__(app)
        self.draft, self._on_begin = draft, begin
        self.fault = ""

    def title(self) -> str:
        return setup_title()

    # ---- what is done

    def _write(self, number: int, name: str) -> None:
        self.draft = self.draft.named(number, name)
        self.fault = ""

    def _choose(self, field: Choice, value: int) -> None:
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

    # ---- what stands where

    def _lists(self) -> Sequence[tuple[Choice, Sequence[str], int]]:
        """Everything to choose, with its values in words and the number of the present one."""
        draft = self.draft
        variants = variants_for(draft.players)
        found: list[tuple[Choice, Sequence[str], int]] = [
            ("players", [str(players) for players in PLAYERS], PLAYERS.index(draft.players)),
            ("variant", [variant_name(name) for name in variants], variants.index(draft.variant)),
            ("counting", [counting_text(options) for options in draft.countings], draft.counting),
            ("goal", [target_text(goal.rules(), goal.winning_hands) for goal in draft.goals], draft.goal),
        ]
        if draft.may_rotate:
            words = [rotation_text(rotates) for rotates in ROTATIONS]
            found.append(("rotates", words, ROTATIONS.index(draft.rotates)))
        return found

    @property
    def live(self) -> str:
        return self.fault

    def fill(self, column: TextColumn) -> None:
        gap = self.kit.scale.px(52)
        names = column.inside((column.width - gap) // 2)
        for at, name in enumerate(self.draft.names):
            words = name_label(at + 1)
            field = Control(
                TextField,
                name,
                partial(self._write, at),
                limit=LONGEST,
                hint=words,
                name=f"name-{at}",
                on_enter=self.begin,
            )
            names.put(field.called(words))
            names.gap(16)
        choices, labels = column.inside(column.width - gap - names.width), setup_labels()
        for row, values, chosen in self._lists():
            choose = partial(self._choose, row)
            control = (
                Control(Stepper, values, chosen, choose, wrap=False, name=row)
                if row == "players"
                else Control(Dropdown, values, chosen, choose, name=row)
            )
            choices.put(
                FormField(
                    labels[row], control.off(len(values) < 2, _("There is nothing else to choose here."))
                )
            )
            choices.gap(16)
        column.beside([(0, names), (names.width + gap, choices)], top=True)
        column.text(self.fault, "body-strong", RED, news=bool(self.fault))

    def foot(self) -> SheetPart:
        return SheetRow(
            PressButton(_("Cancel"), self.app.pop, "cancel"),
            PressButton(_("Begin"), self.begin, "begin", main=True),
        )
