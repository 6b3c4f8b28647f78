"""The choices for the next match: immutable, with a method for each change."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field, json
from msgspec.structs import replace

from briscola.client.hot_seat.agreement import Companion, Company
from briscola.client.setup.characters import own_people, person, regular_people
from briscola.client.setup.game_forms import Form, GameLine, own_game_option
from briscola.client.setup.match_setup import REGULARS, MatchSetup
from briscola.client.setup.usual_rules import house_rules
from briscola.engine import variants
from briscola.engine.options import Option
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.terms import PERSON
from briscola.i18n.game_titles import line_of, usual_hands
from briscola.i18n.person_words import guest_name
from briscola.players.bots.command import COMMAND
from briscola.storage.match_choices import Opponent
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.ui.scenes.new_match.opponent_kinds import kind_of

SIGNS = "signs"
"""Key of the option for signs."""
USUAL_LEVEL = "regular"
"""The level of computers where nobody has chosen."""
NO_COMPANY = Company()
KEPT_PROGRAMS = 5
SAVED_RULES = 4
"""Most house rules of one game that are saved under names."""
NAME_LENGTH = 16
"""Maximum letters in an opponent's name, which a name tag can hold."""


def usual_opponents(players: int) -> tuple[Opponent, ...]:
    """The regulars of a table of that size, anticlockwise from the person's right."""
    known = [p.name for p in regular_people()]
    faces = [*REGULARS.get(players, ()), *known, *(["peppe"] * players)][: players - 1]
    return tuple(Opponent(name=person(f).title, face=f, level=USUAL_LEVEL) for f in faces)


