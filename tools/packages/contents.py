"""Contents of the packaged game: the files to bundle, and the parts of libraries to leave out."""

import gzip
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from briscola.entries import AT_DEALER, IN_WINDOW
from briscola.ui.render.text.fonts import ROLES, font_path

UNUSED_MODULES: Sequence[str] = (
    # Development and build tools that libraries offer to import.
    *(
        "PIL",
        "babel",
        "brotli",
        "cffi",
        "fontTools",
        "dask",
        "distributed",
        "hypothesis",
        "mypy",
        "pip",
        "psutil",
        "pycparser",
    ),
    *("pkg_resources", "pytest", "scipy", "setuptools", "soundfile", "torch", "tornado", "tqdm"),
    *("typing_extensions", "yaml"),
    # Of the standard library: nothing of ours speaks to a terminal, and to a network only by WebSockets
    # (which import `asyncio`, `http` and `ssl`). `hashlib` has its own SHA-256 where OpenSSL is missing.
    *("_hashlib", "ftplib", "smtplib", "socketserver", "xmlrpc"),
    *("curses", "doctest", "lib2to3", "pdb", "pydoc", "pydoc_data", "readline", "tkinter"),
    *("distutils", "ensurepip", "idlelib", "turtle", "unittest", "venv", "wsgiref"),
    # Of `xml`, drawings need `xml.etree`, and `segno` `xml.sax.saxutils`.
    *("xml.dom", "xml.sax.expatreader"),
    *("_bz2", "_lzma", "bz2", "lzma"),
    # Parts of libraries.
    *("numpy.distutils", "numpy.f2py", "numpy.fft", "numpy.polynomial", "numpy.testing", "numpy.tests"),
    *("numpy._core.tests", "numpy._pyinstaller"),
    *("pygame._camera", "pygame._camera_opencv", "pygame.camera", "pygame.docs", "pygame.examples"),
    *("pygame.ftfont", "pygame.gfxdraw", "pygame.midi", "pygame.pypm", "pygame.tests"),
    "regex.tests",
)

_BY_NAME = {*(row.module for row in IN_WINDOW), *(row.partition(":")[0] for row in AT_DEALER)}
HIDDEN_MODULES: Sequence[str] = ("_cffi_backend", *sorted(f"briscola.{module}" for module in _BY_NAME))
"""Imported where PyInstaller cannot see it: from the C of PyNaCl and Prism, by rows of title and dealer."""

UNUSED_FILES = {"pygame/freesansbold.ttf", "pygame/pygame_icon.bmp", "pygame/pygame_icon_mac.bmp"}
"""Data that pygame's own hook brings: our fonts and our icon take their place."""

OF_EVERY_SYSTEM = ("libgcc_s.so", "libstdc++.so")
"""Every Linux desktop has them, and graphics drivers ask for the system's own."""

DATA_SUFFIXES = {".css", ".html", ".js", ".json", ".md", ".mo", ".npz", ".webmanifest"}
"""Files beside our modules that the game reads, or gives to a browser."""

Entry = tuple[str, str]
"""A file or folder, and the folder of the bundle it goes into, as PyInstaller takes them."""


def datas(root: Path) -> Sequence[Entry]:
    """Assets, sounds, licences, nets, texts, page for clubs and faces in use, laid out as in a wheel."""
    beside = [path for path in sorted((root / "briscola").rglob("*")) if path.suffix in DATA_SUFFIXES]
    faces = sorted({font_path(style) for style in ROLES.values()})
    return [
        *((str(root / folder), f"briscola/{folder}") for folder in ("assets", "sounds")),
        *((str(path), "briscola") for path in sorted(root.glob("LICENSE*"))),
        (str(root / "packages" / "club" / "README.md"), "briscola/packages/club"),
        *((str(path), path.parent.relative_to(root).as_posix()) for path in beside),
        *((str(path), f"{path.parent.parent.name}/files") for path in faces),
    ]


def binaries() -> Sequence[Entry]:
    """Libraries that Prism finds only at its own place, where PyInstaller does not look."""
    found = find_spec("prism")
    folders = (
        [] if found is None else [Path(place) / "_native" for place in found.submodule_search_locations or ()]
    )
    return [(str(file), "prism/_native") for folder in folders for file in sorted(folder.glob("*"))]


def wanted(name: str) -> bool:
    """True if a file belongs in the bundle, given its path inside it."""
    path = Path(name).as_posix()
    return path not in UNUSED_FILES and not path.startswith(OF_EVERY_SYSTEM)


def gzipped(name: str, source: Path, work: Path) -> str:
    """The file to bundle as `name`: a gzipped copy of a drawing of the game, otherwise the file itself."""
    if not name.startswith("briscola/assets/") or source.suffix != ".svg":
        return str(source)
    copy = work / "drawings" / name
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(gzip.compress(source.read_bytes(), mtime=0))
    return str(copy)


STRIPPED = ("libgio", "libglib")
"""Beginnings of the names of libraries that `patchelf` has touched, but that load all the same."""

COMPILED = "zeroconf/"
"""The library that goes in as Python: looking for tables is little work, and compiled it is far larger."""


def interpreted(name: str, source: Path) -> Path | None:
    """The Python file that does the same as a compiled module of `COMPILED`, or None of anything else."""
    written = source.with_name(f"{source.name.partition('.')[0]}.py")
    return written if Path(name).as_posix().startswith(COMPILED) and written.exists() else None


def slimmed(library: Path, work: Path) -> str:
    """The file to bundle: of a library, on Linux, a copy without debuggers' symbols.

    What `patchelf` has given a path of its own must stay as it is: sections have been moved, and `strip`
    leaves files that cannot be loaded.
    """
    strip = shutil.which("strip")
    if sys.platform != "linux" or strip is None or ".so" not in library.name:
        return str(library)
    paths = subprocess.run(["readelf", "-d", library], check=True, capture_output=True, text=True).stdout
    if "$ORIGIN" in paths and not library.name.startswith(STRIPPED):
        return str(library)
    copy = work / "stripped" / library.relative_to(library.anchor)
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([strip, "--strip-unneeded", "-o", copy, library], check=True)
    return str(copy)
