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


def test_actions_are_named_by_commit_and_version_and_are_the_same_everywhere() -> None:
    """A tag can be moved to other code; a commit cannot."""
    used: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        for line in re.findall(r"uses: *(.*)", path.read_text(encoding="utf-8")):
            found = re.fullmatch(r"([\w-]+/[\w-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)", line)
            assert found is not None, f"{path.name}: {line}"
            used.setdefault(found[1], set()).add(found[2])
    assert used and all(len(commits) == 1 for commits in used.values())


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


def test_windows_is_seen_through_wine_here_and_there() -> None:
    job = jobs("ci.yml")["wine"]
    assert job["container"] == "debian:12" and job["env"]["WINDOWS_MUST"] == "1"
    assert "bash .ci/windows .venv/bin/python windows\n" in words(job)
    run, windows = ((ROOT / ".ci" / name).read_text(encoding="utf-8") for name in ("run", "windows"))
    assert "bash .ci/windows" in run and 'wait "$windows"' in run
    for step in (
        "selftest --quick",
        "PyInstaller build.spec",
        "tools.packages.windows_program",
        "finish_match",
    ):
        assert step in windows
    assert f"{NAME}-console.exe" in windows and f"{NAME}.exe" in windows


def test_pages_are_opened_in_browsers_here_and_there() -> None:
    job = jobs("ci.yml")["page"]
    assert job["container"] == "debian:12" and job["env"]["PAGE_MUST"] == "1" and "if" not in job
    assert 'bash .ci/page .venv/bin/python "$RUNNER_TEMP/page"' in words(job)
    assert 'bash .ci/page "$python"' in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert re.findall(r"-m trials (\w+)", (ROOT / ".ci" / "page").read_text(encoding="utf-8")) == [
        "every_page_in_webkit",
        "every_page",
        "by_ssh",
        "short_evening",
    ]


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


def test_a_release_is_built_with_nothing_but_what_is_pinned() -> None:
    """Also the builder of the wheel, which would fetch its latest helpers for an environment of its own."""
    for name, job in jobs("release.yml").items():
        installed = re.findall(r"pip install (.*)", words(job))
        assert set(installed) <= {"--require-hashes -r constraints-with-hashes.txt", "--no-deps ."}, name
        assert all("--no-isolation" in line for line in words(job).splitlines() if "-m build" in line)
    assert "-m build --no-isolation" in words(jobs("release.yml")["linux"])
