"""Kept matches checked: the shuffle, the signatures, what computers would have chosen."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.checking.check_script import CHECK_SCRIPT as CHECK_SCRIPT
    from briscola.client.checking.full_check import Verified as Verified, verified as verified
    from briscola.client.checking.importing import Imported as Imported, import_record as import_record
    from briscola.client.checking.recomputed_moves import (
        RecomputedMoves as RecomputedMoves,
        check_stand_ins as check_stand_ins,
        same_program as same_program,
    )
    from briscola.client.checking.shuffle_proof import (
        Evidence as Evidence,
        Proof as Proof,
        absences_of as absences_of,
        prove as prove,
        prove_draw as prove_draw,
        shares_of as shares_of,
        short as short,
    )
    from briscola.client.checking.sign_witnesses import check_witnesses as check_witnesses
else:
    __getattr__ = lazily(
        __name__,
        check_script="CHECK_SCRIPT",
        full_check="Verified verified",
        importing="Imported import_record",
        recomputed_moves="RecomputedMoves check_stand_ins same_program",
        shuffle_proof="Evidence Proof absences_of prove prove_draw shares_of short",
        sign_witnesses="check_witnesses",
    )
