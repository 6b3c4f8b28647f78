"""Whatever installs the game calls it the same, with the version from one place."""

import ast
import configparser
import re
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml

from briscola import __version__
from briscola.client.single_deals.code import VERSIONS
from briscola.i18n.languages import LANGUAGES
from briscola.system import on_windows
from briscola.system.link_scheme import SCHEME
from tools.packages import changelog, translated, version_resource
from tools.packages.identity import APP_ID, NAME, PACKAGES, PUBLISHER, ROOT, SUMMARY, TITLE

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_changelog_begins_with_this_version() -> None:
    releases = changelog.read(ROOT / "CHANGELOG.md")
    assert releases[0].version == __version__
    assert all(release.notes for release in releases)
    assert [r.day for r in releases] == sorted((r.day for r in releases), reverse=True)


def test_every_release_that_knows_duels_has_its_row_in_the_codes() -> None:
    """Computers may play otherwise in it: without its row a release sends codes of an older one."""
    releases = [each.version for each in reversed(changelog.read(ROOT / "CHANGELOG.md"))]
    assert list(VERSIONS) == releases[releases.index("0.13.0") :]


def test_what_is_to_come_is_no_release_yet(tmp_path: Path) -> None:
    file = tmp_path / "CHANGELOG.md"
    file.write_text("# Changes\n\n## Unreleased\n\n- much\n\n## 1.0.0 (2026-01-31)\n\n- all\n")
    assert [each.version for each in changelog.read(file)] == ["1.0.0"]


def test_a_heading_that_is_no_release_is_named(tmp_path: Path) -> None:
    file = tmp_path / "CHANGELOG.md"
    file.write_text("# Changes\n\n## Soon\n\n- much\n")
    with pytest.raises(ValueError, match="'## Soon' is not of the form"):
        changelog.read(file)


def test_the_wheel_reads_the_version_where_the_program_does() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "briscola/__init__.py"


def test_the_desktop_entry_starts_the_program_and_finds_its_window() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(translated.DESKTOP, encoding="utf-8")
    row = entry["Desktop Entry"]
    assert (row["Name"], row["Exec"], row["Icon"]) == (TITLE, f"{NAME} %u", APP_ID)
    assert row["Comment"] == SUMMARY
    assert row["StartupWMClass"] == NAME  # as ui/window.py tells SDL


def test_every_package_opens_the_links_of_tables() -> None:
    handler = f"x-scheme-handler/{SCHEME.removesuffix(':')}"
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(translated.DESKTOP, encoding="utf-8")
    assert handler in entry["Desktop Entry"]["MimeType"].split(";")
    root = ElementTree.fromstring(translated.METAINFO.read_text(encoding="utf-8"))
    assert root.findtext("provides/mediatype") == handler
    script = (PACKAGES / "windows" / f"{NAME}.iss").read_text(encoding="utf-8")
    key = rf"Software\Classes\{SCHEME.removesuffix(':')}"
    assert rf'{key}"; ValueType: string; ValueName: "URL Protocol"' in script
    assert (
        rf'{key}\shell\open\command"; ValueType: string; ValueData: """{{app}}\{{#Program}}"" ""%1"""'
        in script
    )


def test_the_metadata_of_software_centres_agree() -> None:
    root = ElementTree.fromstring(translated.METAINFO.read_text(encoding="utf-8"))
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == translated.DESKTOP.name
    assert root.findtext("summary") == SUMMARY
    assert root.findtext("developer/name") == PUBLISHER
    assert root.findtext("provides/binary") == NAME


def test_the_flatpak_asks_for_the_network_the_voice_and_no_files() -> None:
    manifest = yaml.safe_load((PACKAGES / "flatpak" / f"{APP_ID}.yml").read_text(encoding="utf-8"))
    assert (manifest["id"], manifest["command"]) == (APP_ID, NAME)
    asked = manifest["finish-args"]
    assert "--share=network" in asked and "--talk-name=org.a11y.Bus" in asked
    assert [arg for arg in asked if "filesystem" in arg] == ["--filesystem=xdg-run/speech-dispatcher:ro"]


def test_the_windows_installer_packs_what_the_bundle_is_called() -> None:
    script = (PACKAGES / "windows" / f"{NAME}.iss").read_text(encoding="utf-8")
    assert f'#define Program "{NAME}.exe"' in script
    assert rf"\dist\{NAME}\*" in script
    assert f"OutputBaseFilename={NAME}-{{#Version}}-windows-setup" in script
    assert f"AppPublisher={PUBLISHER}" in script
    assert r"\build\build\languages.iss" in script
    assert "[UninstallDelete]" not in script  # what the person has made stays


