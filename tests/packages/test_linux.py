"""What a Linux system installs, and the archives that are unpacked anywhere."""

import re
import subprocess
import zipfile
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

from briscola.cli import parser
from briscola.i18n.languages import LANGUAGES
from tools.packages import archives, changelog, linux, manual, translated
from tools.packages.changelog import Release
from tools.packages.identity import APP_ID, NAME, ROOT, VERSION

pytestmark = pytest.mark.linux

XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
RELEASES = (
    Release("1.2.0", date(2026, 3, 1), ("A door.", "A window.")),
    Release("1.1.0", date(2026, 2, 1), ("A wall.",)),
)


def test_the_tree_has_a_program_that_starts_and_all_a_desktop_asks_for(bundle: Path, tmp_path: Path) -> None:
    tree = linux.tree(bundle, tmp_path / "tree", RELEASES)
    door = tree / "usr" / "bin" / NAME
    assert subprocess.run([door], capture_output=True, text=True, check=True).stdout == "played\n"
    share = tree / "usr" / "share"
    assert (share / "applications" / f"{APP_ID}.desktop").is_file()
    for folder in ("16x16", "48x48", "256x256"):
        assert (share / "icons" / "hicolor" / folder / "apps" / f"{APP_ID}.png").is_file()
    assert (share / "icons" / "hicolor" / "scalable" / "apps" / f"{APP_ID}.svg").is_file()
    assert {"LICENSE", "LICENSE-ART", "THIRD-PARTY.txt"} <= {p.name for p in (share / "doc" / NAME).iterdir()}
    assert (tree / "usr" / "lib" / NAME / "_internal" / "libone.so").is_symlink()


def test_software_centres_read_the_releases(bundle: Path, tmp_path: Path) -> None:
    tree = linux.tree(bundle, tmp_path / "tree", RELEASES)
    metainfo = tree / "usr" / "share" / "metainfo" / f"{APP_ID}.metainfo.xml"
    rows = ElementTree.parse(metainfo).findall("releases/release")
    assert [(row.get("version"), row.get("date")) for row in rows] == [
        ("1.2.0", "2026-03-01"),
        ("1.1.0", "2026-02-01"),
    ]
    assert [item.text for item in rows[0].findall("description/ul/li")] == ["A door", "A window"]
    assert [row[0][0].tag for row in rows] == ["p", "p"], "a sentence goes before the list"


def test_the_newest_release_is_told_to_software_centres_and_debian() -> None:
    releases = changelog.read(ROOT / "CHANGELOG.md")
    told = ElementTree.fromstring(linux.with_releases(translated.metainfo(), releases).encode())
    assert [row.get("version") for row in told.iter("release")] == [each.version for each in releases]
    assert releases[0].version == VERSION
    assert linux.debian_changelog(releases).startswith(f"{NAME} ({VERSION}) stable;")
    lines = [str(row.text) for row in told.iter("li") if not row.attrib]
    assert all(line[0] == line[0].upper() and line[-1] != "." for line in lines)
    assert max(map(len, lines)) <= linux.LONGEST


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("`briscola serve` deals. Nobody waits.", ["Briscola serve deals", "Nobody waits"]),
        ("*One* thing; another. “Quoted” end", ["One thing; another", "“Quoted” end"]),
        ("It starts. `--json` is for programs.", ["It starts. --json is for programs"]),
        (
            f"{'long ' * 30}half; {'other ' * 30}half.",
            [f"Long {'long ' * 29}half", f"Other {'other ' * 29}half"],
        ),
    ],
)
def test_notes_become_lines_that_software_centres_take(note: str, said: list[str]) -> None:
    assert linux.sentences(note) == said


