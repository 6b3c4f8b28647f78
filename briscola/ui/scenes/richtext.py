"""Rules pages: a small part of Markdown, set as running text with pictures of cards.

A page holds `# title`, `## heading`, paragraphs, `- ` list items, `**bold**`, `*italic*`, and lines
`[cards 1D 3D RD]` that show cards of the present deck (`back` is one from behind). Lines that follow
each other belong to one paragraph or item; an empty line ends it.
"""

import re
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Literal

import pygame
from msgspec import Struct

from briscola.engine.cards import card
from briscola.i18n.card_words import Naming, card_name
from briscola.i18n.text import _
from briscola.ui.render.cards.card_art import BACK
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM_2, INK, INK_2, RED, Colour
from briscola.ui.speech.reading import ReadingLine

Kind = Literal["title", "heading", "text", "item", "cards", "plain", "note"]
_RUN = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")


class Block(Struct, frozen=True):
    """One piece of a page; `text` of a cards block is its codes with spaces.

    A plain one has no Markdown in it, and keeps its lines; a note lies on a slip of its own.
    """

    kind: Kind
    text: str


def parse(source: str) -> Sequence[Block]:
    """Blocks of a page."""
    blocks: list[Block] = []
    open_kind: Kind | None = None
    lines: list[str] = []

    def close() -> None:
        nonlocal open_kind
        if open_kind is not None:
            blocks.append(Block(open_kind, " ".join(lines)))
        open_kind = None
        lines.clear()

    for raw in source.splitlines():
        line = raw.strip()
        if not line:
            close()
        elif line.startswith("## "):
            close()
            blocks.append(Block("heading", line[3:].strip()))
        elif line.startswith("# "):
            close()
            blocks.append(Block("title", line[2:].strip()))
        elif line.startswith("[cards ") and line.endswith("]"):
            close()
            blocks.append(Block("cards", line[7:-1].strip()))
        elif line.startswith("- "):
            close()
            open_kind = "item"
            lines.append(line[2:].strip())
        else:
            open_kind = open_kind or "text"
            lines.append(line)
    close()
    return blocks


def runs(text: str) -> Sequence[tuple[str, str]]:
    """Pieces (role, words) of a paragraph, with the roles `body`, `body-strong`, `body-italic`."""
    pieces: list[tuple[str, str]] = []
    at = 0
    for found in _RUN.finditer(text):
        if found.start() > at:
            pieces.append(("body", text[at : found.start()]))
        pieces.append(("body-strong", found[1]) if found[1] else ("body-italic", found[2]))
        at = found.end()
    if at < len(text):
        pieces.append(("body", text[at:]))
    return pieces


def block_lines(block: Block, naming: Naming) -> Sequence[ReadingLine]:
    """A block of a page as lines: titles and headings, cards by their names, Markdown left out."""
    match block.kind:
        case "title" | "heading":
            return [ReadingLine(block.text, heading=True)]
        case "cards":
            cards = [code for code in block.text.split() if code != "back"]
            names = [card_name(card(code), naming=naming) for code in cards]
            return [ReadingLine(_("Cards: {cards}").format(cards=", ".join(names)))] if names else []
        case "plain":
            return [ReadingLine(part) for part in block.text.split("\n") if part.strip()]
        case _:
            return [ReadingLine("".join(words for _role, words in runs(block.text)))]


class Word(Struct, frozen=True):
    """A piece of a set line: its words, their role and their place in the page."""

    text: str
    role: str
    pos: tuple[int, int]
    colour: Colour


