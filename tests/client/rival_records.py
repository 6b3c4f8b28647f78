"""Kept matches of every kind against regulars and friends, and their balances counted by hand.

The count reads the lines of the records alone, and nothing of the program's but the names of the games.
"""

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from briscola.client.host.library import Library
from briscola.client.setup.characters import regular_people
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.deal_code import codes_of
from briscola.engine.occupant import Occupant
from briscola.engine.rules import OptionValue
from briscola.engine.variants import make_rules
from briscola.storage.database.database import Database
from briscola.storage.database.schema import MIGRATIONS
from briscola.storage.evenings.history import caught_up
from briscola.storage.match_choices import seated
from briscola.storage.records.header import DealtBy, HouseTerms
from briscola.storage.records.records import Records, new_header
from briscola.storage.settings.person_names import FIRST
from briscola.storage.sums.rival_rows import balances
from tests.engine.fair_deals import FairMatch, fair_table
from tests.storage.evenings import Recorded, note, play

Balances = Counter[tuple[str, str, str]]
"""Number of matches by rival, game and the person's result."""
GAMES: Sequence[tuple[str, int, dict[str, OptionValue]]] = (
    *(("briscola", players, {}) for players in (2, 2, 3, 4, 5, 6)),
    ("briscola", 4, {"teams": False}),
    ("chiamata", 5, {}),
    ("chiamata", 5, {"match": "hands", "match_hands": 2}),
    ("chiamata", 5, {"match": "target", "match_target": 3, "bidding": "rank"}),
    ("chiamata", 4, {}),
    ("prini", 2, {}),
    ("marianna", 2, {"to_points": 300}),
)
ANNAS_KEY, FRIENDS = "a1" * 32, ("b1" * 32, "b2" * 32)
FACES = [person.name for person in regular_people()]
LEVELS = ("random", "beginner", "novice")


def keep_matches(library: Library, times: int, chance: Random) -> str:
    """Keep so many matches of Anna and Mia, some given up, left, imported or replayed; return Mia's profile.

    Regulars have any names and sit at any seats.
    """
    library.profiles.change(FIRST, name="Anna")
    mia = library.profiles.add("Mia").id
    for profile, name in ((FIRST, "Anna"), (mia, "Mia")):  # by which a lost database is made again
        settings = library.profiles.settings_path(library.profiles.get(profile))
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(json.dumps({"player": name}))
    library.profiles.known_by(FIRST, ANNAS_KEY)
    code = ""
    for number in range(times):
        began = f"2026-{1 + number // 56:02}-{1 + number // 2 % 28:02}T{18 + number % 2}:00:00Z"
        if chance.random() < 0.15:
            played = _with_friends(library.records, chance, began)
            library.history.take_in(played.path, profile=FIRST)
            continue
        kind = chance.choice(("to the end",) * 6 + ("given up", "left", "taken back", "imported", "again"))
        game = _setup(chance, mia)
        if kind == "imported":
            theirs = Records(library.records.folder / "imported")
            library.history.take_in(play(theirs, game, seed=number, began=began).path, imported=True)
            continue
        again = code and kind == "again"
        if again:
            game = msgspec.structs.replace(_setup(chance, mia, ("briscola", 2, {})), winning_hands=1)
        played = play(
            library.records,
            game,
            seed=number,
            began=began,
            steps=chance.randint(6, 40) if kind in ("given up", "left") else None,
            deal=code if again else None,
            undo=kind == "taken back",
            given_up=kind == "given up",
            sits=_changed(game, chance) if kind == "to the end" else {},
        )
        if game.rules().slug == "briscola-2" and not again and kind == "to the end":
            code = next(iter(codes_of(played.events)))[1]
        note(library.history, played)
    return mia


def _regular(chance: Random, face: str) -> Occupant:
    name = chance.choice((face.capitalize(), "Zio Beppe", "Anna", "7"))
    return Occupant(name=name, face=face, level=chance.choice(LEVELS))


def _setup(
    chance: Random, mia: str, game: tuple[str, int, dict[str, OptionValue]] | None = None
) -> MatchSetup:
    variant, players, options = game or chance.choice(GAMES)
    others = [_regular(chance, face) for face in chance.sample(FACES, players)]
    people = [Occupant(name="Anna", face="person-woman", key=FIRST)]
    people += [Occupant(name="Mia", face="person-woman", key=mia)] * (chance.random() < 0.3)
    people = people if chance.random() < 0.8 else people[::-1]
    seats = sorted(chance.sample(range(players), min(players, len(people)))) if len(people) > 1 else [0]
    for seat, who in zip(seats, people, strict=True):
        others[seat] = who
    setup = MatchSetup(variant=variant, players=players, options=options, winning_hands=chance.randint(1, 3))
    return seated(setup, others)


def _changed(game: MatchSetup, chance: Random) -> dict[int, list[tuple[int, Occupant]]]:
    """Somebody else for a regular after the first hand, now and then."""
    computers = [seat for seat, who in enumerate(game.occupants) if who.level]
    if not computers or game.winning_hands == 1 or chance.random() < 0.7:
        return {}
    rosa = Occupant(name="Rosa", face="rosa", level="easy")
    return {1: [(chance.choice(computers), rosa)]}


