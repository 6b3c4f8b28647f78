"""Where the title leads: a new match, or the one that was left, saved card by card."""

from __future__ import annotations

import importlib
from functools import partial
from typing import Any

import msgspec

from briscola.client.fold import fold_all
from briscola.client.match_setup import MatchSetup
from briscola.client.session import Session, Want
from briscola.client.view import ME, View
from briscola.i18n.games import game_title
from briscola.i18n.text import _
from briscola.storage.autosave import Autosave, Unreadable
from briscola.table import Table
from briscola.ui.app import App
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.title import Resume, Title

BEHIND_THE_TITLE = (
    "briscola.ui.scenes.new_match",
    "briscola.players.expert",
    "briscola.players.insight.evaluate",
    "briscola.ui.scenes.play.scene",
)


class Navigator:
    """Keeps the saved match and moves between the title and the table."""

    def __init__(self, app: App, *, autosave: Autosave | None = None) -> None:
        """`autosave` is the user's own unless told otherwise."""
        self.app = app
        self.autosave = autosave or Autosave()
        self._waiting: Session | None = None
        self._damaged = False
        self._read()

    def begin(self) -> None:
        """Show the title; a saved match that cannot be read is mentioned once.

        What is played at is loaded behind the title: the first picture waits for none of it.
        """
        self.app.when_quiet += [partial(importlib.import_module, name) for name in BEHIND_THE_TITLE]
        self.app.push(self._title())
        if self._damaged:
            self._damaged = False
            self.app.push(
                Dialog(
                    self.app,
                    title=lambda: _("The saved match could not be read"),
                    text=lambda: _("It has been put aside, so nothing is lost. You can begin a new match."),
                    yes=lambda: _("Good"),
                    on_yes=lambda: None,
                    no=lambda: _("Close"),
                )
            )

    def _title(self) -> Title:
        return Title(self.app, play=self.choose, resume=self.resume)

    def choose(self) -> None:
        """Choose a new match."""
        from briscola.ui.scenes.new_match import NewMatch

        self.app.push(NewMatch(self.app, self.start))

    def start(self, setup: MatchSetup) -> None:
        """Sit down to a new match; it takes the place of a saved one, after a question."""
        if self.resume() is None:
            self._sit_down(setup)
            return
        self.app.push(
            Dialog(
                self.app,
                title=lambda: _("A match is waiting for you"),
                text=lambda: _("Only one match is kept. If you begin another, the one you left is lost."),
                yes=lambda: _("Begin anew"),
                on_yes=lambda: self._sit_down(setup),
                loses=True,
            )
        )

    def _sit_down(self, setup: MatchSetup) -> None:
        self.autosave.start()
        self._play(Session(setup, save=self._save))

    def _play(self, session: Session) -> None:
        from briscola.ui.scenes.play.scene import PlayScene

        session.come_in()
        self._waiting = session
        self.app.reset(
            PlayScene(
                self.app,
                session,
                on_leave=self.title,
                on_give_up=self._give_up,
                on_new=self._new,
            )
        )

    def title(self) -> None:
        """Back to the title; a match that goes on stays there to be continued."""
        session = self._waiting
        if session is not None and session.want is Want.MATCH:
            self._forget()
        self.app.reset(self._title())

    def _give_up(self) -> None:
        self._forget()
        self.app.reset(self._title())

    def _new(self) -> None:
        self._forget()
        self.app.reset(self._title())
        self.choose()

    def _forget(self) -> None:
        self._waiting = None
        self.autosave.clear()

    def _save(self, session: Session) -> None:
        """After every step; a finished match is not kept."""
        if session.want is Want.MATCH:
            self.autosave.clear()
        else:
            self.autosave.write(session.table, msgspec.to_builtins(session.setup))

    def _read(self) -> None:
        try:
            saved = self.autosave.read()
            if saved is not None:
                self._waiting = self._resumed(saved.setup, saved.table)
        except (Unreadable, msgspec.ValidationError, ValueError):
            self._damaged = True

    def _resumed(self, setup: dict[str, Any], table: Table) -> Session:
        return Session(msgspec.convert(setup, MatchSetup), table=table, save=self._save)

    def resume(self) -> Resume | None:
        """The match that waits to be continued, if any."""
        session = self._waiting
        if session is None or (session.want is Want.MATCH and session.table.matches):
            return None
        view = fold_all(session.history)
        if view is None:
            return None
        return Resume(note=resume_note(view), open=lambda: self._play(session))


def resume_note(view: View) -> str:
    """What stands beside Continue: the game, the hand, the score."""
    score = view.score
    if view.rules.two_sides:
        standing = _("{us} to {them}").format(us=score[ME], them=score[1])
    else:
        standing = _("you have {n}").format(n=score[ME])
    return _("{game}, hand {hand}, {standing}").format(
        game=game_title(view.rules), hand=max(1, view.hand_number), standing=standing
    )
