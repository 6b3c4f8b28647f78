"""`python -m tools.packages KIND …`: packages of the bundle that PyInstaller made of build.spec.

Those of a club are made of packages/club; `club-tar` takes the .deb that `deb` has left in the same folder.
"""

import argparse
import platform
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tools.packages import archives, changelog, club, linux
from tools.packages.identity import NAME, ROOT, VERSION

Make = Callable[[argparse.Namespace], Path]


def _archive(system: str, kind: str) -> Make:
    return lambda args: archives.archive(
        args.bundle, args.work, args.out, system=f"{system}-{platform.machine().lower()}", kind=kind
    )


def _releases() -> list[changelog.Release]:
    return list(changelog.read(ROOT / "CHANGELOG.md"))


KINDS: Mapping[str, Make] = {
    "tar": _archive("linux", "gztar"),
    "zip": _archive("windows", "zip"),
    "tree": lambda args: linux.tree(args.bundle, args.out, _releases()),
    "deb": lambda args: linux.deb(args.bundle, args.work / "deb", args.out, _releases(), fast=args.fast),
    "club-deb": lambda args: club.deb(args.work / "club", args.out, _releases()),
    "club-tar": lambda args: club.archive(args.work / "club", args.out),
}
OF_A_CLUB = ("club-deb", "club-tar")
"""Kinds that need no bundle."""


def main() -> int:
    """Make what was asked for and say where it lies."""
    parser = argparse.ArgumentParser(prog="python -m tools.packages", description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / NAME, help="what PyInstaller made")
    parser.add_argument(
        "--work", type=Path, default=ROOT / "build" / "packages", help="a folder for what is between"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where it goes")
    parser.add_argument("--fast", action="store_true", help="pack less tightly")
    args = parser.parse_args()
    if args.kind not in OF_A_CLUB and not args.bundle.is_dir():
        print(
            f"there is no bundle at {args.bundle}: python -m PyInstaller build.spec makes it", file=sys.stderr
        )
        return 1
    if _releases()[0].version != VERSION:
        print(f"CHANGELOG.md begins with another version than {VERSION}", file=sys.stderr)
        return 1
    try:
        print(KINDS[args.kind](args))
    except club.NoGame as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
