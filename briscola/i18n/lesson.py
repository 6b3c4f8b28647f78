"""The words of the first evening: what the teacher says in each of its steps, for a child of seven."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from briscola.client.lesson.steps import LessonStep
from briscola.client.lesson.tried import Tried
from briscola.engine.actions import Bid
from briscola.engine.cards import Suit
from briscola.engine.observation import Observation
from briscola.i18n.cards import ITALIAN, Naming, cards_text, points_text, suit_name
from briscola.i18n.text import Message, lazy


@dataclass(frozen=True, kw_only=True, slots=True)
class StepWords:
    """What is said in a step: to each task, to each answer of its row, and when all is done.

    `{led}` is the suit that was led, `{suit}` the person's longest; `{points}` are those of the trick,
    `{worth}` those of the card tried, `{mine}` all that the person has then.
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
                "Good evening! I’m Teresa, and I’ll sit beside you. The game is about points. "
                "In each suit only these five cards have any. Now play the card of yours that is worth most!"
            ),
        ),
        wrong={
            "nothing": lazy(
                "Six is only the number on it. This card is worth no points at all. "
                "Look at the five cards again."
            ),
            "less": lazy("The king looks grand, but he is worth only {worth}. You have a card worth more."),
        },
        done=lazy("Yes, the ace! Eleven points, more than any other card. And now they are yours."),
    ),
    "trump": StepWords(
        title=lazy("Trump"),
        tasks=(
            lazy(
                "Look at the card under the pack. Its suit is trump: it beats the other three suits. "
                "Peppe has played a three, ten points! Take it with a trump."
            ),
        ),
        wrong={"no-trump": lazy("That is no trump. So Peppe takes both cards: {points} for him.")},
        done=lazy("Well done! It is only a two, but it is trump. So it beats his three."),
    ),
    "taking": StepWords(
        title=lazy("Taking a trick"),
        tasks=(
            lazy(
                "Here you have no trump. Then the suit of the first card counts, and the higher card takes. "
                "This is the order, from high to low. Take Peppe’s jack!"
            ),
        ),
        wrong={
            "other-suit": lazy(
                "That is another suit, and it is not trump. Then it cannot take his card, "
                "not even as an ace. Peppe gets {points}."
            ),
            "weaker": lazy("That is the right suit! But a two is lower than a jack. So Peppe takes it."),
        },
        done=lazy("Right! The king is higher than the jack. Both cards are yours: that is called a trick."),
    ),
    "lisci": StepWords(
        title=lazy("Lisci and carichi"),
        tasks=(
            lazy(
                "Aces and threes are called carichi: they are worth most. Cards without points are called "
                "lisci, like these. You cannot beat Peppe’s ace. So give him a liscio!"
            ),
        ),
        wrong={
            "carico": lazy("Oh dear, a carico! Ten more points for Peppe. Give him a card without points."),
            "points": lazy(
                "The king is worth {worth}, and now Peppe has them. You have a card without points."
            ),
        },
        done=lazy("Good! He takes the trick, but from you he gets nothing."),
    ),
    "when": StepWords(
        title=lazy("When to trump"),
        tasks=(
            lazy(
                "You do not get many trumps, so save them. Peppe’s five is worth nothing. "
                "Let him have it: give him a liscio."
            ),
            lazy("Well saved! Now look: Peppe plays a three, a carico. Take it with your trump!"),
        ),
        wrong={
            "spent": lazy("Your trump takes the trick. But there are {points} in it! Save your trump."),
            "gift": lazy("The jack is worth {worth}. You need not give them away. Look for a liscio."),
            "gone": lazy("Now Peppe takes {points}. A carico is worth a trump: take it!"),
        },
        done=lazy("Ten points for one small trump. That was worth it!"),
    ),
    "strozzo": StepWords(
        title=lazy("Strozzo"),
        tasks=(
            lazy(
                "You play last, so nobody can beat you any more. Now you can bring home your own carico: "
                "take the trick with it! That is called strozzo."
            ),
        ),
        wrong={
            "trump": lazy("You take the trick, but it is worth {points}. Take it with your carico!"),
            "missed": lazy("So Peppe takes the trick. You have a carico of his suit: it beats his five."),
        },
        done=lazy("Strozzo! Your three has brought home ten points. They were its own."),
    ),
    "drawing": StepWords(
        title=lazy("Drawing last"),
        tasks=(
            lazy(
                "After a trick both draw a card, and who took it draws first. Two are left, and the last "
                "is the three of trumps. Would you like it? Then let Peppe take this trick!"
            ),
        ),
        wrong={
            "took": lazy(
                "You take {points}. But now you draw first, and the three of trumps goes to Peppe. "
                "Play a card that does not take."
            ),
        },
        done=lazy("Look, the three of trumps is yours! Sometimes it is good to lose a trick."),
    ),
    "counting": StepWords(
        title=lazy("Counting to 61"),
        tasks=(
            lazy(
                "All the points together are 120. Who has 61 has more than half, and wins. "
                "You have 51. Which card takes Peppe’s king and brings you to 61 or more?"
            ),
        ),
        wrong={"short": lazy("You take it, and have {mine}. That is not 61 yet. Which card is worth more?")},
        done=lazy("That makes {mine}. More than half: you have won!"),
    ),
    "last-trumps": StepWords(
        title=lazy("The last trumps"),
        tasks=(
            lazy(
                "There are ten trumps, and these nine are gone. You hold the last one: nobody can beat it. "
                "Peppe’s four is worth nothing. Give him a liscio that is not trump!"
            ),
            lazy("There is his carico! Now take it with the last trump."),
        ),
        wrong={
            "trump": lazy("Your last trump, and {points} for it! Save it: Peppe still has a carico."),
            "ace": lazy(
                "You take {points}. But your ace can wait: Peppe has no trump to beat it. "
                "Give him the liscio."
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
                "Ada, across the table, is your partner: her points are yours too. Her sign tells you "
                "that she has a carico. Now tell her of your three of trumps! Press the button with the face."
            ),
            lazy(
                "Ada has seen it. Look, her ace is taking this trick, and you play last. "
                "Give her a carico that is not trump!"
            ),
        ),
        wrong={
            "other": lazy("That is true as well. But tell her first of your three of trumps."),
            "bluff": lazy(
                "That sign is not true of your cards, and Ada believes you. Show her the three of trumps."
            ),
            "robbed": lazy(
                "You have taken the trick from Ada. It was yours already, and your trump is gone. "
                "Give her the other carico."
            ),
            "little": lazy("Ada takes the trick, good! But you can give her ten points more."),
        },
        done=lazy("That is how partners play: {points} in one trick, for Ada and you!"),
    ),
    "calling": StepWords(
        title=lazy("The auction and the call"),
        tasks=(
            lazy(
                "Now five play, and there is no trump yet. Who promises most points chooses it. "
                "You have many cards of one suit: {suit}. Promise 61!"
            ),
            lazy(
                "You may choose! Now call a card that you do not have: its suit is trump, and who holds it "
                "is your partner, in secret. Call the strongest you lack: the ace of {suit}."
            ),
        ),
        wrong={
            "much": lazy("{bid} of 120 points? That is a lot to promise. Begin with less."),
            "passed": lazy("Who passes cannot choose trump any more. Your cards are good: promise 61."),
            "own": lazy(
                "You hold that card yourself. Then you play alone against four. Call one you do not have."
            ),
            "short": lazy(
                "Of that suit you have only {cards}. Choose the suit of which you have most: {suit}."
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
                "So only your two {led} will do. Which one do you give to Peppe’s ace?"
            ),
            lazy(
                "Now Peppe plays {led}, and you have none. Then you are free to play any card. "
                "Take his three!"
            ),
        ),
        wrong={
            "gift": lazy("Now Peppe’s ace takes your three: {worth} more for him. You have a cheaper card."),
            "duty": lazy("Not yet! The first card is {led}, and you have that suit. So you must play it."),
            "gone": lazy("That does not take it: Peppe gets {points}. You are free, so use your trump!"),
        },
        done=lazy("That was the last step. Now you can sit down and play. Have a lovely evening!"),
    ),
}


