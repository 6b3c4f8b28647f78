"""The pace at which strangers may have questions asked."""

from typing import Self

from msgspec import Struct

MOST_QUESTIONS = 3.0


class QuestionPace(Struct, frozen=True):
    """Lets three questions of strangers pass at once; then it is one a minute."""

    left: float = MOST_QUESTIONS

    def later(self, seconds: float) -> Self:
        """The pace some time later."""
        return (
            self
            if self.left == MOST_QUESTIONS
            else type(self)(min(MOST_QUESTIONS, self.left + seconds / 60.0))
        )

    def asked(self) -> Self | None:
        """The pace after one more question; None if none may be asked now."""
        return None if self.left < 1.0 else type(self)(self.left - 1.0)
