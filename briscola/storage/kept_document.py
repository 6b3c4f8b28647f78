"""A document of ours in one small file: whole or not at all, bounded, put aside when it is damaged."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from briscola.storage.atomic_write import write_whole
from briscola.storage.quarantine import put_aside
from briscola.storage.safe_read import read_plain

_logger = logging.getLogger(__name__)
Document = TypeVar("Document", bound=Struct)


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
    ) -> None:
        """`largest` is the most bytes of the file; `check` raises ValueError for a document that can't be."""
        self.path, self._kind, self._largest, self._check = path, kind, largest, check
        self.damage: DocumentDamage | None = None
        """Damage found at the last `read`; None if there was none."""

    def read(self) -> Document | None:
        """Read the document; None if there is none, or if it can't be read (see `damage`)."""
        self.damage = None
        try:
            data = read_plain(self.path, self._largest + 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            _logger.warning("%s cannot be read: %s", self.path, error)
            self.damage = DocumentDamage(kind="unreadable", path=self.path)
            return None
        try:
            if len(data) > self._largest:
                raise ValueError(f"it is larger than {self._largest} bytes")
            document = msgspec.json.decode(data, type=self._kind)
            if self._check is not None:
                self._check(document)
        except (ValueError, RecursionError, msgspec.MsgspecError) as error:
            aside = put_aside(self.path, error)
            self.damage = DocumentDamage(
                kind="unreadable" if aside is None else "aside", path=aside or self.path
            )
            return None
        return document

    def write(self, document: Document | None) -> bool:
        """Write the document whole, or remove it (None); return False if it is not on the disk.

        A document larger than `largest` bytes is refused: it could not be read again.
        """
        if self.damage is not None and self.damage.kind == "unreadable":
            return False
        if document is None:
            try:
                self.path.unlink(missing_ok=True)
            except OSError as error:
                _logger.warning("%s cannot be removed: %s", self.path, error)
                return False
            return True
        data = msgspec.json.encode(document)
        if len(data) > self._largest:
            _logger.warning("%s would be larger than %d bytes", self.path, self._largest)
            return False
        return write_whole(self.path, data)
