"""Edits by an illustrator, each in a deck of its own, and the names of those that go wrong."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.spread import quick_some
from tools.drawings.__main__ import main
from tools.drawings.complaint import Complaint
from tools.drawings.deck import Deck, same

Edit = Callable[[Path], object]


def replaced(code: str, old: str, new: str, *, times: int = 1) -> Edit:
    """An edit of a card's text."""

    def edit(deck: Path) -> None:
        path = deck / f"{code}.svg"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, times), encoding="utf-8")

    return edit


def copied(code: str, name: str) -> Edit:
    """A card saved under another name."""
    return lambda deck: deck.joinpath(f"{name}.svg").write_bytes(deck.joinpath(f"{code}.svg").read_bytes())


def removed(name: str) -> Edit:
    """A file that is deleted."""
    return lambda deck: deck.joinpath(f"{name}.svg").unlink()


def in_figure(svg: str) -> Edit:
    """Something new in the figure of a card."""
    return replaced("RD", '<g id="head">', f'<g id="head">{svg}')


def without_pip(deck: Path) -> None:
    path = deck / "4C.svg"
    before, _, rest = path.read_text(encoding="utf-8").partition('<g id="sign-3"')
    path.write_text(before + rest.partition("</g>")[2], encoding="utf-8")


def told() -> list[Complaint]:
    return list(Deck("trial").complaints())


FOREIGN = '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'
LABEL = 'inkscape:groupmode="layer" inkscape:label'

FAULTS: dict[str, tuple[Edit, str, str, str]] = {
    "a colour of no swatch": (
        replaced("4C", 'fill="url(#red)"', 'fill="#d8201f"'),
        *("4C", "behind", "<path> has the fill #d8201f; use a swatch"),
    ),
    "a colour in a style": (
        replaced("RD", 'd="M12', 'style="stroke:#abc" d="M12'),
        *("RD", "figure", "has the stroke #abc; use a swatch"),
    ),
    "a swatch of another colour": (
        replaced("RD", '"#f5c927"', '"#f5c928"'),
        *("RD", "", "gold is #f5c928 here and #f5c927 in deck.json"),
    ),
    "a layer without a name": (
        replaced("4C", '<g id="behind" inkscape:groupmode="layer" inkscape:label="behind">', "<g>"),
        *("4C", "<g>", "which is no layer"),
    ),
    "a layer of another name": (
        replaced("RD", f'id="figure" {LABEL}="figure"', f'id="layer1" {LABEL}="Layer 1"'),
        *("RD", "Layer 1", "make it one of paper, frame"),
    ),
    "a shape outside all layers": (
        replaced("7S", "</svg>", '<path id="p9" d="M0 0h9"/></svg>'),
        *("7S", "", "<path> p9 lies outside all layers"),
    ),
    "a bitmap": (in_figure('<image href="data:image/png;base64,AAAA"/>'), *("RD", "figure", "a bitmap")),
    "a deleted pip": (without_pip, *("4C", "sign", "3 of 4 signs are there; sign-3 is missing")),
    "a layer of signs under another name": (
        replaced("4C", f'id="sign" {LABEL}="sign"', f'id="figure" {LABEL}="figure"'),
        *("4C", "sign", "there is no such layer"),
    ),
    "a pip stamped twice": (
        replaced("5D", "M0 0h31.25v22l-31.25 12z", "M0 0h31v22l-31 12z"),
        *("5D", "sign", "sign-4 and sign-5 are stamped twins"),
    ),
    "a pip stamped twice, once on its head": (
        replaced(
            "5D", '64)"><path d="M0 0h31.25v22l-31.25 12z', '64) rotate(180)"><path d="M0 0h31v22l-31 12z'
        ),
        *("5D", "sign", "sign-4 and sign-5 are stamped twins"),
    ),
    "a script": (in_figure("<script>1</script>"), *("RD", "figure", "a script")),
    "a script on a shape": (
        in_figure('<g onload="x()"/>'),
        *("RD", "figure", "<g> has onload, which is a script"),
    ),
    "a style sheet": (in_figure("<style>*{fill:red}</style>"), *("RD", "figure", "a style sheet")),
    "foreign content": (in_figure(FOREIGN), *("RD", "figure", "something that is no SVG")),
    "letters of a font": (in_figure("<text>R</text>"), *("RD", "figure", "Object to Path")),
    "something from outside": (
        in_figure('<use href="http://x.org/a.svg#b"/>'),
        *("RD", "figure", "'http://x.org/a.svg#b', outside the file"),
    ),
    "something from outside by an older link": (
        in_figure('<use xmlns:l="http://www.w3.org/1999/xlink" l:href="/home/b.svg#b"/>'),
        *("RD", "figure", "'/home/b.svg#b', outside the file"),
    ),
    "a clip from outside": (
        in_figure('<g style="clip-path:url(other.svg#c)"/>'),
        *("RD", "figure", "'other.svg#c', outside the file"),
    ),
    "a link to nothing": (
        replaced("FC", 'id="half"', 'id="half2"'),
        *("FC", "figure", "refers to #half, which is not there"),
    ),
    "a half without its name": (
        replaced("FC", 'id="upper"', 'id="use7"'),
        *("FC", "figure", "the half upper is not there"),
    ),
    "two shapes of one name": (
        replaced("RD", 'id="head"', 'id="robe"'),
        *("RD", "", "2 objects have the id robe"),
    ),
    "a group that has to move without its name": (
        replaced("2B", 'id="sign-1"', 'id="g12"'),
        *("2B", "", "deck.json moves sign-1, which is not there"),
    ),
    "too large a file": (
        replaced("RD", "</svg>", f"<desc>{'x' * 141_000}</desc></svg>"),
        *("RD", "", "at most 140 kB are allowed"),
    ),
    "a file cut off": (replaced("RD", "</svg>", ""), *("RD", "", "it cannot be read")),
    "a page of another size": (
        replaced("RD", 'viewBox="0 0 120 160"', 'viewBox="0 0 121 160"'),
        *("RD", "", "those of the deck are 0 0 120 160"),
    ),
    "a root without its fill": (replaced("RD", 'fill="none" ', ""), *("RD", "", 'lost its fill="none"')),
    "a hidden layer": (
        replaced("4C", '<g id="sign" ', '<g id="sign" style="display:none" '),
        *("4C", "sign", "<g> sign has the display none; show it, or delete it"),
    ),
    "a hand that is seen through": (
        replaced("RD", '<g id="hand-near">', '<g id="hand-near" opacity=".5">'),
        *("RD", "figure", "<g> hand-near has the opacity .5; print has nothing to see through"),
    ),
    "paper above the drawing": (
        replaced("RD", '<g id="paper" ', f'<g id="frame" {LABEL}="frame"/><g id="paper" '),
        *("RD", "paper", "not the lowest layer"),
    ),
    "a sign without a shape": (
        replaced("2B", '<g id="sign-1"', '<g id="sign-1"/><g id="club-1"'),
        *("2B", "sign", "sign-1 is empty; draw it"),
    ),
    "a card drawn twice": (copied("CB", "CS"), *("CS", "", "it looks like CB")),
    "a sign where the index is laid": (
        replaced("7B", "translate(80 12)", "translate(12 14)"),
        *("7B", "sign", "of its index lies over the drawing"),
    ),
    "a frame to one side": (
        replaced("3C", "M5 5h110v150H5z", "M9 5h106v150H9z"),
        *("3C", "frame", "margins at the left and right are"),
    ),
    "a card that is missing": (removed("3C"), *("3C", "", "there is no such file")),
    "an index that is missing": (removed("index/RS"), *("index/RS", "", "run `python -m art.index trial`")),
    "a file of another name": (copied("3C", "3c copy"), *("3c copy", "", "no card has that name")),
}


