"""The words of a result: headline, reason, promise, and the slate's title and remark."""

from collections.abc import Iterable, Sequence

from briscola.client.view.deciding_trick import DecidingTrick
from briscola.client.view.results import Band, signed
from briscola.client.view.view import ME, View
from briscola.engine.events import Event, HandEnded, MatchBegan
from briscola.engine.match_form import ByBalance, ByHands, ByPoints
from briscola.engine.outcome import side_count
from briscola.engine.rules import Rules
from briscola.i18n.card_words import ITALIAN, Naming, cards_text, suit_name
from briscola.i18n.game_words import game_words, spoken, strokes_scale
from briscola.i18n.text import _, ngettext

ALONE = (ME,)
"""The people at a table with one person, whom its words call *you*. Several, or none, are all named."""
NOBODY = -1
"""The place of nobody."""
MOST_NAMED = 3
"""Most winners of a hand that are named."""


def result_words(
    view: View,
    names: Sequence[str],
    *,
    known: bool,
    naming: Naming,
    people: Sequence[int] = ALONE,
    of_match: bool = False,
) -> tuple[str, str]:
    """Headline and subtitle of a result; they reveal nothing until it is `known`.

    `people` are the places of persons. `of_match`: the hand was the whole match, whose winners are named.
    """
    assert view.ended is not None
    if known:
        you = people[0] if len(people) == 1 else None
        title = _champions(view.winners, names, you) if of_match else headline(view, names, people=people)
        return title, result_reason(view, view.ended, names, naming=naming, people=people)
    suit = "" if view.trumps is None else suit_name(view.trumps, naming=naming)
    if view.caller == _you(people):
        return _("The count"), _("You promised {points}, trumps {suit}").format(
            points=view.contract, suit=suit
        )
    if view.caller is not None and view.contract is not None:
        return _("The count"), _("{caller} promised {points}, trumps {suit}").format(
            caller=names[view.caller], points=view.contract, suit=suit
        )
    return _("The count"), _("trumps {suit}").format(suit=suit) if suit else ""


def _you(people: Sequence[int]) -> int:
    """The place that the words call *you*; no place at all (−1) where several people read them."""
    return people[0] if len(people) == 1 else NOBODY


def result_title(ended: HandEnded, names: Sequence[str] = (), *, people: Sequence[int] = ALONE) -> str:
    """Headline of a hand's result. `names` are those of the players, if there are several `people`."""
    if ended.reason == "passed_out":
        return _("Everybody passed")
    if ended.reason == "void":
        return _("Dealt again")
    if not ended.winners:
        return _("Nobody wins") if ended.reason == "nobody" else _("A tie")
    won = [place in ended.winners for place in people]
    if won and (all(won) or not any(won)):
        return _("Hand won") if all(won) else _("Hand lost")
    winners = [names[place] for place in ended.winners]
    if len(winners) <= MOST_NAMED:
        return ngettext("{names} wins the hand", "{names} win the hand", len(winners)).format(
            names=listed_names(winners)
        )
    losers = [names[place] for place in range(len(ended.points)) if place not in ended.winners]
    return ngettext("{names} loses the hand", "{names} lose the hand", len(losers)).format(
        names=listed_names(losers)
    )


