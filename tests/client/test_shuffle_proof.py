"""The proof after a hand frees the cut of whoever is a person then, and of nobody else."""

from briscola.client.checking.shuffle_proof import prove
from briscola.engine.events import PackCut, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.terms import Terms
from briscola.engine.turned import turned_to
from briscola.table.table import Phase, RefereedTable
from tests.engine.recorded import HEADER, TWO, play_on_by_chance, recorded_table, roster_of

TERMS = Terms(header=HEADER, roster=roster_of("Anna", "random"))
MIA = Occupant(name="Mia", face="person-woman", key="mia")


def ended_after_a_cut_of(table: RefereedTable, seat: int) -> bool:
    """True between two hands, of which the last was cut by that seat."""
    cuts = [event.seat for event in table.log if isinstance(event, PackCut)]
    return table.phase is Phase.HAND and cuts[-1:] == [seat]


def test_the_cut_of_a_person_who_sat_down_later_is_her_own() -> None:
    table = recorded_table(TWO, terms=TERMS, winning_hands=5, until=lambda table: table.hand == 1)
    table.sit(1, MIA)
    play_on_by_chance(table, until=lambda table: table.hand > 2 and ended_after_a_cut_of(table, 1))
    assert table.phase is Phase.HAND
    for seat in (0, 1):
        proof = prove(turned_to(table.log, seat), TWO.pack)
        assert proof is not None and proof.at == 9 and proof.sealed and proof.dealt
    as_if_a_computer_sat_there = [event for event in table.log if not isinstance(event, Sits)]
    proof = prove(as_if_a_computer_sat_there, TWO.pack)
    assert proof is not None and not proof.dealt, "it may not cut where it likes"
