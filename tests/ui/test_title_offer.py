"""The line of the title that offers the next step of the stairs, and never twice after "Not now"."""

from pathlib import Path

import pygame
import pytest

from briscola.capabilities.lesson.steps import NAMES
from briscola.capabilities.stairs.stairs import BY_NAME, FIRST, STEPS, StairStep
from briscola.capabilities.stairs.window.offer import WITHOUT
from briscola.capabilities.stairs.words import offer_text
from briscola.client.host.library import Library
from briscola.entries import IN_WINDOW
from briscola.i18n.text import use
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.match_entry import MatchEntry
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import StepOffer, Title
from briscola.ui.widgets.button import Button
from tests.storage.rows import add
from tests.ui.conftest import Open
from tests.ui.demands import SIZES, check_targets, spoken, watched_texts
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver


class Visit(Driver):
    """A computer at its title."""

    def __init__(self, app: App, folder: Path, kind: type[Navigator] = Navigator) -> None:
        super().__init__(app)
        self.navigator = kind(app, IN_WINDOW, library=Library(folder))

    def title(self) -> str:
        """Go to the title; the words of its offer, empty if there is none."""
        self.navigator.title()
        return self.offered

    @property
    def offered(self) -> str:
        """The words of the offer on the title."""
        assert isinstance(self.top, Title)
        return next(
            (w.text for w in self.top.group.widgets if isinstance(w, Button) and w.name == "offer"), ""
        )

    def answer(self, name: str) -> None:
        """Press one of the two controls."""
        self.top.group.focus_name(name)
        self.key(pygame.K_RETURN)


@pytest.fixture
def visit(open_app: Open, tmp_path: Path) -> Visit:
    """A computer at which nobody has played yet, at the title."""
    visit = Visit(open_app(), tmp_path)
    visit.title()
    return visit


def test_somebody_new_is_offered_nothing_beside_the_slate(visit: Visit) -> None:
    assert visit.offered == ""


def test_not_now_is_not_asked_again_and_nothing_else_until_a_hand_is_played(visit: Visit) -> None:
    add(visit.navigator.active_match.library.database)
    assert visit.title() == "Three small puzzles?"
    visit.answer("not now")
    title = visit.top
    assert isinstance(title, Title) and visit.offered == "" and title.group.focused is title.menu
    assert visit.title() == ""
    add(visit.navigator.active_match.library.database)
    assert visit.title() == "A match against Peppe, to two hands won?"


def test_not_now_counts_also_where_it_cannot_be_kept_and_the_title_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = App(settings_path=tmp_path / "file" / "settings.json", size=(1024, 600), sound=False, raster=QUICK)
    visit = Visit(app, tmp_path)
    add(visit.navigator.active_match.library.database)
    visit.title()
    visit.answer("not now")
    assert app.note == "unwritable"
    assert visit.title() == ""


def test_a_lesson_left_in_the_middle_stands_on_the_slate_alone_and_not_for_ever(visit: Visit) -> None:
    """No button says it once more, none offers another step beside it, and who plays on sees it no more."""
    library = visit.navigator.active_match.library
    visit.app.change(lesson=list(NAMES[:3]))
    for played in (0, WITHOUT - 1, WITHOUT):
        if played:
            add(library.database, hands=played)
        offered = visit.title()
        there = any(line.text.startswith("Teresa goes on") for line in visit.navigator.chalk())
        assert there is (played < WITHOUT) is (offered == ""), played
    assert not any("Teresa" in line.text for line in visit.navigator.chalk())


def test_a_look_at_new_match_does_not_change_whom_play_leads_to(visit: Visit) -> None:
    visit.app.change(lesson_offered=True)
    assert visit.title() == "" and "Teresa" in visit.navigator.menu()[0].note
    visit.keys(pygame.K_DOWN, pygame.K_RETURN)
    page = visit.top
    assert isinstance(page, TableChoice)
    page.choose(page.choices.with_form(page.forms[1]))  # another table is looked at
    visit.key(pygame.K_ESCAPE)
    assert visit.offered == "" and "Teresa" in visit.navigator.menu()[0].note
    visit.navigator.choose()
    again = visit.top
    assert isinstance(again, TableChoice) and again.choices.form == page.forms[1], "what was chosen is kept"
    visit.key(pygame.K_ESCAPE)
    visit.keys(pygame.K_UP, pygame.K_RETURN)
    assert isinstance(visit.top, PlayScene) and visit.top.guided


def test_only_a_match_that_is_begun_changes_the_table_of_play(visit: Visit) -> None:
    add(visit.navigator.active_match.library.database)
    visit.navigator.choose()
    page = visit.top
    assert isinstance(page, TableChoice)
    page.choose(page.choices.with_form(page.forms[1]))
    visit.key(pygame.K_RETURN)
    assert isinstance(visit.top, PlayScene)
    visit.title()
    note = visit.navigator.menu()[1].note
    for other in (0, 2):  # two looks at other tables are no more than one
        visit.navigator.choose()
        page = visit.top
        assert isinstance(page, TableChoice)
        page.choose(page.choices.with_form(page.forms[other]))
        visit.key(pygame.K_ESCAPE)
        assert visit.navigator.menu()[1].note == note
        assert visit.navigator.entry(MatchEntry).last_match().players == page.forms[1].players


def test_an_old_hand_is_offered_what_is_new_for_him(visit: Visit) -> None:
    library = visit.navigator.active_match.library
    for game, players in (("briscola-2", 2), ("briscola-4", 4)):
        add(library.database, hands=40, game=game, players=players)
    assert visit.title() == "Your first hand with an auction?"


def test_who_has_climbed_the_first_flight_is_offered_no_other_game(visit: Visit) -> None:
    """Those stand in New match and in the school: a line for each of them would stand there for ever."""
    library = visit.navigator.active_match.library
    for game, players in (("briscola-2", 2), ("briscola-4", 4)):
        add(library.database, hands=40, game=game, players=players)
    add(library.database, hands=40, game=BY_NAME["auction"].rules.slug, players=5, variant="chiamata")
    assert visit.title() == ""


def test_the_first_picture_waits_for_no_offer(open_app: Open, tmp_path: Path) -> None:
    visit = Visit(open_app(), tmp_path)
    add(visit.navigator.active_match.library.database)
    visit.navigator.begin()
    assert visit.offered == ""
    for task in visit.app.when_quiet:
        task()
    assert visit.offered


class OfferAll(Navigator):
    """A title that offers one step after another."""

    step: StairStep = STEPS[0]

    def offer(self) -> StepOffer | None:
        """The step set."""
        return StepOffer(text=offer_text(self.step), take=self.title, decline=self.title)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "code"), spoken(SIZES))
def test_the_longest_offer_can_be_read_and_hit(
    size: tuple[int, int], code: str, open_app: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(code)
    monkeypatch.setattr(OfferAll, "step", max(FIRST, key=lambda step: len(offer_text(step))))
    visit = Visit(open_app(size=size, language=code), tmp_path, OfferAll)
    visit.title()
    title = visit.top
    wrong = watched_texts(monkeypatch, pygame.Rect((0, 0), size))
    title.layout(size)
    title.group.draw(pygame.Surface(size))
    assert not wrong, wrong
    check_targets(title.group.widgets, pygame.Rect((0, 0), size))
