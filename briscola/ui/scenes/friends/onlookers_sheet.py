"""The sheet on which a host sends people away who look on, and says if anybody may."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from briscola.client.visit.friends_client import FriendsClient
from briscola.i18n.friends_words import nobody_looks_on, onlooking_press, people_looking_on, sits_soon
from briscola.i18n.text import _
from briscola.network.messages.fields import Onlookers
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.people_lists import ask_to_send_away
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Label, PressButton, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn


class OnlookersSheet(ContentSheet):
    """Lies over the own table, and follows who comes and goes; Esc changes nothing."""

    wide = 520, 760
    first = "done"
    look = 0.25  # somebody may come at any moment

    def __init__(self, app: Host, friends: FriendsClient) -> None:
        super().__init__(app)
        self._friends = friends

    @property
    def _now(self) -> tuple[Onlookers, Mapping[str, str], bool]:
        """The people who look on, the row of each by key, and whether anybody may."""
        table = self._friends.table
        if table is None:
            return (), {}, False
        soon = {
            place.claimant.key: sits_soon(place) for place in table.roster if place.agreed and place.claimant
        }
        words = {each.key: soon.get(each.key, each.name) for each in table.onlookers}
        return table.onlookers, words, table.terms.onlookers

    def title(self) -> str:
        return people_looking_on()

    @property
    def live(self) -> object:
        return self._now

    def fill(self, column: TextColumn) -> None:
        onlookers, words, allowed = self._now
        if not onlookers:
            column.text(nobody_looks_on(allowed=allowed), "body")
        for each in onlookers:
            press = partial(ask_to_send_away, self.app, each.name, partial(self._send, each.key))
            away = PressButton(_("Send away"), press, f"out-{each.key}").tall(56).called(words[each.key])
            column.put(SheetRow(Label(words[each.key], "row"), away, height=64))

    def foot(self) -> SheetPart:
        _onlookers, _words, allowed = self._now
        allow = PressButton(onlooking_press(allowed=allowed), partial(self._allow, not allowed), "allow")
        return SheetRow(Space(), allow, PressButton(_("Done"), self.app.pop, "done", main=True))

    def _send(self, key: str) -> None:
        self.app.pop()
        self._friends.own.do(lambda own: own.send_away(key))

    def _allow(self, yes: bool) -> None:
        self.app.pop()
        self._friends.own.allow_onlookers(yes)
