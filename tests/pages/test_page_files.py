"""The page that a browser gets is small, and nothing of it comes from elsewhere."""

import gzip
import json
import re
import struct
from pathlib import Path
from typing import get_args
from urllib.parse import urljoin

import pytest
from msgspec import structs

from briscola.i18n.page_words import page_words
from briscola.pages.messages.fields import Line
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import ToPage
from briscola.pages.server.page_files import (
    KEPT_DECKS,
    KEPT_FILES,
    KEPT_PACKS,
    PART,
    STATIC,
    PageFile,
    _pack,
    _parts,
    _single,
    deck_address,
    face_address,
    homes,
    page_file,
)
from briscola.system import resources
from tests.own_decks import kept_deck
from tests.spread import quick_some

LONGEST = 120
"""Characters at most of a line; biome breaks those of scripts and styles, but for comments."""
LOBBY = "/./#table="
"""The lobby, as the cup and the slate lead to it: whatever table the tab was at is forgotten."""
SOUNDS = 60_000
"""Bytes at most of all sounds of cards."""
FIRST_PICTURE = 150_000
"""Bytes at most until a hand is seen, by rank and suit; the drawings of the whole pack follow."""
PARTS = [path.name for path in STATIC.glob("table/*.css")]
"""Parts of a sheet, which is sent with them."""
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in STATIC.rglob("*.*")}
PAGES, SCRIPTS = (
    "".join(text for name, text in TEXTS.items() if name.endswith(kind)) for kind in (".html", ".js")
)


def found(path: str) -> PageFile:
    """A file that is there."""
    file = page_file(path)
    assert file is not None, path
    return file


def pack(path: str) -> dict[str, tuple[str, bytes]]:
    """The drawings of a pack, by name."""
    head, _, body = gzip.decompress(found(path).gzipped).partition(b"\n")
    drawings = {}
    for name, kind, length in json.loads(head):
        drawings[name], body = (kind, body[:length]), body[length:]
    assert body == b""
    return drawings


def cards(deck: str) -> dict[str, tuple[str, bytes]]:
    """The drawings of a deck, in the order of its parts: each names the next."""
    drawings: dict[str, tuple[str, bytes]] = {}
    part = "pack-1"
    while part:
        drawings |= pack(f"/{deck_address(deck)}/{part}")
        (part,) = [name for name, (kind, _) in drawings.items() if not kind] or [""]
        drawings.pop(part, None)
    return drawings


def test_a_script_is_sent_without_its_comments_and_whole_in_its_own_lines() -> None:
    for path in STATIC.rglob("*.js"):
        sent = gzip.decompress(found(f"/page/{path.name}").gzipped).decode()
        assert sent.count("\n") == path.read_text(encoding="utf-8").count("\n"), "an error names its line"
        for quote in '"`':
            for line in sent.splitlines():
                assert line.count(quote) % 2 == 0, f"no text spans lines or is cut: {line}"
        assert not re.search(r"(?m)(^|\s)//\s", sent), "a comment is for whoever reads it here"


def test_lines_are_of_a_width_that_can_be_read() -> None:
    for name, text in TEXTS.items():
        longest = max(text.splitlines(), key=len)
        assert len(longest) <= LONGEST, f"{name}: {longest}"


def test_a_sheet_is_sent_whole_with_its_parts_in_their_order() -> None:
    sheet = gzip.decompress(found("/page/table.css").gzipped).decode()
    parts = re.findall(r'@import "table/(.*)";', TEXTS["table.css"])
    assert sorted(parts) == sorted(PARTS) and "@import" not in sheet
    assert all("@import" not in TEXTS[part] for part in PARTS)
    rules = [re.sub(r"(?m)^\s*(/\*.*?\*/)?|\s+", "", TEXTS[part]) for part in parts]
    places = [re.sub(r"\s+", "", sheet).find(part) for part in rules]
    assert places == sorted(places) and -1 not in places and len(parts) > 5


def test_the_page_shows_texts_that_it_is_told() -> None:
    told = {field.name: field.type for field in structs.fields(PageState)}
    shown = re.findall(r'data-fact="(\w+)"', PAGES)
    assert len(shown) > 3 and {told[name] for name in shown} == {Line}


def heard_by(script: str) -> set[str]:
    """The messages that every page takes, and those that a script takes; it drops all others."""
    tables = {"line.js": r"\nconst HEARS = \{(.*?)\};", script: r"line\.hears = \{(.*?)\};"}
    names = set[str]()
    for name, pattern in tables.items():
        table = re.search(pattern, (STATIC / name).read_text(encoding="utf-8"), re.S)
        assert table is not None, name
        names.update(re.findall(r"(\w+)(?:: |\(\) \{)", table[1]))
    return names