class Page:
    """A page set to a width; draw it at any offset."""

    def __init__(self, kit: Kit, blocks: Sequence[Block], width: int) -> None:
        self.kit, self.width = kit, width
        self.words: list[Word] = []
        self.cards: list[tuple[str, tuple[int, int], int]] = []
        self.bars: list[pygame.Rect] = []
        self.dots: list[tuple[int, int]] = []
        self.notes: list[pygame.Rect] = []
        self.height = 0
        self._set(blocks)

    def _set(self, blocks: Sequence[Block]) -> None:
        scale, fonts = self.kit.scale, self.kit.fonts
        y = 0
        before: Kind | None = None
        for block in blocks:
            if block.kind == "title":
                y = self._heading(block.text, "panel", y, rule=True)
            elif block.kind == "heading":
                y = self._heading(block.text, "heading", y + (scale.px(22) if before else 0), rule=False)
            elif block.kind == "cards":
                y = self._cards(block.text.split(), y)
            elif block.kind == "note":
                y = self._note(block.text, y)
            else:
                indent = scale.px(30) if block.kind == "item" else 0
                if block.kind == "item":
                    self.dots.append((scale.px(10), y + round(fonts.line("body") * 0.56)))
                plain = block.kind == "plain"
                for pieces in (
                    [[("small", line)] for line in block.text.split("\n")] if plain else [runs(block.text)]
                ):
                    y = self._paragraph(pieces, indent, y)
                y += scale.px(7 if block.kind == "item" else 14)
            before = block.kind
        self.height = y + scale.px(24)

    def _note(self, text: str, y: int) -> int:
        """A paragraph on a darker slip, with a red edge."""
        pad = self.kit.scale.px(16)
        below = self._paragraph([*runs(text)], pad, y + pad, room=self.width - 2 * pad)
        self.notes.append(pygame.Rect(0, y, self.width, below + pad - y))
        return below + pad + self.kit.scale.px(22)

    def _heading(self, text: str, role: str, y: int, *, rule: bool) -> int:
        scale, fonts = self.kit.scale, self.kit.fonts
        for line in fonts.wrap(text, role, self.width):
            self.words.append(Word(line, role, (0, y), INK))
            y += fonts.line(role)
        if rule:
            self.bars.append(pygame.Rect(0, y + scale.px(4), scale.px(56), max(2, scale.px(4))))
            y += scale.px(28)
        return y + scale.px(8 if not rule else 0)

    def _paragraph(
        self, pieces: Sequence[tuple[str, str]], indent: int, y: int, *, room: int | None = None
    ) -> int:
        fonts = self.kit.fonts
        step = round(fonts.line("body") * 1.12)
        room = self.width - indent if room is None else room
        line: list[tuple[str, str]] = []
        for role, piece in pieces:
            for token in re.findall(r"[^ ]+| +", piece):
                if not token.isspace() and line and self._wide([*line, (role, token)]) > room:
                    # A mark that sticks to the word before (") ," after bold) goes along with it.
                    moved: list[tuple[str, str]] = []
                    while line and not line[-1][1].isspace():
                        moved.insert(0, line.pop())
                    if not line:
                        line, moved = moved, []
                    self._line(line, indent, y)
                    y += step
                    line = moved
                if line or not token.isspace():
                    line.append((role, token))
        if line:
            self._line(line, indent, y)
            y += step
        return y

    def _wide(self, line: Sequence[tuple[str, str]]) -> int:
        """Width of a line as it will be drawn: neighbours of one role together."""
        return sum(self.kit.fonts.width(text, role) for role, text in _joined(line))

    def _line(self, line: Sequence[tuple[str, str]], x: int, y: int) -> None:
        """Put a line down, neighbours of one role together."""
        fonts = self.kit.fonts
        while line and line[-1][1].isspace():
            line = line[:-1]
        for role, text in _joined(line):
            self.words.append(Word(text, role, (x, y), INK if role == "body-strong" else INK_2))
            x += fonts.width(text, role)

    def _cards(self, codes: Sequence[str], y: int) -> int:
        scale = self.kit.scale
        gap = scale.px(14)
        ratio = self.kit.sprites.info.ratio
        height = min(scale.px(190), round((self.width - gap * (len(codes) - 1)) / (len(codes) * ratio)))
        wide = self.kit.sprites.width(height)
        y += scale.px(6)
        for at, code in enumerate(codes):
            centre = (at * (wide + gap) + wide // 2, y + height // 2)
            self.cards.append((BACK if code == "back" else code, centre, height))
        return y + height + scale.px(28)

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw the part of the page inside the target's clip."""
        kit = self.kit
        clip = target.get_clip()
        top, bottom = clip.top - y, clip.bottom - y
        for slip in self.notes:
            pygame.draw.rect(target, CREAM_2, slip.move(x, y), border_radius=kit.scale.px(6))
            edge = pygame.Rect(slip.x, slip.y, max(3, kit.scale.px(5)), slip.height)
            pygame.draw.rect(target, RED, edge.move(x, y), border_radius=2)
        for word in self.words:
            if word.pos[1] > bottom or word.pos[1] + kit.fonts.line(word.role) < top:
                continue
            kit.fonts.draw(target, word.text, word.role, (x + word.pos[0], y + word.pos[1]), word.colour)
        for bar in self.bars:
            pygame.draw.rect(target, RED, bar.move(x, y), border_radius=2)
        for dot in self.dots:
            pygame.draw.circle(target, RED, (x + dot[0], y + dot[1]), max(2, kit.scale.px(4)))
        for code, (cx, cy), height in self.cards:
            if cy - height < bottom and cy + height > top:
                kit.sprites.draw(target, code, (x + cx, y + cy), height)


def _joined(line: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """Neighbours of one role put together."""
    groups = groupby(line, key=itemgetter(0))
    return [(role, "".join(text for _role, text in tokens)) for role, tokens in groups]
