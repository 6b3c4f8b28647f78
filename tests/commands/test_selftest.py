"""`briscola selftest`: every part is looked at, what is broken is told, nothing is written."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from briscola.client.visit.friends_client import FriendsClient
from briscola.commands import selftest, selftest_friends
from briscola.commands.headless import screenless
from briscola.commands.selftest import Broken, Check
from briscola.commands.selftest_friends import NotMet
from briscola.engine.variants import VARIANTS
from briscola.i18n.languages import LANGUAGES
from briscola.players.nets import trained
from briscola.system import resources
from briscola.ui.render.svg import untrusted_svg
from briscola.ui.scenes.title import Title
from tests.commands.shell import Here

ONE_OF_A_KIND = {"tree for screen readers", "page for phones", "meeting points"}


def test_every_deck_game_and_table_is_looked_at() -> None:
    """CI runs them all, from the wheel and in the packaged app (.ci/wheel, .ci/bundle)."""
    names = {check.name for check in selftest.checks()}
    assert {f"deck {info.name}" for info in resources.decks()} < names
    assert {f"{row.name} for {players}" for row in VARIANTS.values() for players in row.players} < names
    assert {f"table of {variant}" for variant in VARIANTS} < names


def test_the_quick_one_looks_at_a_few_of_each_kind_in_at_most_thirty_lines() -> None:
    """Its lines are promised (docs/log.md); CI runs it under Wine (.ci/windows)."""
    names = [check.name for check in selftest.quick_checks()]
    all_names = [check.name for check in selftest.checks()]
    assert len(names) <= 30
    assert names == [name for name in all_names if name in names]
    families = {info.name: info.family for info in resources.shipped_decks()}
    of_decks = [families[name.removeprefix("deck ")] for name in names if name.startswith("deck ")]
    assert sorted(of_decks) == sorted(set(families.values()))
    assert {f"texts {language}" for language in LANGUAGES} < set(names)
    assert sum(name.startswith("scene ") for name in names) == 6
    hands = {f"{row.name} for {players}" for row in VARIANTS.values() for players in row.players}
    assert len(hands.intersection(names)) == 3
    alone = {name for name in all_names if " " not in name or name in ONE_OF_A_KIND}
    assert alone.difference(names) == {"matches", "friends"}


def test_the_quick_one_reads_two_nets() -> None:
    nets = next(check.run for check in selftest.quick_checks() if check.name == "nets")
    assert nets() == "2 nets read"


def test_only_who_asks_for_the_quick_one_gets_it(briscola: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "checks", lambda: iter([Check("all", lambda: "looked at")]))
    monkeypatch.setattr(selftest, "quick_checks", lambda: iter([Check("few", lambda: "looked at")]))
    assert briscola("selftest").out == "ok   all: looked at\n"
    assert briscola("selftest", "--quick").out == "ok   few: looked at\n"


def named(name: str) -> Callable[[], str]:
    """The check of that name."""
    return next(check.run for check in selftest.checks() if check.name == name)


def broken(name: str) -> str:
    """Why the check of that name fails."""
    with screenless(), pytest.raises(Broken) as caught:
        named(name)()
    return str(caught.value)


NET, CARD, ASSET = trained.trained_net, resources.card_drawing, resources.asset
FRENCH, ITALIAN = ([info for info in resources.decks() if info.french is french] for french in (True, False))


@pytest.mark.parametrize(
    ("check", "sentence", "where", "name", "without"),
    [
        # Without it the strong levels would play on, only worse.
        (
            "nets",
            "net five is missing",
            trained,
            "trained_net",
            lambda net: None if net == "five" else NET(net),
        ),
        (
            "deck napoletane",
            "3B is missing",
            resources,
            "card_drawing",
            lambda deck, code: None if code == "3B" else CARD(deck, code),
        ),
        pytest.param(
            "deck napoletane",
            "the sign C is missing",
            resources,
            "sign_drawing",
            lambda *_: None,
            marks=pytest.mark.slow,
        ),
        ("decks", "the deck napoletane is missing", resources, "shipped_decks", lambda: FRENCH),
        ("decks", "there is no French deck", resources, "shipped_decks", lambda: ITALIAN),
        ("drawings", "is not the one that was packed", untrusted_svg, "ours", lambda _mark: False),
        pytest.param(
            "drawings",
            " is missing",
            resources,
            "asset",
            lambda *parts: None if "textures" in parts else ASSET(*parts),
            marks=pytest.mark.slow,
        ),
        ("sounds", "thunder is silent", resources, "sounds", lambda: ("thunder",)),
        ("sounds", "there are no recordings", resources, "sounds", lambda: ()),
        ("scene title", "the picture has only 1 colours", Title, "draw", lambda *_: None),
    ],
)
def test_what_is_missing_is_found(
    check: str, sentence: str, where: object, name: str, without: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, without)
    assert broken(check).endswith(sentence)


def test_a_card_without_a_drawing_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blank = tmp_path / "blank.svg"
    blank.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 614 1000"/>', encoding="utf-8")
    monkeypatch.setattr(resources, "card_drawing", lambda *_: resources.plain(blank))
    assert broken("deck napoletane") == "1C draws nothing"


def test_missing_texts_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "strings_folder", lambda: tmp_path)
    assert broken("texts en") == "pages of the rules are missing"
    assert broken("texts it") == "the catalogue is missing"


def test_a_failure_is_a_line_of_its_own_and_the_exit_status_says_so(
    briscola: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    def good() -> str:
        return "shines"

    def bad() -> str:
        raise Broken("it is out of oil")

    def worse() -> str:
        raise ZeroDivisionError

    def two() -> Iterator[Check]:
        yield from (Check("lamp", bad), Check("moon", worse), Check("sun", good))

    monkeypatch.setattr(selftest, "checks", two)
    said = briscola("selftest")
    assert said.status == 1
    assert said.out.splitlines() == [
        "FAIL lamp: it is out of oil",
        "FAIL moon: ZeroDivisionError",
        "ok   sun: shines",
    ]


@pytest.mark.slow
def test_people_who_do_not_meet_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest_friends, "LONGEST", 3.0)
    monkeypatch.setattr(FriendsClient, "sit", lambda _friends, _seat: None)
    with screenless(), pytest.raises(NotMet, match="nobody comes to the table"):
        named("friends")()


@pytest.mark.slow
def test_people_meet_and_their_table_is_drawn() -> None:
    with screenless():
        assert named("friends")() == "two people have met; tables nearby, table drawn"


@pytest.mark.slow
def test_the_page_for_phones_is_served_with_its_drawings() -> None:
    (check,) = (check for check in selftest.quick_checks() if check.name == "page for phones")
    assert str(check.run()).endswith("files served")
