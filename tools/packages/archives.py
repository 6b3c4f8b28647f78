"""Archives that are unpacked anywhere and played: .tar.gz for Linux, .zip for Windows."""

import shutil
from pathlib import Path

from tools.packages.identity import NAME, ROOT, TITLE, VERSION
from tools.packages.translated import how_to_play

README = f"""{TITLE} {VERSION}

{how_to_play()}

Nothing is installed. To remove the game, remove this folder.
Your settings and matches lie in your own folders; "About" in the game says where.

Our licences: LICENSE, LICENSE-ART. What comes along: THIRD-PARTY.txt.
"""


def archive(bundle: Path, work: Path, out: Path, *, system: str, kind: str) -> Path:
    """Pack the bundle with its texts as NAME-VERSION-SYSTEM; `kind` is `gztar` or `zip`."""
    name = f"{NAME}-{VERSION}-{system}"
    folder = work / name
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle, folder, symlinks=True)
    (folder / "README.txt").write_text(README, encoding="utf-8")
    for text in ("LICENSE", "LICENSE-ART", "CHANGELOG.md"):
        shutil.copyfile(ROOT / text, folder / text)
    shutil.copyfile(folder / "_internal" / NAME / "THIRD-PARTY.txt", folder / "THIRD-PARTY.txt")
    out.mkdir(parents=True, exist_ok=True)
    return Path(shutil.make_archive(str(out / name), kind, work, name))
