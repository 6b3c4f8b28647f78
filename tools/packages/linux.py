"""Linux packages: the installed tree under `/`, and a .deb made of it by Debian's own tools."""

import shutil
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime, time
from email.utils import format_datetime
from pathlib import Path
from xml.etree import ElementTree

from tools.packages import translated
from tools.packages.changelog import Release
from tools.packages.identity import APP_ID, NAME, PACKAGES, PUBLISHER, ROOT

TEXTS = ("LICENSE", "LICENSE-ART", "CHANGELOG.md")
MAIL = "briscola@localhost"


def tree(bundle: Path, target: Path, releases: Sequence[Release]) -> Path:
    """Lay out the bundle with desktop entry, AppStream metadata, icons and texts under `target`."""
    shutil.rmtree(target, ignore_errors=True)
    library = target / "usr" / "lib" / NAME
    library.parent.mkdir(parents=True)
    shutil.copytree(bundle, library, symlinks=True)
    door = target / "usr" / "bin" / NAME
    door.parent.mkdir()
    door.symlink_to(Path("..", "lib", NAME, NAME))
    share = target / "usr" / "share"
    _write(share / "applications" / translated.DESKTOP.name, translated.desktop_entry())
    _write(share / "metainfo" / translated.METAINFO.name, with_releases(translated.metainfo(), releases))
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
        items = ElementTree.SubElement(ElementTree.SubElement(row, "description"), "ul")
        for note in release.notes:
            ElementTree.SubElement(items, "li").text = note
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def debian_changelog(releases: Sequence[Release], name: str = NAME) -> str:
    """All releases of a package as Debian writes them."""
    entries = []
    for release in releases:
        noon = datetime.combine(release.day, time(12), UTC)
        notes = "\n".join(f"  * {note}" for note in release.notes)
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
    text = control.read_text(encoding="utf-8").replace("@LANGUAGES@", translated.spoken())
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
