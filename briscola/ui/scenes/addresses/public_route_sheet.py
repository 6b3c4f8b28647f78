"""The name by which friends elsewhere come, the server that leads them here, and a trial of both."""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from briscola.i18n.elsewhere_words import (
    bad_key,
    certificate_words,
    elsewhere_title,
    key_text,
    name_leads,
    name_text,
    name_works,
    no_name,
    no_server,
    other_key_text,
    other_page,
    own_server_text,
    own_server_title,
    ssh_works,
)
from briscola.i18n.text import _
from briscola.network.addresses.public_name import known_name
from briscola.network.addresses.tunnel_kinds import read_ssh_server
from briscola.network.keys.ssh_key import keep_ssh_key, public_ssh_key
from briscola.network.network_thread import NetworkAttempt
from briscola.pages.phones.friends_elsewhere import ssh_key_file
from briscola.pages.phones.route_trial import RouteTrial, try_route
from briscola.pages.server.page_server import PAGE_PORT
from briscola.storage.settings.settings import Settings
from briscola.ui.render.theme import RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.text_field import TextField

LONGEST = 300
SHOWN = 8
"""Letters of a key that stand on the sheet; all are copied."""
WAKE = 0.05
"""Seconds between two looks at a running trial."""


def _short(key: str) -> str:
    """A public key as one tells it from others: its kind, its end and its note."""
    kind, _space, rest = key.partition(" ")
    middle, _space, note = rest.partition(" ")
    return f"{kind} …{middle[-SHOWN:]} {note}".strip()


