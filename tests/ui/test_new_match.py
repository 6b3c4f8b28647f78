"""The new match: every game and house rule of the engine's table, by keys, mouse and finger."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.engine import variants
from briscola.engine.options import Option
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, make_rules
from briscola.storage.autosave import Autosave
from briscola.storage.settings import load
from briscola.ui import assets, text
from briscola.ui.app import App
from briscola.ui.evening import Evening as Circolo
from briscola.ui.fonts import Fonts
from briscola.ui.people import person, regular_people
from briscola.ui.scene import Scene
from briscola.ui.scenes.new_match import NewMatch
from briscola.ui.scenes.new_match.choices import Choices, levels, recalled, usual_level
from briscola.ui.scenes.new_match.forms import Form, choosable, forms, lines
from briscola.ui.scenes.new_match.games import GameList
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.new_match.wording import character
from briscola.ui.scenes.play import PlayScene
from briscola.ui.setup import MatchSetup
from briscola.ui.theme import CREAM, PAPER
from briscola.ui.widgets.base import Widget
from briscola.ui.words import level_name
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES, SIZES, check_targets, watched_texts
from tests.ui.hands import click, drag, key, mouse_move, tap

FORMS = [form for variant in VARIANTS for form in forms(variant)]
SMALL_AND_LARGE = [(1024, 600), (1920, 1080)]


def name_of(form: Form) -> str:
    pairs = {True: "-pairs", False: "-alone", None: ""}[form.teams]
    return f"{form.variant}-{form.players}{pairs}"


class Evening:
    """A window at the new match, and the matches it has started."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.started: list[MatchSetup] = []
        self.scene = NewMatch(app, self.started.append)
        app.push(self.scene)

    @property
    def top(self) -> Scene:
        return self.app.scenes[-1]

    def widget(self, name: str) -> Any:
        return next(w for w in self.top.group.widgets if w.name == name)

    def key(self, *codes: int) -> None:
        for code in codes:
            self.app.dispatch(key(code))

    def tab_to(self, name: str) -> Widget:
        """Go to a control with Tab alone."""
        for _ in range(80):
            focused = self.top.group.focused
            if focused is not None and focused.name == name:
                return focused
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {name}")

    def choose_form(self, form: Form) -> None:
        """With the arrows, from the top of the list."""
        self.tab_to("games")
        self.key(pygame.K_HOME)
        for line in lines():
            games = self.widget("games")
            if form in line:
                while games.form != form:
                    before = games.form
                    self.key(pygame.K_RIGHT if games.lines[games.selected].index(form) else pygame.K_LEFT)
                    games = self.widget("games")
                    assert games.form != before
                return
            self.key(pygame.K_DOWN)
        raise AssertionError(f"{form} is not in the list")

    def start(self) -> MatchSetup:
        self.tab_to("start")
        self.key(pygame.K_RETURN)
        return self.started[-1]


@pytest.fixture
def evening(app: App) -> Evening:
    return Evening(app)


def settings_for(form: Form) -> dict[str, object]:
    return {"variant": form.variant, "players": form.players, "teams": form.teams}


def made_up_game() -> variants.Variant:
    """A game nobody has heard of, with a rule nobody has heard of."""
    rule = Option(key="odd_rule", values=("left", "right"), default="left")
    return replace(
        VARIANTS["briscola"], name="tressette", players=(2, 4), options=(*VARIANTS["briscola"].options, rule)
    )


# ---- the games


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_every_form_of_every_game_is_started_by_keys_alone(evening: Evening, form: Form) -> None:
    evening.choose_form(form)
    rules = evening.start().rules()
    wanted = {} if form.teams is None else {"teams": form.teams}
    assert rules.options == make_rules(form.variant, form.players, wanted).options
    assert (rules.variant, rules.players) == (form.variant, form.players)
    assert len(evening.started[-1].opponents) == form.players - 1


def test_the_forms_are_those_of_the_engines_table() -> None:
    for variant, row in VARIANTS.items():
        found = forms(variant)
        assert [f.players for f in found if f.teams is not False] == list(row.players)
        for form in found:
            wanted = {} if form.teams is None else {"teams": form.teams}
            rules = make_rules(variant, form.players, wanted)
            assert (len(rules.sides) == 2 and form.players == 4) is (form.teams is True)


