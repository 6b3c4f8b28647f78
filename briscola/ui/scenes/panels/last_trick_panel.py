"""The last trick again: who played what, who took it and why; and the signs made in this hand."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.view.view import View
from briscola.i18n.card_words import card_name, points_text
from briscola.i18n.sign_words import before
from briscola.i18n.text import _
from briscola.i18n.trick_words import why_taken
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.theme import INK, RED
from briscola.ui.scenes.panels.panel_base import Panel, PanelKind, Surroundings
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.faces.sign_row import PastSign, SignRow
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_sheet


class LastTrickPanel(Panel):
    """Closed by its button, by Esc, by L or by a click outside."""

    chapter = "tricks"

    kind = PanelKind.OPENED
    first = "close"

    def __init__(
        self,
        around: Surroundings,
        *,
        view: View,
        names: Sequence[str],
        signs: Sequence[PastSign] = (),
        on_close: Callable[[], None],
        on_all: Callable[[], None] | None = None,
    ) -> None:
        """`names` per place; `signs`: those of each player; `on_all` shows all tricks, where that is done."""
        super().__init__(around)
        self.view, self.names, self.on_close, self.on_all = view, names, on_close, on_all
        self.signs = signs
        self.renew()

    def place(self) -> None:
        kit, scale, layout = self.kit, self.kit.scale, self.layout
        count, pad, low = len(self.view.last), scale.px(50), scale.px(30)
        trick = max(300, round(layout.u(0.46)))
        self.card_h = round(trick * 0.44)
        step = max(kit.sprites.width(self.card_h) + scale.px(26), max(96, scale.px(130)))
        most = layout.size[0] - 2 * scale.edge
        button = scale.target(56)
        above = trick if count else 2 * low + button + scale.px(14)
        self.row: SignRow | None = None
        self.sign_column = TextColumn(kit, most - 2 * pad)
        least = max(round(layout.u(0.62)), step * count + 2 * scale.px(60))
        close, air = max(120, scale.px(180)), scale.px(14)
        every = 0 if self.on_all is None else Button.width_for(kit, _("All tricks"))
        if every:  # the reason stands beside both buttons
            heading = kit.fonts.width(_("The last trick"), "panel")
            least = max(
                least, 2 * pad + every + air + close + scale.px(16) + max(heading, round(layout.u(0.3)))
            )
        if self.signs:
            # Without a trick the heading is the sheet's title.
            self.sign_column.text(_("Signs in this hand"), "heading" if count else "panel", INK)
            tall = layout.size[1] - 2 * scale.rim - above - self.sign_column.height - scale.px(14)
            self.row = row = SignRow(kit, self.signs, (most - 2 * pad, tall))
            self.sign_column.canvas(row.height, lambda target, x, y: row.draw(target, (x, y)))
            least = max(least, row.width + 2 * pad)
            above += self.sign_column.height + scale.px(14)
        self.rect = pygame.Rect(0, 0, min(least, most), above)
        self.rect.center = (layout.size[0] // 2, round(layout.mid(0.44)))
        self.rect.top = max(scale.rim, self.rect.top)
        self.inner = self.rect.inflate(-2 * pad, -2 * low)
        self.step = min(step, self.inner.width // max(1, count))
        rect = pygame.Rect(0, 0, close, button)
        rect.bottomright = self.inner.bottomright
        self.group.add(Button(kit, rect, _("Close"), self.on_close, name="close", on_paper=True))
        if self.on_all is not None:
            rect = pygame.Rect(rect.x - air - every, rect.y, every, button)
            self.group.add(Button(kit, rect, _("All tricks"), self.on_all, name="all", on_paper=True))
        self.foot, self.reason = rect, TextColumn(kit, rect.x - self.inner.x - scale.px(16))
        if count:
            self.reason.text(why_taken(self.view.last, self.view, naming=self.kit.naming))

    @property
    def spoken_title(self) -> str:
        return _("The last trick") if self.view.last else _("Signs in this hand")

    @property
    def spoken_text(self) -> str:
        return "\n".join(line.text for line in self.text_lines() if not line.heading)

    def text_lines(self) -> Sequence[ReadingLine]:
        """The trick card by card, who took it and why; then the signs."""
        lines: list[ReadingLine] = []
        view = self.view
        if view.last:
            played = [(self.names[seat], card_name(card, naming=self.kit.naming)) for seat, card in view.last]
            lines += [
                ReadingLine(_("{name}: {points}").format(name=name, points=card)) for name, card in played
            ]
            taken = points_text(view.last_points)
            if view.last_winner is not None:
                name = self.names[view.last_winner]
                taken = _("Taken by {name}: {points}").format(name=name, points=taken)
            lines += [ReadingLine(taken), ReadingLine(why_taken(view.last, view, naming=self.kit.naming))]
        if self.signs and view.last:
            lines.append(ReadingLine(_("Signs in this hand"), heading=True))
        for sign in self.signs:
            earlier = before(", ".join(sign.earlier)) if sign.earlier else ""
            told = filter(None, (sign.name, sign.doing, sign.meaning, earlier))
            lines.append(ReadingLine(", ".join(told)))
        return lines

    def handle_first(self, event: pygame.event.Event) -> bool:
        if closed := self.closes(event, pygame.K_l, pygame.K_SPACE):
            self.on_close()
        return closed

    def paint(self, target: pygame.Surface) -> None:
        draw_sheet(target, self.kit, self.rect)
        (x, y), signs = self.inner.topleft, self.sign_column
        if self.view.last:
            self._paint_trick(target)
            self.reason.draw(target, x, self.foot.centery - self.reason.height // 2)
            y = self.foot.y - self.kit.scale.px(14) - signs.height
        signs.draw(target, x, y)

    def _paint_trick(self, target: pygame.Surface) -> None:
        kit, scale, inner, view = self.kit, self.kit.scale, self.inner, self.view
        title = kit.fonts.draw(target, _("The last trick"), "panel", inner.topleft, INK)
        kit.fonts.draw(
            target,
            points_text(view.last_points),
            "heading",
            (inner.right, title.centery),
            RED,
            anchor="midright",
        )
        count = len(view.last)
        y = title.bottom + scale.px(14) + self.card_h / 2
        for i, (seat, card) in enumerate(view.last):
            x = inner.centerx + self.step * (i - (count - 1) / 2)
            won = seat == view.last_winner
            kit.sprites.draw(target, card.code, (x, y), self.card_h, 0, CardStyle(winning=won))
            kit.fonts.draw(
                target,
                self.names[seat],
                "small-strong",
                (round(x), round(y + self.card_h / 2 + scale.px(10))),
                RED if won else INK,
                anchor="midtop",
                width=self.step,
            )
