"""A drawing by a stranger, looked at before the rasteriser may see it: nothing from outside, no bombs."""

import base64
import re
from pyexpat import ExpatError, ParserCreate

from briscola.ui.render.picture_formats import extent_of, kind_of

DEEPEST = 120
"""Most elements that may lie in each other: the rasteriser takes stack and a picture for each."""
MOST = 60_000
"""Most elements of a drawing."""
LAYERS = 24
"""Most elements in each other that are composed on a picture of their own."""
PIXELS = 12_000_000
"""Most px of all pictures in a drawing together."""
_INSIDE = re.compile(r"\s*data:image/(?:png|jpe?g|webp);base64,", re.IGNORECASE)
_HEAD = 262_144
"""Letters of a picture in a drawing that are looked at for its size."""
_LAYERS = re.compile(r"(?<!-)\b(opacity|mask|filter|clip-path|mix-blend-mode|isolation)\b")
_LENGTH = re.compile(r"\s*([\d.]{1,12})\s*(?:px|pt|pc|mm|cm|in|q|)\s*", re.IGNORECASE)
_NUMBERS = re.compile(r"[\s,]+")
_STRANGE = {"script", "foreignObject", "iframe", "audio", "video"}


class OutsideError(ValueError):
    """Error for a drawing with a script, or with something that lies outside of it."""


class LettersError(ValueError):
    """Error for a drawing with letters, which look right only where their font is."""


def checked(data: bytes) -> tuple[str, float | None]:
    """The text of a drawing, and width by height if it says so.

    Raises OutsideError, LettersError or another ValueError.
    """
    look = _Look()
    parser = ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = look.start
    parser.EndElementHandler = look.end
    parser.CharacterDataHandler = look.letters
    parser.EntityDeclHandler = look.entity
    try:
        parser.Parse(data, True)
    except ExpatError as error:
        raise ValueError(f"no XML: {error}") from None
    text = data.decode("utf-8-sig")
    return text, look.ratio


class _Look:
    """Follows a parser through a drawing."""

    def __init__(self) -> None:
        self.ratio: float | None = None
        self._count = self._pixels = 0
        self._open: list[tuple[str, bool]] = []
        """The elements in each other: name, and True for one composed on a picture of its own."""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, tag = name.rpartition(" ")
        drawn = space in ("", "http://www.w3.org/2000/svg")
        if not self._open:
            if tag != "svg" or not drawn:
                raise ValueError("no SVG")
            self.ratio = _ratio(attributes)
        self._count += 1
        named = (*attributes, attributes.get("style", ""))
        self._open.append((tag if drawn else "", any(map(_LAYERS.search, named))))
        if len(self._open) > DEEPEST or self._count > MOST or sum(own for _, own in self._open) > LAYERS:
            raise ValueError("too deep, or too long")
        if drawn and tag in _STRANGE:
            raise OutsideError("it has a script, or a page of its own")
        if drawn and tag in ("image", "feImage"):
            links = [value for key, value in attributes.items() if key.rpartition(" ")[2] == "href"]
            self._pixels += sum(map(_pixels, links))
            if self._pixels > PIXELS:
                raise ValueError("too large a picture in it")

    def end(self, _name: str) -> None:
        self._open.pop()

    def letters(self, text: str) -> None:
        if text.strip() and any(tag == "text" for tag, _ in self._open):
            raise LettersError("it has letters that are no outlines")

    @staticmethod
    def entity(
        _name: str, parameter: bool, value: str | None, _base: str | None, _system: str | None, *_: object
    ) -> None:
        # Drawing programs declare their namespaces so. What others do with it is no drawing.
        if parameter or value is None or len(value) > 200 or "&" in value or "<" in value:
            raise OutsideError("it declares more than a name")


def _pixels(link: str) -> int:
    """Px of a picture that a drawing carries in itself. Raises OutsideError for one that it does not."""
    inside = _INSIDE.match(link)
    if inside is None:
        if link.startswith("#"):
            return 0
        raise OutsideError("it wants something from outside")
    head = "".join(link[inside.end() : inside.end() + _HEAD].split())
    data = base64.b64decode(head[: len(head) // 4 * 4])
    kind = kind_of(data)
    if kind is None:
        raise ValueError("a picture in it is none")
    extent = extent_of(kind, data)
    return extent.width * extent.height


def _ratio(attributes: dict[str, str]) -> float | None:
    sides = [_LENGTH.fullmatch(attributes.get(side, "")) for side in ("width", "height")]
    if all(sides):
        wide, high = (_number(side[1]) for side in sides if side)
    else:
        box = _NUMBERS.split(attributes.get("viewBox", "").strip())
        wide, high = map(_number, box[2:]) if len(box) == 4 else (0.0, 0.0)
    return wide / high if wide > 0 and high > 0 else None


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0
