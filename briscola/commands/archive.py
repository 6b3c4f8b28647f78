"""The commands about kept matches, on the command line: `history`, `export`, `import`, `habits`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any

Say = Callable[[str], None]


def add(commands: Any, say: Say) -> None:
    """Add the four commands to the parser's; each says its lines and returns the exit status."""
    history: ArgumentParser = commands.add_parser("history", help="list the matches that were played")
    history.add_argument("--json", action="store_true", help="for programs")
    history.set_defaults(run=lambda args: _history(args, say))

    export: ArgumentParser = commands.add_parser("export", help="copy records out, as they are")
    export.add_argument(
        "match", metavar="ID", nargs="?", help="the match, as `history` names it; its beginning will do"
    )
    export.add_argument("file", metavar="FILE", nargs="?", help="the new file, or a folder")
    export.add_argument("--all", metavar="FOLDER", help="every record, into this folder")
    export.set_defaults(run=lambda args: _export(args, say))

    bring: ArgumentParser = commands.add_parser("import", help="check records and keep them")
    bring.add_argument("files", metavar="FILE", nargs="+", help="a record of version 2")
    bring.add_argument(
        "--own", action="store_true", help="they are your own, of another computer, and count as such"
    )
    bring.set_defaults(run=lambda args: _import(args, say))

    habits: ArgumentParser = commands.add_parser("habits", help="write what the maestro learns of you")
    habits.add_argument("file", metavar="FILE", help="a new file, for maestro:adapt=FILE")
    habits.set_defaults(run=lambda args: _habits(args, say))


def _history(args: Namespace, say: Say) -> int:
    from briscola.commands import kept_matches_commands

    for line in kept_matches_commands.listed(as_json=args.json):
        say(line)
    return 0


def _export(args: Namespace, say: Say) -> int:
    from briscola.commands import kept_matches_commands
    from briscola.commands.errors import WrongUsage

    if args.all is not None:
        if args.match is not None:
            raise WrongUsage("export takes a match and a file, or --all FOLDER, not both")
        lines = kept_matches_commands.export_all(args.all)
    elif args.file is None:
        raise WrongUsage("export takes a match and a file, or --all FOLDER")
    else:
        lines = kept_matches_commands.export(args.match, args.file)
    for line in lines:
        say(line)
    return 0


def _import(args: Namespace, say: Say) -> int:
    from briscola.commands import kept_matches_commands

    for line in kept_matches_commands.bring_in(args.files, own=args.own):
        say(line)
    return 0


def _habits(args: Namespace, say: Say) -> int:
    from briscola.commands import kept_matches_commands

    say(kept_matches_commands.write_habits(args.file))
    return 0
