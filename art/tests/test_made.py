"""CI redraws nothing: it holds assets to drawing sources by digests, and sees a change of either."""

import shutil
from pathlib import Path

import pytest
import yaml

from art import made
from briscola.ui.render import svg_store


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: two sources, some products, and the digests of both."""
    for name in (
        "art/cards/king.py",
        "art/faces/hair.py",
        "assets/cards/napoletane/RD.svg",
        "assets/icon.svg",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {name}\n", encoding="utf-8", newline="\n")
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "slap-1.ogg").write_bytes(b"\x00\r\n")
    made.record(tmp_path)
    return tmp_path


def test_what_was_drawn_together_belongs_together(checkout: Path) -> None:
    assert made.complaints(checkout) == []


@pytest.mark.parametrize(
    ("name", "blamed"),
    [
        ("art/cards/king.py", "sources"),
        ("art/faces/new.py", "sources"),
        ("assets/cards/napoletane/RD.svg", "cards"),
        ("assets/cards/napoletane/RC.svg", "cards"),
        ("assets/icon.svg", "app icon"),
        ("sounds/slap-1.ogg", "sounds"),
    ],
)
def test_a_changed_or_a_new_file_is_seen(checkout: Path, name: str, blamed: str) -> None:
    with (checkout / name).open("ab") as file:
        file.write(b"another line\n")
    (told,) = made.complaints(checkout)
    assert blamed in told and "python -m art" in told


def test_the_marks_by_which_the_game_knows_its_drawings_are_theirs(checkout: Path) -> None:
    svg = (made.ROOT / "assets/props/seal.svg").read_text(encoding="utf-8")
    assert svg_store.digest(svg) in made.marks().split()
    (checkout / made.MARKS).write_text("", encoding="ascii")
    (told,) = made.complaints(checkout)
    assert made.MARKS in told and "python -m art" in told


def test_a_missing_product_is_seen(checkout: Path) -> None:
    shutil.rmtree(checkout / "assets" / "cards")
    assert made.complaints(checkout) == [
        "The cards are not those that the sources drew: run `python -m art`."
    ]


def test_a_renamed_source_is_seen(checkout: Path) -> None:
    (checkout / "art/cards/king.py").rename(checkout / "art/cards/queen.py")
    assert len(made.complaints(checkout)) == 1


def test_line_ends_of_a_windows_checkout_do_not_count_but_those_of_sounds_do(checkout: Path) -> None:
    source = checkout / "art/cards/king.py"
    source.write_bytes(source.read_bytes().replace(b"\n", b"\r\n"))
    assert made.complaints(checkout) == []
    (checkout / "sounds/slap-1.ogg").write_bytes(b"\x00\n")
    assert len(made.complaints(checkout)) == 1


def test_everything_is_drawn_anew_when_a_source_or_a_product_changes() -> None:
    found = yaml.safe_load((made.ROOT / ".github/workflows/art.yml").read_text(encoding="utf-8"))
    triggers = found[True]  # YAML reads the word `on` as true
    for trigger in ("push", "pull_request"):
        watched = {path.removesuffix("/**") for path in triggers[trigger]["paths"]}
        assert watched == {"art"} | {place.partition("/")[0] for place in made.PRODUCTS.values()}
    assert "python -m art" in "\n".join(step.get("run", "") for step in found["jobs"]["draw"]["steps"])
