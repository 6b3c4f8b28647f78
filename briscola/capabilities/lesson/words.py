"""The words of the first evening, spoken by the teacher; a child of seven can follow them."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from briscola.capabilities.lesson.attempt_conditions import Tried
from briscola.capabilities.lesson.steps import LessonStep
from briscola.engine.actions import Bid
from briscola.engine.cards import Card, Rank, Suit, card
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.i18n.card_words import (
    FRENCH,
    ITALIAN,
    Naming,
    card_name,
    cards_text,
    of_suit,
    points_text,
    rank_name,
    suit_name,
    the_card,
    the_rank,
)
from briscola.i18n.speech_words import key_words
from briscola.i18n.text import Message, _, lazy

EAR: Mapping[str, Sequence[Message]] = {
    "values": (
        lazy(
            "The key {hand} reads your cards, each with its number; press that number to play it. {trick} "
            "tells what lies on the table. With the arrows you hear one card after the other."
        ),
    ),
    "trump": (lazy("{trumps} tells the suit of the card under the pack."),),
    "partners": (
        lazy(
            "The button is the key S: the arrows lead from sign to sign, Enter makes one. {signs} "
            "repeats hers."
        ),
    ),
    "calling": (
        lazy("The arrows lead through what you may promise, Enter says it. {auction} repeats the bids."),
        lazy("The arrows lead from card to card, Enter calls one."),
    ),
}
"""For each task of a step that needs it; keys are those in use."""


def ear_text(step: LessonStep, task: int, *, rules: Rules, keys: Mapping[str, str], naming: Naming) -> str:
    """Words for whoever listens to a task; empty where the teacher's own say it all."""
    own = EAR.get(step.name, ())
    told = step.tasks[task]
    worth = rules.ranking.points
    shown = [
        f"{card_name(card(code), naming=naming)}, {points_text(worth[card(code)])}"
        if told.priced
        else card_name(card(code), naming=naming)
        for code in told.shown
    ]
    written = {name.replace("-", "_"): key_words(key) for name, key in keys.items()}
    parts = (
        _("She shows: {cards}.").format(cards="; ".join(shown)) if shown else "",
        str(own[task]).format(**written) if task < len(own) else "",
    )
    return " ".join(part for part in parts if part)


class StepWords(Struct, frozen=True, kw_only=True):
    """The words of a step: for each task, for each wrong answer, and for its end.

    `{led}` is the suit led, `{two}` the person's two cards of it; `{suit}` is the person's longest suit,
    `{ace}` its ace; `{points}` are those of the trick, `{worth}` those of the card tried, `{mine}` all that
    the person has then. `{knight}` and `{jack}` are the deck's two cards below the king. `{corners}` explains
    the letters of these three cards, with a space after it; it is empty where no card shows any.
    """

    title: Message
    tasks: Sequence[Message]
    wrong: Mapping[str, Message]
    done: Message


