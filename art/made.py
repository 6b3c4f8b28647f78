"""Which drawing sources the assets were made from: digests of both, kept in `made.json`.

CI redraws nothing: it compares digests (`python -m art --check`, the standard library alone, a tenth of a
second). Whoever changes a source runs `python -m art`, which draws everything and writes the digests anew.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = Path(__file__).with_name("made.json")
PRODUCTS: Mapping[str, str] = {
    "cards": "assets/cards",
    "faces": "assets/faces",
    "props": "assets/props",
    "icons": "assets/icons",
    "textures": "assets/textures",
    "app icon": "assets/icon*",
    "sounds": "sounds",
}
"""Kinds of product, and the place where each lies (a folder, or a pattern of files and folders)."""

MARKS = "assets/drawings.txt"
MARK = 24
"""Letters of a mark, as `briscola/ui/render/svg_store.py` has them."""

TEXTS = {".svg", ".json", ".py"}


def digest(root: Path, paths: Iterable[Path]) -> str:
    """The SHA-256 of files, by name and content; how a checkout ends the lines of texts does not count."""
    total = sha256()
    for path in sorted(paths, key=lambda path: path.relative_to(root).as_posix()):
        content = path.read_bytes()
        if path.suffix in TEXTS:
            content = content.replace(b"\r\n", b"\n")
        name = path.relative_to(root).as_posix().encode()
        total.update(sha256(name).digest() + sha256(content).digest())
    return total.hexdigest()


def _below(root: Path, pattern: str) -> list[Path]:
    return [
        path
        for top in root.glob(pattern)
        for path in ([top] if top.is_file() else top.rglob("*"))
        if path.is_file() and path.suffix != ".pyc"
    ]


def digests(root: Path = ROOT) -> dict[str, str]:
    """The digest of all drawing sources, and that of each kind of product."""
    sources = [path for path in _below(root, "art") if path.suffix == ".py" and "tests" not in path.parts]
    found = {"sources": digest(root, sources)}
    return found | {kind: digest(root, _below(root, where)) for kind, where in PRODUCTS.items()}


def marks(root: Path = ROOT) -> str:
    """The mark of every drawing, a line each, by which the game knows those that are whole."""
    drawings = (root / "assets").rglob("*.svg")
    found = {sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()[:MARK] for path in drawings}
    return "".join(f"{mark}\n" for mark in sorted(found))


def record(root: Path = ROOT) -> None:
    """Keep the digests of what has just been drawn, and the marks of the drawings."""
    (root / MARKS).write_text(marks(root), encoding="ascii", newline="\n")
    text = json.dumps(digests(root), indent=1) + "\n"
    (root / KEPT.relative_to(ROOT)).write_text(text, encoding="utf-8", newline="\n")


def complaints(root: Path = ROOT) -> Sequence[str]:
    """Changes since everything was last drawn together, a sentence each; empty if there are none."""
    kept = json.loads((root / KEPT.relative_to(ROOT)).read_text(encoding="utf-8"))
    changed = [kind for kind, found in digests(root).items() if kept.get(kind) != found]
    if "sources" in changed:
        return ["The drawing sources have changed since the assets were made: run `python -m art`."]
    if not changed and marks(root) != (root / MARKS).read_text(encoding="ascii"):
        return [f"{MARKS} does not list the drawings: run `python -m art`."]
    return [f"The {kind} are not those that the sources drew: run `python -m art`." for kind in changed]