def test_every_message_to_a_page_is_heard_there() -> None:
    everywhere = {"words", "entered", "no_seat", "heard", "notice", "gone"}
    assert heard_by("page.js") == everywhere | {"confirm", "lobby", "state"}
    assert heard_by("slate/slate.js") == everywhere | {"confirm", "slate"}
    assert heard_by("cup/cup.js") == everywhere | {"cup"}
    told = {message.__struct_config__.tag for message in get_args(ToPage)}
    assert told == heard_by("page.js") | heard_by("slate/slate.js") | heard_by("cup/cup.js")


def asked() -> set[str]:
    """The addresses that the page itself asks for, as it is sent."""
    html = gzip.decompress(found("/").gzipped).decode()
    files = {f"/{path}" for path in re.findall(r'(?:src|href|data-source)="([^"]+)"', html)} - {*homes()}
    for path in [path for path in files if path.endswith(".css")]:
        css = gzip.decompress(found(path).gzipped).decode()
        files |= {path.replace("../..", "") for path in re.findall(r'url\("([^"]+)"\)', css)}
    folder = next(path.rpartition("/")[0] for path in files if path.endswith("page.js"))
    return files | {f"{folder}/{name}" for name in re.findall(r'from "\./([\w.]+)"', SCRIPTS)}


def test_nothing_is_loaded_from_elsewhere_and_a_browser_keeps_all_but_the_page_itself() -> None:
    for name, text in TEXTS.items():
        assert "//" not in re.sub(r"(?m)(^|\s)//\s.*$|://\$\{", "", text), name
    files = asked()
    assert len(files) > 15 and all(found(path).lasting for path in files)
    assert not found("/").lasting


def test_a_page_that_is_kept_as_an_app_leads_home_without_a_code_by_icons_that_are_there() -> None:
    (path,) = (path for path in asked() if path.endswith(".webmanifest"))
    told = json.loads(gzip.decompress(found(path).gzipped))
    home, at = "https://club.example/briscola/", f"https://club.example/briscola{path}"
    assert urljoin(at, told["start_url"]) == urljoin(at, told["scope"]) == home, "also below a path"
    icons = [urljoin(at, icon["src"]).removeprefix(home) for icon in told["icons"]]
    assert all(found(f"/{icon}").lasting for icon in icons)
    assert {found(f"/{icon}").kind for icon in icons} == {icon["type"] for icon in told["icons"]}
    sides = [_side_of(icon) for icon in icons if icon.endswith(".png")]
    assert sides == [192, 512], "browsers ask for these two"
    assert [f"{side}x{side}" for side in sides] == [icon["sizes"] for icon in told["icons"]][-2:]
    asked_at_once = {re.sub("/[0-9a-f]{10}/", "/", file) for file in asked() if "/icons/" in file}
    assert asked_at_once >= {"/icons/briscola.svg", "/icons/briscola-180.png"}
    assert not [file for file in asked_at_once if re.search("-(192|512)", file)], "only then"


def _side_of(icon: str) -> int:
    """Side of a square PNG in px, by its first bytes."""
    wide, high = struct.unpack(">II", gzip.decompress(found(f"/{icon}").gzipped)[16:24])
    assert wide == high
    return int(wide)


@pytest.mark.parametrize("page", homes())
def test_each_page_names_the_icon_of_an_apple_phone(page: str) -> None:
    [icon] = re.findall(
        r'rel="apple-touch-icon" href="([^"]+)"', gzip.decompress(found(page).gzipped).decode()
    )
    assert _side_of(icon) == 180 and len(found(f"/{icon}").gzipped) < 6_000


def test_the_sounds_of_cards_are_short_and_stand_in_no_way() -> None:
    html = gzip.decompress(found("/").gzipped).decode()
    paths = re.findall(r"sounds/[0-9a-f]{10}/[\w-]+\.ogg", html)
    files = [found(f"/{path}") for path in paths]
    assert len(files) == html.count(".ogg") > 3 and all(file.lasting for file in files)
    assert sum(len(file.gzipped) for file in files) <= SOUNDS
    assert not asked() & {f"/{path}" for path in paths}, "a script asks for them once a hand has ended"
    assert page_file("/sounds/mazurka.ogg") is page_file("/sounds/none.ogg") is None


