"""A changed program of the host: a guest believes nothing that can be checked, and nobody chooses a deal."""

import pytest
from msgspec.structs import replace

from briscola.client.checking.sign_witnesses import check_witnesses
from briscola.client.host.live import live_events
from briscola.client.visit.followed_match import told_header
from briscola.client.visit.guest_match import GuestMatch
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.own_seat_check import OwnSeatCheck
from briscola.client.visit.visitor_parts import SelfIdentity, UnkeptRecords
from briscola.engine.actions import Action
from briscola.engine.events import Contributed, Event, Played, Signalled, Signed, TrickTaken
from briscola.engine.variants import make_rules
from briscola.network.keys.statements import signature
from briscola.network.lines.signed_entries import Situation
from briscola.network.messages.fields import ListedShare
from briscola.network.messages.from_host import AskFor, HostMessage, MatchHeader, ShareList
from briscola.players.talk import conversation
from briscola.table.table import Phase
from tests.client.friends.changed_hosts import CHANGES
from tests.client.friends.in_memory import TABLE, Company, header_of, key_of

THREE = make_rules("briscola", 3)
PEOPLE = (0, 1, 2)
VICTIM = 1


def company(number: int = 0) -> Company:
    """A table; its `number` decides, with the id of the match, who deals first."""
    header = header_of(THREE, PEOPLE, winning_hands=2)
    return Company(replace(header, id=f"{number:02x}" * 16) if number else header, seed=4)


def victim_cuts(table: Company) -> bool:
    """True if the victim cuts in the first hand; the table has to begin anew."""
    trial = Company(table.header, seed=4)
    trial.until(lambda: trial.host.table.phase is Phase.CUT and VICTIM in trial.host.questions.waiting)
    return trial.host.table.shuffle.cuts == VICTIM


@pytest.mark.parametrize("cuts", [False, True])
def test_a_host_that_seals_other_bytes_for_one_seat_is_caught_before_anybody_opens(cuts: bool) -> None:
    """Its signature under what it has told her is of the other bytes. One seat `cuts`, too."""
    table = next(found for seed in range(20) if victim_cuts(found := company(seed)) is cuts)
    CHANGES["tells her another seal"][0](table, VICTIM)
    with pytest.raises(HostCheats, match="about other lines"):
        table.play()
    assert table.host.table.promises is None, "nobody has opened anything"


def test_a_host_that_splits_the_list_cannot_have_it_signed() -> None:
    """It shows the victim a list of its own."""
    own = key_of(0)

    def another_of_its_own(seat: int, message: HostMessage) -> HostMessage:
        if not isinstance(message, ShareList) or seat != VICTIM:
            return message
        first, *others = message.shares
        now = Situation(TABLE.public, table.header.id)
        victim = table.guests[VICTIM]
        assert victim is not None
        now.sealed(0, victim.now.chain)
        forged = replace(first, sha256="88" * 32, sig=signature(own, now.share(0, "88" * 32)))
        return replace(message, shares=(forged, *others))

    table = company()
    table.tamper = another_of_its_own
    table.play()
    (told, *_) = table.refused
    assert "another list" in getattr(told, "sentence", "")


def test_nobody_opens_before_everybody_has_signed() -> None:
    """A host that asks for an opening at once learns nothing."""

    def too_soon(seat: int, message: HostMessage) -> HostMessage:
        if seat != VICTIM or not isinstance(message, AskFor) or message.what != "agree":
            return message
        asked = replace(message, what="open")
        statement = table.host.log.now.ask(table.host.log.run, VICTIM, asked)
        return replace(asked, sig=signature(TABLE, statement))

    table = company()
    table.tamper = too_soon
    with pytest.raises(HostCheats, match="before everybody has signed"):
        table.play()


