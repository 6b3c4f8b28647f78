"""The round buttons of the table: a row at the right, or a column beside the wheel of signs.

The pause button is in the upper left corner.
"""

from collections.abc import Callable, Sequence

from briscola.i18n.text import _
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.widgets import FocusGroup, RoundButton

Press = Callable[[], None]


class TableButtons:
    """Adds the round buttons to the scene's controls.

    Who plays with hints finds the rules in the pause and, as long as there is no last trick, in its place.
    """

    def __init__(self, kit: Kit, layout: Layout, group: FocusGroup) -> None:
        self._kit, self._layout, self._group = kit, layout, group
        self._in_turns = False
        """The buttons for the rules and for the last trick share one place."""

    def add(
        self,
        *,
        last: Press,
        rules: Press,
        hint: Press | None,
        signs: Press | None,
        undo: Press | None,
        talk: Press | None = None,
        bids: bool,
    ) -> Sequence[tuple[int, int]]:
        """Add the row and return the buttons' centres, the sign button's first if there is one.

        `bids`: a hand begins with an auction. `talk` stands in the place of `undo`: where people at several
        computers talk, nothing is taken back.
        """
        help_ = ("help", _("Rules"), rules)
        buttons = [("last", _("Last"), last), help_ if hint is None else ("hint", _("Hint"), hint)]
        self._in_turns = hint is not None and bids
        if signs is not None:
            buttons.insert(0, ("signs", _("Signs"), signs))
        centres = self._layout.help(len(buttons), upright=signs is not None)
        for button, centre in zip(buttons, centres, strict=True):
            if button[0] == "last" and self._in_turns:
                self._add(centre, *help_)
            self._add(centre, *button)
        self.show(auction=False)
        press = undo or talk
        if press is None:
            return centres
        # Beside the row, or beside the foot of a column, which is as high as the seat at the right allows.
        step = self._layout.help(2)
        beside = min(centres, key=lambda centre: (centre[0], -centre[1]))
        centre = (beside[0] - (step[1][0] - step[0][0]), beside[1])
        if undo is not None:
            self._add(centre, "undo", _("Take back"), press)
        else:
            self._add(centre, "talk", _("Say"), press)
        return [*centres, centre]

    def add_pause(self, pause: Press) -> None:
        """Add the pause button in the upper left corner."""
        button = RoundButton(
            self._kit,
            self._layout.pause,
            "pause",
            _("Pause"),
            pause,
            diameter=62,
            show_label=False,
            name="pause",
        )
        self._group.add(button)

    def show(self, *, auction: bool) -> None:
        """Show the rules button during an auction and the last-trick button afterwards, in one place."""
        if self._in_turns:
            shared = {w.name: w for w in self._group.widgets if w.name in ("last", "help")}
            shared["help"].visible, shared["last"].visible = auction, not auction

    def allow_undo(self, allowed: bool) -> bool:
        """Enable or disable the undo button; True if that changed it."""
        changed = False
        for widget in self._group.widgets:
            if widget.name == "undo" and widget.enabled != allowed:
                widget.enabled, changed = allowed, True
        return changed

    def _add(self, centre: tuple[int, int], name: str, label: str, press: Press) -> None:
        self._group.add(RoundButton(self._kit, centre, name, label, press, name=name))
