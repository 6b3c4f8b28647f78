"""What if, and why did that opponent do that? Asked and answered in the playback."""

import time

import pygame
import pytest
from msgspec import structs

from briscola.client.kept_matches import Bookshelf, OpenedMatch
from briscola.client.library import Library
from briscola.engine.actions import Play
from briscola.engine.events import Played
from briscola.i18n import coach_words as words
from briscola.ui.layout.card_spots import sample_means
from briscola.ui.layout.geometry import bounds
from briscola.ui.scenes.coach import CoachScene
from briscola.ui.scenes.coach.toolbar import of_hand
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.views.explanation_placement import told_beside
from briscola.ui.views.explanation_sheet import ExplanationWords
from tests.storage.evenings import EVERYTHING, setup
from tests.ui.match_history.ledger import keep, library_in
from tests.ui.playback.watched import Watched


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> OpenedMatch:
    library = library_in(tmp_path_factory.mktemp("kept"))
    keep(library, setup(level="easy"), seed=3, began="2026-11-20T19:03:11Z")
    return opened_match(library)


def opened_match(library: Library) -> OpenedMatch:
    """The match that was kept last."""
    bookshelf = Bookshelf(library)
    bookshelf.search(EVERYTHING)
    match = bookshelf.match(0)
    assert match is not None
    return bookshelf.open(match)


@pytest.fixture
def watched(opened: OpenedMatch) -> Watched:
    return Watched(log=list(opened.events), origin=opened.origin, setup=opened.setup, speed="none")


def own_stop(watched: Watched, at: int) -> int:
    """The stop before the person's choice of that number."""
    return [stop for stop in range(watched.reel.last) if watched.reel.actor(stop) == 0][at]


def test_one_may_ask_only_where_the_person_decides(watched: Watched) -> None:
    for stop in (0, *range(20, 36, 2), watched.reel.last):
        watched.jump(stop)
        assert watched.control("what_if").visible == (watched.reel.actor(stop) == 0)
    watched.key(pygame.K_w)
    assert watched.app.top is watched.scene


def test_the_table_goes_on_from_there_and_leads_back(watched: Watched) -> None:
    stop = own_stop(watched, -2)
    watched.jump(stop)
    seen = watched.show.view
    watched.click_on("what_if")
    table = watched.on_top(PlayScene)
    assert seen is not None and table.view is not None
    assert table.view.hands[0] == seen.hands[0] and table.over.notice.slips
    while isinstance(watched.app.top, PlayScene):
        legal = [action for action in table.seat.view.legal if isinstance(action, Play)]
        if legal:
            table.act(legal[-1])
        watched.let(0.3)
    count = watched.on_top(HandResult)
    assert "In the match: " in count.picture.remarks[0]
    assert not count.evidence.digest, "no file bears it"
    assert count.ways.coach is not None
    count.ways.coach()
    watched.frame()
    coached = watched.on_top(CoachScene)
    assert coached.keep is None, "it is judged, and nowhere written down"
    assert coached.other_from == 18 and len(coached.decisions) == 20, (
        "marked from the choice that was made anew"
    )
    assert (
        words.other_course_text(18)
        in of_hand(coached.judging, coached.context.rules, hands=1, other_from=18).sentences
    )
    watched.key(pygame.K_ESCAPE)
    assert watched.app.scenes[-1] is count
    count.ways.onwards()
    again = watched.on_top(PlayScene)
    assert again is not table, "once more, from the same choice"
    again.stops.pause()
    watched.frame()
    ways = {widget.name for widget in watched.top.group.widgets}
    assert "leave" in ways and "give-up" not in ways, "there is nothing to lose"
    again.on_leave()
    watched.frame()
    assert watched.app.top is watched.scene and watched.show.at == stop and watched.show.view == seen


def test_who_sat_beside_a_program_is_not_asked(opened: OpenedMatch) -> None:
    program = structs.replace(opened.setup.opponents[0], level="bot:whoever")
    setup_ = structs.replace(opened.setup, opponents=(program,))
    other = OpenedMatch(opened.match, setup_, opened.header, opened.events)
    assert opened.origin is not None and other.origin is None


def their_play(watched: Watched) -> int:
    """A stop after a card of an opponent who had a choice."""
    reel, log = watched.reel, watched.scene.log
    for stop in range(20, reel.last):
        event = reel.done(stop)
        if event is not None and isinstance(played := log[event], Played) and played.seat:
            return stop
    raise LookupError


def answered(watched: Watched) -> bool:
    """Wait for the answer."""
    for _ in range(200):
        watched.frame()
        if watched.scene.asked.answer is not None:
            return True
        time.sleep(0.02)
    return False


def test_an_opponent_is_asked_and_the_answer_goes_with_the_next_step() -> None:
    watched = Watched()
    watched.jump(their_play(watched))
    watched.click_on("why")
    assert answered(watched) and not watched.control("why").visible
    found = watched.scene.asked.answer
    assert found is not None and found.seat == 1
    watched.key(pygame.K_ESCAPE)
    assert not watched.scene.asked.busy and watched.app.top is watched.scene
    watched.key(pygame.K_y)
    assert answered(watched)
    watched.key(pygame.K_RIGHT)
    watched.frame()
    assert not watched.scene.asked.busy


def test_the_person_is_not_asked() -> None:
    watched = Watched()
    stop = next(at for at in range(20, watched.reel.last) if watched.reel.actor(at) == 0)
    watched.jump(stop + 1)
    assert not watched.control("why").visible
    watched.key(pygame.K_y)
    assert not watched.scene.asked.busy


WORDS = ExplanationWords(
    title="Why, Teresa?",
    about="Three of cups",
    sentences=[
        "In Teresa’s place, a hint would have advised something else: the ace of batons.",
        "It is so.",
    ],
)


@pytest.mark.parametrize("players", [2, 3])
def test_the_answer_covers_no_pile_and_lies_rather_on_the_slate(players: int) -> None:
    """The answer speaks of what was won."""
    watched = Watched(("briscola", players, {}))
    covered = 0
    for stop in range(30, watched.reel.last, 9):
        watched.jump(stop)
        view, layout = watched.scene.view, watched.scene.places
        assert view is not None
        _sheet, rect = told_beside(watched.app.kit, layout, view, WORDS)
        piled = {layout.pile_owner(place) for place in view.order if view.captured[place]}
        piles = [bounds(sample_means(layout.seats[p].pile, p, 40), layout.ratio) for p in piled]
        covered += rect.collidelist(piles) >= 0
    assert covered == 0