@pytest.mark.parametrize("killed", [False, True])
def test_a_guest_signs_one_list_for_a_seal_even_if_her_program_is_killed(killed: bool) -> None:
    table = company()
    table.until(lambda: table.disks[VICTIM].signed_list is not None)
    signed = table.disks[VICTIM].signed_list
    assert signed is not None
    seal = signed.chain
    shares = [Contributed(seat=s.seat, sha256=s.sha256, sig=s.sig) for s in table.shown_list]
    if killed:
        table.kill_guest(VICTIM)
        table.connect(VICTIM)
        while not (victim := table.guests[VICTIM]) or victim.now.chain.hex() != seal:
            table.receive(VICTIM)
    victim = table.guests[VICTIM]
    assert victim is not None and len(shares) == len(PEOPLE)
    another = tuple(ListedShare(seat=s.seat, sha256=s.sha256, sig=s.sig) for s in shares[:-1])
    with pytest.raises(HostCheats, match="two lists of promises"):
        list(victim.receive(ShareList(at=1, shares=another)))


# ---- two stories


def test_a_card_that_she_has_not_chosen_is_seen_by_her_program(monkeypatch: pytest.MonkeyPatch) -> None:
    table = company()
    _play_another_card(table, monkeypatch)
    with pytest.raises(HostCheats, match="a card for this person that she has not chosen"):
        table.play()


def test_a_play_that_nobody_signed_is_seen_by_others_after_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """She whose card it was says nothing: the signature is of the one she chose."""
    table = company()
    _play_another_card(table, monkeypatch)
    monkeypatch.setattr(OwnSeatCheck, "played", lambda *_: True)  # she is the host's friend
    with pytest.raises(HostCheats, match="not the signature of whoever sits at seat 2"):
        table.play()


def _play_another_card(table: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host plays another card for somebody, once."""
    act = table.host.table.act
    forged: list[int] = []

    def cheat(action: Action, signed: Signed | None = None) -> list[Event]:
        asked = table.host.table.asked
        assert asked is not None
        if asked.seat == 2 and not forged and len(asked.view.legal) > 1:
            forged.append(2)
            action = next(other for other in asked.view.legal if other != action)
        return act(action, signed)

    monkeypatch.setattr(table.host.table, "act", cheat)


# ---- the header


def test_a_match_of_another_table_or_without_me_is_refused() -> None:
    header = company().header
    with pytest.raises(HostCheats, match="not of this table"):
        told_header(message(header.line), table=b"x" * 32)
    with pytest.raises(HostCheats, match="does not name this person"):
        told = told_header(message(header.line), table=TABLE.public)
        GuestMatch(told, SelfIdentity(key=key_of(4)), UnkeptRecords(), seat=1)
    for line in ("{}", header.line.replace('"players":3', '"players":9')):
        with pytest.raises(HostCheats, match=r"no header|not of this table"):
            told_header(message(line), table=TABLE.public)


def message(header: str) -> MatchHeader:
    return MatchHeader(header=header, seat=1, run="00" * 16, lines=0)


# ---- signs


@pytest.mark.slow
def test_a_host_that_chooses_who_sees_a_sign_is_seen_after_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = make_rules("briscola", 4, {"spies": True})
    table = Company(header_of(rules, range(4)), seed=3)
    table.play()
    signs = [event for event in table.host.table.log if isinstance(event, Signalled)]
    assert check_witnesses(table.header, table.host.table.log) == len(signs) > 3
    monkeypatch.setattr(conversation, "caught_by", lambda _rules, seat, _chance: ((seat + 1) % 4,))
    with pytest.raises(HostCheats, match="the deal says that others saw this sign"):
        Company(header_of(rules, range(4)), seed=3).play()


def test_a_sign_has_the_same_witnesses_whenever_it_is_passed_on_within_a_trick() -> None:
    table = Company(header_of(make_rules("briscola", 4, {"spies": True}), range(4)), seed=3)
    table.play()
    log = table.host.table.log
    played = next(n for n, event in enumerate(log) if isinstance(event, Played) and n > len(log) - 20)
    trick = next(n for n in range(played, len(log)) if isinstance(log[n], TrickTaken))
    texts = {live_events(log[:n], table.header.terms).sign_of(2) for n in range(played, trick + 1)}
    assert len(texts) == 1
    assert live_events(log[: trick + 1], table.header.terms).sign_of(2) not in texts
