"""Texts that call themselves SVG are read by a parser, with limits."""

from xml.etree import ElementTree

import pytest

from briscola.system import svg_document
from briscola.system.resources import Changes

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 9">'
SIZE = (16, 18)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no XML"),
        ("<svg", "no XML"),
        (f"{HEAD}<g></svg>", "no XML"),
        (
            f'<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>{HEAD}<desc>&b;</desc></svg>',
            "document type",
        ),
        (
            f'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>{HEAD}<desc>&x;</desc></svg>',
            "document type",
        ),
        (HEAD + "<g>" * 300 + "</g>" * 300 + "</svg>", "too many"),
        (HEAD + "<g/>" * 50_000 + "</svg>", "too many"),
    ],
)
def test_what_is_damaged_or_would_grow_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        svg_document.prepared(text, SIZE)


def test_a_mere_mention_of_the_document_type_of_svg_is_passed_over() -> None:
    kind = (
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    )
    text, _ = svg_document.prepared(f"{kind}{HEAD}<g id='a'/></svg>", SIZE)
    assert "DOCTYPE" not in text and 'id="a"' in text


@pytest.mark.parametrize(
    "root",
    [
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox = '-1, 2.5 3e1 40'/>",
        '<?xml version="1.0"?>\n<!-- viewBox="0 0 1 1" -->\n'
        '<s:svg viewBox="-1 2.5\n30 40" xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="y" x:viewBox="9 9 9 9" viewBox="-1 2.5 30 40"><g>',
    ],
)
def test_the_viewbox_is_found_however_it_is_written(root: str) -> None:
    assert svg_document.view(root) == (-1, 2.5, 30, 40)


@pytest.mark.parametrize("box", ["", "0 0 8", "0 0 0 9", "0 0 -1 9", "0 0 nan 9", "0 0 inf 9", "a b c d"])
def test_a_viewbox_that_is_none_is_refused(box: str) -> None:
    with pytest.raises(ValueError):
        svg_document.view(HEAD.replace("0 0 8 9", box))


def root_of(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_a_drawing_fills_its_picture_whatever_size_its_file_names() -> None:
    text, size = svg_document.prepared(HEAD.replace("<svg", '<svg width="9cm" height="1px"') + "</svg>", SIZE)
    root = root_of(text)
    assert (root.get("width"), root.get("height"), size) == ("16", "18", SIZE)
    assert root.get("preserveAspectRatio") == "none"


@pytest.mark.parametrize(("tall", "half"), [(18, True), (19, False)])
def test_only_an_even_height_has_an_upper_half(tall: int, half: bool) -> None:
    text, size = svg_document.prepared(f"{HEAD}</svg>", (16, tall), Changes(two_headed=True))
    assert size == (16, 9 if half else 19)
    assert root_of(text).get("viewBox") == ("0 0 8 4.5" if half else "0 0 8 9")


def test_a_swatch_changes_its_colour_whether_it_is_an_attribute_or_a_style() -> None:
    stops = ('stop-color="#111111"', 'style="stop-opacity:1; stop-color : #111111"')
    for stop in stops:
        svg = f'{HEAD}<linearGradient id="a"><stop {stop}/></linearGradient></svg>'
        changed = svg_document.recoloured(svg, {"a": "#222222", "b": "#333333"})
        assert "#222222" in changed and "#111111" not in changed and "#333333" not in changed
        assert ("stop-opacity:1" in changed) is ("opacity" in stop)
    assert "#111111" in svg_document.recoloured(svg, {"b": "#222222"})


def test_an_edge_for_a_figure_never_takes_the_name_of_something_else() -> None:
    svg = f'{HEAD}<g id="figure"/><path id="edge0"/></svg>'
    text, _ = svg_document.prepared(svg, SIZE, Changes(moves=(("figure", (1, 0, 0, 1, 0, 0)),)))
    assert 'clip-path="url(#edge1)"' in text and '<clipPath id="edge1"' in text


def test_what_has_a_meaning_in_xml_keeps_it_and_notes_of_a_drawing_program_are_left_out() -> None:
    words = '<desc id="a&quot;&lt;&amp;b">1 &lt; 2 &amp; 3</desc>\n'
    root = root_of(svg_document.recoloured(f"{HEAD}{words}</svg>", {}))
    (found,) = root
    assert (found.get("id"), found.text, found.tail) == ('a"<&b', "1 < 2 & 3", "\n")
    notes = '<i:note xmlns:i="http://i"><i:more/></i:note><g xmlns:i="http://i" i:label="x"/>'
    text = svg_document.recoloured(f"{HEAD}{notes}</svg>", {})
    assert "note" not in text and "label" not in text and "<g>" in text
