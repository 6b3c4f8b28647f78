"""What was counted is kept by person; an answer counts once."""

from briscola.capabilities.counting.answers import CountedAnswer, answers_in, counting_sums, keep_answer
from briscola.storage.database.database import Database
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import FIRST

ME = Profile(id=FIRST)


def answer(trick: int, *, right: bool = True, kind: str = "trumps-out") -> CountedAnswer:
    return CountedAnswer(seal="41a7", trick=trick, kind=kind, right=right)


def test_answers_add_up_by_kind_and_by_evening_for_whom_they_are(database: Database) -> None:
    for each in (answer(3), answer(6, right=False), answer(9, kind="our-points")):
        keep_answer(database, ME, each)
    keep_answer(database, Profile(id="nonna"), answer(3))
    told = counting_sums(database, ME)
    assert [(each.name, each.asked, each.right) for each in told.kinds] == [
        ("our-points", 1, 1),
        ("trumps-out", 2, 1),
    ]
    assert [(each.asked, each.right) for each in told.evenings] == [(3, 2)]
    assert (told.whole.asked, told.whole.right) == (3, 2)
    later = Profile(id=FIRST, counts_from="9999")
    assert not counting_sums(database, later).kinds


def test_only_the_first_answer_to_a_question_counts(database: Database) -> None:
    """Two windows may ask the same."""
    keep_answer(database, ME, answer(3, right=False))
    keep_answer(database, ME, answer(3))
    assert counting_sums(database, ME).whole.right == 0


def test_what_somebody_has_answered_in_a_hand_is_found_again(database: Database) -> None:
    for each in (answer(6, right=False), answer(3)):
        keep_answer(database, ME, each)
    keep_answer(database, Profile(id="nonna"), answer(9))
    assert answers_in(database, ME, "41a7") == [answer(3), answer(6, right=False)]
    assert not answers_in(database, ME, "another seal")