def test_desktops_speak_every_language_of_the_game(bundle: Path, tmp_path: Path) -> None:
    share = linux.tree(bundle, tmp_path / "tree", RELEASES) / "usr" / "share"
    entry = (share / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8").splitlines()
    english = ElementTree.parse(translated.METAINFO)
    root = ElementTree.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml")
    begun = {code for message in translated.messages() for code in translated.said(message)} - {"en"}
    assert begun == {*LANGUAGES} - {"en"}, "whoever adds a language translates these too"
    assert {row.get(XML_LANG) for row in root.findall("name")} == {None, *begun}
    for code in begun:
        for key in translated.KEYS:
            assert any(line.startswith(f"{key}[{code}]=") for line in entry), key
        for name in translated.ELEMENTS:
            spoken = [row for row in root.iter(name) if row.get(XML_LANG) == code]
            assert len(spoken) == len(list(english.iter(name))), name
    assert "Comment[it]=La briscola e tutta la sua famiglia, al tavolo del circolo" in entry


def test_debian_reads_the_releases() -> None:
    newest, older = re.split(r"\n(?=briscola )", linux.debian_changelog(RELEASES))
    assert newest.startswith("briscola (1.2.0) stable; urgency=medium\n\n  * A door.\n  * A window.\n\n -- ")
    assert newest.rstrip().endswith("  Sun, 01 Mar 2026 12:00:00 +0000")
    assert older.startswith("briscola (1.1.0)")
    long = Release(
        "1.3.0", date(2026, 4, 1), ("A long sentence. " * 3 + "Or so it " + "`--keep-processes` " * 4,)
    )
    lines = linux.debian_changelog((long,)).splitlines()
    assert max(map(len, lines)) <= 80 and lines[3].startswith("    ")
    assert lines[3].split() == ["`--keep-processes`"] * 4, "commands are not cut in two"


def test_the_manual_tells_of_every_command_and_is_read_as_it_is_meant(bundle: Path, tmp_path: Path) -> None:
    tree = linux.tree(bundle, tmp_path / "tree", RELEASES)
    page = (tree / "usr" / "share" / "man" / "man6" / "briscola.6").read_text(encoding="utf-8")
    assert page.startswith('.TH BRISCOLA 6 "2026-03-01" "briscola 1.2.0" Games\n.SH NAME\nbriscola \\- ')
    named = dict(manual.commands(parser()))
    assert re.findall(r"^\.SS (.+)$", page, re.MULTILINE) == list(named) and "simulate" in named
    for said in named.values():
        for option in re.findall(r"--[a-z-]+", said.format_help()):
            assert option.replace("-", r"\-") in page, option
    assert "\x1b" not in page and not re.search(r"(?<!\\)-", page.partition(".SH NAME")[2])
    requests = {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))}
    assert requests == {".TH", ".SH", ".SS", ".B", ".EX", ".EE"}


def test_a_line_of_the_help_is_no_request_of_the_manual() -> None:
    assert manual.plain(".TH") == r"\&.TH" and manual.plain("'a' \\ b") == r"\&'a' \e b"


def test_faces_are_no_programs(bundle: Path, tmp_path: Path) -> None:
    face = bundle / "_internal" / "a.ttf"
    face.write_bytes(b"face")
    face.chmod(0o755)
    tree = linux.tree(bundle, tmp_path / "tree", RELEASES)
    assert (tree / "usr" / "lib" / NAME / "_internal" / "a.ttf").stat().st_mode & 0o777 == 0o644


def test_the_archive_unpacks_to_a_folder_that_plays(bundle: Path, tmp_path: Path) -> None:
    made = archives.archive(bundle, tmp_path / "work", tmp_path / "out", system="linux-x86_64", kind="gztar")
    (tmp_path / "elsewhere").mkdir()
    subprocess.run(["tar", "-xf", made, "-C", tmp_path / "elsewhere"], check=True)
    folder = tmp_path / "elsewhere" / f"{NAME}-{VERSION}-linux-x86_64"
    assert subprocess.run([folder / NAME], capture_output=True, text=True, check=True).stdout == "played\n"
    readme = (folder / "README.txt").read_text(encoding="utf-8")
    assert f"fai doppio clic su «{NAME}»" in readme
    assert {"LICENSE", "LICENSE-ART", "THIRD-PARTY.txt"} <= {path.name for path in folder.iterdir()}


def test_the_zip_holds_the_same(bundle: Path, tmp_path: Path) -> None:
    made = archives.archive(bundle, tmp_path / "work", tmp_path / "out", system="windows-amd64", kind="zip")
    with zipfile.ZipFile(made) as archive:
        names = archive.namelist()
    assert f"{NAME}-{VERSION}-windows-amd64/README.txt" in names
    assert f"{NAME}-{VERSION}-windows-amd64/_internal/libone.so" in names
