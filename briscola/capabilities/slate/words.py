"""The words of the slate for real cards: its questions and answers, its lines, the balance of an evening."""

from collections.abc import Sequence

from briscola.capabilities.slate.evening import (
    RealEvening,
    RealGame,
    Rotation,
    SlateRow,
    next_seating,
    rows,
    sides_at,
    totals,
)
from briscola.capabilities.slate.game_choice import Options
from briscola.capabilities.slate.hand import RealHand, wins
from briscola.capabilities.slate.questions import HandAnswer, HandQuestion
from briscola.client.tournament.table_result import TableGame
from briscola.client.view.results import signed
from briscola.client.view.view import Side
from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.character_words import side_name
from briscola.i18n.game_words import dummy_name, game_title, more_text, target_text, times_text
from briscola.i18n.option_words import option_name, value_name
from briscola.i18n.phone_words import PhoneSubject
from briscola.i18n.score_words import ScoreLines
from briscola.i18n.text import _, lazy, lower_noun
from briscola.storage.evenings.matches import evening as day_of
from briscola.storage.files.kept_document import DocumentDamage

SLATE_ON_PHONE = PhoneSubject(
    title=lazy("The slate on a phone"),
    why=lazy("Whoever has a phone can read the slate on it, and write there too."),
    comes=lazy("The big screen shows the same two digits. Press Yes there, and the slate comes here."),
)


def slate_title() -> str:
    """Title of the slate."""
    return _("The slate")


def slates_title() -> str:
    """The way to the evenings with real cards."""
    return _("Score for real cards")


# ---- what is asked


def player_name(evening: RealEvening, game: RealGame, player: int) -> str:
    """Name of a player, or the dummy's."""
    return evening.name(game, player) or dummy_name()


def side_of(evening: RealEvening, game: RealGame, side: int, at: Sequence[int]) -> str:
    """Names of a side, from the player at each seat."""
    return side_name([player_name(evening, game, player) for player in sides_at(game.game.rules(), at)[side]])


def question_text(evening: RealEvening, asked: HandQuestion) -> str:
    """A question about the hand that was played."""
    name = side_of(evening, evening.now, asked.side, next_seating(evening.now))
    return {
        "won": _("Next match: who won the hand?") if won_text(evening) else _("Who won the hand?"),
        "size": _("What does it count?"),
        "caller": _("Who called?"),
        "partner": _("Who was the partner?"),
        "contract": _("What was promised?"),
        "end": _("How did it end?"),
        "cards": _("Card points: {name}").format(name=name),
        "declared": _("Declared: {name}").format(name=name),
    }[asked.asked]


def answer_text(evening: RealEvening, answer: HandAnswer) -> str:
    """An answer."""
    now = evening.now
    match answer.kind:
        case "side":
            name = side_of(evening, now, answer.number, next_seating(now))
            return " · ".join(filter(None, (name, _worth(answer.gain, capot=answer.capot))))
        case "size":
            return _worth(answer.gain, capot=answer.capot, always=True)
        case "place":
            return player_name(evening, now, answer.number)
        case "contract":
            return _contract(now.game.rules(), answer.number)
        case "alone":
            return _("Alone")
        case "void":
            return _void(now.game.rules())
    return _ended(now.game.rules(), made=answer.kind == "made", capot=answer.capot)


def _void(rules: Rules) -> str:
    return _("Everybody passed") if rules.has_payments else _("Void hand")


def _worth(gain: int, *, capot: bool, always: bool = False) -> str:
    """Worth of a win; empty for a plain one of one stroke."""
    if capot:
        return _("every trick: {n}").format(n=gain)
    return _("counts {n}").format(n=gain) if gain > 1 or always else ""


def _contract(rules: Rules, low: int) -> str:
    return f"{low}–{min(low + 9, rules.total)}"


def _ended(rules: Rules, *, made: bool, capot: bool) -> str:
    if capot and made and rules.options["capot_by"] == "points":
        return _("Made, with all the points")
    if capot:
        return _("Made, with every trick") if made else _("Failed, without a trick")
    return _("Made") if made else _("Failed")


# ---- what stands on the slate


