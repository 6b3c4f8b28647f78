"""Writing in a line: caret, selection and clipboard, by key and by pointer, as everywhere else."""

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.input.clipboard import copy, paste
from briscola.ui.scenes.new_match.seat_controls import NameField
from briscola.ui.widgets.text_field import TextField
from tests.ui.hands import BOX, Stage, click, drag, key, mouse_down, mouse_move, mouse_up, press, typed

CTRL, SHIFT, ALT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LALT
LEFT, RIGHT, HOME, END = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END


class Desk:
    """A field with the focus, and hands on it."""

    def __init__(self, app: App, text: str, *, kind: type[TextField] = TextField, limit: int = 60) -> None:
        self.written: list[str] = []
        self.field = kind(app.kit, BOX, text, self.written.append, limit=limit)
        self.stage = Stage(app, self.field)
        self.stage.draw(app.window.surface)
        self.app = app

    def key(self, *codes: int, mod: int = 0) -> bool:
        taken = [self.stage.handle(key(code, mod=mod)) for code in codes]
        return all(taken)

    def x(self, letters: int) -> tuple[int, int]:
        """The spot before which so many letters stand."""
        self.stage.draw(self.app.window.surface)
        return self.field.gap(letters), BOX.centery

    @property
    def selected(self) -> str:
        return self.field.line.selected


@pytest.fixture
def desk(app: App) -> Desk:
    return Desk(app, "Nonna Teresa")


def test_shift_with_arrows_home_and_end_selects(desk: Desk) -> None:
    desk.key(LEFT, LEFT, mod=SHIFT)
    assert desk.selected == "sa"
    desk.key(RIGHT, mod=SHIFT)
    assert desk.selected == "a"
    desk.key(HOME, mod=SHIFT)
    assert desk.selected == "Nonna Teresa"
    desk.key(HOME)
    assert desk.selected == ""
    desk.key(RIGHT)
    desk.key(END, mod=SHIFT)
    assert desk.selected == "onna Teresa"


def test_an_arrow_leaves_a_selection_at_its_own_end(desk: Desk) -> None:
    desk.key(pygame.K_a, mod=CTRL)
    desk.key(LEFT)
    desk.stage.handle(typed("("))
    desk.key(pygame.K_a, mod=CTRL)
    desk.key(RIGHT)
    desk.stage.handle(typed(")"))
    assert desk.field.text == "(Nonna Teresa)"


def test_ctrl_leads_from_word_to_word_and_takes_words_away(desk: Desk) -> None:
    desk.key(LEFT, mod=CTRL)
    desk.key(LEFT, mod=CTRL | SHIFT)
    assert desk.selected == "Nonna "
    desk.key(RIGHT, mod=CTRL)
    desk.key(RIGHT, mod=CTRL)
    desk.key(pygame.K_BACKSPACE, mod=CTRL)
    assert desk.field.text == "Nonna "
    desk.key(HOME)
    desk.key(pygame.K_DELETE, mod=CTRL)
    assert desk.field.text == " "


@pytest.mark.parametrize("code", [pygame.K_BACKSPACE, pygame.K_DELETE])
def test_what_is_selected_is_taken_away_or_written_over(desk: Desk, code: int) -> None:
    desk.key(HOME)
    desk.key(RIGHT, mod=CTRL | SHIFT)
    desk.key(code)
    assert desk.field.text == " Teresa"
    desk.key(pygame.K_a, mod=CTRL)
    desk.stage.handle(typed("Rocco"))
    assert desk.field.text == desk.written[-1] == "Rocco"


def test_ctrl_c_x_and_v_carry_letters_from_field_to_field(desk: Desk) -> None:
    copy("")
    desk.key(pygame.K_c, mod=CTRL)
    assert paste() == ""
    desk.key(HOME)
    desk.key(RIGHT, mod=CTRL | SHIFT)
    desk.key(pygame.K_c, mod=CTRL)
    assert (paste(), desk.field.text) == ("Nonna", "Nonna Teresa")
    desk.key(pygame.K_a, mod=CTRL)
    desk.key(pygame.K_x, mod=CTRL)
    assert (paste(), desk.field.text) == ("Nonna Teresa", "")
    other = Desk(desk.app, "old")
    other.key(pygame.K_a, mod=CTRL)
    other.key(pygame.K_v, mod=CTRL)
    other.key(pygame.K_INSERT, mod=SHIFT)
    assert other.field.text == "Nonna Teresa" * 2


