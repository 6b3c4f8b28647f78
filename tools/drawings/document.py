"""Checks on one file: its contents, its colours, its layers."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from xml.etree.ElementTree import Element

from briscola.system import svg_document
from briscola.system.resources import DeckInfo
from briscola.system.svg_document import declarations
from tools.drawings.complaint import Complaint
from tools.drawings.pips import twins

LAYERS = ("paper", "frame", "behind", "figure", "sign", "index")
LARGEST = 140_000
"""Bytes of a file; our largest has 84 kB, and 130 kB once Inkscape has saved it."""
NUMBERS = "234567"
"""Ranks whose cards show as many signs."""

ALLOWED = {
    *("svg", "g", "defs", "use", "clipPath", "linearGradient", "stop", "metadata", "title", "desc"),
    *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
}
UNSEEN = {"defs", "metadata", "title", "desc"}
"""Elements that may lie beside the layers."""
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
FOREIGN = (
    INKSCAPE,
    "{http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd}",
    "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}",
    "{http://creativecommons.org/ns#}",
    "{http://purl.org/dc/elements/1.1/}",
)
"""Namespaces of what drawing programs note for themselves."""
WHY_NOT = {
    "image": "a bitmap; draw it with paths, or delete it",
    "script": "a script; delete it",
    "style": "a style sheet; give the colours to the shapes themselves",
    "foreignObject": "something that is no SVG; delete it",
    "text": "text, which looks different on every computer; make paths of it (Path > Object to Path)",
    "radialGradient": "a gradient; use the swatches of the deck",
}
_SIGN = re.compile(r"sign-\d+")
OPAQUE = ("1", "1.0", "100%", "inherit")
SEEN = {
    "display": ("inline", "block", "inherit"),
    "visibility": ("visible", "inherit"),
    "mix-blend-mode": ("normal", "inherit"),
    **dict.fromkeys(("opacity", "fill-opacity", "stroke-opacity", "stop-opacity"), OPAQUE),
}
"""Values of properties with which a thing is there and covers what is below it."""
WHY_SEEN = {
    "display": "show it, or delete it",
    "visibility": "show it, or delete it",
    "": "print has nothing to see through, so give it the ink itself",
}
_URL = re.compile(r"url\(\s*['\"]?([^'\")]*)")


def complaints(file: str, text: str, deck: DeckInfo) -> Iterator[Complaint]:
    """Faults in a file of a deck, `file` being its name without `.svg`; cards also need layers."""
    if len(text.encode()) > LARGEST:
        sizes = f"it has {len(text.encode()) / 1000:.0f} kB, at most {LARGEST / 1000:.0f} kB are allowed"
        yield Complaint(file=file, what=f"{sizes}; simplify its paths")
    try:
        root = svg_document.parse(text)
    except ValueError as error:
        yield Complaint(file=file, what=f"it cannot be read ({error}); save it again as SVG")
        return
    if root.tag != "svg":
        yield Complaint(file=file, what="it is no SVG; save it again as SVG")
        return
    inks = {**deck.inks, **deck.inks_by_suit.get(file[-1:], {})}
    for layer, what in (*_contents(root), *_hidden(root), *_references(root), *_colours(root, inks)):
        yield Complaint(file=file, layer=layer, what=what)
    if "/" not in file:
        for layer, what in _card(file, root, deck):
            yield Complaint(file=file, layer=layer, what=what)


Found = tuple[str, str]
"""A layer and a sentence on it."""


def layer_name(layer: Element) -> str:
    """The name under which a person sees a layer."""
    return layer.get(f"{INKSCAPE}label") or layer.get("id") or f"<{layer.tag}>"


def _everywhere(root: Element) -> Iterator[tuple[str, Element]]:
    """Each element with the name of its layer."""
    yield "", root
    for part in root:
        name = layer_name(part) if part.tag == "g" else ""
        yield from ((name, element) for element in part.iter())


def _named(element: Element) -> str:
    name = element.get("id")
    return f"<{element.tag}> {name}" if name else f"<{element.tag}>"


def _contents(root: Element) -> Iterator[Found]:
    for layer, element in _everywhere(root):
        if element.tag not in ALLOWED and not element.tag.startswith(FOREIGN):
            why = WHY_NOT.get(element.tag, "something that our drawings do without; draw it with paths")
            yield layer, f"{_named(element)} is {why}"
        for name in element.keys():  # noqa: SIM118
            if name.rpartition("}")[2].lower().startswith("on"):
                yield layer, f"{_named(element)} has {name}, which is a script; delete it"


def _hidden(root: Element) -> Iterator[Found]:
    """Things that are not seen, or are seen through."""
    for layer, element in _everywhere(root):
        for name, value in _paints(element, SEEN):
            if value not in SEEN[name]:
                yield layer, f"{_named(element)} has the {name} {value}; {WHY_SEEN.get(name, WHY_SEEN[''])}"


def _references(root: Element) -> Iterator[Found]:
    names = Counter(name for _, element in _everywhere(root) if (name := element.get("id")))
    for name, count in names.items():
        if count > 1:
            yield "", f"{count} objects have the id {name}; give each its own"
    for layer, element in _everywhere(root):
        if element.tag.startswith("{"):
            continue
        for target in _targets(element):
            if not target.startswith("#"):
                yield layer, f"{_named(element)} refers to {target[:60]!r}, outside the file; delete that"
            elif target[1:] not in names:
                yield layer, f"{_named(element)} refers to {target}, which is not there; delete one, or undo"


def _targets(element: Element) -> Iterator[str]:
    for name, value in element.items():
        if name in ("href", "src") and element.tag != "image":  # a bitmap has its own sentence
            yield value.strip()
        elif "url(" in value:
            yield from (target.strip() for target in _URL.findall(value))


def _colours(root: Element, inks: Mapping[str, str]) -> Iterator[Found]:
    swatches = {swatch.get("id", ""): swatch for swatch in root.iter("linearGradient")}
    for name, swatch in swatches.items():
        colours = {dict(_paints(stop, ("stop-color",))).get("stop-color", "black") for stop in swatch}
        wanted = inks.get(name)
        if wanted is not None and {colour.lower() for colour in colours} != {wanted.lower()}:
            got = ", ".join(sorted(colours)) or "nothing"
            yield "", f"the swatch {name} is {got} here and {wanted} in deck.json; make them equal"
    if root.get("fill") is None:
        yield "", 'the root has lost its fill="none", so that open shapes are black; write it again'
    cut = {id(element) for clip in root.iter("clipPath") for element in clip.iter()}
    told = set()
    for layer, element in _everywhere(root):
        if element.tag.startswith("{") or id(element) in cut:
            continue
        for name, value in _paints(element, ("fill", "stroke")):
            if not _is_ink(value, swatches, inks) and (layer, value) not in told:
                told.add((layer, value))
                known = ", ".join(inks)
                yield layer, f"{_named(element)} has the {name} {value}; use a swatch of the deck ({known})"


def _paints(element: Element, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Values of these properties, as attributes or in the style."""
    for name, value in (*element.items(), *declarations(element)):
        if name in names:
            yield name, value.strip()


