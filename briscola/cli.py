"""The command line: the window by default, else a command (docs/log.md).

Each command's work lies in `briscola.commands`; it is imported only when it is asked for, so that
a simulation never loads what draws and sounds.
"""

import errno
import gc
import io
import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import NoReturn, TextIO

from briscola.commands import archive, arguments
from briscola.commands.errors import BrokenOff, CannotDo, WrongUsage, harmless, log_mistake, show_plainly
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.languages import LANGUAGES
from briscola.players.levels import LEVELS, BadLevel
from briscola.system.link_scheme import SCHEME, begins_as_link, begins_as_page

DONE, COULD_NOT, WRONG_USAGE = 0, 1, 2
SPEEDS = ("calm", "normal", "quick", "none")
TABLES = ("green", "walnut", "night")
_WINDOWS = sys.platform == "win32"


class _Parser(ArgumentParser):
    """An argument parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        raise WrongUsage(f"{message} (try {self.prog} --help)")

    def print_help(self, file: object = None) -> None:
        """Print the help; a failure is told, which argparse would leave to the end of Python."""
        del file
        _say(self.format_help().rstrip())


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit status: 0 done, 1 could not, 2 wrong usage."""
    _speak_utf8()
    if hasattr(signal, "SIGBREAK"):  # Windows' other Ctrl-C
        signal.signal(signal.SIGBREAK, signal.default_int_handler)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is ours alone
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        if given and (begins_as_link(given[0]) or begins_as_page(given[0])):
            return _table(given)
        args = parser().parse_args(given)
        return int((_version if args.version else args.run)(args))
    except (WrongUsage, BadOption, BadLevel) as error:
        return _complain(str(error), WRONG_USAGE)
    except BrokenOff as error:
        if sys.flags.dev_mode:
            raise
        return _complain(str(error), COULD_NOT, shown=True)
    except CannotDo as error:
        return _complain(str(error), COULD_NOT)
    except BrokenPipeError:
        _let_go(sys.stdout)
        return _complain("nobody reads the output any more", COULD_NOT)
    except OSError as error:
        _let_go(sys.stdout)
        return _complain(f"cannot read or write: {error.strerror or error}", COULD_NOT)
    except KeyboardInterrupt:
        return _complain("stopped", COULD_NOT)
    except Exception as error:
        if sys.flags.dev_mode:  # python -X dev -m briscola … shows where
            raise
        return _complain(log_mistake(error), COULD_NOT)


def _say(line: str) -> None:
    with _to_readers():
        print(line, flush=True)


@contextmanager
def _to_readers() -> Iterator[None]:
    """Writing to standard output: Windows calls it EINVAL where other systems say that the pipe is broken."""
    try:
        yield
    except OSError as error:
        if _WINDOWS and error.errno == errno.EINVAL:
            raise BrokenPipeError(errno.EPIPE, error.strerror) from None
        raise


def _complain(sentence: str, status: int, *, shown: bool = False) -> int:
    """Print the sentence on standard error and return the status.

    If there is no standard error, after a double-click, show a box unless it was `shown` before.
    """
    sentence = harmless(sentence)
    if sys.stderr is not None:
        try:
            print(f"briscola: {sentence}", file=sys.stderr, flush=True)
        except OSError:
            _let_go(sys.stderr)
    elif not shown:
        show_plainly(sentence)
    return status


