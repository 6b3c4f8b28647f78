"""The work behind each command of `briscola`; `briscola.cli` reads the command line and calls these."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.commands import (
        archive,
        arena,
        arguments,
        bot,
        demo,
        desktop,
        list_variants,
        passed_link,
        selftest,
        serve,
        simulate,
        verify,
        version,
    )
    from briscola.commands.errors import BrokenOff, CannotDo, WrongUsage, harmless, log_mistake, show_plainly
