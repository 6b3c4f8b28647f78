"""The sheet for a person's name and face."""

from __future__ import annotations

from collections.abc import Callable

from briscola.client.setup.characters import own_people
from briscola.i18n.person_words import profile_text
from briscola.i18n.text import _
from briscola.storage.people.profiles import FACE, BadProfile, Profile
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.ui.render.theme import RED
from briscola.ui.scene import Host
from briscola.ui.scenes.faces import FaceButton
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.text_field import TextField


class PersonSheet(ContentSheet):
    """Lies over the people; it closes once the input has been accepted."""

    first = "name"
    wide = 640, 880
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
        self.fault = ""

    def _turn(self, by: int) -> None:
        faces = [each.name for each in own_people()]
        if faces:
            at = faces.index(self.face) if self.face in faces else -1
            self.face = faces[(at + by) % len(faces)]

    def _done(self) -> None:
        try:
            self._on_done(self.written, self.face)
        except BadProfile as error:
            self.fault = profile_text(error)
            self.layout(self.app.size)
            self.group.focus_name("name")

    # ---- what stands on it

    def title(self) -> str:
        return _("Somebody new") if self.profile is None else _("Name and face")

    @property
    def live(self) -> tuple[str, str]:
        return self.fault, self.face

    def fill(self, column: TextColumn) -> None:
        side = max(96, self.kit.scale.px(170))
        face = Control(FaceButton, self.face, self._turn, name="face")
        name = Control(
            TextField,
            self.written,
            self._write,
            limit=LONGEST_NAME,
            hint=_("Your name"),
            name="name",
            on_enter=self._done,
        )
        column.put(
            SheetRow(
                Space(16),
                face.called(_("Face"), tip=_("Another face")).square(side),
                Space(16),
                name.called(_("Your name")),
            )
        )
        column.gap(30)
        told = _("With settings, statistics and a match of their own.") if self.profile is None else ""
        if self.fault:
            column.text(self.fault, "body-strong", RED, news=True)
        else:
            column.text(told, "body")

    def foot(self) -> SheetPart:
        words = _("Sit down") if self.profile is None else _("All right")
        remove = [] if self._on_remove is None else [PressButton(_("Remove…"), self._on_remove, "remove")]
        cancel = PressButton(_("Cancel"), self.app.pop, "cancel")
        return SheetRow(*remove, Space(), cancel, PressButton(words, self._done, "done", main=True))
