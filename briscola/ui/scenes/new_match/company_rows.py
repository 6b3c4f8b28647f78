"""The people at the table, in words: who may sit at a seat, what they play with, what they agree."""

from collections.abc import Sequence
from functools import partial

from msgspec import structs
from msgspec.structs import replace

from briscola.client.hot_seat.agreement import ANYTHING, KEYS, PAD, Companion, may_leave_out_curtain, pad_name
from briscola.client.setup.characters import person
from briscola.i18n.person_words import guest_name
from briscola.i18n.seat_words import seat_label
from briscola.i18n.text import _
from briscola.storage.people.profiles import FACE
from briscola.ui.scenes.faces import guest_faces
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.next_match import Choices
from briscola.ui.scenes.new_match.rule_rows import ChoiceRow


def company_words() -> str:
    """Text of the link to the sheet."""
    return _("Who sits where…")


def company_note(choices: Choices) -> str:
    """A sentence or two on what several people at one screen can do, and what not."""
    if not choices.several:
        return _("Whoever plays with you at this computer takes a place here.")
    signs = _("No signs: one screen can hide none.") if choices.without_signs else ""
    agreed = choices.company.curtain or not may_leave_out_curtain(choices.setup())
    curtain = _("Between two turns a curtain hides the hands.") if agreed else ""
    return " ".join(filter(None, (curtain, signs)))


def guest_hint(choices: Choices, seat: int) -> str:
    """Name of whoever sits, or would sit, there without one."""
    return guest_name(1 + len({0, *choices.people}.intersection(range(seat))))


def faces_at(choices: Choices, seat: int) -> Sequence[str]:
    """The faces that a guest can have there."""
    return guest_faces([one.face for at, one in enumerate(choices.opponents, start=1) if at != seat])


def with_a_friend(choices: Choices) -> Choices:
    """The same with somebody beside the person, whom she can change."""
    face = next(face for face in faces_at(choices, 1) if face != choices.face)
    return choices.with_person(1, Companion(face=face))


def sitters(page: ChoicePage, seat: int) -> ChoiceRow:
    """The sitters to choose from: the computer, the free people of the household and, last, a guest."""
    choices, now = page.choices, page.choices.people.get(seat)
    taken = {one.key for at, one in choices.people.items() if at != seat and one.key}
    free = [profile for profile in page.others if profile.id not in taken]
    computer = choices.computers[seat - 1]
    name = computer.name or person(computer.face).title
    used = [choices.face, *(one.face for one in choices.people.values())]
    guest = Companion(face=min(faces_at(choices, seat) or [FACE], key=used.count))
    found = [None, *(Companion(name=one.name, face=one.face, key=one.id) for one in free), guest]
    keys = [None if one is None else one.key for one in found]
    names = [one.name or guest_hint(choices, seat) for one in free]
    return ChoiceRow(
        key=f"seat-{seat}",
        words=[_("{name}, computer").format(name=name), *names, _("A guest")],
        chosen=keys.index(None if now is None else now.key),
        choose=lambda at: page.choose(page.choices.with_person(seat, found[at])),
    )


def inputs(page: ChoicePage, seat: int) -> ChoiceRow:
    """The keys and pads that a person may play with; an absent pad is named while it is chosen."""
    company, people = page.choices.company, page.choices.people
    now = people[seat].plays_with if seat else company.plays_with
    kinds = [ANYTHING, KEYS, *(pad_name(number) for number in page.app.pads)]
    if now not in kinds:
        kinds.append(now)
    words = {ANYTHING: _("keys or pad"), KEYS: _("keys and mouse")}

    def choose(at: int) -> None:
        if not seat:
            page.choose_quietly(_agreeing(page.choices, "plays_with", kinds[at]))
            return
        sitter = structs.replace(page.choices.people[seat], plays_with=kinds[at])
        page.choose(page.choices.with_person(seat, sitter))

    return ChoiceRow(
        key=f"input-{seat}",
        name=_("{seat} plays with").format(seat=seat_label(seat)),
        words=[words.get(kind) or _("pad {number}").format(number=kind.removeprefix(PAD)) for kind in kinds],
        chosen=kinds.index(now),
        choose=choose,
    )


def agreements(page: ChoicePage) -> Sequence[ChoiceRow]:
    """The agreements of several people at the table, yes or no; none for one person."""
    if not page.choices.several:
        return ()
    words, company = (_("yes"), _("no")), page.choices.company

    def choose(key: str, at: int) -> None:
        page.choose_quietly(_agreeing(page.choices, key, at == 0))

    def row(key: str, name: str) -> ChoiceRow:
        chosen = int(not getattr(company, key))
        return ChoiceRow(key=key, name=name, words=words, chosen=chosen, choose=partial(choose, key))

    found = [row("hints", _("Hints")), row("undo", _("Taking back"))]
    if may_leave_out_curtain(page.choices.setup()):
        found.append(row("curtain", _("Curtain between turns")))
    return found


def _agreeing(choices: Choices, field: str, value: bool | str) -> Choices:
    return replace(choices, company=structs.replace(choices.company, **{field: value}))
