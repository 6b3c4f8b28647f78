"""Evidence against a host that has signed what cannot all be true: a file that anybody can check.

It holds what one seat was told, statements that the table has signed, and the true lines if they had come.
`contradictions` believes none of it without the table's signature.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from briscola.engine.chain import chain_of
from briscola.engine.events import AWAY_REASONS, Absent, Committed, DrawCommitted, Event, Sits
from briscola.engine.notation import BadNotation
from briscola.engine.record import event_from_json, in_sight, parse_line, seen_event_from_json
from briscola.engine.replay_cursor import BadRecord
from briscola.network.keys.statements import Purpose, Statement, signed_by
from briscola.network.lines.person_entries import PublicDigest, SeenEntries, says_begun_anew, seen_of
from briscola.network.messages.fields import Count
from briscola.storage.records.header import Header, read_header

START = b'{"evidence":'
"""Beginning of every such file."""
LARGEST = 20_000_000
"""Bytes that such a file may have: all lines of the longest match fit in, whatever their letters."""


class BadEvidence(ValueError):  # noqa: N818 - a sentence for the person
    """A file that is no evidence, or in which something is not signed by the table."""


class Content(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of an `ask`, an `echo` or a `truth`, as `Situation` makes them."""

    run: str
    seat: int | None = None
    n: int | None = None
    line: str | None = None
    at: int | None = None
    what: str | None = None
    lines: Count = 0
    seen: str = ""
    digest: str = ""
    sha256: str = ""


class SignedStatement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A statement with the table's signature."""

    purpose: Purpose
    hand: int
    content: dict[str, Any]
    sig: str


class HostEvidence(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the program of one seat holds against the host."""

    evidence: int = 1
    """Version of this form."""
    why: str
    """Sentence with which the program has left the table."""
    header: str
    """First line of the record."""
    seat: int
    told: tuple[str, ...]
    """Lines that the host has told this seat, in order."""
    before: tuple[str, ...] = ()
    """Lines that an earlier run of the host's program has told it, if it has told the match anew."""
    truth: tuple[str, ...] = ()
    """Lines of the record as the host has told them after the hand."""
    statements: tuple[SignedStatement, ...] = ()

    @property
    def file(self) -> bytes:
        """The content of a file."""
        return msgspec.json.encode(self)


def read_evidence(data: bytes) -> HostEvidence:
    """The evidence in a file. Raises BadEvidence."""
    if len(data) > LARGEST:
        raise BadEvidence(f"evidence has at most {LARGEST:,} bytes")
    try:
        found = msgspec.json.decode(data, type=HostEvidence)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadEvidence(f"no evidence: {error}") from None
    if found.evidence != 1:
        raise BadEvidence(f"this program reads evidence of version 1, not {found.evidence}")
    return found


class _Story:
    """The lines that a seat was told, and their digests after each of them."""

    def __init__(self, header: Header, events: Sequence[Event]) -> None:
        self.events = events
        seen, public = SeenEntries(header.line), PublicDigest()
        self._seen, self._public = [seen.hex], [public.hex]
        for event in events:
            seen.add(event)
            public.add(event)
            self._seen.append(seen.hex)
            self._public.append(public.hex)

    def proved(self, said: Sequence["Said"]) -> int:
        """Number of lines that the table has signed with an echo."""
        echoes = (content for purpose, content in said if purpose == "echo")
        return max((each.lines for each in echoes if self.seen_after(each.lines) == each.seen), default=0)

    def proved_part(self, said: Sequence["Said"]) -> Sequence[Event]:
        """The lines that the table has signed with an echo."""
        return self.events[: self.proved(said)]

    def seen_after(self, lines: int) -> str:
        """Hash chain over the first lines; empty if there are fewer."""
        return self._seen[lines] if lines < len(self._seen) else ""

    def public_after(self, lines: int) -> str:
        """Public digest over the first lines; empty if there are fewer."""
        return self._public[lines] if lines < len(self._public) else ""


def contradictions(evidence: HostEvidence) -> Sequence[str]:
    """Sentences on what the table has signed and cannot all be true; empty if nothing contradicts.

    Raises BadEvidence for what is not signed by the table of the match.
    """
    header, statements = _checked(evidence)
    try:
        told, before = (_Story(header, _read(lines)) for lines in (evidence.told, evidence.before))
        true = [*in_sight(event_from_json(parse_line(line)) for line in evidence.truth)]
    except BadNotation as error:
        raise BadEvidence(f"a line that nobody can have told: {error}") from None
    true_story, record = (
        _Story(header, [*seen_of(true, evidence.seat)]),
        chain_of(header.line, evidence.truth),
    )
    found: list[str] = []
    for run in dict.fromkeys(content.run for _, content in statements):
        said = [(purpose, content) for purpose, content in statements if content.run == run]
        story = before if before.proved(said) > told.proved(said) else told
        found += _of_run(said, story, true_story, record.hex())
    if header.terms.absences and not _parts_openly(
        before.proved_part(statements), told.proved_part(statements)
    ):
        found.append("the table has signed two stories, and no line says that its program has begun anew")
    return list(dict.fromkeys(found))


def _read(lines: Sequence[str]) -> Sequence[Event]:
    return [seen_event_from_json(parse_line(line)) for line in lines]


def _parts_openly(one: Sequence[Event], other: Sequence[Event]) -> bool:
    """True if two stories of a match part where a program says that it has begun anew, or do not part."""
    parting = (n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1])
    at = next(parting, None)
    return at is None or says_begun_anew(one[at:]) or says_begun_anew(other[at:])


