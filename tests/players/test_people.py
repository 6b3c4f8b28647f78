"""The ladder for people: levels that forget and err as people do, and styles that differ at one strength."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from msgspec import structs

from briscola.engine.actions import Bid, Play
from briscola.engine.cards import cards
from briscola.engine.forms import FORMS
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.card_codes import FIRST_CARICO, STRENGTH, SUIT, coder_of
from briscola.players.etiquette.judging import mistakes
from briscola.players.heuristic.weights import form_of
from briscola.players.imperfect_memory import SPAN, SURE_TRICKS, Memory, faded
from briscola.players.knowledge import know
from briscola.players.lapses import ANNOYING, HOPED, MOST_AT_LAST, NO_LAPSES, Lapses, misrated, seeming
from briscola.players.levels import LADDER, LEVELS, make_player
from briscola.players.medium import AMATEUR, FULL, exact_values, gumbel_max, mannerly
from briscola.players.nets.tricks.encode import encode
from briscola.players.people import FACTORS, PEOPLE, UNLEARNED
from briscola.players.styles import EVEN, STYLES, Style
from briscola.players.talk.leaning import tilts
from briscola.players.talk.temperament import TEMPERAMENTS
from tests.engine.play import seen, shuffled
from tests.players.positions import choices, chosen, company, position, two

TWO = make_rules("briscola", 2)
GONE = "2D 4D 6C 1C 3S 7D 5D CB 6S RD 2S 4S"
AFTER = two("4B 7S 2C", turned="6B", played=GONE)
OPEN = two("1D 4C 6S")
"""A lead with a carico, a liscio and another: nothing of the hand has been seen."""


def by_code(view: Observation, felt: dict[int, float]) -> dict[str, float]:
    coder = know(view).coder
    return {coder.card[c].code: points for c, points in felt.items()}


def felt(
    view: Observation, lapses: Lapses = NO_LAPSES, style: Style = EVEN, luck: int = 1
) -> dict[str, float]:
    """Points by which each legal card is overrated, by its code."""
    seen = know(view)
    return by_code(view, seeming(seen, seen, lapses, style, luck))


def decisions(level: str, hands: int) -> Iterator[Observation]:
    """The choices of card at a table of a level, in hands of two."""
    for seed in range(hands):
        hand = choices(shuffled(TWO, seed), company(level, TWO, seed))
        yield from (view for _, view, _ in hand if len(view.legal) > 1)


# ---- the table


def test_people_choose_from_five_levels_and_each_of_before_has_its_neighbour_on_the_ladder() -> None:
    assert LADDER == ("novice", "beginner", "regular", "expert", "maestro")
    assert set(PEOPLE) == set(LADDER) - {"maestro"}
    for name in PEOPLE:
        assert LEVELS[name].nets is PEOPLE[name].follows_net
    assert {name: row.now for name, row in LEVELS.items() if row.now} == {
        "easy": "beginner", "medium": "expert", "hard": "maestro",
    }  # fmt: skip


def test_every_form_of_the_game_has_sizes_of_errors_of_its_own() -> None:
    assert {form_of(rules) for rules in FORMS.values()} == set(FACTORS)


@pytest.mark.parametrize("form", FACTORS)
def test_who_looks_at_one_trick_errs_less_the_higher_the_level(form: str) -> None:
    lower = (PEOPLE[name].skill.lapses for name in ("novice", "beginner", "regular"))
    sizes = [lapses.misjudged * lapses.by_form.get(form, 1.0) for lapses in lower]
    assert sizes == sorted(sizes, reverse=True) and len(set(sizes)) == len(sizes)


# ---- memory


def test_an_expert_forgets_no_trump_and_no_carico_and_now_and_then_another_card() -> None:
    knowledge = know(AFTER)
    memory = PEOPLE["expert"].skill.memory
    assert memory is not None and memory.counts
    forgotten = {c for key in range(60) for c in faded(knowledge, key, memory).forgotten}
    assert forgotten
    assert all(SUIT[c] != knowledge.trumps and STRENGTH[c] < FIRST_CARICO for c in forgotten)


def test_a_lower_level_forgets_more() -> None:
    knowledge = know(AFTER)

    def lost(level: str) -> int:
        memory = PEOPLE[level].skill.memory
        assert memory is not None
        return sum(len(faded(knowledge, key, memory).forgotten) for key in range(60))

    counts = [lost(level) for level in PEOPLE]
    assert counts == sorted(counts, reverse=True) and len(set(counts)) == len(counts)


def test_a_net_is_not_told_of_forgotten_cards() -> None:
    seen = know(AFTER)
    dull = faded(seen, 1, Memory(span=1, sure_tricks=0))
    assert len(dull.forgotten) >= 8
    told, all_told = (encode(knowledge)[0] for knowledge in (dull, seen))
    assert len(told) == len(all_told) - 2 * len(dull.forgotten)


# ---- errors


def test_who_makes_no_errors_or_sees_all_sees_every_card_as_it_is() -> None:
    assert set(felt(two("2C 4C 6S")).values()) == {0.0}
    view = two("1D 4C", turned="2B", played=GONE, last_tricks=True)
    seen = replace(know(view), unseen=())
    assert set(seeming(seen, seen, Lapses(misjudged=9.0, hope=1.0), EVEN, 1).values()) == {0.0}


def test_most_errors_are_small_and_a_few_are_large() -> None:
    sizes = [abs(felt(OPEN, Lapses(misjudged=2.0), luck=luck)["4C"]) for luck in range(200)]
    small = sum(size < 1 for size in sizes) / len(sizes)
    assert small > 0.6
    assert 0 < sum(size > 3 for size in sizes) / len(sizes) < 0.1


def test_an_error_is_made_about_a_kind_of_play_and_not_about_one_card() -> None:
    for luck in range(20):
        found = felt(two("5C 4C 2B", turned="6B"), Lapses(misjudged=3.0), luck=luck)
        assert found["4C"] == found["5C"] != found["2B"]


def test_no_error_leads_to_what_would_annoy_the_company() -> None:
    view = two("RD 4C 5S", "1D", "6B")
    assert mistakes(know(view))[know(view).coder.card[know(view).coder.number[view.hand[0]]]]
    for luck in range(20):
        found = felt(view, Lapses(misjudged=30.0, unlearned=UNLEARNED), luck=luck)
        assert found["RD"] <= min(found["4C"], found["5S"]) - ANNOYING


def test_even_a_child_sees_what_lies_there_when_it_plays_last() -> None:
    """A form that makes errors larger does so for who plays before others."""
    pairs = make_rules("briscola", 4)
    wild = Lapses(misjudged=1.0, by_form={form_of(pairs): 9.0})
    calm = structs.replace(wild, by_form={form_of(pairs): MOST_AT_LAST})
    before = position(pairs, hand="5C 4C 2B", turned="6B")
    last = position(pairs, hand="5C 4C 2B", table="1D 2D 4D", turned="6B")
    assert felt(last, wild) == felt(last, calm)
    assert felt(before, wild) != felt(before, calm)


def test_a_carico_is_thrown_in_hope_now_and_then_and_never_after_a_lost_trick() -> None:
    hoping = Lapses(hope=1.0)
    assert felt(OPEN, hoping)["1D"] == HOPED
    lost = two("1D 4C 3S", "RB")
    assert felt(lost, hoping)["1D"] < 0
    led = sum(chosen("expert", OPEN, seed) == "1D" for seed in range(20))
    assert led <= 4


@pytest.mark.parametrize("level", list(PEOPLE))
def test_no_level_throws_a_carico_to_a_trick_that_is_lost(level: str) -> None:
    view = two("1D 4C 3S", "RB")
    assert {chosen(level, view, seed) for seed in range(12)} <= {"4C"}


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_who_has_learned_his_manners_makes_no_mistake_but_in_hope(level: str) -> None:
    made: set[str] = set()
    for view in islice(decisions(level, 4), 60):
        action = make_player(level, seed=7, seat=view.seat).choose(view)
        assert isinstance(action, Play)
        made |= mistakes(know(view))[action.card]
    assert made <= {"carico_led"}


def test_a_hand_is_misrated_alike_in_all_bids_of_the_auction() -> None:
    rules = make_rules("chiamata", 5)
    view = seen(shuffled(rules, 3))
    lapses = Lapses(bids=3.0)
    found = {misrated(know(view), lapses, luck) for luck in range(40)}
    assert len(found) == 40 and min(found) < 0 < max(found)
    later = replace(know(view), view=view)
    assert misrated(later, lapses, 1) == misrated(know(view), lapses, 1)
    assert any(isinstance(action, Bid) for action in view.legal)


@pytest.mark.parametrize("level", list(PEOPLE))
def test_a_level_errs_alike_whenever_it_is_asked(level: str) -> None:
    for view in islice(decisions(level, 1), 6):
        first, again = (
            make_player(level, seed="s", seat=view.seat, moment="m").choose(view) for _ in range(2)
        )
        assert first == again


# ---- styles


def test_every_temperament_has_a_style_and_every_style_somebody() -> None:
    styles = {name: temper.style for name, temper in TEMPERAMENTS.items() if name != "none"}
    assert set(styles.values()) == set(STYLES) - {EVEN.name}


def test_styles_differ_in_trumps_and_caricos() -> None:
    lead = know(two("4B 1C 5S", turned="5B", played="2D 4D"))
    answer = know(two("4B 2C 5S", "6C", "5B", played="2D 4D"))

    def of(style: str) -> tuple[float, float, float]:
        trump, carico, plain = tilts(lead, STYLES[style])
        ruff, _, away = tilts(answer, STYLES[style])
        return trump - plain, carico - plain, ruff - away

    bold, careful, hoarder = of("bold"), of("careful"), of("hoarder")
    assert bold[0] > careful[0] > hoarder[0]
    assert bold[1] > hoarder[1] > careful[1]
    assert bold[2] > careful[2] > hoarder[2]


def test_a_hoarder_spends_his_trumps_once_the_stock_is_out() -> None:
    last = know(two("4B 2C", "6C", "5B", played=GONE, last_tricks=True))
    assert set(tilts(last, STYLES["hoarder"])) == {0.0}


def test_who_plays_in_a_style_plays_otherwise_than_who_has_none() -> None:
    views = list(islice(decisions("regular", 3), 50))

    def played(style: str) -> list[object]:
        level = f"regular:style={style}"
        return [make_player(level, seed=1, seat=view.seat).choose(view) for view in views]

    plays = [played(style) for style in STYLES]
    assert all(one != other for at, one in enumerate(plays) for other in plays[:at])


def test_the_careful_ask_more_of_a_hand_before_they_bid_than_the_bold() -> None:
    rules = make_rules("chiamata", 5)
    views = [seen(shuffled(rules, seed)) for seed in range(1000, 1040)]

    def bids(level: str) -> int:
        said = (make_player(level, seed=n, seat=view.seat).choose(view) for n, view in enumerate(views))
        return sum(isinstance(action, Bid) for action in said)

    assert bids("regular:style=careful") < bids("regular:style=bold")


# ---- what an amateur forgets, and how far its whims go


NUMBER = coder_of(TWO).number
LONG_GONE = "1B 4C 3B 5C 6C 7C FC CC RC 1C 2C 3C 2D 3D 5D 6D 7D FD CD RD 2S 3S 5S 7S"
KEYS = range(40)


def lost(key: int, gone: str) -> set[int]:
    """The cards gone that the player of this key thinks may still be about."""
    view = two("1D 4D 6S", turned="6B", played=gone)
    knowledge = know(view)
    return set(faded(knowledge, key).unseen) - set(knowledge.unseen)


def test_high_trumps_and_the_last_tricks_are_remembered() -> None:
    assert not any({NUMBER[c] for c in cards("1B 3B")} & lost(key, LONG_GONE) for key in KEYS)
    last = {NUMBER[c] for c in cards(LONG_GONE)[-2 * SURE_TRICKS :]}
    assert not any(last & lost(key, LONG_GONE) for key in KEYS)


def test_other_cards_fade_with_age_until_none_is_left() -> None:
    gone = cards(LONG_GONE)
    old = {NUMBER[c] for c in gone[: len(gone) - 2 * SURE_TRICKS - SPAN]} - {
        NUMBER[c] for c in cards("1B 3B")
    }
    assert all(old <= lost(key, LONG_GONE) for key in KEYS)
    newer = [sum(NUMBER[c] in lost(key, LONG_GONE) for key in KEYS) for c in (gone[6], gone[17])]
    assert newer[0] > newer[1] > 0


@pytest.mark.parametrize("key", KEYS)
def test_what_is_forgotten_stays_forgotten(key: int) -> None:
    assert lost(key, LONG_GONE[: 3 * 16 - 1]) <= lost(key, LONG_GONE)


def test_two_players_forget_differently_and_one_always_the_same_and_know_no_last_hand() -> None:
    assert lost(1, LONG_GONE) == lost(1, LONG_GONE)
    assert len({frozenset(lost(key, LONG_GONE)) for key in KEYS}) > 1
    gone = LONG_GONE + " 2B 4B 5B 7B FB CB 4S FS CS RS"
    view = two("1D 4D 6S", turned="6B", played=gone, last_tricks=True)
    knowledge = know(view)
    assert exact_values(knowledge) is not None
    assert exact_values(faded(knowledge, 1)) is None


def test_a_whim_prefers_near_equals_only_and_a_fault_only_for_a_gain() -> None:
    """The king of trumps on a two."""
    taken = [
        gumbel_max((7, 8, 9), (3.0, 2.5, -3.0), 2.0, AMATEUR.cutoff, Random(seed)) for seed in range(200)
    ]
    assert 9 not in taken
    assert taken.count(7) > taken.count(8) > 40
    view = two("RB 5C 4S", "2D", "6B")
    hand = [NUMBER[c] for c in cards("RB 5C 4S")]
    found = mannerly(know(view), hand, [0.4, 0.0, 0.0], FULL)
    assert found[0] < found[1] == found[2] == 0.0
    assert mannerly(know(view), hand, [90.0, 0.0, 0.0], FULL) == [90.0, 0.0, 0.0]
