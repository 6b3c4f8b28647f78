"""`python -m tools.packages KIND …`: packages of the bundle that PyInstaller made of build.spec."""

import argparse
import platform
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tools.packages import archives, changelog, linux
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
}


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
    if not args.bundle.is_dir():
        print(
            f"there is no bundle at {args.bundle}: python -m PyInstaller build.spec makes it", file=sys.stderr
        )
        return 1
    if _releases()[0].version != VERSION:
        print(f"CHANGELOG.md begins with another version than {VERSION}", file=sys.stderr)
        return 1
    print(KINDS[args.kind](args))
    return 0


if __name__ == "__main__":
    sys.exit(main())
