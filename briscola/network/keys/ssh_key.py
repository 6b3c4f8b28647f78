"""A key in the form in which `ssh` reads it, made without any other program.

The bytes: PROTOCOL.key of OpenSSH, without a passphrase. Nobody else can read the file.
"""

import re
from base64 import b64decode, b64encode
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from secrets import token_bytes

from briscola.network.keys.key_pair import KeyPair, new_key
from briscola.storage.files.atomic_write import put_whole
from briscola.storage.files.safe_read import read_plain

KIND = b"ssh-ed25519"
COMMENT = b"briscola"
BLOCK = 8
MAGIC = b"openssh-key-v1\0"
LONGEST = 20_000
"""Bytes of a key's file that are read."""
_PUBLIC = re.compile(r"(ssh-|ecdsa-|sk-)[a-z0-9@.-]+ [A-Za-z0-9+/]+=*( [^\n\r]*)?")
_SECRET = re.compile(rb"-----BEGIN OPENSSH PRIVATE KEY-----\s([A-Za-z0-9+/=\s]+)-----END")


def keep_ssh_key(file: Path) -> None:
    """Make a key and keep it, unless there is one: `file`, and beside it its public part. Raises OSError."""
    if file.exists():
        return
    key = new_key()
    put_whole(_public_file(file), _public_text(key))
    put_whole(file, _secret_text(key))


def public_ssh_key(file: Path) -> str:
    """The public part of a key, as a server's `authorized_keys` has it; empty if there is none.

    It stands in the key itself, also where a passphrase protects that; only of a key in an older form the
    file beside it is read, and shown if it holds a public key and nothing else.
    """
    with suppress(OSError, ValueError):
        return _told_by(read_plain(file, LONGEST))
    with suppress(OSError, ValueError):
        if _PUBLIC.fullmatch(beside := read_plain(_public_file(file), LONGEST).decode().strip()):
            return beside
    return ""


def _told_by(secret: bytes) -> str:
    """The public part in the text of a key. Raises ValueError if it is no key in OpenSSH's form."""
    found = _SECRET.search(secret)
    data = BytesIO(b64decode(found[1] if found else b""))
    if data.read(len(MAGIC)) != MAGIC:
        raise ValueError("it is no key of OpenSSH")
    for _cipher_derivation_and_its_options in range(3):
        _read_string(data)
    data.read(4)  # one key
    blob = _read_string(data)
    kind = _read_string(BytesIO(blob))
    public = b" ".join((kind, b64encode(blob), COMMENT)).decode("ascii")
    if not _PUBLIC.fullmatch(public):
        raise ValueError("it holds no public key")
    return public


def _read_string(data: BytesIO) -> bytes:
    """The next string. Raises ValueError if it is cut off."""
    length = int.from_bytes(data.read(4), "big")
    if len(found := data.read(min(length, LONGEST))) != length:
        raise ValueError("the key is cut off")
    return found


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
    whole = MAGIC + _string(b"none") * 2 + _string(b"") + (1).to_bytes(4, "big")
    text = b64encode(whole + _string(_blob(key)) + _string(secret))
    lines = [text[at : at + 70] for at in range(0, len(text), 70)]
    return b"\n".join(
        (b"-----BEGIN OPENSSH PRIVATE KEY-----", *lines, b"-----END OPENSSH PRIVATE KEY-----", b"")
    )