WORDS: Mapping[str, StepWords] = {
    "values": StepWords(
        title=lazy("What the cards are worth"),
        tasks=(
            lazy(
                "Good evening, I’m Teresa! You may play any card you like. But the game is about points, and "
                "only these cards have any: ace, three, king, {knight} and {jack}. Play your card that "
                "is worth the most!"
            ),
        ),
        wrong={
            "nothing": lazy(
                "Six is only the number on it. This card is worth no points at all. Look at the five cards "
                "again."
            ),
            "less": lazy("The king looks grand, but he is worth only {worth}. You have a card worth more."),
        },
        done=lazy(
            "Yes, the ace: eleven points! Both cards together are called a trick, and it is yours. "
            "Whoever takes a trick leads: they play first in the next one. And after each trick you both "
            "draw a card from the pack, so that you have three again."
        ),
    ),
    "trump": StepWords(
        title=lazy("Trump"),
        tasks=(
            lazy(
                "Look at the card under the pack. Its suit is trump: it beats the other three suits. Peppe "
                "has played a three: ten points! Take it with a trump."
            ),
        ),
        wrong={"no-trump": lazy("That is not a trump. So Peppe takes both cards: {points} for him.")},
        done=lazy("Well done! It is only a two, but it is a trump. So it beats his three."),
    ),
    "taking": StepWords(
        title=lazy("Taking a trick"),
        tasks=(
            lazy(
                "This time you have no trump. Then only a card of the same suit can take, if it is higher. "
                "This is the order, from high to low. {corners}Take Peppe’s {jack}!"
            ),
        ),
        wrong={
            "other-suit": lazy(
                "That is another suit, and not trump. So it cannot take his card, although it is an ace. "
                "Peppe gets {points}."
            ),
            "weaker": lazy(
                "That is the right suit! But a two is lower than a {jack}. So Peppe takes both cards."
            ),
        },
        done=lazy("Right! The king is higher than the {jack}, so the trick is yours."),
    ),
    "lisci": StepWords(
        title=lazy("Blanks and loads"),
        tasks=(
            lazy(
                "Aces and threes are called loads (carichi): they are worth the most. Cards without points "
                "are called blanks (lisci), like these. You cannot beat Peppe’s ace. So give him a blank!"
            ),
        ),
        wrong={
            "carico": lazy("Oh dear, a load! Ten more points for Peppe. Give him a card without points."),
            "points": lazy(
                "The king is worth {worth}, and now Peppe has them. You have a card without points."
            ),
        },
        done=lazy("Good! He takes the trick, but you have given him no points."),
    ),
    "when": StepWords(
        title=lazy("When to trump"),
        tasks=(
            lazy(
                "You do not get many trumps, so save them. Peppe’s five is worth nothing. Let him have it: "
                "give him a blank."
            ),
            lazy("Well saved! Now look: Peppe plays a three, a load. Take it with your trump!"),
        ),
        wrong={
            "spent": lazy("Your trump takes the trick. But there are no points in it! Save your trump."),
            "gift": lazy("The {jack} is worth {worth}. Do not give them away: look for a blank."),
            "gone": lazy("Now Peppe takes {points}. A load is worth a trump: take it!"),
        },
        done=lazy("Ten points for one small trump. That was worth it!"),
    ),
    "strozzo": StepWords(
        title=lazy("Strozzo"),
        tasks=(
            lazy(
                "You play last, so nobody can beat you any more. So you can bring your own load home: "
                "take the trick with it! That is called a strozzo."
            ),
        ),
        wrong={
            "trump": lazy("You take the trick, but there are no points in it. Take it with your load!"),
            "missed": lazy("So Peppe takes the trick. You have a load of his suit: it beats his five."),
        },
        done=lazy("Strozzo! Your three has brought its own ten points home."),
    ),
    "drawing": StepWords(
        title=lazy("Drawing last"),
        tasks=(
            lazy(
                "After each trick you both draw a card. Whoever took the trick draws first. Two cards are "
                "left, and the last is the three of trumps. Would you like it? Then let Peppe take this "
                "trick!"
            ),
        ),
        wrong={
            "took": lazy(
                "You take {points}. But now you draw first, and the three of trumps goes to Peppe. Play a "
                "card that does not beat his."
            ),
        },
        done=lazy("Look, the three of trumps is yours! Sometimes it is good to lose a trick."),
    ),
    "counting": StepWords(
        title=lazy("Counting to 61"),
        tasks=(
            lazy(
                "There are 120 points in all. With 61 you have more than half, and you win. You have 51 "
                "now. Which card takes Peppe’s king and brings you to 61 or more?"
            ),
        ),
        wrong={
            "short": lazy(
                "You take it, and now you have {mine}. That is not 61 yet. Which card is worth more?"
            )
        },
        done=lazy(
            "Now you have {mine}. That is more than half: you have won! With 60 each nobody wins: such a "
            "hand is void."
        ),
    ),
    "last-trumps": StepWords(
        title=lazy("The last trumps"),
        tasks=(
            lazy(
                "There are ten trumps, and these nine are gone. You have the last one: nobody can beat it. "
                "Peppe’s four is worth nothing. Give him a blank that is not a trump!"
            ),
            lazy("There is his load! Now take it with the last trump."),
        ),
        wrong={
            "trump": lazy("That was your last trump, for no points! Save it: Peppe still has a load."),
            "ace": lazy(
                "You take {points}. But your ace can wait: Peppe has no trump to beat it. Give him the blank."
            ),
            "lost": lazy(
                "An ace of another suit takes nothing. Peppe gets {points}. Take the trick with your trump!"
            ),
        },
        done=lazy("Yes! And your ace will take the last trick. Nobody has a trump left to beat it."),
    ),
    "partners": StepWords(
        title=lazy("Partners and signs"),
        tasks=(
            lazy(
                "Ada, across the table, is your partner: her points are yours too. Her sign tells you that "
                "she has a load. Now tell her about your three of trumps! Press the button with the face."
            ),
            lazy(
                "Ada has seen it. Look, her ace is taking this trick, and you play last. Give her a load "
                "that is not a trump!"
            ),
        ),
        wrong={
            "other": lazy("That is true too. But first tell her about your three of trumps."),
            "bluff": lazy("That sign is not true, and Ada believes you! Show her the three of trumps."),
            "robbed": lazy(
                "You have taken the trick from Ada. It was yours already, and now your trump is gone. Give "
                "her the other load."
            ),
            "little": lazy("Ada takes the trick, good! But you can give her ten points more."),
        },
        done=lazy("That is how partners play: {points} in one trick, for Ada and you!"),
    ),
    "calling": StepWords(
        title=lazy("The auction and the call"),
        tasks=(
            lazy(
                "Now there are five of you, and no trump yet. Whoever promises the most points chooses it. "
                "You have many cards of one suit: {suit}. Promise 61!"
            ),
            lazy(
                "You may choose! Call a card that you do not have. Its suit becomes trump, and whoever has "
                "it is your secret partner. Call the strongest one you lack: {ace}."
            ),
        ),
        wrong={
            "much": lazy("{bid} of 120 points? That is a lot to promise. Begin with less."),
            "passed": lazy("If you pass, you cannot choose trump any more. Your cards are good: promise 61."),
            "own": lazy(
                "You have that card yourself. Then you play alone against four. Call one that you do not "
                "have."
            ),
            "short": lazy(
                "You have only {cards} of that suit. Choose the suit of which you have the most: {suit}."
            ),
            "weaker": lazy("That is the right suit. But a partner with the ace is better: nothing beats it."),
        },
        done=lazy("Somebody here has that ace and helps you. Who? You will see when it is played!"),
    ),
    "prini": StepWords(
        title=lazy("Prini: the duty"),
        tasks=(
            lazy(
                "This game is called Prini. Here you must play the suit of the first card if you have it. "
                "So you may only play {two}. Which one do you give to Peppe’s ace?"
            ),
            lazy("Now Peppe plays {led}, and you have none. So you may play any card. Take his three!"),
        ),
        wrong={
            "gift": lazy("Now Peppe’s ace takes your three: {worth} more for him. You have a cheaper card."),
            "duty": lazy("Not yet! Peppe has played {led}, and you have that suit. So you must play it."),
            "gone": lazy(
                "That does not take it: Peppe gets {points}. You may play any card, so use your trump!"
            ),
        },
        done=lazy("That was the last lesson. Now you know the game: have a lovely evening!"),
    ),
}


