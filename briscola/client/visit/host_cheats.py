"""The error as which all fails that no honest host sends."""

from typing import Literal

from briscola.storage.files import in_one_line

CheatKind = Literal["host_cheats", "left_out", "false_absence", "two_stories", "old_record"]


class HostCheats(Exception):  # noqa: N818 - a sentence for the person
    """Something that an honest host cannot have sent; the sentence says what.

    `left_out`: it has dealt without her. `false_absence`: a computer has decided for her. `two_stories`: what
    it tells contradicts what it has told. `old_record`: no lie, but a match in which lies could not be found.
    """

    def __init__(self, sentence: str, kind: CheatKind = "host_cheats") -> None:
        super().__init__(sentence)
        self.kind = kind

    @property
    def sentence(self) -> str:
        """The sentence in one line, whatever the host has put into it."""
        return in_one_line(str(self))