class KeptChoices(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Choices as the settings keep them. In a file anything may stand in their lists and mappings."""

    variant: str = ""
    players: int = 0
    teams: bool | None = None
    own_games: Mapping[str, Any] = {}
    rules: Mapping[str, Any] = {}
    """House rules by game."""
    options: Mapping[str, Any] = {}
    """House rules by variant, as they were kept before 0.11."""
    winning_hands: int = 0
    face: str = ""
    tables: Mapping[str, Any] = {}
    """Opponents by number of players."""
    programs: Sequence[Any] = ()
    named_rules: Mapping[str, Any] = {}
    company: Any = None
    """As `company_of` reads it."""


class Choices(Struct, frozen=True, kw_only=True):
    """All choices; `wishes` holds the house rules of each game, `tables` the opponents by table size."""

    form: Form
    own_games: Mapping[str, OptionValue] = field(default_factory=dict)
    """Value of the option that makes other games of a variant (`usual_rules.OWN_GAMES`), by variant."""
    wishes: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    """House rules by `Form.key`: each game, of whatever size or kind, has its own."""
    winning_hands: int = variants.DEFAULT_WINNING_HANDS
    player: str = ""
    face: str = "person-woman"
    tables: Mapping[int, tuple[Opponent, ...]] = field(default_factory=dict)
    programs: tuple[str, ...] = ()
    """Command lines of programs seated before, latest first."""
    company: Company = NO_COMPANY
    """The other people, who take the places of computers."""
    named_rules: Mapping[str, Mapping[str, Mapping[str, OptionValue]]] = field(default_factory=dict)
    """House rules saved under a name: by game, then by name."""
    alone: bool = False
    """True while nobody else of this computer sits down, though `company` may the next time."""

    @property
    def game(self) -> str:
        """The key of the present game."""
        return self.form.key(self.own_games.get(self.form.variant))

    @property
    def own_game(self) -> tuple[str, OptionValue] | None:
        """Key and value of the option that makes another game of the variant; None for its usual game."""
        option = own_game_option(self.form.variant)
        value = None if option is None else self.own_games.get(self.form.variant, option.default)
        return None if option is None or value is None or value == option.default else (option.key, value)

    @property
    def wanted(self) -> Mapping[str, OptionValue]:
        """The values chosen for the present game's options. One screen can hide no signs from anybody."""
        wished, option = self.wishes.get(self.game, {}), own_game_option(self.form.variant)
        if self.several:
            wished = {**wished, SIGNS: "off"}
        if option is None or self.form.variant not in self.own_games:
            return wished
        return {**wished, option.key: self.own_games[self.form.variant]}

    @property
    def rules(self) -> Rules:
        """The rules of the match to be played."""
        return self.setup().rules()

    @property
    def differing(self) -> Sequence[str]:
        """Keys of the present game's house rules that differ from their defaults."""
        found = [key for key, _value, usual in house_rules(self.rules) if not usual]
        return [key for key in found if not (self.several and key == SIGNS)]

    @property
    def options(self) -> Sequence[tuple[Option, OptionValue]]:
        """The house rules that apply now and can be chosen, with their values."""
        found = self.form.choosable(self.wanted)
        return [pair for pair in found if not (self.several and pair[0].key == SIGNS)]

    @property
    def without_signs(self) -> bool:
        """True if signs would be chosen here, were it not that several people look at one screen."""
        return self.several and any(o.key == SIGNS for o, _value in self.form.choosable(self.wanted))

    @property
    def idle(self) -> Sequence[str]:
        """Keys of the house rules that have no effect now."""
        return self.form.without_effect(self.wanted)

    @property
    def computers(self) -> tuple[Opponent, ...]:
        """The computers at seats 1, 2, …, also those whose places people have taken."""
        return self.tables.get(self.form.players) or usual_opponents(self.form.players)

    @property
    def strength(self) -> str | None:
        """The level of every computer, empty while they differ.

        None without a computer, and where a program sits: its strength is its own.
        """
        levels = {one.level for one in self.opponents if one.level != PERSON}
        if not levels or not all(kind_of(level).pips for level in levels):
            return None
        return levels.pop() if len(levels) == 1 else ""

    @property
    def people(self) -> Mapping[int, Companion]:
        """The other people at this table, by seat."""
        return {} if self.alone else self.company.seated(self.form.players)

    @property
    def several(self) -> bool:
        """True if somebody else sits at this table."""
        return bool(self.people)

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """The others at seats 1, 2, …: people and computers.

        Each person has a name of her own: the curtain would not say whom it calls.
        """
        called = {self.player.casefold(), *(one.name.casefold() for one in self.people.values() if one.key)}
        found = list(self.computers)
        for number, (seat, one) in enumerate(self.people.items(), start=2):
            name = one.name or guest_name(number)
            if not one.key and name.casefold() in called:
                name = f"{name} {number}"
            called.add(name.casefold())
            found[seat - 1] = Opponent(name=name, face=one.face, level=PERSON, key=one.key)
        return tuple(found)

    def with_form(self, form: Form) -> "Choices":
        """Change the game; a default number of winning hands becomes the new game's default."""
        return self._counting(replace(self, form=form))

    def _counting(self, changed: "Choices") -> "Choices":
        """A game changed from this one; a usual number of winning hands becomes the new game's."""
        before, after = (usual_hands(one.form, one.wanted) for one in (self, changed))
        return replace(changed, winning_hands=after) if self.winning_hands == before else changed

    @property
    def line(self) -> GameLine:
        """The chosen line of the list."""
        return line_of(self.form, self.wanted)

    def with_line(self, line: GameLine, form: Form | None = None) -> "Choices":
        """Change to a line of the list: in the form given, else in the present one, else in its first."""
        chosen = next((f for f in (form, self.form) if f in line.forms), line.forms[0])
        there = self.with_form(chosen)
        return there if line.house is None else there.with_option(*line.house)

    def with_option(self, key: str, value: OptionValue) -> "Choices":
        """Change a house rule of the present game; one that makes another game of it changes the game."""
        option = own_game_option(self.form.variant)
        if option is not None and key == option.key:
            return self._counting(replace(self, own_games={**self.own_games, self.form.variant: value}))
        return self._wishing({**self.wishes.get(self.game, {}), key: value})

    def with_usual_rules(self) -> "Choices":
        """Reset every house rule of the present game to its default."""
        return self._wishing({})

    def _wishing(self, wished: Mapping[str, OptionValue]) -> "Choices":
        others = {key: rules for key, rules in self.wishes.items() if key != self.game}
        return self._counting(replace(self, wishes={**others, **({self.game: wished} if wished else {})}))

    @property
    def saved_rules(self) -> Mapping[str, Mapping[str, OptionValue]]:
        """The house rules saved for the present game, by name, the latest last."""
        return self.named_rules.get(self.game, {})

    @property
    def rules_name(self) -> str:
        """Name under which the present house rules are saved; empty if they are not."""
        same = (name for name in self.saved_rules if self.with_saved_rules(name).options == self.options)
        return next(same, "")

    def with_saved_rules(self, name: str) -> "Choices":
        """Take up the house rules saved under a name."""
        return self._wishing(self.saved_rules[name])

    def saving_rules(self, name: str) -> "Choices":
        """Save the present house rules under a name; the oldest of too many goes."""
        others = {known: rules for known, rules in self.saved_rules.items() if known != name}
        latest = list({**others, name: dict(self.wishes.get(self.game, {}))}.items())[-SAVED_RULES:]
        return replace(self, named_rules={**self.named_rules, self.game: dict(latest)})

    def forgetting_rules(self, name: str) -> "Choices":
        """Save nothing under a name any more; the rules in force stay."""
        left = {known: rules for known, rules in self.saved_rules.items() if known != name}
        return replace(self, named_rules={**self.named_rules, self.game: left})

    def with_opponent(self, seat: int, **fields: str) -> "Choices":
        """Change fields of the computer at a seat (from 1)."""
        seated = list(self.computers)
        seated[seat - 1] = replace(seated[seat - 1], **fields)
        return replace(self, tables={**self.tables, self.form.players: tuple(seated)})

    def with_strength(self, level: str) -> "Choices":
        """Give every computer of this table the same level."""
        seated = tuple(replace(one, level=level) for one in self.computers)
        return replace(self, tables={**self.tables, self.form.players: seated})

    def with_person(self, seat: int, sitter: Companion | None) -> "Choices":
        """Seat a person (from 1); None: the computer sits there again."""
        return replace(self, company=self.company.with_seat(self.form.players, seat, sitter))

    def with_program(self, seat: int, level: str) -> "Choices":
        """Put a program at a seat (from 1) and remember its command line."""
        return self.with_opponent(seat, level=level).remembering(level)

    def remembering(self, level: str) -> "Choices":
        """Put the command line of a program first among those remembered."""
        line = level.removeprefix(COMMAND)
        latest = (line, *(other for other in self.programs if other != line))[:KEPT_PROGRAMS]
        return replace(self, programs=latest)

    def with_next_face(self, seat: int, by: int) -> "Choices":
        """Seat another regular who is not at the table yet; a name the person typed stays at the seat."""
        now = self.computers[seat - 1]
        taken = {o.face for o in self.computers} - {now.face}
        free = [p.name for p in regular_people() if p.name not in taken]
        new = _next(free, now.face, by)
        name = person(new).title if now.name in ("", person(now.face).title) else now.name
        return self.with_opponent(seat, face=new, name=name)

    def with_next_own_face(self, by: int) -> "Choices":
        """Change the person's face to the next."""
        return replace(self, face=_next([p.name for p in own_people()], self.face, by))

    def setup(self) -> MatchSetup:
        """The match to be played; only options that differ from their defaults are set."""
        silent = self.form.without_effect(self.wanted)
        found = self.form.option_values(self.wanted)
        options = {o.key: v for o, v in found if v != o.default and o.key not in silent}
        player = clean(self.player, LONGEST_NAME)
        return MatchSetup(
            variant=self.form.variant,
            players=self.form.players,
            options=options,
            winning_hands=self.winning_hands,
            player=player or (guest_name(1) if self.several else ""),
            face=self.face,
            opponents=tuple(map(_named, self.opponents)),
        )

    def kept(self) -> dict[str, Any]:
        """The choices in the form the settings store under `match`."""
        kept = KeptChoices(
            variant=self.form.variant,
            players=self.form.players,
            teams=self.form.teams,
            own_games=self.own_games,
            rules=self.wishes,
            winning_hands=self.winning_hands,
            face=self.face,
            tables={str(n): seated for n, seated in self.tables.items()},
            programs=self.programs,
            named_rules={game: sets for game, sets in self.named_rules.items() if sets},
            company=None if self.company == NO_COMPANY else self.company,
        )
        found: dict[str, Any] = json.decode(json.encode(kept))
        return found


def _named(one: Opponent) -> Opponent:
    """An opponent as it sits down: a computer without a name has that of its face."""
    if one.level == PERSON:
        return one
    return replace(one, name=clean(one.name, NAME_LENGTH) or person(one.face).title)


def _next(names: Sequence[str], now: str, by: int) -> str:
    """The name so many places on, round the end; the present one where there is no other."""
    at = names.index(now) if now in names else -1
    return names[(at + by) % len(names)] if names else now