def test_the_first_picture_of_a_hand_is_light() -> None:
    faces = [face_address(face) for face in ("ada", "rocco", "teresa", "person-woman")]
    paths = {"/", *asked(), f"/{deck_address('napoletane')}/marks", *(f"/{face}/face.svg" for face in faces)}
    assert sum(len(found(path).gzipped) for path in paths) <= FIRST_PICTURE


def test_an_address_names_its_content_whatever_the_version_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = deck_address("napoletane")
    assert found(f"/{address}/marks").lasting
    assert not found(f"/{address[:-1]}0/marks").lasting or address.endswith("0")
    monkeypatch.setattr(resources, "own_decks_folder", lambda: tmp_path / "own-decks")
    name = kept_deck("Zia Pina")
    before = deck_address(name)
    (tmp_path / "own-decks" / name / "small").mkdir(exist_ok=True)
    (tmp_path / "own-decks" / name / "small" / "RS.png").write_bytes(b"another one")
    assert deck_address(name) != before


@pytest.mark.slow
def test_all_cards_come_in_one_order_whatever_is_dealt_and_every_deck_has_what_a_hand_needs() -> None:
    for deck in resources.shipped_decks():
        drawn = cards(deck.name)
        assert len(drawn) == 40 and [*drawn] == [*cards("napoletane")]
        assert {"back", "C", "D", "B", "S"} <= pack(f"/{deck_address(deck.name)}/marks").keys()
    assert {"kiss", "puff", "pleased", "dismayed"} <= pack(f"/{face_address('ada')}/pack").keys()


@pytest.mark.parametrize("deck", quick_some([deck.name for deck in resources.shipped_decks()], 2))
def test_the_pack_comes_in_numbered_parts_that_are_not_much_smaller_than_they_may_be(deck: str) -> None:
    address, together = deck_address(deck), 0
    for number in range(1, 100):
        part, file = pack(f"/{address}/pack-{number}"), found(f"/{address}/pack-{number}")
        following = [name for name, (kind, _) in part.items() if not kind]
        together += len(file.gzipped)
        assert file.lasting and len(part) > len(following)
        assert len(file.gzipped) <= PART + 500 or len(part) == 1 + len(following)
        if not following:
            break
        assert [*part][-1:] == following == [f"pack-{number + 1}"], "it is read after the drawings"
    assert page_file(f"/{address}/pack-{number + 1}") is page_file(f"/{address}/pack-0") is None
    assert number <= 2 + 2 * together // PART


def test_what_is_no_deck_has_no_parts() -> None:
    for path in (
        f"/{face_address('ada')}/pack-1",
        "/faces/napoletane/0123456789/pack-1",
        "/cards/own-nothing/0123456789/pack-1",
        f"/{deck_address('napoletane')}/pack",
    ):
        assert page_file(path) is None


def test_decks_in_memory_have_a_limit() -> None:
    for made, most in ((_parts, KEPT_DECKS), (_pack, KEPT_PACKS), (_single, KEPT_FILES)):
        assert made.cache_info().maxsize == most <= 96


def test_every_word_of_the_page_is_told_to_it_and_none_in_vain() -> None:
    used = set(re.findall(r"\bwords\.(\w+)", SCRIPTS))
    used |= set(re.findall(r'data-(?:word|label)="(\w+)"', PAGES))
    assert used == set(page_words(secure=False))


def scripts_of(page: str) -> dict[str, str]:
    """The scripts that a page loads, by name."""
    found, names = dict[str, str](), re.findall(r'<script type="module" src="page/([\w.]+)"', page)
    while names:
        name = names.pop()
        if name not in found:
            found[name] = TEXTS[name]
            names += re.findall(r'from "\./([\w.]+)"', found[name])
    return found


@pytest.mark.parametrize("home", homes())
def test_a_page_has_all_that_its_scripts_need_of_it(home: str) -> None:
    page = homes()[home].read_text(encoding="utf-8")
    ids, scripts = re.findall(r'\bid="([\w-]+)"', page), scripts_of(page)
    assert len(ids) == len(set(ids)) and len(scripts) > 3
    for name, script in scripts.items():
        assert ("getElementById" in script) == (name == "dom.js"), "`need` names what is lacking"
        needed = set[str]()
        for asked in re.findall(r"(?<!function )\bneed\((.*?)\)", script, re.S):
            assert re.fullmatch(r'(\s*"[a-z-]+",?)+\s*', asked), f"{name}: an id is written out"
            needed |= set(re.findall(r'"(.*?)"', asked))
        assert needed <= set(ids), f"{home} lacks what {name} needs"
        used = re.findall(r"\belements\b(?! =)\.?(\w*)", re.sub("(?m)//.*$", "", script))
        assert set(used) <= {each.replace("-", "_") for each in needed}, f"{name} has not asked for it"
    classes = set(" ".join(re.findall(r'\bclass="(.*?)"', page)).split())
    for selector in re.findall(r'\bdocument\.querySelectorAll\("(.*?)"\)', "".join(scripts.values())):
        assert set(re.findall(r"\.([\w-]+)", selector)) <= classes, f"{home} has nothing that is {selector}"


