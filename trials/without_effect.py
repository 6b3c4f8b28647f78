"""Changes of a module that cannot have an effect: words for the type checker, `is` for `==`, `+` of flags."""

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cosmic_ray.work_item import MutationSpec

Place = tuple[int, int]
THE_SAME = re.compile(
    "core/Replace(ComparisonOperator_(Eq_Is|NotEq_IsNot|Is_Eq|IsNot_NotEq)|BinaryOperator_BitOr_(Add|BitXor))"
)
"""Of members of an enumeration, None and small numbers there is one each: equal is the same.
Flags of the system share no bit: to join, to add and to exclude is the same."""
CHECKED = ("frozen", "kw_only")
"""What mypy holds a class's users to."""


class Unread:
    """The places of a module that nothing reads when it runs: annotations, a signature's bare star."""

    def __init__(self, source: str) -> None:
        self._lines = source.splitlines()
        self._annotations: list[tuple[Place, Place]] = []
        self._signatures: list[tuple[Place, Place]] = []
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self._signatures.append(((node.lineno, node.col_offset), _begin(node.body[0])))
            if isinstance(node, ast.keyword) and node.arg in CHECKED:
                self._annotations.append((_begin(node.value), _end(node.value)))
            annotations = (getattr(node, "annotation", None), getattr(node, "returns", None))
            self._annotations += [(_begin(a), _end(a)) for a in annotations if isinstance(a, ast.expr)]

    def holds(self, mutation: "MutationSpec") -> bool:
        """Whether the mutation changes nothing else."""
        place = mutation.start_pos
        if THE_SAME.fullmatch(mutation.operator_name):
            return True
        if any(begin <= place < end for begin, end in self._annotations):
            return True
        row, column = place
        star = self._lines[row - 1][column : column + 2] in ("*,", "/,")
        return star and any(begin <= place < end for begin, end in self._signatures)


def _begin(node: ast.stmt | ast.expr) -> Place:
    return node.lineno, node.col_offset


def _end(node: ast.expr) -> Place:
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset
