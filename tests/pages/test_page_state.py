"""The page of a seat tells all that its person may know, and nothing else."""

import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.client.view.folding import fold_all
from briscola.client.visit.news import NewEntries
from briscola.engine import replay_cursor
from briscola.engine.actions import Play
from briscola.engine.cards import ALL_CARDS, card
from briscola.engine.events import Dealt, HandEnded, Played, Signalled, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import Rules
from briscola.engine.terms import STAND_IN
from briscola.engine.variants import make_rules
from briscola.i18n import languages
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.refusal_words import own_refusal_text
from briscola.i18n.tooltip_words import person_words
from briscola.pages.audience.audience import NotOffered
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.fields import ROOM_OF_STATE
from briscola.pages.messages.from_page import Do
from briscola.pages.messages.table import PageState
from briscola.pages.server.page_files import STATIC
from briscola.pages.shown.page_choices import carry_out, choice_id, chosen
from briscola.pages.shown.seat_story import seat_story
from briscola.pages.shown.state import page_state
from briscola.storage.settings.settings import Settings
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable
from tests.client.friends.in_memory import Company, header_of
from tests.client.friends.test_remote_seat import Window, at_turn
from tests.client.reloading import memory_of
from tests.client.steps import Game
from tests.client.table_of_people import TableOfPeople, several
from tests.client.two_worlds import SECRETIVE, worlds
from tests.engine.strategies import games
from tests.pages.served_pages import offered
from tests.pages.told_page import told_page
from tests.property_based import examples
from tests.spread import quick_some

SEEDS = st.integers(0, 2**32)
SETTINGS = Settings()
LANGUAGES = tuple(languages.LANGUAGES)


def state_of(seat: SeatControl, language: str = "en", **more: bool) -> PageState:
    seat.take_new_events()
    state = page_state(seat, language, SETTINGS, **more)
    assert state is not None
    return state


def codes_in(state: PageState) -> set[str]:
    found: set[str] = set()

    def search(part: object) -> None:
        match part:
            case dict():
                found.update(filter(None, [part.get("card")]))
                for each in part.values():
                    search(each)
            case list():
                for each in part:
                    search(each)

    told = msgspec.to_builtins(state)
    told.pop("choices", None)  # whoever calls a card may name any
    search(told)
    return found | ({state.turned} - {""})


def may_know(seat: HostedSeat) -> set[str]:
    """The cards that a person may know: by her own view, and those of the last trick."""
    if not seat.dealt:
        return {card.code for card in seat.rules.pack}
    view = seat.view
    known = {*view.hand, *(play.card for play in view.table)}
    known |= {card for cards in (*view.open.values(), *view.known.values()) for card in cards}
    known |= {play.card for trick in view.tricks for play in trick.plays}
    known |= {action.card for action in view.legal if isinstance(action, Play)}
    return {card.code for card in known} | ({view.turned.code} if view.turned else set())


def moments(table: TableOfPeople, hands: int) -> Iterator[None]:
    """Every moment until so many hands have been played, or the match is over."""
    while sum(isinstance(event, HandEnded) for event in table.log) < hands and not table.host.over:
        table.anybody().converse()
        table.step()
        yield


def check_page(seat: HostedSeat, language: str) -> None:
    """The page can be sent, says what the seat sees, and names no card that the person may not know."""
    state = state_of(seat, language, draws_table=True)
    assert told_page(encode_for_page(state).encode()) == state
    assert codes_in(state) <= may_know(seat)
    many = any(choice.kind == "bid" or choice.card for choice in state.choices)  # as many for whatever cards
    assert len(encode_for_page(state).encode()) in (ROOM_OF_STATE, ROOM_OF_STATE * (2 if many else 1))
    story = seat_story(seat, SETTINGS, naming=ITALIAN)
    whole = fold_all(seat.history)
    assert story is not None and whole is not None
    assert story.view.score == whole.score and story.view.hand_number == whole.hand_number
    assert story.view.points == whole.points and story.view.dealer == whole.dealer
    assert state.own_turn == seat.next_step.value.startswith("own_")
    if seat.next_step is NextStep.OWN_MOVE:
        made = {chosen(seat, Do(at=state.at, choice=each)) for each in offered(state)}
        assert made == {*seat.view.legal}, "each thing that is legal is offered, and nothing else"
        for held in state.hand:
            if held.card and not held.choice:  # the language may be another here
                told = own_refusal_text(seat.refusal(Play(card=card(held.card))))
                assert bool(held.note) == bool(told), "a rule that has a sentence says it on a page, too"


