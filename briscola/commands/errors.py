"""How a command says in one sentence that it will not, or could not, do what was asked."""


class WrongUsage(Exception):  # noqa: N818 - a sentence for the command line
    """The command line asks for something that does not exist (exit status 2)."""


class CannotDo(Exception):  # noqa: N818 - a sentence for the command line
    """What was asked could not be done (exit status 1)."""
