"""A document of ours in one small file: whole or not at all, bounded, put aside when it is damaged.

It carries a checksum, as its last key or in a file beside it. One of 0.20 or before is read without.
"""

import hashlib
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from briscola.storage.files.atomic_write import write_whole
from briscola.storage.files.quarantine import put_aside
from briscola.storage.files.safe_read import read_plain

_logger = logging.getLogger(__name__)
Document = TypeVar("Document", bound=Struct)
_SUM = re.compile(rb',"sha256":"([0-9a-f]{64})"}\Z')
_LONGEST_SUMS = 1000
"""Most bytes of a file of checksums; it has two lines at most."""


class DocumentDamage(Struct, frozen=True, kw_only=True):
    """A document that could not be read.

    `aside`: the file was damaged and lies at `path` now, the document begins anew. `unreadable`: the disk
    refused, the file at `path` stays and nothing is written over it.
    """

    kind: Literal["aside", "unreadable"]
    path: Path


class KeptDocument(Generic[Document]):
    """Reads and writes one document. Only the window that keeps matches may write (`ActiveMatch.ours`)."""

    def __init__(
        self,
        path: Path,
        kind: type[Document],
        *,
        largest: int,
        check: Callable[[Document], None] | None = None,
        beside: bool = False,
    ) -> None:
        """`largest` is the most bytes of the file; `check` raises ValueError for a document that can't be.

        `beside`: the checksum is in a file beside it, because 0.20 refuses a document with one more key.
        """
        self.path, self._kind, self._largest, self._check = path, kind, largest, check
        self._sums = path.with_name(f"{path.name}.sha256") if beside else None
        self.damage: DocumentDamage | None = None
        """Damage found at the last `read`; None if there was none."""

    @property
    def unreadable(self) -> bool:
        """True if the file could not be read at the last `read`: nothing is written over it."""
        return self.damage is not None and self.damage.kind == "unreadable"

    def read(self, *, aside: bool = True) -> Document | None:
        """Read the document; None if there is none, or if it can't be read (see `damage`).

        A damaged file is put aside; with `aside` False it stays, for a page that only looks.
        """
        self.damage = None
        try:
            data = read_plain(self.path, self._largest + 1)
            sums = self._read_sums()
        except FileNotFoundError:
            return None
        except OSError as error:
            _logger.warning("%s cannot be read: %s", self.path, error)
            self.damage = DocumentDamage(kind="unreadable", path=self.path)
            return None
        try:
            if len(data) > self._largest:
                raise ValueError(f"it is larger than {self._largest} bytes")
            if sums and _digest(data) not in sums:
                raise ValueError("its checksum is another one")
            if self._sums is None:
                data = _without_sum(data)
            document = msgspec.json.decode(data, type=self._kind)
            if self._check is not None:
                self._check(document)
        except (ValueError, LookupError, ArithmeticError, RecursionError, msgspec.MsgspecError) as error:
            put = put_aside(self.path, error) if aside else None
            if put is not None:
                self._remove_sums()
            self.damage = DocumentDamage(kind="unreadable" if put is None else "aside", path=put or self.path)
            return None
        return document

    def write(self, document: Document | None) -> bool:
        """Write the document whole, or remove it (None); return False if it is not on the disk.

        A document larger than `largest` bytes is refused: it could not be read again.
        """
        if self.unreadable:
            return False
        if document is None:
            try:
                self.path.unlink(missing_ok=True)
                self._remove_sums()
            except OSError as error:
                _logger.warning("%s cannot be removed: %s", self.path, error)
                return False
            return True
        data = msgspec.json.encode(document)
        if self._sums is None:
            data = data[:-1] + b',"sha256":"%b"}' % _digest(data)
        if len(data) > self._largest:
            _logger.warning("%s would be larger than %d bytes", self.path, self._largest)
            return False
        return self._write_sums(data) and write_whole(self.path, data)

    def _read_sums(self) -> list[bytes]:
        """Checksums beside the document; empty if there are none. Raises OSError."""
        try:
            return [] if self._sums is None else read_plain(self._sums, _LONGEST_SUMS).split(b"\n")
        except FileNotFoundError:
            return []

    def _write_sums(self, data: bytes) -> bool:
        """Write the checksum of what comes next, before it comes.

        The document that lies there stays right until then: a kill in between puts nothing aside.
        """
        if self._sums is None:
            return True
        sums = [_digest(data)]
        try:
            before, now = self._read_sums(), _digest(read_plain(self.path, self._largest + 1))
            sums += [now] if now in before or not before else []
        except OSError:
            pass  # there is no document yet, or it cannot be read: then `write_whole` tells
        return write_whole(self._sums, b"\n".join(sums))

    def _remove_sums(self) -> None:
        if self._sums is not None:
            with suppress(OSError):
                self._sums.unlink(missing_ok=True)


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest().encode()


def _without_sum(data: bytes) -> bytes:
    """The document without its last key, the checksum of all before it. Raises ValueError."""
    found = _SUM.search(data, max(0, len(data) - 100))
    if found is None:
        return data
    document = data[: found.start()] + b"}"
    if _digest(document) != found[1]:
        raise ValueError("its checksum is another one")
    return document
