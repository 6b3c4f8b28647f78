"""GitHub's part cannot be run here; that it is whole, and says what the rest says, can be read."""

import re
import tomllib
from typing import Any

import pytest
import yaml
from platformdirs.windows import Windows

from tools.packages.__main__ import KINDS
from tools.packages.identity import NAME, ROOT, TITLE

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SYSTEMS = ("linux", "windows", "macos")


def jobs(name: str) -> dict[str, Any]:
    read = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    found: dict[str, Any] = read["jobs"]
    return found


def words(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_step_does_something_and_every_need_is_met(path: Any) -> None:
    found = jobs(path.name)
    for job in found.values():
        assert set([job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", ())) <= set(
            found
        )
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert "@v" in step.get("uses", "@v")


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_system_builds_from_the_one_spec_and_tests_what_it_built(system: str) -> None:
    job = jobs("release.yml")[system]
    assert job["needs"] == "test"
    told = words(job)
    if system == "linux":
        told += (ROOT / ".ci" / "bundle").read_text(encoding="utf-8")
    assert "PyInstaller build.spec" in told
    assert "env -i" in told
    assert "selftest" in told


def test_the_paths_are_those_the_spec_writes() -> None:
    spec = (ROOT / "build.spec").read_text(encoding="utf-8")
    assert 'f"{NAME}-console"' in spec and 'f"{TITLE}.app"' in spec
    assert f"dist/{NAME}/{NAME}-console.exe" in words(jobs("release.yml")["windows"])
    assert f"dist/{TITLE}.app/Contents/MacOS/{NAME}" in words(jobs("release.yml")["macos"])


def test_the_home_of_the_windows_self_test_is_the_one_that_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """platformdirs asks Windows for a person's folders, and listens to no LOCALAPPDATA."""
    home = r"D:\a\_temp\home"
    said = words(jobs("release.yml")["windows"])
    for name in re.findall(r'(\w+)="\$home"', said):
        monkeypatch.setenv(name, home)
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "briscola").rglob("*.py")]
    asked = {name for text in texts for name in re.findall(r"\buser_\w+_path\b", text)}
    assert {"user_data_path", "user_documents_path", "user_pictures_path"} <= asked
    for name in asked:
        assert str(getattr(Windows(NAME, appauthor=False), name.replace("_path", "_dir"))).startswith(home)
    assert 'ls -A "$home"' in said and "alone history" in said


def test_the_installer_is_tried_every_night_by_the_real_compiler() -> None:
    job = jobs("ci.yml")["installer"]
    assert "schedule" in job["if"] and job["container"] == "debian:12"
    told = words(job)
    assert "wine32:i386" in told  # Inno Setup is a program of 32 bits
    calls = re.findall(r"packages/windows/[\w/]+", told)
    assert calls == ["packages/windows/wine/assemble", "packages/windows/installer"]
    script = (ROOT / "packages" / "windows" / "installer").read_text(encoding="utf-8")
    assert re.search(r"(?m)^sum=[0-9a-f]{128}$", script) and "sha512sum --check" in script
    assert "://" not in script
    assert '[ -s "$3" ] || fail' in script  # a Wine without 32 bits ends the compiler well and leaves no file


def test_both_windows_programs_read_the_archive_that_the_spec_lays_beside_them() -> None:
    spec = (ROOT / "build.spec").read_text(encoding="utf-8")
    hook = ROOT / "packages" / "windows" / "one_archive.py"
    assert f'"packages" / "windows" / "{hook.name}"' in spec
    archive = re.search(r'datas\.append\(\("(.+)", modules\.name, "DATA"\)\)', spec)
    assert archive is not None and rf"{{sys._MEIPASS}}\{archive[1]}" in hook.read_text(encoding="utf-8")


def test_a_club_gets_its_packages_once_the_game_has_its_own() -> None:
    kinds = re.search(r"for kind in (.*); do", words(jobs("release.yml")["linux"]))
    assert kinds is not None and kinds[1].split() == ["tar", "deb", "club-deb", "club-tar"]
    assert set(kinds[1].split()) <= set(KINDS)


def test_the_release_waits_for_all_and_adds_checksums() -> None:
    release = jobs("release.yml")["release"]
    assert set(release["needs"]) == set(SYSTEMS)
    assert "sha256sum" in words(release)


def test_ci_tries_the_oldest_python_that_is_promised_and_those_after_it() -> None:
    promised = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "requires-python"
    ]
    oldest = int(promised.removeprefix(">=3."))
    tried = jobs("ci.yml")["everything"]["strategy"]["matrix"]["python"]
    assert tried == [f"3.{oldest + step}" for step in range(4)]
