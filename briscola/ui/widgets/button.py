"""Buttons of paper, red card and round dark discs; one that copies a text; links, which are words."""

from collections.abc import Callable
from typing import Self

import pygame
from msgspec.structs import replace

from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.input import clipboard
from briscola.ui.render.icons import icon, on_disc
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2, PAPER, Colour, mix
from briscola.ui.widgets.widget import Pressable

Action = Callable[[], None]
LABEL_GROWTH = 1.2
"""Most growth of the text under a round button, so that it does not reach the next one."""


class Button(Pressable):
    """A paper button; `primary` is the one red button of a scene."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        on_press: Action,
        *,
        primary: bool = False,
        icon_name: str | None = None,
        role: str | None = None,
        name: str = "",
        on_paper: bool = False,
        margin: float = 14,
    ) -> None:
        """`margin` is the space beside the text on either side (at 1080)."""
        super().__init__(kit, rect, name=name or text, on_paper=on_paper)
        self.text, self.on_press, self.primary, self.icon_name = text, on_press, primary, icon_name
        self.margin = margin
        self.role = role or ("button-main" if primary and rect.height >= kit.scale.px(66) else "button")

    @staticmethod
    def width_for(kit: Kit, text: str, *, role: str = "button") -> int:
        """Comfortable width for the text, in px."""
        return max(kit.scale.px(150), kit.fonts.width(text, role) + 2 * kit.scale.px(40))

    def spoken(self) -> Spoken:
        name = ": ".join(filter(None, (self.label, self.text))) or self.tip
        more = self.more if self.text or self.label else self.explained
        return Spoken(
            role=Role.BUTTON,
            name=name,
            states=self.states(),
            more="" if more == self.label else more,
            slip=self.tip,
        )

    def draw(self, target: pygame.Surface) -> None:
        scale = self.kit.scale
        down = self.held
        thing = self.kit.paper.button(
            self.rect.size,
            primary=self.primary,
            pressed=down,
            enabled=self.enabled,
            hover=self.hovered and not down,
        )
        sink = scale.px(2) if down else 0
        thing.draw(target, (self.rect.x, self.rect.y + sink))
        colour: Colour = PAPER if self.primary else INK
        if not self.enabled:
            colour = mix(INK_2, CREAM, 0.35)
        centre = (self.rect.centerx, self.rect.centery + sink)
        if self.icon_name:
            side = min(self.rect.width, self.rect.height) * 2 // 5
            picture = icon(self.kit.raster, self.icon_name, side, colour)
            if not self.text:
                target.blit(picture, picture.get_rect(center=centre))
                return
            width = self.kit.fonts.width(self.text, self.role)
            left = centre[0] - (width + side + scale.px(10)) // 2
            target.blit(picture, picture.get_rect(midleft=(left, centre[1])))
            self.kit.fonts.draw(
                target,
                self.text,
                self.role,
                (left + side + scale.px(10), centre[1]),
                colour,
                anchor="midleft",
            )
            return
        self.kit.fonts.draw(
            target,
            self.text,
            self.role,
            centre,
            colour,
            anchor="center",
            width=self.rect.width - scale.px(2 * self.margin),
        )


def paper_button(
    kit: Kit, rect: pygame.Rect, text: str, on_press: Action, name: str, *, main: bool = False
) -> Button:
    """A button that lies on paper; `main` is the red one."""
    return Button(kit, rect, text, on_press, primary=main, role="button", name=name, on_paper=True)


class RoundButton(Pressable):
    """A dark disc with an icon, its label below if there is room (not below 700 px)."""

    def __init__(
        self,
        kit: Kit,
        centre: tuple[int, int],
        icon_name: str,
        label: str,
        on_press: Action,
        *,
        diameter: float = 68,
        show_label: bool = True,
        name: str = "",
    ) -> None:
        side = kit.scale.target(diameter)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = centre
        super().__init__(kit, rect, name=name or icon_name)
        self.icon_name, self.label, self.on_press = icon_name, label, on_press
        self.show_label = show_label and not kit.scale.small
        self.radius = diameter
        self.tip = "" if self.show_label else label
        self.tells_focus = True

    def spoken(self) -> Spoken:
        return Spoken(
            role=Role.BUTTON, name=self.label, states=self.states(), more=self.explained, slip=self.tip
        )

    def hit(self, pos: tuple[int, int]) -> bool:
        reach = max(22.0, self.rect.width / 2)
        return (pos[0] - self.rect.centerx) ** 2 + (pos[1] - self.rect.centery) ** 2 <= reach * reach

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        side = self.rect.width
        kit.paper.round_button(side, hover=self.hovered, pressed=self.held).draw(target, self.rect.topleft)
        picture = on_disc(kit.raster, self.icon_name, side)
        if not self.enabled:
            picture = picture.copy()
            picture.set_alpha(96)
        target.blit(picture, picture.get_rect(center=self.rect.center))
        if not self.enabled:  # a stroke across: more than another colour
            reach, thick = side // 4, max(2, side // 20)
            x, y = self.rect.center
            pygame.draw.line(target, CREAM, (x - reach, y + reach), (x + reach, y - reach), thick)
        if self.show_label:
            kit.capped(LABEL_GROWTH).fonts.draw(
                target,
                self.label,
                "label",
                (self.rect.centerx, self.rect.bottom + kit.scale.px(6)),
                CREAM,
                anchor="midtop",
                halo=True,
            )

    def draw_ring(self, target: pygame.Surface) -> None:
        reach = self.kit.paper.ring_reach()
        ring = self.kit.paper.ring(self.rect.size, self.rect.width / 2, on_paper=self.on_paper)
        target.blit(ring, (self.rect.x - reach, self.rect.y - reach))


SAID_FOR = 1.6
"""Seconds for which it shows that it has copied."""


class CopyButton(Button):
    """Shows two sheets; for a moment a tick after copying, or a cross if the system refused."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        copied: str,
        *,
        name: str,
        text: str = "",
        on_paper: bool = True,
        on_copied: Callable[[], None] | None = None,
    ) -> None:
        """`copied` goes to the clipboard; `text` is written on the button if it is not empty.

        `on_copied` is called each time the clipboard has taken it.
        """
        super().__init__(
            kit, rect, text, self._copy, icon_name="copy", name=name, on_paper=on_paper, role="small-strong"
        )
        self.copied, self._on_copied = copied, on_copied
        self.tip = "" if text else _("Copy")
        self._words = text
        self._left = 0.0

    @staticmethod
    def side(kit: Kit) -> int:
        """Side in px of such a button without words."""
        return kit.scale.target(46)

    def spoken(self) -> Spoken:
        said = super().spoken()
        if self._words:
            return said
        name = _("Copy: {what}").format(what=self.label) if self.label and not self.explained else said.name
        outcome = {"check": _("Copied"), "cross": _("The clipboard refuses")}
        return replace(said, name=name, value=outcome.get(self.icon_name or "", ""), more=self.explained)

    def go_on_from(self, before: Self) -> None:
        if before._left and before._words == self._words:
            self.icon_name, self.text, self._left = before.icon_name, before.text, before._left

    def _copy(self) -> None:
        copied = clipboard.copy(self.copied)
        self.icon_name = "check" if copied else "cross"
        if self._words:
            self.text = _("Copied") if copied else _("The clipboard refuses")
        self._left = SAID_FOR
        if copied and self._on_copied is not None:
            self._on_copied()

    @property
    def wake(self) -> float | None:
        return self._left or None

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self._left:
            return moving
        self._left = max(0.0, self._left - dt)
        if self._left:
            return moving
        self.icon_name, self.text = "copy", self._words
        return True


class Link(Pressable):
    """Words that end at `midright`; a line appears below while the pointer rests there."""

    def __init__(
        self,
        kit: Kit,
        midright: tuple[int, int],
        text: str,
        on_press: Callable[[], None],
        *,
        name: str,
        on_paper: bool = False,
    ) -> None:
        margin = kit.scale.px(8)
        rect = pygame.Rect(0, 0, kit.fonts.width(text, "small") + 2 * margin, kit.scale.target(44))
        rect.midright = (midright[0] + margin, midright[1])
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.text, self.on_press, self.margin = text, on_press, margin

    def spoken(self) -> Spoken:
        return Spoken(role=Role.LINK, name=self.text, states=self.states(), more=self.more, slip=self.tip)

    def draw(self, target: pygame.Surface) -> None:
        right = (self.rect.right - self.margin, self.rect.centery)
        ink, fonts = INK_2 if self.on_paper else CREAM, self.kit.fonts
        word = fonts.draw(target, self.text, "small", right, ink, anchor="midright", halo=not self.on_paper)
        if self.hovered:
            thick = max(1, self.kit.scale.px(2))
            pygame.draw.rect(target, ink, (word.x, word.bottom, word.width, thick))
