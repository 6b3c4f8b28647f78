"""GitHub's part cannot be run here; that it is whole, and says what the rest says, can be read."""

import re
import tomllib
from typing import Any

import pytest
import yaml

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
