"""The shuffle to which several computers contribute (docs/record.md): promises, openings, salt and cut."""

from collections.abc import Set
from hashlib import sha256

from .errors import need, same
from .shapes import Event

STOPS = 2
"""Shuffles that stop after something was opened: then the match ends and nobody has won."""


class Contributions:
    """Follows a record line by line; checks nothing where its header names nobody who dealt."""

    def __init__(self, header: Event, people: Set[int]) -> None:
        """`people` are the seats of persons, kept up to date by the caller."""
        self._shared = "dealt_by" in header
        self._roster = header.get("roster", [])
        self._people = people
        self._start = b""
        self._shares: dict[int, str] = {}
        self._signed: list[int] = []
        self._opened: dict[int, Event] = {}
        self._stopped = 0

    def see(self, event: Event, chain: bytes) -> None:
        """Take the next line; `chain` is the link of the chain after it."""
        if not self._shared:
            return
        over = self._stopped == STOPS
        need(not over or event["event"] == "given_up", "the second shuffle that stops ends the match")
        match event["event"]:
            case "commit" | "draw_commit":
                self._start = b"briscola:contribution:1" + chain
                self._shares, self._signed, self._opened = {}, [], {}
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
            case "draw_reveal":
                self._check(event["salt"], 0)
            case "withdrawn":
                self._stopped += bool(self._opened)

    def _open(self, event: Event) -> None:
        seat = event["seat"]
        same(self._signed, list(self._shares), "the seats that signed the list")
        need(seat in self._shares and seat not in self._opened, "a seat opens what it has not promised")
        part = bytes([seat, event["cut"]]) + bytes.fromhex(event["secret"])
        same(self._shares[seat], sha256(self._start + part).hexdigest(), "the promise of what is opened")
        self._opened[seat] = event

    def _check(self, salt: str, cut: int) -> None:
        same(sorted(self._opened), sorted(self._shares), "the seats that opened what they promised")
        need(bool(self._shares), "a shuffle to which no computer contributes")
        parts = [
            self._opened[seat]["secret"] if seat in self._opened else "-" for seat in range(len(self._roster))
        ]
        same(salt, ".".join(parts), "the salt that the computers contribute")
        same(cut, sum(event["cut"] for event in self._opened.values()), "the cut that was promised")
