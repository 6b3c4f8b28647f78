"""The key of a person or a table in a file of its own, readable by its owner alone and in no export.

A copy of the file on another computer makes the same person there.
"""

from contextlib import suppress
from pathlib import Path
from typing import Literal

from briscola.network.keys.key_pair import SEED_BYTES, KeyPair, new_key
from briscola.storage.files.atomic_write import put_whole
from briscola.storage.files.safe_read import read_plain

NAME = "friends.key"
LONGEST = 1000
"""Bytes of a file that can still be a key; a key has 130."""
OWNER_ONLY = 0o600


class NoKey(Exception):  # noqa: N818 - a sentence for the person
    """A key that cannot be read or kept; `why` in a word, and the file, which stays as it is."""

    def __init__(
        self, why: Literal["unreadable", "damaged", "unwritable"], file: Path, sentence: str
    ) -> None:
        super().__init__(sentence)
        self.why, self.file = why, file


def person_key_file(settings_file: Path) -> Path:
    """Path of a person's key, beside her settings (`Profiles.settings_path`)."""
    return settings_file.with_name(NAME)


def kept_key(file: Path) -> KeyPair:
    """The key in a file; if there is no such file, a new key, kept there.

    Raises NoKey: a damaged file is never replaced, because its owner may have a copy of the key.
    """
    try:
        text = read_plain(file, LONGEST)
    except FileNotFoundError:
        return _keep(file, new_key())
    except OSError as error:
        raise NoKey(
            "unreadable", file, f"the key in {file} cannot be read: {error.strerror or error}"
        ) from None
    with suppress(OSError):  # it may have come from a disk that knows no owners
        file.chmod(OWNER_ONLY)
    return _key_of(text, file)


def _keep(file: Path, key: KeyPair) -> KeyPair:
    try:
        put_whole(file, key_text(key))
    except OSError as error:
        raise NoKey(
            "unwritable", file, f"a key cannot be kept in {file}: {error.strerror or error}"
        ) from None
    return key


def key_text(key: KeyPair) -> bytes:
    """The content of a key's file: the seed, and the public key, which shows damage to either."""
    return f"{key.seed.hex()} {key.public.hex()}\n".encode()


def _key_of(text: bytes, file: Path) -> KeyPair:
    try:
        seed = bytes.fromhex(text.partition(b" ")[0].decode("ascii"))
        key = KeyPair(seed) if len(seed) == SEED_BYTES else None
    except ValueError:
        key = None
    if key is None or text.strip() != key_text(key).strip():
        raise NoKey(
            "damaged",
            file,
            f"the key in {file} is damaged: put a copy of it there, or take it away for a new one",
        )
    return key
