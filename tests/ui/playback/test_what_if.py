"""A match looked at with the eyes of one seat; what if, and why? Asked and answered in the playback."""

import time

import pygame
import pytest
from msgspec import structs

from briscola.capabilities.coach import words
from briscola.capabilities.coach.window.scene import CoachScene
from briscola.capabilities.coach.window.session import of_hand
from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import KeptMatches, OpenedMatch
from briscola.engine.actions import Play
from briscola.engine.events import Event, Played, Requested, Signalled
from briscola.i18n.card_words import the_card
from briscola.i18n.inference_words import title_of
from briscola.ui.layout.table.card_spots import HAND_LAYER, pile_poses, spots
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.views.text.explanation_placement import place_explanation
from briscola.ui.views.text.explanation_sheet import ExplanationWords
from briscola.ui.widgets.dropdown import Dropdown
from tests.storage.evenings import EVERYTHING, setup
from tests.ui.match_history.ledger import keep, library_in
from tests.ui.playback.watched import Game, Watched, match_of

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> OpenedMatch:
    library = library_in(tmp_path_factory.mktemp("kept"))
    keep(library, setup(level="easy"), seed=3, began="2026-11-20T19:03:11Z")
    return opened_match(library)


def opened_match(library: Library) -> OpenedMatch:
    """The match that was kept last."""
    bookshelf = KeptMatches(library)
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
        assert watched.control("what_if").usable == (watched.reel.actor(stop) == 0)
    watched.key(pygame.K_w)
    assert watched.app.top is watched.scene


def test_both_questions_stand_at_one_place_in_every_pause(watched: Watched) -> None:
    """One without an answer says when it has one; while the match runs, neither is there."""
    names = ("why", "what_if")
    places = {name: watched.control(name).rect.copy() for name in names}
    usable = set()
    for stop in range(watched.reel.last + 1):
        watched.jump(stop)
        buttons = [watched.control(name) for name in names]
        assert all(button.visible and button.rect == places[button.name] for button in buttons)
        assert all(bool(button.told()) != button.usable for button in buttons)
        usable.add(tuple(button.usable for button in buttons))
    assert {(True, False), (False, True), (False, False)} <= usable
    watched.jump(20)
    watched.show.playing = True
    watched.frame()
    assert not any(watched.control(name).visible for name in names)


def test_the_focus_leaves_a_question_that_has_no_answer_any_more(watched: Watched) -> None:
    stop = own_stop(watched, 3)
    watched.jump(stop)
    watched.scene.group.focus_name("what_if")
    watched.jump(watched.reel.last)
    assert watched.scene.group.focused is watched.control("play")


def test_a_match_whose_computers_are_unknown_has_no_what_if(opened: OpenedMatch) -> None:
    bare = Watched(log=list(opened.events), setup=opened.setup, speed="none")
    bare.jump(own_stop(bare, 3))
    assert "what_if" not in {widget.name for widget in bare.scene.group.widgets}
    assert bare.control("why").rect.bottom == bare.scene.context.layout.size[1] - bare.scene.kit.scale.px(22)


