"""The slate on a page: what it shows and takes, and the small files that it is made of."""

import gzip
import re

import pytest
from msgspec import structs

from briscola.capabilities.slate.browser import SlateOnPage
from briscola.capabilities.slate.evening import RealEvening, rows
from briscola.capabilities.slate.hand import RealHand
from briscola.capabilities.slate.open_slate import OpenSlate
from briscola.capabilities.slate.questions import HandQuestion, question
from briscola.client.tournament.table_result import TableGame
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.from_page import ChooseGame, Do
from briscola.pages.server.page_files import STATIC, homes, page_file
from tests.client.slate.entered import hands_of, match_of, presses
from tests.client.slate.test_every_game import GAMES, begun
from tests.pages.test_page_files import LOBBY
from tests.pages.told_page import told_page
from tests.spread import quick_diagonal

FOLDER = STATIC / "slate"
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}


def open_slate(evening: RealEvening | None = None) -> OpenSlate:
    return OpenSlate(lambda _evening: True, evening, lambda: ("new", "2026-11-27T20:15:00Z"))


def test_nothing_of_the_page_comes_from_elsewhere() -> None:
    for name, text in TEXTS.items():
        assert "//" not in re.sub(r"(?m)(^|\s)//\s.*$", "", text), name


def test_everything_that_the_page_asks_for_is_there_for_ever() -> None:
    home = page_file("/slate")
    assert home is not None and not home.lasting and homes()["/slate"].name == "slate.html"
    html = gzip.decompress(home.gzipped).decode()
    asked = {f"/{path}" for path in re.findall(r'(?:src|href)="([^"]+)"', html)}
    asked.remove(LOBBY)
    folder = next(path.rpartition("/")[0] for path in asked if path.endswith("slate.js"))
    asked |= {f"{folder}/{name}" for name in re.findall(r'from "\./([\w.]+)"', TEXTS["slate.js"])}
    files = {path: page_file(path) for path in asked}
    assert len(files) > 6 and all(file is not None and file.lasting for file in files.values()), files


def test_every_label_that_the_page_shows_is_told_to_it() -> None:
    labels = SlateOnPage(open_slate(begun(TableGame())), "en").state().labels
    assert set(re.findall(r"""\blabels(?:\.|\[")([\w-]+)""", TEXTS["slate.js"])) <= set(labels)


def test_a_slate_leads_to_all_tables_where_there_is_a_lobby_and_only_there() -> None:
    for evening in (None, begun(TableGame())):
        pages = [SlateOnPage(open_slate(evening), "it", lobby=lobby) for lobby in (True, False)]
        assert [page.state().labels["home"] for page in pages] == ["Tutti i tavoli", ""]


@pytest.mark.parametrize(
    ("game", "language"),
    quick_diagonal(GAMES[::4], ["en", "hr"]),
    ids=lambda each: each if isinstance(each, str) else each.rules().slug,
)
def test_presses_on_a_page_write_what_the_engine_says(game: TableGame, language: str) -> None:
    rules, slate = game.rules(), open_slate(begun(game))
    page, other = SlateOnPage(slate, language), SlateOnPage(slate, "it")
    for hand, ended, end in hands_of(rules, match_of(game, 3)):
        for given in presses(rules, hand):
            state = page.state()
            assert told_page(encode_for_page(state).encode()) == state
            offered = [answer.id for answer in state.answers]
            number = state.number
            assert given in offered or (number and number.least <= int(given) <= number.most)
            assert page.take(Do(at=state.at, choice=given)) == ""
        shown = page.state()
        assert slate.evening is not None
        times = rows(slate.evening.now)[-1].match.standing.times
        assert bool(shown.note) is (end is not None or times > 1)
        assert end is not None or (str(times) in shown.note) is (times > 1)
        assert [(line.strokes, line.figure) for line in other.state().lines] == [
            (line.strokes, line.figure) for line in shown.lines
        ]
        score = [
            line.strokes if shown.strokes else int(line.figure.replace("−", "-")) for line in shown.lines
        ]
        places = [side[0] for side in rules.sides] if rules.in_sides else range(rules.players)
        values = ended.balance if rules.scored_by_balance and ended.balance else ended.score
        assert score == [values[place] for place in places]
    assert page.take(Do(at=page.state().at, choice="back")) == ""


