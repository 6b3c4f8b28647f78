"""Signs are twins if they are the same cut in the same turn, or on its head, however that is written."""

import pytest

from briscola.system import svg_document
from tools.drawings.pips import twins

CUT = '<path d="M0 0h30v20z"/>'
OTHER = '<path d="M0 0h30v21z"/>'
LINK = '<use href="#cut"/>'


def sign(name: str, body: str, transform: str = "") -> str:
    return f'<g id="{name}" transform="{transform}">{body}</g>'


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (sign("a", CUT, "translate(5 9)"), sign("b", CUT, "matrix(1 0 0 1 80,70)"), True),
        (sign("a", CUT), sign("b", OTHER), False),
        (sign("a", CUT), sign("b", CUT + CUT), False),
        (sign("a", CUT), sign("b", CUT, "translate(3) rotate(180)"), True),
        (sign("a", CUT), sign("b", CUT, "rotate(180, 5, 5)"), True),
        (sign("a", CUT), sign("b", CUT, "rotate(30)"), False),
        (sign("a", CUT, "rotate(30)"), sign("b", f'<g transform="rotate(-150)">{CUT}</g>'), True),
        (sign("a", CUT), sign("b", CUT, "scale(-1 -1)"), True),
        (sign("a", CUT), sign("b", CUT, "scale(-1 1)"), False),
        (sign("a", CUT), sign("b", CUT, "scale(1.2)"), False),
        (sign("a", CUT), sign("b", CUT, "skewX(20)"), False),
        (sign("a", CUT), sign("b", CUT, "skewY(20)"), False),
        (sign("a", LINK), sign("b", LINK), True),
        (sign("a", LINK), sign("b", CUT), True),
        (sign("a", LINK), sign("b", '<use href="#cut" transform="rotate(9)"/>'), False),
        (sign("a", '<use href="#a"/>'), sign("b", CUT), False),
        (sign("a", ""), sign("b", ""), False),
    ],
)
def test_twins(one: str, other: str, same: bool) -> None:
    defs = "<defs>" + CUT.replace("<path", '<path id="cut"') + "</defs>"
    root = svg_document.parse(f'<svg xmlns="{svg_document.SVG}">{defs}{one}{other}</svg>')
    signs = {name: element for element in root.iter() if (name := element.get("id", "")) in ("a", "b")}
    assert list(twins(signs, root)) == ([("a", "b")] if same else [])
