"""The program with which anybody checks a record without ours: docs/verify.md prints it and explains it."""

CHECK_SCRIPT = r"""import json, struct, sys
from hashlib import sha256


def deck(secret, salt, at, cards):
    pack = [rank + suit for suit in "CDBS" for rank in "1234567FCR" if rank + suit in cards]
    seed = sha256(bytes.fromhex(secret) + salt.encode()).digest()
    words = (w for n in range(99) for w in struct.unpack(">8I", sha256(seed + n.to_bytes(8, "big")).digest()))
    for i in range(len(pack) - 1, 0, -1):
        j = next(w for w in words if w < 2**32 - 2**32 % (i + 1)) % (i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    at = at or 1 + next(words) % (len(pack) - 1)
    return pack[at:] + pack[:at], at


lines, chain, seals, pack = open(sys.argv[1], "rb").read().split(b"\n")[:-1], b"", [], []
head, last = json.loads(lines[0]), {"draw_for_deal": {"cards": []}, "draw_reveal": {"bytes": "", "salt": ""}}
for line, e in zip(lines, map(json.loads, lines)):
    assert e.get("event") != "chain" or e == dict(e, hand=last.pop("hand_end")["hand"], sha256=chain.hex())
    chain, last[e.get("event")] = sha256(chain + line).digest(), e
    seals += ({e["sha256"]} - {*seals} or [""]) if "sha256" in e and not {"cut", "hand_end"} & {*last} else []
    assert "bytes" not in e or (seals[-1], 32) == (sha256(b := bytes.fromhex(e["bytes"])).hexdigest(), len(b))
    if "deck" in e and "deal" not in head and (cut := last.pop("cut")):
        pack, at = e["deck"], not (cut["seat"] or "auto" in cut) and cut["at"]
        assert deck(last.pop("secret")["bytes"], cut["salt"], at, pack) == (pack, cut["at"]), e
drawn, draw = [c for row in last["draw_for_deal"]["cards"] for c in row if c], last["draw_reveal"]
assert drawn == deck(draw["bytes"], draw["salt"], 40, pack)[0][: len(drawn)] and "hand_end" not in last, draw
assert ("event" in draw) != bool({"follows", "deal"} & {*head}), "a draw for the deal too many, or none"
print("Right" if pack else "Nothing shuffled", "(digest, to compare with what the game shows):", chain.hex())
"""