Said = tuple[Purpose, Content]


def _checked(evidence: HostEvidence) -> tuple[Header, Sequence[Said]]:
    """Header and statements, once every one is signed by the table for this seat. Raises BadEvidence."""
    try:
        header, _ = read_header(evidence.header.encode())
    except BadRecord as error:
        raise BadEvidence(str(error)) from None
    if header is None or header.dealt_by is None:
        raise BadEvidence("the header is of no match of several computers")
    table = bytes.fromhex(header.dealt_by.table)
    for each in evidence.statements:
        statement = Statement(
            purpose=each.purpose, table=table, match=header.id, hand=each.hand, content=each.content
        )
        if not signed_by(table, statement, each.sig):
            raise BadEvidence(f"the table has not signed the {each.purpose} of hand {each.hand}")
        if each.content.get("seat", evidence.seat) != evidence.seat:
            raise BadEvidence(f"the {each.purpose} of hand {each.hand} is for another seat")
    try:
        said = [(each.purpose, msgspec.convert(each.content, Content)) for each in evidence.statements]
    except msgspec.ValidationError as error:
        raise BadEvidence(f"a statement that no table makes: {error}") from None
    return header, said


def _of_run(said: Sequence[Said], told: _Story, true: _Story, record: str) -> Iterator[str]:
    """Contradictions among what one run of the host's program has signed."""
    echoes = [content for purpose, content in said if purpose == "echo"]
    asks = [content for purpose, content in said if purpose == "ask"]
    for stories in (
        [(each.lines, each.seen) for each in echoes],
        [(each.lines, each.digest) for each in asks],
    ):
        counts = Counter(lines for lines, _ in {*stories})
        yield from (_two_stories(lines) for lines, number in counts.items() if number > 1)
    proved = told.proved(said)
    yield from (
        _two_stories(each.lines)
        for each in echoes
        if each.lines < proved and told.seen_after(each.lines) != each.seen
    )
    yield from (
        _two_stories(each.lines)
        for each in asks
        if each.lines <= proved and told.public_after(each.lines) != each.digest
    )
    if any(purpose == "truth" and content.sha256 == record for purpose, content in said):
        both = min(proved, len(true.events))
        if told.seen_after(both) != true.seen_after(both):
            yield _two_stories(both)
        yield from (
            _two_stories(each.lines)
            for each in asks
            if each.lines <= len(true.events) and true.public_after(each.lines) != each.digest
        )
    yield from _false_absences([each for each in echoes if each.lines <= proved], told)


def _false_absences(echoes: Sequence[Content], told: _Story) -> Iterator[str]:
    """Lines that call a seat away while the table has heard it on one connection.

    An absence from a shuffle is false if she was heard before its seal, too: whoever comes later is late.
    """
    for line in dict.fromkeys(each.line for each in echoes):
        counts = [each.lines for each in echoes if each.line == line]
        seat = next(each.seat for each in echoes if each.line == line)
        seal = 0
        for number in range(max(counts)):
            event = told.events[number]
            if isinstance(event, Committed | DrawCommitted):
                seal = number
            if not isinstance(event, Absent | Sits) or event.seat != seat or event.why not in AWAY_REASONS:
                continue
            if min(counts) <= (seal if isinstance(event, Absent) else number):
                yield (
                    f"line {number + 1} says that seat {seat} was away ({event.why}), although the table "
                    "has signed before and after it that it heard her on the same connection"
                )


def _two_stories(lines: int) -> str:
    return f"the table has signed two stories of the first {lines} lines that it has told this seat"


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

    def truth(self, statement: Statement, sig: str, record: Sequence[str]) -> bool:
        """Keep the lines of the record after a hand; False if the table has not signed them."""
        if signed := self._keep("record", statement, sig):
            self.record = tuple(record)
        return signed

    def _keep(self, name: str, statement: Statement, sig: str) -> bool:
        if not signed_by(self._table, statement, sig):
            return False
        self._kept[name] = SignedStatement(
            purpose=statement.purpose, hand=statement.hand, content=dict(statement.content), sig=sig
        )
        return True
