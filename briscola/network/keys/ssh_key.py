"""A key in the form in which `ssh` reads it, made without any other program.

The bytes: PROTOCOL.key of OpenSSH, without a passphrase. Nobody else can read the file.
"""

from base64 import b64encode
from contextlib import suppress
from pathlib import Path
from secrets import token_bytes

from briscola.network.keys.key_pair import KeyPair, new_key
from briscola.storage.files.atomic_write import put_whole
from briscola.storage.files.safe_read import read_plain

KIND = b"ssh-ed25519"
COMMENT = b"briscola"
BLOCK = 8
LONGEST = 20_000
"""Bytes of a public key's file that are read."""


def keep_ssh_key(file: Path) -> None:
    """Make a key and keep it, unless there is one: `file`, and beside it its public part. Raises OSError."""
    if file.exists():
        return
    key = new_key()
    put_whole(_public_file(file), _public_text(key))
    put_whole(file, _secret_text(key))


def public_ssh_key(file: Path) -> str:
    """The public part of a key, as a server's `authorized_keys` has it; empty if there is none."""
    with suppress(OSError, UnicodeDecodeError):
        return read_plain(_public_file(file), LONGEST).decode().strip()
    return ""


def _public_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.pub")


def _string(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


def _blob(key: KeyPair) -> bytes:
    return _string(KIND) + _string(key.public)


def _public_text(key: KeyPair) -> bytes:
    return b" ".join((KIND, b64encode(_blob(key)), COMMENT)) + b"\n"


def _secret_text(key: KeyPair) -> bytes:
    secret = token_bytes(4) * 2 + _blob(key) + _string(key.seed + key.public) + _string(COMMENT)
    secret += bytes(range(1, 1 + -len(secret) % BLOCK))
    whole = b"openssh-key-v1\0" + _string(b"none") * 2 + _string(b"") + (1).to_bytes(4, "big")
    text = b64encode(whole + _string(_blob(key)) + _string(secret))
    lines = [text[at : at + 70] for at in range(0, len(text), 70)]
    return b"\n".join(
        (b"-----BEGIN OPENSSH PRIVATE KEY-----", *lines, b"-----END OPENSSH PRIVATE KEY-----", b"")
    )
