// Drives the page of a slate without a browser: a game is chosen, and what was asked is answered.
// `node tests/pages/slate.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import {
	chosen,
	close_line,
	element,
	entered_with,
	keeps,
	lose_line,
	open_page,
	seen,
	sent,
	told,
	went,
} from "./support/boards.mjs";

const tell = await open_page("slate");
tell(told["slate to begin"]);
const PARTS = ["wait", "board", "entry", "past", "setup", "close", "share", "rows-title", "number", "home"];
assert.deepEqual(seen(PARTS), ["setup"]);
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
for (const [at, name] of ["Ada", "Zia"].entries()) element("names").children[at].lastChild.value = name;
assert.equal(element("names").children[0].lastChild.maxLength, 16);
tell(told["slate to begin"]); // somebody else has chosen something: what is being written stays
const choice_of = (at, value) => {
	const select = element("lists").children[at].lastChild;
	select.selectedIndex = value;
	select.onchange();
};
choice_of(0, 1);
choice_of(1, 0);
element("setup").onsubmit({ preventDefault() {} });
const games = () => sent.filter(({ type }) => type === "game");
assert.ok(games().every(({ names }) => names.join() === "Ada,Zia"));
assert.deepEqual(
	games().map(({ field, value, begin }) => [field, value, begin]),
	[
		["players", 1, false],
		["variant", 0, false],
		["", 0, true],
	],
);
lose_line();
const begun = games().length;
tell(told.slate);
assert.equal(document.title, "The slate · Briscola");
assert.equal(games().length, begun, "of a game that has begun nothing is chosen again");
assert.deepEqual(seen(PARTS), ["board", "entry", "past", "share"]);
assert.equal(element("link").textContent, "http://club/cup#link", "where the page lies");
assert.deepEqual(
	["game", "ask", "rows-title"].map((id) => element(id).textContent),
	["Briscola for two · one hand", "Who won the hand?", "The hands so far"],
);
assert.equal(element("scores").children.length, 2);
element("answers").children[1].onclick();
const { at, choice } = sent.findLast(({ type }) => type === "do");
assert.deepEqual([at, choice], [1, "side-1-0"]);

// An answer that was lost is sent again while its question stands, and else is told.
const answers = () => sent.filter(({ type }) => type === "do").map(({ at, choice }) => [at, choice]);
lose_line();
tell(told.slate);
assert.deepEqual(answers(), [
	[1, "side-1-0"],
	[1, "side-1-0"],
]);
lose_line();
const written = { ...told.slate, at: 2, may_go_back: true, rows: ["Bruno 70 – 50"], note: "Bruno deals" };
document.activeElement = null;
tell({
	...written,
	lines: [{ name: "Ada", figure: "50", side: "red" }, { name: "Bruno", strokes: 1 }, { name: "Zia" }],
});
assert.deepEqual([answers().length, element("notice").textContent], [2, "Bruno: too late"]);
assert.deepEqual(seen(PARTS), ["board", "entry", "past", "share", "rows-title"]);
assert.equal(document.activeElement, element("ask"), "a screen reader is at the question");
const score = () =>
	element("scores").children.map(({ children, className }) => [
		...children.map(({ textContent }) => textContent),
		className,
	]);
assert.deepEqual(score(), [
	["Ada", 0, "50", "red"],
	["Bruno", 1, "", ""],
	["Zia", 0, "", ""],
]);
const look = () => [element("scores").className, element("answers").className, element("take-back").disabled];
assert.deepEqual(look(), ["many", "short", false]);
assert.deepEqual([element("note").textContent, element("balance").children.length], ["Bruno deals", 2]);

