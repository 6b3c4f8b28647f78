"""The table of levels and its switches."""

import pytest

from briscola.players.easy import EasyPlayer
from briscola.players.expert import Expert
from briscola.players.levels import LEVELS, BadLevel, make_player, parse_level, wishing
from briscola.players.medium import MediumPlayer


def test_a_switch_is_read_and_one_not_named_has_its_default() -> None:
    level, switches = parse_level("hard")
    assert level.name == "hard"
    assert switches == {"goal": "points", "signs": "on", "temper": "none"}
    chosen = {"goal": "win", "signs": "off", "temper": "sly", "adapt": ""}
    assert parse_level("maestro:goal=win,signs=off,temper=sly")[1] == chosen


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("grandmaster", f"there is no level 'grandmaster'; there are {', '.join(LEVELS)}"),
        ("medium:depth=3", "level medium has no switch 'depth'; it has goal, signs"),
        ("medium:signs=few", "switch signs may be on or off, not 'few'"),
        ("medium:goal=draw", "switch goal may be points or win, not 'draw'"),
        ("medium:goal", "switch goal may be points or win, not ''"),
        ("medium:", None),
    ],
)
def test_what_is_not_in_the_table_is_refused_with_what_is(text: str, sentence: str | None) -> None:
    if sentence is None:
        assert parse_level(text)[0] is LEVELS["medium"]
        return
    with pytest.raises(BadLevel) as refused:
        parse_level(text)
    assert str(refused.value).startswith(sentence)


def test_a_player_of_each_level_can_be_made() -> None:
    for name in LEVELS:
        assert make_player(name, seed=1, seat=0) is not None
    assert isinstance(make_player("medium:goal=win", seed="any text", seat=3), MediumPlayer)
    assert isinstance(make_player("maestro:signs=off", seed="any text", seat=3), Expert)


def test_a_wish_is_met_where_a_level_says_nothing_else() -> None:
    wishes = {"goal": "win", "temper": "sly"}
    assert wishing("hard", wishes) == "hard:goal=win,temper=sly"
    assert wishing("hard:temper=daring", wishes) == "hard:temper=daring,goal=win"
    assert wishing("easy:goal=points", wishes).startswith("easy:goal=points")
    assert wishing("grandmaster", wishes) == "grandmaster"


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_player_is_the_same_at_every_moment_but_its_luck_is_another(level: str) -> None:
    moments = ("1", "1", "2", "")
    made = [make_player(level, seed="s", seat=1, moment=moment) for moment in moments]
    lucks = []
    for player in made:
        assert isinstance(player, EasyPlayer | MediumPlayer) and player._chance is not None
        # Luck shows in play only now and then, and in what it shows both kinds are mixed.
        lucks.append((player._rng.random(), player._chance.random()))
    first, again, later, ever = lucks
    assert first == again
    for one, other in zip((first, first, later), (later, ever, ever), strict=True):
        assert one[0] != other[0] and one[1] != other[1]
    assert len({player._key for player in made if isinstance(player, MediumPlayer)}) < 2, "memory stays"
