"""The page behind the seal: what was sealed, what the person added, the result, and that they agree.

Over it lies the independent program of docs/verify.md that checks the deals, to be read and copied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from briscola.client.checking.check_script import CHECK_SCRIPT
from briscola.client.checking.shuffle_proof import Evidence, Proof, short
from briscola.i18n.friends_words import absence_words, untold_words
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _, ngettext, pgettext
from briscola.ui.input.salt import LONGEST, Salt
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, RED, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import PaperScene
from briscola.ui.scenes.sheets.parts import Copy, PressButton
from briscola.ui.views.props import draw_prop
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.widget import Widget


class Seal(Widget):
    """The wax at the right end of `rect`; words stand beside it only if the deck was not the sealed one."""

    def __init__(self, kit: Kit, rect: pygame.Rect, proof: Proof, on_press: Callable[[], None]) -> None:
        if proof.holds:
            rect = pygame.Rect(rect.right - rect.height, rect.y, rect.height, rect.height)
        super().__init__(kit, rect, name="seal")
        self.proof, self.on_press = proof, on_press
        self.tip = _("How the deck was checked")

    @property
    def words(self) -> str:
        """Result of the check."""
        return _("Deck opened and verified") if self.proof.holds else _("This is not the sealed deck!")

    def spoken(self) -> Spoken:
        return Spoken(
            role=Role.BUTTON,
            name=self.words,
            states=self.states(),
            more=self.tip,
            slip=f"{self.words}. {self.tip}",
        )

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.ring_rect().collidepoint(pos)

    def ring_rect(self) -> pygame.Rect:
        fonts = self.kit.fonts
        if self.proof.holds:
            return self.rect
        wide = min(
            self.rect.width,
            self.rect.height + self.kit.scale.px(24) + fonts.width(self.words, "small-strong"),
        )
        rect = pygame.Rect(0, 0, wide, self.rect.height)
        rect.midright = self.rect.midright
        return rect

    def confirm(self) -> None:
        self.play_sound("click")
        self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        kit, side = self.kit, self.rect.height
        centre = (self.rect.right - side // 2, self.rect.centery)
        if self.proof.holds:
            draw_prop(target, kit, "seal", centre, side)
        else:
            kit.paper.medallion(side).draw(target, (centre[0] - side // 2, centre[1] - side // 2))
            picture = icon(kit.raster, "cross", side // 2, RED, 3.0)
            target.blit(picture, picture.get_rect(center=centre))
        if self.proof.holds:
            return
        right = self.rect.right - side - kit.scale.px(12)
        room = right - self.rect.x
        at = (right, self.rect.centery)
        kit.fonts.draw(
            target, self.words, "small-strong", at, CREAM, anchor="midright", halo=True, width=room
        )


FILE = "check.py"


class ProofSheet(PaperScene):
    """Lies over a result. With `salt` the person may type words for the next shuffle, already sealed."""

    def __init__(self, app: Host, evidence: Evidence, *, salt: Salt | None = None) -> None:
        super().__init__(app)
        self.evidence, self.salt = evidence, salt

    @property
    def holds(self) -> bool:
        """True if neither the draw nor the deal was tampered with."""
        shown = (self.evidence.proof, self.evidence.draw)
        return all(proof.holds for proof in shown if proof is not None)

    @property
    def chapter(self) -> str:
        return "hand"

    def title(self) -> str:
        return _("The deck is the sealed one") if self.holds else _("The deck does not match its seal")

    @property
    def ink(self) -> Colour:
        return INK if self.holds else RED

    def fill(self, column: TextColumn) -> None:
        evidence = self.evidence
        if evidence.proof is not None:
            self._hand(column, evidence.proof)
        if evidence.next_seal and self.salt is not None:
            self._next(column, evidence.next_seal, self.salt)
        if evidence.draw is not None:
            self._draw_for_deal(column, evidence.draw)
        if evidence.digest:
            self._record(column, evidence.digest)

    def links(self) -> Sequence[SheetPart]:
        return (PressButton(_("Check with another program"), self._check, "check"),)

    def _check(self) -> None:
        self.app.push(CheckProgram(self.app, self.evidence.file))

    # ---- the parts

    def _hand(self, column: TextColumn, proof: Proof) -> None:
        column.heading(_("1 · What the game sealed"))
        column.text(
            _(
                "Before the cut it took secret bytes by lot and showed their fingerprint. From then on it "
                "could not take others: no other bytes have this fingerprint."
            )
        )
        column.value(proof.sha256, name="copy-seal")
        column.gap(12)
        self._added(column, proof)
        column.gap(12)
        column.heading(_("3 · What came out"))
        column.text(
            _("After the hand the game showed its bytes. With your salt they shuffle the pack, always alike.")
        )
        column.value(proof.secret, name="copy-bytes")
        column.gap(12)
        column.mark(
            _("The bytes are those that were sealed.")
            if proof.sealed
            else _("The bytes are not those that were sealed."),
            right=proof.sealed,
        )
        column.mark(
            _("Bytes, salt and cut give exactly the cards that were dealt.")
            if proof.dealt
            else _("Bytes, salt and cut do not give the cards that were dealt."),
            right=proof.dealt,
        )
        column.gap(18)

    def _added(self, column: TextColumn, proof: Proof) -> None:
        """The salt: that of the people at this computer, or what each of several computers added."""
        copied, evidence = f"{proof.salt}\t{proof.at}", self.evidence
        if not evidence.dealt_by:
            column.heading(_("2 · What you added"))
            column.text(
                _(
                    "Only after the seal did your hands count: how they moved, and when, became your salt, "
                    "unless you wrote words of your own. Then the pack was cut."
                )
            )
            column.value(salt_words(proof), name="copy-salt", copied=copied)
            return
        column.heading(_("2 · What every computer added"))
        if not evidence.shares:
            column.text(
                _("Dealt by {name}: no other computer added anything.").format(name=evidence.dealt_by)
            )
        else:
            column.text(
                _(
                    "Only after the seal every computer promised bytes of its own. All signed the list of "
                    "promises, and only then each was opened."
                )
            )
            told = "\n".join(f"{name} · {secret}" for name, secret in evidence.shares)
            column.value(told, name="copy-salt", copied=copied)
        if not evidence.names_absences:
            column.text(untold_words())
        elif not evidence.absent:
            column.text(_("One honest computer is enough: nobody has chosen these cards."))
        for name, why in evidence.absent:
            column.text(absence_words(name, why))

    def _draw_for_deal(self, column: TextColumn, proof: Proof) -> None:
        column.heading(_("The draw for the deal"))
        column.text(_("Who deals first was drawn from a pack sealed, salted and opened in the same way."))
        values = f"{proof.sha256}\n{proof.salt}\n{proof.secret}"
        column.value(
            _("Seal {seal}, salt {salt}, bytes {bytes}").format(
                seal=short(proof.sha256),
                salt=proof.salt or pgettext("salt", "none"),
                bytes=short(proof.secret),
            ),
            name="copy-draw",
            copied=values,
        )
        column.mark(
            _("It was the sealed draw.") if proof.holds else _("It was not the sealed draw."),
            right=proof.holds,
        )
        column.gap(18)

    def _next(self, column: TextColumn, seal: str, salt: Salt) -> None:
        column.heading(_("The next hand is sealed already: {seal}").format(seal=short(seal)))
        column.text(_("How you move is its salt from now on. If you like, write words of your own instead."))
        column.gap(6)
        rect = pygame.Rect(0, 0, min(column.width, self.kit.scale.px(620)), self.kit.scale.target(50))
        words = salt.written or ""
        column.widget(
            TextField(
                self.kit,
                rect,
                words,
                salt.write,
                limit=LONGEST,
                hint=_("Words of your own"),
                name="salt",
                any_sign=True,
            )
        )
        column.gap(18)

    def _record(self, column: TextColumn, digest: str) -> None:
        column.heading(_("The digest of the record"))
        column.text(
            _(
                "It binds everything in the record of this match up to here, from the table’s rules to the "
                "last card. Keep it, and nobody can show you another record later."
            )
        )
        column.value(digest, name="copy-digest")
        column.gap(8)
        column.text(
            _(
                "So that a match can be taken up again, its record keeps the secret bytes of the hand in "
                "progress: whoever opens this record’s file can peek."
            )
        )
        column.gap(10)


def salt_words(proof: Proof) -> str:
    """The salt and the cut of a hand, in words."""
    at = proof.at or 0
    if proof.salt:
        words = ngettext("{salt} · cut after {n} card", "{salt} · cut after {n} cards", at)
    else:
        words = ngettext(
            "Nothing: no movement was heard after the seal. Cut after {n} card",
            "Nothing: no movement was heard after the seal. Cut after {n} cards",
            at,
        )
    return words.format(salt=proof.salt, n=at)


class CheckProgram(PaperScene):
    """The program's text, over the page behind the seal."""

    def __init__(self, app: Host, record: Path | None) -> None:
        """`record` is the file to check; None if there is none."""
        super().__init__(app)
        self.record = record

    def title(self) -> str:
        return _("Check with another program")

    def fill(self, column: TextColumn) -> None:
        column.text(
            _(
                "You need not believe us. These 68 lines of Python know nothing of this game’s own program: "
                "they read the record of the match and compute seals, shuffles, deals and chain themselves."
            )
        )
        column.gap(14)
        column.heading(_("How to use them"))
        column.text(_("Copy them into a file named {file} and run it with Python:").format(file=FILE))
        name = "RECORD" if self.record is None else f'"{self.record}"'
        column.value(f"python3 {FILE} {name}", name="command")
        if self.record is None:
            column.text(_("This match is not kept, so it has no record; use that of another one."))
        column.gap(14)
        column.heading(_("The program"))
        for line in CHECK_SCRIPT.splitlines():
            indent = len(line) - len(line.lstrip())
            left = round(indent * self.kit.fonts.width("0", "small"))
            column.text(line.strip(), "small", INK, left=left)

    def links(self) -> Sequence[SheetPart]:
        return (Copy(_("Copy the program"), CHECK_SCRIPT, "copy"),)
