"""Texts of the packages in every language: English from `packages/`, the rest from the game's catalogues."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from gettext import translation
from pathlib import Path
from xml.etree import ElementTree

from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import DOMAIN
from briscola.system import resources
from tools.packages.identity import APP_ID, NAME, PACKAGES, TITLE

DESKTOP = PACKAGES / "linux" / f"{APP_ID}.desktop"
METAINFO = PACKAGES / "linux" / f"{APP_ID}.metainfo.xml"
HOW_TO_PLAY = "To play, double-click on “{program}” in this folder."
NETWORK_USE = "To find friends’ tables on your network, and to show them yours."
"""Reason that macOS shows when it asks whether the program may use the local network."""

KEYS = ("GenericName", "Comment", "Keywords")
"""Of the desktop entry."""
ELEMENTS = ("summary", "p", "li")
"""Of the AppStream metadata."""
_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def messages() -> Mapping[str, Path]:
    """Messages to translate, each with the file that holds it."""
    entry = {value: DESKTOP for key, value in _entries() if key in KEYS}
    root = ElementTree.parse(METAINFO).getroot()
    metadata = {str(row.text): METAINFO for name in ELEMENTS for row in root.iter(name)}
    return {**entry, **metadata, HOW_TO_PLAY: Path(__file__), NETWORK_USE: Path(__file__)}


def _entries() -> Iterator[tuple[str, str]]:
    for line in DESKTOP.read_text(encoding="utf-8").splitlines():
        key, _, value = line.partition("=")
        yield key, value


def said(message: str) -> Mapping[str, str]:
    """A message by language, English first, leaving out those that say it in English."""
    texts = {
        code: translation(DOMAIN, resources.strings_folder(), [code], fallback=True).gettext(message)
        for code in LANGUAGES
    }
    return {code: text for code, text in texts.items() if code == "en" or text != message}


def desktop_entry() -> str:
    """The desktop entry, with `Comment[it]` and the like."""
    lines: list[str] = []
    for key, value in _entries():
        lines.append(f"{key}={value}" if value else key)
        if key in KEYS:
            lines += [f"{key}[{code}]={text}" for code, text in said(value).items() if code != "en"]
    return "\n".join(lines) + "\n"


def metainfo() -> ElementTree.Element:
    """The AppStream metadata; after each text those with `xml:lang`."""
    root = ElementTree.parse(METAINFO).getroot()
    for parent in list(root.iter()):
        for row in [row for row in parent if row.tag in ELEMENTS]:
            _speak(parent, row, said(str(row.text)))
    name = root.find("name")
    if name is not None:  # the same everywhere, and said so
        _speak(root, name, dict.fromkeys(LANGUAGES, TITLE))
    return root


def _speak(parent: ElementTree.Element, row: ElementTree.Element, texts: Mapping[str, str]) -> None:
    """Put the other languages' texts after an English row."""
    others = [(code, text) for code, text in texts.items() if code != "en"]
    for at, (code, text) in enumerate(others, start=list(parent).index(row) + 1):
        other = deepcopy(row)
        other.set(_LANG, code)
        other.text = text
        parent.insert(at, other)


def how_to_play() -> str:
    """A line a language for the text beside an unpacked program."""
    return "\n".join(text.format(program=NAME) for text in said(HOW_TO_PLAY).values())


def information_strings() -> Mapping[str, str]:
    """For macOS: by language the text of `InfoPlist.strings`, which replaces the English of `Info.plist`."""
    return {
        code: f'"NSLocalNetworkUsageDescription" = "{text}";\n' for code, text in said(NETWORK_USE).items()
    }


def spoken() -> str:
    """`English, French and Italian`: for descriptions in English."""
    *names, last = sorted(row.english for row in LANGUAGES.values())
    return f"{', '.join(names)} and {last}"


def installer_languages() -> str:
    """The section of languages of Inno Setup, to be included in its script."""
    files = {
        code: "Default.isl" if code == "en" else rf"Languages\{row.english}.isl"
        for code, row in LANGUAGES.items()
        if row.installer
    }
    rows = (f'Name: "{code}"; MessagesFile: "compiler:{file}"' for code, file in files.items())
    return "\n".join(("[Languages]", *rows)) + "\n"
