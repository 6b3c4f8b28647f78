"""The drawing of the count: faces, strips of cards, the wooden rule with its runners."""

from collections.abc import Sequence

import pygame

from briscola.engine.rules import Rules
from briscola.ui.count import SideCount, strip
from briscola.ui.geometry import Pose
from briscola.ui.kit import Kit
from briscola.ui.layout import Layout
from briscola.ui.metrics import Scale
from briscola.ui.setup import MatchSetup
from briscola.ui.text import _, ngettext
from briscola.ui.theme import CREAM, INK, PAPER, RED, THEM, US, Colour
from briscola.ui.views.flight import draw_flying
from briscola.ui.views.seats import SeatLook, draw_face
from briscola.ui.widgets import Ruler, draw_mark, runner
from briscola.ui.words import cards_text

OTHERS: tuple[Colour, ...] = (US, THEM, (214, 140, 96), (156, 196, 132), (196, 160, 208))


class Places:
    """Where things are on the result scene, for a number of sides."""

    def __init__(self, size: tuple[int, int], scale: Scale, sides: int, *, paid: bool) -> None:
        self.size, self.scale, self.sides = size, scale, sides
        w, h = size
        unit = min(h, w / 1.62)
        self.unit = unit
        top = (h - unit) / 2
        left = (w - min(w, unit * 16 / 9)) / 2
        field = min(w, unit * 16 / 9)
        self.edges = Layout(size, (0, 1), 3)
        self.title = (round(left + field * 0.438), round(top + unit * 0.098))
        self.subtitle = (self.title[0], round(top + unit * 0.157))
        self.face_x = round(left + field * 0.0875)
        self.strip_x = round(left + field * 0.1435)
        self.strip_w = round(field * 0.588)
        self.card_h = unit * 0.181
        self.rows_y = (round(top + unit * 0.363), round(top + unit * 0.759))
        self.rule = pygame.Rect(
            self.strip_x, round(top + unit * 0.531), round(field * 0.589), max(44, round(unit * 0.06))
        )
        self.body = pygame.Rect(self.strip_x, round(top + unit * 0.205), self.strip_w, round(unit * 0.60))
        if sides > 2:
            self.rule.y = round(top + unit * 0.875)
        slate_w = 0.30 if paid else 0.285
        self.slate = pygame.Rect(0, 0, round(unit * slate_w), round(unit * 0.375))
        self.slate.center = (round(left + field * 0.85), round(top + unit * 0.358))
        button_w = max(180, round(field * 0.185))
        self.buttons = pygame.Rect(0, 0, button_w, 0)
        self.buttons.topleft = (round(left + field * 0.85 - button_w / 2), round(top + unit * 0.610))
        self.buttons.height = h - scale.edge - self.buttons.y


def draw_words(target: pygame.Surface, kit: Kit, places: Places, title: str, reason: str) -> None:
    """The headline and the reason in words."""
    room = round(places.size[0] * 0.50)
    kit.fonts.draw(target, title, "result", places.title, CREAM, anchor="center", halo=True, width=room)
    kit.fonts.draw(
        target, reason, "aside", places.subtitle, CREAM, anchor="center", halo=True, width=round(room * 1.15)
    )


def _name(side: SideCount, names: Sequence[str]) -> str:
    if len(side.places) == 1:
        return names[side.places[0]]
    return _("Us") if side.mark == "us" else _("Them")


def _faces(
    target: pygame.Surface, kit: Kit, side: SideCount, centre: tuple[int, int], across: int, setup: MatchSetup
) -> None:
    """The faces of a side: one, or several overlapping."""
    count = len(side.places)
    d = across if count == 1 else round(across * (0.78 if count == 2 else 0.66))
    step = d * (0.62 if count == 2 else 0.40)
    for i, place in enumerate(side.places):
        x = centre[0] + (i - (count - 1) / 2) * step
        rect = pygame.Rect(0, 0, d, d)
        rect.center = (round(x), centre[1])
        draw_face(
            target,
            kit,
            rect,
            SeatLook(name="", face=setup.face_of(place), mood="pleased" if side.won else ""),
        )