def _speak_utf8() -> None:
    """Set the output to UTF-8 with single newlines: the same bytes on every system."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", newline="\n", errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8")


def _let_go(stream: TextIO | None) -> None:
    """Close a stream that nobody reads, or Python would fail on it once more at the end."""
    if stream is not None:
        with suppress(OSError):
            stream.close()


def parser() -> ArgumentParser:
    """The options of the program and all its commands."""
    parser = _Parser(
        prog="briscola",
        description="Briscola and its family. Without a command: the window. "
        f"With a link instead, {SCHEME}… or https://…, as a friend sends it: the window at that table.",
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    simulate = commands.add_parser("simulate", help="computer players alone; prints the event log")
    _add_game(simulate)
    simulate.add_argument("--hands", type=arguments.whole_number(1), help="how many hands; else one match")
    simulate.add_argument("--seed", type=arguments.seed, default=0, help="fixes everything (%(default)s)")
    simulate.add_argument("--levels", default="medium", help=f"one, or one per seat: {', '.join(LEVELS)}")
    simulate.add_argument(
        "--winning-hands",
        type=arguments.whole_number(WINNING_HANDS[0], WINNING_HANDS[-1]),
        help="hands that win a match (the usual number of the game); not where points do",
    )
    _add_json(simulate)
    simulate.set_defaults(run=_simulate)

    variants = commands.add_parser("variants", help="all games, their player counts and options")
    _add_json(variants)
    variants.set_defaults(run=_variants)

    arena = commands.add_parser("arena", help="duplicate deals between two players")
    arena.add_argument("a", metavar="A", help="a level, with switches (medium:goal=win), or cmd:PROGRAM ARGS")
    arena.add_argument("b", metavar="B", help="the other one")
    _add_game(arena)
    arena.add_argument("--deals", type=arguments.whole_number(1), default=100, help="(%(default)s)")
    arena.add_argument("--seed", type=arguments.seed, default=0, help="fixes everything (%(default)s)")
    arena.add_argument(
        "--jobs", type=arguments.whole_number(1, 256), default=1, help="processes (%(default)s)"
    )
    arena.add_argument(
        "--keep-processes",
        action="store_true",
        help="do not start programs afresh for each play of a deal: faster, but unfit for programs that "
        "remember, since they meet every deal more than once",
    )
    _add_json(arena)
    arena.set_defaults(run=_arena)

    bot = commands.add_parser(
        "bot", help="a computer player that speaks the bot protocol on standard input and output"
    )
    bot.add_argument("--level", required=True, help="a level, with switches if wished")
    bot.add_argument("--seed", type=arguments.seed, default=0, help="fixes its chance (%(default)s)")
    bot.set_defaults(run=_bot)

    demo = commands.add_parser("demo", help="computer players at all seats of the real window")
    _add_game(demo)
    demo.add_argument("--levels", default="medium", help="one, or one per seat")
    demo.add_argument("--deck", help="the deck of cards")
    demo.add_argument("--table", choices=TABLES, default="green", help="what is played on (%(default)s)")
    demo.add_argument("--size", type=arguments.window_size, metavar="WxH", help="of the window, in pixels")
    demo.add_argument("--seed", type=arguments.seed, default=0, help="fixes everything (%(default)s)")
    demo.add_argument("--hands", type=arguments.whole_number(1), help="how many hands; else one match")
    demo.add_argument("--speed", choices=SPEEDS, default="normal", help="of all motion (%(default)s)")
    demo.add_argument("--language", metavar="L", help=f"of all texts: {', '.join(LANGUAGES)}")
    demo.add_argument("--screenshots", metavar="DIR", help="needs no screen and writes pictures here")
    demo.set_defaults(run=_demo)

    verify = commands.add_parser("verify", help="check a saved record or a log of simulate")
    verify.add_argument("file", metavar="FILE", help="the file; - reads standard input")
    verify.add_argument("--codes", action="store_true", help="print the deal code of each finished hand")
    verify.set_defaults(run=_verify)

    archive.add(commands, _say)

    serve = commands.add_parser(
        "serve", help="a neutral dealer for people at other computers (docs/serve.md)"
    )
    serve.add_argument("settings", metavar="FILE", help="its tables, in TOML")
    serve.set_defaults(run=_serve)

    selftest = commands.add_parser("selftest", help="check that the program is whole")
    selftest.add_argument(
        "--quick", action="store_true", help="a few parts of each kind, no friends and no evenings"
    )
    selftest.set_defaults(run=_selftest)
    return parser


def _add_game(parser: ArgumentParser) -> None:
    parser.add_argument("--variant", metavar="V", default="briscola", help="(%(default)s)")
    parser.add_argument("--players", metavar="N", type=arguments.whole_number(1), help="(the usual number)")
    parser.add_argument(
        "--option",
        dest="options",
        metavar="KEY=VALUE",
        type=arguments.key_and_value,
        action="append",
        default=[],
        help="a house rule, as `briscola variants` lists them",
    )


def _add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def _rules(args: Namespace) -> Rules:
    return arguments.game(args.variant, args.players, args.options)


def _version(args: Namespace) -> int:
    from briscola.commands import version

    del args
    _say(version.program())
    return DONE


def _window(args: Namespace) -> int:
    del args
    return _opened()


def _opened(link: str = "") -> int:
    """Open the window on the title or at the table of a link, and stay until it is closed.

    A window that is open already takes the link instead.
    """
    if link:
        from briscola.commands import passed_link

        if passed_link.passed_on(link):
            return DONE
    gc.disable()  # all that is loaded stays; `desktop` lets it collect once the title stands
    from briscola.commands import desktop

    desktop.open_window(link)
    return DONE


def _table(given: Sequence[str]) -> int:
    """Open the window at the table of a link."""
    link, *more = given
    if more:
        raise WrongUsage("nothing comes after the link of a table")
    return _opened(arguments.table_link(link))


def _simulate(args: Namespace) -> int:
    from briscola.commands import simulate

    rules = _rules(args)
    events = simulate.simulate(
        rules,
        levels=arguments.seats(args.levels, rules.players),
        seed=args.seed,
        hands=args.hands,
        winning_hands=arguments.winning_hands(args.winning_hands, rules),
    )
    simulate.show(events, json=args.json, say=_say)
    return DONE


def _variants(args: Namespace) -> int:
    from briscola.commands import list_variants

    for line in [list_variants.json_line()] if args.json else list_variants.in_words():
        _say(line)
    return DONE


def _arena(args: Namespace) -> int:
    from briscola.commands import arena

    rules = _rules(args)
    summary = arena.play(
        arguments.contestant(args.a),
        arguments.contestant(args.b),
        rules=rules,
        deals=args.deals,
        seed=args.seed,
        jobs=args.jobs,
        keep_processes=args.keep_processes,
    )
    _say(arena.json_line(summary) if args.json else arena.in_words(args.a, args.b, rules, summary))
    return DONE


def _bot(args: Namespace) -> int:
    from briscola.commands import bot

    with _to_readers():
        bot.serve(arguments.level(args.level), seed=args.seed, stdin=sys.stdin, stdout=sys.stdout)
    return DONE


def _demo(args: Namespace) -> int:
    from briscola.commands import demo

    rules = _rules(args)
    demo.show(
        rules,
        levels=arguments.seats(args.levels, rules.players),
        deck=args.deck,
        table=args.table,
        size=args.size,
        seed=args.seed,
        hands=args.hands,
        speed=args.speed,
        language=args.language,
        screenshots=args.screenshots,
    )
    return DONE


def _verify(args: Namespace) -> int:
    from briscola.commands import verify

    for line in verify.report(args.file, codes=args.codes):
        _say(line)
    return DONE


def _serve(args: Namespace) -> int:
    from briscola.commands import serve

    serve.serve(args.settings, _say)
    return DONE


def _selftest(args: Namespace) -> int:
    from briscola.commands import selftest

    return DONE if selftest.run(_say, args.quick) else COULD_NOT
