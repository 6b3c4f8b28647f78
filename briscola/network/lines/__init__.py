"""The lines of a match as each computer has seen and signed them, and evidence of two truths."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.network.lines.evidence import (
        LARGEST as LARGEST,
        START as START,
        BadEvidence as BadEvidence,
        HostEvidence as HostEvidence,
        HostTestimony as HostTestimony,
        contradictions as contradictions,
        read_evidence as read_evidence,
    )
    from briscola.network.lines.person_lines import (
        Follower as Follower,
        LostMoves as LostMoves,
        PublicDigest as PublicDigest,
        SeenLines as SeenLines,
        common_lines as common_lines,
        just_begun_anew as just_begun_anew,
        lost_moves as lost_moves,
        says_begun_anew as says_begun_anew,
        seen_of as seen_of,
    )
    from briscola.network.lines.signed_lines import (
        Situation as Situation,
        check_signatures as check_signatures,
    )
else:
    __getattr__ = lazily(
        __name__,
        evidence="BadEvidence HostEvidence HostTestimony LARGEST START contradictions read_evidence",
        person_lines=(
            "Follower LostMoves PublicDigest SeenLines common_lines just_begun_anew lost_moves "
            "says_begun_anew seen_of"
        ),
        signed_lines="Situation check_signatures",
    )
