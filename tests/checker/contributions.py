"""The shuffle to which several computers contribute (docs/record.md): promises, openings, salt and cut."""

from collections.abc import Set
from hashlib import sha256

from .errors import need, same
from .shapes import Event

STOPS = 2
"""Shuffles that stop after something was opened: then the match ends and nobody has won."""
AWAY = ("line", "left", "sent_away")
"""Reasons of whoever has no connection."""
SITS = (*AWAY, "clock", "digest")
"""Reasons for which a computer decides for a person."""


class Contributions:
    """Follows a record line by line; checks nothing where its header names nobody who dealt."""

    def __init__(self, header: Event, people: Set[int]) -> None:
        """`people` are the seats of persons, kept up to date by the caller."""
        self._shared = "dealt_by" in header
        self._roster = header.get("roster", [])
        self._named = self._shared and header["record"] >= 4
        self._clock = header["dealt_by"].get("clock", 0) if self._shared else 0
        self._persons: dict[int, Event] = {p["seat"]: p for p in self._roster if "key" in p}
        self._keys = {p["key"] for p in self._roster if "key" in p}
        self._late: set[str] = set()
        self._absent: dict[int, str] = {}
        self._people = people
        self._start = b""
        self._shares: dict[int, str] = {}
        self._signed: list[int] = []
        self._opened: dict[int, Event] = {}
        self._stopped = 0
        self._runs: set[str] = set()

    def see(self, event: Event, chain: bytes) -> None:
        """Take the next line; `chain` is the link of the chain after it."""
        if not self._shared:
            return
        over = self._stopped == STOPS
        need(not over or event["event"] == "given_up", "the second shuffle that stops ends the match")
        match event["event"]:
            case "commit" | "draw_commit":
                self._start = b"briscola:contribution:1" + chain
                self._shares, self._signed, self._opened, self._absent = {}, [], {}, {}
            case "absent":
                need(self._named and not self._shares, "an absence that no record names there")
                need(
                    [*self._absent, event["seat"]] == sorted({*self._absent, event["seat"]}),
                    "absences in order",
                )
                self._absent[event["seat"]] = event["why"]
            case "sits":
                self._sits(event["seat"], event["who"], event.get("why", ""))
            case "resumed":
                need(self._named, "only a host of several computers begins anew")
                named = len(event["run"]) == 32 and {*event["run"]} <= {*"0123456789abcdef"}
                need(named and event["run"] not in self._runs, "each run of a host has a name of its own")
                self._runs.add(event["run"])
            case "share":
                need(not self._opened and not self._signed, "a promise after the list was signed")
                need(event["seat"] not in self._shares, "a seat promises twice")
                self._shares[event["seat"]] = event["sha256"]
            case "signed" if "at" not in event:
                self._signed.append(event["seat"])
            case "opened":
                self._open(event)
            case "cut":
                own = event["at"] if event["seat"] in self._people and "auto" not in event else 0
                self._check(event["salt"], own)
            case "trump_card":
                mine = "" if "auto" in event or event["seat"] not in self._people else event["which"]
                promised = [each["trump_card"] for each in self._opened.values() if "trump_card" in each]
                same([mine] if mine else [], promised, "the trump card that was promised")
            case "draw_reveal":
                self._check(event["salt"], 0)
            case "withdrawn":
                self._stopped += bool(self._opened)
                if self._named and (self._shares or self._absent):
                    need(len(self._opened) < len(self._shares), "all is open, and nothing is dealt")
                    missing = self._shares.keys() - self._opened.keys() if self._opened else ()
                    self._late |= {self._persons[seat]["key"] for seat in missing}

    def _sits(self, seat: int, who: Event, why: str) -> None:
        """Somebody sits down, for a reason that there can be."""
        before = self._persons.get(seat, {})
        if not self._named:
            allowed: tuple[str, ...] = ("",)
        elif "level" in who:
            allowed = tuple(each for each in SITS if each != "clock" or self._clock)
        else:
            allowed = ("",) if who["key"] in self._keys else ("claimed",) if "page" in before else ()
        need(why in allowed, f"nobody sits down because of {why!r}")
        if "key" in who:
            self._persons[seat] = who
            self._keys.add(who["key"])

    def _check_absences(self) -> None:
        """Everybody whose computer adds nothing is named, with the reason."""
        first: dict[int, int] = {}
        for seat in sorted(self._persons):
            first.setdefault(self._persons[seat].get("computer", 0), seat)
        adds = {self._persons[seat].get("computer", 0) for seat in self._shares}
        same(list(self._absent), sorted(s for at, s in first.items() if at not in adds), "who adds nothing")
        for seat, person in self._persons.items():
            must = "page" if "page" in person else "unopened" if person["key"] in self._late else ""
            need(not must or seat not in self._shares, "a promise of somebody who adds nothing")
            if seat in self._absent:
                need(self._absent[seat] in ((must,) if must else AWAY), "another reason than there is")

    def _open(self, event: Event) -> None:
        seat = event["seat"]
        same(self._signed, list(self._shares), "the seats that signed the list")
        need(seat in self._shares and seat not in self._opened, "a seat opens what it has not promised")
        part = bytes([seat, event["cut"]]) + bytes.fromhex(event["secret"])
        part += event.get("trump_card", "").encode()
        same(self._shares[seat], sha256(self._start + part).hexdigest(), "the promise of what is opened")
        self._opened[seat] = event

    def _check(self, salt: str, cut: int) -> None:
        same(sorted(self._opened), sorted(self._shares), "the seats that opened what they promised")
        if self._named:
            self._check_absences()
        else:
            need(bool(self._shares), "a shuffle to which no computer contributes")
        parts = [
            self._opened[seat]["secret"] if seat in self._opened else "-" for seat in range(len(self._roster))
        ]
        same(salt, ".".join(parts), "the salt that the computers contribute")
        same(cut, sum(event["cut"] for event in self._opened.values()), "the cut that was promised")
