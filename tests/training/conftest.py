"""Training nets needs torch, which the `training` extra brings; without it these tests have no subject."""

from importlib.util import find_spec

collect_ignore = (
    []
    if find_spec("torch")
    else ["test_nets.py", "test_dmc.py", "test_chiamata.py", "test_chiamata_duel.py", "test_exploit.py"]
)