def test_nothing_is_cut_where_the_system_has_no_clipboard(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    desk.key(pygame.K_a, mod=CTRL)
    desk.key(pygame.K_x, mod=CTRL)
    assert desk.field.text == "Nonna Teresa"


def test_altgr_writes_letters_and_is_no_command(desk: Desk) -> None:
    """Polish writes ć with AltGr and C, which Windows reports as Ctrl with Alt."""
    desk.key(pygame.K_a, mod=CTRL)
    desk.stage.handle(key(pygame.K_x, "ź", mod=CTRL | ALT))
    assert desk.field.text == "Nonna Teresa"
    desk.stage.handle(typed("ź"))
    assert desk.field.text == "ź"


def test_what_is_pasted_keeps_to_the_limit_and_to_one_line(app: App) -> None:
    desk = Desk(app, "abcdef", limit=8)
    copy("1\n345")
    desk.key(LEFT, mod=SHIFT)
    desk.key(pygame.K_v, mod=CTRL)
    assert desk.field.text == "abcde1 3", "the end of a line is a space"


@pytest.mark.parametrize("kind", [TextField, NameField])
def test_the_mouse_sets_the_caret_and_selects_by_dragging(app: App, kind: type[TextField]) -> None:
    desk = Desk(app, "Nonna Teresa", kind=kind)
    click(desk.stage, desk.x(5))
    desk.stage.handle(typed("!"))
    assert desk.field.text == "Nonna! Teresa"
    drag(desk.stage, desk.x(7), desk.x(10))
    assert desk.selected == "Ter"
    drag(desk.stage, desk.x(7), (BOX.right + 200, BOX.bottom + 90))
    assert desk.selected == "Teresa"


def test_a_double_click_selects_the_word_and_a_third_everything(desk: Desk) -> None:
    for times, selected in ((1, ""), (2, "Teresa"), (3, "Nonna Teresa")):
        click(desk.stage, desk.x(8))
        assert desk.selected == selected, times
    desk.stage.update(0.5)
    click(desk.stage, desk.x(8))
    assert desk.selected == ""
    assert desk.field.line.caret == 8


def test_shift_with_a_click_selects_from_the_caret(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    press(desk.stage, HOME)
    monkeypatch.setattr(pygame.key, "get_mods", lambda: SHIFT)
    click(desk.stage, desk.x(5))
    assert desk.selected == "Nonna"


def test_a_long_line_lies_still_while_one_selects_in_it(app: App) -> None:
    desk = Desk(app, "precipitevolissimevolmente " * 2)
    desk.stage.draw(app.window.surface)
    shift = desk.field.shift
    assert shift > 0
    for event in (mouse_down((BOX.centerx, BOX.centery)), mouse_move((BOX.centerx - 60, BOX.centery))):
        desk.stage.handle(event)
        desk.stage.draw(app.window.surface)
        assert desk.field.shift == shift
    chosen = desk.selected
    desk.stage.handle(mouse_move((BOX.centerx - 60, BOX.centery)))
    desk.stage.draw(app.window.surface)
    assert desk.selected == chosen != ""
    desk.stage.handle(mouse_up((BOX.centerx - 60, BOX.centery)))
    desk.key(HOME)
    desk.stage.draw(app.window.surface)
    assert desk.field.shift == 0


def test_what_is_selected_is_seen_until_the_field_is_left(app: App) -> None:
    desk = Desk(app, "Nonna")

    def seen() -> bytes:
        desk.stage.draw(app.window.surface)
        return bytes(app.window.surface.subsurface(BOX.inflate(-20, -20)).copy().get_buffer().raw)

    plain = seen()
    desk.key(pygame.K_a, mod=CTRL)
    assert seen() != plain
    desk.stage.group.focus(None)
    assert desk.selected == ""


@pytest.mark.parametrize("letters", ["n̈", "ё̂", "é"])
def test_backspace_delete_and_arrows_take_a_letter_with_all_its_accents(app: App, letters: str) -> None:
    desk = Desk(app, f"a{letters}b")
    desk.key(LEFT, pygame.K_BACKSPACE)
    assert desk.field.text == "ab"
    desk = Desk(app, f"a{letters}b")
    desk.key(HOME, RIGHT, pygame.K_DELETE)
    assert desk.field.text == "ab"
    desk = Desk(app, f"a{letters}b")
    desk.key(LEFT, LEFT, mod=SHIFT)
    assert desk.selected == f"{letters}b"


def test_a_text_that_is_too_long_is_cut_between_two_letters(app: App) -> None:
    desk = Desk(app, "", limit=4)
    desk.stage.handle(typed("abcn̈"))
    assert desk.field.text == "abc"


def test_a_sign_that_nobody_could_read_is_refused_in_a_sentence_until_something_else_is_written(
    app: App,
) -> None:
    desk = Desk(app, "Anna")
    desk.stage.handle(typed("😀"))
    assert desk.field.text == "Anna" and "cannot be drawn" in desk.field.spoken().value
    desk.stage.draw(app.window.surface)
    desk.stage.handle(typed(" ❤Ž王"))
    assert desk.field.text == "Anna Ž" and desk.field.refusal
    desk.key(pygame.K_BACKSPACE)
    assert desk.field.text == "Anna " and not desk.field.refusal
    path = TextField(app.kit, BOX, "", desk.written.append, any_sign=True)
    path.insert("/home/王/😀.jsonl")
    assert path.text == "/home/王/😀.jsonl" and not path.refusal


def test_a_name_with_emoji_from_elsewhere_has_no_boxes(app: App) -> None:
    plain, decorated = (app.kit.fonts.width(name, "body") for name in ("Anna  ", "Anna 😀👩‍👩‍👧"))
    assert plain == decorated
