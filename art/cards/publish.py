"""`python -m art.cards.publish RAW OUT [deck …]`: the drawings in RAW as files in layers, and their decks' `deck.json`."""

from __future__ import annotations

import collections
import importlib
import json
import pkgutil
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from art.cards.decks import ASSETS, REGISTER, load
from art.cards.francesi import inks as french
from art.cards.index import silent
from art.cards.kit import inks as house
from art.cards.kit.deck import CODES
from art.cards.layers import relayered

_COLOUR = re.compile("#[0-9a-f]{6}")
STRAIGHT = {"piacentine", "trevisane", "triestine"}
"""Decks whose two heads meet at a straight cut: `parts.halves.halves` draws them."""
SIGN, BORDER = "#5160a1", "#b0bde1"
PRINTED = {
    SIGN: house.INK,
    BORDER: house.INK,
    french.ROUGE: house.RED,
    french.BLADE: house.BLUE,
    french.LEAF: house.BLUE,
}
"""Colours in which the swatches of the French deck are printed."""
NAMES = {
    "#fffdf7": "paper-white",
    "#17120f": "ink",
    SIGN: "suit",
    BORDER: "border",
    french.ROUGE: "rouge",
    french.BLADE: "steel",
    french.LEAF: "leaf",
}


def swatches(name: str, texts: Mapping[str, str]) -> dict[str, str]:
    """Name of every colour of a deck, the most used first."""
    together = "".join(texts.values())
    used = collections.Counter(re.findall(r'(?:fill|stroke)="(#[0-9a-f]+)"', together))
    constants: dict[str, str] = {}
    for package in (name, "kit", "parts"):
        loaded = importlib.import_module(f"art.cards.{package}")
        modules = sorted(
            (m.name for m in pkgutil.iter_modules(loaded.__path__)), key=lambda m: (m != "inks", m)
        )
        for module in modules:
            for key, value in vars(importlib.import_module(f"art.cards.{package}.{module}")).items():
                if (
                    isinstance(value, str)
                    and _COLOUR.fullmatch(value)
                    and re.fullmatch("_?[A-Z][A-Z0-9_]*", key)
                ):
                    constants.setdefault(value, key.strip("_").lower().replace("_", "-"))
    parts: dict[str, collections.Counter[str]] = {}
    for part, style in re.findall(r'<path data-part="([^"/]*)/[^"]*"([^>]*?) d=', together):
        for colour in _COLOUR.findall(style):
            parts.setdefault(colour, collections.Counter())[part] += 1
    found: dict[str, str] = {}
    for colour, _ in used.most_common():
        base = NAMES.get(colour) or constants.get(colour)
        if base is None:
            part = parts[colour].most_common(1)[0][0] if colour in parts else "tone"
            base = {"head": "hair", "figure": "tone", "frame": "edge", "sign": "sign-tone"}.get(
                part, part
            ).replace("_", "-") + "-1"
        key, k = base, 1
        while key in found.values():
            k += 1
            key = f"{base.removesuffix('-1')}-{k}"
        found[colour] = key
    return found


