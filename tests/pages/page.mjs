// Drives the states of the page without a browser: one after the other, and a trick that has ended is seen first.
// `node tests/pages/page.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { Element } from "./support/elements.mjs";
import { new_page, stand_in } from "./support/pages.mjs";

const high = { getBoundingClientRect: () => ({ height: 200 }) };
const styled = (id) => Object.assign(new Element(id), high, { style: { setProperty() {} } });
const byId = new Map();
const facts = ["title", "subtitle"].map((fact) => Object.assign(styled(fact), { dataset: { fact } }));
for (const each of facts) byId.set(each.id, each);
const timers = [];
const seen = []; // each picture of the table: its title, and the cards of its trick
const sent = []; // the kinds of messages to the program
const wanted = []; // the decks that are asked for
const noticed = []; // news of the table that are shown for a while
const given = {
	noticed,
	places: { bandTop: 100, rem: 0, tt: 1, az: 0.9, scale: 1 },
	seen,
	sent,
	wanted,
	innerWidth: 390,
	innerHeight: 844,
	addEventListener() {},
	getComputedStyle: () => ({ fontSize: "16px" }),
	matchMedia: () => ({ matches: false }),
	setTimeout: (work) => timers.push(work),
	document: {
		hidden: false,
		body: new Element(),
		documentElement: styled(),
		addEventListener() {},
		hasFocus: () => false,
		getElementById: (id) => byId.get(id) ?? byId.set(id, styled(id)).get(id),
		querySelectorAll: (what) => (what === "[data-fact]" ? facts : []),
	},
};
stand_in({ ...given, given });

// ---- the page's own queue and motion; what draws and what speaks with the program only keeps what it is told

const nothing = (...names) => names.map((name) => `export const ${name} = () => {};\n`).join("");
const seats = "[{ edge: 'left', y: 0, size: 0 }]"; // beside whom 100 px are free for a panel that is 200 px high
const places = `{ seats: ${seats}, ask: {}, bar: {}, choices: {}, tray: {}, mode: 'tall', h: 1, ...given.places }`;
const STUBS = {
	choices: nothing("show_choices"),
	device: nothing("offer_sounds", "play", "sound"),
	door:
		nothing("asked_at_door", "begin", "confirm_digits", "lose_seat", "show_gone", "take_seat") +
		'import { page } from "./dom.js";\nexport const show_lobby = () => { page.state = null; };\n',
	drawings: `${nothing("want")}export const want_deck = (deck) => wanted.push(deck);\n`,
	geometry: `export const lay = () => (${places});\n`,
	hand: nothing("key_pressed", "lower", "on_raise", "raised_card", "show_hand", "thrown_from"),
	line: `${nothing("catch_up", "take_words")}export const line = {};\nexport const send = ({ type }) => sent.push(type);
export const show_notice = (words) => noticed.push(words);\n`,
	sheets: `${nothing("offer_lines", "show_result", "show_sheets", "talk_key")}export const written = () => [];\n`,
	table:
		nothing("show_centre", "show_seats") +
		"export const show_trick = ({ title, trick }) => seen.push([title, trick.map((one) => one.card).join(' ')]);\n" +
		"export const sweep = () => new Promise((done) => setTimeout(done, 1));\n",
};
const [{ line }] = await new_page(STUBS)("line", "page");

const settled = () => new Promise((done) => setImmediate(done));
async function time_passes() {
	await settled();
	for (const work of timers.splice(0)) work();
	await settled();
}
async function all_time_passes() {
	do await time_passes();
	while (timers.length);
}
const players = [{ place: 0 }, { place: 1 }];
const card = (name, place, takes = false) => ({ card: name, place, takes });
const state = (title, more) => line.hears.state({ title, players, ...more });
const taken = () => seen.splice(0);

// The cards of a table come when its door has had time to be entered, or at once with a seat at it.
line.hears.words({ words: {}, deck: "cards/x/1" });
await all_time_passes();
line.hears.lobby({});
assert.deepEqual(wanted, []);
await all_time_passes();
assert.deepEqual(wanted, ["cards/x/1"]);
state("seated", { deck: "cards/x/2" });
assert.deepEqual(wanted, ["cards/x/1", "cards/x/2"]);
await all_time_passes();
taken();

