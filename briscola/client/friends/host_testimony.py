"""The statements of a host that a guest's program keeps: a few of the latest, each signed by the table."""

from collections.abc import Sequence

from briscola.network.evidence import SignedStatement
from briscola.network.statements import Statement, signed_by
from briscola.storage.header import Header


class HostTestimony:
    """First and last echo of this connection and of the one before, last question, last true record."""

    def __init__(self, header: Header) -> None:
        assert header.dealt_by is not None
        self._table = bytes.fromhex(header.dealt_by.table)
        self._kept: dict[str, SignedStatement] = {}
        self.record: tuple[str, ...] = ()
        """Lines of the last record that the table has signed."""

    @property
    def statements(self) -> tuple[SignedStatement, ...]:
        """All statements, in a fixed order."""
        return tuple(self._kept[name] for name in sorted(self._kept))

    def connected(self) -> None:
        """Begin a connection."""
        for name in ("first echo", "last echo"):
            before = self._kept.pop(name, None)
            if before is not None:
                self._kept[f"{name} before"] = before

    def echoed(self, statement: Statement, sig: str) -> bool:
        """Keep an echo; False if the table has not signed it."""
        if not self._keep("last echo", statement, sig):
            return False
        self._kept.setdefault("first echo", self._kept["last echo"])
        return True

    def asked(self, statement: Statement, sig: str) -> bool:
        """Keep a question; False if the table has not signed it."""
        return self._keep("question", statement, sig)

    def truth(self, statement: Statement, sig: str, record: Sequence[str]) -> None:
        """Keep the lines of the record after a hand, and their signature."""
        if self._keep("record", statement, sig):
            self.record = tuple(record)

    def _keep(self, name: str, statement: Statement, sig: str) -> bool:
        if not signed_by(self._table, statement, sig):
            return False
        self._kept[name] = SignedStatement(
            purpose=statement.purpose, hand=statement.hand, content=dict(statement.content), sig=sig
        )
        return True