def title(step: LessonStep) -> str:
    """Title of a step."""
    return str(WORDS[step.name].title)


def task_text(
    step: LessonStep, task: int, seen: Observation, *, naming: Naming = ITALIAN, corners: bool = True
) -> str:
    """Words of a task, fitted to the table; `corners` is True if the cards show letters."""
    fields = {**_table(seen, naming), "corners": f"{_corners(naming)} " if corners else ""}
    return _filled(WORDS[step.name].tasks[task], fields)


def answer_text(step: LessonStep, answer: str, tried: Tried, *, naming: Naming = ITALIAN) -> str:
    """Answer to an action that does not solve the task."""
    return _filled(WORDS[step.name].wrong[answer], _outcome(tried, naming))


def duty_text(step: LessonStep, seen: Observation, *, naming: Naming = ITALIAN) -> str:
    """Words for a card that the duty to follow suit forbids."""
    return _filled(WORDS[step.name].wrong["duty"], _table(seen, naming))


def done_text(step: LessonStep, tried: Tried, *, naming: Naming = ITALIAN) -> str:
    """Words at the end of a step."""
    return _filled(WORDS[step.name].done, _outcome(tried, naming))


def first_match_text() -> str:
    """Closing words that lead to a first match."""
    return _("That was the last lesson. Now sit down with me for a whole hand: I will help you!")


def _corners(naming: Naming) -> str:
    """Explanation of the letters of king, knight and jack."""
    letters = {rank.name.lower(): letter for rank, letter in naming.corners.items()}
    words = _("{king} is the king, {knight} {the_knight}, {jack} {the_jack}.")
    ours = _spoken(naming)
    return words.format(
        **letters, the_knight=the_rank(Rank.KNIGHT, naming=ours), the_jack=the_rank(Rank.JACK, naming=ours)
    )


def _spoken(naming: Naming) -> Naming:
    """The teacher's own words for the cards: French or Italian, never Spanish."""
    return FRENCH if naming is FRENCH else ITALIAN


def _filled(words: Message, fields: Mapping[str, str]) -> str:
    return str(words).format(**fields)


def _table(seen: Observation, naming: Naming) -> Mapping[str, str]:
    longest = max(Suit, key=lambda suit: sum(held.suit is suit for held in seen.hand))
    led = seen.table[0].card.suit if seen.table else longest
    return {
        "led": suit_name(led, naming=naming),
        "two": of_suit(_("your two cards"), led, naming=naming),
        "suit": suit_name(longest, naming=naming),
        "ace": the_card(Card(Rank.ACE, longest), naming=naming),
        "knight": rank_name(Rank.KNIGHT, naming=_spoken(naming)),
        "jack": rank_name(Rank.JACK, naming=_spoken(naming)),
    }


def _outcome(tried: Tried, naming: Naming) -> Mapping[str, str]:
    return {
        **_table(tried.before, naming),
        "points": points_text(tried.points),
        "worth": points_text(tried.worth),
        "mine": str(tried.mine),
        "cards": cards_text(tried.held_of_suit),
        "bid": str(tried.action.points) if isinstance(tried.action, Bid) else "",
    }
