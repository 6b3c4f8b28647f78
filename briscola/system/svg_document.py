"""SVG drawings as documents: read with limits, changed where a deck says so, written out again.

Everything here finds its way by names and never by the order or spelling of a text, so that a file may be
saved by any drawing program.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from html import escape
from pyexpat import ExpatError, ParserCreate
from typing import Any
from xml.etree.ElementTree import Element, ParseError, SubElement, TreeBuilder, XMLPullParser

from briscola.system.resources import UNCHANGED, Changes

SVG = "http://www.w3.org/2000/svg"
_OURS = f"{SVG}}}"
XLINK = "http://www.w3.org/1999/xlink"
DEEPEST = 250
"""Most elements inside each other."""
MOST = 50_000
"""Most elements; our largest drawing has a hundredth of that."""
HEAD = 20_000
"""Characters within which the root of a drawing stands, after comments and the like."""
FIGURE = "figure"
"""Name of the layer that is cut off at the card's edges when it moves."""
LOWER = "lower"
"""Name of the turned half of a two-headed card."""
EDGE = 2.0
"""Distance of that cut from the card's edges, in the units of the drawing."""

Box = tuple[float, float, float, float]
Size = tuple[int, int]


def parse(text: str) -> Element:
    """The root of a drawing. Its names are those of SVG, other namespaces stand before a name in braces.

    Raises ValueError for what is no XML, has entities or a document type of its own, or too many elements.
    """
    build, depth, count = TreeBuilder(), 0, 0

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal depth, count
        depth, count = depth + 1, count + 1
        if depth > DEEPEST or count > MOST:
            raise ValueError("a drawing with too many elements")
        if "}" in "".join(attributes):
            attributes = {_name(key): value for key, value in attributes.items()}
        build.start(_name(name), attributes)

    def end(name: str) -> None:
        nonlocal depth
        depth -= 1
        build.end(_name(name))

    parser = ParserCreate(namespace_separator="}")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _document_type
    parser.EntityDeclHandler = partial(_refuse, "entities")
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = build.data
    try:
        parser.Parse(text, True)
    except ExpatError as error:
        raise ValueError(f"no XML: {error}") from None
    return build.close()


def _document_type(_name: str, _system: str | None, _public: str | None, inside: bool) -> None:
    # What older programs write, a mere mention of the DTD of SVG, is passed over.
    if inside:
        _refuse("a document type of its own")


def _refuse(what: str, *_: object) -> None:
    raise ValueError(f"a drawing with {what}")


def _name(name: str) -> str:
    """A name as expat gives it, `namespace}local`; `href` is one name, whichever way it is written."""
    if name.startswith(_OURS):
        return name[len(_OURS) :]
    space, brace, local = name.rpartition("}")
    if space == XLINK and local == "href":
        return local
    return f"{{{space}}}{local}" if brace else local


def write(root: Element) -> str:
    """A drawing as text, with SVG as its namespace, without what programs noted in others."""
    parts = [f'<{root.tag} xmlns="{SVG}"']
    _write(root, parts)
    return "".join(parts)


def _write(element: Element, parts: list[str]) -> None:
    """All of an element after its name; in a third of the time of `ElementTree.tostring`."""
    for name, value in element.items():
        if not name.startswith("{"):
            if "&" in value or "<" in value or '"' in value:
                value = escape(value)
            parts.append(f' {name}="{value}"')
    parts.append(">")
    if element.text:
        parts.append(escape(element.text, quote=False))
    for child in element:
        if not child.tag.startswith("{"):
            parts.append(f"<{child.tag}")
            _write(child, parts)
        if child.tail:
            parts.append(escape(child.tail, quote=False))
    parts.append(f"</{element.tag}>")


def view(text: str) -> Box:
    """The viewBox of a drawing: left, top, width and height. Raises ValueError without a usable one."""
    parser: XMLPullParser[Any] = XMLPullParser(["start"])
    try:
        parser.feed(text[:HEAD])
        event = next(iter(parser.read_events()), None)
    except ParseError as error:
        raise ValueError(f"no XML: {error}") from None
    root = event[-1] if event else None
    return _box(root.get("viewBox", "") if isinstance(root, Element) else "")


