"""The last writing of the programs: drawings in layers and named parts, and what `deck.json` says of them.

From a drawing with `data-part` and `data-indexed-…` this makes the file that an illustrator opens: one group for each part, in it groups of
`fill`, `hatch` and `line` as far as painting order allows, swatches for inks, the first of several equal things in its place and the others as
clones of it. Nothing moves before or behind what it touches.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from xml.etree import ElementTree as ET

from art.cards.kit.boxes import Box, path_box, touching

SVG = "http://www.w3.org/2000/svg"
INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"
ET.register_namespace("", SVG)
ET.register_namespace("inkscape", INKSCAPE)

Matrix = tuple[float, float, float, float, float, float]
STILL: Matrix = (1, 0, 0, 1, 0, 0)
EVERYWHERE: Box = (-1e6, -1e6, 1e6, 1e6)
LAYERS = ("paper", "frame", "behind", "figure", "sign", "index")
_SAME = {
    "frame": "border",
    "king_of_clubs": "robe", "king_of_hearts": "robe", "king_of_spades": "robe", "king_of_diamonds": "robe",
    "queen_of_clubs": "robe", "queen_of_hearts": "robe", "queen_of_spades": "robe", "queen_of_diamonds": "robe",
    "jack_of_clubs": "robe", "jack_of_hearts": "robe", "jack_of_spades": "robe", "jack_of_diamonds": "robe",
}  # fmt: skip
_LIFTED = ("fill", "stroke", "stroke-width")


def tag(name: str) -> str:
    return f"{{{SVG}}}{name}"


def label(name: str) -> str:
    return f"{{{INKSCAPE}}}{name}"


@dataclass
class Facts:
    """What the file of a card no longer says itself."""

    two_headed: bool = False
    moves: dict[str, Sequence[float]] = field(default_factory=dict)


def matrix(text: str | None) -> Matrix:
    """The map of a `transform` attribute."""
    m = STILL
    for kind, words in re.findall(r"(\w+)\(([^)]*)\)", text or ""):
        v = [float(w) for w in re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", words)]
        if kind == "matrix":
            n: Matrix = (v[0], v[1], v[2], v[3], v[4], v[5])
        elif kind == "translate":
            n = (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0)
        elif kind == "scale":
            n = (v[0], 0, 0, v[-1], 0, 0)
        elif kind == "rotate":
            import math

            c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
            n = (c, s, -s, c, 0, 0)
        else:
            raise ValueError(kind)
        m = after(m, n)
    return m


def after(m: Matrix, n: Matrix) -> Matrix:
    """First n, then m."""
    a, b, c, d, e, f = m
    g, h, i, j, k, l = n  # noqa: E741
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f)


def moved(box: Box, m: Matrix) -> Box:
    x0, y0, x1, y1 = box
    points = [(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]) for x in (x0, x1) for y in (y0, y1)]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys), max(xs), max(ys))


class Relayer:
    """One drawing on its way into layers."""

    def __init__(self, text: str, code: str, swatches: Mapping[str, str]) -> None:
        self.root = ET.fromstring(text)
        self.code, self.swatches = code, swatches
        self.facts = Facts(two_headed=self.root.attrib.pop("data-two-headed", "") == "yes")
        self.ids: set[str] = set(LAYERS) | {f"sign-{k}" for k in range(1, 8)} | {"half", "upper", "lower"}
        found = self.root.find(tag("defs"))
        definitions = list(found) if found is not None else []
        if found is not None:
            self.root.remove(found)
        self.clips = {e.attrib["id"]: e for e in definitions if e.tag == tag("clipPath")}
        self.motifs = {e.attrib["id"]: e for e in definitions if e.tag == tag("g")}
        self.edge = f"{self._prefix()}-edge"
        self.names: dict[str, str] = {}
        self.places = {e.attrib["data-layer"]: e for e in list(self.root) if "data-layer" in e.attrib}
        self._boxes: dict[int, tuple[ET.Element, Box]] = {}

    def _prefix(self) -> str:
        some = next(iter([*self.clips, *self.motifs]), "-")
        return some.rsplit("-", 1)[0]

    # ---- one of several equal things in its place

    def inline(self) -> None:
        """Put every motif where it is first used upright; the other uses are clones of it."""
        waiting = dict(self.motifs)
        while waiting:
            moved_one = False
            for key in list(waiting):
                uses = [
                    (parent, k, e)
                    for parent in self.root.iter()
                    for k, e in enumerate(list(parent))
                    if e.tag == tag("use") and e.attrib["href"] == f"#{key}"
                ]
                if not uses:
                    continue
                parent, k, use = next((u for u in uses if "transform" not in u[2].attrib), uses[0])
                motif = waiting.pop(key)
                if "transform" in use.attrib:
                    where = use.attrib["transform"]
                else:
                    x, y = float(use.attrib["x"]), float(use.attrib["y"])
                    where = "" if x == y == 0 else f"translate({use.attrib['x']} {use.attrib['y']})"
                if where:
                    outer = ET.Element(tag("g"), {"transform": where})
                    outer.append(motif)
                else:
                    outer = motif
                parent.remove(use)
                parent.insert(k, outer)
                moved_one = True
            if not moved_one:
                raise ValueError(f"{self.code}: motifs that nobody uses: {list(waiting)}")

    # ---- boxes

    def box(self, e: ET.Element) -> Box:
        if id(e) not in self._boxes:
            self._boxes[id(e)] = (e, self._box(e))
        return self._boxes[id(e)][1]

    def _box(self, e: ET.Element) -> Box:
        if any(key.startswith("data-indexed") for key in e.attrib):
            return EVERYWHERE
        if e.tag == tag("path"):
            b = path_box(e.attrib["d"])
            wide = float(e.attrib.get("stroke-width", 12 if "stroke" not in e.attrib else 4)) / 2 + 1
            b = (b[0] - wide, b[1] - wide, b[2] + wide, b[3] + wide)
        elif e.tag == tag("use"):
            b = self._all(self.motifs[e.attrib["href"][1:]])
            if "transform" not in e.attrib:
                b = moved(b, (1, 0, 0, 1, float(e.attrib["x"]), float(e.attrib["y"])))
        else:
            b = self._all(e)
            if "clip-path" in e.attrib:
                clip = self.clips[e.attrib["clip-path"][5:-1]]
                c = path_box(clip[0].attrib["d"])
                b = (max(b[0], c[0]), max(b[1], c[1]), min(b[2], c[2]), min(b[3], c[3]))
        return moved(b, matrix(e.attrib.get("transform")))

    def _all(self, e: ET.Element) -> Box:
        boxes = [self.box(child) for child in e]
        if not boxes:
            return (0, 0, 0, 0)
        return (
            min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes),
        )  # fmt: skip

    def touching(self, one: ET.Element, two: ET.Element) -> bool:
        return touching(self.box(one), self.box(two))

    def runs(
        self, items: Sequence[ET.Element], key: Callable[[ET.Element], str]
    ) -> list[tuple[str, list[ET.Element]]]:
        """The items in few runs of one key each; none passes another that it touches."""
        before = [
            {i for i in range(j) if key(items[i]) != key(items[j]) and self.touching(items[i], items[j])}
            | {i for i in range(j) if key(items[i]) == key(items[j])}
            for j in range(len(items))
        ]
        left = list(range(len(items)))
        done: set[int] = set()
        found: list[tuple[str, list[ET.Element]]] = []
        while left:
            ready = [j for j in left if before[j] <= done]
            same = [j for j in ready if found and key(items[j]) == found[-1][0]]
            j = min(same or ready)
            if not same:
                found.append((key(items[j]), []))
            found[-1][1].append(items[j])
            done.add(j)
            left.remove(j)
        return found

    # ---- names

    def name(self, wanted: str) -> str:
        """The id, with a number where it is taken."""
        wanted = wanted.replace(" ", "-")
        key, k = wanted, 1
        while key in self.ids or key in self.swatches.values():
            k += 1
            key = f"{wanted}-{k}"
        self.ids.add(key)
        return key

    def part(self, e: ET.Element) -> str:
        """Part of an element, or that of all in it; `mixed` where there are several."""
        if "data-part" in e.attrib:
            return e.attrib["data-part"]
        found = {self.part(child) for child in e}
        kinds = {p.split("/")[0] for p in found}
        if len(found) == 1:
            return found.pop()
        return f"{kinds.pop()}/{sorted(found)[0].split('/')[1]}" if len(kinds) == 1 else "mixed/mixed"

    def called(self, kind: str) -> str:
        """Name of a kind of part on this card."""
        if kind == "sign":
            return {"C": "cup", "D": "coin", "B": "club", "S": "sword"}.get(self.code[-1], "sign")
        return _SAME.get(kind, kind).replace("_", "-")

    def sides(self, items: Iterable[ET.Element]) -> dict[str, str]:
        """Name of every part: hands and arms are told apart by where they are."""
        clusters: dict[str, list[tuple[set[str], Box]]] = {"hand": [], "arm": []}
        names: dict[str, str] = {}
        for e in items:
            whole = self.part(e)
            kind, own = whole.split("/")
            if kind not in clusters:
                names[whole] = self.called(kind)
                continue
            box = self.box(e)
            for k, (members, b) in enumerate(clusters[kind]):
                if whole in members or _overlap(b, box) > 0.3:
                    members.add(whole)
                    clusters[kind][k] = (members, _union(b, box))
                    break
            else:
                clusters[kind].append(({whole}, box))
        for kind, found in clusters.items():
            for k, (members, _) in enumerate(found):
                side = "" if len(found) == 1 else ("-far", "-near")[k] if len(found) == 2 else f"-{k + 1}"
                for member in members:
                    names.setdefault(member, kind + side)
        return names

    # ---- groups

    def arrange(self, container: ET.Element, *, parts: bool = True) -> None:
        """Sort a group's children into groups of parts, and those into fills, hatching and lines."""
        items = list(container)
        for e in items:
            container.remove(e)
        names = self.sides(items) if parts else {}
        runs = self.runs(items, lambda e: names.get(self.part(e), "mixed") if parts else "")
        if len(runs) == 1 and runs[0][0] == container.attrib.get(label("label")):
            self.fill(container, items)
            return
        for name, run in runs:
            if name == "mixed" or (len(run) == 1 and run[0].tag == tag("g") and "id" not in run[0].attrib):
                for e in run:
                    self.settle(e, "figure" if name == "mixed" else name)
                    container.append(e)
                continue
            group = ET.SubElement(container, tag("g"), {"id": self.name(name), label("label"): name})
            self.fill(group, run)

    def settle(self, e: ET.Element, name: str) -> None:
        """Name a group that is there already, and arrange what is in it."""
        if e.tag != tag("g"):
            e.attrib.pop("data-part", None)
            return
        self.clip_named(e, name)
        if set(e.attrib) == {"transform"}:
            e.set(label("label"), "place")
        else:
            if "id" not in e.attrib:
                e.set("id", self.name(name))
            if e.attrib["id"] not in self.motifs:
                e.set(label("label"), name)
        mixed = self.part(e).startswith("mixed")
        e.attrib.pop("data-part", None)
        if mixed:
            self.arrange(e)
        else:
            items = list(e)
            for child in items:
                e.remove(child)
            self.fill(e, items)

    def fill(self, group: ET.Element, items: Sequence[ET.Element]) -> None:
        """Put the things of one part into its group."""
        for kind, run in self.runs(items, self.kind):
            if kind == "group":
                for e in run:
                    if e.tag == tag("g"):
                        self.settle(e, e.attrib.get("id") or group.attrib.get(label("label"), "piece"))
                    e.attrib.pop("data-part", None)
                    group.append(e)
                continue
            for e in run:
                e.attrib.pop("data-part", None)
            if len(run) == len(items) == 1:
                group.append(run[0])
                continue
            inner = ET.SubElement(group, tag("g"), {label("label"): kind})
            for key in _LIFTED:
                values = {e.attrib.get(key) for e in run}
                if len(values) == 1 and (value := values.pop()) is not None:
                    inner.set(key, value)
                    for e in run:
                        del e.attrib[key]
            inner.extend(run)

    def kind(self, e: ET.Element) -> str:
        """`fill`, `hatch` or `line`; `group` for what is more than a path."""
        if e.tag != tag("path"):
            return "group"
        if "fill" not in e.attrib:
            return "line"
        return "hatch" if e.attrib.get("stroke") == "none" and _dark(e.attrib["fill"]) else "fill"

    def clip_named(self, e: ET.Element, name: str) -> None:
        """Name the clip of a group after what it clips."""
        if "clip-path" in e.attrib:
            old = e.attrib["clip-path"][5:-1]
            if old not in self.names:
                self.names[old] = self.name(f"clip-{name}")
            e.set("clip-path", f"url(#{self.names[old]})")

    # ---- the file

    def written(self) -> str:
        """The whole file."""
        ground, figure, over = (self.places[key] for key in ("ground", "figure", "over"))
        self.halves()
        self.inline()
        signs = self.code[0] in "234567" and self.code[1] in "CDBS" and len(self.code) == 2
        main = "sign" if signs else "figure"
        layers: list[tuple[str, list[ET.Element]]] = []

        def put(layer: str, e: ET.Element) -> None:
            if layers and layers[-1][0] == layer:
                layers[-1][1].append(e)
            else:
                layers.append((layer, [e]))

        for k, e in enumerate(list(ground)):
            kind = self.part(e).split("/")[0]
            put(
                "paper"
                if k == 0 and e.attrib.get("fill")
                else kind
                if kind in ("frame", "index")
                else "behind",
                e,
            )
        whole = list(figure)
        if len(whole) == 1 and any(key.startswith("data-indexed") for key in whole[0].attrib):
            self.facts.moves[main] = _numbers(whole[0].attrib["data-indexed-transform"])
            layers.append((main, list(whole[0])))
        else:
            outer = lambda e: k if (k := self.part(e).split("/")[0]) in ("frame", "index") else main  # noqa: E731
            for layer, run in self.runs(whole, outer):
                for e in run:
                    put(layer, e)
        for e in list(over):
            put(kind if (kind := self.part(e).split("/")[0]) == "index" else "frame", e)
        for e in list(self.root):
            self.root.remove(e)
        layers = self.once(layers, main)
        for layer, items in layers:
            known = {e.attrib["id"] for e in self.root}
            group = ET.SubElement(
                self.root, tag("g"),
                {"id": self.name(layer) if layer in known else layer, label("groupmode"): "layer", label("label"): layer},
            )  # fmt: skip
            group.extend(items)
            if layer == "paper" or (len(items) == 1 and items[0].tag == tag("path")):
                for e in items:
                    e.attrib.pop("data-part", None)
            elif layer == "sign":
                self.number_card(group)
            else:
                self.step_aside(group)
                self.arrange(group)
        self.finish()
        ET.indent(self.root, "")
        return ET.tostring(self.root, encoding="unicode").replace(" />", "/>") + "\n"

    def once(
        self, layers: list[tuple[str, list[ET.Element]]], main: str
    ) -> list[tuple[str, list[ET.Element]]]:
        """Every layer once: what lies between two of a name becomes one layer with them."""
        whole = main in self.facts.moves
        while True:
            names = [layer for layer, _ in layers]
            again = next((k for k, layer in enumerate(names) if layer in names[:k]), None)
            if again is None:
                return layers
            first = names.index(names[again])
            if whole and main in names[first : again + 1]:
                if names[again] == main:
                    raise ValueError(f"{self.code}: two layers move")
                layers = [("behind" if k == first else n, e) for k, (n, e) in enumerate(layers)]
                if first and layers[first - 1][0] == "behind":
                    layers[first - 1 : first + 1] = [("behind", layers[first - 1][1] + layers[first][1])]
                continue
            span = layers[first : again + 1]
            name = main if any(n == main for n, _ in span) else names[again]
            layers[first : again + 1] = [(name, [e for _, items in span for e in items])]

    def halves(self) -> None:
        """Name both halves of a two-headed card."""
        if not self.facts.two_headed:
            return
        for parent in list(self.root.iter()):
            for e in list(parent):
                if e.tag == tag("use") and e.attrib["href"].endswith(("-h", "-panel")):
                    name = "lower" if "transform" in e.attrib else "upper"
                    if any(key.startswith("data-indexed") for key in parent.attrib):
                        parent.set("id", name)
                    else:
                        group = ET.Element(tag("g"), {"id": name})
                        parent.insert(list(parent).index(e), group)
                        parent.remove(e)
                        group.append(e)
                    self.ids.add(name)

    def step_aside(self, group: ET.Element, name: str = "") -> None:
        """Move the matrices of what steps aside into the facts."""
        for e in list(group.iter()):
            if "data-indexed-transform" in e.attrib:
                if "id" not in e.attrib:
                    e.set("id", self.name(name or self.part(e).split("/")[0].replace("_", "-")))
                self.facts.moves[e.attrib["id"]] = _numbers(e.attrib["data-indexed-transform"])

    def number_card(self, group: ET.Element) -> None:
        """Name the signs of a number card one by one; what else is on it are parts."""
        rank = int(self.code[0])
        alone = [
            e
            for e in group
            if (e.tag in (tag("use"), tag("g")) or "transform" in e.attrib) and "clip-path" not in e.attrib
        ]
        repeated = [e for e in alone if self._repeats(e)]
        signs = next((some for some in (repeated, alone) if len(some) == rank), [])
        loose: list[ET.Element] = []

        def flush() -> None:
            if loose:
                holder = ET.Element(tag("g"), {label("label"): "emblem"})
                holder.extend(loose)
                self.step_aside(holder, "emblem")
                self.arrange(holder)
                group.extend(list(holder))
                loose.clear()

        items = list(group)
        for e in items:
            group.remove(e)
        for e in items:
            if not any(e is sign for sign in signs):
                loose.append(e)
                continue
            flush()
            if e.tag != tag("g") or "id" in e.attrib or "clip-path" in e.attrib or "transform" in e.attrib:
                outer = ET.Element(tag("g"))
                outer.append(e)
            else:
                outer = e
            count = 1 + sum(1 for sign in group if sign.attrib.get("id", "").startswith("sign-"))
            self.ids.add(f"sign-{count}")
            if "data-indexed-transform" in outer.attrib:
                self.facts.moves[f"sign-{count}"] = _numbers(outer.attrib["data-indexed-transform"])
            outer.set("id", f"sign-{count}")
            outer.set(label("label"), f"sign {count}")
            outer.attrib.pop("data-part", None)
            children = list(outer)
            for child in children:
                outer.remove(child)
            self.fill(outer, children)
            group.append(outer)
        flush()

    def _repeats(self, e: ET.Element) -> bool:
        """True for one of several equal things."""
        return any(
            part.tag == tag("use")
            or part.attrib.get("id") in self.motifs
            or (part.tag == tag("path")
            and "transform" in part.attrib)
            for part in ([e] if e.tag != tag("g") or len(e) != 1 or "id" in e.attrib else [e, e[0], *e[0]])
        )

    def finish(self) -> None:
        """Names of motifs and clips, swatches, definitions."""
        for e in self.root.iter():
            e.attrib.pop("data-part", None)
            for key in [k for k in e.attrib if k.startswith("data-")]:
                del e.attrib[key]
        for key, motif in self.motifs.items():
            new = (
                "half"
                if self.facts.two_headed and key.endswith(("-h", "-panel"))
                else self.name(re.sub(r"^.*-", "", key) or "motif")
            )
            if motif.attrib.get("id") == key:
                motif.set("id", new)
                if label("label") not in motif.attrib or motif.attrib[label("label")] == key:
                    motif.set(label("label"), new)
            for use in self.root.iter(tag("use")):
                if use.attrib["href"] == f"#{key}":
                    use.set("href", f"#{new}")
        used: list[str] = []
        clips = [self.clips[old] for old in self.names]
        for clip in clips:
            clip.set("id", self.names[clip.attrib["id"]])
            for path in clip:
                path.attrib.pop("data-part", None)
        for e in self.root.iter():
            for key in ("fill", "stroke"):
                value = e.attrib.get(key)
                if value and value.startswith("#"):
                    name = self.swatches[value]
                    e.set(key, f"url(#{name})")
                    if name not in used:
                        used.append(name)
        defs = ET.Element(tag("defs"))
        colours = {name: colour for colour, name in self.swatches.items()}
        for name in colours:
            if name in used:
                swatch = ET.SubElement(
                    defs, tag("linearGradient"),
                    {"id": name, label("swatch"): "solid", "gradientUnits": "userSpaceOnUse"},
                )  # fmt: skip
                ET.SubElement(swatch, tag("stop"), {"stop-color": colours[name]})
        defs.extend(clips)
        self.root.insert(0, defs)


def _dark(colour: str) -> bool:
    return sum(int(colour[k : k + 2], 16) for k in (1, 3, 5)) < 330


def _numbers(text: str) -> list[float]:
    return [round(v, 4) for v in matrix(text)]


def _union(a: Box, b: Box) -> Box:
    return (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))


def _overlap(a: Box, b: Box) -> float:
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    if wide <= 0 or high <= 0:
        return 0.0
    small = min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1]))
    return wide * high / max(small, 1e-9)


def relayered(text: str, code: str, swatches: Mapping[str, str]) -> tuple[str, Facts]:
    """The drawing in layers and what `deck.json` has to say of it; `swatches`: name by colour, in the deck's order."""
    work = Relayer(text, code, swatches)
    return work.written(), work.facts