@pytest.mark.parametrize("fault", quick_some(list(FAULTS), 4))
def test_an_edit_that_goes_wrong_is_named_with_its_card_and_layer(deck: Path, fault: str) -> None:
    edit, card, layer, words = FAULTS[fault]
    edit(deck)
    found = told()
    assert [each for each in found if (each.file, each.layer) == (card, layer) and words in each.what], found
    assert {each.file for each in found} == {card}


def crossed(deck: Path) -> None:
    """Two signs that are drawn as one, because they lie across each other."""
    for number in "12":
        replaced("2B", f'id="sign-{number}"', f'id="club-{number}"')(deck)
    listing = deck / "deck.json"
    facts = json.loads(listing.read_text(encoding="utf-8"))
    del facts["moves"]["2B"]
    listing.write_text(json.dumps(facts), encoding="utf-8")


NOTES = '<s:namedview xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><metadata/>'
HARMLESS: dict[str, Edit] = {
    "signs across each other": crossed,
    "a new part": in_figure('<g id="crown"><path d="M30 30h9" stroke="url(#red)"/></g>'),
    "a colour as a style": replaced("RD", 'fill="url(#gold)"', 'style="fill:url(#gold);stroke:none"'),
    "a clone of a sign's part": replaced(
        "5D", '<g id="sign-4" ', '<use id="sign-4-2" href="#sign-5"/><g id="sign-4" '
    ),
    "a swatch through another name": replaced(
        "FD", '<g id="robe">', '<linearGradient id="l7" href="#gold"/><g id="robe" fill="url(#l7)">'
    ),
    "notes of a drawing program": replaced("RD", "<defs>", f"{NOTES}<defs>"),
}


@pytest.mark.parametrize("edit", HARMLESS)
def test_an_edit_that_is_well_done_is_in_order(deck: Path, edit: str) -> None:
    HARMLESS[edit](deck)
    assert list(Deck("trial").files()) == []


# Quick although it is dear: a drawing is rasterised twice.
def test_a_moved_hand_is_in_order(deck: Path) -> None:
    replaced("RD", '<g id="hand-near">', '<g id="hand-near" transform="translate(5 -4)">')(deck)
    assert told() == []


def test_eyes_that_confuse_two_signs_are_named_and_the_colours_are_those_that_the_deck_shows(
    deck: Path,
) -> None:
    red = (deck / "signs" / "C.svg").read_text(encoding="utf-8")
    green = red.replace('fill="url(#red)"', 'fill="url(#green)"')
    (deck / "signs" / "B.svg").write_text(green, encoding="utf-8")
    confused = Complaint(file="signs/B", what=same("signs/C", "protan"))
    assert confused in list(Deck("trial").eyes())
    listing = deck.with_name("bright") / "deck.json"
    facts = json.loads(listing.read_text(encoding="utf-8"))
    listing.write_text(json.dumps({**facts, "inks_by_suit": {"B": {"green": "#f0f0f0"}}}), encoding="utf-8")
    assert confused not in list(Deck("bright").eyes())


def test_the_program_says_what_is_to_be_mended_and_that_there_is_no_such_deck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["drawings", "nonsense"])
    assert main() == 1
    assert "nonsense: there is no such deck" in capsys.readouterr().out