def score_of(evening: RealEvening) -> tuple[ScoreLines, ...]:
    """The lines of the slate: the match that goes on, or the one that has just been won."""
    now = evening.now
    found = rows(now)
    rules, last = now.game.rules(), found[-1] if found else None
    form = rules.match_form
    score = last.match.standing.score if last else (0,) * rules.players
    balance = last.match.standing.balance if last else (0,) * rules.places

    def line(players: Sequence[int], side: Side = "") -> ScoreLines:
        first = players[0]
        return ScoreLines(
            name=side_name([evening.name(now, player) for player in players]),
            side=side,
            strokes=score[first] if form.by_wins else 0,
            points=score[first] if form.by_points else None,
            balance=balance[first] if rules.has_payments else None,
        )

    if rules.in_sides and now.rotates == "never":
        return line(rules.sides[0], "us"), line(rules.sides[1], "them")
    return tuple(line((player,)) for player in range(rules.players))


def score_sentence(lines: Sequence[ScoreLines]) -> str:
    """The score in one line."""
    values = [
        " ".join(filter(None, (str(line.strokes) if line.points is None else "", line.figure)))
        for line in lines
    ]
    return " · ".join(f"{line.name}\u00a0{value}" for line, value in zip(lines, values, strict=True))


def won_text(evening: RealEvening) -> str:
    """The winners of the match that has just ended; while one goes on, how its next hand counts."""
    found = rows(evening.now)
    if not found:
        return ""
    if not found[-1].match.over:
        now = found[-1].match.standing
        return times_text(now.times) or more_text(now.more)
    names = side_name([evening.name(evening.now, player) for player in found[-1].match.winners])
    return _("The match goes to {names}").format(names=names)


def game_line(game: TableGame) -> str:
    """A game and its goal."""
    rules = game.rules()
    return f"{game_title(rules)} · {target_text(rules, game.winning_hands)}"


def row_text(evening: RealEvening, game: RealGame, row: SlateRow) -> str:
    """A hand as it was entered, and the score after it."""
    standing, rules = row.match.standing, game.game.rules()
    between = "\u00a0:\u00a0"
    score = between.join(str(standing.score[side[0]]) for side in sides_at(rules, row.at))
    if game.rotates != "never" or not rules.in_sides:
        score = between.join(map(str, standing.score))
    if rules.scored_by_balance:
        score = between.join(signed(each) for each in standing.balance[: rules.players])
    return f"{_entered(evening, game, row)} → {score}"


def _entered(evening: RealEvening, game: RealGame, row: SlateRow) -> str:
    hand, rules = row.hand, game.game.rules()
    if hand.points:
        said = hand.declared or (0,) * len(hand.points)
        sums = [
            f"{cards}+{more}" if more else str(cards) for cards, more in zip(hand.points, said, strict=True)
        ]
        names = [side_of(evening, game, side, row.at) for side in range(len(sums))]
        return " · ".join(f"{name} {points}" for name, points in zip(names, sums, strict=True))
    if hand.caller is not None and hand.partner is not None:
        alone = hand.partner == hand.caller
        partner = _("Alone") if alone else player_name(evening, game, hand.partner)
        called = _contract(rules, hand.contract) if rules.options["multiplier"] else ""
        ended = _ended(rules, made=hand.made, capot=hand.capot)
        caller, times = player_name(evening, game, hand.caller), times_text(row.times)
        return " · ".join(filter(None, (caller, partner, called, ended, times)))
    if hand.side is None:
        return _void(rules)
    return " · ".join(
        filter(
            None,
            (
                side_of(evening, game, hand.side, row.at),
                _worth(_gain(rules, hand) + row.more, capot=hand.capot),
            ),
        )
    )


def _gain(rules: Rules, hand: RealHand) -> int:
    return next((win.gain for win in wins(rules) if (win.least, win.capot) == (hand.size, hand.capot)), 1)


# ---- the evening


def balance_heads() -> tuple[str, str, str]:
    """The columns of the balance of an evening, after the names."""
    return _("Matches won"), _("Hands won"), _("Balance")


def balance_rows(evening: RealEvening) -> Sequence[tuple[str, str, str, str]]:
    """The balance of an evening: a row for each person, whoever won most matches first."""
    pays = any(game.game.rules().has_payments for game in evening.games)
    found = sorted(totals(evening), key=lambda total: (-total.matches, -total.hands, -total.balance))
    return [
        (total.name, str(total.matches), str(total.hands), signed(total.balance) if pays else "")
        for total in found
    ]


