"""Who sits at the table: names, strengths, faces, temperaments."""

import pygame

from briscola.client.setup.characters import person, regular_people
from briscola.client.setup.game_forms import Form
from briscola.client.setup.match_setup import REGULARS
from briscola.i18n import text
from briscola.i18n.character_words import character, temper_word
from briscola.i18n.level_words import level_name
from briscola.players.levels import LADDER
from briscola.ui.app import App
from briscola.ui.render.theme import CREAM, PAPER
from briscola.ui.scenes.new_match.next_match import USUAL_LEVEL, Choices
from tests.ui.conftest import Inked
from tests.ui.hands import click, mouse_move, tap
from tests.ui.new_match.conftest import FORMS, Evening


def test_opponents_are_named_strengthened_and_replaced_by_keys(app: App) -> None:
    evening = Evening(app, variant="briscola", players=4, teams=True)
    evening.tab_to("face-2", pygame.K_RETURN)
    new = evening.scene.choices.opponents[1]
    assert new.face not in {"ada", "rocco", "teresa"}
    assert new.name == person(new.face).title
    field = evening.tab_to("name-2")
    evening.keys(*([pygame.K_BACKSPACE] * len(new.name)))
    app.dispatch(pygame.event.Event(pygame.TEXTINPUT, text="Bea"))
    assert field.name == "name-2"
    evening.keys(pygame.K_RETURN)
    assert evening.scene.group.focused_name == "level-2"
    evening.keys(pygame.K_LEFT)
    first, bea, third = evening.start().opponents
    assert (bea.name, bea.face, bea.level) == ("Bea", new.face, LADDER[LADDER.index(USUAL_LEVEL) - 1])
    assert first.level == third.level == USUAL_LEVEL


def test_who_is_who_stands_under_the_names(app: App, inked: Inked) -> None:
    """In pairs with the role; after another face has sat down with another temperament."""
    app.change(language="it")
    evening = Evening(app, variant="briscola", players=4, teams=True)

    def written() -> set[str]:
        inked.clear()
        app.draw()
        return {words.split()[-1] for words, _rect in inked if words}

    first = written()
    tempers = [temper_word(person(name)) for name in REGULARS[4]]
    assert len(set(tempers)) == 3 and "chiacchierona" in tempers
    assert {*tempers, "Habitué"} <= first
    evening.tab_to("face-2", pygame.K_RETURN)
    assert "chiacchierona" not in written()


def test_levels_and_temperaments_are_said_as_of_a_woman_or_of_a_man() -> None:
    text.use("it")
    assert [level_name("expert", gender) for gender in "fm"] == ["Esperta", "Esperto"]
    assert character(person("rosa"), None) == ("furba", "furba")
    assert character(person("peppe"), partner=False) == ("avversario furbo", "furbo")
    assert character(person("person-man"), partner=True) == ("compagno", "compagno")


def test_random_play_is_no_level_for_people(evening: Evening) -> None:
    assert "random" not in LADDER
    assert len(evening.control("level-1").values) == len(LADDER) + 1  # the last one is a program


def test_turning_through_the_faces_comes_round_without_doubles(app: App) -> None:
    evening = Evening(app, variant="briscola", players=5)
    face = evening.tab_to("face-3")
    seen = set()
    for _ in range(len(regular_people()) - 3):
        seen.add(evening.scene.choices.opponents[2].face)
        evening.keys(pygame.K_PAGEDOWN)
        seated = [o.face for o in evening.scene.choices.opponents]
        assert len(set(seated)) == len(seated)
        assert evening.control("face-3").face == seated[2]
    assert evening.scene.choices.opponents[2].face == "nino"
    assert len(seen) == len(regular_people()) - 3
    click(evening.scene, (face.rect.x - 6, face.rect.centery))
    assert evening.scene.choices.opponents[2].face != "nino"
    tap(evening.scene, face.rect.center)
    assert evening.scene.choices.opponents[2].face == "nino"


def test_a_face_shows_where_it_leads_when_it_is_pointed_at_and_turns_with_the_wheel(evening: Evening) -> None:
    face = evening.control("face-1")
    window = evening.app.window.surface
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
    evening = Evening(app, variant="briscola", players=4, teams=False)
    evening.tab_to("face-3", pygame.K_RIGHT)
    assert evening.scene.group.focused_name == "face-2"
    evening.tab_to("level-2", pygame.K_LEFT, *([pygame.K_RIGHT] * len(LADDER)))
    assert evening.scene.choices.opponents[1].level == LADDER[-1]
    assert evening.scene.group.focused_name == "level-1"


def test_a_name_is_an_open_field_only_while_it_is_written(evening: Evening) -> None:
    field = evening.control("name-1")
    window = evening.app.window.surface
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
    evening.keys(pygame.K_RETURN)
    setup = evening.start()
    assert setup.player == app.settings.player == "Anna"
    assert {setup.face, first} == {"person-man", "person-woman"}


def test_partners_carry_the_sides_marks(app: App) -> None:
    evening = Evening(app, variant="briscola", players=4, teams=True)
    assert [evening.control(f"face-{seat}").side for seat in (1, 2, 3)] == ["them", "us", "them"]
    evening.choose_form(Form(variant="briscola", players=4, teams=False))
    assert {evening.control(f"face-{seat}").side for seat in (1, 2, 3)} == {""}
