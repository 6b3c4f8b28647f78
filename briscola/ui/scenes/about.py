"""About: the version, the person's folders, a club of one's own, our licences, and the works of others."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from briscola import __version__
from briscola.i18n.meeting_words import own_club_title
from briscola.i18n.text import _
from briscola.storage.files.atomic_write import make_folder
from briscola.storage.records.records import Records
from briscola.storage.settings.settings import default_path
from briscola.system import resources
from briscola.system.other_programs import show_folder
from briscola.ui.scenes import third_party_notices
from briscola.ui.scenes.richtext import Block, parse
from briscola.ui.scenes.rules_reader import Chapter, Reader
from briscola.ui.scenes.sheets.dialog import tell

LICENCES = ("LICENSE", "LICENSE-ART")
CLUB = "packages/club/README.md"
_COMMAND = re.compile(r"`([^`]+)`")
_STEP = re.compile(r"^\d+\. ", re.MULTILINE)
LOOK = 0.2
"""Seconds after which the page looks again whether the folder could be shown."""
SHORT = 60
"""Maximum length in characters of a line whose end is intended."""


class About(Reader):
    """The About page, opened from the title."""

    _opener: subprocess.Popen[bytes] | None = None
    """Program that is to show the folder, until it has ended."""

    def chapters(self) -> Sequence[Chapter]:
        found = third_party_notices.load()
        pages = [
            Chapter("game", self._game()),
            Chapter("licences", _texts(_("Our licences"), _ours())),
        ]
        if (club := _club()) is not None:
            pages.insert(1, Chapter("club", club))
        if found.works:
            pages.append(Chapter("works", _works(found)))
        if found.texts:
            pages.append(Chapter("texts", _texts(_("Their licences"), found.texts)))
        return pages

    def title(self) -> str:
        return _("About")

    def doors(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        return [(_("Open the folder"), self._open, "folder")]

    def _open(self) -> None:
        """Have the system show the folder in which the person's things lie."""
        folder = Records().folder.parent
        try:
            make_folder(folder)
            self._opener = show_folder(folder)
        except OSError:
            self._tell_in_vain()

    def _tell_in_vain(self) -> None:
        said = _("The folder cannot be shown. It lies here: {path}")
        tell(self.app, _("Open the folder"), said.format(path=Records().folder.parent))

    def update(self, dt: float) -> bool:
        if self._opener is not None and (status := self._opener.poll()) is not None:
            self._opener = None
            if status:
                self._tell_in_vain()
        self.wake = None if self._opener is None else LOOK
        return super().update(dt)

    def _game(self) -> Sequence[Block]:
        places = [
            (_("Settings"), default_path()),
            (_("Your matches"), Records().folder),
        ]
        if self.app.raster.folder is not None:
            places.append((_("Drawn cards; may be thrown away"), self.app.raster.folder))
        return [
            Block("title", "Briscola"),
            Block("text", _("version {number}").format(number=__version__)),
            Block("text", _("Italy’s trick-taking classic and its family, on cards drawn for this game.")),
            Block(
                "text",
                _(
                    "No account, no advertising. "
                    "Nothing leaves this computer unless you open or join a table."
                ),
            ),
            Block("heading", _("Where your things lie")),
            *(block for name, path in places for block in _place(name, path)),
            Block("heading", _("Yours to pass on")),
            Block("text", _("The program is free software under the MIT licence.")),
            Block(
                "text",
                _("The drawings and the sounds are free under Creative Commons Attribution-ShareAlike 4.0."),
            ),
        ]


def _place(name: str, path: Path) -> Sequence[Block]:
    return (Block("text", f"**{name}**"), Block("plain", str(path)))


def _club() -> Sequence[Block] | None:
    """The page for clubs, without its last part, for readers of the source; None if it is missing.

    Its commands are bold, and its steps are dots.
    """
    path = resources.beside(CLUB)
    if path is None:
        return None
    text = resources.read(path).rpartition("\n## ")[0].replace("'", "’")
    said = _STEP.sub("- ", _COMMAND.sub(r"**\1**", text))
    return [Block("title", own_club_title()), *(block for block in parse(said) if block.kind != "title")]


def _ours() -> Mapping[str, str]:
    files = [path for name in LICENCES if (path := resources.beside(name)) is not None]
    return {path.name: resources.read(path) for path in files}


def _works(found: third_party_notices.Notices) -> Sequence[Block]:
    """List every work with its version, licence and home page."""
    blocks = [
        Block("title", _("Works of others")),
        Block("text", _("This game stands on the work of many. Thank you.")),
    ]
    for work in found.works:
        blocks.append(Block("heading", " ".join(part for part in (work.name, work.version) if part)))
        facts = " · ".join(fact for fact in (work.licence, work.home) if fact)
        blocks.append(Block("plain", "\n".join(line for line in (work.credit, facts) if line)))
    return blocks


def _texts(title: str, texts: Mapping[str, str]) -> Sequence[Block]:
    """Licence texts unchanged, each under its name."""
    blocks = [Block("title", title)]
    for name, text in texts.items():
        blocks.append(Block("heading", name))
        blocks += [Block("plain", _flowing(part)) for part in text.split("\n\n") if part.strip()]
    return blocks


def _flowing(paragraph: str) -> str:
    """Join a paragraph's lines; keep the line ends of a table or list."""
    lines = [line.strip() for line in paragraph.splitlines()]
    listed = max(map(len, lines)) < SHORT or any("   " in line for line in lines)
    return ("\n" if listed else " ").join(" ".join(line.split()) for line in lines)
