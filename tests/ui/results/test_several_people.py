"""With several people at the table, whatever all may read speaks of names, in every language."""

import re
from random import Random
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from briscola.capabilities.statistics.words import level_title
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.folding import as_seen_by, begin, fold
from briscola.client.view.view import ME, View
from briscola.engine.cards import Suit
from briscola.engine.events import Conceded, Declared, Event, HandEnded, MatchBegan
from briscola.engine.terms import PERSON
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.character_words import VOICES, addressed, name_of
from briscola.i18n.event_words import caption
from briscola.i18n.result_words import match_words, result_reason, result_words
from briscola.i18n.score_words import tallies
from briscola.i18n.seat_words import callers_points, partner_words
from briscola.storage.settings.settings import Settings
from briscola.ui.chat.farewell import partings
from briscola.ui.chat.occasions import Kind, lines
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces, style_of_seat
from tests.i18n.own_words import ALONE, YOU
from tests.ui.conftest import Open
from tests.ui.played import Played
from tests.ui.results.conftest import Written
from tests.ui.results.kept import final, game, match, result, run

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio")


def together(played: Played) -> Played:
    """The same with people at every seat."""
    people = [
        msgspec.structs.replace(one, name=name, level="person")
        for one, name in zip(played.setup.opponents, NAMES[1:], strict=False)
    ]
    setup = msgspec.structs.replace(played.setup, player=NAMES[0], opponents=tuple(people))
    return replace(played, setup=setup)


def names_at(played: Played) -> list[str]:
    return [name_of(played.setup, played.view.rules, place) for place in range(played.view.rules.places)]


@pytest.mark.slow
@pytest.mark.parametrize("language", YOU)
@pytest.mark.parametrize("name", ["pairs", "chiamata"])
def test_the_count_calls_everybody_by_name(
    open_app: Open, name: str, language: str, written: Written
) -> None:
    text.use(language)
    app = open_app((1280, 800), language=language, speed="none")
    run(result(app, together(game(name))), 0.2)
    said = {words for words, _rect in written(app)}
    assert "Anna" in " ".join(said)
    assert not [words for words in said if YOU[language].search(words)]


@pytest.mark.slow
@pytest.mark.parametrize("language", YOU)
@pytest.mark.parametrize("name", ["pairs", "three"])
def test_the_end_of_a_match_calls_everybody_by_name(
    open_app: Open, name: str, language: str, written: Written
) -> None:
    text.use(language)
    app = open_app((1280, 800), language=language, speed="none", small_talk=False)
    scene = final(app, together(match(name)))
    assert scene.won, "there is always somebody to drink to"
    run(scene, 0.2)
    said = {words for words, _rect in written(app)}
    assert not [words for words in said if YOU[language].search(words)]


@pytest.mark.parametrize("language", YOU)
@pytest.mark.parametrize("name", ["pairs", "chiamata", "morto"])
def test_every_caption_of_a_hand_calls_everybody_by_name(name: str, language: str) -> None:
    text.use(language)
    played = together(game(name))
    you, names = addressed(played.setup), names_at(played)
    first, *events = as_seen_by(played.log)
    assert isinstance(first, MatchBegan)
    said, view = list[str](), begin(first)
    for event in events:
        before, view = view, fold(event, view)
        said += caption(event, view, before, names, Settings(), naming=ITALIAN, you=you) or ()
    assert said
    assert not [words for words in said if YOU[language].search(words)]


@pytest.mark.parametrize("event", [Declared(seat=0, suit=Suit.COPPE, points=20), Conceded(seat=0)])
def test_what_somebody_says_at_a_shared_screen_has_her_name(event: Event) -> None:
    text.use("en")
    view = View(rules=make_rules("marianna", 2))
    said, _detail = caption(event, view, view, ["Ada", "Leo"], Settings(), naming=ITALIAN, you=None) or (
        "",
        "",
    )
    assert said.startswith("Ada ")


@pytest.mark.parametrize("language", YOU)
@pytest.mark.parametrize("name", ["two", "pairs", "chiamata", "six alone"])
def test_every_result_calls_everybody_by_name(name: str, language: str) -> None:
    text.use(language)
    played = together(game(name))
    view, names, people = played.view, names_at(played), played.setup.people
    assert view.ended is not None
    winners = {(), *((place,) for place in people), people[1:], people[:-1], people[::2], view.ended.winners}
    for won in winners:
        for capot in (False, True):
            ended: HandEnded = msgspec.structs.replace(view.ended, winners=won, capot=capot)
            seen = replace(view, ended=ended)
            for known in (False, True):
                said = result_words(seen, names, known=known, naming=ITALIAN, people=people)
                assert not [words for words in said if YOU[language].search(words)]
        title, line = match_words(replace(view, winners=won or (0,)), names, 3, you=addressed(played.setup))
        assert not YOU[language].search(f"{title} {line}")


def test_alone_the_words_are_as_they_were() -> None:
    played = game("two")
    assert addressed(played.setup) == ME and names_at(played)[ME] == "You"
    lines = [line.name for line in tallies(game("pairs").view, game("pairs").setup)]
    assert lines == ["Us", "Them"]