def test_taskbar_shortcuts_and_installer_know_the_game_by_the_same_names() -> None:
    assert on_windows.APP_ID == APP_ID
    script = (PACKAGES / "windows" / f"{NAME}.iss").read_text(encoding="utf-8")
    assert f'#define AppUserModel "{APP_ID}"' in script
    icons = re.findall(r"(?ms)^\[Icons\]\n(.*?)\n\n", script)[0].splitlines()
    assert len(icons) == 2 and all('; AppUserModelID: "{#AppUserModel}"' in row for row in icons)
    assert f'#define Running "{on_windows.RUNNING}"' in script
    both = r"{#Running},Global\{#Running}"
    assert f"\nAppMutex={both}\n" in script and f"CheckForMutexes('{both}')" in script


def test_the_installer_speaks_what_the_game_speaks_as_far_as_it_can() -> None:
    said = translated.installer_languages().splitlines()
    assert said[0] == "[Languages]"
    assert 'Name: "en"; MessagesFile: "compiler:Default.isl"' in said
    assert r'Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"' in said
    assert len(said) == 1 + sum(row.installer for row in LANGUAGES.values())
    assert not any("Croatian" in line for line in said)  # Inno Setup has no such file, and would stop


def test_the_version_resource_says_what_the_program_is() -> None:
    tree = ast.parse(version_resource.text("1.2.3"), mode="eval")
    pairs = {
        call.args[0].value: call.args[1].value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and getattr(call.func, "id", "") == "StringStruct"
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[1], ast.Constant)
    }
    assert (pairs["ProductName"], pairs["ProductVersion"]) == (TITLE, "1.2.3")
    assert pairs["OriginalFilename"] == f"{NAME}.exe"
    assert version_resource.numbers(__version__)[3] == 0


def test_our_licences_are_whole_and_named() -> None:
    assert "Permission is hereby granted, free of charge" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    art = (ROOT / "LICENSE-ART").read_text(encoding="utf-8")
    assert re.search(r"Section 8\W+Interpretation", art)
    assert PROJECT["license"] == "MIT AND CC-BY-SA-4.0"


def test_every_licence_of_our_files_is_there_with_its_text() -> None:
    """That every file has one is asked by `reuse lint` in .ci/run."""
    rows = tomllib.loads((ROOT / "REUSE.toml").read_text(encoding="utf-8"))["annotations"]
    assert rows[0]["path"] == "**", "what is added has a licence at once"
    named = {row["SPDX-License-Identifier"] for row in rows}
    texts = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "LICENSES").glob("*.txt")}
    assert named == set(texts)
    assert texts["MIT"] in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert texts["CC-BY-SA-4.0"] in (ROOT / "LICENSE-ART").read_text(encoding="utf-8")
    metadata = ElementTree.parse(translated.METAINFO).findtext("metadata_license")
    assert {metadata, *PROJECT["license"].split(" AND ")} <= named
    assert all(list(ROOT.glob(path)) for row in rows for path in paths_of(row)), "each row has its files"


def paths_of(row: dict[str, Any]) -> list[str]:
    return [row["path"]] if isinstance(row["path"], str) else list(row["path"])


def test_an_index_of_python_packages_learns_whose_the_game_is_and_what_it_speaks_and_runs_on() -> None:
    assert PROJECT["authors"] == [{"name": PUBLISHER}] and NAME in PROJECT["keywords"]
    told = [each.split(" :: ") for each in PROJECT["classifiers"]]
    assert {each[-1] for each in told if each[0] == "Natural Language"} == {
        language.english for language in LANGUAGES.values()
    }
    ci = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    tried = ci["jobs"]["everything"]["strategy"]["matrix"]["python"]
    assert [each[-1] for each in told if each[:2] == ["Programming Language", "Python"]] == ["3", *tried]
    systems = {each[1] if len(each) == 2 else each[2] for each in told if each[0] == "Operating System"}
    assert systems == {"MacOS", "Windows", "Linux"}


def test_macos_tells_in_every_language_why_the_program_asks_for_the_network() -> None:
    texts = translated.information_strings()
    assert set(texts) == set(LANGUAGES) and len({*texts.values()}) == len(LANGUAGES)
    for text in texts.values():
        assert re.fullmatch(r'"NSLocalNetworkUsageDescription" = "[^"\\\\]+";\n', text)
    spec = (ROOT / "build.spec").read_text(encoding="utf-8")
    assert '"NSBonjourServices": [SERVICE.removesuffix(".local.")]' in spec
