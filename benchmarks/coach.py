"""Accuracy of the coach: his losses against those of a search ten times as deep, in kept positions.

    python -m benchmarks.coach [--positions N] [--file FILE]      (--keep N makes the positions anew)

With `--file` what is found goes to JSON lines after every position, and goes on from there.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import msgspec

from benchmarks.figure import GAMES, Figure
from briscola.client.decisions import Decision
from briscola.engine.actions import PLAYS, Action, Play
from briscola.engine.cards import card, cards
from briscola.engine.hand import apply, deal, decider
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.players.insight.choice_comparison import Ground
from briscola.players.insight.deliberation import COACH, deliberate, judgeable
from briscola.players.levels import make_player
from training.quiet import measuring

KEPT = Path(__file__).with_name("positions") / "coach.jsonl"
POSITIONS = 500
DEEPER = 10
NEAR = 0.5
"""Points within which two losses are the same."""
SURE = 2.0
"""Standard errors of the deeper search within which they may be."""
FEW = 12
"""Positions that `measure` takes."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Position:
    """A decision of a hand: the deal, what was done before, what was chosen."""

    game: str
    dealer: int
    deck: str
    done: Sequence[object]
    chosen: str

    def decision(self) -> Decision:
        """As its seat saw it."""
        rules = GAMES[self.game]
        state = deal(rules, dealer=self.dealer, pack=cards(self.deck))
        for action in self.done:
            state, _ = apply(state, _read(action))
        seat = decider(state)
        assert seat is not None
        standing = begin_match(rules, winning_hands=1, dealer=0).standing
        view = observe(state, seat, standing, asked=True)
        return Decision(event=0, view=view, action=PLAYS[card(self.chosen)])


def _read(action: object) -> Action:
    return PLAYS[card(action)] if isinstance(action, str) else msgspec.convert(action, Action)


def _written(action: Action) -> object:
    return action.card.code if isinstance(action, Play) else msgspec.to_builtins(action)


def made(count: int) -> Iterator[Position]:
    """So many positions of all games in turn, a card to be chosen in each; the first seat plays as easy."""
    chance = Random(2026)
    names = list(GAMES)
    for number in range(count):
        name = names[number % len(names)]
        yield _made(name, GAMES[name], chance)


def _made(name: str, rules: Rules, chance: Random) -> Position:
    standing = begin_match(rules, winning_hands=1, dealer=0).standing
    while True:
        pack = list(rules.pack)
        chance.shuffle(pack)
        dealer, seed = chance.randrange(rules.players), chance.getrandbits(32)
        players = [make_player("medium" if s else "easy", seed=seed, seat=s) for s in range(rules.players)]
        state = deal(rules, dealer=dealer, pack=tuple(pack))
        done: list[object] = []
        found: list[Position] = []
        while state.to_act is not None:
            seat = decider(state)
            view = observe(state, seat or 0, standing, asked=True)
            action = view.legal[0] if seat is None else players[seat].choose(view)
            if seat == 0 and isinstance(action, Play) and judgeable(view):
                deck = "".join(c.code for c in pack)
                found.append(
                    Position(
                        game=name,
                        dealer=dealer,
                        deck=" ".join(deck[i : i + 2] for i in range(0, len(deck), 2)),
                        done=tuple(done),
                        chosen=action.card.code,
                    )
                )
            done.append(_written(action))
            state, _ = apply(state, action)
        if found:
            return chance.choice(found)


def kept() -> Sequence[Position]:
    """The positions that are kept."""
    return [Position(**json.loads(line)) for line in KEPT.read_text(encoding="utf-8").splitlines()]


@dataclass(frozen=True, kw_only=True, slots=True)
class Compared:
    """A loss in points as the coach estimates it, and as the deeper search does, with its standard error."""

    number: int
    game: str
    exact: bool
    loss: float
    deeper: float
    error: float

    @property
    def agrees(self) -> bool:
        """Within half a point, or within what the deeper search does not know itself."""
        apart = abs(self.loss - self.deeper)
        return apart <= NEAR or apart <= SURE * self.error


def compared(number: int, position: Position) -> Compared:
    """One position looked at twice."""
    decision = position.decision()
    looks = []
    for depth in (COACH, COACH.times(DEEPER)):
        *_, found = deliberate(decision.view, decision.action, depth)
        looks.append(found)
    shallow, deep = (found.of(decision.action) for found in looks)
    assert shallow is not None and deep is not None
    return Compared(
        number=number,
        game=position.game,
        exact=looks[-1].ground is Ground.EXACT,
        loss=shallow.points,
        deeper=deep.points,
        error=deep.error,
    )


def read(file: Path | None) -> dict[int, Compared]:
    """Comparisons in a file of JSON lines, by number of the position; empty without a file."""
    if file is None or not file.is_file():
        return {}
    found = (Compared(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())
    return {each.number: each for each in found}


def run(count: int, file: Path | None) -> Sequence[Compared]:
    """The first so many positions, those in the file not again."""
    found = read(file)
    for number, position in enumerate(kept()[:count]):
        if number not in found:
            found[number] = compared(number, position)
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(asdict(found[number])) + "\n")
    return list(found.values())


def agreement(found: Sequence[Compared]) -> float:
    """The share of plays, in per cent, on which both agree."""
    return 100 * sum(each.agrees for each in found) / max(1, len(found))


def measure() -> Iterator[Figure]:
    """Some of the positions."""
    yield Figure(name="coach_agreement", value=agreement(run(FEW, None)), unit="%", aim=97)


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="How far the coach can be trusted.")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--file", type=Path, help="JSON lines: what was found, to go on from and to add to")
    parser.add_argument("--keep", type=int, metavar="N", help="make so many positions anew, and keep them")
    args = parser.parse_args(words)
    if args.keep:
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(
            "".join(json.dumps(asdict(each)) + "\n" for each in made(args.keep)), encoding="utf-8"
        )
        return
    found = run(args.positions, args.file)
    print(f"{len(found)} positions: {agreement(found):.1f} % agree")
    for each in found:
        if not each.agrees:
            print(
                f"  {each.number} {each.game}: {each.loss:.2f}, deeper {each.deeper:.2f} ± {each.error:.2f}"
            )


if __name__ == "__main__":
    with measuring():
        main()