def test_enter_starts_at_once(evening: Evening) -> None:
    evening.key(pygame.K_RETURN)
    setup = evening.started[0]
    assert (setup.variant, setup.players, setup.options) == ("briscola", 2, {})
    assert [o.face for o in setup.opponents] == ["peppe"]


def test_esc_and_the_arrow_lead_back(app: App) -> None:
    app.push(Scene(app))
    evening = Evening(app)
    evening.key(pygame.K_ESCAPE)
    assert app.top is not evening.scene
    app.push(evening.scene)
    click(evening.scene, evening.widget("back").rect.center)
    assert app.top is not evening.scene


@pytest.mark.parametrize("hand", [click, tap])
@pytest.mark.parametrize("size", SMALL_AND_LARGE, ids=str)
def test_a_game_and_its_form_are_chosen_with_mouse_or_finger(open_app: Open, size: Any, hand: Any) -> None:
    evening = Evening(open_app(size))
    scene = evening.scene
    for at, line in enumerate(lines()):
        games = evening.widget("games")
        hand(scene, games.row_rect(at).move(-games.rect.width // 3, 0).center)
        assert scene.choices.form == line[0]
    games = evening.widget("games")
    row = games.row_rect(games.selected)
    for form in lines()[-1][1:]:
        hand(scene, (row.right - 20, row.centery))
        assert scene.choices.form == form
    back = max(88, evening.widget("games").marks_width(scene.choices.form.marks, chosen=True))
    hand(scene, (row.right - back + 8, row.centery))
    assert scene.choices.form == lines()[-1][-2]
    hand(scene, evening.widget("start").rect.center)
    assert evening.started[0].players == lines()[-1][-2].players


def test_enter_on_the_list_turns_round_the_forms(evening: Evening) -> None:
    line = next(line for line in lines() if len(line) > 1)
    evening.choose_form(line[0])
    for form in (*line[1:], line[0]):
        evening.key(pygame.K_RETURN)
        assert evening.scene.choices.form == form


@pytest.mark.parametrize("size", SMALL_AND_LARGE, ids=str)
def test_a_game_added_to_the_table_appears_by_itself(
    open_app: Open, size: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = made_up_game()
    monkeypatch.setattr(variants, "VARIANTS", {**VARIANTS, game.name: game})
    evening = Evening(open_app(size))
    form = Form(variant="tressette", players=4, teams=False)
    evening.choose_form(form)
    games = evening.widget("games")
    assert games.rows[-1].title == "Tressette"
    assert games.rect.contains(games.row_rect(games.selected))
    evening.tab_to("more")
    evening.key(pygame.K_RETURN)
    evening.tab_to("odd_rule")
    evening.app.draw()
    evening.key(pygame.K_RIGHT, pygame.K_ESCAPE)
    setup = evening.start()
    assert setup.rules().options["odd_rule"] == "right"
    assert setup.rules().variant == "tressette"


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_from_the_title_to_the_table(app: App, tmp_path: Path, form: Form) -> None:
    app.change(match=settings_for(form))
    Circolo(app, autosave=Autosave(tmp_path / "match.jsonl")).begin()
    app.dispatch(key(pygame.K_RETURN))
    assert isinstance(app.top, NewMatch)
    app.dispatch(key(pygame.K_RETURN))
    assert isinstance(app.top, PlayScene)
    app.tick(1 / 60)
    assert (app.top.rules.variant, app.top.rules.players) == (form.variant, form.players)


# ---- house rules


def reach(evening: Evening, option: Option, value: OptionValue) -> None:
    """Bring the focused control of an option to a value, by arrows and PageUp."""
    values = sorted(option.values, reverse=True) if option.kind == "boolean" else list(option.values)
    for _ in range(2 * len(values)):
        shown = {o.key: v for o, v in evening.scene.choices.options}[option.key]
        away = values.index(value) - values.index(shown)
        if away == 0:
            return
        if abs(away) > 10:
            evening.key(pygame.K_PAGEUP if away > 0 else pygame.K_PAGEDOWN)
        else:
            evening.key(pygame.K_RIGHT if away > 0 else pygame.K_LEFT)
    raise AssertionError(f"{option.key} never comes to {value}")


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_every_value_of_every_option_is_chosen_by_keys_alone(app: App, form: Form) -> None:
    app.change(match=settings_for(form))
    evening = Evening(app)
    for option, default in choosable(form, {}):
        others = [value for value in option.values if value != default]
        for value in others if len(others) < 10 else (others[0], others[-1]):
            evening.tab_to("more")
            evening.key(pygame.K_RETURN)
            assert isinstance(evening.top, MoreRules)
            evening.tab_to(option.key)
            reach(evening, option, value)
            evening.key(pygame.K_ESCAPE)
            setup = evening.start()
            assert setup.options.get(option.key) == value
            assert setup.rules().options[option.key] == value
        evening.tab_to("more")
        evening.key(pygame.K_RETURN)
        evening.tab_to("usual")
        evening.key(pygame.K_RETURN)
        evening.tab_to("done")
        evening.key(pygame.K_RETURN)
        assert app.top is evening.scene
        assert option.key not in evening.start().options


@pytest.mark.parametrize("hand", [click, tap])
def test_a_house_rule_is_changed_with_mouse_or_finger(app: App, hand: Any) -> None:
    app.change(match={"variant": "briscola", "players": 4, "teams": True})
    evening = Evening(app)
    hand(evening.scene, evening.widget("more").rect.center)
    control = evening.widget("capot")
    hand(evening.top, control.part(0).center)
    hand(evening.top, evening.widget("done").rect.center)
    hand(evening.scene, evening.widget("start").rect.center)
    assert evening.started[0].rules().options["capot"] is True


def test_an_option_that_no_longer_applies_leaves_the_sheet(app: App) -> None:
    """With every card dealt there is no turned card to exchange."""
    app.change(match={"variant": "prini", "players": 2})
    evening = Evening(app)
    evening.tab_to("more")
    evening.key(pygame.K_RETURN)
    evening.tab_to("exchange")
    evening.key(pygame.K_RIGHT)
    assert evening.scene.choices.setup().options == {"exchange": "seven"}
    evening.tab_to("deal_all")
    evening.key(pygame.K_LEFT)
    assert "exchange" not in [w.name for w in evening.top.group.widgets]
    evening.key(pygame.K_ESCAPE)
    setup = evening.start()
    assert setup.options == {"deal_all": True}
    assert setup.rules().options["deal_all"] is True


def test_a_rule_of_one_game_is_kept_while_another_is_looked_at(evening: Evening) -> None:
    scene = evening.scene
    evening.choose_form(Form(variant="bisca", players=2))
    scene.choose(scene.choices.with_option("hand_size", 9))
    evening.choose_form(Form(variant="briscola", players=2))
    assert evening.start().options == {}
    evening.choose_form(Form(variant="bisca", players=2))
    assert evening.start().rules().hand_size == 9


def test_the_length_of_a_match_takes_the_place_of_the_pegs(app: App) -> None:
    app.change(match={"variant": "chiamata", "players": 5})
    evening = Evening(app)
    evening.scene.choose(evening.scene.choices.with_option("match", "hands"))
    assert "hands" not in [w.name for w in evening.scene.group.widgets]
    evening.tab_to("length")
    evening.key(pygame.K_PAGEUP, pygame.K_LEFT)
    setup = evening.start()
    assert setup.options == {"match": "hands", "match_hands": 19}
    evening.app.draw()
    evening.scene.choose(evening.scene.choices.with_option("match", "target"))
    evening.tab_to("length")
    evening.key(pygame.K_END)
    assert evening.start().options["match_target"] == 100


def test_the_score_is_shown_or_hidden_from_here(app: App) -> None:
    evening = Evening(app)
    evening.tab_to("more")
    evening.key(pygame.K_RETURN)
    evening.tab_to("score")
    evening.key(pygame.K_RIGHT)
    assert app.settings.live_points is False


# ---- winning hands


def test_winning_hands_are_pegged_by_keys_mouse_and_finger(evening: Evening) -> None:
    evening.tab_to("hands")
    for hands in (1, *range(2, 12)):
        evening.key(pygame.K_HOME, *([pygame.K_RIGHT] * (hands - 1)))
        assert evening.scene.choices.winning_hands == hands
    pegs = evening.widget("hands")
    drag(evening.scene, (pegs.rect.x + 5, pegs.rect.centery), (pegs.rect.right - 5, pegs.rect.centery))
    assert evening.scene.choices.winning_hands == 11
    tap(evening.scene, (pegs.rect.x + 5, pegs.rect.centery))
    assert evening.start().winning_hands == 1


# ---- the people


def test_opponents_are_named_strengthened_and_replaced_by_keys(app: App) -> None:
    app.change(match={"variant": "briscola", "players": 4, "teams": True})
    evening = Evening(app)
    evening.tab_to("face-2")
    evening.key(pygame.K_RETURN)
    new = evening.scene.choices.opponents[1]
    assert new.face not in {"ada", "rocco", "teresa"}
    assert new.name == person(new.face).title
    field = evening.tab_to("name-2")
    evening.key(*([pygame.K_BACKSPACE] * len(new.name)))
    app.dispatch(pygame.event.Event(pygame.TEXTINPUT, text="Bea"))
    assert field.name == "name-2"
    evening.key(pygame.K_RETURN)
    assert evening.scene.group.focused_name == "level-2"
    evening.key(pygame.K_LEFT)
    setup = evening.start()
    assert setup.opponents[1].name == "Bea"
    assert setup.opponents[1].face == new.face
    assert setup.opponents[1].level == levels()[levels().index(usual_level()) - 1]
    assert setup.opponents[0].level == setup.opponents[2].level == usual_level()


def test_who_is_who_stands_under_the_names(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """In pairs with the role; after another face has sat down with another temperament."""
    app.change(match={"variant": "briscola", "players": 4, "teams": True}, language="it")
    evening = Evening(app)
    written: list[str] = []
    plain = Fonts.draw

    def heard(self: Fonts, target: pygame.Surface, words: str, *args: Any, **options: Any) -> pygame.Rect:
        written.append(words)
        return plain(self, target, words, *args, **options)

    monkeypatch.setattr(Fonts, "draw", heard)
    app.draw()
    assert {"prudente", "chiacchierona", "paziente"} <= {words.split()[-1] for words in written if words}
    assert "Regolare" in written
    evening.tab_to("face-2")
    evening.key(pygame.K_RETURN)
    written.clear()
    app.draw()
    assert "chiacchierona" not in {words.split()[-1] for words in written if words}


def test_levels_and_temperaments_are_said_as_of_a_woman_or_of_a_man() -> None:
    text.use("it")
    try:
        assert [level_name("hard", gender) for gender in "fm"] == ["Esperta", "Esperto"]
        assert character(person("rosa"), None) == ("furba", "furba")
        assert character(person("peppe"), partner=False) == ("avversario furbo", "furbo")
        assert character(person("person-man"), partner=True) == ("compagno", "compagno")
    finally:
        text.use("en")


def test_random_play_is_no_level_for_people(evening: Evening) -> None:
    assert "random" not in levels()
    assert len(evening.widget("level-1").values) == len(levels())


def test_turning_through_the_faces_comes_round_without_doubles(app: App) -> None:
    app.change(match={"variant": "briscola", "players": 5})
    evening = Evening(app)
    face = evening.tab_to("face-3")
    seen = set()
    for _ in range(len(regular_people()) - 3):
        seen.add(evening.scene.choices.opponents[2].face)
        evening.key(pygame.K_PAGEDOWN)
        seated = [o.face for o in evening.scene.choices.opponents]
        assert len(set(seated)) == len(seated)
        assert evening.widget("face-3").face == seated[2]
    assert evening.scene.choices.opponents[2].face == "nino"
    assert len(seen) == len(regular_people()) - 3
    click(evening.scene, (face.rect.x - 6, face.rect.centery))
    assert evening.scene.choices.opponents[2].face != "nino"
    tap(evening.scene, face.rect.center)
    assert evening.scene.choices.opponents[2].face == "nino"


def test_a_face_shows_where_it_leads_when_it_is_pointed_at_and_turns_with_the_wheel(evening: Evening) -> None:
    face = evening.widget("face-1")
    window = evening.app.screen
    evening.app.draw()
    plain = window.subsurface(face.rect.inflate(60, 0)).copy()
    evening.app.dispatch(mouse_move(face.rect.center))
    evening.app.draw()
    pointed = window.subsurface(face.rect.inflate(60, 0)).copy()
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(pointed, "RGB")
    before = evening.scene.choices.opponents[0].face
    face.wheeled(-1.0)
    assert evening.scene.choices.opponents[0].face != before
    face.wheeled(1.0)
    assert evening.scene.choices.opponents[0].face == before


def test_the_arrows_lead_from_seat_to_seat(app: App) -> None:
    app.change(match={"variant": "briscola", "players": 4, "teams": False})
    evening = Evening(app)
    evening.tab_to("face-3")
    evening.key(pygame.K_RIGHT)
    assert evening.scene.group.focused_name == "face-2"
    evening.tab_to("level-2")
    evening.key(pygame.K_LEFT, *([pygame.K_RIGHT] * len(levels())))
    assert evening.scene.choices.opponents[1].level == levels()[-1]
    assert evening.scene.group.focused_name == "level-1"


def test_a_name_is_an_open_field_only_while_it_is_written(evening: Evening) -> None:
    field = evening.widget("name-1")
    window = evening.app.screen
    looks = []
    for there in ("start", "name-1"):
        evening.tab_to(there)
        evening.app.draw()
        looks.append(window.get_at((field.rect.x + 12, field.rect.centery + 8))[:3])
    assert looks == [CREAM, PAPER]


def test_a_given_name_stays_when_the_face_changes_and_an_empty_one_is_the_faces_own() -> None:
    named = Choices(form=FORMS[0]).with_opponent(1, name="Zio")
    assert named.with_next_face(1, 1).opponents[0].name == "Zio"
    assert named.with_opponent(1, name=" ").setup().opponents[0].name == "Peppe"


def test_my_name_and_my_face(app: App) -> None:
    evening = Evening(app)
    evening.tab_to("player")
    app.dispatch(pygame.event.Event(pygame.TEXTINPUT, text="Anna "))
    evening.tab_to("own-face")
    first = evening.scene.choices.face
    evening.key(pygame.K_RETURN)
    setup = evening.start()
    assert setup.player == "Anna"
    assert setup.face != first
    assert {setup.face, first} == {"person-man", "person-woman"}
    assert app.settings.player == "Anna"


def test_partners_carry_the_sides_marks(app: App) -> None:
    app.change(match={"variant": "briscola", "players": 4, "teams": True})
    evening = Evening(app)
    assert [evening.widget(f"face-{seat}").side for seat in (1, 2, 3)] == ["them", "us", "them"]
    evening.choose_form(Form(variant="briscola", players=4, teams=False))
    assert {evening.widget(f"face-{seat}").side for seat in (1, 2, 3)} == {""}


# ---- deck and table


def test_deck_back_and_table_change_at_once(app: App) -> None:
    evening = Evening(app)
    evening.tab_to("table")
    evening.key(pygame.K_RIGHT)
    assert app.kit.table.name == "walnut"
    evening.tab_to("back-colour")
    evening.key(pygame.K_RIGHT)
    assert app.settings.back == "blue"
    evening.tab_to("deck")
    for info in (*assets.decks()[1:], assets.decks()[0]):
        evening.key(pygame.K_RIGHT)
        assert app.kit.sprites.info.name == info.name
    assert evening.scene.group.focused_name == "deck"


# ---- remembered


def test_the_choices_are_remembered_for_the_next_time(app: App) -> None:
    evening = Evening(app)
    form = Form(variant="bisca", players=4, teams=True)
    evening.choose_form(form)
    scene = evening.scene
    scene.choose(scene.choices.with_option("signs", "swapped").with_opponent(2, name="Bea", level="easy"))
    evening.tab_to("hands")
    evening.key(pygame.K_END)
    setup = evening.start()
    assert NewMatch(app, evening.started.append).choices.setup() == setup
    assert setup.winning_hands == 11


def test_leaving_without_playing_remembers_too(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    app = App(settings_path=path, size=(1280, 720), sound=False)
    evening = Evening(app)
    evening.choose_form(Form(variant="prini", players=3))
    app.close()
    kept, note = load(path)
    assert note is None
    assert recalled(kept.match).form == Form(variant="prini", players=3)


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
    evening.key(pygame.K_RETURN)
    setup = evening.started[0]
    assert (setup.variant, setup.players, setup.options, setup.winning_hands) == ("briscola", 2, {}, 2)
    assert setup.opponents[0].face == "peppe"


def test_a_level_that_no_longer_exists_becomes_the_usual_one(open_app: Open) -> None:
    seated = [{"name": "Peppe the Great", "face": "rosa", "level": "grandmaster"}]
    evening = Evening(open_app(match={"tables": {"2": seated}}))
    opponent = evening.start().opponents[0]
    assert (opponent.name, opponent.face, opponent.level) == ("Peppe the Great", "rosa", "medium")


# ---- how it looks


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_targets_are_large_and_apart_for_every_form(open_app: Open, form: Form, size: Any) -> None:
    evening = Evening(open_app(size, match=settings_for(form)))
    check_targets(evening.scene.group.order(), pygame.Rect(0, 0, *size))
    plan = evening.scene.plan
    pieces = [
        *plan.rules,
        plan.pegs,
        *(s.face for s in plan.seats),
        *(s.level for s in plan.seats),
        plan.preview,
    ]
    for piece in pieces:
        assert plan.sheet.contains(piece)
    assert min(seat.face.width for seat in plan.seats) >= 60


@pytest.mark.parametrize("size", SMALL_AND_LARGE, ids=str)
@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_arrows_reach_every_control(open_app: Open, form: Form, size: Any) -> None:
    """Real keys: controls that use Left and Right themselves are left upwards or downwards."""
    evening = Evening(open_app(size, match=settings_for(form)))
    group = evening.scene.group
    reached = {"start"}
    frontier = ["start"]
    while frontier:
        at = frontier.pop()
        for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            evening.scene.choose(recalled(settings_for(form)))
            group = evening.scene.group
            group.focus_name(at)
            # At the ends of the list, not inside it.
            edges = {pygame.K_UP: pygame.K_HOME, pygame.K_DOWN: pygame.K_END}
            if at == "games" and code in edges:
                evening.key(edges[code])
            evening.key(code)
            name = evening.scene.group.focused_name
            if name is not None and name not in reached:
                reached.add(name)
                frontier.append(name)
    assert reached >= {w.name for w in group.order()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_text_is_cut_in_any_form_nor_on_the_sheet_of_rules(
    open_app: Open, size: Any, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language=language)
    evening = Evening(app)
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    for info in assets.decks():
        app.change(deck=info.name)
        app.draw()
    for form in FORMS:
        choices = Choices(form=form)
        for option, _value in choosable(form, {}):
            for value in option.values if len(option.values) < 10 else option.values[-1:]:
                evening.scene.choices = choices.with_option(option.key, value)
                if option.key in ("signs", "match", "bidding", "deal_all", "hand_size", "exchange"):
                    evening.scene.layout(size)
                    app.draw()
        for level in levels():
            seated = choices
            for seat in range(1, form.players):
                seated = seated.with_opponent(seat, level=level)
            evening.scene.choose(seated)
            app.draw()
        evening.scene.choose(choices)
        app.push(MoreRules(app, lambda: evening.scene.choices, evening.scene.choose))
        app.draw()
        app.pop()
        assert wrong == [], name_of(form)


def test_the_list_of_games_scrolls_where_it_must(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    more = {f"game_{n}": replace(VARIANTS["prini"], name=f"game_{n}") for n in range(6)}
    monkeypatch.setattr(variants, "VARIANTS", {**VARIANTS, **more})
    evening = Evening(open_app((1024, 600)))
    games: GameList = evening.widget("games")
    evening.tab_to("games")
    evening.key(pygame.K_END)
    games = evening.widget("games")
    assert evening.scene.choices.form.variant == "game_5"
    assert games.top > 0
    assert games.rect.contains(games.row_rect(games.selected))