def publish(name: str, raw: Path, out: Path) -> None:
    """Write one deck."""
    texts = {p.relative_to(raw / name).as_posix(): p.read_text() for p in sorted((raw / name).rglob("*.svg"))}
    about = json.loads((ASSETS / name / "deck.json").read_text())
    backs: dict[str, object] = {}
    for key in ("back-red", "back-red-small"):
        like = key.replace("-red", "")
        if f"{key}.svg" not in texts:
            continue
        mine, theirs = (
            _COLOUR.findall(re.sub(r'id="[^"]*"|href="[^"]*"|url\([^)]*\)', "", texts[f"{k}.svg"]))
            for k in (key, like)
        )
        pairs = dict(zip(theirs, mine, strict=True))
        if re.sub(r'(?<=[#"(])b(r|s|rs)?-', "b-", _COLOUR.sub("", texts[f"{key}.svg"])) and all(
            pairs[a] == b for a, b in zip(theirs, mine, strict=True)
        ):
            backs[key] = (like, {a: b for a, b in pairs.items() if a != b})
            del texts[f"{key}.svg"]
    four = name == "francesi4"
    if four:
        texts = {path: text for path, text in texts.items() if path.startswith("back")}
    names = swatches(name, texts)
    printed = {
        key: PRINTED.get(colour, colour) if name == "francesi" else colour for colour, key in names.items()
    }
    moves: dict[str, object] = {}
    two_headed: list[str] = []
    folder = out / name
    for path, text in texts.items():
        code = Path(path).stem
        code = code if "/" not in path else "--" + code[-1]
        new, facts = relayered(text, code, names)
        if name == "francesi":
            suit = code[-1]
            for key, colour in printed.items():
                shown = house.RED if key == "suit" and suit in "CD" and "back" not in path else colour
                new = re.sub(
                    rf'(<linearGradient id="{key}"[^>]*>\s*<stop stop-color=")[^"]*', rf"\g<1>{shown}", new
                )
        if about["family"] == "french":  # no court holds its sign in its hand
            new = re.sub(r'((?:id|label)="|#)(?:coin|cup|club|sword)(?=["-])', r"\g<1>ornament", new)
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(new, encoding="utf-8", newline="\n")
        if facts.moves:
            moves[code] = facts.moves
        if facts.two_headed:
            two_headed.append(code)
    by_name = {names[c]: c for c in names}
    about["inks"] = printed
    order = {code: k for k, code in enumerate(CODES)}
    if two_headed:
        about["two_headed"] = sorted(two_headed, key=lambda code: order.get(code, 99))
        if name in STRAIGHT:
            about["straight_cut"] = True
    if moves:
        about["moves"] = dict(sorted(moves.items(), key=lambda row: order[row[0]]))
    if backs:
        about["backs"] = {
            key: {"like": like, "inks": {names[a]: b for a, b in row.items()}}
            for key, (like, row) in backs.items()
        }
    red, ink = house.RED, house.INK
    if name == "francesi":
        about["inks_by_suit"] = {
            "C": {"suit": red},
            "D": {"suit": red},
            "B": {"suit": ink},
            "S": {"suit": ink},
        }
    if four:
        signs = {"C": french.CRIMSON, "D": french.AZURE, "B": french.BOTTLE, "S": french.BLACK}
        plates = {
            house.RED: "red",
            house.BLUE: "blue",
            french.ROUGE: "rouge",
            french.BLADE: "steel",
            french.LEAF: "leaf",
        }
        about["like"] = "francesi"
        theirs = json.loads((out / "francesi" / "deck.json").read_text())["inks"]
        assert all(theirs.get(key, colour) == colour for key, colour in printed.items())
        about["inks"] = theirs | printed
        about["two_headed"] = json.loads((out / "francesi" / "deck.json").read_text())["two_headed"]
        about["inks_by_suit"] = {
            suit: {
                "suit": signs[suit],
                "border": signs[suit],
                **{plates[a]: b for a, b in french.FOUR_COLOURS[suit].items()},
            }
            for suit in "CDBS"
        }
        for code in ("FD", "CD", "RD"):  # a lighter ink needs a broader line round the court
            text = (out / "francesi" / f"{code}.svg").read_text()
            for key, colour in about["inks_by_suit"]["D"].items():
                text = re.sub(
                    rf'(<linearGradient id="{key}"[^>]*>\s*<stop stop-color=")[^"]*', rf"\g<1>{colour}", text
                )
            text, count = re.subn(
                r'(stroke="url\(#border\)" stroke-width=")([\d.]+)', lambda m: f"{m[1]}{_wide(m[2])}", text
            )
            assert count == 1, code
            (folder / f"{code}.svg").write_text(text, encoding="utf-8", newline="\n")
    assert by_name
    info = load(name)[0]
    if silent(info):
        plain = {"index_inset": 0.035, "frame": None, "frame_round": 0.0, "courts": ("F", "C", "R")}
        about |= {key: getattr(info, key) for key, usual in plain.items() if getattr(info, key) != usual}
    (folder / "deck.json").write_text(dumped(about), encoding="utf-8", newline="\n")


def _wide(weight: str) -> str:
    assert weight == "2.2"
    return "2.7"


def dumped(about: object) -> str:
    """JSON with its short lists and objects on one line."""
    text = json.dumps(about, ensure_ascii=False, indent=2)
    text = re.sub(r"\[\s+([^\[\]{}]*?)\s+\]", lambda m: "[" + re.sub(r"\s*\n\s*", " ", m[1]) + "]", text)
    return text + "\n"


if __name__ == "__main__":
    raw, out = map(Path, sys.argv[1:3])
    for deck in sys.argv[3:] or REGISTER:
        publish(deck, raw, out)
        print(deck, flush=True)
