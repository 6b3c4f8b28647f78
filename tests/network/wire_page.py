"""The tables of docs/wire.md as the types say them, and as the page has them."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from briscola.network.messages.fields import ListedShare, Onlooker, RosterPlace, TableTerms
from briscola.network.messages.from_guest import GuestMessage
from briscola.network.messages.from_host import HostMessage

PAGE = Path(__file__).resolve().parents[2] / "docs" / "wire.md"
PATTERNS = {
    r"^[0-9a-f]{32}\Z": "32 hexadecimal digits",
    r"^[0-9a-f]{64}\Z": "64 hexadecimal digits",
    r"^[0-9a-f]{128}\Z": "128 hexadecimal digits",
    r"^([0-9a-f]{32})?\Z": "32 hexadecimal digits, or empty",
    r"^([0-9a-f]{64})?\Z": "64 hexadecimal digits, or empty",
    r"^([0-9a-f]{128})?\Z": "128 hexadecimal digits, or empty",
    r"^[a-z0-9-]{1,40}\Z": "1 to 40 of `a`–`z`, `0`–`9`, `-`",
}
PARTS: Mapping[type, str] = {
    TableTerms: "setup",
    RosterPlace: "place",
    Onlooker: "onlooker",
    ListedShare: "listed share",
}
"""Parts of messages with a section of their own, and its heading."""

Rows = list[tuple[str, str]]


def of_types() -> dict[str, Rows]:
    """For every message and part: field and type, as the types say."""
    messages = (*get_args(GuestMessage), *get_args(HostMessage))
    kinds = {str(kind.__struct_config__.tag): kind for kind in messages}
    return {
        heading: list(_rows(kind)) for heading, kind in (kinds | {v: k for k, v in PARTS.items()}).items()
    }


def of_page() -> dict[str, Rows]:
    """The same as the page says."""
    found: dict[str, Rows] = {}
    for section in re.split(r"^### ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading = section.partition("\n")[0].strip("`")
        found[heading] = re.findall(r"^\| `(\w+)` \| (.*?) \|", section.partition("\n## ")[0], re.MULTILINE)
    return found


def _rows(kind: type) -> Iterator[tuple[str, str]]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        yield field.name, _type(field.type) + ("" if field.required else f"; left out: {_default(field)}")


def _default(field: inspect.Field) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(value).decode() if value != "" else "empty"


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType(ge=least, le=most):
            return f"number, {least:,} to {most:,}"
        case inspect.StrType(pattern=str(pattern)):
            return PATTERNS[pattern]
        case inspect.StrType(max_length=int(most), min_length=least):
            return f"text of {least or 0} to {most} letters"
        case inspect.LiteralType(values=values):
            return " ".join(f"`{value}`" for value in values)
        case inspect.DictType(max_length=None):
            return "object"
        case inspect.DictType(max_length=most):
            return f"object of at most {most} keys"
        case inspect.StructType(cls=cls):
            return f"[{PARTS[cls]}](#{PARTS[cls].replace(' ', '-')})"
        case inspect.VarTupleType(item_type=item, max_length=most, min_length=least):
            return f"list of {least or 0} to {most}: {_type(item)}"
        case inspect.UnionType(types=types):
            (inner,) = (each for each in types if not isinstance(each, inspect.NoneType))
            return f"{_type(inner)}, or null"
    raise LookupError(f"no words for {kind}")
