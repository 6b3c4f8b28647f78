"""Temperaments and their lines: in every language, who speaks how often, nobody the same twice."""

from itertools import combinations
from random import Random

import pytest

from briscola.client.setup.characters import own_people, regular_people, temper_of
from briscola.i18n import text
from briscola.i18n.character_words import VOICES, temper_word
from briscola.players.talk.temperament import PLAIN, TEMPERAMENTS
from briscola.ui.chat.occasions import BEARINGS, KINDS, Occasion, lines, remark
from tests.ui.demands import LANGUAGES


def test_every_regular_has_a_temperament_with_a_voice_and_a_word_for_it() -> None:
    for who in regular_people():
        assert temper_of(who.name).name in VOICES
        assert temper_word(who)
    for who in own_people():
        assert temper_of(who.name) is PLAIN and temper_word(who) == ""
    assert set(VOICES) == set(TEMPERAMENTS) - {PLAIN.name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("temper", VOICES)
def test_every_temperament_has_several_lines_for_every_moment(temper: str, language: str) -> None:
    text.use(language)
    said = [line for kind in KINDS if not kind.endswith("_company") for line in lines(temper, kind)]
    for kind in KINDS:
        assert len(set(lines(temper, kind))) == len(lines(temper, kind)) >= 2, kind
    assert len(said) == len(set(said)), "nothing is said twice, but to one or to several"
    assert all(line == line.strip() and line for line in said)


def test_the_languages_do_not_say_the_same() -> None:
    spoken_in = []
    for language in LANGUAGES:
        text.use(language)
        spoken_in.append({line for temper in VOICES for kind in KINDS for line in lines(temper, kind)})
    assert not any(one & other for one, other in combinations(spoken_in, 2))


def test_who_has_no_temperament_says_nothing() -> None:
    assert all(lines(PLAIN.name, kind) == () for kind in KINDS)


def test_the_chatty_speak_more_often_than_the_patient() -> None:
    text.use("en")
    count = {
        name: sum(
            remark([Occasion(1, "rich")], {1: TEMPERAMENTS[name]}, (), Random(seed)) is not None
            for seed in range(400)
        )
        for name in VOICES
    }
    assert count["chatty"] == max(count.values()) and count["patient"] == min(count.values())
    assert count["patient"] > 20 and count["chatty"] < 300


def test_nobody_repeats_himself_while_there_is_something_else_to_say() -> None:
    text.use("en")
    first, *others = lines("chatty", "hello")
    tempers = {1: TEMPERAMENTS["chatty"]}
    said = {
        picked[1]
        for seed in range(60)
        if (picked := remark([Occasion(1, "hello")], tempers, {first}, Random(seed))) is not None
    }
    assert said == set(others)


def test_what_has_no_room_beside_who_would_say_it_is_not_said() -> None:
    text.use("en")
    first, *_others = lines("chatty", "hello")
    tempers = {1: TEMPERAMENTS["chatty"]}

    def said(room: bool) -> set[str]:
        fits = (lambda place, line: (place, line) == (1, first)) if room else (lambda _place, _line: False)
        found = (remark([Occasion(1, "hello")], tempers, (), Random(seed), fits=fits) for seed in range(60))
        return {picked[1] for picked in found if picked is not None}

    assert said(True) == {first}
    assert said(False) == set()


def test_every_moment_has_a_face() -> None:
    assert set(BEARINGS) == set(KINDS)
    moods = {mood for b in BEARINGS.values() for mood in (b.mood, b.aside) if mood}
    assert moods <= {"pleased", "dismayed", "thinking", "wink", "puff", "sky", "shoulder"}
    signs = {b.mood for b in BEARINGS.values()}
    assert signs <= {"pleased", "dismayed", "thinking"}, "where signs are made no remark looks like one"
