"""The statements that people sign at a table of several computers, and the check of those in a record."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from briscola.engine.actions import Action
from briscola.engine.chain import first_link, link
from briscola.engine.contributions import list_digest
from briscola.engine.events import (
    Committed,
    Contributed,
    DrawCommitted,
    Event,
    Opened,
    Signed,
    Sits,
)
from briscola.engine.notation import action_to_json
from briscola.engine.record import event_line
from briscola.engine.replay_actions import action_of
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import DRAW
from briscola.network.keys.statements import Purpose, Statement, signed_by
from briscola.network.lines.person_entries import PublicDigest
from briscola.network.messages.from_host import AskFor, Echo
from briscola.storage.records.header import Header


class Situation:
    """A match at a table, and the hand it has come to: what every statement names."""

    def __init__(self, table: bytes, match: str) -> None:
        """`table` is the public key of the table, `match` the id of the match."""
        self.table, self.match = table, match
        self.hand = DRAW
        self.chain = b""
        """The link of the record's chain after the last seal."""

    def sealed(self, hand: int, chain: bytes) -> None:
        """A shuffle has been sealed; `chain` is the link after its line."""
        self.hand, self.chain = hand, chain

    def share(self, seat: int, sha256: str) -> Statement:
        """A seat promises a contribution."""
        return self._of("share", {"seat": seat, "sha256": sha256, "chain": self.chain.hex()})

    def list(self, shares: Sequence[Contributed]) -> Statement:
        """These are all promises to the shuffle."""
        return self._of("list", {"sha256": list_digest(shares), "chain": self.chain.hex()})

    def opening(self, seat: int, secret: str, cut: int, trump_card: str = "") -> Statement:
        """A seat opens its promise; `trump_card` as in `Opened`."""
        chosen = {"trump_card": trump_card} if trump_card else {}
        content = {"seat": seat, "secret": secret, "cut": cut, **chosen, "chain": self.chain.hex()}
        return self._of("open", content)

    def opened(self, line: Opened) -> Statement:
        """The same, as a line of the record tells it."""
        return self.opening(line.seat, line.secret, line.cut, line.trump_card)

    def choice(self, at: int, action: Action, digest: str) -> Statement:
        """A person's choice number `at`, after the public lines of that digest."""
        return self._of("act", {"at": at, "action": action_to_json(action), "digest": digest})

    def kept(self, hand: int, digest: str) -> Statement:
        """A person's record of the match has this digest after a hand."""
        return replace(self._of("record", {"sha256": digest}), hand=hand)

    def ask(self, run: str, seat: int, ask: AskFor) -> Statement:
        """The host asks a seat for something, after lines of that public digest."""
        told = {"at": ask.at, "what": ask.what, "lines": ask.lines, "digest": ask.digest}
        return self._of("ask", {"run": run, "seat": seat, **told})

    def echo(self, run: str, seat: int, line: str, echo: Echo) -> Statement:
        """The host has heard a beat of a seat on the connection `line`, and has told it those lines."""
        told = {"n": echo.n, "lines": echo.lines, "seen": echo.seen}
        return self._of("echo", {"run": run, "seat": seat, "line": line, **told})

    def truth(self, run: str, hand: int, digest: str) -> Statement:
        """The record of the match has this digest after a hand, or where it was given up (hand 0)."""
        return replace(self._of("truth", {"run": run, "sha256": digest}), hand=hand)

    def _of(self, purpose: Purpose, content: Mapping[str, Any]) -> Statement:
        return Statement(purpose=purpose, table=self.table, match=self.match, hand=self.hand, content=content)


def check_signatures(header: Header, events: Iterable[Event]) -> int:
    """Check every signature in a right record of a shared table; the number of them.

    Raises BadRecord with the first that is not its person's.
    """
    host = header.dealt_by
    if host is None:
        return 0
    walk = _Walk(header, bytes.fromhex(host.table))
    for event in events:
        walk.take(event)
    return walk.checked


class _Walk:
    """Follows a record line by line."""

    def __init__(self, header: Header, table: bytes) -> None:
        self.checked = 0
        self._keys = {player.seat: player.key for player in header.roster}
        self._now = Situation(table, header.id)
        self._chain = first_link(header.line)
        self._digest = PublicDigest()
        self._shares: list[Contributed] = []
        self._signed: Signed | None = None
        """The signature of the choice that follows."""
        self._line = 1

    def take(self, event: Event) -> None:
        """The next line. Raises BadRecord."""
        self._line += 1
        signed, self._signed = self._signed, None
        if signed is not None:
            action = action_of(event)
            if action is None:
                raise BadRecord(f"line {self._line}: a choice should follow its signature")
            self._check(signed.seat, self._now.choice(signed.at, action, self._digest.hex), signed.sig)
        self._chain = link(self._chain, event_line(event))
        self._digest.add(event)
        match event:
            case DrawCommitted():
                self._seal(DRAW)
            case Committed():
                self._seal(event.hand)
            case Contributed():
                self._shares.append(event)
                self._check(event.seat, self._now.share(event.seat, event.sha256), event.sig)
            case Signed(at=0):
                self._check(event.seat, self._now.list(self._shares), event.sig)
            case Signed():
                self._signed = event
            case Opened():
                self._check(event.seat, self._now.opened(event), event.sig)
            case Sits():
                self._keys[event.seat] = event.who.key

    def _seal(self, hand: int) -> None:
        self._now.sealed(hand, self._chain)
        self._shares = []

    def _check(self, seat: int, statement: Statement, sig: str) -> None:
        self.checked += 1
        key = self._keys.get(seat, "")
        if not key or not signed_by(bytes.fromhex(key), statement, sig):
            raise BadRecord(f"line {self._line}: this is not the signature of whoever sits at seat {seat}")
