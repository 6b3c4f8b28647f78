// Drives a page's words to friends without a browser: what is sent, what is shown, and the switch that is kept.
// `node tests/pages/words.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { Element } from "./support/elements.mjs";
import { new_page, stand_in } from "./support/pages.mjs";

const sent = [];
class Socket {
	static OPEN = 1;
	readyState = 1;
	constructor() {
		Socket.last = this;
	}
	send(text) {
		sent.push(JSON.parse(text));
	}
	close() {}
}

let byId = new Map();
const timers = [];
async function page(keeps) {
	byId = new Map();
	const element = (id) => byId.get(id) ?? byId.set(id, new Element(id)).get(id);
	element("talk").close = () => {
		element("talk").open = false;
	};
	const area = { getItem: (name) => keeps.get(name) ?? null, setItem: (name, value) => keeps.set(name, value) };
	const document = {
		getElementById: element,
		createElement: () => new Element(),
		addEventListener() {},
		querySelectorAll: () => [],
		body: new Element(),
		documentElement: new Element(),
	};
	const given = {
		document,
		addEventListener() {},
		window: { addEventListener() {}, localStorage: area, sessionStorage: area },
		navigator: { languages: ["it"] },
		location: { origin: "http://home", href: "http://home/", pathname: "/" },
		WebSocket: Socket,
		setTimeout: (work, ms) => timers.push({ work, ms }),
		clearTimeout() {},
	};
	stand_in(given);
	const [line, sheets] = await new_page()("line", "sheets");
	line.connect();
	line.take_words({ words: { unsent: "{choice}?" }, language: "it", table: "green" });
	line.catch_up();
	let drawn = 0;
	sheets.offer_lines(() => {
		drawn += 1;
	});
	return { element, line, sheets, drawn: () => drawn };
}

const players = [
	{ place: 0, name: "Bruno" },
	{ place: 1, name: "Anna", wrote: "Brava!", wrote_as: 1 },
];
const keeps = new Map();
const { element, line, sheets, drawn } = await page(keeps);
assert.deepEqual(sheets.written({ players }), ["Anna: Brava!"]);
assert.equal(element("lines").checked, true);
// Two that come together stand in the order in which they were written, whoever sits where.
const answered = [players[0], { ...players[1], wrote_as: 3 }, { place: 2, name: "Leo", wrote: "Carico?", wrote_as: 2 }];
assert.deepEqual(sheets.written({ players: answered }), ["Leo: Carico?", "Anna: Brava!"]);

// A line stands beside its writer's face until it can have been read, longer if it is long, and comes back with new words
// or if the same are written again; no time goes by on a page that nobody sees.
for (const [wrote_as, wrote] of [
	[1, "Brava!"],
	[2, "Che mano, Bruno! Ancora una?"],
	[3, "Che mano, Bruno! Ancora una?"],
]) {
	const one = { ...players[1], wrote, wrote_as };
	const before = drawn();
	timers.length = 0;
	document.hidden = true;
	assert.equal(sheets.wrote(one), wrote);
	assert.equal(timers.length, 0, "as long as nobody looks");
	document.hidden = false;
	for (let look = 0; look < 3; look += 1) assert.equal(sheets.wrote(one), wrote);
	const [{ work, ms }] = timers;
	assert.equal(timers.length, 1);
	assert.ok(ms >= 3000 + 50 * wrote.length && ms < 10_000);
	work();
	await new Promise((done) => setImmediate(done));
	assert.deepEqual([sheets.wrote(one), drawn() - before], ["", 1]);
	assert.deepEqual(sheets.written({ players: [one] }), [`Anna: ${wrote}`], "it can still be read in the sheets");
}

// The first line of the next match is shown, too, if it is the same: its numbers begin anew.
const [facts, happened, last_trick] = [[], [], []];
for (const talkers of [players, players.map(({ place, name }) => ({ place, name }))])
	sheets.show_sheets({ players: talkers, facts, happened, last_trick, talk: [] });
assert.equal(sheets.wrote(players[1]), "Brava!");

const submit = (words) => {
	element("words").value = words;
	let stayed = false;
	element("write").onsubmit({
		preventDefault: () => {
			stayed = true;
		},
	});
	assert.ok(stayed, "the page is not loaded anew");
};
sent.length = 0;
submit("   ");
assert.deepEqual(sent, [], "nothing is no message");
element("talk").open = true;
submit("  Grazie, Anna! ");
const said = sent.filter((each) => each.type === "say");
assert.deepEqual(
	said.map(({ n, ...rest }) => rest),
	[{ type: "say", words: "Grazie, Anna!" }],
);
assert.equal(element("words").value, "");
assert.equal(element("talk").open, false);

// What is said before the last words have arrived is said after them; once too much waits, it stays where it stands.
const heard = ({ n }) => Socket.last.onmessage({ data: JSON.stringify({ type: "heard", n }) });
const says = () => sent.filter((each) => each.type === "say").map(({ sign, words }) => sign ?? words);
heard(said[0]);
sent.length = 0;
submit("first");
const state = { players, facts, happened, last_trick, talk: [{ kind: "sign", what: "ace", label: "Ace" }] };
element("talk").open = true;
sheets.show_sheets(state);
element("wheel").children[0].onclick();
assert.equal(element("talk").open, false);
for (const words of ["second", "third"]) submit(words);
assert.deepEqual(says(), ["first", "ace", "second", "third"]);
assert.equal(element("words").value, "");
element("talk").open = true;
submit("fourth");
element("wheel").children[0].onclick();
assert.deepEqual([says().length, element("words").value, element("talk").open], [4, "fourth", true]);
heard(sent.find((each) => each.words === "first"));
element("write").onsubmit({ preventDefault() {} });
assert.deepEqual([says().at(-1), element("words").value, element("talk").open], ["fourth", "", false]);
// Over the next line all comes again that has not arrived, in its order.
sent.length = 0;
Socket.last.onclose();
line.connect();
line.catch_up();
assert.deepEqual(says(), ["ace", "second", "third", "fourth"]);

element("lines").checked = false;
element("lines").onchange();
assert.equal(drawn(), 4);
assert.deepEqual(sheets.written({ players }), [], "whoever has switched it off reads nothing");
const again = await page(keeps);
assert.deepEqual(again.sheets.written({ players }), [], "and the browser keeps that");
assert.equal(again.element("lines").checked, false);
