"""CHANGELOG.md as data: Debian's changelog and AppStream's releases are written from it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

_HEADING = re.compile(r"## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)")
TO_COME = "## Unreleased"


@dataclass(frozen=True, slots=True)
class Release:
    """A version, its day, and what is new in it, a sentence or two each."""

    version: str
    day: date
    notes: Sequence[str]


def read(path: Path) -> Sequence[Release]:
    """All releases, newest first; a first section `## Unreleased` is none yet.

    ValueError for any other heading that is no `## 1.2.3 (2026-01-31)`.
    """
    releases: list[Release] = []
    for section in re.split(r"^(?=## )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        if not releases and heading.strip() == TO_COME:
            continue
        found = _HEADING.fullmatch(heading.strip())
        if found is None:
            raise ValueError(f"{path.name}: {heading!r} is not of the form ## 1.2.3 (2026-01-31)")
        notes = [" ".join(item.split()) for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]]
        releases.append(Release(found[1], date.fromisoformat(found[2]), tuple(notes)))
    return releases