def balance_lines(evening: RealEvening) -> Sequence[str]:
    """The balance in sentences, one for each person."""
    heads = [lower_noun(head) for head in balance_heads()]
    return [
        " · ".join([name, *(f"{head} {value}" for head, value in zip(heads, values, strict=True) if value)])
        for name, *values in balance_rows(evening)
    ]


def balance_title() -> str:
    """Heading over the balance of an evening."""
    return _("The balance of the evening")


def nothing_yet() -> str:
    """Text where no hand has been entered."""
    return _("No hand has been written down yet.")


def evening_day(evening: RealEvening) -> str:
    """The day of an evening, as other evenings are dated."""
    return day_of(evening.began)


# ---- what is chosen


def setup_title() -> str:
    """Title over the choice of people and game."""
    return _("Who plays, and what")


def counting_text(options: Options) -> str:
    """A way to count a game."""
    if not options:
        return _("As usual")
    # The match is asked next; here it only stands where a way to count needs it.
    return ", ".join(_option(key, value) for key, value in options.items() if key != "match")


def _option(key: str, value: OptionValue) -> str:
    if key == "teams":
        return _("each alone")
    if value is True:
        return option_name(key)
    return f"{option_name(key)}: {value_name(key, value)}"


def rotation_text(rotates: Rotation) -> str:
    """Moments at which partners change."""
    return {
        "never": _("Partners stay"),
        "match": _("New partners for each match"),
        "hand": _("New partners for each hand"),
    }[rotates]


def setup_labels() -> dict[str, str]:
    """The labels of what is chosen."""
    return {
        "players": _("Players"),
        "variant": _("Game"),
        "counting": _("How it is counted"),
        "goal": _("The match"),
        "rotates": _("Partners"),
    }


def name_label(number: int) -> str:
    """Label of the field for a player's name; `number` from 1 on."""
    return _("Name {n}").format(n=number)


# ---- what goes wrong


def names_needed() -> str:
    """Told when a name is missing, or stands there twice."""
    return _("Everybody needs a name, and no two the same.")


def no_room() -> str:
    """Told when an evening is full."""
    return _("This evening’s slate is full. Begin a new one.")


def unsaved_text() -> str:
    """Told when the disk refuses a hand."""
    return _("The disk refuses to save this. It is tried again with the next hand.")


def damage_text(damage: DocumentDamage) -> str:
    """Told when the file of the evenings is damaged."""
    if damage.kind == "aside":
        said = _("The file of the evenings with real cards was damaged. It lies here now: {path}")
    else:
        said = _(
            "The file of the evenings with real cards cannot be read: {path}. Nothing is saved meanwhile."
        )
    return said.format(path=damage.path)


def written_meanwhile() -> str:
    """Told on a phone when somebody else has written first."""
    return _("Somebody else has just written on the slate.")


def other_game() -> str:
    """The way to another game, or to other people."""
    return _("Another game")


def wipe_words() -> str:
    """The press that takes the last answer or hand back."""
    return _("Wipe out")


def write_words() -> str:
    """The press that takes the number chosen."""
    return _("Write it down")


def new_slate() -> str:
    """The way to a new evening."""
    return _("A new slate")


def hands_title() -> str:
    """Heading over the hands of an evening."""
    return _("The hands so far")


def slates_note() -> str:
    """A line over the evenings with real cards."""
    return _("The score of matches at a real table. A press opens an evening, and it goes on.")


def other_window() -> str:
    """Told in a window that keeps nothing."""
    return _("Another window of Briscola is open: what is played in this one is not kept.")


def phone_labels(*, lobby: bool = False) -> dict[str, str]:
    """The words of the controls on a phone's page, which a `lobby` may stand behind."""
    return {
        "home": _("All tables") if lobby else "",
        "write": write_words(),
        "take-back": wipe_words(),
        "other": other_game(),
        "leave": new_slate(),
        "begin": _("Begin"),
        "close": _("Close"),
        "rows": hands_title(),
        "share": _("Whoever has this link can write on the slate:"),
    }
