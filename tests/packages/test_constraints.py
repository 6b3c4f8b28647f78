"""The exact versions with which everybody plays, tests and builds."""

import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.packages.identity import ROOT

HASHED = (ROOT / "constraints-with-hashes.txt").read_text(encoding="utf-8")
EXACT = (ROOT / "constraints.txt").read_text(encoding="utf-8")
"""pip refuses a folder, such as a checkout, beside hashes."""


def test_every_dependency_is_pinned_within_its_bounds_and_has_hashes() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pins = re.findall(r"(?m)^([\w.-]+)==(\S+)", HASHED)  # some twice, for an older and a newer Python
    pinned = dict(pins)
    for line in [*told["project"]["dependencies"], *told["project"]["optional-dependencies"]["dev"]]:
        needed = Requirement(line)
        assert needed.specifier.contains(pinned[canonicalize_name(needed.name)]), line
    assert len(re.findall(r"(?m)^[\w.-]+==[^\n]*\\\n +--hash=sha256:", HASHED)) == len(pins)
    for line in told["build-system"]["requires"]:  # pip lets no constraints reach a build
        needed = Requirement(line)
        assert str(needed.specifier) == f"=={pinned[canonicalize_name(needed.name)]}", line


def test_both_lists_are_one() -> None:
    hashed = re.findall(r"(?m)^([\w.-]+==.*?) \\$", HASHED)
    assert hashed == [line for line in EXACT.splitlines() if not line.startswith("#")]


def test_no_pin_names_a_host() -> None:
    assert "://" not in HASHED and "index" not in HASHED


def test_whoever_installs_a_checkout_has_these_versions() -> None:
    """Also beside GitHub: what the README says is what its readers get."""
    pages = [ROOT / "README.md", ROOT / "art" / "README.md", *(ROOT / ".github" / "workflows").glob("*.yml")]
    for path in pages:
        for line in re.findall(r"pip install ([^&;`\n]*)", path.read_text(encoding="utf-8")):
            exact = ("-c constraints.txt ", "--require-hashes ", "--no-deps .")
            assert line.startswith(exact) or line.startswith("--upgrade "), (path, line)  # whatever is newest
