"""The worked examples of the rules (EX-1 to EX-8) and the logs they make.

Every card, winner, point and draw in these logs is copied from an example; no rule of the game is applied.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

Event = dict[str, Any]
SEED = 7

EX_1 = """n=2 dealer B turned RC
pack 5D 7B 4S 7C 2S RB RC 1B 5C 6D 1S 4B 3S 6S 7D FB RD 7S 2B 1D
     2C 3C 4D 5S 3B 6C 4C CD 1C 2D CC FD CS FS 6B FC 3D 5B RS CB
hand A 5D 4S 2S
hand B 7B 7C RB
T01 A:2S B:7B > A +0 draw A:1B B:5C = 0-0
T02 A:4S B:RB > A +4 draw A:6D B:1S = 4-0
T03 A:5D B:5C > B +0 draw B:4B A:3S = 4-0
T04 B:4B A:1B > A +11 draw A:6S B:7D = 15-0
T05 A:6D B:7D > B +0 draw B:FB A:RD = 15-0
T06 B:FB A:6S > B +2 draw B:7S A:2B = 15-2
T07 B:7S A:3S > A +10 draw A:1D B:2C = 25-2
T08 A:2B B:2C > B +0 draw B:3C A:4D = 25-2
T09 B:7C A:4D > B +0 draw B:5S A:3B = 25-2
T10 B:5S A:RD > B +4 draw B:6C A:4C = 25-6
T11 B:6C A:4C > B +0 draw B:CD A:1C = 25-6
T12 B:CD A:1D > A +14 draw A:2D B:CC = 39-6
T13 A:2D B:CC > B +3 draw B:FD A:CS = 39-9
T14 B:FD A:CS > B +5 draw B:FS A:6B = 39-14
T15 B:FS A:6B > B +2 draw B:FC A:3D = 39-16
T16 B:FC A:3B > B +12 draw B:5B A:RS = 39-28
T17 B:5B A:RS > B +4 draw B:CB A:RC = 39-32
T18 B:CB A:RC > A +7 = 46-32
T19 A:3D B:3C > B +20 = 46-52
T20 B:1S A:1C > A +22 = 68-52
END A 68 B 52 tricks 7-13
"""

EX_2 = """n=4 partners dealer D turned FS
pack 1D 3B 1C CS CD 4B 5D 1S RB 7D 5S 1B FS 3D 5C 7C 6S 6C RD 3S
     6D 4C RC 2C 3C FB CC 4S RS CB 7S 4D FD 2D 7B 2S 5B 2B 6B FC
hand A 1D CD RB
hand B 3B 4B 7D
hand C 1C 5D 5S
hand D CS 1S 1B
T01 A:CD B:4B C:5D D:CS > D +6 draw D:3D A:5C B:7C C:6S = 0-0-0-6
T02 D:3D A:1D B:7C C:1C > A +32 draw A:6C B:RD C:3S D:6D = 32-0-0-6
T03 A:5C B:7D C:5S D:6D > C +0 draw C:4C D:RC A:2C B:3C = 32-0-0-6
T04 C:4C D:RC A:2C B:3B > D +14 draw D:FB A:CC B:4S C:RS = 32-0-0-20
T05 D:FB A:6C B:RD C:6S > C +6 draw C:CB D:7S A:4D B:FD = 32-0-6-20
T06 C:CB D:7S A:4D B:3C > D +13 draw D:2D A:7B B:2S C:5B = 32-0-6-33
T07 D:2D A:7B B:FD C:5B > B +2 draw B:2B C:6B D:FC A:FS = 32-2-6-33
T08 B:2B C:6B D:1B A:FS > A +13 = 45-2-6-33
T09 A:CC B:2S C:RS D:FC > C +9 = 45-2-15-33
T10 C:3S D:1S A:RB B:4S > D +25 = 45-2-15-58
END A 45 B 2 C 15 D 58 tricks 2-1-3-4
"""

EX_3 = """n=3 dealer C turned FS
pack 4B RD 3C 3D 2D 7D 5C 6B 4S FS 4C CB CS RS FB 1C 5S 7B 2B FC
     7S 1S CC 1B 1D 7C CD 6D 6S RC 3S 3B 2S RB 5D 6C FD 5B 4D