def listed_names(names: Sequence[str]) -> str:
    """Names in a sentence: `Anna, Ada and Rocco`."""
    if len(names) == 1:
        return names[0]
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def result_reason(
    view: View,
    ended: HandEnded,
    names: Sequence[str],
    *,
    naming: Naming = ITALIAN,
    people: Sequence[int] = ALONE,
) -> str:
    """The result of a hand in a sentence."""
    if ended.reason == "passed_out":
        return _("Nobody bid: the hand is void.")
    if ended.reason == "void" and view.weak is not None:
        return weak_words(names, view.weak, you=_you(people))
    if ended.contract is not None and view.caller is not None:
        caller, partner = view.caller, view.partner
        made = side_count(ended, {caller, caller if partner is None else partner}).total
        if partner == caller or partner is None:
            with_whom = _("{caller} alone").format(caller=names[caller])
        elif partner == _you(people):
            with_whom = _("{caller} and you").format(caller=names[caller])
        else:
            with_whom = _("{caller} and {partner}").format(
                caller=names[caller], partner=spoken(names, partner, view.rules)
            )
        if ended.reason == "conceded":
            return _("{who}: the {contract} promised are given up").format(
                who=with_whom, contract=ended.contract
            )
        outcome = _("made") if ended.reason == "made" else _("failed")
        return _("{who}: {points} of the {contract} promised, {outcome}").format(
            who=with_whom, points=made, contract=ended.contract, outcome=outcome
        )
    totals = side_totals(view.rules, ended)
    if not ended.winners:
        if ended.reason == "nobody":
            return _("Nobody has more than {n} points.").format(n=view.rules.majority - 1)
        if view.rules.match_form.by_points:
            return _("{points} each: nobody wins the hand, but the points count.").format(points=max(totals))
        if view.rules.ties_count:
            said = _("{points} each: nobody scores, the deal moves on, and the next hand counts more.")
            return said.format(points=max(totals))
        again = ended.reason in view.rules.redealt_after
        said = (
            _("{points} each: the hand is void and dealt again.")
            if again
            else _("{points} each: nobody scores, and the deal moves on.")
        )
        return said.format(points=max(totals))
    if by_last_trick(view.rules, ended):
        said = _("{points} each: the last trick decides").format(points=totals[0])
    elif len(totals) == 2:
        named = not people or len({place in ended.winners for place in people}) > 1
        first, second = reversed(totals) if named and ME not in ended.winners else totals
        said = _("{a} to {b}").format(a=first, b=second)
    else:
        said = _("{name} with {points}").format(name=names[ended.winners[0]], points=max(totals))
    if view.trumps is not None:
        suit = suit_name(view.trumps, naming=naming)
        said = _("{result}, trumps {suit}").format(result=said, suit=suit)
    return _stopped(view.rules, ended, _scored(view.rules, ended, said))


def _stopped(rules: Rules, ended: HandEnded, said: str) -> str:
    """The result with the points still to come if the hand stopped early (stop_at_61, V-MA-6)."""
    left = rules.total - sum(ended.points)
    if not (rules.stop_at_61 or rules.ends_at is not None) or not left:
        return said
    return ngettext(
        "{result}; the hand stopped at {majority}, with {n} point still to come",
        "{result}; the hand stopped at {majority}, with {n} points still to come",
        left,
    ).format(result=said, majority=rules.majority, n=left)


def strokes(rules: Rules, ended: HandEnded) -> int:
    """Number of strokes a hand brings its winners; 0 if there are no winners or the match has no strokes."""
    if not ended.winners or not rules.match_form.by_wins:
        return 0
    return rules.scoring.gain(max(side_totals(rules, ended)), capot=ended.capot) + (ended.more or 0)


def strokes_text(count: int) -> str:
    """`2 strokes`."""
    return ngettext("{n} stroke", "{n} strokes", count).format(n=count)


def _scored(rules: Rules, ended: HandEnded, said: str) -> str:
    """The result with the number of strokes if it is more than one."""
    count = strokes(rules, ended)
    return f"{said}: {strokes_text(count)}" if count > 1 else said


def weak_words(names: Sequence[str], seat: int, *, you: int | None = ME) -> str:
    """Sentence naming the player whose weak hand was dealt anew (V-CH-24)."""
    if seat == you:
        return _("You showed a weak hand: the same dealer deals again.")
    return _("{name} shows a weak hand: the same dealer deals again.").format(name=names[seat])


def side_totals(rules: Rules, ended: HandEnded) -> list[int]:
    """Points of each side in a game without an auction."""
    return [side_count(ended, side).total for side in rules.sides]


