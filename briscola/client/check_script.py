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


chain, seals, last = b"", [], {"draw_for_deal": {"cards": []}, "draw_reveal": {"bytes": "", "salt": ""}}
for line in open(sys.argv[1], "rb").read().split(b"\n")[:-1]:
    e, before, chain = json.loads(line), chain.hex(), sha256(chain + line).digest()
    last[e.get("event")] = e
    assert e.get("event") != "chain" or (e["hand"], e["sha256"]) == (last.pop("reveal")["hand"], before), e
    seals += ({e["sha256"]} - {*seals} or [""]) if "sha256" in e and not {"cut", "reveal"} & {*last} else []
    assert "bytes" not in e or (seals[-1], 32) == (sha256(b := bytes.fromhex(e["bytes"])).hexdigest(), len(b))
    if "deck" in e:
        cut, cards = last.pop("cut"), e["deck"]
        own = cut["at"] if last["match"]["levels"][cut["seat"]] == "person" and "auto" not in cut else None
        assert deck(last["secret"]["bytes"], cut["salt"], own, cards) == (cards, cut["at"]), e
drawn, draw = [c for row in last["draw_for_deal"]["cards"] for c in row if c], last["draw_reveal"]
assert drawn == deck(draw["bytes"], draw["salt"], 40, cards)[0][: len(drawn)] and "reveal" not in last, draw
print("Right. The digest, to compare with the one that the game shows:", chain.hex())
"""
