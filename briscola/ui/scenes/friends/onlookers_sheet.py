"""The sheet on which a host sends people away who look on, and says if anybody may."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from briscola.client.visit import FriendsClient, LobbyState
from briscola.i18n.friends_words import nobody_looks_on, onlooking_press, people_looking_on, sits_soon
from briscola.i18n.text import _
from briscola.network.messages.fields import Onlooker
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.sending_away import ask_to_send_away
from briscola.ui.scenes.sheets import SheetScene
from briscola.ui.widgets import Button


def onlookers_sheet(app: Host, friends: FriendsClient, table: LobbyState) -> OnlookersSheet:
    """The sheet of the own table."""

    def send_away(key: str) -> None:
        friends.own.do(lambda own: own.send_away(key))

    soon = {place.claimant.key: sits_soon(place) for place in table.roster if place.agreed and place.claimant}
    return OnlookersSheet(
        app,
        table.onlookers,
        send_away,
        words={each.key: soon.get(each.key, each.name) for each in table.onlookers},
        allowed=table.terms.onlookers,
        allow=friends.own.allow_onlookers,
    )


class OnlookersSheet(SheetScene):
    """Lies over the table’s page; Esc changes nothing."""

    def __init__(
        self,
        app: Host,
        onlookers: Sequence[Onlooker],
        send_away: Callable[[str], None],
        *,
        words: Mapping[str, str],
        allowed: bool,
        allow: Callable[[bool], None],
    ) -> None:
        """`send_away` gets the key of whoever has to go; `allow` whether anybody may look on from now on.

        `words` are the row of each by key: her name, or when she sits down.
        """
        super().__init__(app)
        self.onlookers, self._send_away, self.words = onlookers, send_away, words
        self._allowed, self._allow = allowed, allow

    @property
    def spoken_text(self) -> str:
        return "" if self.onlookers else nobody_looks_on(allowed=self._allowed)

    def title(self) -> str:
        return people_looking_on()

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(520, scale.px(760)))
        pad, gap, button = max(28, scale.px(48)), scale.px(20), scale.target(60)
        head, count = kit.fonts.line("panel") + scale.px(12), max(1, len(self.onlookers))
        fixed = 2 * pad + head + gap + button
        row = min(scale.target(64), (size[1] - 2 * scale.edge - fixed) // count)
        inner = self.unfold(size, (width, fixed + row * count), (pad, pad))
        group = self.new_group(focus="done")
        words = _("Send away")
        wide = Button.width_for(kit, words)
        self.rows = [
            pygame.Rect(inner.x, inner.y + head + at * row, inner.width - wide - gap, row)
            for at in range(len(self.onlookers))
        ]
        for each, rect in zip(self.onlookers, self.rows, strict=True):
            place = pygame.Rect(inner.right - wide, 0, wide, max(44, row - scale.px(8)))
            place.centery = rect.centery
            send = partial(self._send, each.key)
            press = partial(ask_to_send_away, self.app, each.name, send)
            out = self.button(place, words, press, f"out-{each.key}")
            group.add(out.called(self.words[each.key]))
        switch = "allow", onlooking_press(allowed=self._allowed), self._switch
        group.add(*self.foot_buttons(button, ("done", _("Done"), self.app.pop), switch, least=240))
        self.restore_focus("done")

    def _send(self, key: str) -> None:
        self.app.pop()
        self._send_away(key)

    def _switch(self) -> None:
        self.app.pop()
        self._allow(not self._allowed)

    def paint(self, target: pygame.Surface, y: int) -> None:
        if not self.onlookers:
            words, width = nobody_looks_on(allowed=self._allowed), self.inner.width
            lines = self.kit.fonts.wrap(words, "body", width)
            self.kit.fonts.draw_lines(target, lines, "body", (self.inner.x, y), INK_2)
        for each, row in zip(self.onlookers, self.rows, strict=True):
            at = (row.x, row.centery)
            self.kit.fonts.draw(
                target, self.words[each.key], "row", at, INK, anchor="midleft", width=row.width
            )
