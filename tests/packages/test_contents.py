"""What goes into the bundle, and whose work the notices say it is."""

import ast
import ctypes
import sys
from importlib.metadata import distribution
from pathlib import Path
from shutil import which

import pytest

from briscola.entries import AT_DEALER, IN_WINDOW
from briscola.ui.render.text.fonts import ROLES, font_path
from tools.packages import contents, notices
from tools.packages.identity import PACKAGES, ROOT


def test_only_faces_in_use_go_in() -> None:
    faces = [Path(source) for source, _ in contents.datas(ROOT) if source.endswith((".ttf", ".otf"))]
    assert set(faces) == {font_path(style) for style in ROLES.values()}
    assert len(faces) < 12


def test_nets_texts_sounds_and_licences_lie_as_in_a_wheel() -> None:
    into = {(Path(source).name, folder) for source, folder in contents.datas(ROOT)}
    assert ("assets", "briscola/assets") in into
    assert ("sounds", "briscola/sounds") in into
    assert ("two.npz", "briscola/players/nets/data") in into
    assert ("briscola.mo", "briscola/i18n/strings/it/LC_MESSAGES") in into
    assert {("LICENSE", "briscola"), ("LICENSE-ART", "briscola")} <= into


@pytest.mark.slow
def test_nothing_of_ours_needs_what_stays_out() -> None:
    """What is imported on trial (a progress bar, say) may be missing."""
    out = tuple(f"{name}." for name in contents.UNUSED_MODULES)
    for path in (ROOT / "briscola").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tried = [
            row
            for node in ast.walk(tree)
            if isinstance(node, ast.Try)
            and any(isinstance(h.type, ast.Name) and h.type.id == "ImportError" for h in node.handlers)
            for row in node.body
        ]
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if node not in tried:
                assert not [name for name in names if f"{name}.".startswith(out)], path.name


def file_of(name: str, part: str) -> Path:
    """A file of an installed library whose path holds `part`."""
    return next(
        Path(str(file.locate())) for file in distribution(name).files or () if part in file.as_posix()
    )


@pytest.mark.skipif(
    sys.platform != "linux" or which("strip") is None, reason="libraries are stripped on Linux, by binutils"
)
def test_a_library_loses_its_symbols_unless_its_sections_were_moved(tmp_path: Path) -> None:
    bare = file_of("regex", "_regex.cpython")
    moved = file_of("numpy", "_core/_multiarray_umath")
    copy = Path(contents.slimmed(bare, tmp_path))
    assert copy.stat().st_size < bare.stat().st_size
    ctypes.CDLL(str(copy))
    assert contents.slimmed(moved, tmp_path) == str(moved)
    assert contents.slimmed(Path(__file__), tmp_path) == __file__


def test_what_looks_for_tables_goes_in_as_python(tmp_path: Path) -> None:
    for written in ("_dns.py", "__init__.py", "other.txt"):
        (tmp_path / written).touch()
    for module in ("_dns", "__init__"):
        found = contents.interpreted(
            f"zeroconf/{module}.cpython-311-x86_64-linux-gnu.so", tmp_path / f"{module}.abi3.so"
        )
        assert found == tmp_path / f"{module}.py"
    assert contents.interpreted("zeroconf/_cache.so", tmp_path / "_cache.so") is None
    assert contents.interpreted("regex/_dns.so", tmp_path / "_dns.so") is None


@pytest.mark.slow
def test_notices_name_the_library_its_passengers_and_python() -> None:
    sources = [
        file_of("pygame-ce", "libSDL2-2"),
        file_of("pygame-ce", "libfreetype"),
        file_of("numpy", "libgfortran"),
    ]
    found = {work.name: work for work in notices.collected(sources, strict=True).works}
    assert {"Python", "pygame-ce", "SDL", "FreeType", "numpy", "GCC runtime library", "pyinstaller"} <= set(
        found
    )
    assert found["SDL"].licence == "Zlib"
    assert "msgspec" not in found


@pytest.mark.slow
def test_every_text_a_work_names_is_there() -> None:
    sources = [file_of(name, ".so") for name in ("numpy", "msgspec", "resvg_py", "pygame-ce")]
    told = notices.collected(sources, strict=True)
    assert {text for work in told.works for text in work.texts} == set(told.texts)
    assert all(work.texts for work in told.works)
    written = notices.in_words(told)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in written
    assert "rustybuzz" in written


@pytest.mark.slow
def test_a_library_that_nothing_tells_of_stops_the_build_or_is_at_least_named(tmp_path: Path) -> None:
    stray = tmp_path / "libstray-0badcafe.so.1"
    with pytest.raises(LookupError, match="libstray"):
        notices.collected([stray], strict=True)
    assert stray.name in {work.name for work in notices.collected([stray], strict=False).works}


def test_every_licence_of_the_table_has_its_text() -> None:
    rows = notices.libraries()
    assert len({row["name"] for row in rows}) == len(rows)
    for row in rows:
        if "WITH" not in row["licence"]:
            for name in row["licence"].split(" AND "):
                assert (PACKAGES / "licenses" / f"{name}.txt").is_file(), name


def test_what_only_the_rows_of_the_title_name_is_bundled() -> None:
    rows = {*(row.module for row in IN_WINDOW), *(row.partition(":")[0] for row in AT_DEALER)}
    assert {f"briscola.{module}" for module in rows} <= set(contents.HIDDEN_MODULES)