def by_last_trick(rules: Rules, ended: HandEnded) -> bool:
    """True if two sides had equal points and the last trick decided (option tie)."""
    return rules.two_sides and bool(ended.winners) and len(set(side_totals(rules, ended))) == 1


def headline(view: View, names: Sequence[str] = (), *, people: Sequence[int] = ALONE) -> str:
    """Headline of the result: `Hand won`, or that one side took every trick."""
    assert view.ended is not None
    winners = view.ended.winners
    if not (view.ended.capot and winners):
        return result_title(view.ended, names, people=people)
    if len(people) != 1:
        return _("Every trick: {names}").format(names=listed_names([names[place] for place in winners]))
    return _("Every trick yours") if ME in winners else _("Every trick theirs")


def called_words(view: View, names: Sequence[str], *, known: bool, you: int | None = ME) -> tuple[str, str]:
    """The caller's side, and the result of the promise (`known`), in two short texts."""
    assert view.ended is not None and view.caller is not None
    if view.partner is None or view.partner == view.caller:
        who = _("{caller} against all").format(caller=names[view.caller])
    elif view.partner == you:
        who = _("{caller} with you").format(caller=names[view.caller])
    else:
        who = _("{caller} with {partner}").format(
            caller=names[view.caller], partner=spoken(names, view.partner, view.rules)
        )
    if not known:
        return who, _("promised {points}").format(points=view.contract)
    if view.ended.reason == "made":
        options, side = (
            view.rules.options,
            {view.caller, view.caller if view.partner is None else view.partner},
        )
        taken = sum(view.ended.points[place] for place in side)
        if options["capot_doubles"] and options["capot_by"] == "points" and taken == view.rules.total:
            return who, _("promised {points}: made, with all the points").format(points=view.contract)
        return who, _("promised {points}: made").format(points=view.contract)
    if view.ended.reason == "conceded":
        return who, _("promised {points}: given up").format(points=view.contract)
    return who, _("promised {points}: failed").format(points=view.contract)


def match_goal(rules: Rules, winning_hands: int) -> str:
    """Sentence that tells how the match is won."""
    match rules.match_form:
        case ByHands(hands=hands):
            return ngettext(
                "The match is {n} hand long; the best balance wins.",
                "The match is {n} hands long; the best balance wins.",
                hands,
            ).format(n=hands)
        case ByBalance(target=target):
            return _("The first balance of +{n} wins the match.").format(n=target)
        case ByPoints(target=target):
            return _("The points of all hands count: {n} win the match.").format(n=target)
    if scale := strokes_scale(rules):
        return _("Strokes for a hand won: {scale}; {n} win the match.").format(scale=scale, n=winning_hands)
    said = ngettext(
        "A stroke for every hand won: {n} stroke wins the match.",
        "A stroke for every hand won: {n} strokes win the match.",
        winning_hands,
    ).format(n=winning_hands)
    if not rules.has_payments:
        return said
    equals = _("If two get there together, the better balance decides.")
    return f"{said} {equals}"


def remark(view: View, names: Sequence[str]) -> str:
    """Short remark at the foot of the slate on the standing; `names` are the heads of its columns."""
    ended, form = view.ended, view.rules.match_form
    if ended is None or view.rules.scored_by_balance:
        return ""
    if view.winners:
        return _("the match!")
    if ended.capot and (own := game_words(view.rules.variant).capot):
        return own  # the headline has said what it means
    if form.by_wins and not ended.winners and ended.reason in view.rules.redealt_after:
        return _("again!")
    lines = view.score[: len(names)]
    best = max(lines)
    if lines.count(best) == len(lines):
        return _("all square")
    if isinstance(form, ByPoints):
        if best >= form.target:
            return ""
        return _("{name}: {n} to go").format(name=names[lines.index(best)], n=form.target - best)
    return _("one more!") if view.winning_hands - best == 1 else ""


