"""Packages of a club: a .deb beside the game's own, and a folder with everything that containers need."""

import shutil
from collections.abc import Sequence
from pathlib import Path

from tools.packages.changelog import Release
from tools.packages.identity import CLUB, NAME, PACKAGES, VERSION
from tools.packages.linux import built_deb, debian_changelog

FOLDER = PACKAGES / "club"
FOR_CONTAINERS = (".env", "compose.yaml", "Containerfile")
"""Files of `FOLDER` that only containers need; its README.md is for both."""
ONLY_DEBIAN = ("*.service", "*.socket", f"{CLUB}.conf", "debian", "nats")
"""Files of `FOLDER` that containers do not need."""


class NoGame(Exception):  # noqa: N818 - a sentence for the command line
    """The game's own package is missing; the sentence says how to make it."""


def deb(work: Path, out: Path, releases: Sequence[Release]) -> Path:
    """Build the .deb with debhelper. ChildProcessError when it cannot."""
    shutil.rmtree(work, ignore_errors=True)
    source = work / f"{CLUB}-{releases[0].version}"
    shutil.copytree(FOLDER, source, ignore=shutil.ignore_patterns(*FOR_CONTAINERS))
    (source / "debian" / "changelog").write_text(debian_changelog(releases, CLUB), encoding="utf-8")
    return built_deb(source, out)


def archive(work: Path, out: Path) -> Path:
    """Pack the folder with compose.yaml and the game's .deb of `out`. Raises NoGame."""
    game = next(out.glob(f"{NAME}_{VERSION}_*.deb"), None)
    if game is None:
        raise NoGame(f"there is no {NAME}_{VERSION}_*.deb in {out}: python -m tools.packages deb makes it")
    shutil.rmtree(work, ignore_errors=True)
    name = f"{CLUB}-{VERSION}"
    folder = work / name
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns(*ONLY_DEBIAN))
    shutil.copy(game, folder / f"{NAME}.deb")  # an upgrade is unpacked over it
    return Path(shutil.make_archive(str(out / name), "gztar", work, name))
