"""STEPS, the twelve steps of the first evening, one row each; their words are in `words.py`."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.capabilities.lesson.attempt_conditions import (
    Tried,
    When,
    always,
    bids,
    bids_much,
    both,
    carico,
    dearest,
    held,
    liscio,
    longest_suit,
    loses,
    not_,
    passes,
    plays,
    sign,
    takes,
    true_sign,
    trump,
    wins_hand,
)
from briscola.capabilities.lesson.prepared_position import PreparedPosition


class Task(Struct, frozen=True, kw_only=True):
    """One task of a step: the condition that solves it, and the answers to wrong tries."""

    right: When
    wrong: Sequence[tuple[str, When]]
    """Name and condition of each answer to a wrong try; the first that holds is given."""
    signs: bool = False
    """True if the task is solved with a sign, before anybody plays on."""
    shown: Sequence[str] = ()
    """Codes of cards that the teacher shows beside her words."""
    priced: bool = True
    """True if the points of each shown card stand under it."""

    def answer(self, tried: Tried) -> str | None:
        """Name of the answer to a try; None if it solves the task.

        Raises LookupError if the row has no answer for it.
        """
        if self.right(tried):
            return None
        for name, when in self.wrong:
            if when(tried):
                return name
        raise LookupError(f"nothing is said of {tried.action}")


class LessonStep(Struct, frozen=True, kw_only=True):
    """One of the twelve steps: a table and its tasks, in order."""

    name: str
    laid: PreparedPosition
    tasks: Sequence[Task]


GIVES_LISCIO: When = both(liscio, loses)
"""Condition: the others take a card without points."""
TRUMPS_IT: When = both(trump, takes)
"""Condition: a trump takes the trick."""

VALUES = LessonStep(
    name="values",
    laid=PreparedPosition(hands=("6C 1C RC", "4C 7S 2S"), turned="7B", draws="5B 3D"),
    tasks=(
        Task(
            right=dearest,
            wrong=(("nothing", liscio), ("less", always)),
            shown=("1C", "3C", "RC", "CC", "FC"),
        ),
    ),
)
TRUMP = LessonStep(
    name="trump",
    laid=PreparedPosition(hands=("RB 2D 6S", "3C 5S 4B"), turned="7D", draws="4C FS"),
    tasks=(Task(right=TRUMPS_IT, wrong=(("no-trump", loses),)),),
)
TAKING = LessonStep(
    name="taking",
    laid=PreparedPosition(hands=("2C RC 1B", "FC 6D 4D"), turned="5S", draws="7B 3D"),
    tasks=(
        Task(
            right=takes,
            wrong=(("weaker", plays("2C")), ("other-suit", loses)),
            shown=("1C", "3C", "RC", "CC", "FC", "7C", "6C", "5C", "4C", "2C"),
            priced=False,
        ),
    ),
)
LISCI = LessonStep(
    name="lisci",
    laid=PreparedPosition(hands=("3B RC 4S", "1C 6B 2S"), turned="6D", draws="RS 7C"),
    tasks=(
        Task(
            right=GIVES_LISCIO,
            wrong=(("carico", carico), ("points", loses)),
            shown=("7B", "6B", "5B", "4B", "2B"),
        ),
    ),
)
WHEN = LessonStep(
    name="when",
    laid=PreparedPosition(hands=("4D 6C FS", "5B 3B 2S"), turned="2D", draws="4S 7C"),
    tasks=(
        Task(
            right=GIVES_LISCIO,
            wrong=(("spent", trump), ("gift", loses)),
        ),
        Task(right=TRUMPS_IT, wrong=(("gone", loses),)),
    ),
)
STROZZO = LessonStep(
    name="strozzo",
    laid=PreparedPosition(hands=("7D 3C 2B", "5C 4B 6S"), turned="5D", draws="6B FC"),
    tasks=(
        Task(
            right=both(carico, takes),
            wrong=(("trump", takes), ("missed", loses)),
        ),
    ),
)
DRAWING = LessonStep(
    name="drawing",
    laid=PreparedPosition(
        hands=("FC 4C 5B", "7C 2B 6B"),
        turned="3D",
        draws="6S",
        before=(
            "4S 3B 6D 5D 7S 2C CC 6C 1D 1B 4D 7B CS FD RB 1C CB FS RC 7D FB 1S CD RD 5C RS 3C 2S 3S 5S 4B 2D"
        ),
    ),
    tasks=(Task(right=loses, wrong=(("took", takes),)),),
)
COUNTING = LessonStep(
    name="counting",
    laid=PreparedPosition(
        hands=("FD 1C 2D", "RC 4B 6S"),
        turned="2D",
        before=(
            "CB 4C RD 1S 2C 6C 7D FS 1D 6D 7S 3C 4S 5S 7C 1B RS 5D "
            "3B 7B 5C 2S 3D RB FB CD 5B CC 2B CS FC 3S 4D 6B"
        ),
    ),
    tasks=(Task(right=both(takes, wins_hand), wrong=(("short", takes),)),),
)
LAST_TRUMPS = LessonStep(
    name="last-trumps",
    laid=PreparedPosition(
        hands=("5S 1B 2D", "4B 3S 7C"),
        turned="2D",
        before=(
            "FD 1D 3C 5B 3B CD RS 1C 4C RB FS 6S FC 5C 3D FB 4S CC "
            "6D 7D 5D CB 6B 6C RC 2B 7B 1S RD CS 7S 4D 2C 2S"
        ),
    ),
    tasks=(
        Task(
            right=GIVES_LISCIO,
            wrong=(("trump", trump), ("ace", takes)),
            shown=("1D", "3D", "RD", "CD", "FD", "7D", "6D", "5D", "4D"),
            priced=False,
        ),
        Task(right=TRUMPS_IT, wrong=(("lost", loses),)),
    ),
)
PARTNERS = LessonStep(
    name="partners",
    laid=PreparedPosition(
        players=4,
        hands=("3D 3B 4S", "5C 7S 6S", "1C 6C 2S", "2C 5S 7B"),
        turned="6D",
        draws="4B RS 6B FC",
        before="7C 4C 2B FB",
        signed=(2, "carico"),
    ),
    tasks=(
        Task(right=sign("three"), wrong=(("other", true_sign), ("bluff", always)), signs=True),
        Task(
            right=both(carico, not_(loses), not_(takes)),
            wrong=(("robbed", takes), ("little", liscio)),
        ),
    ),
)
CALLING = LessonStep(
    name="calling",
    laid=PreparedPosition(
        variant="chiamata",
        players=5,
        leader=0,
        hands=("3C RC CC 7C 2C 1D 5S 6B", "", "4C 1C", "", ""),
    ),
    tasks=(
        Task(right=both(bids, not_(bids_much)), wrong=(("much", bids_much), ("passed", passes))),
        Task(
            right=plays("1C"),
            wrong=(("own", held), ("short", not_(longest_suit)), ("weaker", always)),
        ),
    ),
)
PRINI = LessonStep(
    name="prini",
    laid=PreparedPosition(
        variant="prini",
        hands=("5S 3S 2D", "1S 3B 6C"),
        turned="7D",
        draws="4B 7C",
    ),
    tasks=(
        Task(right=GIVES_LISCIO, wrong=(("gift", loses),)),
        Task(right=TRUMPS_IT, wrong=(("gone", loses),)),
    ),
)

STEPS: Sequence[LessonStep] = (
    VALUES,
    TRUMP,
    TAKING,
    LISCI,
    WHEN,
    STROZZO,
    DRAWING,
    COUNTING,
    LAST_TRUMPS,
    PARTNERS,
    CALLING,
    PRINI,
)
NAMES: Sequence[str] = tuple(step.name for step in STEPS)
