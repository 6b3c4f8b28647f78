"""Kept matches checked: the shuffle, the signatures, what computers would have chosen."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.client.checking.check_script import CHECK_SCRIPT
    from briscola.client.checking.full_check import Verified, verified
    from briscola.client.checking.importing import Imported, import_record
    from briscola.client.checking.recomputed_moves import RecomputedMoves, check_stand_ins, same_program
    from briscola.client.checking.shuffle_proof import (
        Evidence,
        Proof,
        absences_of,
        prove,
        prove_draw,
        shares_of,
        short,
    )
    from briscola.client.checking.told_record import checked_position
