"""The end of a match: who has won, the slate with every stroke, the hands on paper, two glasses of red."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from briscola.client.match_setup import MatchSetup
from briscola.client.results import hands_of_match
from briscola.client.shuffle_proof import Evidence, prove
from briscola.client.view import ME, View
from briscola.engine.events import Event
from briscola.i18n.characters import name_of
from briscola.i18n.results import match_words, slate_title
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.proof import ProofSheet
from briscola.ui.views import board, ledger
from briscola.ui.views.count_draw import draw_member
from briscola.ui.views.digest import DigestTag, digest_place
from briscola.ui.views.podium import Podium, podium
from briscola.ui.views.seal import Seal
from briscola.ui.views.seats import SeatLook
from briscola.ui.views.tally import tallies
from briscola.ui.views.things import draw_prop
from briscola.ui.widgets import Button, RoundButton, ScrollView, draw_sheet


class MatchResult(Scene):
    """The match that ended last in a log."""

    def __init__(
        self,
        app: Host,
        *,
        view: View,
        setup: MatchSetup,
        log: Sequence[Event],
        evidence: Evidence | None = None,
        on_rematch: Callable[[], None],
        on_title: Callable[[], None],
        on_new_match: Callable[[], None] | None = None,
    ) -> None:
        """`view` is that of the last hand, `evidence` what lies behind its seal.

        The scene takes itself off before `on_rematch`.
        """
        super().__init__(app)
        self.view, self.setup = view, setup
        self.hands = hands_of_match(log)
        self.evidence = evidence or Evidence(proof=prove(log, view.rules.pack))
        self.on_rematch, self.on_title, self.on_new_match = on_rematch, on_title, on_new_match

    @property
    def names(self) -> list[str]:
        """Every place's name."""
        return [name_of(self.setup, self.view.rules, place) for place in range(self.view.rules.places)]

    @property
    def won(self) -> bool:
        """Whether the person is among the winners."""
        return ME in self.view.winners

    def enter(self) -> None:
        self.app.audio.play("win" if self.won else "loss", 0.9)

    # ---- layout

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        self.places: Podium = podium(scale, max(1, len(self.view.winners)))
        self.heads = ledger.columns(self.view, self.names)
        self.lines = ledger.lines(self.view, self.hands, self.names)
        self.total = ledger.total(self.view, self.hands)
        pad = max(22, scale.px(38))
        most = self.places.sheet.inflate(-2 * pad, -2 * pad)
        self.grid = ledger.grid(kit, most.width - scale.px(26), len(self.heads))
        step = self.grid.step
        above = kit.fonts.line("heading") + scale.px(10) + step + scale.px(6)
        tall = step * len(self.lines)
        # The paper is as long as the match was, within the room there is.
        height = min(most.height, max(above + tall + step, round(most.height * 0.5)))
        # A short paper lies level with the slate.
        top = max(most.y, self.places.slate.centery - height // 2)
        self.inner = pygame.Rect(most.x, min(top, most.bottom - height), most.width, height)
        self.sheet = self.inner.inflate(2 * pad, 2 * pad)
        self.head = pygame.Rect(
            self.inner.x, self.inner.y + above - scale.px(6) - step, self.inner.width, step
        )
        self.room = pygame.Rect(
            self.inner.x, self.inner.y + above, self.inner.width, self.inner.height - above - step
        )
        self.scrolls = tall > self.room.height
        group = self.new_group(focus="rematch")
        self._add_buttons()
        if self.scrolls:
            view = ScrollView(kit, self.room, tall, self._draw_lines, name="hands")
            view.scroll_to(view.most)
            group.add(view)
        self.settle("rematch")
        self._still: pygame.Surface | None = None

    def _add_buttons(self) -> None:
        kit, scale, column = self.kit, self.kit.scale, self.places.column
        rows: list[tuple[str, str, Callable[[], None]]] = [("rematch", _("Rematch"), self._rematch)]
        if self.on_new_match is not None:
            rows.append(("new", _("New match"), self.on_new_match))
        rows.append(("title", _("To the title"), self.on_title))
        y = column.y
        for at, (name, text, press) in enumerate(rows):
            rect = pygame.Rect(column.x, y, column.width, scale.target(83 if at == 0 else 62))
            self.group.add(Button(kit, rect, text, press, primary=at == 0, name=name))
            y = rect.bottom + scale.px(25 if at == 0 else 16)
        self.group.add(
            RoundButton(
                kit, self.places.menu, "menu", _("To the title"), self.on_title, diameter=62, show_label=False
            )
        )

        proof, digest = self.evidence.proof, self.evidence.digest
        if proof is not None:
            self.group.add(Seal(kit, self.places.seal, proof, self._verify, alone=True))
        if digest:
            self.group.add(DigestTag(kit, digest_place(kit, self.places.seal), digest))

    def _verify(self) -> None:
        self.app.push(ProofSheet(self.app, self.evidence))

    def _rematch(self) -> None:
        self.app.pop()
        self.on_rematch()

    def handle(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event):
            self.on_title()
            return True
        return super().handle(event)

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        if self._still is None:
            self._still = pygame.Surface(target.get_size()).convert()
            self._draw_still(self._still)
        target.blit(self._still, (0, 0))
        self.group.draw(target)

    def _draw_still(self, target: pygame.Surface) -> None:
        kit, places, fonts = self.kit, self.places, self.kit.fonts
        self.app.draw_table(target)
        title, line = match_words(self.view, self.names, len(self.hands))
        width = places.words_width
        fonts.draw(target, title, "result", places.title, CREAM, anchor="center", halo=True, width=width)
        fonts.draw(target, line, "aside", places.subtitle, CREAM, anchor="center", halo=True, width=width)
        self._draw_props(target)
        lines = tallies(self.view, self.setup)
        foot = _("the match!") if len(lines) == 2 else ""
        board.draw_score(target, kit, places.slate, slate_title(self.view), lines, foot=foot)
        for place, member in zip(self.view.winners, places.winners, strict=False):
            side = "us" if self.view.rules.in_pairs and self.won else ""
            look = SeatLook(name=self.names[place], face=self.setup.face_of(place), mood="pleased", side=side)
            draw_member(target, kit, member, look)
        draw_sheet(target, kit, self.sheet)
        fonts.draw(target, _("The hands"), "heading", self.inner.topleft, INK, width=self.inner.width)
        ledger.draw_head(target, kit, self.head, self.grid, self.heads)
        if not self.scrolls:
            self._draw_lines(target, self.room.x, self.room.y)
        low = self.inner.bottom - self.grid.step
        if not self.scrolls:
            low = self.room.y + self.grid.step * len(self.lines)
        ledger.draw_line(target, kit, self.inner.x, low, self.inner.width, self.grid, self.total, last=True)

    def _draw_props(self, target: pygame.Surface) -> None:
        """A glass drunk to the winner, the chalk laid down, an espresso where there is room."""
        scale, places = self.kit.scale, self.places
        below = self.places.sheet.bottom - self.sheet.bottom
        middle = (self.sheet.centerx, self.sheet.bottom + below // 2 + scale.px(20))
        glasses = middle if below > scale.px(210) else places.glasses
        draw_prop(target, self.kit, "wine", glasses, scale.px(300))
        slate = places.slate
        chalk = (slate.centerx + slate.width * 0.30, slate.bottom + scale.px(34))
        draw_prop(target, self.kit, "chalk", chalk, scale.px(62), 18)
        if not scale.small:
            draw_prop(target, self.kit, "espresso", places.cup, scale.px(170))

    def _draw_lines(self, target: pygame.Surface, x: int, y: int) -> None:
        for at, line in enumerate(self.lines):
            top = y + self.grid.step * at
            ledger.draw_line(target, self.kit, x, top, self.inner.width, self.grid, line)
