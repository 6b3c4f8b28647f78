"""Drawings that want more than to be drawn: more files, more memory, more time, or the wrong reader."""

import base64
import zlib
from collections.abc import Callable, Mapping, Sequence
from random import Random

from tests.own_decks import svg
from tests.ui.render.hostile_pictures import png

Make = Callable[[str, Random], bytes]
"""Makes the file of a card by its code."""
HEAD = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
PLAIN = f'<svg {HEAD} viewBox="0 0 60 100">'


RECT = '<rect width="60" height="100" fill="red"'
FILTERED = f'{RECT} filter="url(#f)"/>'
PLACES = (
    *("http://127.0.0.1:9/x.png", "file:///etc/passwd", "/etc/passwd", "../../secret.png", "//host/x.png"),
    *("data:image/svg+xml;base64,PHN2Zy8+", "data:text/html,hi", "jar:file:///x", "\\\\host\\x.png"),
)
LINKED = (
    '<image width="60" height="100" xlink:href="{}"/>',
    f'<filter id="f"><feImage href="{{}}"/></filter>{FILTERED}',
    '<i:image xmlns:i="http://www.w3.org/2000/svg" width="9" height="9" href="{}"/>',
)
SCRIPTS = (
    "<script>while(true){}</script>",
    '<script xlink:href="http://127.0.0.1:9/x.js"/>',
    '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    '<g onload="alert(1)"><rect width="9" height="9"/></g>',
    "<style>@import url(http://127.0.0.1:9/x.css); rect { fill: url(http://127.0.0.1:9/y) }</style>",
    '<use href="http://127.0.0.1:9/x.svg#a"/><use href="/etc/passwd#a"/>',
)
CIRCLES = (
    '<g id="a"><use href="#a"/></g>',
    f'<pattern id="p" width="9" height="9">{RECT} style="fill: url(#p)"/></pattern>'
    '<rect width="60" height="100" fill="url(#p)"/>',
    f'<mask id="m" mask="url(#n)"/><mask id="n" mask="url(#m)"/>{RECT} mask="url(#m)"/>',
    '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>'
    '<rect width="9" height="9" fill="url(#a)"/>',
    f'<clipPath id="c" clip-path="url(#c)">{RECT}/></clipPath>{RECT} clip-path="url(#c)"/>',
)
SIZES = (
    *('width="1e30" height="1e30"', 'width="0" height="0"', 'width="-5" height="9"', ""),
    *('width="nan" height="9"', 'viewBox="0 0 0 0"', 'viewBox="0 0 1e38 1"', 'viewBox="1 2 3"'),
    *('width="1" height="99999999"', 'viewBox="0 0 60 100" width="1e-9" height="1e9"'),
    'viewBox="0 0 60 100" width="100%" height="5em"',
)


def _with(pieces: Sequence[str]) -> Make:
    return lambda code, chance: svg(code, chance.choice(pieces))


def _outside(code: str, chance: Random) -> bytes:
    return svg(code, chance.choice(LINKED).format(chance.choice(PLACES)))


def _entities(_code: str, chance: Random) -> bytes:
    way = chance.randrange(4)
    if way == 0:
        names = [f'<!ENTITY a{at} "{f"&a{at - 1};" * 10}">' for at in range(1, 12)]
        declared = '<!ENTITY a0 "ha">' + "".join(names)
        body = "<desc>&a11;</desc>"
    elif way == 1:
        declared, body = '<!ENTITY x SYSTEM "file:///etc/passwd">', "<desc>&x;</desc>"
    elif way == 2:
        declared, body = f'<!ENTITY q "{"q" * 50_000}">', "<desc>" + "&q;" * 20_000 + "</desc>"
    else:
        declared, body = '<!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;', ""
    return f"<!DOCTYPE svg [{declared}]>{PLAIN}{body}</svg>".encode()


def _deep(_code: str, chance: Random) -> bytes:
    count = chance.choice((200, 2_000, 60_000))
    group = chance.choice(("<g>", '<g opacity=".9">', f"<svg {HEAD}>", '<g filter="url(#f)">'))
    tag = group[1:].partition(" ")[0].strip(">")
    return f"{PLAIN}{group * count}<rect width='9' height='9'/>{f'</{tag}>' * count}</svg>".encode()


def _uses(code: str, _chance: Random) -> bytes:
    shared = '<g id="a0"><rect width="1" height="1"/></g>'
    ten = [f"<use href='#a{at}'/>" * 10 for at in range(8)]
    doubled = "".join(f'<g id="a{at}">{uses}</g>' for at, uses in enumerate(ten, 1))
    return svg(code, f'<defs>{shared}{doubled}</defs><use href="#a8"/>')


def _sizes(_code: str, chance: Random) -> bytes:
    return f'<svg {HEAD} {chance.choice(SIZES)}><rect width="60" height="100"/></svg>'.encode()


def _carried(code: str, chance: Random) -> bytes:
    many = 1
    way = chance.randrange(4)
    if way == 0:
        data = png((40_000, 40_000))
    elif way == 1:
        data, many = png((3_400, 3_400)), 40
    elif way == 2:
        data = chance.randbytes(5_000)
    else:
        data = png((300, 500), body=zlib.compress(b"\0" * 4_000_000))
    link = "data:image/png;base64," + base64.b64encode(data).decode()
    return svg(code, LINKED[0].format(link) * many)


def _readers(code: str, chance: Random) -> bytes:
    whole = svg(code)
    return chance.choice(
        (
            whole.decode().encode("utf-16"),
            zlib.compress(whole),
            whole.replace(b"<?xml version=", b'<?xml encoding="utf-7" version='),
            whole.replace(b"<svg", b"<html").replace(b"</svg", b"</html"),
            whole.replace(b"<rect", b"<rect \xff\xfe"),
            whole[: len(whole) // 2],
            whole + b"<svg/>",
            b'<?xml-stylesheet href="http://127.0.0.1:9/x.css"?>' + whole.partition(b"\n")[2],
            svg(code, "<text>letters</text>"),
            svg(code, "<!--" + "-" * 5_000_000 + "-->"),
        )
    )


DRAWINGS: Mapping[str, Make] = {
    "something from outside": _outside,
    "a script": _with(SCRIPTS),
    "entities": _entities,
    "depth": _deep,
    "uses of uses": _uses,
    "circles": _with(CIRCLES),
    "strange sizes": _sizes,
    "a picture carried in a drawing": _carried,
    "a drawing for another reader": _readers,
}
"""Faults of a drawing."""
