"""Works of others shipped with the game, and their licences: for the About page and the packages.

A packaged app carries `notices.json`, written from what it really holds (`tools/packages/notices.py`).
A wheel carries nobody's work but ours: there the libraries installed beside it are asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from briscola.system import resources

if TYPE_CHECKING:
    from importlib.metadata import Distribution

FILE = "notices.json"
LIBRARIES = (
    *("font-amatic-sc", "font-source-sans-pro", "font-source-serif-pro"),
    *("PyNaCl", "accesskit", "certifi", "msgspec", "numpy", "paho-mqtt", "platformdirs", "prismatoid"),
    *("pygame-ce", "regex", "resvg_py", "segno", "threadpoolctl", "websockets", "zeroconf"),
)
"""The libraries the game needs, as in `pyproject.toml`."""
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|ofl)[^/]*$", re.IGNORECASE)
_SHORT = 80
"""Maximum length of a licence's name; some packages put the whole text into that field."""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """One work of others: name, version, licence (an SPDX expression where given), home page."""

    name: str
    version: str = ""
    licence: str = ""
    home: str = ""
    credit: str = ""
    """Copyright holder, if the texts do not name one."""
    texts: tuple[str, ...] = ()
    """Names of the licence texts in `Notices.texts`."""


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """All works, with each licence text once."""

    works: tuple[Notice, ...] = ()
    texts: Mapping[str, str] = {}


@cache
def load() -> Notices:
    """The notices of this copy of the game; empty if its file cannot be read."""
    path = resources.beside(FILE)
    if path is not None:
        try:
            return msgspec.json.decode(path.read_bytes(), type=Notices)
        except (OSError, ValueError, RecursionError):
            return Notices()
    return installed()


def installed() -> Notices:
    """Notices of the libraries installed in this Python."""
    from importlib.metadata import PackageNotFoundError, distribution  # loads half of `email`

    found: list[tuple[Notice, Mapping[str, str]]] = []
    for name in LIBRARIES:
        with suppress(PackageNotFoundError):
            found.append(of_distribution(distribution(name)))
    return gathered(found)


def gathered(found: Sequence[tuple[Notice, Mapping[str, str]]]) -> Notices:
    """Combine works, sorted by name, and their texts."""
    works = sorted((notice for notice, _ in found), key=lambda notice: notice.name.casefold())
    return Notices(
        works=tuple(works), texts={name: text for _, texts in found for name, text in texts.items()}
    )


def of_distribution(found: Distribution) -> tuple[Notice, Mapping[str, str]]:
    """The notice of an installed library from its metadata, and its licence texts by name."""
    about = found.metadata
    name = about["Name"]
    files = [file for file in found.files or () if _LICENCE_FILE.search(file.as_posix())]
    proper = [file for file in files if ".dist-info/" in file.as_posix()]
    texts = {
        f"{name}: {file.as_posix().split('/licenses/')[-1]}": _text(file.read_binary())
        for file in proper or files
    }
    return (
        Notice(
            name=name,
            version=found.version,
            licence=_licence(about.get_all("License-Expression"), about.get_all("License")),
            home=_home(about.get_all("Home-page"), about.get_all("Project-URL")),
            texts=tuple(texts),
        ),
        texts,
    )


def _text(raw: bytes) -> str:
    """A licence text; some were written in the code page of Windows."""
    try:
        return raw.decode("utf-8").strip()
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace").strip()


def _licence(*fields: Sequence[str] | None) -> str:
    named = [field[0] for field in fields if field and len(field[0]) <= _SHORT]
    return named[0] if named else ""


def _home(pages: Sequence[str] | None, links: Sequence[str] | None) -> str:
    wanted = {"homepage", "home", "source", "repository", "source code"}
    named = [link.partition(",") for link in links or ()]
    found = [address.strip() for label, _, address in named if label.strip().casefold() in wanted]
    return (pages or found or [""])[0]
