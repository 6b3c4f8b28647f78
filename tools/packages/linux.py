"""Linux packages: the installed tree under `/`, and a .deb made of it by Debian's own tools."""

import re
import shutil
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime, time
from email.utils import format_datetime
from pathlib import Path
from textwrap import fill
from xml.etree import ElementTree

from tools.packages import manual, translated
from tools.packages.changelog import Release
from tools.packages.identity import APP_ID, NAME, PACKAGES, PUBLISHER, ROOT

TEXTS = ("LICENSE", "LICENSE-ART", "CHANGELOG.md")
MAIL = "briscola@localhost"
NEWS = "What is new, changed or mended in this version:"
"""Begins the description of a release; software centres want a sentence before a list."""
LONGEST = 250
"""Letters of a line in such a list."""


def tree(bundle: Path, target: Path, releases: Sequence[Release]) -> Path:
    """Lay out the bundle with desktop entry, AppStream metadata, icons and texts under `target`."""
    shutil.rmtree(target, ignore_errors=True)
    library = target / "usr" / "lib" / NAME
    library.parent.mkdir(parents=True)
    shutil.copytree(bundle, library, symlinks=True)
    for face in library.rglob("*.ttf"):  # some wheels have them as programs
        face.chmod(0o644)
    door = target / "usr" / "bin" / NAME
    door.parent.mkdir()
    door.symlink_to(Path("..", "lib", NAME, NAME))
    share = target / "usr" / "share"
    _write(share / "applications" / translated.DESKTOP.name, translated.desktop_entry())
    _write(share / "metainfo" / translated.METAINFO.name, with_releases(translated.metainfo(), releases))
    _write(share / "man" / f"man{manual.SECTION}" / f"{NAME}.{manual.SECTION}", manual.page(releases[0]))
    icons = share / "icons" / "hicolor"
    for picture in (ROOT / "assets" / "icon").glob("*.png"):
        side = picture.stem
        _copy(picture, icons / f"{side}x{side}" / "apps", f"{APP_ID}.png")
    _copy(ROOT / "assets" / "icon.svg", icons / "scalable" / "apps", f"{APP_ID}.svg")
    for text in TEXTS:
        _copy(ROOT / text, share / "doc" / NAME)
    _copy(library / "_internal" / NAME / "THIRD-PARTY.txt", share / "doc" / NAME)
    return target


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / (name or source.name)
    shutil.copyfile(source, target)
    target.chmod(0o644)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    target.chmod(0o644)


def with_releases(root: ElementTree.Element, releases: Sequence[Release]) -> str:
    """The AppStream metadata, written out with all releases in it."""
    shelf = root.find("releases")
    if shelf is None:
        raise ValueError("the AppStream metadata has no place for releases")
    for release in releases:
        row = ElementTree.SubElement(shelf, "release", version=release.version, date=release.day.isoformat())
        description = ElementTree.SubElement(row, "description")
        ElementTree.SubElement(description, "p").text = NEWS
        items = ElementTree.SubElement(description, "ul")
        for sentence in (each for note in release.notes for each in sentences(note)):
            ElementTree.SubElement(items, "li").text = sentence
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<!-- Copyright 2026 {PUBLISHER} -->\n{text}\n'


def sentences(note: str) -> Sequence[str]:
    """The sentences of a note as software centres want them: without marks and full stops, none too long."""
    parts = re.split(r"(?<=[.!?])\s+(?=[\w“])", re.sub(r"[*`]", "", note))
    short = [half for part in parts for half in ([part] if len(part) <= LONGEST else part.split("; "))]
    return [part[0].upper() + part[1:].removesuffix(".") for part in short]


def debian_changelog(releases: Sequence[Release], name: str = NAME) -> str:
    """All releases of a package as Debian writes them."""
    entries = []
    for release in releases:
        noon = datetime.combine(release.day, time(12), UTC)
        notes = "\n".join(
            fill(note, 79, initial_indent="  * ", subsequent_indent=" " * 4, break_on_hyphens=False)
            for note in release.notes
        )
        entries.append(
            f"{name} ({release.version}) stable; urgency=medium\n\n{notes}\n\n"
            f" -- {PUBLISHER} <{MAIL}>  {format_datetime(noon)}\n"
        )
    return "\n".join(entries)


def deb(bundle: Path, work: Path, out: Path, releases: Sequence[Release], *, fast: bool) -> Path:
    """Build the .deb with debhelper; `fast` packs it less tightly. ChildProcessError when it cannot."""
    shutil.rmtree(work, ignore_errors=True)
    source = work / f"{NAME}-{releases[0].version}"
    tree(bundle, source / "tree", releases)
    shutil.copytree(PACKAGES / "debian", source / "debian")
    control = source / "debian" / "control"
    text = control.read_text(encoding="utf-8").replace(
        "@LANGUAGES@", fill(translated.spoken(), 72).replace("\n", "\n ")
    )
    control.write_text(text, encoding="utf-8")
    (source / "debian" / "changelog").write_text(debian_changelog(releases), encoding="utf-8")
    return built_deb(source, out, ("PACKING=-Zgzip -z1",) if fast else ())


def built_deb(source: Path, out: Path, settings: Sequence[str] = ()) -> Path:
    """The one .deb of a source folder, in `out`; `settings` of the environment are for its rules.

    Raises ChildProcessError when it cannot be built.
    """
    command = ["dpkg-buildpackage", "--build=binary", "--no-sign", "--no-check-builddeps"]
    done = subprocess.run(
        ["env", "DH_QUIET=1", *settings, *command], cwd=source, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise ChildProcessError(done.stdout + done.stderr)
    (made,) = source.parent.glob("*.deb")
    out.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(made, out))
