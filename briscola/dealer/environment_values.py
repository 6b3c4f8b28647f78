"""Values of the environment in settings: `${NAME}`, or `${NAME:-text}` where it may be missing."""

import re
from collections.abc import Mapping

_VALUE = re.compile(r"\$\{([A-Z_][A-Z0-9_]*)(?::-([^}]*))?\}")


class NoValue(ValueError):  # noqa: N818 - a sentence for the command line
    """The environment lacks a value; the sentence names it."""


def with_environment(value: object, environment: Mapping[str, str]) -> object:
    """A value of a TOML file, with what its texts take from the environment. Raises NoValue.

    A value that is empty counts as missing, as in a shell.

    >>> with_environment({"meeting": "wss://${HOST}", "port": 80}, {"HOST": "play.example.org"})
    {'meeting': 'wss://play.example.org', 'port': 80}
    >>> with_environment(["${AT:-127.0.0.1}"], {})
    ['127.0.0.1']
    """

    def found(match: re.Match[str]) -> str:
        name, otherwise = match.groups()
        text = environment.get(name) or otherwise
        if text is None:
            raise NoValue(f"it takes {name} from the environment, where that is missing")
        return text

    match value:
        case str():
            return _VALUE.sub(found, value)
        case dict():
            return {key: with_environment(each, environment) for key, each in value.items()}
        case list():
            return [with_environment(each, environment) for each in value]
        case _:
            return value
