"""The scripts are tested with what the program tells, and read nothing of a message that it has not."""

import json
import re

import pytest
from msgspec import Struct
from msgspec.structs import fields

from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import CupState, Lobby, SlateState
from briscola.pages.server.page_files import STATIC
from tests.pages.told_states import FILE, told_states


def test_the_states_that_the_scripts_are_tested_with_are_what_the_program_tells() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == told_states(), "python -m tests.pages.told_states"


TOLD: dict[str, type[Struct]] = {"cup/cup.js": CupState, "slate/slate.js": SlateState, "door.js": Lobby}
"""The message whose fields a script reads; every other script reads those of a match."""


@pytest.mark.parametrize("script", [path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js")])
def test_a_script_reads_no_field_that_its_message_has_not(script: str) -> None:
    text = (STATIC / script).read_text(encoding="utf-8")
    named = re.findall(r"\b(?:board|state|lobby)\??\.([a-z_]+)\b(?!\()", text)
    for taken in re.findall(r"\{([\w\s,:]+)\} = (?:board|state|lobby|page\.state)(?![\w.])", text):
        named += [each.split(":")[0].strip() for each in taken.split(",") if each.strip()]
    assert {*named} <= {each.name for each in fields(TOLD.get(script, PageState))}
