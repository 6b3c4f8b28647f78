"""Changed programs of a guest: each says something else than an honest one, or nothing, now and then."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import Play
from briscola.engine.cards import ALL_CARDS
from briscola.engine.notation import action_to_json
from briscola.network.keys.key_pair import KeyPair
from briscola.network.keys.statements import signature
from briscola.network.lines.signed_entries import Situation
from briscola.network.messages.from_guest import (
    Act,
    Agree,
    Consent,
    GuestMessage,
    Kept,
    Leave,
    Ready,
    Say,
    ShareHash,
    ShareOpening,
    Sit,
    Watch,
)

FALSE = "00" * 32
"""A digest of nothing, and a contribution that nobody has promised."""
NOBODY_SIGNS = "00" * 64


class Liar(Struct, frozen=True, kw_only=True):
    """Whoever lies: her key and seat, and the lines so far that she would sign."""

    key: KeyPair
    seat: int
    now: Situation


Answer = Callable[[Liar, GuestMessage], Sequence[GuestMessage]]


class Lie(Struct, frozen=True):
    """A change of what a guest says: messages in the place of an honest one."""

    answer: Answer
    costs: str = ""
    """Reason that the record names of her afterwards, if it has to name one."""
    most: int = 1_000_000
    """Number of lies in a match."""

    def told(self, liar: Liar, message: GuestMessage, lies: int) -> Sequence[GuestMessage]:
        """Messages in the place of one, after she has lied so often."""
        return self.answer(liar, message) if lies < self.most else [message]


def _false_digest(
    kind: type[GuestMessage], signed: bool, liar: Liar, message: GuestMessage
) -> list[GuestMessage]:
    """Another digest than that of the lines so far, signed with her key or not."""
    if not isinstance(message, kind):
        return [message]
    now = liar.now
    match message:
        case Act():
            statement = now.choice(message.at, message.chosen, FALSE)
            told: GuestMessage = replace(message, digest=FALSE)
        case Kept():
            statement = now.kept(message.hand, FALSE)
            told = replace(message, sha256=FALSE)
        case _:
            raise LookupError(message)
    return [replace(told, sig=signature(liar.key, statement)) if signed else told]


def _nothing(kind: type[GuestMessage], _: Liar, message: GuestMessage) -> list[GuestMessage]:
    return [] if isinstance(message, kind) else [message]


def _unsigned(_: Liar, message: GuestMessage) -> list[GuestMessage]:
    signed = isinstance(message, ShareHash | Agree | ShareOpening | Act | Kept)
    return [replace(message, sig=NOBODY_SIGNS)] if signed else [message]


def _other_opening(liar: Liar, message: GuestMessage) -> list[GuestMessage]:
    """Opens what she has not promised, and signs it."""
    if not isinstance(message, ShareOpening):
        return [message]
    statement = liar.now.opening(liar.seat, FALSE[:32], message.cut or 0)
    return [replace(message, secret=FALSE[:32], sig=signature(liar.key, statement))]


def _other_list(_: Liar, message: GuestMessage) -> list[GuestMessage]:
    return [replace(message, sha256=FALSE)] if isinstance(message, Agree) else [message]


def _illegal(liar: Liar, message: GuestMessage) -> list[GuestMessage]:
    """Plays a card that she may not hold, signed, before the one that she chose."""
    if not isinstance(message, Act):
        return [message]
    card = next(card for card in ALL_CARDS if Play(card=card) != message.chosen)
    action = Play(card=card)
    statement = liar.now.choice(message.at, action, message.digest)
    illegal = replace(message, action=action_to_json(action), sig=signature(liar.key, statement))
    return [illegal, message]


def _other_question(_: Liar, message: GuestMessage) -> list[GuestMessage]:
    """Answers a question that was not asked before the one that was."""
    return [replace(message, at=message.at + 1), message] if isinstance(message, Act) else [message]


def _twice(_: Liar, message: GuestMessage) -> list[GuestMessage]:
    return [message, message]


def _comes_and_goes(_: Liar, message: GuestMessage) -> list[GuestMessage]:
    """Leaves, sits down and looks on in one breath, instead of playing a card."""
    if not isinstance(message, Act):
        return [message]
    seats = [Sit(seat=seat, name="Ghost", face="ada") for seat in range(6)]
    return [Leave(), *seats, Watch(name="Ghost", face="ada"), Ready(ready=True), message]


def _talks(liar: Liar, message: GuestMessage) -> list[GuestMessage]:
    """Says a great deal, and agrees to what nobody asks."""
    said = [Say(phrase=number % 12) for number in range(15)]
    answers = [Consent(seat=seat, claimant="7" * 64, yes=seat > 0) for seat in (liar.seat, 0)]
    return [*said, *answers, message]


LIES: Mapping[str, Lie] = {
    "signs a false digest of a choice": Lie(partial(_false_digest, Act, True), costs="digest"),
    "signs a false digest of a hand": Lie(partial(_false_digest, Kept, True), costs="digest"),
    "claims a false digest of a choice": Lie(partial(_false_digest, Act, False), most=1),
    "claims a false digest of a hand": Lie(partial(_false_digest, Kept, False)),
    "promises nothing": Lie(partial(_nothing, ShareHash), costs="line"),
    "signs no list": Lie(partial(_nothing, Agree), costs="line"),
    "signs another list": Lie(_other_list, costs="line"),
    "opens nothing once": Lie(partial(_nothing, ShareOpening), costs="unopened", most=1),
    "opens nothing": Lie(partial(_nothing, ShareOpening), costs="unopened"),
    "opens something else": Lie(_other_opening, costs="unopened"),
    "signs nothing": Lie(_unsigned, costs="line"),
    "plays a card that she may not": Lie(_illegal),
    "answers another question": Lie(_other_question),
    "plays nothing": Lie(partial(_nothing, Act), costs="clock"),
    "says everything twice": Lie(_twice),
    "leaves, sits and looks on at once": Lie(_comes_and_goes, costs="left", most=1),
    "talks without end": Lie(_talks),
    "keeps no record": Lie(partial(_nothing, Kept)),
}
"""Changes by name."""
