"""The sources of the program, by the names of their modules."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "briscola"


@cache
def modules() -> Mapping[str, Path]:
    """Every module of ours."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


@cache
def windows() -> Sequence[Path]:
    """Every module of the window, those of capabilities included."""
    found = [*PACKAGE.glob("ui/**/*.py"), *PACKAGE.glob("capabilities/*/window/*.py")]
    return sorted([*found, *PACKAGE.glob("capabilities/*/entry.py")])
