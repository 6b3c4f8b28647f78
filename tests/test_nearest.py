"""`python -m tools.nearest`: the tests nearest by imports to what was changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.nearest import Imports, Some, nearest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def imports() -> Imports:
    return Imports(ROOT)


def names(imports: Imports, file: str) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in nearest(imports, [ROOT / file])]


# Quick although it is dear: all imports of the program are read once.
@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("briscola/players/policy_width.py", "tests/players/test_expert.py"),
        ("briscola/system/svg_document.py", "tests/drawings/test_svg_document.py"),
        ("docs/wire.md", "tests/network/test_wire_page.py"),
        ("tests/sources.py", "tests/ui/test_sources.py"),
    ],
)
def test_the_tests_of_a_file_are_among_the_first(imports: Imports, file: str, test: str) -> None:
    assert test in names(imports, file)[:5]


def test_a_test_that_was_changed_is_the_nearest(imports: Imports) -> None:
    assert names(imports, "tests/test_nearest.py") == ["tests/test_nearest.py"]


def test_what_is_far_away_is_left_out_and_counted(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    for name, count in (("near", 45), ("next", 3), ("far", 1)):
        folder.mkdir(exist_ok=True)
        text = "\n".join(f"def test_{number}() -> None: ..." for number in range(count))
        (folder / f"test_{name}.py").write_text(text, encoding="utf-8")
    script = (
        "import sys, pytest; from pathlib import Path; from tools.nearest import Some\n"
        "some = Some([Path(each) for each in sys.argv[2:]], 43)\n"
        "pytest.main([sys.argv[1], '-p', 'no:cacheprovider', '-v'], plugins=[some])\n"
        "print(some.kept, some.left)"
    )
    files = [folder / "test_near.py", folder / "test_next.py"]
    done = subprocess.run(
        [sys.executable, "-c", script, folder, *files], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "43 5"
    passed = [line.partition("::")[0] for line in done.stdout.splitlines() if "PASSED" in line]
    assert [passed.count(name) for name in sorted({*passed})] == [40, 3]
    assert Some(files, 43).pytest_ignore_collect(folder / "test_far.py") is True
