"""The exact versions that CI and the packages are built with."""

import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.packages.identity import ROOT

PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8")


def test_every_dependency_is_pinned_within_its_bounds_and_has_hashes() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, builder = told["project"], told["build-system"]["requires"]
    pins = re.findall(r"(?m)^([\w.-]+)==(\S+)", PINS)  # some twice, for an older and a newer Python
    pinned = dict(pins)
    for line in [*project["dependencies"], *project["optional-dependencies"]["dev"], *builder]:
        needed = Requirement(line)
        assert needed.specifier.contains(pinned[canonicalize_name(needed.name)]), line
    assert len(re.findall(r"(?m)^[\w.-]+==[^\n]*\\\n +--hash=sha256:", PINS)) == len(pins)


def test_no_pin_names_a_host() -> None:
    assert "://" not in PINS and "index" not in PINS