def test_the_table_goes_on_from_there_and_leads_back(watched: Watched) -> None:
    stop = own_stop(watched, -2)
    watched.jump(stop)
    seen = watched.show.view
    watched.click_on("what_if")
    table = watched.on_top(PlayScene)
    assert seen is not None and table.view is not None
    assert table.view.hands[0] == seen.hands[0] and table.overlays.notice.hover_targets
    while isinstance(watched.app.top, PlayScene):
        legal = [action for action in table.seat.view.legal if isinstance(action, Play)]
        if legal:
            table.act(legal[-1])
        watched.let(0.3)
    count = watched.on_top(HandResult)
    assert "In the match: " in count.picture.remarks[0]
    assert not count.evidence.digest, "no file bears it"
    watched.key(pygame.K_SPACE)
    watched.let(3.0)
    watched.click_on("coach")
    coached = watched.on_top(CoachScene)
    session = coached.session
    assert session.store is None, "it is judged, and nowhere written down"
    assert session.other_from == 18 and len(session.decisions) == 20, "marked from the choice made anew"
    told = of_hand(session.judging, coached.context.rules, hands=1, other_from=18)
    assert words.other_course_text(18) in told.sentences
    watched.key(pygame.K_ESCAPE)
    assert watched.app.scenes[-1] is count
    count.actions.next()
    again = watched.on_top(PlayScene)
    assert again is not table, "once more, from the same choice"
    again.pause()
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
    assert answered(watched) and watched.control("why").usable
    watched.click_on("why")
    watched.frame()
    assert not watched.scene.asked.busy, "asked again it is put away"
    watched.click_on("why")
    assert answered(watched)
    found = watched.scene.asked.answer
    assert found is not None and found.seat == 1
    watched.key(pygame.K_ESCAPE)
    assert not watched.scene.asked.busy and watched.app.top is watched.scene
    watched.key(pygame.K_y)
    assert answered(watched)
    watched.key(pygame.K_RIGHT)
    watched.frame()
    assert not watched.scene.asked.busy


def test_an_answer_names_no_card_that_this_view_hides() -> None:
    """With everybody's cards open, or with that seat's eyes, the same answers name some of them."""
    watched = Watched()
    reel, log, context = watched.reel, watched.scene.log, watched.scene.context
    named = {"hidden": 0, "open": 0, "eyes": 0}
    for stop in range(10, reel.last, 3):  # a maestro thinks at each
        event = reel.done(stop)
        if event is None or not isinstance(played := log[event], Played) or not played.seat:
            continue
        watched.jump(stop)
        watched.click_on("why")
        assert answered(watched)
        found = watched.scene.asked.answer
        assert found is not None
        others = [card for card in found.decision.view.hand if card != played.card]
        for view in ("hidden", "open", "eyes"):
            if view == "open":
                watched.scene.show.open(True)
            elif view == "eyes":
                watched.scene.show.show_seat(1)
            else:
                watched.scene.show.open(False)
            watched.frame()
            said = watched.scene.spoken_text.casefold()
            named[view] += any(the_card(card, naming=context.naming).casefold() in said for card in others)
        watched.scene.show.open(False)
        watched.key(pygame.K_ESCAPE)
    assert named["hidden"] == 0 and named["open"] > 0 and named["eyes"] == named["open"], named


def test_the_person_is_not_asked() -> None:
    watched = Watched()
    stop = next(at for at in range(20, watched.reel.last) if watched.reel.actor(at) == 0)
    watched.jump(stop + 1)
    assert not watched.control("why").usable
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
        view, layout = watched.scene.view, watched.scene.context.layout
        assert view is not None
        rect = place_explanation(watched.app.kit, layout, view, WORDS).rect
        piled = {layout.pile_owner(place) for place in view.order if view.captured[place]}
        piles = [bounds(pile_poses(layout.seats[p].pile, p, 40), layout.ratio) for p in piled]
        covered += rect.collidelist(piles) >= 0
    assert covered == 0


def the_list(watched: Watched) -> Dropdown:
    """The list of eyes."""
    found = watched.control("eyes")
    assert isinstance(found, Dropdown)
    return found


def line_of(watched: Watched, at: int) -> tuple[int, int]:
    """The middle of a line of the open list."""
    rect, lines = the_list(watched).list_rect(), len(the_list(watched).values)
    return rect.centerx, round(rect.y + rect.height * (at + 0.5) / lines)


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize(
    "game",
    [
        ("chiamata", 4, {"morto": "open"}),
        pytest.param(("prini", 2, {"deal_all": True}), marks=pytest.mark.slow),
    ],
)
def test_deal_and_first_tricks_are_led_through_with_other_eyes(game: Game) -> None:
    watched = Watched(game)
    show, reel = watched.show, watched.reel
    for _ in range(2):
        watched.key(pygame.K_e, "e")
    assert show.eyes == 1
    for at in range(1, 24):
        watched.key(pygame.K_RIGHT)
        while not show.waiting:
            watched.let(0.5)
        assert show.at == at and show.eyes == 1 and show.view == reel.view(at, eyes=1)
    watched.key(pygame.K_PAGEUP)
    assert show.eyes == 1 and show.view == reel.view(show.at, eyes=1)