def test_people_on_one_side_say_us_and_on_both_sides_have_names() -> None:
    pairs = together(game("pairs"))
    assert [line.name for line in tallies(pairs.view, pairs.setup)] == ["Anna, Carla", "Bruno, Dario"]
    six = together(game("six"))
    assert [line.name for line in tallies(six.view, six.setup)] == ["Anna & co.", "Bruno & co."]
    partner = pairs.setup.opponents[1]
    allied = msgspec.structs.replace(
        game("pairs").setup, opponents=(*game("pairs").setup.opponents[:1], partner, pairs.setup.opponents[2])
    )
    computer = msgspec.structs.replace(allied.opponents[2], level="easy")
    allied = msgspec.structs.replace(allied, opponents=(*allied.opponents[:2], computer))
    assert allied.people == (0, 2)
    assert [line.name for line in tallies(pairs.view, allied)] == ["Us", "Them"]


def test_a_secret_partner_is_shown_to_nobody_who_looks_on() -> None:
    """The caller of a game of five holds nothing back, and the person is the secret partner."""
    played = together(game("chiamata"))
    view = replace(played.view, caller=2, partner=ME, revealed=False, ended=None)
    alone = game("chiamata").setup
    assert partner_words(view, alone) == "with you, in secret"
    assert partner_words(view, played.setup) == "partner: secret"
    points = replace(view, points=(10, 20, 31, 4, 5))
    assert callers_points(points, alone) == 41 and callers_points(points, played.setup) is None
    assert callers_points(replace(points, revealed=True), played.setup) == 41
    assert callers_points(replace(points, partner=None), alone) is None
    assert style_of_seat(view, alone, TurnAndFaces(), 2).side == "us"
    assert not style_of_seat(view, played.setup, TurnAndFaces(), 2).side


def test_a_person_has_no_level_and_keeps_the_name_at_her_turn() -> None:
    played = together(game("two"))
    view = replace(played.view, ended=None)
    look = style_of_seat(view, played.setup, TurnAndFaces(acting=ME, person=True), ME)
    assert look.name == "Anna" and look.detail in ("Your turn", "You lead")
    assert style_of_seat(view, played.setup, TurnAndFaces(), 1).detail == ""


def test_people_say_their_own_farewells_and_are_no_level_in_the_statistics() -> None:
    played = together(match("three"))
    assert partings(match("three").view, match("three").setup, Random(1), aloud=True)
    assert partings(played.view, played.setup, Random(1), aloud=True) == ()
    assert level_title(PERSON) == "People"


@pytest.mark.parametrize("language", ALONE)
def test_a_farewell_that_several_people_read_means_none_of_them_alone(language: str) -> None:
    text.use(language)
    said = [lines(name, kind) for name in VOICES for kind in get_args(Kind) if kind.endswith("_company")]
    for sayings in said:
        words = re.findall(r"\w+", " ".join(sayings).lower())
        assert words and not set(words) & set(ALONE[language].split()), sayings


@pytest.mark.parametrize("winner", [0, 2])
def test_computers_take_leave_of_a_company(winner: int) -> None:
    played = match("three")
    first, second = played.setup.opponents
    people = (msgspec.structs.replace(first, level=PERSON), second)
    setup = msgspec.structs.replace(played.setup, opponents=people)
    view = replace(played.view, winners=(winner,))
    kinds = {parting.kind for parting in partings(view, setup, Random(1), aloud=True)}
    assert kinds == {"gracious_company" if winner == 2 else "outdone_company"}


@pytest.mark.parametrize("winners", [(0, 2, 4), (1, 3, 5)])
def test_the_names_of_a_side_that_has_won_fit_beside_its_mark(
    open_app: Open, winners: tuple[int, ...]
) -> None:
    app, played = open_app((1024, 600)), together(match("six"))
    scene = final(app, replace(played, view=replace(played.view, winners=winners)))
    px = app.kit.scale.px
    for place, member in scene.people.members.items():
        name = app.kit.fonts.width(scene.names[place], "tag")
        assert name + max(10, px(18)) + px(10) + px(18) <= member.tag.width, scene.names[place]


def test_guests_without_a_name_are_told_apart() -> None:
    nobody = MatchSetup(players=3, opponents=tuple(together(game("three")).setup.opponents))
    bare = tuple(msgspec.structs.replace(one, name="") for one in nobody.opponents)
    setup = msgspec.structs.replace(nobody, opponents=bare)
    assert [name_of(setup, setup.rules(), place) for place in range(3)] == ["Guest 1", "Guest 2", "Guest 3"]


def test_the_points_of_the_winner_who_is_named_come_first() -> None:
    began = MatchBegan(
        variant="briscola",
        players=2,
        sides=((0,), (1,)),
        winning_hands=1,
        options={},
        levels=(PERSON, PERSON),
        seed=None,
    )
    ended = HandEnded(hand=1, points=(47, 73), winners=(1,), reason="points", capot=False, score=(0, 1))
    view = begin(began)
    assert result_reason(view, ended, NAMES, people=(0, 1)) == "73 to 47"
    assert result_reason(view, ended, NAMES) == "47 to 73"
