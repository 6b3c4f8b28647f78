"""`briscola verify` of evidence against a host: does what its table has signed contradict itself?"""

from collections.abc import Sequence
from pathlib import Path

from briscola.commands.errors import CannotDo, harmless
from briscola.network.lines.evidence import LARGEST, START, BadEvidence, contradictions, read_evidence
from briscola.storage.files.safe_read import read_plain


def is_evidence(file: str) -> bool:
    """True if a file begins like evidence against a host."""
    try:
        return read_plain(Path(file), len(START)) == START
    except (OSError, ValueError):
        return False


def verify_evidence(file: str) -> Sequence[str]:
    """The report on evidence in sentences.

    Raises CannotDo for a file that is no evidence, is not signed by the table, or proves nothing.
    """
    try:
        evidence = read_evidence(read_plain(Path(file), LARGEST + 1))
        found = contradictions(evidence)
    except OSError as error:
        raise CannotDo(f"{file} cannot be read: {error.strerror or error}") from None
    except BadEvidence as error:
        raise CannotDo(harmless(f"{file}, {error}")) from None
    if not found:
        raise CannotDo(
            f"{file}: nothing that the table has signed contradicts itself, so nobody need believe it"
        )
    said = f"{file}: evidence of seat {evidence.seat}, whose program left the table saying: {evidence.why}"
    return [harmless(said), *(harmless(f"Proved: {sentence}.") for sentence in found)]
