"""The sheet for a person's name and face."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from briscola.client.setup.characters import own_people
from briscola.i18n.person_words import profile_text
from briscola.i18n.text import _
from briscola.storage.people.profiles import FACE, BadProfile, Profile
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.faces import FaceButton
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.text_field import TextField


class PersonSheet(SheetScene):
    """Lies over the people; it closes once the input has been accepted."""

    ruled = True

    def __init__(
        self,
        app: Host,
        profile: Profile | None,
        *,
        face: str = FACE,
        on_done: Callable[[str, str], None],
        on_remove: Callable[[], None] | None = None,
    ) -> None:
        """`profile` is None for somebody new, who starts with this `face`.

        `on_done` gets name and face, and may raise BadProfile.
        """
        super().__init__(app)
        self.profile = profile
        self.written = "" if profile is None else profile.name
        self.face = face if profile is None else profile.face
        self.fault = ""
        self._on_done, self._on_remove = on_done, on_remove

    # ---- what happens

    def _write(self, name: str) -> None:
        self.written = name
        if self.fault:
            self.fault = ""
            self.dirty = True

    def _turn(self, by: int) -> None:
        faces = [each.name for each in own_people()]
        if faces:
            at = faces.index(self.face) if self.face in faces else -1
            self.face = faces[(at + by) % len(faces)]
            self.face_button.face = self.face
            self.dirty = True

    def _done(self) -> None:
        try:
            self._on_done(self.written, self.face)
        except BadProfile as error:
            self.fault = profile_text(error)
            self.layout(self.app.size)
            self.group.focus_name("name")

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(640, scale.px(880)))
        pad, gap = max(24, scale.px(52)), scale.px(30)
        face = max(96, scale.px(170))
        line, high = round(kit.fonts.line("body") * 1.1), scale.target(66)
        height = 2 * pad + heading_height(kit) + face + gap + line + gap + high
        inner = self.unfold(size, (width, height), (pad, pad), middle=0.45)
        top = inner.y + heading_height(kit)
        reach = max(20, scale.px(40))
        medallion = pygame.Rect(inner.x + reach, top, face, face)
        group = self.new_group(focus="name")
        self.face_button = FaceButton(kit, medallion, self.face, self._turn, name="face")
        self.face_button.tip = _("Another face")
        self.face_button.label = _("Face")
        left = medallion.right + reach + scale.px(24)
        field = pygame.Rect(left, 0, inner.right - left, scale.target(62))
        field.centery = medallion.centery
        group.add(
            TextField(
                kit,
                field,
                self.written,
                self._write,
                limit=LONGEST_NAME,
                hint=_("Your name"),
                name="name",
                on_enter=self._done,
            ).called(_("Your name")),
            self.face_button,
        )
        self.said_at = (inner.x, medallion.bottom + gap)
        self._add_buttons(high)
        self.restore_focus("name")

    def _add_buttons(self, height: int) -> None:
        kit, inner, gap = self.kit, self.inner, self.kit.scale.px(24)
        done = _("Sit down") if self.profile is None else _("All right")
        words = [_("Cancel"), done, *([] if self._on_remove is None else [_("Remove…")])]
        most = (inner.width - gap * (len(words) - 1)) // len(words)
        wide = min(most, max(Button.width_for(kit, each) for each in words))
        right = pygame.Rect(inner.right - wide, inner.bottom - height, wide, height)
        button = self.main_button(right, done, self._done, "done")
        cancel = right.move(-wide - gap, 0)
        self.group.add(self.button(cancel, _("Cancel"), self.app.pop, "cancel"), button)
        if self._on_remove is not None:
            left = pygame.Rect(inner.x, right.y, wide, height)
            self.group.add(self.button(left, words[2], self._on_remove, "remove"))

    @property
    def spoken_text(self) -> str:
        if self.fault or self.profile is not None:
            return self.fault
        return _("With settings, statistics and a match of their own.")

    def title(self) -> str:
        return _("Somebody new") if self.profile is None else _("Name and face")

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit, inner = self.kit, self.inner
        if self.fault:
            kit.fonts.draw(target, self.fault, "body-strong", self.said_at, RED, width=inner.width)
        elif self.profile is None:
            kit.fonts.draw(target, self.spoken_text, "body", self.said_at, INK_2, width=inner.width)