def _tag(target: pygame.Surface, kit: Kit, text: str, mark: str, midtop: tuple[int, int]) -> pygame.Rect:
    width = max(84, min(kit.scale.px(190), kit.fonts.width(text, "tag") + kit.scale.px(56 if mark else 36)))
    rect = pygame.Rect(0, 0, width, max(30, kit.scale.px(40)))
    rect.midtop = midtop
    kit.paper.tag(rect.size).draw(target, rect.topleft)
    shift = kit.scale.px(12) if mark else 0
    kit.fonts.draw(
        target,
        text,
        "tag",
        (rect.centerx + shift, rect.centery - 1),
        INK,
        anchor="center",
        width=width - kit.scale.px(24) - 2 * shift,
    )
    if mark:
        draw_mark(target, kit, "u" if mark == "us" else "t", (rect.x + kit.scale.px(20), rect.centery))
    return rect


def _strip(
    target: pygame.Surface,
    kit: Kit,
    side: SideCount,
    x: float,
    y: float,
    height: float,
    room: float,
    shown: float,
) -> None:
    """A side's cards from left to right; the one on its way slides in."""
    width = kit.sprites.width(height)
    lefts = strip(side, card=width, room=room)
    whole = int(shown)
    for i, (card, left) in enumerate(zip(side.cards, lefts, strict=True)):
        if i > whole or (i == whole and shown == whole):
            break
        centre = (x + left + width / 2, y)
        if i == whole:
            t = shown - whole
            pose = Pose(
                centre[0] - (1 - t) * height * 0.5, centre[1] - (1 - t) * height * 0.2, height, (1 - t) * 8
            )
            draw_flying(target, kit, card.code, pose, base=height, lift=0.4)
        else:
            kit.sprites.draw(target, card.code, centre, height)


def side_words(side: SideCount, names: Sequence[str], payments: Sequence[int] | None) -> str:
    """What a side's points are made of or, where hands are paid for, what each gets."""
    if payments is None:
        return _("aces and threes {high} + courts {courts}").format(high=side.high, courts=side.courts)
    signs = [f"{names[place]} {payments[place]:+d}".replace("-", "−") for place in side.places]
    return " · ".join(signs)


def draw_sides(
    target: pygame.Surface,
    kit: Kit,
    places: Places,
    sides: Sequence[SideCount],
    shown: Sequence[float],
    rules: Rules,
    names: Sequence[str],
    setup: MatchSetup,
    payments: Sequence[int] | None,
) -> None:
    """Two sides: one above the rule, one below it."""
    u = places.unit
    for at, (side, count) in enumerate(zip(sides, shown, strict=True)):
        y = places.rows_y[at]
        face_y = round(y - u * 0.018)
        _faces(target, kit, side, (places.face_x, face_y), round(u * 0.132), setup)
        _tag(
            target,
            kit,
            _name(side, names),
            side.mark if len(side.places) > 1 else "",
            (places.face_x, round(face_y + u * 0.055)),
        )
        _strip(target, kit, side, places.strip_x, y, places.card_h, places.strip_w, count)
        label_y = (
            round(y - places.card_h / 2 - u * 0.026) if at == 0 else round(y + places.card_h / 2 + u * 0.033)
        )
        tricks = ngettext("{n} trick", "{n} tricks", side.tricks).format(n=side.tricks)
        words = f"{tricks}, {cards_text(len(side.cards))}"
        rect = kit.fonts.draw(
            target, words, "small-strong", (places.strip_x, label_y), CREAM, anchor="midleft", halo=True
        )
        more = side_words(side, names, payments)
        kit.fonts.draw(
            target,
            more,
            "small",
            (rect.right + kit.scale.px(48), label_y),
            CREAM,
            anchor="midleft",
            halo=True,
        )
        total = side.so_far(int(count), rules)
        total_y = places.rule.y - u * 0.028 if at == 0 else places.rule.bottom + u * 0.034
        kit.fonts.draw(
            target,
            str(total),
            "total",
            (places.face_x, round(total_y)),
            US if at == 0 else THEM,
            anchor="center",
            halo=True,
        )