def _with_friends(records: Records, chance: Random, began: str) -> Recorded:
    variant, players, options = chance.choice([game for game in GAMES if game[1] > 2])
    rules = make_rules(variant, players, options)
    occupants = [_regular(chance, face) for face in chance.sample(FACES, players)]
    keys = [ANNAS_KEY, *chance.sample(FRIENDS, chance.randint(1, 2))]
    for computer, (seat, key) in enumerate(zip(chance.sample(range(players), len(keys)), keys, strict=True)):
        name = "Anna" if key == ANNAS_KEY else chance.choice(("Leo", "Bruno"))
        occupants[seat] = Occupant(name=name, face="person-man", key=key, computer=computer)
    setup = MatchSetup(variant=variant, players=players, options=options, winning_hands=2)
    host = DealtBy(table="ab" * 32, name="Anna", computer=0)
    terms = HouseTerms(undo=False, hints=False)
    header = new_header(seated(setup, occupants), seeds=(), terms=terms, dealt_by=host)
    header = msgspec.structs.replace(header, began=began)
    table = fair_table(rules, header.terms, winning_hands=2)
    log = FairMatch(table, chance.randrange(1000)).to_the_end().log
    writer = records.begin(header)
    writer.append(log)
    writer.close()
    return Recorded(header, tuple(log), records.path(header.id))


def opened(folder: Path) -> Library:
    """The library in a folder, with all that its records tell."""
    library = Library(folder, settings_file=folder / "settings.json")
    caught_up(folder / "history.sqlite", library.records)
    return library


def told(folder: Path, profile: str) -> Balances:
    """The balances of a person with everybody, as the database tells them."""
    library = opened(folder)
    rivals = [*FACES, *FRIENDS, ANNAS_KEY, *(person.id for person in library.profiles.all())]
    rows = balances(library.database, library.profiles.get(profile), rivals)
    library.close()
    return Counter({(rival, game, result): count for rival, game, result, count in rows})


def forget_rivals(database: Path) -> None:
    """Make a database what the version before rivals had."""
    step = next(at for at, sql in enumerate(MIGRATIONS) if "rivals" in sql[0])
    later = " ".join(sql for steps in MIGRATIONS[step + 1 :] for sql in steps)
    with Database(database) as opened_once_more:
        kinds = "SELECT type, name FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type = 'table'"
        added = [
            f"DROP {kind} {name}"
            for kind, name in opened_once_more.rows(kinds)
            if f"CREATE {kind.upper()} {name} " in later
        ]
        columns = ("ALTER TABLE hands DROP COLUMN feats", "ALTER TABLE matches DROP COLUMN rivals")
        older = (*added, *columns, f"PRAGMA user_version = {step}")
        assert opened_once_more.write([(statement, ()) for statement in older])


# ---- by hand


def counted_by_hand(folder: Path, keys: Sequence[str]) -> Balances:
    """The balances of the person with one of these keys, from the lines of all records in a folder."""
    found: Balances = Counter()
    for file in folder.glob("*.jsonl"):
        header, *lines = map(json.loads, file.read_text().splitlines())
        if "deal" not in header and not any(line["event"] == "undo" for line in lines):
            found.update(_counted(header, lines, keys))
    return found


def _counted(header: dict[str, Any], lines: Sequence[dict[str, Any]], keys: Sequence[str]) -> Balances:
    found: Balances = Counter()
    seats = {player["seat"]: player for player in header["roster"]}
    for line in lines:
        if line["event"] == "sits":
            seats[line["seat"]] = line["who"]
    me = next((seat for seat, player in seats.items() if player.get("key") in keys), None)
    last = [line for line in lines if line["event"] in ("match_end", "given_up")]
    if me is None or not last:
        return found
    people = [player for player in seats.values() if not player.get("level")]
    if last[0]["event"] == "given_up" and len(people) > 1:
        return found
    game, size = header["setup"], len(seats)
    paired = game["variant"] != "chiamata" and size in (4, 6) and game["options"].get("teams", True)
    slug = make_rules(game["variant"], size, game["options"]).slug
    for seat, player in seats.items():
        rival = player["face"] if player.get("level") else player["key"]
        if seat != me and not (paired and (seat - me) % 2 == 0):
            found[rival, slug, _against(lines, last[0], me, seat)] += 1
    return found


def _against(lines: Sequence[dict[str, Any]], last: dict[str, Any], me: int, other: int) -> str:
    if last["event"] == "given_up":
        return "lost"
    hand = [line for line in lines if line["event"] == "hand_end"][-1]
    for mine, theirs in (
        (me in last["winners"], other in last["winners"]),
        *((row[me], row[other]) for row in (hand.get("balance"), last["score"]) if row),
    ):
        if mine != theirs:
            return "won" if mine > theirs else "lost"
    return "drawn"
