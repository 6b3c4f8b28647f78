"""The check of a deal on a sheet of paper: what was sealed, what came out, and that they agree."""

from __future__ import annotations

import pygame

from briscola.client.shuffle_proof import Proof
from briscola.i18n.text import _, pgettext
from briscola.ui.input import pointer
from briscola.ui.render.icons import icon
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host, Scene
from briscola.ui.widgets import Button, draw_sheet

ProofLine = tuple[str, str, bool | None]
"""A heading, a text, and a mark: right, wrong or none."""


class ProofSheet(Scene):
    """Lies over the result."""

    opaque = False

    def __init__(self, app: Host, proof: Proof) -> None:
        super().__init__(app)
        self.proof = proof

    def lines(self) -> tuple[ProofLine, ...]:
        """The steps of the check, in words."""
        proof = self.proof
        salt = proof.salt or pgettext("salt", "none")
        return (
            (_("Sealed before the cut (SHA-256)"), proof.sha256, None),
            (_("Bytes shown after the hand"), proof.secret, None),
            (_("Your salt"), _("{salt} · cut after {n} cards").format(salt=salt, n=proof.at), None),
            (
                _("The seal"),
                _("The bytes are those that were sealed.")
                if proof.sealed
                else _("The bytes are not those that were sealed."),
                proof.sealed,
            ),
            (
                _("The deal"),
                _("Bytes, salt and cut give exactly the cards that were dealt.")
                if proof.dealt
                else _("Bytes, salt and cut do not give the cards that were dealt."),
                proof.dealt,
            ),
        )

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        width = min(size[0] - 2 * scale.edge, max(620, scale.px(900)))
        pad = max(26, scale.px(54))
        self.step = round(fonts.line("body") * 1.05)
        self.head = fonts.line("small-strong")
        self.mark = max(24, scale.px(34))
        self.rows = []
        tall = 0
        for heading, words, mark in self.lines():
            room = width - 2 * pad - (self.mark + scale.px(16) if mark is not None else 0)
            wrapped = fonts.wrap(words, "body", room)
            self.rows.append((heading, wrapped, mark))
            tall += self.head + self.step * len(wrapped) + scale.px(14)
        button = scale.target(64)
        height = 2 * pad + fonts.line("panel") + scale.px(16) + tall + scale.px(12) + button
        self.rect = pygame.Rect(0, 0, width, min(height, size[1] - 2 * scale.rim))
        self.rect.center = (size[0] // 2, size[1] // 2)
        self.inner = self.rect.inflate(-2 * pad, -2 * pad)
        wide = max(scale.px(220), Button.width_for(kit, _("Close")))
        close = pygame.Rect(0, 0, wide, button)
        close.bottomright = self.inner.bottomright
        group = self.new_group(focus="close")
        group.add(
            Button(
                kit,
                close,
                _("Close"),
                self.app.pop,
                primary=True,
                role="button",
                name="close",
                on_paper=True,
            )
        )
        self.settle("close")
        self.veil = pygame.Surface(size)
        self.veil.fill((10, 8, 6))
        self.veil.set_alpha(110)

    def handle(self, event: pygame.event.Event) -> bool:
        p = pointer.read(event, self.kit.scale.size)
        outside = p is not None and p.kind == "down" and not self.rect.collidepoint(p.pos)
        if pointer.is_back(event) or outside:
            self.app.pop()
            return True
        return super().handle(event)

    def draw(self, target: pygame.Surface) -> None:
        kit, fonts = self.kit, self.kit.fonts
        target.blit(self.veil, (0, 0))
        draw_sheet(target, kit, self.rect)
        title = _("The deck is the sealed one") if self.proof.holds else _("The deck does not match its seal")
        colour = INK if self.proof.holds else RED
        y = fonts.draw(target, title, "panel", self.inner.topleft, colour, width=self.inner.width).bottom
        y += kit.scale.px(16)
        for heading, wrapped, mark in self.rows:
            x = self.inner.x
            if mark is not None:
                picture = icon(kit.raster, "check" if mark else "cross", self.mark, INK if mark else RED, 3.0)
                middle = y + (self.head + self.step * len(wrapped)) // 2
                target.blit(picture, picture.get_rect(midleft=(x, middle)))
                x += self.mark + kit.scale.px(16)
            fonts.draw(target, heading, "small-strong", (x, y), INK_2)
            y += self.head
            for line in wrapped:
                fonts.draw(target, line, "body", (x, y), INK)
                y += self.step
            y += kit.scale.px(14)
        self.group.draw(target)