hand A 4B 3D 5C
hand B RD 2D 6B
hand C 3C 7D 4S
T01 A:4B B:2D C:7D > A +0 draw A:4C B:CB C:CS = 0-0-0
T02 A:4C B:6B C:3C > C +10 draw C:RS A:FB B:1C = 0-0-10
T03 C:4S A:5C B:CB > C +3 draw C:5S A:7B B:2B = 0-0-13
T04 C:5S A:7B B:2B > C +0 draw C:FC A:7S B:1S = 0-0-13
T05 C:FC A:7S B:RD > A +6 draw A:CC B:1B C:1D = 6-0-13
T06 A:FB B:1B C:CS > C +16 draw C:7C A:CD B:6D = 6-0-29
T07 C:7C A:CC B:1C > B +14 draw B:6S C:RC A:3S = 6-14-29
T08 B:6D C:RC A:3D > A +14 draw A:3B B:2S C:RB = 20-14-29
T09 A:CD B:2S C:RB > B +7 draw B:5D C:6C A:FD = 20-21-29
T10 B:5D C:6C A:FD > A +2 draw A:5B B:4D C:FS = 22-21-29
T11 A:5B B:4D C:FS > C +2 = 22-21-31
T12 C:RS A:3B B:1S > B +25 = 22-46-31
T13 B:6S C:1D A:3S > A +21 = 43-46-31
END A 43 B 46 C 31 tricks 5-3-5
"""

EX_4 = """chiamata n=5 dealer E trump C called 3C
pack 1B FD 4B 5C CB 2C FS RD 6C 3C CD 3S RC 6B CS 7S 7C CC 5B 2B
     7B 1D FC RS 2S 4C 4S FB RB 6D 3D 4D 1C 5D 6S 3B 5S 1S 2D 7D
hand A 1B 2C CD 7S 7B 4C 3D 3B
hand B FD FS 3S 7C 1D 4S 4D 5S
hand C 4B RD RC CC FC FB 1C 1S
hand D 5C 6C 6B 5B RS RB 5D 2D
hand E CB 3C CS 2B 2S 6D 6S 7D
T01 A:7B B:4D C:4B D:2D E:CB > E +3 = 0-0-0-0-3
T02 E:2B A:1B B:4S C:FC D:5B > C +13 = 0-0-13-0-3
T03 C:FB D:5D E:2S A:3B B:1D > A +23 = 23-0-13-0-3
T04 A:7S B:5S C:1S D:5C E:3C > E +21 = 23-0-13-0-24
T05 E:6D A:3D B:FD C:CC D:6B > C +15 = 23-0-28-0-24
T06 C:RD D:6C E:6S A:CD B:3S > D +17 = 23-0-28-17-24
T07 D:RB E:7D A:2C B:FS C:RC > C +10 = 23-0-38-17-24
T08 C:1C D:RS E:CS A:4C B:7C > C +18 = 23-0-56-17-24
END A 23 B 0 C 56 D 17 E 24 tricks 1-0-4-1-2
"""

EX_5 = """morto blind places=ABCMD dealer D trump D called 3D
pack 4S 6B CB CS 1S 7C 7D 6S 5C 2S 6D 2D 7B RS CD 1B 5D CC 4B FB
     FS 1D 1C FC 6C 3S 5B RD 3D FD 4C 4D RB 2C 3B 3C 2B RC 7S 5S
hand A 4S 7C 6D 1B FS 3S 4C 3C
hand B 6B 7D 2D 5D 1D 5B 4D 2B
hand C CB 6S 7B CC 1C RD RB RC
hand M CS 5C RS 4B FC 3D 2C 7S
hand D 1S 2S CD FB 6C FD 3B 5S
T01 A:4C B:2B C:6S M:7S D:1S > A +11 = 11-0-0-0-0
T02 A:4S B:5B C:7B M:2C D:3B > A +10 = 21-0-0-0-0
T03 A:7C B:6B C:CB M:3D D:2S > M +13 = 21-0-0-13-0
T04 M:FC D:FD A:FS B:2D C:1C > D +17 = 21-0-0-13-17
T05 D:5S A:6D B:4D C:CC M:4B > A +3 = 24-0-0-13-17
T06 A:3C B:5D C:RD M:RS D:FB > C +20 = 24-0-20-13-17
T07 C:RB M:5C D:6C A:3S B:7D > B +14 = 24-14-20-13-17
T08 B:1D C:RC M:CS D:CD A:1B > B +32 = 24-46-20-13-17
END A 24 B 46 C 20 M 13 D 17 tricks 3-2-1-1-1
"""

EX_6 = """n=5 dealer E turned CC
pack RB 4S CS 3D 5B 1D 4D 3B 7D 4B 2S 7B 1S 5D 1B CC 5S CB 6C 2C
     FS RC FC RD FB RS 1C 3C 7S 6S 5C FD 4C 2D CD 2B 3S 6D 6B 7C
hand A RB 1D 2S
hand B 4S 4D 7B
hand C CS 3B 1S
hand D 3D 7D 5D
hand E 5B 4B 1B
T01 A:2S B:4D C:1S D:5D E:4B > C +11 draw C:5S D:CB E:6C A:2C B:FS = 0-0-11-0-0
T02 C:5S D:7D E:5B A:RB B:FS > B +6 draw B:RC C:FC D:RD E:FB A:RS = 0-6-11-0-0
T03 B:4S C:CS D:CB E:6C A:RS > E +10 draw E:1C A:3C B:7S C:6S D:5C = 0-6-11-0-10
T04 E:FB A:2C B:7B C:FC D:RD > C +8 draw C:FD D:4C E:2D A:CD B:2B = 0-6-19-0-10
T05 C:6S D:4C E:2D A:CD B:2B > D +3 draw D:3S E:6D A:6B B:7C C:CC = 0-6-19-3-10
T06 D:5C E:6D A:6B B:7S C:FD > D +2 = 0-6-19-5-10
T07 D:3D E:1C A:1D B:7C C:CC > E +35 = 0-6-19-5-45
T08 E:1B A:3C B:RC C:3B D:3S > A +45 = 45-6-19-5-45
END A 45 B 6 C 19 D 5 E 45 tricks 1-1-2-2-2
"""

EX_8 = """prini all n=4 dealer D trump C
pack 7D FC 4C CD 6S 3B 5S 7B CC 2D RD 3D 1C RB 3C 3S 6C 2C 4S CB
     1S RC 7S FS 2S 2B RS 6D 5D 5C 6B 4B 1D FD 1B CS 4D FB 5B 7C
