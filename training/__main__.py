"""Train nets by Deep Monte Carlo self-play.

    python -m training [--folder DIR] [--seed S] [--nice N]
    python -m training FAMILY --minutes M [--seed S] [--folder DIR] [--resume | --begin NET]
                              [--actors N] [--device cuda]

Without a FAMILY it trains all of them in the background, in rotation, until it is ended; the same command
goes on (`training.background`). A FAMILY is a row of `briscola.players.nets.families`, or chiamata: its net
plays the games against itself, in turn and in lockstep, sometimes exploring, and learns from what each
decision led to. Every few minutes it is measured against fixed yardsticks; a line goes to the log, a
checkpoint (`checkpoint.npz`, to go on from) and the net (`net.npz`, to play with) to the folder.
"""

import argparse
import sys
from collections.abc import Collection, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

try:
    import torch
except ModuleNotFoundError:
    raise SystemExit('python -m training needs more than the game: pip install ".[training]"') from None

from briscola.players.nets.families import FAMILIES
from training.background import FOLDER, LOWEST_PRIORITY, serve
from training.course import Plan
from training.courses import plan_of
from training.run import CHECKPOINT, HERE, Actors, Run, train

AnyPlan = TypeVar("AnyPlan", bound=Plan)


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line; a family, its first word, brings its plan's options."""
    words = sys.argv[1:] if words is None else words
    parser = argparse.ArgumentParser(prog="python -m training", description="Train nets by self-play.")
    parser.add_argument("family", nargs="?", choices=FAMILIES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help=f"default: {FOLDER}, for a family one under it")
    if words and words[0] in FAMILIES:
        parser.add_argument("--minutes", type=float, default=60.0)
        parser.add_argument("--threads", type=int, default=1, help="of the learner")
        parser.add_argument("--actors", type=int, default=0, help="other processes that play")
        parser.add_argument("--device", default="cpu", help="where tensors live (%(default)s, cuda)")
        begin = parser.add_mutually_exclusive_group()
        begin.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
        begin.add_argument("--begin", type=Path, metavar="NET", help="go on from a checkpoint or a net")
        add_plan(parser, plan_of(words[0]))
    else:
        parser.add_argument("--nice", type=int, default=LOWEST_PRIORITY, help="than usual (%(default)s)")
    return parser.parse_args(words)


def add_plan(parser: argparse.ArgumentParser, plan: Plan, *, but: Collection[str] = ()) -> None:
    """An option for each number of the plan, `but` those that nothing goes by."""
    for name, default in vars(plan).items():
        if name not in but:
            parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)


def plan_from(args: argparse.Namespace, plan: AnyPlan) -> AnyPlan:
    """The plan with what the command line says."""
    return type(plan)(**{name: getattr(args, name, default) for name, default in vars(plan).items()})


def main(words: Sequence[str] | None = None) -> None:
    """Train as the command line says."""
    args = parse(words)
    if args.family is None:
        torch.set_num_threads(1)
        serve(args.folder or FOLDER, seed=args.seed, nice=args.nice)
        return
    torch.set_num_threads(args.threads)
    folder = args.folder or FOLDER / args.family
    with ExitStack() as stack:
        actors = HERE
        if args.actors:
            pool = ProcessPoolExecutor(args.actors, mp_context=get_context("spawn"))
            actors = Actors(executor=stack.enter_context(pool), ahead=args.actors + 1)
        run = Run(
            args.family,
            plan_from(args, plan_of(args.family)),
            seed=args.seed,
            folder=folder,
            begin=folder / CHECKPOINT if args.resume else args.begin,
            actors=actors,
            device=args.device,
        )
        train(run, seconds=60 * args.minutes)


if __name__ == "__main__":
    main()
