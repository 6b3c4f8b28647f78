"""`briscola verify`: is a log or a saved record legal, complete, and shuffled as promised?"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from briscola.client.checking.full_check import Verified, verified
from briscola.client.checking.recomputed_moves import RecomputedMoves
from briscola.client.host.absences import UNTOLD, shuffle_accounts, stand_in_accounts
from briscola.commands.errors import CannotDo, harmless
from briscola.commands.verify_evidence import is_evidence, verify_evidence
from briscola.engine.deal_code import codes_of
from briscola.engine.events import (
    Chained,
    Committed,
    DrawCommitted,
    DrawnForDeal,
    DrawRevealed,
    Event,
    MatchBegan,
    MatchEnded,
    PackCut,
    Resumed,
    Revealed,
    Sits,
    TrumpCardChosen,
)
from briscola.engine.occupant import Occupant
from briscola.engine.replay_cursor import BadRecord, Position
from briscola.engine.terms import DRAW
from briscola.storage.database.database import default_path
from briscola.storage.evenings.known_hands import rows_of
from briscola.storage.files.safe_read import open_plain
from briscola.storage.records.header import Header
from briscola.storage.records.match_record import NoRecord, Record
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME

STANDARD_INPUT = "-"


def report(file: str, *, codes: bool) -> Iterator[str]:
    """The report on a log, a record or evidence, after the deal codes if they are wanted. Raises CannotDo."""
    if is_evidence(file):
        yield from verify_evidence(file)
        return
    found = verify(file)
    if codes:
        yield from deal_codes(found.record.events)
    yield from in_words(file, found)


def verify(file: str) -> Verified:
    """Check the log or record in a file (`-` reads standard input), also against what is known here.

    Raises CannotDo with the first thing wrong and its line.
    """
    try:
        with _opened_file(file) as source:
            return verified(source, rows_of(default_path()))
    except NoRecord:
        raise CannotDo(f"{file} holds no match") from None
    except BadRecord as error:
        raise CannotDo(f"{file}, {error}") from None
    except OSError as error:
        raise CannotDo(f"{file} cannot be read: {error.strerror or error}") from None
    except ValueError:
        raise CannotDo(f"{file!r} is no name of a file") from None


def _opened_file(file: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if file == STANDARD_INPUT else open_plain(Path(file))


def in_words(file: str, found: Verified) -> Iterator[str]:
    """The report of a verification in sentences, with control characters removed; the first sums it up."""
    return map(harmless, _in_words(file, found))


def _in_words(file: str, found: Verified) -> Iterator[str]:
    record = found.record
    position, header = record.position, record.header
    kind = "log" if header is None and record.old is None else "record"
    hands = _counted(position.finished, "whole hand")
    matches = _counted(position.matches, "match", "matches")
    if header is not None and header.deal is not None:
        kind, shuffles = "record of a deal played again", "nothing shuffled"
    elif position.shuffle is not None and not _opened(record):
        shuffles = "each shuffle but the last the one committed to"
    else:
        shuffles = "each shuffle the one committed to"
    yield f"{file}: a right {kind}, {hands} in {matches}, {shuffles}; {state(record)}"
    yield "Legal: every bid, call, play, draw, sign and count is one that the rules allow."
    if found.moves is not None:
        yield from _computers(found.moves)
    if header is None:
        yield from _older(record)
    else:
        yield from _bound(header, record)
    yield (
        "No record can prove that a seal was shown before the salt came (whoever watched knows), that nobody "
        "looked into the file while a hand was on, that the person had no help, or that no other record was "
        "thrown away; compare the digest with the one the game showed."
        if header is not None
        else "No log can prove that it was not made up as a whole, or that no other one was thrown away."
    )


def state(record: Record) -> str:
    """State of a record in a few words: complete, given up, or the place where it breaks off."""
    position = record.position
    missing, hand = position.missing, position.hand
    if position.given_up:
        return f"given up in hand {hand}" if position.state is not None else f"given up after hand {hand}"
    if missing is MatchEnded:
        return "the end of the match is missing"
    if missing is Revealed:
        return f"it breaks off in hand {hand}, before its bytes are revealed"
    if missing is Chained:
        return f"it breaks off in hand {hand}, before its link of the chain"
    if position.state is not None:
        return f"it breaks off in hand {hand}"
    if missing in (DrawCommitted, DrawnForDeal, DrawRevealed):
        return "it breaks off in the draw for the deal"
    if missing is Committed:
        return f"not finished after hand {hand}" if position.finished else "it breaks off before hand 1"
    return "complete" if missing is None and position.ended else f"it breaks off in hand {hand + 1}"


def _opened(record: Record) -> bool:
    """True if the file holds the bytes of the hand in progress."""
    return bool(record.position.secret) or bool((record.old or {}).get("secret"))


SHUFFLED = (
    "each pack is the one that its revealed bytes, the salt and the cut give; the bytes are 32, "
    "used once, and those of the seal; every cut that was not a person's follows from them"
)


def _older(record: Record) -> Iterator[str]:
    """Sentences on what a log or a record of version 1 proves and what it lacks."""
    began = record.events[0]
    assert isinstance(began, MatchBegan)
    yield f"Shuffle: {SHUFFLED}."
    if record.position.shuffle is not None and not _opened(record):
        yield f"Lacking: the bytes of hand {record.position.hand}, which is not over, are not in the file."
    if began.seed is not None:
        yield f"Draws and bytes are those of seed {began.seed}: whoever knows it knows every deal beforehand."
    else:
        yield "Lacking: this kind of file does not seal the draw for the deal."
        yield "Lacking: it does not show that the salt is younger than the seal."
        yield from _salts(record)
    yield "Lacking: no hash chain binds header, players and lines to each other."


def _bound(header: Header, record: Record) -> Iterator[str]:
    """Sentences on what a record of the present version proves."""
    position = record.position
    if header.deal is not None:
        yield f"Shuffle: none; it is the deal of the code {header.deal}, which was known and never counts."
    else:
        yield f"Shuffle: {SHUFFLED}."
        yield _draw(header, position)
        yield "Order: each seal stands before the salt and the cut that came after it."
        yield from _salts(record)
        yield from _automatic(record)
    for hand, times in position.withdrawn:
        yield (
            f"Withdrawn: {_counted(times, 'seal')} of {_hands([hand])} before the cut, never opened: "
            "each was another pack."
        )
    yield from _contributions(header, record)
    if position.undone:
        yield f"Taken back: in {_hands(position.undone)} a person chose again after seeing what followed."
    yield from _seats(header, record)
    digest = header.chain(record.events).hex()
    yield f"Chain: header, setup, levels and every line are bound together; the digest is {digest}"


REASONS: Mapping[str, str] = {
    "line": "had lost the line",
    "left": "had left the table",
    "sent_away": "had been sent away",
    "unopened": "had not opened an earlier promise",
    "page": "played in a browser, whose page comes from the host",
    "clock": "had no time left",
    "digest": "had signed another digest",
    UNTOLD: "was away (the reason is not told)",
}
"""Reasons of absences, in words."""


def _contributions(header: Header, record: Record) -> Iterator[str]:
    """Sentences on who contributed to the shuffles, and who did not, where several computers met."""
    host = header.dealt_by
    if host is None:
        return
    roster = [player.who for player in header.roster]
    events = record.events[: record.position.lines]
    yield f"Dealt by: {clean(host.name, LONGEST_NAME)}, at the table {host.table[:8]}."
    accounts = shuffle_accounts(roster, events)
    if not header.terms.absences:
        told = _hands([each.hand for each in accounts])
        yield f"Absences not told: {told}; a record of version {header.record} cannot show who could choose."
    elif fair := [each.hand for each in accounts if each.fair]:
        yield f"Nobody could choose: {_hands(fair)}, to which every person's own program added its bytes."
    for who, why in dict.fromkeys(absence for each in accounts for absence in each.absent):
        hands = [each.hand for each in accounts if (who, why) in each.absent]
        yield f"Nothing from {_name(who)}, who {REASONS[why]}: {_hands(hands)}."
    if alone := [each.hand for each in accounts if not each.added]:
        yield f"The dealer alone has shuffled: {_hands(alone)}."
    for hand in record.position.stopped:
        yield (
            f"Stopped: the shuffle of {_hands([hand])} after somebody had opened a contribution; "
            "whoever stopped it may have known the cards."
        )
    for account in stand_in_accounts(roster, events):
        reasons = ", ".join(
            f"{number} as she {REASONS[why]}" for why, number in sorted(account.decisions.items())
        )
        decisions = _counted(sum(account.decisions.values()), "decision")
        yield f"Stand-in: {decisions} for {_name(account.person)} in {_hands([account.hand])}; {reasons}."
    if anew := sum(isinstance(event, Resumed) for event in events):
        yield (
            f"Began anew: the host's program, {_counted(anew, 'time')}; what it had told then but not kept "
            "is lost."
        )


def _seats(header: Header, record: Record) -> Iterator[str]:
    """Sentences on who sat at the table, where that was more than one person from beginning to end."""
    people = [player for player in header.roster if not player.level]
    if len(people) > 1:
        named = ", ".join(f"{_name(player.who)} at seat {player.seat}" for player in people)
        yield f"Persons: {named}; each may choose the cut, and nobody can tell who held the mouse."
    hand = DRAW
    for event in record.events[: record.position.lines]:
        if isinstance(event, Committed):
            hand = event.hand
        elif isinstance(event, Sits):
            yield f"From {_hands([hand])} on: at seat {event.seat} sits {_name(event.who)}."


def _name(who: Occupant) -> str:
    """A player in words: a person by name, a computer by its level."""
    name = clean(who.name, LONGEST_NAME) or "somebody without a name"
    return f"{name} ({clean(who.level, LONGEST_NAME)})" if who.level else name


def _computers(moves: RecomputedMoves) -> Iterator[str]:
    """Sentences on the moves that were made once more."""
    if moves.made:
        same = " and ".join(moves.same)
        yield f"Computers: {_counted(moves.made, 'move')} of {same} made again here, each the same."
    if moves.unasked:
        why = (
            f"the record is of {moves.version}" if moves.version else "nets play otherwise on other machines"
        )
        yield f"Computers: the moves of {', '.join(moves.unasked)} are not reproduced here; {why}."


def _draw(header: Header, position: Position) -> str:
    if header.follows is not None:
        return (
            "Draw for the deal: none, it says that it is the rematch of "
            f"{header.follows.record}, after which seat {header.follows.dealer} deals; that record was not "
            "looked at."
        )
    if position.match is None:
        return "Draw for the deal: not made yet."
    return "Draw for the deal: sealed, and the one that its bytes and the salt give."


def _salts(record: Record) -> Iterator[str]:
    """Sentences on hands whose salt protects nothing: it is empty, or was used before."""
    if record.position.unsalted:
        yield f"Without a salt: the person added nothing to {_hands(record.position.unsalted)}."
    hands: dict[str, list[int]] = defaultdict(list)
    hand = DRAW
    for event in record.events[: record.position.lines]:
        if isinstance(event, Committed):
            hand = event.hand
        elif isinstance(event, PackCut | DrawRevealed) and event.salt:
            hands[event.salt].append(hand)
    for same in hands.values():
        if len(same) > 1:
            yield f"The same salt, which could be known before the seal: {_hands(same)}."


def _automatic(record: Record) -> Iterator[str]:
    """Sentences on the hands that were cut for the person, or whose trump card she left to the shuffle."""
    hand, hands, left = DRAW, [], []
    for event in record.events[: record.position.lines]:
        if isinstance(event, Committed):
            hand = event.hand
        elif isinstance(event, PackCut) and event.auto:
            hands.append(hand)
        elif isinstance(event, TrumpCardChosen) and event.auto:
            left.append(hand)
    if hands:
        yield f"Cut for the person, where bytes and salt say: {_hands(hands)}."
    if left:
        yield f"The trump card chosen for the person, as bytes and salt say: {_hands(left)}."


def _hands(numbers: Sequence[int]) -> str:
    """The hands of these numbers, the draw for the deal among them."""
    hands = [number for number in numbers if number != DRAW]
    draw = ["the draw for the deal"] if DRAW in numbers else []
    named = [f"hand{'s' if len(hands) > 1 else ''} {', '.join(map(str, hands))}"] if hands else []
    return " and ".join(draw + named)


def deal_codes(events: Sequence[Event]) -> Iterator[str]:
    """The deal code of every hand whose bytes are revealed, in order."""
    return (code for _hand, code in codes_of(events))


def _counted(n: int, one: str, many: str | None = None) -> str:
    return f"{n} {one}" if n == 1 else f"{n} {many or one + 's'}"