// A trick that has ended is seen whole before the next state, also the last one of a hand before its count, and so is
// each of two states that come together.
state("first", { trick: [card("c1", 1)] });
await all_time_passes();
const last_trick = [card("c1", 1), card("c3", 0, true)];
state("second", { last_trick });
state("third", { last_trick, trick: [card("s5", 0)] });
state("count", { last_trick: [card("s5", 0), card("s7", 1, true)], result: {} });
await all_time_passes();
assert.deepEqual(taken(), [
	["first", "c1"],
	["first", "c1 c3"],
	["second", ""],
	["third", "s5"],
	["third", "s5 s7"],
	["count", ""],
]);

// At the count *More* stays in reach; what has happened is read out with one full stop after each sentence.
state("count", { result: {}, happened: [{ n: 1, words: "Ada wins." }] });
await all_time_passes();
assert.match(document.getElementById("game").className, /\bcounts\b/);
const panel = document.getElementById("choices-room").style;
assert.equal(panel.zoom, 1, "what leads on from a count is as large as any button");
const happened = ["Ada deals.", "It is your turn", "Hearts are trumps"].map((words, n) => ({ n: n + 2, words }));
state("count", { happened });
await all_time_passes();
assert.doesNotMatch(document.getElementById("game").className, /\bcounts\b/);
assert.equal(panel.zoom, 0.7, "an auction leaves the faces beside it in sight, but can still be read");
assert.equal(document.getElementById("heard").textContent, "Ada deals. It is your turn. Hearts are trumps");

// News of the table are shown for a while, which reads them out, too; so nothing is heard twice.
const news = [...happened, { n: 5, words: "Leo is away.", of_table: true }];
state("later", { happened: news });
state("later", { happened: [...news, { n: 6, words: "Ada plays the two." }] });
await all_time_passes();
assert.deepEqual(noticed, ["Leo is away."]);
assert.equal(document.getElementById("heard").textContent, "Ada plays the two.");
taken();

// The table may go, and another one come, while such a trick lies there or goes home: the new one is shown, and
// every state after it.
for (const moments of [0, 1]) {
	const won = [card("s5", 0), card(`s${moments}`, 1, true)];
	state("old", { last_trick: won });
	for (let at = 0; at < moments; at += 1) await time_passes();
	line.hears.lobby({});
	state("new", { trick: [card("d2", 0)] });
	await all_time_passes();
	state("later", { trick: [card("d2", 0), card("d4", 1)] });
	await all_time_passes();
	assert.deepEqual(
		taken().filter(([title]) => title !== "count" && title !== "later"),
		[["new", "d2"]],
	);
	assert.equal(document.title, "later · Briscola");
}

// A table that is gone stays away, and so does what was to be seen of it.
state("old", { last_trick: [card("d2", 0, true), card("d4", 1)] });
line.hears.lobby({});
taken();
await all_time_passes();
assert.deepEqual(taken(), []);

// After a state that cannot be shown the next one is.
const unhandled = new Promise((done) => process.once("unhandledRejection", done));
state("broken", { players: [null, null], talk: [], last_trick: [] });
assert.ok((await unhandled) instanceof TypeError);
state("whole");
await all_time_passes();
assert.deepEqual(taken().at(-1), ["whole", ""]);
// A text is shown where the page names it, and goes with the state that had it.
const written = () => facts.map((each) => each.textContent);
for (const told of [{ subtitle: "hand 2" }, {}]) {
	state("fourth", told);
	await all_time_passes();
	assert.deepEqual(written(), ["fourth", told.subtitle ?? ""]);
}

// Whoever would leave reads first what follows from it; where nothing does she goes at once.
let asked = 0;
document.getElementById("sure").showModal = () => {
	asked += 1;
};
for (const leaving of ["A computer plays on for you.", ""]) {
	state("table", { leaving });
	byId.get("leave").onclick();
	assert.deepEqual([asked, sent], [1, leaving ? [] : ["leave"]]);
	assert.equal(byId.get("sure-text").textContent, "A computer plays on for you.");
}

console.log("states: one after the other, none of a table that is gone");