def _box(text: str) -> Box:
    parts = [float(part) for part in text.replace(",", " ").split()]
    if len(parts) != 4 or not (parts[2] > 0 and parts[3] > 0 and all(abs(part) < 1e9 for part in parts)):
        raise ValueError(f"a drawing without a usable viewBox: {text[:60]!r}")
    return parts[0], parts[1], parts[2], parts[3]


def recoloured(text: str, inks: Mapping[str, str]) -> str:
    """The drawing with swatches in other colours. Raises ValueError."""
    root = parse(text)
    _recolour(root, inks)
    return write(root)


def prepared(text: str, size: Size, changes: Changes = UNCHANGED) -> tuple[str, Size]:
    """The drawing to rasterise, changed, and the size of its picture, which it fills exactly.

    For a two-headed one of even height these are its upper half, and half that height. Raises ValueError.
    """
    root = parse(text)
    _recolour(root, dict(changes.inks))
    half = changes.two_headed and size[1] % 2 == 0
    if half and changes.straight_cut:
        _drop(root, LOWER)
    if changes.moves:
        _move(root, dict(changes.moves))
    share = changes.share * (0.5 if half else 1.0)
    _size(root, (size[0], size[1] // 2) if half else size, share)
    return write(root), (size[0], size[1] // 2) if half else size


def _size(root: Element, size: Size, share: float) -> None:
    """Let the root fill a picture of that size with the upper `share` of its height."""
    try:
        left, top, width, height = _box(root.get("viewBox", ""))
    except ValueError:
        return  # it comes as it likes, and is stretched
    root.set("viewBox", f"{left:.9g} {top:.9g} {width:.9g} {height * share:.9g}")
    root.set("width", str(size[0]))
    root.set("height", str(size[1]))
    # Else resvg keeps the drawing's proportions, and the picture may be a pixel too high or wide.
    root.set("preserveAspectRatio", "none")


def _recolour(root: Element, inks: Mapping[str, str]) -> None:
    for swatch in root.iter("linearGradient") if inks else ():
        colour = inks.get(swatch.get("id", ""))
        for stop in swatch.iter("stop") if colour is not None else ():
            rest = {name: value for name, value in declarations(stop) if name != "stop-color"}
            if rest:
                stop.set("style", ";".join(f"{name}:{value}" for name, value in rest.items()))
            else:
                stop.attrib.pop("style", None)
            stop.set("stop-color", str(colour))


def declarations(element: Element) -> Iterator[tuple[str, str]]:
    """Names and values in the `style` of an element."""
    for part in element.get("style", "").split(";"):
        name, colon, value = part.partition(":")
        if colon:
            yield name.strip(), value.strip()


def _drop(root: Element, name: str) -> None:
    for parent in root.iter():
        for child in [child for child in parent if child.get("id") == name]:
            parent.remove(child)


def _move(root: Element, moves: Mapping[str, tuple[float, ...]]) -> None:
    """Put each named element into a group that moves it; the figure's ends near the card's edges."""
    for parent in [*root.iter()]:
        for at, child in enumerate(parent):
            move = moves.get(child.get("id", ""))
            if move is None:
                continue
            group = Element("g", transform=f"matrix({' '.join(f'{part:.9g}' for part in move)})")
            if child.get("id") == FIGURE:
                group.set("clip-path", f"url(#{_edge(root)})")
            group.append(child)
            parent[at] = group


def _edge(root: Element) -> str:
    """Name of a new clip: the card's rectangle a little within its edges."""
    names = {element.get("id") for element in root.iter()}
    name = next(name for name in (f"edge{n}" for n in range(len(names) + 1)) if name not in names)
    left, top, width, height = _box(root.get("viewBox", ""))
    sides = {"x": left + EDGE, "y": top + EDGE, "width": width - 2 * EDGE, "height": height - 2 * EDGE}
    clip = SubElement(root, "clipPath", id=name)
    SubElement(clip, "rect", {key: f"{value:.9g}" for key, value in sides.items()})
    return name
