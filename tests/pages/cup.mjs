// Drives the page of a cup without a browser: what is chosen about it, and what is asked before it is done.
// `node tests/pages/cup.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import {
	chosen,
	close_line,
	element,
	enter,
	entered_with,
	keeps,
	key_goes_through,
	lose_line,
	open_page,
	seen,
	sent,
	told,
	went,
} from "./support/boards.mjs";

element("word-form").hidden = true; // as the page begins
const tell = await open_page("cup");
tell(told["cup to open"]);
const PARTS = ["wait", "now", "setup", "who", "standings", "rounds", "about", "join", "to-table", "new"];
assert.deepEqual([seen(PARTS), document.body.className], [["now", "setup"], "alone"]);
assert.deepEqual(chosen("lists"), [
	["form", "Everybody against everybody"],
	["game", "Briscola for two"],
	["hands", "first to 4 hands"],
	["size", "6"],
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

const cells = (id) => element(id).children.map(({ children }) => children.map((cell) => cell.firstChild).join("|"));
const texts = (id) => element(id).children.map(({ textContent }) => textContent);
const rounds = () =>
	element("rounds").children.map(({ className, children: [title, list] }) => [
		`${className}: ${title.textContent}`,
		...list.children.map((row) => [row.className, ...row.children.map((each) => each.textContent)].join("|")),
	]);
tell(told["cup of rounds"]);
assert.deepEqual([seen(PARTS), document.body.className], [["now", "standings", "rounds", "about"], ""]);
assert.deepEqual(
	element("heads").children.map((cell) => cell.firstChild),
	["", "Name", "Matches", "Hands won", "Cup points"],
);
assert.deepEqual(cells("rows"), ["1.|Ada|0|0|0", "2.|Peppe|0|0|0", "3.|Bruno|0|0|0"]);
assert.deepEqual(
	element("rows").children.map(({ className }) => className),
	["own", "", ""],
);
assert.deepEqual(rounds(), [
	["paper now: Round 1 of 3", "own|Peppe – Ada|"],
	["paper: Round 2 of 3", "|Bruno – Peppe|"],
	["paper: Round 3 of 3", "own|Ada – Bruno|"],
]);
assert.equal(element("link").textContent, "http://club/cup#link", "where the page lies");
const [first] = told["cup of rounds"].rounds;
const won = { ...first, tables: [{ names: "Peppe – Ada", result: "1 : 0" }] };
tell({ ...told["cup of rounds"], standings: [], rounds: [won], over: true });
assert.deepEqual([seen(PARTS), document.body.className], [["now", "rounds", "about", "new"], "whole"]);
assert.deepEqual(rounds(), [["paper now: Round 1 of 3", "|Peppe – Ada|1 : 0"]]);
tell(told["cup to join"]);
assert.deepEqual(
	[seen(PARTS), texts("people")],
	[
		["now", "who", "about"],
		["Ada", "Bruno"],
	],
);
assert.deepEqual(texts("rules"), told["cup to join"].rules);
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

// What was lost on the way is sent again while it can still be done.
const lost = (type) => {
	const before = sent.filter((each) => each.type === type).length;
	return (state) => {
		lose_line();
		tell(state);
		return sent.filter((each) => each.type === type).length - before;
	};
};
const begins = lost("do");
assert.deepEqual([begins(told["cup to join"]), begins(told["cup of rounds"])], [1, 1], "the tables are drawn");
tell({ ...told["cup to join"], ask_name: true });
assert.ok(seen(PARTS).includes("join"));
element("name").value = "Carla";
element("join").onsubmit({ preventDefault() {} });
assert.equal(sent.at(-1).name ?? sent.at(-2).name, "Carla");
const joins = lost("name");
assert.deepEqual([joins({ ...told["cup to join"], ask_name: true }), joins(told["cup to join"])], [1, 1]);
level.onchange();
const chooses = lost("choose_cup");
assert.deepEqual([chooses(told["cup to open"]), chooses(told["cup to join"])], [1, 1]);

// By the link of a cup, or to the one that this browser keeps: its secret goes to no other, and no address has it.
const hers = { table: "cup-l1nk", secret: "s3cr3t" };
let told_anew;
for (const [hash, kept, enters] of [
	["", {}, ["cup", ""]],
	["#l1nk", {}, ["cup-l1nk", ""]],
	["", { cup: hers }, ["cup-l1nk", "s3cr3t"]],
	["#l1nk", { cup: hers }, ["cup-l1nk", "s3cr3t"]],
	["#0ther", { cup: hers }, ["cup-0ther", ""]],
	["", { cup: { table: "t4b1e", secret: "s3cr3t" } }, ["cup", ""]],
]) {
	went.splice(0);
	told_anew = await open_page("cup", { hash, keeps: kept });
	assert.deepEqual([entered_with().slice(0, 2), went], [enters, hash ? ["/cup"] : []]);
}
told_anew({ type: "entered", table: "cup-l1nk", secret: "s3cr3t", name: "Ada" });
assert.deepEqual(keeps("cup"), hers);
lose_line();
assert.deepEqual(entered_with().slice(0, 2), ["cup-l1nk", "s3cr3t"]);

// She goes to her table as the same person.
went.splice(0);
told_anew({ ...told["cup of rounds"], table: "t4b1e" });
assert.ok(seen(PARTS).includes("to-table"));
element("to-table").onclick();
assert.deepEqual([keeps("tab"), keeps("cup"), went], [{ wanted: "t4b1e", secret: "s3cr3t" }, "t4b1e", ["./"]]);

// A cup that is gone is forgotten, and so is one that is over once a new one is wanted; whatever it is, she reads it.
for (const [why, kept] of [
	["cup", null],
	["closed", hers],
]) {
	const tells = await open_page("cup", { keeps: { cup: hers } });
	tells(told["cup of rounds"]);
	tells({ type: "gone", why, sentence: `<${why}>` });
	const wait = [seen(PARTS.slice(0, 7)), element("wait-text").textContent];
	assert.deepEqual([wait, keeps("cup")], [[["wait"], `<${why}>`], kept]);
	close_line();
	assert.deepEqual(seen(["line-room"]), [], "nothing is lost");
}
went.splice(0);
element("new").onclick();
assert.deepEqual([keeps("cup"), went], [null, ["reload"]]);

// Whoever has sat at a table of this computer is asked whether she is called so here, too; what she writes stays.
const sat = { table: "t4b1e", secret: "s3cr3t", name: "Nina", at: Date.now(), days: 9 };
element("name").value = "";
const met = await open_page("cup", { keeps: { seats: [sat] } });
for (const name of ["Nina", "Rosa"]) {
	met({ ...told["cup to join"], ask_name: true });
	assert.equal(element("name").value, name);
	element("name").value = "Rosa";
}

// A browser that keeps nothing comes back by the word of her place, once it has been hers.
const keeps_nothing = await open_page("cup");
keeps_nothing(told["cup to open"]);
element("word").value = "cup-l1nk.s3cr3t";
element("word-form").onsubmit({ preventDefault() {} });
enter();
assert.deepEqual(entered_with().slice(0, 2), ["cup-l1nk", "s3cr3t"]);
window.name = "cup-l1nk.s3cr3t";
await open_page("cup");
assert.deepEqual([entered_with().slice(0, 2), window.name], [["cup-l1nk", "s3cr3t"], ""], "handed over by a table");
console.log("the cup: what can be chosen stands there, and to leave is asked on a sheet of the page");
