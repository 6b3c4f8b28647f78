"""Deck, cloth, what is remembered for the next time, and how the sheet looks."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.setup.game_forms import Form
from briscola.engine import variants
from briscola.engine.variants import VARIANTS
from briscola.i18n import game_words
from briscola.players.levels import LADDER
from briscola.storage.settings.settings_file import SettingsFile
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.scenes.new_match.game_list import GameList
from briscola.ui.scenes.new_match.kept_choices import read_choices
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.new_match.next_match import Choices
from briscola.ui.scenes.new_match.opponent_row import OpponentRow
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.views import deck_preview
from briscola.ui.widgets.button import Link
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES, SIZES, check_targets, spoken, watched_texts
from tests.ui.drawn import QUICK
from tests.ui.driver import full_sheet
from tests.ui.new_match.conftest import FORMS, ONE_A_TABLE, SMALL_AND_LARGE, Evening, name_of, settings_for
from tests.ui.robot import plain_settings


@pytest.mark.slow
def test_deck_back_and_table_change_at_once(app: App) -> None:
    evening = Evening(app)
    evening.tab_to("table", pygame.K_RIGHT)
    assert app.kit.table.name == "walnut"
    evening.tab_to("back-colour", pygame.K_RIGHT)
    assert app.settings.back == "blue"
    evening.tab_to("deck")
    for info in (*resources.decks()[1:], resources.decks()[0]):
        evening.keys(pygame.K_RIGHT)
        assert app.kit.sprites.info.name == info.name
    assert evening.scene.group.focused_name == "deck"


def test_the_choices_are_remembered_for_the_next_time(app: App) -> None:
    evening = Evening(app)
    form = Form(variant="bisca", players=4, teams=True)
    evening.choose_form(form)
    page = evening.page
    page.choose(page.choices.with_option("signs", "swapped").with_opponent(2, name="Bea", level="novice"))
    evening.tab_to("hands", pygame.K_END)
    setup = evening.start()
    assert TableChoice(app, evening.started.append).choices.setup() == setup
    assert setup.winning_hands == 11


def test_leaving_without_playing_remembers_too(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    app = App(settings_path=path, size=(1280, 720), sound=False)
    evening = Evening(app)
    evening.choose_form(Form(variant="prini", players=3))
    app.close()
    kept, note = SettingsFile(path).load()
    assert note is None
    assert read_choices(kept.match).form == Form(variant="prini", players=3)


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"variant": "poker", "players": 9, "options": 3, "tables": [], "winning_hands": 40, "face": ["x"]},
        {"variant": ["briscola"], "teams": {}, "options": {"briscola": ["tie"], "poker": {}}},
        {"options": {"briscola": {"tie": "maybe", "capot": 7, "nonsense": True, "signs": None}}},
        {"tables": {"2": [{"name": "X"}], "three": [], "3": [{"name": 1, "face": "ada", "level": "easy"}]}},
        {"tables": {"2": [{"name": "X", "face": "nobody", "level": "easy"}]}},
        {"winning_hands": True, "face": 4, "players": "2"},
    ],
)
def test_damaged_memories_fall_back_quietly(open_app: Open, kept: dict[str, Any]) -> None:
    evening = Evening(open_app(match=kept))
    evening.keys(pygame.K_RETURN)
    setup = evening.started[0]
    assert (setup.variant, setup.players, setup.options, setup.winning_hands) == ("briscola", 2, {}, 2)
    assert setup.opponents[0].face == "peppe"


def test_a_level_that_no_longer_exists_becomes_the_usual_one(open_app: Open) -> None:
    seated = [{"name": "Peppe the Great", "face": "rosa", "level": "grandmaster"}]
    evening = Evening(open_app(match={"tables": {"2": seated}}))
    opponent = evening.start().opponents[0]
    assert (opponent.name, opponent.face, opponent.level) == ("Peppe the Great", "rosa", "regular")


def test_an_opponent_of_before_plays_on_at_the_level_nearest_in_strength() -> None:
    """A beginner of four levels is as strong as that of five, a regular as strong as an expert."""
    before = ("easy", "medium", "hard", "maestro", "novice")
    faces = ("rosa", "ada", "nino", "gino", "lucia")
    seated = [{"name": "", "face": f, "level": level} for f, level in zip(faces, before, strict=True)]
    found = read_choices({"variant": "briscola", "players": 6, "tables": {"6": seated}}).opponents
    assert [each.level for each in found] == ["beginner", "expert", "maestro", "maestro", "novice"]


@pytest.mark.parametrize(
    ("form", "size"),
    [
        pytest.param(form, size, marks=[] if size == SIZES[0] else [pytest.mark.slow])
        for size in SIZES
        for form in (FORMS if size in SMALL_AND_LARGE else ONE_A_TABLE)
    ],
    ids=lambda each: name_of(each) if isinstance(each, Form) else str(each),
)
def test_targets_are_large_and_apart_for_every_form(open_app: Open, form: Form, size: Any) -> None:
    evening = Evening(open_app(size, match=settings_for(form)))
    check_targets(evening.scene.group.order(), pygame.Rect(0, 0, *size))
    plan = evening.scene.plan
    pieces = [*plan.match.rules, plan.match.pegs, plan.look.preview]
    pieces += [piece for seat in plan.seats for piece in (seat.face, seat.level)]
    assert all(plan.sheet.contains(piece) for piece in pieces)
    assert min(seat.face.width for seat in plan.seats) >= (60 if form.players < 6 else 54)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "size"),
    [*((form, SMALL_AND_LARGE[0]) for form in ONE_A_TABLE[::2]), (ONE_A_TABLE[-1], SMALL_AND_LARGE[1])],
    ids=lambda value: name_of(value) if isinstance(value, Form) else str(value),
)
def test_arrows_reach_every_control(open_app: Open, form: Form, size: Any) -> None:
    """Real keys: controls that use Left and Right themselves are left upwards or downwards."""
    evening = Evening(open_app(size, match=settings_for(form)))
    reached, frontier = {"start"}, ["start"]
    while frontier:
        at = frontier.pop()
        for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            evening.page.choose(read_choices(settings_for(form)))
            group = evening.scene.group
            group.focus_name(at)
            # At the ends of the list, not inside it.
            edges = {pygame.K_UP: pygame.K_HOME, pygame.K_DOWN: pygame.K_END}
            if at == "games" and code in edges:
                evening.keys(edges[code])
            evening.keys(code)
            name = evening.scene.group.focused_name
            if name is not None and name not in reached:
                reached.add(name)
                frontier.append(name)
    assert reached >= {w.name for w in evening.scene.group.order()}


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(SIZES), ids=str)
def test_no_text_is_cut_in_any_form_nor_on_the_sheet_of_rules(
    open_app: Open, size: Any, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language=language)
    evening = Evening(app)
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    # Cloth and cards carry no words, and making them takes longer than everything else.
    monkeypatch.setattr(App, "draw_table", lambda _app, target: target.fill((30, 76, 56)))
    monkeypatch.setattr(deck_preview, "draw_deck", lambda *_args, **_options: None)
    # Words are cut first where the window is smallest; what stands elsewhere is a matter of the table's size.
    for info in resources.decks() if size == SIZES[0] else ():
        app.change(deck=info.name)
        app.draw()
    for form in FORMS if size == SIZES[0] else ONE_A_TABLE[::3]:
        choices = Choices(form=form)
        for option, _value in form.choosable({}):
            for value in option.values if len(option.values) < 10 else option.values[-1:]:
                evening.page.choices = choices.with_option(option.key, value)
                if option.key in ("signs", "match", "bidding", "deal_all", "hand_size", "exchange"):
                    evening.scene.layout(size)
                    app.draw()
        for level in LADDER if form in ONE_A_TABLE else ():
            seated = choices
            for seat in range(1, form.players):
                seated = seated.with_opponent(seat, level=level)
            evening.page.choose(seated)
            app.draw()
        evening.page.choose(choices)
        app.push(MoreRules(app, evening.page))
        app.draw()
        app.pop()
        assert wrong == [], name_of(form)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 768), (1080, 1400)], ids=str)
def test_the_name_of_the_chosen_game_is_whole_beside_its_marks(
    open_app: Open, size: Any, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list is narrowest for its letters there."""
    app = open_app(size, language=language, text_size=160)
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    listed: GameList = Evening(app).control("games")
    for at in range(len(listed.lines)):
        listed.choose(at)
        listed.draw(app.window.surface)
    assert wrong == []