def score_before(log: Iterable[Event], view: View) -> tuple[int, ...]:
    """The score before the hand that ended last."""
    score = last = (0,) * view.rules.players
    for event in log:
        if isinstance(event, MatchBegan):
            score = last = (0,) * view.rules.players
        elif isinstance(event, HandEnded):
            score, last = last, event.score
    return score


def match_words(view: View, names: Sequence[str], hands: int, *, you: int | None = ME) -> tuple[str, str]:
    """Winners of the match, and the final score."""
    winners = view.winners
    title = _champions(winners, names, you)
    count = ngettext("{n} hand", "{n} hands", hands).format(n=hands)
    form = view.rules.match_form
    if view.rules.scored_by_balance:
        best = max((view.balance[seat] for seat in winners), default=0)
        said = ngettext("{balance} point after {hands}", "{balance} points after {hands}", abs(best))
        return title, said.format(balance=signed(best), hands=count)
    lines = sorted((view.score[:2] if view.rules.in_sides else view.score), reverse=True)
    if len(lines) > 2 and form.by_points:
        return title, _("{points} points after {hands}").format(points=lines[0], hands=count)
    if len(lines) > 2:
        wins = ngettext("{n} win out of {hands}", "{n} wins out of {hands}", lines[0])
        return title, wins.format(n=lines[0], hands=count)
    return title, _("{won} to {lost}, {hands}").format(won=lines[0], lost=lines[1], hands=count)


def _champions(winners: Sequence[int], names: Sequence[str], you: int | None) -> str:
    """Title that names the winners of the match; four or more are not listed, unless all are named."""
    others = [names[seat] for seat in winners if seat != you]
    if len(others) > 3 and (you in winners or (you is None and len(others) >= len(names))):
        return _("Everybody wins the match")
    if len(others) > 3 and you is not None:
        return _("All the others win the match")
    if you not in winners and len(others) == 1:
        return _("{name} wins the match").format(name=others[0])
    if you not in winners:
        return _("{names} and {last} win the match").format(names=", ".join(others[:-1]), last=others[-1])
    if not others:
        return _("You win the match")
    if len(others) == 1:
        return _("You and {name} win the match").format(name=others[0])
    if len(others) == 2:
        return _("You, {names} and {last} win the match").format(names=others[0], last=others[1])
    return _("You and {n} others win the match").format(n=len(others))


def decisive_words(
    found: DecidingTrick, view: View, names: Sequence[str] = (), *, you: int | None = ME
) -> str:
    """Sentence on the effect of the trick that decided a person's match."""
    if found.how == "out of reach":
        return _("From here the {contract} promised are out of reach.").format(contract=found.contract)
    if found.how == "uncatchable":
        return _("From here nobody can catch up.")
    if found.how == "last":
        return _("It all hung on the last trick.")
    if found.contract is not None:
        return _("With it the {contract} promised are reached.").format(contract=found.contract)
    if you is None:
        winners = [names[seat] for seat in view.winners]
        return ngettext(
            "With it {names} has {total} points.", "With it {names} have {total} points.", len(winners)
        ).format(names=listed_names(winners), total=found.total)
    if view.rules.in_sides:
        return _("With it you two have {total} points.").format(total=found.total)
    return _("With it you have {total} points.").format(total=found.total)


def band_words(band: Band) -> tuple[str, str, str]:
    """Captions: tricks and cards, points of carichi and courts, and declared points (or empty).

    Such as `11 tricks, 22 cards`, `loads 53 + courts 18`, `+ mariannas 40`.
    """
    tricks = ngettext("{n} trick", "{n} tricks", band.tricks).format(n=band.tricks)
    first = _("{tricks}, {cards}").format(tricks=tricks, cards=cards_text(len(band.cards)))
    second = _("loads {loads} + courts {courts}").format(loads=band.loads, courts=band.courts)
    beside = _("+ mariannas {points}") if band.mariannas else "+ {points}"
    third = beside.format(points=band.declared) if band.declared else ""
    return first, second, third
