"""The sheet on which a host sends people away who look on, and says if anybody may."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pygame

from briscola.client.visit.friends_client import FriendsClient
from briscola.i18n.friends_words import nobody_looks_on, onlooking_press, people_looking_on, sits_soon
from briscola.i18n.text import _
from briscola.network.messages.fields import Onlookers
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.people_lists import ask_to_send_away
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.widgets.button import Button


class OnlookersSheet(SheetScene):
    """Lies over the own table, and follows who comes and goes; Esc changes nothing."""

    def __init__(self, app: Host, friends: FriendsClient) -> None:
        super().__init__(app)
        self._friends = friends
        self._shown = self._now

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

    @property
    def spoken_text(self) -> str:
        onlookers, _words, allowed = self._shown
        return "" if onlookers else nobody_looks_on(allowed=allowed)

    def title(self) -> str:
        return people_looking_on()

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        self._shown = onlookers, words, allowed = self._now
        width = min(size[0] - 2 * scale.edge, max(520, scale.px(760)))
        pad, gap, button = max(28, scale.px(48)), scale.px(20), scale.target(60)
        head, count = kit.fonts.line("panel") + scale.px(12), max(1, len(onlookers))
        fixed = 2 * pad + head + gap + button
        row = min(scale.target(64), (size[1] - 2 * scale.edge - fixed) // count)
        inner = self.unfold(size, (width, fixed + row * count), (pad, pad))
        group = self.new_group(focus="done")
        away = _("Send away")
        wide = Button.width_for(kit, away)
        self.rows = [
            pygame.Rect(inner.x, inner.y + head + at * row, inner.width - wide - gap, row)
            for at in range(len(onlookers))
        ]
        for each, rect in zip(onlookers, self.rows, strict=True):
            place = pygame.Rect(inner.right - wide, 0, wide, max(44, row - scale.px(8)))
            place.centery = rect.centery
            send = partial(self._send, each.key)
            press = partial(ask_to_send_away, self.app, each.name, send)
            out = self.button(place, away, press, f"out-{each.key}")
            group.add(out.called(words[each.key]))
        switch = "allow", onlooking_press(allowed=allowed), partial(self._allow, not allowed)
        group.add(*self.foot_buttons(button, ("done", _("Done"), self.app.pop), switch, least=240))
        self.restore_focus("done")

    def _send(self, key: str) -> None:
        self.app.pop()
        self._friends.own.do(lambda own: own.send_away(key))

    def _allow(self, yes: bool) -> None:
        self.app.pop()
        self._friends.own.allow_onlookers(yes)

    def update(self, dt: float) -> bool:
        if self._now != self._shown:
            self.layout(self.app.size)
            self.invalidate()
        moving = super().update(dt)
        self.wake_after([0.25])  # somebody may come at any moment
        return moving

    def paint(self, target: pygame.Surface, y: int) -> None:
        onlookers, words, allowed = self._shown
        if not onlookers:
            lines = self.kit.fonts.wrap(nobody_looks_on(allowed=allowed), "body", self.inner.width)
            self.kit.fonts.draw_lines(target, lines, "body", (self.inner.x, y), INK_2)
        for each, row in zip(onlookers, self.rows, strict=True):
            at = (row.x, row.centery)
            self.kit.fonts.draw(target, words[each.key], "row", at, INK, anchor="midleft", width=row.width)
