"""The lines of a match as each computer has seen and signed them, and evidence of two truths."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
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
