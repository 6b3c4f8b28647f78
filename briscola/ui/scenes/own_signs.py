"""The person's own signs: one grimace per cell; pressing two cells swaps them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from briscola.engine.actions import Sign
from briscola.engine.cards import BRISCOLA_RANKING
from briscola.i18n import spoken_words
from briscola.i18n.sign_words import GRIMACES, NATIONAL, agreed, deed, thing, word
from briscola.i18n.spoken_words import ControlState, Spoken
from briscola.i18n.text import _, pgettext, upper
from briscola.storage.people.profiles import FACE
from briscola.ui.input import pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK, INK_2, LAMP, LAMP_LIGHT, Colour, mix
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Space
from briscola.ui.views.faces.face_closeup import grimace_of
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.widget import Pressable

ACROSS = 3
"""Cells in a row, and number of rows; the last cell is the unused grimace."""
PICKED = mix(LAMP, LAMP_LIGHT, 0.35)


class SignCell(Pressable):
    """A face with a grimace and its meaning; `sign` is None for the unused one."""

    press_sound = "tick"

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        face: str,
        grimace: str,
        sign: Sign | None,
        on_press: Callable[[], None],
        *,
        picked: bool,
    ) -> None:
        super().__init__(kit, rect, name=f"sign-{sign or 'spare'}", on_paper=True)
        self.face, self.grimace, self.sign, self.on_press, self.picked = face, grimace, sign, on_press, picked

    def spoken(self) -> Spoken:
        states = (*((ControlState.CHOSEN,) if self.picked else ()), *self.states())
        return Spoken(
            role=spoken_words.Role.BUTTON, name=self.meaning, value=deed(self.grimace), states=states
        )

    @property
    def meaning(self) -> str:
        """The grimace's meaning in words."""
        if self.sign is None:
            return upper(pgettext("grimace", "not used"))
        of = thing if self.sign == "none" else word
        return upper(of(self.sign, BRISCOLA_RANKING, naming=self.kit.naming))

    @property
    def _face(self) -> pygame.Rect:
        """The rectangle of the face."""
        side = self.rect.height - 2 * max(8, self.kit.scale.px(16))
        return pygame.Rect(
            self.rect.x + max(8, self.kit.scale.px(16)), self.rect.centery - side // 2, side, side
        )

    def _lines(self) -> Sequence[tuple[str, Role, Colour]]:
        """Lines of text beside the face, each with its style and colour."""
        fonts, scale = self.kit.fonts, self.kit.scale
        room = self.rect.right - self._face.right - max(8, scale.px(18)) - max(6, scale.px(12))
        ink = INK_2 if self.sign is None else INK
        return (
            *((line, "body-strong", ink) for line in fonts.wrap(self.meaning, "body-strong", room)),
            *((line, "small", INK_2) for line in fonts.wrap(deed(self.grimace), "small", room)),
        )

    def text_height(self) -> int:
        """Height of the text in px."""
        return sum(self.kit.fonts.line(role) for _line, role, _colour in self._lines())

    def draw(self, target: pygame.Surface) -> None:
        kit, rect, place = self.kit, self.rect, self._face
        paper = kit.paper
        if self.picked:
            paper.tag(rect.size, PICKED).draw(target, rect.topleft)
        else:
            hover = self.hovered and not self.held
            paper.button(rect.size, primary=False, pressed=self.held, hover=hover).draw(target, rect.topleft)
        if (face := grimace_of(kit, self.face, self.grimace, place.width)) is not None:
            face.draw(target, place.center)
        x, y = place.right + max(8, kit.scale.px(18)), rect.centery - self.text_height() // 2
        for line, role, colour in self._lines():
            kit.fonts.draw(target, line, role, (x, y), colour)
            y += kit.fonts.line(role)


class OwnSigns(ContentSheet):
    """Lies over the scene that opened it. Changes apply at once; Esc or the button goes back."""

    wide = 860, 1240
    ruled = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.picked: int | None = None
        """Index of the first cell pressed; None if none is."""

    @property
    def chapter(self) -> str:
        return "partners"

    @property
    def cells(self) -> Sequence[tuple[Sign | None, str]]:
        """Each sign and its grimace; the last has no sign."""
        signs = agreed(self.app.settings.own_signs)
        spare = next(grimace for grimace in GRIMACES if grimace not in signs.values())
        return (*signs.items(), (None, spare))

    # ---- what is done

    def press(self, at: int) -> None:
        """Pick the first cell, or swap it with the second; pressing the same one puts it back."""
        first, self.picked = self.picked, at if self.picked is None else None
        if first is not None:
            made = [grimace for _sign, grimace in self.cells]
            made[first], made[at] = made[at], made[first]
            self._keep({s: grimace for (s, _was), grimace in zip(self.cells, made, strict=True) if s})

    def usual(self) -> None:
        """Reset every sign to the common one."""
        self.picked = None
        self._keep(NATIONAL)

    def _keep(self, signs: Mapping[Sign, str]) -> None:
        changed = {sign: grimace for sign, grimace in signs.items() if grimace != NATIONAL[sign]}
        self.app.change(own_signs=changed)

    def handle(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event) and self.picked is not None:
            self.picked = None
            return True
        return super().handle(event)

    # ---- what stands on it

    @property
    def live(self) -> object:
        return self.cells, self.picked

    def fill(self, column: TextColumn) -> None:
        column.text(_explained())
        wore, cells = self.app.settings.match.get("face"), self.cells
        face = wore if isinstance(wore, str) else FACE
        for row in range(ACROSS):
            column.gap(20)
            found = (
                Control(
                    SignCell,
                    face,
                    grimace,
                    sign,
                    partial(self.press, at),
                    picked=self.picked == at,
                ).tall(168)
                for at, (sign, grimace) in enumerate(cells)
                if at // ACROSS == row
            )
            column.put(SheetRow(*found, gap=20))

    def foot(self) -> SheetPart:
        usual = PressButton(_("The usual signs"), self.usual, "usual")
        return SheetRow(Space(), usual, PressButton(_("Done"), self.app.pop, "done", main=True))

    def title(self) -> str:
        return own_signs_name()


def own_signs_name() -> str:
    """Title of the page, also used for links to it."""
    return _("Your own signs")


def _explained() -> str:
    return _(
        "Press two and they change places. They count where the house rule on signs says “{own}”; "
        "the computers make them too."
    ).format(own=pgettext("signs", "your own"))