@given(games(), SEEDS)
@examples(4)
def test_a_page_offers_what_is_legal_and_tells_nothing_hidden(rules: Rules, seed: int) -> None:
    table, chance = TableOfPeople(several(rules, [0, 1]), seed=seed), Random(seed)
    for _moment in moments(table, hands=1):
        check_page(chance.choice(list(table.seats.values())), chance.choice(LANGUAGES))


@pytest.mark.parametrize("game", quick_some([pytest.param(game) for game in SECRETIVE], 3), ids=str)
def test_no_byte_of_a_page_depends_on_a_card_that_its_person_does_not_see(
    monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    monkeypatch.setattr(replay_cursor, "check_deck", lambda *_: None)  # nobody finds bytes for the other deal
    rules, compared = make_rules(*game), 0
    table = TableOfPeople(several(rules, range(rules.players)), seed=3)
    for _moment in moments(table, hands=4):
        pass
    recorder, setup = memory_of(table.seats[0]), table.host.setup
    assert recorder.terms is not None
    for here, there, place in worlds(table.log):
        try:
            two = [
                RefereedTable.resumed(log, terms=recorder.terms, deals=SeededDeals(0))
                for log in (here, there)
            ]
        except BadRecord:
            continue  # what somebody played earlier would have been against the rules with those cards
        seats = [HostedSeat(MatchHost(setup, table=one, recorder=recorder), place) for one in two]
        pages = [encode_for_page(state_of(seat, draws_table=True)) for seat in seats]
        assert pages[0] == pages[1]
        compared += 1
    assert compared >= 6


@pytest.mark.slow
@given(games(), SEEDS)
@examples(60)
def test_a_page_is_right_hand_after_hand(rules: Rules, seed: int) -> None:
    table, chance = TableOfPeople(several(rules, range(rules.players)), seed=seed), Random(seed)
    for _moment in moments(table, hands=3):
        if chance.random() < 0.4:
            check_page(chance.choice(list(table.seats.values())), chance.choice(LANGUAGES))


@pytest.mark.slow
@given(games(), SEEDS)
@examples(8)
def test_a_story_told_on_is_the_one_told_from_the_start(rules: Rules, seed: int) -> None:
    """Whatever language and settings change meanwhile, what is taken back, and who has another name."""
    table, chance = TableOfPeople(several(rules, [0, 1]), seed=seed), Random(seed)
    language, settings = "en", SETTINGS
    for _moment in moments(table, hands=3):
        if chance.random() < 0.1:
            language = chance.choice(LANGUAGES)
        if chance.random() < 0.1:
            settings = msgspec.structs.replace(settings, show_reason=not settings.show_reason)
        for place, seat in table.seats.items():
            seat.take_new_events()
            if chance.random() < 0.02:
                seat.rename(chance.choice(("Ada", "Elena")))
            if chance.random() < 0.5:
                told_on = page_state(seat, language, settings, draws_table=True, phrases=True)
                afresh = HostedSeat(table.host, place)
                assert told_on == page_state(afresh, language, settings, draws_table=True, phrases=True)


def test_a_story_follows_what_is_taken_back() -> None:
    table = TableOfPeople(several(make_rules("briscola", 2), [0]), seed=4)
    seat, taken_back = table.seats[0], 0
    for moment, _ in enumerate(moments(table, hands=1)):
        state_of(seat)
        if moment % 3 == 2 and seat.can_take_back:
            seat.take_back()
            taken_back += 1
        assert state_of(seat) == state_of(HostedSeat(table.host, 0))
        if taken_back == 4:
            return
    raise AssertionError("nothing was taken back")


def test_a_card_that_came_too_late_does_not_stay_on_the_table() -> None:
    seat = at_turn(1).seat
    before, (chosen, other, *_) = state_of(seat), seat.view.hand
    seat.choose(Play(card=chosen))
    assert [card.card for card in state_of(seat).trick] == [
        *(card.card for card in before.trick),
        chosen.code,
    ]
    seat.receive(NewEntries(events=(Played(seat=1, card=other),)))
    played, hand = state_of(seat), [card.card for card in before.hand]
    assert [card.card for card in played.trick] == [*(card.card for card in before.trick), other.code]
    assert [card.card for card in played.hand] == [code for code in hand if code != other.code]


def begun(rules: Rules, seed: int = 5) -> TableOfPeople:
    """A table at the first decision of a person."""
    table = TableOfPeople(several(rules, range(rules.players)), seed=seed)
    while table.host.table.phase is not Phase.PLAY:
        table.step()
    return table


def test_a_choice_of_another_moment_is_dropped() -> None:
    """Also one that may be made again by now, as her turn has come round meanwhile."""
    table = begun(make_rules("briscola", 2))
    asked = table.host.table.asked
    assert asked is not None
    seat = table.seats[asked.seat]
    before = state_of(seat)
    played, kept, *_ = (held.choice for held in before.hand)
    carry_out(seat, chosen(seat, Do(at=before.at, choice=played)))
    while not (now := state_of(seat)).own_turn:
        table.step()
    assert kept in offered(now)
    with pytest.raises(NotOffered):
        chosen(seat, Do(at=before.at, choice=kept))
    assert choice_id(chosen(seat, Do(at=now.at, choice=kept))) == kept


def test_whoever_is_not_to_act_is_told_who_is() -> None:
    table = begun(make_rules("briscola", 3))
    asked = table.host.table.asked
    assert asked is not None
    own = state_of(table.seats[asked.seat])
    other = state_of(table.seats[(asked.seat + 1) % 3])
    assert own.own_turn and own.ask in ("Your turn", "You lead")
    assert not other.own_turn and "is thinking" in other.ask
    assert [player.turn for player in other.players].count(True) == 1
    assert not any(card.choice for card in other.hand) and not other.choices


def test_a_dealer_is_asked_on_her_page_which_card_shows_the_trumps() -> None:
    """V-SU-5: with two choices, by which the cards are dealt; the others read who is asked."""
    rules = make_rules("sueca", 4, {"trump_card": "dealer"})
    for choice, top in (("trump-card bottom", False), ("trump-card top", True)):
        table = TableOfPeople(several(rules, range(4)), seed=5)
        while table.host.table.phase is not Phase.TRUMP_CARD:
            table.step()
        dealer = table.host.table.dealer
        seat, other = table.seats[dealer], table.seats[(dealer + 1) % 4]
        own, theirs = state_of(seat), state_of(other)
        assert told_page(encode_for_page(own).encode()) == own, "the page can be told"
        assert own.own_turn and own.ask == "Which card shows the trumps?" and not own.cut
        offers = {each.id: each.label for each in own.choices}
        assert offers == {"trump-card bottom": "The bottom card", "trump-card top": "The top card"}
        assert not any(each.card for each in own.hand)
        assert not theirs.own_turn and not theirs.choices and "is thinking" in theirs.ask
        for wrong in (Do(at=own.at, choice="trump-card"), Do(at=own.at, choice="trump-card middle")):
            with pytest.raises(NotOffered):
                chosen(seat, wrong)
        with pytest.raises(NotOffered):
            chosen(other, Do(at=theirs.at, choice=choice))
        carry_out(seat, chosen(seat, Do(at=own.at, choice=choice)))
        dealt = next(event for event in reversed(table.log) if isinstance(event, Dealt))
        assert dealt.top_turned is top and state_of(other).turned == str(dealt.turned and dealt.turned.code)
        with pytest.raises(NotOffered):
            chosen(seat, Do(at=own.at, choice=choice))


def test_each_page_speaks_its_own_language() -> None:
    table = begun(make_rules("briscola", 2))
    seat = table.seats[0]
    said = {
        language: state_of(seat, language).subtitle + state_of(seat, language).ask for language in LANGUAGES
    }
    assert len({*said.values()}) == len(LANGUAGES)


def test_the_result_of_a_hand_stands_there_until_the_next_begins() -> None:
    table = TableOfPeople(several(make_rules("briscola", 2), [0, 1]), seed=3)
    for _moment in moments(table, hands=4):
        pass
    state = state_of(table.seats[0])
    assert state.result is not None and state.result.title and state.result.text
    last = [event.card.code for event in table.log if isinstance(event, Played)][-2:]
    assert [lies.card for lies in state.last_trick] == last and state.last_text, "the answer to her last card"
    sides = state.result.sides
    assert sum(side.points for side in sides) == state.result.total == 120 and state.result.needed == 61
    assert sorted(card for side in sides for card in side.cards) == sorted(card.code for card in ALL_CARDS)
    assert [side.side for side in sides] == ["us", "them"]


def test_a_sign_is_on_the_face_of_its_maker_for_those_who_have_seen_it_until_a_card_falls() -> None:
    table = begun(make_rules("briscola", 4))
    maker = table.seats[1]
    while not maker.signs:
        table.step()
    maker.signal("ace")
    (said,) = [event for event in table.log if isinstance(event, Signalled)]
    for at, seat in table.seats.items():
        (face,) = [player for player in state_of(seat).players if (at + player.place) % 4 == 1]
        assert bool(face.grimace) == bool(face.says) == (at == 1 or at in (said.seen_by or ()))
        assert face.grimace in ("", "kiss")
    table.step()
    assert isinstance(table.log[-1], Played)
    assert not any(player.grimace for seat in table.seats.values() for player in state_of(seat).players)


def test_the_page_fills_in_each_list_and_number_that_is_left_out() -> None:
    """A state comes without what is empty; page.js counts on lists and numbers."""
    script = (STATIC / "page.js").read_text(encoding="utf-8")
    filled = dict(re.findall(r"^\t(\w+): (\[\]),$", script, re.MULTILINE))
    filled |= dict(re.findall(r"(\w+): (0)\b", script.split("page.state = {", 1)[1].split("}")[0]))
    empty = {"()": "[]", "0": "0"}
    fields = msgspec.structs.fields(PageState)
    assert filled == {each.name: empty[repr(each.default)] for each in fields if repr(each.default) in empty}


def test_at_a_person_s_face_stands_no_level_of_the_computer_that_plays_for_her() -> None:
    seat = at_turn(0).seat
    notes = []
    rosa = Occupant(name="P1", face="rosa", key=seat.header.choices.occupants[1].key)
    stands_in = Occupant(name="P1", face="rosa", level=STAND_IN)
    for events in ((Sits(seat=1, who=rosa),), (Sits(seat=1, who=stands_in, why="line"),)):
        seat.receive(NewEntries(events=events))
        while seat.take_new_events():
            pass
        state = page_state(seat, "en", SETTINGS)
        assert state is not None
        view = fold_all(seat.history)
        assert view is not None
        notes.append((state.players[1].note, person_words(seat.setup, view, 1)))
    assert notes == [("", ""), ("computer plays", "computer plays")]


@pytest.mark.parametrize("place", [0, 1])
def test_a_page_says_you_to_its_person_also_while_a_computer_plays_for_her(place: int) -> None:
    company = Company(header_of(make_rules("briscola", 2), (0, 1)), seed=3)
    company.play()
    seat = Window(company, place).seat
    stand_in = Occupant(name=f"P{place}", face="person-man", level="medium")
    told: list[set[str]] = []
    for events in ((), (Sits(seat=place, who=stand_in, why="line"),)):
        seat.receive(NewEntries(events=events))
        while seat.take_new_events():
            pass
        state = page_state(seat, "en", SETTINGS)
        assert state is not None
        told.append({each.words.partition(" · ")[0] for each in state.happened if " take" in each.words})
    assert told == [{"You take it", f"P{1 - place} takes it"}] * 2
