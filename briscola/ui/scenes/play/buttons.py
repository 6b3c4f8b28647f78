"""The round buttons of the table: a row at the right, a column where the wheel of signs opens beside it.

In the upper corners the pause and the seal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from briscola.i18n.text import _
from briscola.ui.scenes.panels.seal import SealArea
from briscola.ui.scenes.play.talk import has_talk
from briscola.ui.widgets import RoundButton

if TYPE_CHECKING:
    from briscola.ui.scenes.play.scene import PlayScene

Press = Callable[[], None]


def add_buttons(scene: PlayScene) -> Sequence[tuple[int, int]]:
    """Add them to the scene's controls; returns their centres, the one of the signs first where there is one.

    Who plays with hints finds the rules in the pause and, as long as there is no last trick, in its place.
    """
    last = ("last", _("Last"), scene.opened.last)
    rules = ("help", _("Rules"), scene.show_rules)
    talk = has_talk(scene.session)
    buttons = [last, ("hint", _("Hint"), scene.hint.press)] if scene.hint.on else [last, rules]
    if talk:
        buttons.insert(0, ("signs", _("Signs"), scene.talk.open))
    centres = scene.places.help(len(buttons), upright=talk)
    for button, centre in zip(buttons, centres, strict=True):
        if button is last and scene.hint.on and scene.rules.has_payments:
            _add(scene, centre, rules)
        _add(scene, centre, button)
    show_buttons(scene, auction=False)
    return centres


def add_corners(scene: PlayScene) -> None:
    """The pause at the left, the seal of the pack at the right."""
    kit, places = scene.kit, scene.places
    pause = RoundButton(
        kit, places.pause, "pause", _("Pause"), scene.pause, diameter=62, show_label=False, name="pause"
    )
    scene.group.add(pause, SealArea(kit, places.seal_rect, scene.opened.seal))


def show_buttons(scene: PlayScene, *, auction: bool) -> None:
    """During an auction the rules stand where the last trick can be looked at later."""
    pair = {w.name: w for w in scene.group.widgets if w.name in ("last", "help")}
    if len(pair) == 2 and scene.hint.on:
        pair["help"].visible, pair["last"].visible = auction, not auction


def _add(scene: PlayScene, centre: tuple[int, int], button: tuple[str, str, Press]) -> None:
    name, label, press = button
    scene.group.add(RoundButton(scene.kit, centre, name, label, press, name=name))
