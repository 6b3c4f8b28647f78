"""Translations: extract the game's English words, bring every catalogue up to date, compile.

`python -m tools.texts` does all three and lists what is still to be translated;
`python -m tools.texts --check` changes nothing and exits 1 when something is missing or out of date.
"""

import argparse
import io
import json
import re
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from tools.packages import translated

ROOT = Path(__file__).resolve().parent.parent
STRINGS = ROOT / "briscola" / "i18n" / "strings"
DOMAIN = "briscola"
KEYWORDS = {"_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), "lazy": None, "plazy": ((1, "c"), 2)}
_FIELD = re.compile(r"\{[^{}]*\}")
TYPED = re.compile(r"['\"]|\.\.\.|--| - ")
"""Typewriter forms of ’ “ ” … –: none of them belongs on the screen."""
TYPED_IN = {
    "de": re.compile(r"[”«»]|[\d}] ?%|[\w}]…"),
    "es": re.compile(r"[„’‘]|[\d}] ?%|[\w}] …"),
    "fr": re.compile(r"[\w’)… ](?:[:!?»]|;(?=\s))|«[\w ]|\d ?%|[\w}] …"),
    "hr": re.compile(r"[“«»]|[\d}] ?%|[\w}] …"),
    "it": re.compile(r"[\w}] …"),
    "pt": re.compile(r"„|[\d}]\s%|[\w}] …"),
}
"""The same of one language: its quotes, the space before %, which must not break (French has it before other
signs too), and …, which stands apart from the word before it in German alone."""


def languages() -> Sequence[str]:
    """Folders of strings/ that hold a catalogue."""
    return sorted(p.parent.parent.name for p in STRINGS.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def po_path(language: str) -> Path:
    """The catalogue people edit."""
    return STRINGS / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo_path(language: str) -> Path:
    """The catalogue the game reads."""
    return po_path(language).with_suffix(".mo")


def template() -> Catalog:
    """Every message of the code, the decks' titles and the packages."""
    catalog = Catalog(project=DOMAIN, charset="utf-8")
    found = extract_from_dir(
        ROOT / "briscola",
        method_map=[("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=("Translators:",),
        strip_comment_tags=True,
    )
    for filename, _line, message, comments, context in found:
        catalog.add(
            message, None, [(f"briscola/{filename}", 1)], auto_comments=list(comments), context=context
        )
    for deck in sorted((ROOT / "assets" / "cards").glob("*/deck.json")):
        title = json.loads(deck.read_text(encoding="utf-8"))["title"]
        catalog.add(title, None, [(deck.relative_to(ROOT).as_posix(), 1)])
    for message, file in translated.messages().items():
        catalog.add(message, None, [(file.relative_to(ROOT).as_posix(), 1)])
    return catalog


def read(language: str) -> Catalog:
    """The catalogue of a language as it is on disk."""
    with po_path(language).open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def updated(language: str, source: Catalog) -> Catalog:
    """The catalogue with the code's present messages; nothing is guessed, what has gone is dropped."""
    catalog = read(language)
    catalog.update(source, no_fuzzy_matching=True, update_creation_date=False)
    catalog.obsolete.clear()
    return catalog


def po_bytes(catalog: Catalog) -> bytes:
    """The .po text, without dates and line numbers, so that it changes only with its messages."""
    out = io.BytesIO()
    write_po(out, catalog, width=100, sort_output=True, omit_header=True, include_lineno=False)
    header = (
        f'msgid ""\nmsgstr ""\n"Language: {catalog.locale}\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n'
        f'"Content-Transfer-Encoding: 8bit\\n"\n"Plural-Forms: {catalog.plural_forms}\\n"\n\n'
    )
    return header.encode() + out.getvalue()


def mo_bytes(catalog: Catalog) -> bytes:
    """The compiled catalogue in GNU's format, with no date or program version: equal texts, equal bytes."""
    header = f"Content-Type: text/plain; charset=utf-8\nPlural-Forms: {catalog.plural_forms}\n"
    pairs = [(b"", header.encode())]
    for message in catalog:
        if message.id and all(translations(message)):
            key = "\0".join(_ids(message))
            if message.context:
                key = f"{message.context}\4{key}"
            pairs.append((key.encode(), "\0".join(translations(message)).encode()))
    pairs.sort()
    head, entry = 28, 8
    at = head + 2 * entry * len(pairs)
    tables: list[bytes] = []
    body = b""
    for side in (0, 1):
        for pair in pairs:
            tables.append(struct.pack("<2I", len(pair[side]), at + len(body)))
            body += pair[side] + b"\0"
    start = struct.pack("<7I", 0x950412DE, 0, len(pairs), head, head + entry * len(pairs), 0, 0)
    return start + b"".join(tables) + body


def _ids(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def translations(message: Message) -> tuple[str, ...]:
    """The translation of a message, in each of its plural forms."""
    return (message.string or "",) if isinstance(message.string, str | None) else tuple(message.string)


def typed(text: str, language: str) -> Sequence[str]:
    """Typewriter forms in a text, those of its language included."""
    own = TYPED_IN.get(language)
    return [*TYPED.findall(text), *(own.findall(text) if own is not None else ())]


def _typed_in(text: str, language: str) -> Sequence[str]:
    """The complaint about a text, which names the marks; none if it has no typewriter forms."""
    marks = " ".join(map(repr, typed(text, language)))
    return [f"typed {marks}, for which docs/languages has a sign: {text}"] if marks else []


def _spaces(text: str) -> tuple[bool, bool]:
    """True for a space at the beginning, and at the end: texts that are joined keep theirs."""
    return text[:1] == " ", text[-1:] == " "


def complaints(catalog: Catalog) -> Sequence[str]:
    """Faults of a catalogue, a line each: untranslated, fuzzy, typed as on a typewriter,
    or with other fields or spaces at its ends than the original."""
    wrong: list[str] = []
    for message in catalog:
        if not message.id:
            continue
        ids, texts = _ids(message), translations(message)
        if message.fuzzy:
            wrong.append(f"fuzzy: {ids[0]}")
        wrong += [line for text in ids for line in _typed_in(text, "en")]
        wrong += [line for text in texts for line in _typed_in(text, str(catalog.locale))]
        if not all(texts):
            wrong.append(f"untranslated: {ids[0]}")
            continue
        if any(_spaces(text) != _spaces(ids[0]) for text in texts):
            wrong.append(f"spaces at its ends differ: {ids[0]!r}")
        wanted = sorted(set(_FIELD.findall(ids[-1])))
        for text in texts:
            if len(texts) == 1 and sorted(set(_FIELD.findall(text))) != wanted:
                wrong.append(f"fields differ: {ids[0]}")
            if len(texts) > 1 and not set(_FIELD.findall(text)) <= set(wanted):
                wrong.append(f"fields differ: {ids[0]}")
    return wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """See the module's text."""
    parser = argparse.ArgumentParser(prog="python -m tools.texts", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, complain and exit 1")
    check = parser.parse_args(arguments).check
    source = template()
    wrong: list[str] = []
    for language in languages():
        catalog = updated(language, source)
        wrong += [f"{language}: {line}" for line in complaints(catalog)]
        po, mo = po_bytes(catalog), mo_bytes(catalog)
        if check:
            if po_path(language).read_bytes() != po or not mo_path(language).is_file():
                wrong.append(f"{language}: the catalogue does not match the code; run python -m tools.texts")
            elif mo_path(language).read_bytes() != mo:
                wrong.append(f"{language}: {DOMAIN}.mo is older than {DOMAIN}.po; run python -m tools.texts")
            continue
        po_path(language).write_bytes(po)
        mo_path(language).write_bytes(mo)
    if wrong:
        print(*wrong, sep="\n")
    else:
        print(f"{len(source)} messages, {len(languages())} catalogues: complete")
    return 1 if check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())
