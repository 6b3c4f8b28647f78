"""The pages for readers: no longer than can be read, in short lines, with links that lead somewhere."""

import re
from graphlib import CycleError
from pathlib import Path

import pytest

from tools.layers_drawing import DRAWING, arrows, drawing, floors, reach
from tools.wrap import WIDTH, pages, wrapped

ROOT = Path(__file__).resolve().parent.parent


def test_prose_is_wrapped() -> None:
    """`python -m tools.wrap` mends it."""
    texts = {page: page.read_text(encoding="utf-8") for page in pages(ROOT)}
    assert [str(page.relative_to(ROOT)) for page, text in texts.items() if wrapped(text) != text] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"{'a ' * 70}\nb", f"{('a ' * 60).strip()}\n{'a ' * 10}b"),
        (f"* {'a ' * 70}b\n* c", f"* {('a ' * 59).strip()}\n  {'a ' * 11}b\n* c"),
        (f"{'a' * 118} - b", f"{'a' * 118} -\nb"),
        (f"{'a' * 110} `b {'c' * 20}`", f"{'a' * 110}\n`b {'c' * 20}`"),
    ],
)
def test_a_long_paragraph_is_filled_anew(text: str, found: str) -> None:
    assert wrapped(text) == found and max(map(len, found.splitlines())) <= WIDTH


@pytest.mark.parametrize(
    "text",
    [
        "a\nb",
        f"| {'a ' * 70}|",
        f"```\n{'a ' * 70}\n```",
        f"    {'a ' * 70}",
        f"`{'a ' * 70}`",
        f"# {'a ' * 70}",
        f"## Unreleased\n\n- {'a ' * 70}",
    ],
)
def test_tables_code_and_what_fits_stay(text: str) -> None:
    assert wrapped(text) == text


def test_links_between_pages_lead_somewhere() -> None:
    lost = []
    for page in pages(ROOT):
        text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for name, place in re.findall(r"\]\(([^()#:\s]*)(?:#([^()\s]*))?\)", text):
            target = page.parent / name if name else page
            if not target.exists() or (place and place not in places(target)):
                lost.append(f"{page.relative_to(ROOT)}: {name}#{place}")
    assert lost == []


def places(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_design_is_read_in_ten_minutes() -> None:
    assert len((ROOT / "docs" / "design.md").read_text(encoding="utf-8").split()) <= 1800


def test_the_drawing_of_the_packages_is_that_of_the_imports() -> None:
    """`python -m tools.layers_drawing` draws it anew."""
    assert (ROOT / DRAWING).read_text(encoding="utf-8") == drawing()


GRAPH = {"a": set[str](), "b": {"a"}, "c": {"a", "b"}, "d": {"a"}}


def test_packages_stand_above_what_they_import() -> None:
    assert floors(GRAPH) == [["a"], ["b", "d"], ["c"]]
    assert arrows(GRAPH) == [("b", "a"), ("c", "b"), ("d", "a")]


def test_packages_that_import_each_other_cannot_be_drawn() -> None:
    with pytest.raises(CycleError):
        reach(GRAPH | {"a": {"c"}})


def test_the_readme_is_two_screens() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 140


def test_a_trial_is_a_row_and_a_story() -> None:
    page = (ROOT / "RELIABILITY.md").read_text(encoding="utf-8")
    assert [row for row in page.splitlines() if row.startswith("|") and len(row) > 200] == []
    rows, _, stories = page.partition("\n# The stories\n")
    numbers = re.findall(r"^\| (\d+) \|", rows, re.MULTILINE)
    assert numbers == [str(number + 1) for number in range(len(numbers))]
    told = stories.partition("\n# Appendix")[0]
    assert re.findall(r"^(\d+)\. ", told, re.MULTILINE) == numbers
