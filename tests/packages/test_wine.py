"""The Windows Python that Wine runs: pinned, with hashes, and from no host by name."""

import re
import runpy

import pytest

from tools.packages.identity import PACKAGES, ROOT

WINE = PACKAGES / "windows" / "wine"
CONSTRAINTS = (ROOT / "constraints-with-hashes.txt").read_text(encoding="utf-8")
WANTED = list(runpy.run_path(str(WINE / "wanted.py"))["wanted"](CONSTRAINTS))


def test_everything_is_one_version_with_its_hashes() -> None:
    for line in WANTED:
        assert re.fullmatch(r"[\w.-]+==[\w.]+( --hash=sha256:[0-9a-f]{64})+", line), line
    assert re.search(r"panda3d==[\d.]+ --hash=sha256:[0-9a-f]{64}\b", (WINE / "assemble").read_text())


def test_it_is_what_windows_wants_and_nothing_that_only_reads_the_sources() -> None:
    names = {line.partition("==")[0] for line in WANTED}
    assert {"colorama", "numpy", "pefile", "pygame-ce", "pyinstaller", "pytest", "pywin32-ctypes"} <= names
    assert not {"macholib", "mypy", "ruff"} & names
    assert [name for name in names if name.startswith("types-")] == []
    assert len(names) == len(WANTED)


def test_an_entry_for_another_system_or_python_is_left_out() -> None:
    wanted = runpy.run_path(str(WINE / "wanted.py"))["wanted"]
    entries = (
        "# a comment with == in it",
        "one==1 ; sys_platform == 'win32' \\\n    --hash=sha256:aa \\\n    --hash=sha256:bb",
        "two==2 ; sys_platform == 'darwin' \\\n    --hash=sha256:cc",
        "three==3 ; python_full_version >= '3.12' \\\n    --hash=sha256:dd",
        "four==4 \\\n    --hash=sha256:ee",
    )
    assert list(wanted("\n".join(entries))) == [
        "one==1 --hash=sha256:aa --hash=sha256:bb",
        "four==4 --hash=sha256:ee",
    ]


@pytest.mark.parametrize(
    "path", sorted(path for path in WINE.iterdir() if path.is_file()), ids=lambda path: path.name
)
def test_no_file_names_a_host(path: object) -> None:
    text = re.sub(r'xmlns="[^"]*"', "", (WINE / str(path)).read_text(encoding="utf-8"))
    assert not re.search("://|index.url|find.links", text)
