"""Something to mend in a drawing."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Complaint:
    """A sentence on a file of a deck, or on a layer of it."""

    file: str
    what: str
    layer: str = ""

    def __str__(self) -> str:
        place = f"{self.file}, layer {self.layer}" if self.layer else self.file
        return f"{place}: {self.what}"
