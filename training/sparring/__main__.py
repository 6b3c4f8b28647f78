"""A sparring partner on standard input and output, by the bot protocol.

    python -m training.sparring NAME [--seed S]

It may sit wherever `briscola arena` takes a program: "cmd:python -m training.sparring sampled".
"""

import argparse
import sys
from collections.abc import Sequence

from briscola.engine.rules import Rules
from briscola.players.bots.serving import serve_player
from briscola.players.player import Player
from training.sparring.roster import PARTNERS, make_partner


def main(words: Sequence[str] | None = None) -> None:
    """Serve until `bye`."""
    parser = argparse.ArgumentParser(prog="python -m training.sparring", description=__doc__)
    parser.add_argument("name", choices=PARTNERS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)

    def make(rules: Rules, seat: int) -> Player:
        return make_partner(args.name, rules, args.seed, seat)

    serve_player(f"sparring {args.name}", make, stdin=sys.stdin, stdout=sys.stdout)


if __name__ == "__main__":
    main()