def draw_rows(
    target: pygame.Surface,
    kit: Kit,
    places: Places,
    sides: Sequence[SideCount],
    shown: Sequence[float],
    rules: Rules,
    names: Sequence[str],
    setup: MatchSetup,
) -> None:
    """Three sides and more: a row for each, the rule below."""
    u = places.unit
    step = places.body.height / len(sides)
    height = min(places.card_h, step * 0.80)
    for at, (side, count) in enumerate(zip(sides, shown, strict=True)):
        y = places.body.y + step * (at + 0.5)
        across = round(min(u * 0.115, step * 0.78))
        centre = (places.face_x - round(u * 0.035), round(y - across * 0.06))
        _faces(target, kit, side, centre, across, setup)
        tag = _tag(target, kit, _name(side, names), "", (centre[0], round(centre[1] + across * 0.36)))
        total = side.so_far(int(count), rules)
        x = max(tag.right + u * 0.012, places.strip_x)
        kit.fonts.draw(
            target, str(total), "number", (round(x), round(y)), OTHERS[at], anchor="midleft", halo=True
        )
        start = x + u * 0.085
        _strip(target, kit, side, start, y, height, places.strip_x + places.strip_w - start, count)


def draw_rule(
    target: pygame.Surface,
    kit: Kit,
    places: Places,
    sides: Sequence[SideCount],
    shown: Sequence[float],
    rules: Rules,
    goal: int,
) -> None:
    """The wooden rule 0–120, a runner for every side, the red flag at what had to be passed (0: none)."""
    scale = kit.scale
    rule = Ruler(kit, places.rule, low=0, high=120)
    rule.draw(target)
    two = len(sides) == 2
    bar = max(6, scale.px(11))
    for at, (side, count) in enumerate(zip(sides, shown, strict=True)):
        points = side.so_far(int(count), rules)
        x = rule.x(points)
        colour = (US if at == 0 else THEM) if two else OTHERS[at]
        if two:
            y = places.rule.y - scale.px(24) if at == 0 else places.rule.bottom + scale.px(24)
            length = x - rule.x(0)
            if length > bar:
                target.blit(kit.paper.bar((length, bar), colour), (rule.x(0), y - bar // 2))
        else:
            y = places.rule.y - scale.px(16)
        size = max(30, scale.px(50 if two else 44))
        disc = runner(kit, size, colour)
        target.blit(disc, disc.get_rect(center=(x, y)))
        kit.fonts.draw(target, str(points), "figure", (x, y - 1), INK, anchor="center")
    if goal:
        _draw_goal(target, kit, places, rule.x(goal), goal, two=two)


def _draw_goal(
    target: pygame.Surface, kit: Kit, places: Places, x_goal: int, goal: int, *, two: bool
) -> None:
    """The red line and its flag: 61, or the contract."""
    scale = kit.scale
    reach = scale.px(50)
    line = pygame.Rect(0, 0, max(2, scale.px(4)), places.rule.height + (2 if two else 1) * reach)
    line.midtop = (x_goal, places.rule.y - reach)
    pygame.draw.rect(target, RED, line)
    flag = pygame.Rect(0, 0, max(44, scale.px(64)), max(26, scale.px(40)))
    flag.midbottom = (x_goal, places.rule.y - scale.px(36 if two else 40))
    kit.paper.tag(flag.size, RED).draw(target, flag.topleft)
    kit.fonts.draw(target, str(goal), "row", (flag.centerx, flag.centery - 1), PAPER, anchor="center")
