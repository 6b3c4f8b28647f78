// Drives the page of a slate without a browser: a game is chosen, and what was asked is answered.
// `node tests/pages/slate.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { chosen, element, open_page, sent, told } from "./support/boards.mjs";

const tell = await open_page("slate");
tell(told["slate to begin"]);
assert.deepEqual(chosen("lists"), [
	["players", "2"],
	["variant", "Briscola"],
	["counting", "As usual"],
	["goal", "first to 2 hands"],
]);
assert.deepEqual(
	element("names").children.map((row) => row.firstChild.textContent),
	["Name 1", "Name 2"],
);
const choice_of = (at, value) => {
	const select = element("lists").children[at].lastChild;
	select.selectedIndex = value;
	select.onchange();
};
choice_of(0, 1);
choice_of(1, 0);
element("setup").onsubmit({ preventDefault() {} });
const games = sent.filter(({ type }) => type === "game").map(({ field, value, begin }) => [field, value, begin]);
assert.deepEqual(games, [
	["players", 1, false],
	["variant", 0, false],
	["", 0, true],
]);
tell(told.slate);
assert.ok(element("setup").hidden);
assert.deepEqual(
	["game", "ask", "rows-title"].map((id) => element(id).textContent),
	["Briscola for two · one hand", "Who won the hand?", "The hands so far"],
);
assert.equal(element("scores").children.length, 2);
element("answers").children[1].onclick();
const { at, choice } = sent.findLast(({ type }) => type === "do");
assert.deepEqual([at, choice], [1, "side-1-0"]);
console.log("the slate: a game is chosen, and a question answered");