class PublicRouteSheet(ContentSheet):
    """Lies over the settings. Nothing is called before *Try it* is pressed; what is kept needs no trial."""

    wide = 680, 1080
    ruled = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.written = {
            field: getattr(app.settings, field) for field in ("public_name", "ssh_server", "ssh_key")
        }
        """Texts of the fields, by their settings."""
        self.fault = ("", "")
        """A field, and the sentence on what is written there; empty if all is well."""
        self.findings: deque[RouteTrial] = deque(maxlen=1)
        """Everything that the trial of what is written has found so far; empty before there is one."""
        self._attempt: NetworkAttempt[None] | None = None

    def title(self) -> str:
        return elsewhere_title()

    @property
    def trial(self) -> RouteTrial | None:
        """The trial of what is written; None before it is tried."""
        return self.findings[-1] if self.findings else None

    @property
    def trying(self) -> bool:
        """True while a trial runs."""
        return self._attempt is not None and not self._attempt.over

    @property
    def _settings(self) -> Settings:
        """The settings with what is written."""
        name = known_name(self.written["public_name"])
        fields = {field: text.strip() for field, text in self.written.items()}
        return replace(self.app.settings, **fields | {"public_name": name.address if name else ""})

    @property
    def _server(self) -> str:
        """The server's name; empty if there is none."""
        server = self.written["ssh_server"].strip()
        return read_ssh_server(server).host if server else ""

    # ---- what stands where

    @property
    def live(self) -> RouteTrial | None:
        return self.trial

    @property
    def look(self) -> float | None:
        return WAKE if self.trying else None

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        if self.trial is not None:
            for view in self.views:
                view.scroll_to(view.most)

    def fill(self, column: TextColumn) -> None:
        self._field(
            column,
            "public_name",
            name_text(),
            "home.example.org",
            _("Name of this computer on the internet"),
        )
        column.gap(16)
        self._field(
            column, "ssh_server", own_server_text(PAGE_PORT), "anna@home.example.org", own_server_title()
        )
        column.gap(16)
        self._field(column, "ssh_key", other_key_text(), "~/.ssh/id_ed25519", other_key_text())
        self._tell_key(column)
        if self.trial is not None:
            column.gap(16)
            self._tell_trial(column, self.trial)

    def _field(self, column: TextColumn, setting: str, about: str, hint: str, called: str) -> None:
        """Add what a setting is about, its field, and what is wrong there."""

        def write(text: str) -> None:
            self.written[setting] = text
            self._change(("", ""))

        column.text(about, "body")
        column.gap(12)
        field = Control(
            TextField,
            self.written[setting],
            write,
            limit=LONGEST,
            hint=hint,
            name=setting,
            on_enter=self.try_it,
            any_sign=True,
        )
        column.put(field.called(called))
        if self.fault[0] == setting:
            column.gap(6)
            column.text(self.fault[1], "body", RED, news=True)

    def _tell_key(self, column: TextColumn) -> None:
        """Show the public key, or a button that makes it."""
        column.gap(12)
        if key := public_ssh_key(ssh_key_file(self._settings)):
            column.text(key_text(), "body")
            column.gap(10)
            column.value(_short(key), name="copy-key", copied=key, called=_("Key of this computer"))
        elif not self._settings.ssh_key:
            column.put(SheetRow(PressButton(_("Show the key"), self._show_key, "show-key"), Space()))

    def _tell_trial(self, column: TextColumn, trial: RouteTrial) -> None:
        """Say what the trial has found, a result a line."""
        server = self._server
        if trial.opened and server:
            column.mark(trial.fault or ssh_works(server), right=not trial.fault, news=True)
        if (found := trial.name) is None:
            column.text(_("Trying it…"), "body", news=True)
            return
        name, why = self._settings.public_name, found.why
        column.mark(name_leads(name, found.address), right=why != "unknown", news=True)
        if why == "nobody" and not server:
            column.text(certificate_words(why, ""), "body", news=True)  # which proves nothing
        elif why != "unknown":
            column.mark(certificate_words(why, server), right=why in (None, "other"), news=True)
        if why is None:
            column.mark(name_works(), right=True, news=True)
        elif why == "other" and not trial.fault:
            column.mark(other_page(server, PAGE_PORT), right=False, news=True)

    def foot(self) -> SheetPart:
        return SheetRow(
            PressButton(_("Cancel"), self.app.pop, "no"),
            PressButton(_("Try it"), self.try_it, "try"),
            PressButton(_("Keep it"), self.keep, "yes", main=True),
        )

    # ---- what happens

    def _change(self, fault: tuple[str, str]) -> None:
        """End the trial of what is not written any more, and say what is wrong."""
        self.leave()
        if fault != self.fault or self.findings:
            self.fault, self.findings = fault, deque(maxlen=1)
            self.layout(self.app.size)

    def _show_key(self) -> None:
        file = ssh_key_file(self._settings)
        try:
            keep_ssh_key(file)
        except OSError:
            self.fault = "ssh_key", bad_key(str(file))
        self.layout(self.app.size)

    def _wrong(self, *, nameless: bool) -> tuple[str, str]:
        """The first field with something wrong, and the sentence on it; empty if there is none.

        `nameless`: it is wrong that there is no name, as it is with a server.
        """
        settings = self._settings
        server = settings.ssh_server
        if not settings.public_name and (self.written["public_name"].strip() or server or nameless):
            return "public_name", no_name()
        try:
            if server:
                read_ssh_server(server)
        except ValueError:
            return "ssh_server", no_server()
        if settings.ssh_key and not ssh_key_file(settings).is_file():
            return "ssh_key", bad_key(settings.ssh_key)
        return "", ""

    def _refuses(self, fault: tuple[str, str]) -> bool:
        """True if something is wrong, which is said and can be written anew at once."""
        self._change(fault)
        if fault[0]:
            self.group.focus_name(fault[0])
        return bool(fault[0])

    def try_it(self) -> None:
        """Open the way as it is written, and ask for a page of this program through it."""
        if not self._refuses(self._wrong(nameless=True)):
            self.findings.append(RouteTrial())
            self._attempt = NetworkAttempt(try_route(self._settings, self.findings.append))
            self.layout(self.app.size)

    def keep(self) -> None:
        """Keep what is written, and go back; what is empty is none."""
        if not self._refuses(self._wrong(nameless=False)):
            settings = self._settings
            self.app.change(**{field: getattr(settings, field) for field in self.written})
            self.app.pop()

    def leave(self) -> None:
        attempt, self._attempt = self._attempt, None
        if attempt is not None:
            attempt.stop()
