"""A script that checks a record without our program; docs/verify.md prints and explains it."""

CHECK_SCRIPT = r"""import json, pathlib, struct, sys
from hashlib import sha256


def deck(secret, salt, at, pack):
    seed = sha256(bytes.fromhex(secret) + salt.encode()).digest()
    words = (w for n in range(99) for w in struct.unpack(">8I", sha256(seed + n.to_bytes(8, "big")).digest()))
    for i in range(len(pack) - 1, 0, -1):
        j = next(w for w in words if w < 2**32 - 2**32 % (i + 1)) % (i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack[(at := at or 1 + next(words) % (len(pack) - 1)) :] + pack[:at], at


def dealt(pack, dealer):
    size = {"chiamata": 8, "sueca": 10, "briscolone": 5, "marianna": 5}.get(game, rules.get("hand_size", 3))
    seat = [(dealer + i) % players for i in range(1, players)] + [4] * (size == 2 * players == 8) + [dealer]
    by, m = 3 if "deal_by" in rules else 1, len(pack) if "deal_all" in rules else size * len(seat)
    seat, by, on = (seat[::-1], 10, 1) if "top_left" in rules.values() else (seat, by, 0)
    hands = [[c for i, c in enumerate(pack[:m], on) if seat[i // by % len(seat)] == s] for s in sorted(seat)]
    up = None if size in (5, 8)["mariazza" in rules :] else -1 if m == len(pack) or "turn_up" in rules else m
    return [n, dealer, e["deck"], hands, up and pack[up], pack[m:] if up != m else pack[m + 1 :] + [pack[m]]]


def fair(secret, salt, at, start, *told):
    parts = {e["seat"]: bytes([e["seat"], e["cut"]]) + bytes.fromhex(e["secret"]) for e in told if "cut" in e}
    which = {e["seat"]: e["trump_card"] for e in told if "trump_card" in e}
    made = {i: sha256(start + part + which.get(i, "").encode()).hexdigest() for i, part in parts.items()}
    said = ".".join(parts[i][2:].hex() if i in parts else "-" for i in range(players))
    shares = {e["seat"]: e["sha256"] for e in told if "sha256" in e}
    mine = [e["which"] for e in told if "which" in e and "auto" not in e and not level[e["seat"]]]
    fits = (made, said, sum(p[1] for p in parts.values()), [*which.values()]) == (shares, salt, at % 40, mine)
    return deck(secret, salt, at, cards[:]) if fits or "dealt_by" not in head else ([], 0)


def heard(hand, told):
    adds = {who[e["seat"]].get("computer") for e in told if "sha256" in e}
    first = {who[s].get("computer"): s for s in sorted(who, reverse=True)}
    gone = {s for computer, s in first.items() if computer not in adds}
    why = {e["seat"]: e["why"] for e in told if e["event"] == "absent"}
    pages = {s for s in gone if "page" in who[s]}
    assert head["record"] < 4 or ({*why}, {s for s in why if why[s] == "page"}) == (gone, pages), why
    for seat in sorted(gone):
        print(f"Hand {hand}: {who[seat]['name']}’s computer added nothing ({why.get(seat, 'not told')})")
    print(f"Hand {hand}: absences not told") if head["record"] < 4 else chosen.extend([str(hand)][: not gone])


head, match, *_ = log = [*map(json.loads, lines := pathlib.Path(sys.argv[1]).read_bytes().split(b"\n")[:-1])]
game, players, rules = match["options"].get("trump_by", match["variant"]), match["players"], match["options"]
out = rules.get("removed", {3: "2C", 6: "2"}.get(players + 3 * (game == "brisca"), "-")).replace("fours", "4")
cards = [rank + suit for suit in "CDBS" for rank in "1234567FCR" if not (rank + suit).startswith(out)]
level = [p.get("level") for p in head["roster"]] if "roster" in head else [*range(players)]
who, chosen = {p["seat"]: p for p in head.get("roster", ()) if "key" in p}, []
n, link, seals, drawn, turn, got = len({"follows", "deal"} & {*head}), b"", [], [], head.get("follows"), {}
for line, e, tag in zip(lines, log, [e.get("event") for e in log]):
    assert tag != "chain" or [*map(got.pop, ("deal", "hand_end"))] and e == dict(e, hand=n, sha256=link.hex())
    seals += [e["sha256"]] if "commit" in str(tag) and "cut" not in got and e.get("hand", n) == n else []
    assert "bytes" not in e or (seals[-1], 32) == (sha256(b := bytes.fromhex(e["bytes"])).hexdigest(), len(b))
    turn, drawn = (e, [c for row in e["cards"] for c in row if c]) if "cards" in e else (turn, drawn)
    assert tag != "draw_reveal" or drawn == fair(e["bytes"], e["salt"], 40, *got["since"])[0][: len(drawn)], e
    heard(n, got["since"][1:]) if tag in ("draw_reveal", "deal") and "dealt_by" in head else 0
    if "deck" in e and "deal" not in head:
        cut, turn, was = got.pop("cut"), e, turn["dealer"]
        at = not level[e["dealer"] - 1] and "auto" not in cut and cut["at"]
        b = bytes.fromhex((secret := got.pop("secret")["bytes"])) + cut["salt"].encode()
        pack, spot = fair(secret, cut["salt"], at, *got["since"])
        own = got.pop("trump_card", {"seat": e["dealer"], "which": (by := rules.get("trump_card", "bottom"))})
        can = {"dealer": ["bottom", "top"]}.get(by, [by, by])
        can = [can[sha256(b).digest()[-1] % 2]] if "auto" in own or level[own["seat"]] else can
        assert (pack, spot, own["seat"]) == (e["deck"], cut["at"], e["dealer"]) and own["which"] in can, e
        pack = pack[1:] + pack[:1] if "top" in own["which"] else pack
        assert [*e.values()][1:] in [dealt(pack, (was + i) % players) for i in (0, n > 1)], e
    level = [e["who"].get("level") if (tag, e.get("seat")) == ("sits", i) else x for i, x in enumerate(level)]
    who |= {e["seat"]: e["who"]} if tag == "sits" and "key" in e["who"] else {}
    link, got[tag], n = sha256(link + line).digest(), e, n + (tag in ("chain", "draw_reveal"))
    got["since"] = [b"briscola:contribution:1" + link] if "commit" in str(tag) else [*got.get("since", ()), e]
assert len({*seals}) == len(seals) and "hand_end" not in got, "a seal twice, or a hand without its link"
print("Nobody could choose the hands", ", ".join(chosen)) if chosen else 0
print("Nothing shuffled" if "deal" in head else "Right", "(compare the digest with the game's):", link.hex())
"""
