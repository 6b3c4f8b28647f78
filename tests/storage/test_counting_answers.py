"""What was counted is kept by person; an answer counts once, and outlives a damaged file."""

from pathlib import Path

from briscola.storage.counting_answers import CountedAnswer, answers_in, counting_record, keep_answer
from briscola.storage.database import Database
from briscola.storage.person_names import FIRST
from briscola.storage.profiles import Profile

ME = Profile(id=FIRST)


def answer(trick: int, *, right: bool = True, kind: str = "trumps-out") -> CountedAnswer:
    return CountedAnswer(seal="41a7", trick=trick, kind=kind, right=right)


def test_answers_add_up_by_kind_and_by_evening_for_whom_they_are(tmp_path: Path) -> None:
    with Database(tmp_path / "history.sqlite") as database:
        for each in (answer(3), answer(6, right=False), answer(9, kind="our-points")):
            keep_answer(database, ME, each)
        keep_answer(database, Profile(id="nonna"), answer(3))
        told = counting_record(database, ME)
        assert [(each.name, each.asked, each.right) for each in told.kinds] == [
            ("our-points", 1, 1),
            ("trumps-out", 2, 1),
        ]
        assert [(each.asked, each.right) for each in told.evenings] == [(3, 2)]
        assert (told.whole.asked, told.whole.right) == (3, 2)
        later = Profile(id=FIRST, counts_from="9999")
        assert not counting_record(database, later).kinds


def test_only_the_first_answer_to_a_question_counts(tmp_path: Path) -> None:
    """Two windows may ask the same."""
    with Database(tmp_path / "history.sqlite") as database:
        keep_answer(database, ME, answer(3, right=False))
        keep_answer(database, ME, answer(3))
        assert counting_record(database, ME).whole.right == 0


def test_what_somebody_has_answered_in_a_hand_is_found_again(tmp_path: Path) -> None:
    with Database(tmp_path / "history.sqlite") as database:
        for each in (answer(6, right=False), answer(3)):
            keep_answer(database, ME, each)
        keep_answer(database, Profile(id="nonna"), answer(9))
        assert answers_in(database, ME, "41a7") == [answer(3), answer(6, right=False)]
        assert not answers_in(database, ME, "another seal")


def test_answers_outlive_a_damaged_file_and_are_kept_again_after_their_table_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    with Database(file) as database:
        keep_answer(database, ME, answer(3))
        database.write([("CREATE TABLE big (text TEXT)", ())])
        database.write([("INSERT INTO big VALUES (?)", ("x" * 200_000,))])
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] + bytes(len(whole) - len(whole) // 2))
    with Database(file) as database:
        assert database.note == "damaged"
        assert counting_record(database, ME).whole.asked == 1
        database.write([("DROP TABLE counting", ())])
        assert not counting_record(database, ME).kinds
        assert keep_answer(database, ME, answer(4)) and counting_record(database, ME).whole.asked == 1