def _is_ink(value: str, swatches: Mapping[str, Element], inks: Mapping[str, str]) -> bool:
    if value in ("none", "inherit"):
        return True
    found = _URL.fullmatch(value.removesuffix(")"))
    name = found[1].lstrip("#") if found else ""
    for _ in swatches:  # a drawing program may refer to a swatch through another name
        if name in inks:
            return name in swatches
        name = swatches[name].get("href", "").lstrip("#") if name in swatches else ""
    return False


def _card(code: str, root: Element, deck: DeckInfo) -> Iterator[Found]:
    box = f"0 0 {deck.width:g} {deck.height:g}"
    if root.get("viewBox") != box:
        yield "", f"its viewBox is {root.get('viewBox')}, those of the deck are {box}; set the page's size"
    for part in root:
        if part.tag in UNSEEN or part.tag.startswith("{"):
            continue
        if part.tag != "g":
            yield "", f"{_named(part)} lies outside all layers; move it into one of {', '.join(LAYERS)}"
        elif part.get("id") not in LAYERS:
            yield (
                layer_name(part),
                f"its id is {part.get('id')}, which is no layer of a card; make it one of "
                f"{', '.join(LAYERS)} (Object > Object Properties)",
            )
    layers = [part.get("id") for part in root if part.tag == "g"]
    if layers[:1] != ["paper"]:
        yield (
            "paper",
            "it is not the lowest layer, so that it covers the card or is not there; put it below all",
        )
    names = {element.get("id") for element in root.iter()}
    for name in deck.moves.get(code, {}):
        if name not in names:
            yield "", f"deck.json moves {name}, which is not there; give that name back to its group"
    if code in deck.two_headed:
        for name in ("upper", "lower"):
            if name not in names:
                yield "figure", f"the half {name} is not there; give that name back to it"
    if code[0] in NUMBERS:
        yield from _signs(code, root)


def _signs(code: str, root: Element) -> Iterator[Found]:
    if not any(part.get("id") == "sign" for part in root):
        yield "sign", "there is no such layer; draw the signs in it"
        return
    wanted = [f"sign-{number}" for number in range(1, int(code[0]) + 1)]
    signs = {name: element for element in root.iter() if _SIGN.fullmatch(name := element.get("id", ""))}
    # Signs that lie across each other are drawn as one.
    if signs and (missing := [name for name in wanted if name not in signs]):
        there = len(wanted) - len(missing)
        yield (
            "sign",
            f"{there} of {len(wanted)} signs are there; {', '.join(missing)} is missing: draw it, or name "
            "its group so",
        )
    for name, sign in signs.items():
        if not any(part.tag not in ("g", "title", "desc") for part in sign.iter()):
            yield "sign", f"{name} is empty; draw it"
    for one, other in twins(signs, root):
        yield "sign", f"{one} and {other} are stamped twins; cut one of them a little differently"
