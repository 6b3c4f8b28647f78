"""The slate for real cards in a browser: all that its page shows, and what somebody does on it."""

from collections.abc import Callable
from typing import ClassVar

from msgspec.structs import replace

from briscola.capabilities.slate.evening import LONGEST, RealEvening, SlateFull, rows
from briscola.capabilities.slate.game_choice import (
    PLAYERS,
    ROTATIONS,
    GameDraft,
    draft_of,
    first_draft,
    variants_for,
)
from briscola.capabilities.slate.open_slate import OpenSlate, SlateWriter
from briscola.capabilities.slate.questions import NoAnswer
from briscola.capabilities.slate.words import (
    answer_text,
    balance_lines,
    balance_title,
    counting_text,
    game_line,
    name_label,
    names_needed,
    no_room,
    phone_labels,
    question_text,
    rotation_text,
    row_text,
    score_of,
    setup_labels,
    setup_title,
    slate_title,
    unsaved_text,
    won_text,
    written_meanwhile,
)
from briscola.i18n.game_words import target_text, variant_name
from briscola.i18n.text import speaking
from briscola.pages.audience.audience import Answer, PageView, Takes
from briscola.pages.messages.from_page import ChooseGame, Do, FromPerson
from briscola.pages.messages.table import OfferedChoice, SlateLine
from briscola.pages.messages.to_page import ChoiceList, SlateNumber, SlateSetup, SlateState

BACK, GAME, CLOSE = "back", "game", "close"
"""Choices besides the answers: take back, choose another game, and do not."""
ROWS = 12
"""Hands that the page lists."""


class SlateOnPage(PageView):
    """One page on which a slate is read and written, in its language."""

    def __init__(
        self, slate: OpenSlate, language: str, link: Callable[[], str] = str, *, lobby: bool = False
    ) -> None:
        """`link` is the address for everybody else; empty if there is none. `lobby`: it leads to one."""
        self.slate, self._language, self._link, self._lobby = slate, language, link, lobby
        self._writer = SlateWriter(slate)
        self._draft: GameDraft | None = None if slate.evening is not None else first_draft()

    def take(self, message: FromPerson) -> Answer:
        """Do what somebody does; the answer says what is not possible, or that it is not saved."""
        with speaking(self._language):
            try:
                return super().take(message) or ("" if self.slate.saved else unsaved_text())
            except SlateFull:
                return no_room()
            except (NoAnswer, IndexError):
                return ""  # it is told anew what is possible
            except ValueError:
                return names_needed()

    def _do(self, message: Do) -> str | None:
        evening, choice = self.slate.evening, message.choice
        if message.at != self.slate.version:
            return written_meanwhile()
        if choice == GAME and evening is not None:
            names = [evening.names[person] for person in evening.now.people]
            self._draft = draft_of(names, evening.now)
        elif choice == CLOSE and evening is not None:
            self._draft = None
        elif choice == BACK:
            self._writer.back()
        else:
            self._writer.answer(choice)
        return None

    def _choose(self, message: ChooseGame) -> None:
        if self._draft is None:
            return
        draft = self._draft
        if len(message.names) == draft.players:
            draft = replace(draft, names=tuple(name[:LONGEST] for name in message.names))
        if message.field:
            draft = draft.with_(message.field, message.value)
        self._draft = draft
        if message.begin:
            self.slate.begin(draft)
            self._draft = None

    takes: ClassVar[Takes] = {Do: _do, ChooseGame: _choose}

    @property
    def version(self) -> object:
        """Equal as long as the page shows the same."""
        return self.slate.version, self.slate.saved, self._writer.given, self._draft

    def state(self) -> SlateState:
        """All that the page shows now."""
        with speaking(self._language):
            return self._state(self.slate.evening)

    def _state(self, evening: RealEvening | None) -> SlateState:
        at, labels = self.slate.version, phone_labels(lobby=self._lobby)
        setup = None if self._draft is None else _setup(self._draft, may_close=evening is not None)
        if evening is None:
            return SlateState(at=at, title=slate_title(), setup=setup, labels=labels)
        asked, now = self._writer.question, evening.now
        played = [(game, row) for game in evening.games for row in rows(game)]
        latest = [
            f"{len(played) - back}. {row_text(evening, game, row)}"
            for back, (game, row) in enumerate(reversed(played[-ROWS:]))
        ]
        answers = () if asked is None else asked.answers
        number = None
        if asked is not None and not answers:
            number = SlateNumber(least=asked.least, most=asked.most, step=asked.step, usual=asked.usual)
        return SlateState(
            at=at,
            title=slate_title(),
            game=game_line(now.game),
            lines=tuple(
                SlateLine(name=line.name, side=line.side, strokes=line.strokes, figure=line.figure)
                for line in score_of(evening)
            ),
            strokes=now.game.rules().match_form.by_wins,
            note=won_text(evening) if self.slate.saved else unsaved_text(),
            ask="" if asked is None else question_text(evening, asked),
            answers=tuple(OfferedChoice(id=each.id, label=answer_text(evening, each)) for each in answers),
            number=number,
            may_go_back=self._writer.may_go_back,
            rows=tuple(latest),
            balance=tuple(balance_lines(evening)),
            setup=setup,
            link=self._link(),
            labels={**labels, "balance": balance_title()},
        )


def _setup(draft: GameDraft, *, may_close: bool) -> SlateSetup:
    labels, variants = setup_labels(), variants_for(draft.players)
    lists = {
        "players": ([str(players) for players in PLAYERS], PLAYERS.index(draft.players)),
        "variant": ([variant_name(name) for name in variants], variants.index(draft.variant)),
        "counting": ([counting_text(options) for options in draft.countings], draft.counting),
        "goal": ([target_text(goal.rules(), goal.winning_hands) for goal in draft.goals], draft.goal),
        "rotates": ([rotation_text(rotates) for rotates in ROTATIONS], ROTATIONS.index(draft.rotates)),
    }
    if not draft.may_rotate:
        del lists["rotates"]
    return SlateSetup(
        title=setup_title(),
        names=draft.names,
        labels=tuple(name_label(number + 1) for number in range(draft.players)),
        lists=tuple(
            ChoiceList(field=field, label=labels[field], options=tuple(options), chosen=chosen)
            for field, (options, chosen) in lists.items()
            if len(options) > 1
        ),
        longest=LONGEST,
        may_close=may_close,
    )
