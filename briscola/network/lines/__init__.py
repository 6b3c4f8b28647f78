"""The lines of a match as each computer has seen and signed them, and evidence of two truths."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.network.lines.evidence import (
        LARGEST,
        START,
        BadEvidence,
        HostEvidence,
        HostTestimony,
        contradictions,
        read_evidence,
    )
    from briscola.network.lines.person_lines import (
        LostMoves,
        PublicDigest,
        SeenLines,
        ToldLines,
        common_lines,
        just_begun_anew,
        lost_moves,
        says_begun_anew,
        seen_of,
    )
    from briscola.network.lines.signed_lines import Situation, check_signatures
else:
    __getattr__ = lazily(
        __name__,
        evidence="BadEvidence HostEvidence HostTestimony LARGEST START contradictions read_evidence",
        person_lines=(
            "LostMoves PublicDigest SeenLines ToldLines common_lines just_begun_anew lost_moves "
            "says_begun_anew seen_of"
        ),
        signed_lines="Situation check_signatures",
    )
