// Drives the page of a cup without a browser: what is chosen about it, and what is asked before it is done.
// `node tests/pages/cup.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { chosen, element, key_goes_through, open_page, sent, told } from "./support/boards.mjs";

element("word-form").hidden = true; // as the page begins
const tell = await open_page("cup");
tell(told["cup to open"]);
assert.deepEqual(chosen("lists"), [
	["form", "Everybody against everybody"],
	["game", "Briscola for two"],
	["hands", "first to 2 hands"],
	["size", "8"],
	["level", "Regular"],
]);
assert.equal(element("word-form").hidden, false, "a browser that keeps nothing leads back by a word");
const form = element("lists").children[0].lastChild;
form.selectedIndex = 3;
form.onchange();
const chosen_so_far = () => sent.filter(({ type }) => type === "choose_cup").map(({ n, type, ...choice }) => choice);
assert.deepEqual(chosen_so_far(), [{ field: "form", value: 3 }]);
const level = element("lists").children[4].lastChild;
level.selectedIndex = 0;
level.onchange();
element("setup").onsubmit({ preventDefault() {} });
assert.deepEqual(
	chosen_so_far().slice(1),
	[{ field: "level", value: 0 }, { begin: true }],
	"a press waits for no answer to the one before",
);
for (const { n } of sent.filter(({ type }) => type === "choose_cup")) tell({ type: "heard", n });

// A key that is held goes through a list, and where it stops is told: too many messages are refused. The answer to its
// first step does not turn it back; one that only passes by tells nothing.
const so_far = chosen_so_far().length;
for (let at = 1; at < 5; at += 1) {
	level.onkeydown({ repeat: at > 1 });
	level.selectedIndex = at;
	level.onchange();
	tell(told["cup to open"]);
}
assert.deepEqual(chosen_so_far().slice(so_far), [{ field: "level", value: 1 }]);
level.onkeyup();
form.onkeydown({ repeat: true });
form.onblur();
form.selectedIndex = 2;
form.onchange();
assert.deepEqual(chosen_so_far().slice(so_far + 1), [
	{ field: "level", value: 4 },
	{ field: "form", value: 2 },
]);
for (const { n } of sent.filter(({ type }) => type === "choose_cup")) tell({ type: "heard", n });
// A held Enter presses once, whatever stands under it then; a held arrow goes on.
assert.deepEqual(
	[key_goes_through("Enter"), key_goes_through("Enter", true), key_goes_through("ArrowDown", true)],
	[true, false, true],
);

tell(told["cup of rounds"]);
assert.deepEqual(
	element("rows").children.map(({ children }) => children.map((cell) => cell.firstChild).join(" ")),
	["1. Ada 0 0 0", "2. Peppe 0 0 0", "3. Bruno 0 0 0"],
);
assert.equal(element("rounds").children.length, 3);
tell(told["cup to join"]);
const [draw, leave] = element("choices").children;
const done = () => sent.filter(({ type }) => type === "do").map(({ choice, at }) => [choice, at]);

leave.onclick();
assert.deepEqual([done(), element("sure").open], [[], true], "nothing is done before the answer");
assert.deepEqual(
	["sure-title", "yes"].map((id) => element(id).textContent),
	["I leave the cup?", "I leave the cup"],
);
element("sure").close();
assert.deepEqual(done(), [], "she stays");
leave.onclick();
element("yes").onclick();
assert.deepEqual([done(), element("sure").open], [[["leave", 0]], false]);
tell({ type: "heard", n: sent.findLast(({ n }) => n).n });
draw.onclick();
assert.deepEqual(done().at(-1), ["draw", 0], "what may be taken back is done at once");
console.log("the cup: what can be chosen stands there, and to leave is asked on a sheet of the page");