def test_what_was_meant_before_somebody_else_wrote_is_dropped_and_told() -> None:
    slate = open_slate(begun(TableGame()))
    page, other = SlateOnPage(slate, "en"), SlateOnPage(slate, "en")
    before = page.state()
    assert other.take(Do(at=other.state().at, choice="side-1-0")) == ""
    assert page.take(Do(at=before.at, choice="side-0-0")) == "Somebody else has just written on the slate."
    assert [line.strokes for line in page.state().lines] == [0, 1]


@pytest.mark.parametrize("choice", ["side-2-0", "alone", "61", "-", "setup", "size-0"])
def test_a_choice_that_is_not_offered_changes_nothing(choice: str) -> None:
    page = SlateOnPage(open_slate(begun(TableGame())), "en")
    before = page.state()
    assert page.take(Do(at=before.at, choice=choice)) == ""
    assert page.state() == before


def test_a_game_is_chosen_on_the_page_and_begun_with_names() -> None:
    slate = open_slate()
    page = SlateOnPage(slate, "en")
    setup = page.state().setup
    assert setup is not None and not setup.may_close
    page.take(ChooseGame(names=("Ada", "Bruno"), field="players", value=3))
    page.take(ChooseGame(names=("Ada", "Bruno", "Carla", "Dino", ""), field="variant", value=1))
    setup = page.state().setup
    assert setup is not None and setup.names == ("Ada", "Bruno", "Carla", "Dino", "")
    names = ("Ada", "Bruno", "Carla", "Dino", "")
    assert page.take(ChooseGame(names=names, begin=True)) == "Everybody needs a name, and no two the same."
    assert slate.evening is None
    assert page.take(ChooseGame(names=(*names[:4], " Elsa\u202e "), begin=True)) == ""
    assert slate.evening is not None and slate.evening.names == ("Ada", "Bruno", "Carla", "Dino", "Elsa")
    assert slate.evening.now.game.variant == "chiamata"
    assert page.state().setup is None and len(page.state().lines) == 5


def test_choices_out_of_range_and_games_chosen_without_being_asked_change_nothing() -> None:
    slate = open_slate(begun(TableGame()))
    page = SlateOnPage(slate, "en")
    before = page.state()
    for message in (
        ChooseGame(names=("A", "B"), begin=True),
        ChooseGame(names=("A", "B"), field="players", value=1),
    ):
        assert page.take(message) == "" and page.state() == before
    page.take(Do(at=before.at, choice="game"))
    chosen = page.state()
    for field in ("players", "variant", "counting", "goal", "rotates"):
        page.take(structs.replace(ChooseGame(names=("Ada", "Bruno"), value=99), field=field))
        assert page.state() == chosen
    page.take(Do(at=before.at, choice="close"))
    assert page.state() == before


def test_every_page_has_its_own_question_and_one_list_of_hands() -> None:
    game = TableGame(variant="chiamata", players=5)
    slate = open_slate(begun(game))
    page, other = SlateOnPage(slate, "en"), SlateOnPage(slate, "de")
    page.take(Do(at=page.state().at, choice="place-0"))
    assert page.state().ask == "Who was the partner?" and other.state().ask == "Wer hat gerufen?"
    page.take(Do(at=page.state().at, choice="back"))
    assert isinstance(question(game.rules(), ()), HandQuestion) and page.state().ask == "Who called?"
    slate.write(RealHand(caller=0, partner=0, made=True))
    assert page.state().rows[0].startswith("1. Ada · Alone · Made")
    assert other.state().rows[0].startswith("1. Ada · Allein · Geschafft")