def test_the_list_is_opened_with_the_mouse_and_says_whose_eyes_these_are() -> None:
    watched = Watched(("briscola", 4, {}))
    show = watched.show
    show.jump(watched.reel.hands[0].first)
    watched.click_on("eyes")
    assert watched.scene.eyes.open
    watched.key(pygame.K_DOWN)
    assert show.at == watched.reel.hands[0].first, "the arrows are the list's while it hangs open"
    watched.click(line_of(watched, 4))
    watched.frame()
    assert show.eyes == 2 and not watched.scene.eyes.open
    chosen = the_list(watched)
    assert chosen.values[chosen.index] == title_of(2, watched.scene.match_setup, watched.scene.context.names)
    watched.tap(the_list(watched).rect.center)
    watched.tap(line_of(watched, 1))
    assert show.opened and show.eyes is None


def test_the_persons_own_cards_lie_face_down_and_the_others_open() -> None:
    watched = Watched(("briscola", 4, {}))
    show, scene = watched.show, watched.scene
    watched.jump(watched.reel.hands[0].first, eyes=3)
    assert show.view is not None and not scene.hand.codes
    lying = spots(show.view, scene.context.layout).values()
    own = [spot for spot in lying if spot.place == 0 and spot.layer >= HAND_LAYER]
    assert [spot.code for spot in own] == [None] * 3
    assert {spot.code for spot in lying if spot.place == 3} == {c.code for c in show.view.hands[3] if c}
    assert watched.control("backs 0").rect.colliderect(scene.context.layout.hand_rect)


def test_a_gamepad_goes_from_seat_to_seat_and_the_next_step_keeps_the_eyes() -> None:
    watched = Watched(("briscola", 3, {}))
    show = watched.show
    show.jump(watched.reel.hands[0].first)
    seen = []
    for _ in range(4):
        watched.pads(pygame.JOYBUTTONDOWN, button=3)
        seen.append(show.eyes)
    assert seen == [0, 1, 2, None]
    watched.key(pygame.K_e, "e", pygame.KMOD_SHIFT)
    watched.key(pygame.K_e, "e", pygame.KMOD_LCTRL)
    assert show.eyes == 2
    watched.pads(pygame.JOYHATMOTION, value=(1, 0))
    assert show.eyes == 2 and show.at == watched.reel.hands[0].first + 1


def test_a_sign_is_not_told_as_the_person_saw_it_to_whoever_has_other_eyes() -> None:
    watched = Watched(("briscola", 4, {}))
    sign, asked = Signalled(seat=2, sign="ace", seen_by=(0,)), Requested(seat=2, ask="trump")
    for eyes, told in ((None, [sign]), (1, [])):
        watched.show.open(False)
        if eyes is not None:
            watched.show.show_seat(eyes)
        watched.scene.show_said(sign)
        assert [heard.said for heard in watched.scene.signs.heard.values()] == told
        watched.scene.signs.clear()
    watched.scene.show_said(asked)
    assert watched.scene.signs.busy


@pytest.mark.usefixtures("every_frame")
def test_what_the_seat_could_know_lies_there_while_nothing_moves() -> None:
    log: list[Event] = match_of(("briscola", 2, {}))
    watched = Watched(log=log)
    sheet = watched.scene.known
    watched.jump(watched.reel.hands[0].first + 30, eyes=1)
    assert (first := sheet.sheet) is not None
    assert first.told.title == "Peppe" and first.told.sentences
    assert not first.rect.colliderect(the_list(watched).rect)
    assert watched.scene.tooltips.at(first.rect.center) is None, "what lies under it does not answer"
    watched.key(pygame.K_RIGHT)
    watched.let(2)
    assert sheet.sheet is not first, "of the next stop it says something else"
