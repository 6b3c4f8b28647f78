"""The tables of the history, by migrations: each is run once, in order, and never changed afterwards.

Columns have no CHECK: the check of ten thousand matches at the start would take five times as long.
"""

_BEFORE = (
    "key, id, profile, file, imported, variant, players, options, game, winning_hands, person, levels, level,"
    " opponents, deck, began, evening, ended, state, result, score, hands, hands_won, hands_lost, points,"
    " against, capots, replayed, taken_back, favourite, deal"
)
"""Columns of matches before several people of a household could sit in one."""
HALF_TOLD = "habits IS NULL OR seal IS NULL OR feats IS NULL"
"""Condition of hands that an older version noted with fewer data."""
MAY_GO_ON = "state IN ('unfinished', 'abandoned') AND NOT imported"
"""Condition of matches whose record may have got longer; an index has exactly this one."""
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE profiles (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            face TEXT NOT NULL,
            created TEXT NOT NULL,
            used TEXT NOT NULL,            -- when it was last chosen
            counts_from TEXT NOT NULL DEFAULT '',  -- matches begun before are in no statistics
            removed INTEGER NOT NULL DEFAULT 0
        )""",
        # What no record tells of a match, carried over from a damaged database.
        "CREATE TABLE marks (id TEXT PRIMARY KEY, profile TEXT NOT NULL, favourite INTEGER NOT NULL)",
        """CREATE TABLE matches (
            key INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            profile TEXT NOT NULL,
            file TEXT NOT NULL,
            imported INTEGER NOT NULL,     -- from somebody else's file: never counted
            variant TEXT NOT NULL,
            players INTEGER NOT NULL,
            options TEXT NOT NULL,         -- JSON
            game TEXT NOT NULL,            -- the slug of its rules
            winning_hands INTEGER NOT NULL,
            person TEXT NOT NULL,
            levels TEXT NOT NULL,          -- JSON, seat by seat
            level TEXT NOT NULL,           -- of all opponents; `mixed`, `program`
            opponents TEXT NOT NULL,       -- JSON, names of seats 1 ...
            deck TEXT NOT NULL,
            began TEXT NOT NULL,           -- UTC
            evening TEXT NOT NULL,         -- the day it began, by the clock of the place; a day ends at six
            ended TEXT,
            state TEXT NOT NULL,           -- matches.State
            result TEXT,                   -- summary.Result
            score TEXT NOT NULL,           -- JSON
            hands INTEGER NOT NULL,        -- played to their end; the next five are of them
            hands_won INTEGER NOT NULL,
            hands_lost INTEGER NOT NULL,
            points INTEGER NOT NULL,       -- of the person's side
            against INTEGER NOT NULL,      -- of the best of the others
            capots INTEGER NOT NULL,       -- every trick for the person's side
            replayed INTEGER NOT NULL,     -- a deal from a code: never counted
            taken_back INTEGER NOT NULL,   -- choices undone: counted apart
            favourite INTEGER NOT NULL DEFAULT 0
        )""",
        # By date, and with all that statistics need, so that they read a third of the pages.
        """CREATE INDEX matches_counted ON matches (
            profile, began, imported, replayed, taken_back, result, game, level, deck, evening,
            hands, hands_won, hands_lost, points, against, capots
        )""",
        """CREATE TABLE hands (
            match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            dealer INTEGER NOT NULL,
            caller INTEGER,
            contract INTEGER,
            points TEXT NOT NULL,          -- JSON, place by place
            ours INTEGER,
            theirs INTEGER,
            result TEXT,
            reason TEXT,                   -- NULL: not played to its end
            capot INTEGER NOT NULL,
            payment INTEGER,
            shape TEXT NOT NULL,           -- luck.Shape
            luck TEXT NOT NULL,            -- place by place aces, threes, trumps, a letter each: `0` is none
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID""",
    ),
    (
        # The code of a deal that was played again, which the match was for; empty for any other match.
        "ALTER TABLE matches ADD COLUMN deal TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX matches_of_deals ON matches (profile, deal) WHERE deal <> ''",
    ),
    (
        # What the coach has found out of hands; it outlives the folding anew of the match.
        """CREATE TABLE judged (
            match TEXT NOT NULL,           -- its id
            hand INTEGER NOT NULL,
            accuracy REAL,                 -- 0 to 1; NULL: nothing was at stake
            plays INTEGER NOT NULL,        -- in which something was
            lost REAL NOT NULL,            -- in points
            document TEXT NOT NULL,        -- JSON, coach.judgement.HandFinding
            PRIMARY KEY (match, hand)
        ) WITHOUT ROWID""",
    ),
    (
        # What the counting trainer was answered; no record tells it.
        """CREATE TABLE counting (
            profile TEXT NOT NULL,
            seal TEXT NOT NULL,            -- of the hand's pack
            trick INTEGER NOT NULL,        -- how many had been taken
            kind TEXT NOT NULL,            -- counting.KINDS
            correct INTEGER NOT NULL,
            answered TEXT NOT NULL,        -- UTC
            evening TEXT NOT NULL,         -- as that of a match
            PRIMARY KEY (profile, seal, trick)
        ) WITHOUT ROWID""",
    ),
    (
        # What somebody first answered to a puzzle, each time that it was laid.
        """CREATE TABLE puzzle_answers (
            key INTEGER PRIMARY KEY,
            profile TEXT NOT NULL,
            puzzle TEXT NOT NULL,
            day TEXT NOT NULL,             -- by the clock of the place
            solved INTEGER NOT NULL
        )""",
        "CREATE INDEX puzzle_answers_of ON puzzle_answers (profile)",
    ),
    (
        # What the person did in the hand, as players.habits spells it; empty: nothing of it counts. NULL: of
        # a hand from before there were habits, whose record has not been asked yet.
        "ALTER TABLE hands ADD COLUMN habits TEXT",
    ),
    (
        # The commitment of its shuffle, which no other hand of any match has, and the link of the chain at
        # its end; empty: it has none. NULL: noted by an older version, the record has not been asked.
        "ALTER TABLE hands ADD COLUMN seal TEXT",
        "ALTER TABLE hands ADD COLUMN link TEXT",
        "CREATE INDEX hands_by_seal ON hands (seal) WHERE seal <> ''",
    ),
    (
        # Records were named in full; from now on from the folder of the data on, which can be moved.
        """UPDATE matches SET file = 'records/' || id || '.jsonl'
            WHERE replace(file, '\\', '/') LIKE '%/records/' || id || '.jsonl'""",
        """UPDATE matches SET file = 'records/imported/' || id || '.jsonl'
            WHERE replace(file, '\\', '/') LIKE '%/records/imported/' || id || '.jsonl'""",
    ),
    (
        # Whoever gave a match up was told that it counts as lost, and it did not. Of those left by beginning
        # another he was told that they stay unfinished: the next begins as they end.
        """UPDATE matches SET state = 'given_up', result = 'lost'
            WHERE state = 'abandoned' AND ended IS NOT NULL AND NOT imported AND NOT replayed AND NOT EXISTS (
                SELECT 1 FROM matches AS other WHERE other.profile = matches.profile
                AND strftime('%s', other.began) - strftime('%s', matches.ended) BETWEEN -1 AND 5
            )""",
    ),
    (
        # An evening went on until six; it ends at five.
        *(
            f"""UPDATE {table} SET evening = date({moment}, 'localtime')
                WHERE strftime('%H', {moment}, 'localtime') = '05'
                AND evening = date({moment}, 'localtime', '-6 hours')"""
            for table, moment in (("matches", "began"), ("counting", "answered"))
        ),
    ),
    (
        # Several people of one household may sit in one match: each has a row of her own, from her seat.
        # Tables are made anew, as SQLite takes no constraint away.
        "DROP INDEX matches_counted",
        "DROP INDEX matches_of_deals",
        "DROP INDEX hands_by_seal",
        "ALTER TABLE matches RENAME TO matches_before",
        """CREATE TABLE matches (
            key INTEGER PRIMARY KEY,
            id TEXT NOT NULL,
            profile TEXT NOT NULL,
            seat INTEGER NOT NULL DEFAULT 0,  -- of the person; all places here are counted from it
            file TEXT NOT NULL,
            imported INTEGER NOT NULL,
            variant TEXT NOT NULL,
            players INTEGER NOT NULL,
            options TEXT NOT NULL,
            game TEXT NOT NULL,
            winning_hands INTEGER NOT NULL,
            person TEXT NOT NULL,
            levels TEXT NOT NULL,
            level TEXT NOT NULL,
            opponents TEXT NOT NULL,
            deck TEXT NOT NULL,
            began TEXT NOT NULL,
            evening TEXT NOT NULL,
            ended TEXT,
            state TEXT NOT NULL,
            result TEXT,                   -- NULL too for whoever had left before the end
            score TEXT NOT NULL,
            hands INTEGER NOT NULL,
            hands_won INTEGER NOT NULL,
            hands_lost INTEGER NOT NULL,
            points INTEGER NOT NULL,
            against INTEGER NOT NULL,
            capots INTEGER NOT NULL,
            replayed INTEGER NOT NULL,
            taken_back INTEGER NOT NULL,
            favourite INTEGER NOT NULL DEFAULT 0,
            deal TEXT NOT NULL DEFAULT '',
            UNIQUE (id, profile)
        )""",
        f"INSERT INTO matches ({_BEFORE}) SELECT {_BEFORE} FROM matches_before",
        """CREATE TABLE hands_anew (
            match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            dealer INTEGER NOT NULL,
            caller INTEGER,
            contract INTEGER,
            points TEXT NOT NULL,
            ours INTEGER,
            theirs INTEGER,
            result TEXT,
            reason TEXT,
            capot INTEGER NOT NULL,
            payment INTEGER,
            shape TEXT NOT NULL,
            luck TEXT NOT NULL,
            habits TEXT,
            seal TEXT,
            link TEXT,
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID""",
        "INSERT INTO hands_anew SELECT * FROM hands",
        "DROP TABLE hands",
        "DROP TABLE matches_before",
        "ALTER TABLE hands_anew RENAME TO hands",
        """CREATE INDEX matches_counted ON matches (
            profile, began, imported, replayed, taken_back, result, game, level, deck, evening,
            hands, hands_won, hands_lost, points, against, capots
        )""",
        "CREATE INDEX matches_of_deals ON matches (profile, deal) WHERE deal <> ''",
        "CREATE INDEX hands_by_seal ON hands (seal) WHERE seal <> ''",
        "ALTER TABLE marks RENAME TO marks_before",
        """CREATE TABLE marks (
            id TEXT NOT NULL,
            profile TEXT NOT NULL,
            favourite INTEGER NOT NULL,
            PRIMARY KEY (id, profile)
        )""",
        "INSERT INTO marks SELECT id, profile, favourite FROM marks_before",
        "DROP TABLE marks_before",
        "ALTER TABLE judged RENAME TO judged_before",
        """CREATE TABLE judged (
            match TEXT NOT NULL,
            hand INTEGER NOT NULL,
            seat INTEGER NOT NULL,         -- of the person who is judged
            accuracy REAL,
            plays INTEGER NOT NULL,
            lost REAL NOT NULL,
            document TEXT NOT NULL,
            PRIMARY KEY (match, hand, seat)
        ) WITHOUT ROWID""",
        """INSERT INTO judged
            SELECT match, hand, 0, accuracy, plays, lost, document FROM judged_before""",
        "DROP TABLE judged_before",
    ),
    (
        # The public keys by which people are known at tables of several computers; no record names profiles.
        "CREATE TABLE person_keys (key TEXT PRIMARY KEY, profile TEXT NOT NULL)",
    ),
    (
        # Read from a damaged database; its record, if there is one, has not been read since.
        "ALTER TABLE matches ADD COLUMN carried INTEGER NOT NULL DEFAULT 0",
    ),
    (
        # The others of a match, and the result against each (storage/sums/rival_rows.py), as JSON; empty: a
        # damaged database has not told. NULL: noted by an older version, the record has not been asked.
        "ALTER TABLE matches ADD COLUMN rivals TEXT",
    ),
    (
        # What the person did in the hand and will remember, as sums.feats spells it; empty: nothing. NULL:
        # noted by an older version, the record has not been asked.
        "ALTER TABLE hands ADD COLUMN feats TEXT",
        # For what every start looks for: matches that are known, those that may have gone on, and those that
        # an older version noted with fewer data.
        "CREATE INDEX matches_known ON matches (id, imported, carried)",
        f"CREATE INDEX matches_open ON matches (id) WHERE {MAY_GO_ON}",
        "CREATE INDEX matches_half_told ON matches (key) WHERE rivals IS NULL",
        f"CREATE INDEX hands_half_told ON hands (match) WHERE {HALF_TOLD}",
        # Sums of a month's matches (storage/sums/kept_sums.py); each change of one of them removes them.
        """CREATE TABLE kept_sums (
            profile TEXT NOT NULL,
            name TEXT NOT NULL,            -- what is counted
            month TEXT NOT NULL,           -- in which the matches began, in UTC
            program TEXT NOT NULL,         -- the version that counted
            document TEXT NOT NULL,        -- JSON, the rows counted
            checksum INTEGER NOT NULL,     -- CRC-32 of the document
            PRIMARY KEY (profile, name, month)
        ) WITHOUT ROWID""",
        "CREATE INDEX kept_sums_of_month ON kept_sums (profile, month)",
        *(
            f"""CREATE TRIGGER {table}_{event.lower()} AFTER {event} ON {table} BEGIN
                DELETE FROM kept_sums WHERE (profile, month) IN ({" UNION ALL ".join(months)});
            END"""
            for table, changed in (
                ("matches", "SELECT {0}.profile, substr({0}.began, 1, 7)"),
                ("hands", "SELECT profile, substr(began, 1, 7) FROM matches WHERE key = {0}.match"),
            )
            for event, rows in (("INSERT", ["new"]), ("UPDATE", ["old", "new"]), ("DELETE", ["old"]))
            for months in [[changed.format(row) for row in rows]]
        ),
    ),
)