def test_a_card_of_ones_own_deck_comes_as_a_small_picture_and_what_is_lent_as_a_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "own_decks_folder", lambda: tmp_path / "own-decks")
    name = kept_deck("Zia Pina")
    (tmp_path / "own-decks" / name / "small" / "RS.png").write_bytes(b"the small one")
    assert cards(name)["RS"] == ("image/png", b"the small one")
    marks = pack(f"/{deck_address(name)}/marks")
    assert marks["back"][0] == marks["C"][0] == "image/svg+xml"
    for path in (
        "/cards/own-nothing/0123456789/marks",
        "/cards/../0123456789/marks",
        "/page/../page_files.py",
    ):
        assert page_file(path) is None, path


@pytest.mark.parametrize(("page", "script"), [("index", "page"), ("cup", "cup"), ("slate", "slate")])
def test_a_page_asks_for_all_its_scripts_at_once(page: str, script: str) -> None:
    """Each that only another one names would cost a slow line a whole way there and back."""
    imported, unread = set[str](), [f"{script}.js"]
    while unread:
        named = re.findall(r'(?m)^(?:import|export)\b[^;]*? from "\./([\w.]+)"', TEXTS[unread.pop()])
        unread += {*named} - imported
        imported |= {*named}
    named_by_page = re.findall(r'<link rel="modulepreload" href="page/([\w.]+)">', TEXTS[f"{page}.html"])
    assert imported and sorted(named_by_page) == sorted(imported)


def test_a_card_shows_its_face_where_nothing_is_drawn_in_space() -> None:
    """WebKitGTK without accelerated compositing draws backs of what relies on `backface-visibility`."""
    assert not re.search(r"preserve-3d|backface|rotate[XY3]|perspective", "".join(TEXTS.values()))
    assert re.search(r"\.rear \{[^}]*opacity: 0;", TEXTS["cards.css"])


def test_the_turned_card_shows_its_corner_as_the_pack_hides_half_of_it() -> None:
    """A three of coins would look like a two, as on the desktop."""
    shown = re.search(r":is\((.*)\) \.whole\[src\] ~ \.index \{\s*display: block;", TEXTS["cards.css"])
    assert shown is not None and "#turned" in shown[1].split(", ")
    assert re.search(r'id="turned"><span class="card-face">\s*<img.*class="index"', TEXTS["index.html"])


def test_a_frame_around_what_has_the_focus_is_drawn_after_keys_alone() -> None:
    """Engines differ in what they call `:focus-visible` when a script gives the focus."""
    framed = re.findall(r"(?m)^(.*:focus(?:-visible)?) \{\s*outline(?!: none)", "".join(TEXTS.values()))
    assert len(framed) > 2 and all(rule.startswith("[data-keys] ") for rule in framed)


def test_a_field_that_is_written_in_is_seen_whatever_was_pressed() -> None:
    """Engines show that of themselves; the page takes their own frame away."""
    (rule,) = re.findall(r"(?m)^input:not\((.*)\):focus \{\s*box-shadow: 0 0 0 3px", TEXTS["style.css"])
    assert rule == '[type="range"], [type="checkbox"]', "of every field for words"


def test_what_stands_in_the_lobby_grows_with_the_text() -> None:
    assert re.search(r"\.check input \{[^}]*width: 1\.4rem;\s*height: 1\.4rem;", TEXTS["style.css"])


def test_dark_papers_can_be_read_like_light_ones() -> None:
    style = TEXTS["style.css"]
    _, _, dark = style.partition("(prefers-color-scheme: dark) {")
    for rules in (style, dark):
        colours = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", rules)[::-1])
        for text in ("ink", "ink-2", "red"):
            for ground in ("cream", "cream-2", "paper"):
                assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    assert contrast(*re.findall(r"button\.main \{\s*--pressed: (#\w+);\s*color: (#\w+);", dark)[0]) >= 4.5


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG 2 counts it."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

    darker, brighter = sorted((light(one), light(other)))
    return (brighter + 0.05) / (darker + 0.05)