hand A 7D 6S CC 1C 6C 1S 2S 5D 1D 4D
hand B FC 3B 2D RB 2C RC 2B 5C FD FB
hand C 4C 5S RD 3C 4S 7S RS 6B 1B 5B
hand D CD 7B 3D 3S CB FS 6D 4B CS 7C
T01 A:2S B:2B C:4S D:3S > D +10 = 0-0-0-10
T02 D:4B A:4D B:FB C:1B > C +13 = 0-0-13-10
T03 C:5B D:7B A:5D B:3B > B +10 = 0-10-13-10
"""


@dataclass(frozen=True, kw_only=True)
class Example:
    """A worked example: the deal and the events of its tricks; `points` is the last line, by place."""

    dealer: int
    deck: list[str]
    hands: list[list[str]]
    turned: str | None
    stock: list[str]
    tricks: list[Event]
    points: list[int]


def read_example(text: str) -> Example:
    """The example written in `text`; a dummy M becomes place 4."""
    letters = "ABCDM" if "places=ABCMD" in text else "ABCDE"
    lines = text.splitlines()
    deck = " ".join(lines[1:3]).split()[1:]
    hands = {line.split()[1]: line.split()[2:] for line in lines if line.startswith("hand")}
    turned = re.search(r"turned (\w\w)", lines[0])
    dealt = sum(map(len, hands.values()))
    end = re.findall(r"([A-EM]) (\d+)", lines[-1]) if lines[-1].startswith("END") else []
    points = dict(end)
    return Example(
        dealer=letters.index(lines[0].split("dealer ")[1][0]),
        deck=deck,
        hands=[hands[letter] for letter in letters[: len(hands)]],
        turned=turned[1] if turned else None,
        stock=deck[dealt + 1 :] + deck[dealt : dealt + 1],
        tricks=[event for line in lines if line[0] == "T" for event in _trick(line, letters)],
        points=[int(points[letter]) for letter in letters[: len(points)]],
    )


def _trick(line: str, letters: str) -> list[Event]:
    played, after = line.split(" > ")
    events = [
        {"event": "play", "seat": letters.index(seat), "card": card}
        for seat, card in re.findall(r"([A-EM]):(\w\w)", played)
    ]
    won = re.match(r"([A-EM]) \+(\d+)", after)
    assert won is not None
    events.append({"event": "trick", "winner": letters.index(won[1]), "points": int(won[2])})
    for seat, card in re.findall(r"([A-EM]):(\w\w)", after):
        events.append({"event": "draw", "seat": letters.index(seat), "card": card})
    return events


def opening(
    variant: str,
    players: int,
    dealer: int,
    *,
    options: Mapping[str, Any] | None = None,
    winning_hands: int = 2,
) -> list[Event]:
    """The `match` and `draw_for_deal` events of a log whose first dealer is `dealer`."""
    options = dict(options or {})
    partners = players == 4 and variant != "chiamata" and options.get("teams", True)
    cards = ["4D", "5D", "6D", "7D", "2D"][:players]
    cards[dealer] = "1C"
    return [
        {
            "event": "match",
            "version": 1,
            "variant": variant,
            "players": players,
            "sides": [[0, 2], [1, 3]] if partners else [[seat] for seat in range(players)],
            "winning_hands": winning_hands,
            "options": options,
            "levels": ["random"] * players,
            "seed": SEED,
        },
        {"event": "draw_for_deal", "cards": [cards], "dealer": dealer},
    ]


def hand(
    example: Example,
    end: Mapping[str, Any],
    *,
    number: int = 1,
    players: int,
    auction: Sequence[Event] = (),
    tricks: Sequence[Event] | None = None,
) -> list[Event]:
    """The events of one hand played as in the example; `end` gives what `hand_end` has beyond the points."""
    secret = sha256(f"briscola:{SEED}:{number}".encode())
    return [
        {"event": "commit", "hand": number, "sha256": sha256(secret.digest()).hexdigest()},
        {"event": "cut", "seat": (example.dealer - 1) % players, "at": 17, "salt": ""},
        {
            "event": "deal",
            "hand": number,
            "dealer": example.dealer,
            "deck": example.deck,
            "hands": example.hands,
            "turned": example.turned,
            "stock": example.stock,
        },
        *auction,
        *(example.tricks if tricks is None else tricks),
        {"event": "hand_end", "hand": number, "points": example.points, "capot": False, **end},
        {"event": "reveal", "hand": number, "bytes": secret.hexdigest()},
    ]
