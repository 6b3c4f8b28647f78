"""The game's own key for `ssh`: its public part follows from it, and nothing else is shown as one."""

import subprocess
from pathlib import Path

import pytest

from briscola.network.keys.ssh_key import keep_ssh_key, public_ssh_key


@pytest.fixture
def key(tmp_path: Path) -> Path:
    keep_ssh_key(file := tmp_path / "own key")
    return file


def beside(key: Path) -> Path:
    """The file of the public part."""
    return key.with_name(f"{key.name}.pub")


def test_the_public_part_is_the_same_whatever_lies_beside_the_key(key: Path) -> None:
    public = beside(key).read_text().strip()
    assert public_ssh_key(key) == public and public.startswith("ssh-ed25519 ")
    keep_ssh_key(other := key.with_name("other"))
    for text in (beside(other).read_text(), "my diary", ""):
        beside(key).write_text(text)
        assert public_ssh_key(key) == public
    beside(key).unlink()
    assert public_ssh_key(key) == public


@pytest.mark.slow
@pytest.mark.posix("ssh-keygen")
@pytest.mark.parametrize(
    "options",
    [
        ("-t", "ed25519", "-N", "a passphrase"),
        ("-t", "rsa", "-b", "2048", "-N", ""),
        ("-t", "ecdsa", "-N", ""),
    ],
)
def test_a_key_of_ones_own_tells_its_public_part_itself(tmp_path: Path, options: tuple[str, ...]) -> None:
    key = tmp_path / "mine"
    subprocess.run(["ssh-keygen", "-q", "-f", str(key), *options], check=True)
    kind, code, _ = beside(key).read_text().split(" ", 2)
    beside(key).unlink()
    assert public_ssh_key(key) == f"{kind} {code} briscola"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("ssh-rsa AAAAB3NzaC1yc2E= anna@home", True),
        ("ssh-rsa AAAAB3NzaC1yc2E=", True),
        ("my diary\nssh-rsa AAAAB3NzaC1yc2E=", False),
        ("ssh-rsa AAAAB3NzaC1yc2E= anna\nmy diary", False),
        ("-----BEGIN OPENSSH PRIVATE KEY-----", False),
        ("", False),
    ],
)
def test_beside_a_key_of_an_older_form_a_public_key_alone_is_shown(
    tmp_path: Path, text: str, shown: bool
) -> None:
    (key := tmp_path / "old").write_text(
        "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----\n"
    )
    beside(key).write_text(text + "\n")
    assert public_ssh_key(key) == (text if shown else "")


@pytest.mark.parametrize("left", [0, 36, 60, 120])
def test_a_key_that_is_cut_off_has_no_public_part(key: Path, left: int) -> None:
    whole = key.read_text()
    end = "\n-----END OPENSSH PRIVATE KEY-----\n"
    key.write_text(whole[:left] + end)
    beside(key).unlink()
    assert public_ssh_key(key) == ""