def test_the_list_of_games_scrolls_where_it_must(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    more = {f"game_{n}": replace(VARIANTS["prini"], name=f"game_{n}") for n in range(6)}
    monkeypatch.setattr(variants, "VARIANTS", {**VARIANTS, **more})
    monkeypatch.setattr(
        game_words, "GAMES", {**game_words.GAMES, **dict.fromkeys(more, game_words.GAMES["prini"])}
    )
    evening = Evening(open_app((1024, 600)))
    evening.tab_to("games", pygame.K_END)
    listed: GameList = evening.control("games")
    assert evening.scene.choices.form.variant == "game_5"
    assert listed.top > 0
    assert listed.rect.contains(listed.row_rect(listed.selected))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize("players", [5, 6])
def test_faces_at_a_full_table_stay_large_however_large_the_text(size: tuple[int, int], players: int) -> None:
    app = App(settings=plain_settings(text_size=160), size=size, sound=False, raster=QUICK)
    app.change(match={"variant": "briscola", "players": players, "teams": players == 6})
    page = full_sheet(app, lambda _setup: None)
    assert min(seat.face.width for seat in page.plan.seats) >= app.kit.scale.px(80)
    assert page.kit.scale.text > 1, "and the text grows as far as that leaves room"


def test_a_new_control_is_read_in_the_part_whose_column_adds_it(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = OpponentRow.opponents

    def more(self: OpponentRow, kit: Any, plan: Any, group: Any) -> Any:
        magpie = Link(kit, plan.company, "Magpie", lambda: None, name="magpie")
        return [*usual(self, kit, plan, group), magpie]

    monkeypatch.setattr(OpponentRow, "opponents", more)
    said = [line.text for line in Evening(app, variant="briscola", players=4).scene.reading()]
    [magpie] = [at for at, text in enumerate(said) if "Magpie" in text]
    assert said.index("At the table") < magpie < said.index("The match")
