"""The text that is sent to a friend: copied as the sheet opens, and shown to be read out."""

from __future__ import annotations

from collections.abc import Sequence

from briscola.capabilities.duel.words import challenge_text
from briscola.client.single_deals.duel import Duel
from briscola.i18n.text import _, lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.text_sheet import TextSheet


def challenge_sheet(app: Host, duels: Sequence[Duel]) -> TextSheet:
    """The sheet with the challenge about a hand, or about those of a match."""
    compares = all(duel.content.result is not None for duel in duels)
    return TextSheet(
        app,
        heading=lazy("Challenge a friend"),
        text=lambda: challenge_text(duels),
        letters=duels[0].letters if len(duels) == 1 else "",
        note=None if compares else _alone_text,
    )


def _alone_text() -> str:
    return _(
        "Your own result is not in it: a friend could not play under the same conditions. Each of you "
        "compares with the maestro."
    )
