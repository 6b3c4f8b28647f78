"""Small decks of plain shapes, in every part as an illustrator's: layers, swatches, moves, two heads."""

import json
from pathlib import Path

from tools.drawings.deck import CODES, SUITS

WIDTH, HEIGHT = 120, 160
SIZE = (WIDTH, HEIGHT)
"""Pixels at which a unit of the drawing is a pixel."""
INKS = {
    "ink": "#17120f",
    "red": "#d8201f",
    "gold": "#f5c927",
    "green": "#0b3d20",
    "blue": "#3a6fc0",
    "white": "#fffdf7",
}
SUIT_INKS = {"C": "red", "D": "gold", "B": "green", "S": "blue"}
FORMS = {"C": "h{a}v{a}h-{a}z", "D": "h{a}v22l-{a} 12z", "B": "h{a}v24h-{a}z", "S": "h24v{a}h-24z"}
"""Path of a sign from its upper left corner; `a` is its side."""
PLACES = ((10, 10), (80, 12), (12, 118), (80, 120), (45, 64), (80, 66), (45, 120))
"""Left and top of the signs; the first stands where the index is laid, and moves aside."""
ASIDE = (1.0, 0.0, 0.0, 1.0, 20.0, 0.0)
SMALLER = (0.7, 0.0, 0.0, 0.7, 26.0, 30.0)
SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
COVER = f'<path d="M0 0h{WIDTH}v{HEIGHT // 2}H0z" fill="url(#white)" stroke="none"/>'


def layer(name: str, *parts: str) -> str:
    """A layer as Inkscape writes it."""
    return f'<g id="{name}" inkscape:groupmode="layer" inkscape:label="{name}">' + "".join(parts) + "</g>"


def svg(box: str, body: str, defs: str = "") -> str:
    """A drawing with the swatches of the deck."""
    swatches = "".join(
        f'<linearGradient id="{name}" inkscape:swatch="solid" gradientUnits="userSpaceOnUse">'
        f'<stop stop-color="{colour}"/></linearGradient>'
        for name, colour in INKS.items()
    )
    return (
        f'<svg {SPACES} viewBox="{box}" fill="none" stroke="url(#ink)" stroke-width="2">'
        f"<defs>{swatches}{defs}</defs>{body}</svg>\n"
    )


def sign(suit: str, number: int, place: tuple[int, int]) -> str:
    """A sign of a number card; each is cut a little differently."""
    form = FORMS[suit].format(a=f"{30 + number / 4:g}")
    return (
        f'<g id="sign-{number}" transform="translate({place[0]} {place[1]})">'
        f'<path d="M0 0{form}" fill="url(#{SUIT_INKS[suit]})"/></g>'
    )


def card(code: str) -> str:
    """Any of the forty cards. The knave of cups has two heads."""
    rank, suit = code[0], code[1]
    frame = layer("frame", f'<path d="M5 5h{WIDTH - 10}v{HEIGHT - 10}H5z"/>')
    paper = layer("paper", f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="url(#white)" stroke="none"/>')
    box = f"0 0 {WIDTH} {HEIGHT}"
    if rank in "1234567":
        band = f"M44 {12 + 12 * SUITS.index(suit)}h34v12h-34zM{12 * int(rank)} 100h12v12h-12z"
        behind = layer("behind", f'<path d="{band}" fill="url(#{SUIT_INKS[suit]})"/>')
        signs = [sign(suit, n, PLACES[n - 1]) for n in range(1, int(rank) + 1)]
        return svg(box, paper + frame + behind + layer("sign", *signs))
    at = SUITS.index(suit)
    ink, tall = SUIT_INKS[suit], 30 * "FCR".index(rank)
    body = f"M12 {60 + 6 * at}h{50 + 10 * at}v{50 - 6 * at}h-50z"
    robe = f'<g id="robe"><path d="{body}" fill="url(#{ink})"/></g>'
    hand = f'<g id="hand-near"><path d="M{40 + tall * 0.8:g} 20h20v{20 + tall}h-20z" fill="url(#ink)"/></g>'
    head = f'<g id="head"><path d="M14 14h{12 + 6 * at}v14h-12z" fill="url(#white)"/></g>'
    if code != "FC":
        return svg(box, paper + frame + layer("figure", robe, hand, head))
    turned = f'<use id="lower" href="#half" transform="matrix(-1 0 0 -1 {WIDTH} {HEIGHT})"/>'
    upper = '<g clip-path="url(#upper-half)"><use id="upper" href="#half"/></g>'
    clip = f'<clipPath id="upper-half"><path d="M0 0h{WIDTH}v{HEIGHT // 2}H0z"/></clipPath>'
    half = f'<g id="half">{robe}{hand}{head}</g>'
    return svg(box, paper + layer("figure", turned, COVER, upper) + frame, half + clip)


def index(code: str) -> str:
    """Two bars that stand for rank and sign, over paper that opens the frame."""
    ink = SUIT_INKS[code[1]]
    body = (
        '<path d="M8 8h16v24h-16z" fill="url(#white)" stroke="none"/>'
        f'<path d="M12 11h8v8h-8zM12 22h8v8h-8z" fill="url(#{ink})" stroke="none"/>'
    )
    return svg("8 8 16 24", body)


def back() -> str:
    """A back with a blue ground."""
    ground = f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="url(#blue)" stroke="none"/>'
    return svg(f"0 0 {WIDTH} {HEIGHT}", layer("paper", ground))


def moves(code: str) -> dict[str, tuple[float, ...]]:
    """Moves for the index of that card."""
    if code == "FC":
        return {"upper": SMALLER, "lower": (0.7, 0.0, 0.0, 0.7, 0.3 * WIDTH - 26.0, 0.3 * HEIGHT - 30.0)}
    return {"sign-1": ASIDE} if code[0] in "1234567" else {"figure": SMALLER}


def write(root: Path) -> Path:
    """Write the deck `trial`, and `bright`, which recolours its cards; the folder of the first."""
    folder = root / "assets" / "cards" / "trial"
    for part in (folder / "signs", folder / "index", folder.with_name("bright")):
        part.mkdir(parents=True)
    files = {code: card(code) for code in CODES} | {"back": back()}
    files |= {f"index/{code}": index(code) for code in CODES}
    for suit in SUITS:
        form = FORMS[suit].format(a="36")
        path = f'<path d="M6 6{form}" fill="url(#{SUIT_INKS[suit]})"/>'
        files[f"signs/{suit}"] = svg("0 0 50 50", path)
    for name, text in files.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    facts = {
        "title": "Trial",
        "width": WIDTH,
        "height": HEIGHT,
        "inks": INKS,
        "two_headed": ["FC"],
        "straight_cut": True,
        "moves": {code: moves(code) for code in CODES},
        "backs": {"back-red": {"like": "back", "inks": {"blue": "#c01020"}}},
    }
    (folder / "deck.json").write_text(json.dumps(facts), encoding="utf-8")
    bright = {"title": "Bright", "width": WIDTH, "height": HEIGHT, "inks": INKS, "like": "trial"}
    bright["inks_by_suit"] = {"C": {"red": "#ff00ff"}, "D": {"gold": "#00ffff"}}
    folder.with_name("bright").joinpath("deck.json").write_text(json.dumps(bright), encoding="utf-8")
    return folder