def title(step: LessonStep) -> str:
    """The name of a step."""
    return str(WORDS[step.name].title)


def task_text(step: LessonStep, task: int, seen: Observation, *, naming: Naming = ITALIAN) -> str:
    """What is to be done, as the table lies."""
    return _filled(WORDS[step.name].tasks[task], _table(seen, naming))


def answer_text(step: LessonStep, answer: str, tried: Tried, *, naming: Naming = ITALIAN) -> str:
    """What is said of an action that is not what was asked."""
    return _filled(WORDS[step.name].wrong[answer], _outcome(tried, naming))


def duty_text(step: LessonStep, seen: Observation, *, naming: Naming = ITALIAN) -> str:
    """Why a card may not be played; only who must follow suit is refused one."""
    return _filled(WORDS[step.name].wrong["duty"], _table(seen, naming))


def done_text(step: LessonStep, tried: Tried, *, naming: Naming = ITALIAN) -> str:
    """What is said when the step is done."""
    return _filled(WORDS[step.name].done, _outcome(tried, naming))


def _filled(words: Message, fields: Mapping[str, str]) -> str:
    return str(words).format(**fields)


def _table(seen: Observation, naming: Naming) -> Mapping[str, str]:
    longest = max(Suit, key=lambda suit: sum(held.suit is suit for held in seen.hand))
    led = suit_name(seen.table[0].card.suit, naming=naming) if seen.table else ""
    return {"led": led, "suit": suit_name(longest, naming=naming)}


def _outcome(tried: Tried, naming: Naming) -> Mapping[str, str]:
    return {
        **_table(tried.before, naming),
        "points": points_text(tried.points),
        "worth": points_text(tried.worth),
        "mine": str(tried.mine),
        "cards": cards_text(tried.held_of_suit),
        "bid": str(tried.action.points) if isinstance(tried.action, Bid) else "",
    }