// A figure is written within its bounds, by keys or steps; what is being written stays while nothing else is asked.
document.activeElement = null;
const long = [{ id: "side-0-1", label: "Ada with all the tricks" }];
const number = { least: 20, most: 120, step: 1, usual: 61 };
const counted = { ...told.slate, at: 3, strokes: false, lines: [{ name: "Ada", figure: "50" }], number, answers: long };
const labels = { ...told.slate.labels, home: "All tables" };
tell({ ...counted, labels });
assert.deepEqual(look(), ["", "", true]);
assert.deepEqual(score(), [["Ada", "50", "", ""]]);
assert.deepEqual(seen(PARTS), ["board", "entry", "past", "share", "number", "home"]);
const figure = element("figure");
assert.deepEqual([figure.min, figure.max, figure.step, figure.value], [20, 120, 1, 61]);
Object.assign(element("more"), { hidden: false }).dataset.by = 1;
document.activeElement = null;
const steps = ["more", "far-less", "far-less", "far-less", "far-less", "far-less"];
const values = steps.map((id) => [element(id).onclick(), figure.value][1]);
assert.deepEqual(values, [62, 52, 42, 32, 22, 20]);
for (let n = 0; n < 11; n += 1) element("far-more").onclick();
tell(counted);
assert.deepEqual([figure.value, document.activeElement], [120, null]);
const writes = (value, valid) => {
	Object.assign(figure, { value, validity: { valid } });
	const before = answers().length;
	figure.onkeydown({ key: "1" });
	assert.equal(answers().length, before);
	figure.onkeydown({ key: "Enter" });
	return answers().slice(before);
};
for (const [value, valid] of [
	["121", false],
	["", true],
]) {
	assert.deepEqual(writes(value, valid), []);
	assert.equal(element("notice").textContent, "20 – 120");
	element("notice").textContent = "";
}
assert.deepEqual(writes("61", true), [[3, "61"]]);
tell({ ...told.slate, at: 3, lines: [], ask: "" });
assert.deepEqual(seen(PARTS), ["share"], "nothing is asked, and nothing stands there");
tell({ ...counted, at: 4, number: { ...number, step: 20 } });
assert.deepEqual([element("more").hidden, element("far-more").textContent, figure.value], [true, "+20", 61]);

// What else can be pressed, each once the one before has arrived.
const heard = () => tell({ type: "heard", n: sent.findLast(({ n }) => n).n });
const presses = ["take-back", "other", "close", "leave"].map((id) => {
	heard();
	element(id).onclick();
	const { type, choice = "" } = sent.findLast(({ n }) => n);
	return `${type} ${choice}`;
});
assert.deepEqual(presses, ["do back", "do game", "do close", "leave "]);
tell({
	...told["slate to begin"],
	lines: told.slate.lines,
	ask: "?",
	setup: { ...told["slate to begin"].setup, may_close: true },
});
assert.deepEqual(seen(PARTS), ["setup", "close"], "the next game is chosen instead of the slate");

// By the word of the big screen, which serves once, or by the slate's link; the browser keeps it, and no address.
for (const [hash, kept, enters] of [
	["", {}, ["slate", "", ""]],
	["#cfhk12ab", {}, ["slate", "", "CFHK12AB"]],
	["#s3cr3t-of_hers", { slate: "0ther" }, ["slate", "s3cr3t-of_hers", ""]],
	["", { slate: "0ther" }, ["slate", "0ther", ""]],
]) {
	went.splice(0);
	const told_anew = await open_page("slate", { hash, keeps: kept });
	assert.deepEqual([entered_with(), went], [enters, hash ? ["/cup"] : []]);
	told_anew({ type: "entered", secret: "k3pt" });
	assert.equal(keeps("slate"), "k3pt");
	lose_line();
	assert.deepEqual(entered_with(), ["slate", "k3pt", ""]);
}

// Who must wait, or is no longer there, reads why, and may try again where that helps.
const WAIT = [...PARTS, "digits", "again"];
for (const [why, keeps_it, again] of [
	["slate", false, true],
	["secret", false, true],
	["sent_away", false, false],
	["word", true, false],
	["closed", true, true],
]) {
	const told_anew = await open_page("slate", { keeps: { slate: "k3pt" } });
	document.activeElement = null;
	told_anew(told.slate);
	assert.equal(document.activeElement, null, "nobody has asked for a keyboard");
	told_anew({ type: "confirm", digits: "42", sentence: "Compare them." });
	assert.deepEqual(seen(WAIT).slice(0, 1), ["wait"]);
	assert.deepEqual(
		[
			element("digits").textContent,
			element("digits").hidden,
			element("wait-text").textContent,
			element("again").hidden,
		],
		["42", false, "Compare them.", true],
	);
	told_anew({ type: "gone", why, sentence: `<${why}>` });
	assert.deepEqual([keeps("slate") === "k3pt", !element("again").hidden], [keeps_it, again], why);
	assert.deepEqual(
		[element("wait-text").textContent, element("digits").hidden, element("board").hidden],
		[`<${why}>`, true, true],
	);
	close_line();
	assert.deepEqual(seen(["line-room"]), [], "nothing is lost");
}
const leaving = await open_page("slate", { keeps: { slate: "k3pt" } });
went.splice(0);
leaving({ type: "gone", why: "left", sentence: "" });
assert.deepEqual([keeps("slate"), went], [null, ["reload"]]);
console.log("the slate: a game is chosen, and a question answered");
