"""Third-party notices of a bundle, written from the files that are really in it.

A file belongs to an installed distribution (by its record of files), to Python itself, or is a library that a
wheel or Python brought along; what their metadata leaves out stands in `packages/libraries.toml`.
"""

import json
import platform
import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatch
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import Any

import msgspec

from briscola.ui.scenes.third_party_notices import FILE, Notice, Notices, gathered, of_distribution
from tools.packages.identity import PACKAGES, TITLE, VERSION

TEXT_FILE = "THIRD-PARTY.txt"
RULE = "=" * 80
Found = tuple[Notice, Mapping[str, str]]
_LIBRARY = re.compile(r"\.(so|dll|dylib)(\.|$)")
_EXTENSION = re.compile(r"\.(cpython|cp3|abi3|pyd)", re.IGNORECASE)
_INSIDE = re.compile(
    r"^Name: (?P<name>.+)\nFiles: (?P<files>.+)\n(?:.*\n)*?License: (?P<licence>.+)$", re.MULTILINE
)
"""Entry for a bundled library in the licence text of a wheel, in numpy's format."""


def write(folder: Path, sources: Sequence[Path], *, strict: bool) -> Sequence[Path]:
    """Write the notices of these bundled files for the program and for people."""
    notices = collected(sources, strict=strict)
    data, text = folder / FILE, folder / TEXT_FILE
    data.write_bytes(msgspec.json.encode(notices))
    text.write_text(in_words(notices), encoding="utf-8", newline="\n")
    return data, text


def collected(sources: Sequence[Path], *, strict: bool) -> Notices:
    """The notices of all these files. A library that nothing tells of is a LookupError, or else named."""
    owners = _owners()
    used = {owners[path] for source in sources if (path := source.resolve().as_posix()) in owners}
    found = [_python(), _completed(distribution("pyinstaller"))]
    found += [_completed(distribution(name)) for name in sorted(used)]
    told = [rule for notice, texts in found for rule in _told_inside(notice, texts)]
    found += [(notice, {}) for notice, _ in told]
    libraries = {source.name for source in sources if _brought_along(source)}
    covered = {name for name in libraries for _, rule in told if fnmatch(name, f"{Path(rule).name}*")}
    found += _libraries(libraries - covered, strict=strict)
    return gathered(found)


def _owners() -> Mapping[str, str]:
    """The distribution of each installed file but our own, by its path."""
    owners: dict[str, str] = {}
    for found in distributions():
        name, root = found.metadata["Name"], Path(str(found.locate_file(""))).resolve().as_posix()
        if name not in ("briscola", "pyinstaller"):
            owners |= dict.fromkeys((f"{root}/{file.as_posix()}" for file in found.files or ()), name)
    return owners


def _completed(found: Distribution) -> Found:
    """Notice and licence texts of a distribution, completed from `packages/libraries.toml`."""
    notice, texts = of_distribution(found)
    rest = _table()["distribution"].get(notice.name, {})
    licence = rest.get("licence", notice.licence)
    texts = {**texts, **_crates(found)}
    standard = _standard(rest.get("text", "" if notice.texts else licence))
    return (
        msgspec.structs.replace(
            notice, licence=licence, credit=rest.get("credit", ""), texts=(*texts, *standard)
        ),
        {**texts, **standard},
    )


def _crates(found: Distribution) -> Mapping[str, str]:
    """Rust crates in a wheel with their licences, as one text; empty without a bill of materials."""
    lines: list[str] = []
    for file in found.files or ():
        if file.name.endswith(".cyclonedx.json"):
            for part in json.loads(file.read_text(encoding="utf-8")).get("components", ()):
                licences = " AND ".join(row.get("expression", "") for row in part.get("licenses", ()))
                lines.append(f"{part['name']} {part['version']}: {licences}")
    name = found.metadata["Name"]
    return {f"{name}: Rust libraries inside": "\n".join(lines)} if lines else {}


def _told_inside(notice: Notice, texts: Mapping[str, str]) -> Iterator[tuple[Notice, str]]:
    """Libraries that a distribution's own licence text tells of, with the pattern of their files."""
    for name, text in texts.items():
        for row in _INSIDE.finditer(text):
            told = Notice(
                name=row["name"], licence=row["licence"], credit=f"Comes with {notice.name}.", texts=(name,)
            )
            yield told, row["files"].replace("\\", "/")


def _brought_along(source: Path) -> bool:
    """True if a file is a native library, and neither an extension module nor part of Python's runtime."""
    name = source.name.lower()
    python = name.startswith(("libpython", "python3", "vcruntime", "msvcp", "ucrtbase", "api-ms-win"))
    return bool(_LIBRARY.search(name)) and not _EXTENSION.search(name) and not python


def _libraries(names: set[str], *, strict: bool) -> Sequence[Found]:
    rows = [(row, row["files"]) for row in libraries()]
    unknown = [name for name in sorted(names) if not any(_is(name, patterns) for _, patterns in rows)]
    if unknown and strict:
        raise LookupError(f"packages/libraries.toml does not tell whose these are: {', '.join(unknown)}")
    found: list[Found] = [
        (Notice(name=name, credit="Comes inside a library named here."), {}) for name in unknown
    ]
    for row, patterns in rows:
        if any(_is(name, patterns) for name in names):
            texts = _standard(row["licence"])
            about = {key: value for key, value in row.items() if key != "files"}
            found.append((Notice(**about, texts=tuple(texts)), texts))
    return found


def _is(name: str, patterns: Sequence[str]) -> bool:
    bare = name.lower().removeprefix("lib")
    return any(fnmatch(bare, pattern) for pattern in patterns)


def _standard(licence: str) -> Mapping[str, str]:
    """The standard texts of a licence expression, as far as `packages/licenses` has them."""
    files = {name: PACKAGES / "licenses" / f"{name}.txt" for name in licence.split(" AND ")}
    return {name: file.read_text(encoding="utf-8").strip() for name, file in files.items() if file.is_file()}


def _python() -> Found:
    """Python itself, with the licence that its installation carries."""
    places = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)]
    files = [place / name for place in places for name in ("LICENSE.txt", "LICENSE")]
    file = next((file for file in files if file.is_file()), None)
    texts = {} if file is None else {"Python": file.read_text(encoding="utf-8").strip()}
    notice = Notice(
        name="Python",
        version=platform.python_version(),
        licence="PSF-2.0",
        home="https://www.python.org",
        credit="Copyright (C) 2001-2026 Python Software Foundation",
        texts=tuple(texts),
    )
    return notice, texts


def libraries() -> Sequence[Mapping[str, Any]]:
    """The table of libraries that come inside others."""
    rows: Sequence[Mapping[str, Any]] = _table()["library"]
    return rows


def _table() -> Mapping[str, Any]:
    return tomllib.loads((PACKAGES / "libraries.toml").read_text(encoding="utf-8"))


def in_words(notices: Notices) -> str:
    """All notices as one text: the works, then every licence once."""
    lines = [f"{TITLE} {VERSION} comes with the work of others. Each is under its own licence.", ""]
    for work in notices.works:
        lines.append(" ".join(part for part in (work.name, work.version) if part))
        for part in (work.credit, work.licence and f"Licence: {work.licence}", work.home):
            lines += [f"    {part}"] if part else []
        lines += [f"    Text: {name}" for name in work.texts]
        lines.append("")
    for name, text in notices.texts.items():
        lines += [RULE, name, RULE, "", text, ""]
    return "\n".join(lines)
