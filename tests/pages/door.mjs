// Drives the door of the page without a browser: the line that comes too late, and the word that brings somebody back.
// `node tests/pages/door.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { Element } from "./support/elements.mjs";
import { new_page, stand_in } from "./support/pages.mjs";

let byId = new Map();
const rooms = [0, 1].map(() => new Element());
const boxes = [0, 1].map(() => new Element());
for (const room of rooms) room.append(new Element(), new Element(), new Element());
const element = (id) => byId.get(id) ?? byId.set(id, new Element(id)).get(id);
const lists = { ".seen input": boxes, ".word-room": rooms };
const timers = [];
let storage = null; // null is a browser that keeps nothing

class Socket {
	static CONNECTING = 0;
	static OPEN = 1;
	static all = [];
	constructor(address) {
		Object.assign(this, { address, readyState: 0, sent: [] });
		Socket.all.push(this);
	}
	send(text) {
		this.sent.push(JSON.parse(text));
	}
	close() {
		this.readyState = 3;
	}
	open() {
		this.readyState = 1;
		this.onopen();
		return this.sent.at(-1);
	}
	tell(message) {
		this.onmessage({ data: JSON.stringify(message) });
	}
}
const now = () => Socket.all.at(-1);
const area = { getItem: (name) => storage.get(name) ?? null, setItem: (name, value) => storage.set(name, value) };
const window = { name: "", addEventListener() {}, localStorage: area, sessionStorage: area };
const copied = [];
const selected = [];
const went = [];
const listeners = {};
const given = {
	window,
	WebSocket: Socket,
	addEventListener: (kind, work) => {
		listeners[kind] = work;
	},
	getSelection: () => ({ selectAllChildren: (each) => selected.push(each.textContent) }),
	navigator: { languages: ["it"], clipboard: { writeText: async (text) => copied.push(text) } },
	history: { replaceState() {} },
	clearTimeout: (id) => {
		if (id) timers[id - 1] = null;
	},
	location: {
		hash: "",
		pathname: "/",
		origin: "http://club.example",
		href: "http://club.example/",
		reload: () => went.push("reload"),
		assign: (where) => went.push(where),
		replace: (where) => went.push(where),
	},
	setTimeout: (work, ms) => timers.push({ work, ms }),
	document: {
		hidden: false,
		body: new Element(),
		documentElement: { dataset: {} },
		activeElement: null,
		addEventListener() {},
		createElement: () => new Element(),
		getElementById: element,
		querySelectorAll: (what) => lists[what] ?? [],
	},
};
stand_in(given);
const next_timer = () =>
	timers
		.splice(0)
		.filter(Boolean)
		.map((each) => each.work());

// ---- the page, anew for each browser

async function browser({ keeps, seats = [], tab = null }) {
	[storage, byId] = [keeps ? new Map([["seats", JSON.stringify(seats)]]) : null, new Map()];
	if (tab) storage.set("tab", tab);
	timers.splice(0);
	const [{ page }, { line, send }, door] = await new_page()("dom", "line", "door");
	page.words = new Proxy({}, { get: (_, word) => `<${String(word)}>` });
	line.hears = { entered: door.take_seat, lobby: door.show_lobby, gone: door.show_gone, no_seat: door.lose_seat };
	line.asked_still = door.asked_at_door;
	line.hears.confirm = door.confirm_digits;
	door.begin();
	return { line, send, page_of: page };
}
const lobby = (ask_name) => now().tell({ type: "lobby", title: "Club", lines: [], ask_name });
const entered = () =>
	now().tell({ type: "entered", table: "t4b1e", secret: "s3cr3t-of_hers", name: "Ada", days: 1, seen: null });

// A page that stood still: the server has hung up, and the line is tried again without a word.
const { line } = await browser({ keeps: false });
const first = now();
first.open();
first.tell({ type: "gone", why: "late", sentence: "Nothing that somebody reads." });
assert.equal(first.readyState, 3, "the line that came too late is given up");
assert.equal(now(), first, "not at once");
next_timer();
assert.notEqual(now(), first, "and tried again");
assert.deepEqual(
	[...byId.values()].filter((each) => `${each.textContent}`.includes("somebody reads")),
	[],
);
assert.equal(line.over, false);

// What is missing is said in the page's own words, and the browser's are not shown.
for (const [id, words] of [
	["name", "<name_first>"],
	["letters", "The four letters"],
]) {
	let shown = true;
	const preventDefault = () => {
		shown = false;
	};
	element(id).labels = [{ textContent: words }];
	listeners.invalid({ target: element(id), preventDefault });
	assert.deepEqual([element("notice").textContent, shown, document.activeElement], [words, false, element(id)]);
}

// A browser that keeps nothing is asked for a word; whoever sits down there gets one.
now().open();
lobby(true);
assert.equal(element("word-form").hidden, false, "somebody may have a word");
assert.ok(
	rooms.every((room) => room.hidden),
	"nobody sits here yet",
);
entered();
lobby(true);
assert.ok(rooms.every((room) => !room.hidden && room.children[1].textContent === "t4b1e.s3cr3t-of_hers"));
assert.equal(element("word-form").hidden, true);
await rooms[1].children[2].onclick();
assert.deepEqual(copied, ["t4b1e.s3cr3t-of_hers"]);
navigator.clipboard = undefined; // as on a page without https
await rooms[0].children[2].onclick();
assert.deepEqual(selected, ["t4b1e.s3cr3t-of_hers"]);
assert.equal(copied.length, 1);

// Later, in another tab of that browser, she types it: that seat is asked for, at that table.
for (const [typed, table, secret] of [
	["  t4b1e.s3cr3t-of_hers ", "t4b1e", "s3cr3t-of_hers"],
	["t4b1e", "t4b1e", ""],
	["no word at all", "-", ""],
	["", "-", ""],
	[".s3cr3t", "-", "s3cr3t"],
]) {
	element("word").value = typed;
	element("word-form").onsubmit({ preventDefault() {} });
	const { type, ...entered } = now().open();
	assert.deepEqual([type, entered.table, entered.secret], ["enter", table, secret], typed);
}
element("word").value = "cup-x.s3cr3t";
element("word-form").onsubmit({ preventDefault() {} });
assert.deepEqual([went, window.name], [["cup"], "cup-x.s3cr3t"], "the word of a cup leads to it");

// From a cup's page such a browser comes to her table by the tab's name, once; one that keeps seats takes nothing from
// it.
for (const [keeps, table, secret] of [
	[false, "t4b1e", "s3cr3t-of_hers"],
	[false, "", ""],
	[true, "", ""],
]) {
	if (secret || keeps) window.name = "t4b1e.s3cr3t-of_hers";
	await browser({ keeps });
	const entering = now().open();
	assert.deepEqual([entering.table, entering.secret, window.name], [table, secret, ""]);
}

// Where the browser keeps seats nobody needs a word.
await browser({ keeps: true });
now().open();
lobby(true);
assert.equal(element("word-form").hidden, true);
entered();
assert.ok(rooms.every((room) => room.hidden));
assert.equal(JSON.parse(storage.get("seats"))[0].secret, "s3cr3t-of_hers");
// A free chair of the table, and one of a club's tables, says what a press does; it is done there.
now().tell({
	type: "lobby",
	title: "Table",
	seats: [
		{ seat: 0, name: "Leo" },
		{ seat: 1, name: "", note: "free", may_sit: true },
	],
});
const [taken, free] = element("lobby").children.map((row) => row.lastChild);
assert.deepEqual([taken.hidden, free.hidden, free.textContent], [true, false, "<sit_here>"]);
free.onclick();
assert.deepEqual([now().sent.at(-2).type, now().sent.at(-2).seat], ["seat", 1]);
const chairs = [
	{ seat: 0, name: "Leo", face: "faces/leo/1" },
	{ seat: 1, name: "free", free: true },
];
const club = {
	type: "lobby",
	title: "Club",
	club: true,
	tables: [
		{ table: "t4b1e", label: "Briscola", note: "for two", chairs, playing: true },
		{ table: "cl0sed", label: "Sueca", chairs: [], playing: true, onlookers: false },
		{ table: "0pen", label: "Bisca", chairs: [] },
	],
	kinds: [{ table: "new-1", label: "Prini", note: "one hand" }],
};
now().tell(club);
const TITLES = ["tables-title", "kinds-title", "cup"];
const titles = () => TITLES.map((id) => !element(id).hidden);
const row_of = (id, at) => element(id).children[at].children;
const press_as = (name, button) => {
	element("name").value = name;
	document.activeElement = null;
	const before = now();
	button.onclick();
	if (now() === before) return [element("notice").textContent, document.activeElement === element("name")];
	const { name: said, table, chair, looks_on, listed } = now().open();
	now().tell(club);
	return [said, table, chair ?? looks_on ?? listed];
};
assert.deepEqual([document.body.className, element("name").value, titles()], ["club", "Ada", [true, true, true]]);
const [title, note, list, watch] = row_of("tables", 0);
assert.deepEqual([title.textContent, note.textContent], ["Briscola", "for two"]);
assert.deepEqual(
	[0, 1, 2].map((at) => row_of("tables", at)[3].hidden),
	[false, true, true],
	"nobody looks on where nobody plays, or nobody may",
);
const [sitter, chair] = list.children.map((one) => one.firstChild);
const [face, called] = sitter.children;
assert.deepEqual([called.textContent, face.hidden, face.dataset.source], ["Leo", false, "faces/leo/1/face.svg"]);
assert.deepEqual([chair.textContent, chair["aria-label"]], ["<sit_here>", "free. <sit_here>: Briscola, 2"]);
assert.deepEqual([watch.textContent, watch["aria-label"]], ["<look_on>", "<look_on>: Briscola"]);
const [kind, what, for_all, by_link] = row_of("kinds", 0);
assert.deepEqual(
	[kind, what, for_all, by_link].map(({ textContent }) => textContent),
	["Prini", "one hand", "<for_all>", "<by_link>"],
);
assert.deepEqual(press_as("  ", chair), ["<name_first>", true]);
assert.deepEqual(press_as(" Ada ", chair), ["Ada", "t4b1e", 1]);
assert.deepEqual(press_as("Ada", watch), ["Ada", "t4b1e", true]);
assert.deepEqual(press_as("Ada", for_all), ["Ada", "new-1", true]);
assert.deepEqual(press_as("Ada", by_link), ["Ada", "new-1", false]);
element("name").value = "Zia";
const nobody_s = { seat: 0, name: "Bruno", face: "" };
now().tell({ ...club, tables: [{ ...club.tables[0], chairs: [nobody_s, { ...nobody_s, seat: 1 }] }], kinds: [] });
assert.deepEqual([element("name").value, titles()], ["Zia", [true, false, false]]);
const taken_now = row_of("tables", 0)[2].children.map((one) => one.firstChild.children);
assert.deepEqual(
	taken_now.map(([drawing, text]) => [drawing.hidden, text.textContent]),
	[
		[true, "Bruno"],
		[true, "Bruno"],
	],
);
now().tell({ ...club, tables: [] });
assert.deepEqual(titles(), [false, true, true]);
// A code leads there without a name, whatever stands between its letters.
element("code").value = " c0-de ";
element("code-form").onsubmit({ preventDefault() {} });
const { type, languages, ...by_code } = now().open();
assert.deepEqual([type, by_code], ["enter", { table: "c0de", secret: "", word: "", face: "", seen: false }]);
element("code").value = " - ";
element("code-form").onsubmit({ preventDefault() {} });
assert.equal(now().open().table, "-", "no code is one that no table has");

// Faces are drawn once somebody looks at them; one that is chosen is asked for here again, also by another page.
const { line: at_seat } = await browser({ keeps: true });
const faces = ["ada", "rosa"].map((name, at) => ({ face: `faces/${name}/1a2b`, label: name, own: at === 0 }));
const face_buttons = () => element("face-list").children;
now().open();
entered();
now().tell({ type: "lobby", title: "Club", faces });
assert.deepEqual([element("faces").hidden, face_buttons().length], [false, 0]);
element("faces").open = true;
element("faces").ontoggle();
const seen_faces = face_buttons().map((each) => [each["aria-label"], each["aria-pressed"], each.firstChild.src]);
assert.deepEqual(seen_faces, [
	["ada", "true", "faces/ada/1a2b/face.svg"],
	["rosa", "false", "faces/rosa/1a2b/face.svg"],
]);
face_buttons()[1].onclick();
const { n: _, ...wished } = now().sent.findLast(({ type }) => type === "face");
assert.deepEqual(wished, { type: "face", face: "rosa" });
assert.ok(at_seat.asked_still({ message: wished }), "it is sent again over the next line");
now().tell({ type: "lobby", title: "Club" });
assert.ok(element("faces").hidden && !at_seat.asked_still({ message: wished }), "not while a match goes on");
assert.deepEqual([face_buttons().length, at_seat.enter().face], [0, "rosa"]);

// Whoever brings no word is asked for the letters of the big screen, large or small; wrong ones are asked for again, and
// nothing is tried by itself meanwhile.
const { line: asks } = await browser({ keeps: true });
const told = (why) => {
	now().tell({ type: "no_seat", table: "t4b1e" });
	now().tell({ type: "gone", why, sentence: `<${why}>` });
};
const types = (letters) => {
	element("letters").value = letters;
	element("letters").oninput({ target: element("letters"), isComposing: true });
	assert.equal(element("letters").value, letters, "nothing is taken out of what is still being composed");
	element("letters").oninput({ target: element("letters") });
	element("letters-form").onsubmit({ preventDefault() {} });
	assert.equal(element("letters").value, "");
	return now().open().word;
};
assert.equal(now().open().word, "");
told("letters");
assert.deepEqual([element("letters-form").hidden, element("back").hidden, asks.over], [false, true, true]);
assert.equal(document.activeElement, element("letters"), "a keyboard and a screen reader are there at once");
assert.equal(types("c1f h-k"), "CFHK");
told("wrong_letters");
assert.equal(element("door-lines").children[0].textContent, "<wrong_letters>");
assert.equal(types("KhFc"), "KHFC");
lobby(true);
assert.equal(element("letters-form").hidden, true);
assert.equal(element("name-form").hidden, false);
assert.equal(document.activeElement, element("name"), "the name is asked where the keys already write");
element("letters").focus();
lobby(true);
assert.equal(document.activeElement, element("letters"), "news of the lobby take no focus away");

// The code of the big screen brings them; whose seat the browser keeps is asked first if she is that, or somebody new.
given.location.hash = "#cfhk";
await browser({ keeps: true });
assert.equal(now().open().word, "CFHK");
const seats = [{ table: "t4b1e", secret: "s3cr3t", name: "Ada", at: Date.now(), days: 1 }];
await browser({ keeps: true, seats });
assert.equal(now().open().word, "", "held back");
told("letters");
assert.deepEqual([element("letters-form").hidden, element("new").hidden], [true, false]);
element("new").onclick();
assert.equal(now().open().word, "CFHK");
given.location.hash = "";

// The table's link is sent by the system's sheet where there is one; whoever shuts it is told nothing, and one that
// fails leaves the link to copy.
assert.equal(element("send-link").hidden, true, "as on a page without https");
const sent = [];
let fails = null;
navigator.share = async (what) => {
	sent.push(what);
	if (fails) throw Object.assign(new Error(), { name: fails });
};
const { send } = await browser({ keeps: true });
now().open();
now().tell({ type: "lobby", title: "Table", link: "http://club.example/#table=c0de" });
assert.equal(element("send-link").hidden, false);
selected.splice(0);
for (const [why, selects] of [
	[null, []],
	["AbortError", []],
	["NotAllowedError", ["http://club.example/#table=c0de"]],
]) {
	fails = why;
	await element("send-link").onclick();
	assert.deepEqual([sent.at(-1), selected], [{ url: "http://club.example/#table=c0de" }, selects]);
}
assert.equal(typeof element("copy").onclick, "function");

// A quick hand: eight presses, each answered at once, are eight messages and at most one beat, so that they fit into a
// second.
lobby(false);
now().sent.splice(0);
for (let press = 0; press < 8; press += 1) {
	send({ type: "do", at: 0, choice: `${press}` }, "", "");
	now().tell({
		type: "entered",
		table: "t4b1e",
		secret: "s3cr3t-of_hers",
		name: "Ada",
		days: 1,
		seen: null,
		heard: now().sent.findLast((each) => each.n).n,
	});
}
assert.equal(now().sent.filter(({ type }) => type === "do").length, 8);
assert.ok(now().sent.filter(({ type }) => type === "beat").length <= 1);
// Her other device had a clock that is ahead: what gets lost on the way from here is not taken for what came from there.
await browser({ keeps: true });
const from_there = {
	type: "entered",
	table: "t4b1e",
	secret: "s3cr3t-of_hers",
	seen: null,
	heard: Date.now() + 60_000,
};
const comes = () => {
	now().open();
	now().tell(from_there);
	now().tell({ type: "lobby", title: "Table", ready: false });
};
const readies = () => now().sent.filter(({ type }) => type === "ready").length;
comes();
element("ready").onclick();
assert.equal(readies(), 1);
now().onclose();
next_timer();
comes();
assert.equal(readies(), 1, "sent again");
// Strangers read her name or not as her box says, also if she changes it before the first press has arrived.
boxes[0].checked = true;
boxes[0].onchange();
boxes[1].checked = false;
boxes[1].onchange();
const told_seen = now().sent.filter(({ type }) => type === "seen");
assert.deepEqual(
	told_seen.map(({ seen }) => seen),
	[true, false],
);
for (const checked of [true, false, true]) {
	boxes[0].checked = checked;
	boxes[0].onchange();
}
now().onclose();
next_timer();
now().open();
entered();
const again = () => now().sent.filter(({ type }) => type === "seen");
lobby(true);
assert.deepEqual([again().map(({ seen }) => seen), boxes[1].checked], [[true], true], "the last press counts");
// The game is opened with the link of the page where that lies; a link of the game itself stays as it is.
Object.assign(location, { origin: "https://club.example", href: "https://club.example/play/" });
for (const [in_game, href] of [
	["briscola:https://club.example/#table=7KMPQ2ABCD", "briscola:https://club.example/play/#table=7KMPQ2ABCD"],
	["briscola://meeting.example.org/7KMPQ-2ABCD", "briscola://meeting.example.org/7KMPQ-2ABCD"],
	["", ""],
]) {
	now().tell({ type: "lobby", title: "Club", lines: [], ask_name: true, in_game });
	assert.deepEqual([element("in-game").href, element("in-game").hidden], [href, !in_game]);
}
// Before a match, too, she says whether it is she who would go on in her own game.
const asked = { id: "consent yes 1 ab", label: "Yes" };
now().tell({ type: "lobby", title: "Club", lines: [], ask_name: false, choices: [asked] });
assert.deepEqual(element("door-choices").hidden, false);
element("door-choices").children[0].onclick();
assert.equal(now().sent.at(-1).choice, asked.id);
now().tell({ type: "lobby", title: "Club", lines: [], ask_name: false });
assert.deepEqual(element("door-choices").hidden, true);
// What comes next is red: to be ready, and nothing once she is.
for (const [ready, name] of [
	[false, "main"],
	[true, ""],
	[false, "main"],
]) {
	now().tell({ type: "lobby", title: "Club", lines: [], ask_name: false, ready });
	assert.deepEqual([element("ready").className, element("ready").hidden], [name, false]);
	assert.equal(document.activeElement, element("ready"), "the next thing to press");
}

// Whoever has left by herself comes back to her seat: by the press, or by another one once the page is loaded again, or
// the same link opened, as it may be somebody else who does that.
const left = { type: "gone", why: "left", sentence: "You have left Nora's table.", returns: true };
const wanted_of = ({ table, secret }) => [table, secret];
const wanted = ({ table, secret, word, name }) => [table, secret, word, name];
const hers = ["t4b1e", "s3cr3t-of_hers", "", "Ada"];
given.location.hash = "#table=T4-B1E"; // spelled otherwise than the program does
await browser({ keeps: true });
assert.deepEqual(now().open().table, "T4-B1E");
entered();
now().tell(left);
assert.deepEqual(
	[element("door-lines").children[0].textContent, element("back").hidden, element("letters-form").hidden],
	["You have left Nora's table.", false, true],
);
const leaves = JSON.parse(storage.get("seats"));
assert.deepEqual(
	leaves.map(({ name, left }) => [name, left]),
	[["Ada", true]],
);
element("back").onclick();
assert.deepEqual(wanted(now().open()), hers);
entered();
assert.equal(JSON.parse(storage.get("seats"))[0].left, undefined, "she is back");
now().tell(left);
// Another tab takes the seat up, and this one says so; what else is kept there is no news here.
window.onstorage();
assert.equal(element("door-lines").children[0].textContent, "You have left Nora's table.");
const left_here = storage.get("seats");
storage.set("seats", JSON.stringify(leaves.map((each) => ({ ...each, left: undefined }))));
window.onstorage();
assert.equal(element("door-lines").children[0].textContent, "<elsewhere>");
storage.set("seats", left_here);
given.location.hash = "";
const tab_of_hers = storage.get("tab");
for (const [hash, tab] of [
	["", tab_of_hers],
	["#table=T4-B1E", null],
]) {
	given.location.hash = hash;
	await browser({ keeps: true, seats: leaves, tab });
	const asks = now();
	const { secret, name } = asks.open();
	assert.deepEqual([secret, name], ["", undefined]);
	asks.tell({ type: "no_seat", table: "t4b1e" });
	lobby(true);
	const forms = () => ["new", "name-form"].map((id) => element(id).hidden);
	const questions = element("seats").children.length;
	assert.deepEqual([now(), questions, ...forms()], [asks, 1, false, true], "one question at a time");
	element("new").onclick();
	now().open();
	now().tell({ type: "no_seat", table: "t4b1e" });
	lobby(true);
	assert.deepEqual([element("seats").hidden, ...forms()], [true, true, false], "she is somebody new");
	await browser({ keeps: true, seats: leaves, tab });
	now().open();
	now().tell({ type: "no_seat", table: "t4b1e" });
	lobby(true);
	element("seats").firstChild.firstChild.onclick();
	assert.deepEqual(wanted(now().open()).slice(1), hers.slice(1));
	entered();
}
const evening = ["Ada 2 · Nora 1", "Good night, Nora!"];
now().tell({ ...left, sentence: [left.sentence, ...evening].join("\n") });
now().tell({ type: "gone", why: "closed", sentence: "Nora has closed the table." });
assert.deepEqual(
	element("door-lines").children.map((each) => each.textContent),
	["Nora has closed the table.", ...evening],
	"the score and the good night outlive the table",
);
assert.equal(JSON.parse(storage.get("seats")).length, 0);
await browser({ keeps: true });
now().open();
entered();
now().tell(left);
// Who looked on at a friend's table and may no more is led back there, and not to a lobby that there is not.
const before = now();
before.tell({ type: "gone", why: "no_onlookers", sentence: "Nobody may look on.", returns: true });
assert.deepEqual([now() === before, element("back").hidden], [true, false]);
element("back").onclick();
assert.deepEqual(wanted(now().open()), hers);
// Her seat is gone, and she knocks under her name: a seat of another secret takes the place of the one that was kept.
now().tell({ type: "entered", table: "t4b1e", secret: "an0ther", name: "Ada", days: 1, seen: null });
assert.deepEqual(
	JSON.parse(storage.get("seats")).map(({ secret }) => secret),
	["an0ther"],
);
// Two people of one browser may have one name: each keeps a seat, and no more than six are asked about.
const namesakes = Array.from({ length: 8 }, (_, n) => `ada-${n}`);
await browser({ keeps: true });
for (const secret of namesakes) {
	if (secret !== namesakes[0]) await browser({ keeps: true, seats: JSON.parse(storage.get("seats")) });
	now().open();
	now().tell({ type: "entered", table: "t4b1e", secret, name: "Ada", days: 1, seen: null });
}
assert.deepEqual(
	JSON.parse(storage.get("seats")).map(({ secret }) => secret),
	namesakes.slice(2).reverse(),
);
// Of two people of one browser nobody is taken for the other, and whoever has not left is asked if she is that.
for (const seats of [
	[...leaves, { ...leaves[0], secret: "0f_le0", name: "Leo" }],
	[{ ...leaves[0], left: undefined }],
]) {
	await browser({ keeps: true, seats });
	const link = now();
	link.open();
	link.tell({ type: "no_seat", table: "t4b1e" });
	assert.equal(now(), link);
	lobby(true);
	assert.equal(element("seats").children.length, seats.length);
}
given.location.hash = "";

// She comes back to a table that is gone: what was told of it goes, she reads after a while that it may be closed, and
// may try again at once; it is tried on by itself, more and more slowly, and the table is found when it opens again.
await browser({ keeps: true });
now().open();
entered();
now().tell(left);
element("back").onclick();
assert.equal(element("door").hidden, true, "nobody plays for her there");
const shown = () => ["line-room", "retry"].map((id) => !element(id).hidden);
const pauses = [];
function fails_to_connect() {
	timers.splice(0);
	now().onclose();
	pauses.push(timers.filter(Boolean).at(-1).ms);
}
for (let attempt = 0; attempt < 12; attempt += 1) {
	fails_to_connect();
	const enough = attempt >= 5;
	assert.deepEqual([element("line").textContent, shown()], [enough ? "<unreachable>" : "<lost>", [true, enough]]);
	const tried = now();
	next_timer();
	assert.notEqual(now(), tried, "it goes on by itself");
}
assert.ok(pauses.slice(0, 5).reduce((sum, ms) => sum + ms) <= 20_000, "she does not wait long for that sentence");
assert.deepEqual([pauses, Math.max(...pauses)], [[...pauses].sort((one, other) => one - other), 20_000]);
fails_to_connect();
const given_up = now();
element("retry").onclick();
assert.notEqual(now(), given_up);
assert.deepEqual([element("line").textContent, shown()], ["<lost>", [true, false]]);
const { type: enters, ...asked_for } = now().open();
assert.deepEqual([enters, asked_for.secret, asked_for.name], ["enter", "s3cr3t-of_hers", "Ada"]);
now().tell({ type: "words", words: {}, language: "it", table: "green" });
assert.deepEqual(shown(), [false, false]);
// A table that closes later is told over the line that is left, and leads nowhere.
entered();
now().tell(left);
now().tell({ type: "gone", why: "closed", sentence: "The table is closed." });
assert.deepEqual(
	[element("door-lines").children[0].textContent, element("back").hidden],
	["The table is closed.", true],
);

// Whoever is sent away reads that alone, and again if her page is loaded anew: she is asked for nothing.
await browser({ keeps: true });
now().open();
entered();
now().tell({ type: "gone", why: "sent_away", sentence: "You have been asked to leave." });
const besides = ["back", "new", "letters-form", "name-form", "word-form", "open-network"];
assert.deepEqual([element("door-lines").children.length, besides.filter((id) => !element(id).hidden)], [1, []]);
assert.deepEqual(JSON.parse(storage.get("seats")), []);
await browser({ keeps: true, tab: storage.get("tab") });
assert.equal(now().open().secret, "s3cr3t-of_hers");
// A friend's table that is closed leads nowhere, one of a dealer to all tables.
given.location.hash = "#table=T4-B1E";
for (const listed of [false, true]) {
	const { page_of } = await browser({ keeps: true });
	page_of.lists = listed;
	now().open();
	entered();
	const told = ["Nora has closed the table.", "Nora 1 · Ada 0", "Good night, Nora!"];
	now().tell({ type: "gone", why: "closed", sentence: told.join("\n") });
	assert.deepEqual(
		element("door-lines").children.map((line) => line.textContent),
		told,
	);
	assert.deepEqual([element("back").hidden, element("all-tables").hidden], [true, !listed], "back to no closed table");
	const closed = now();
	if (listed) element("all-tables").onclick();
	assert.equal(now() !== closed && now().open().table === "", listed);
}

// A word is held back where a seat of before may be meant. At a table that knows none of hers she comes by the word.
given.location.hash = "#s3cr3tQR";
const elsewhere = { table: "other", secret: "s3cr3t-elsewhere", name: "Ada", at: Date.now() };
await browser({ keeps: true, seats: [elsewhere] });
assert.equal(now().open().word, "", "the seat of before may be of this table");
now().tell({ type: "no_seat", table: "t4b1e" });
assert.equal(now().open().word, "S3CR3TQR");

// What stands at the door: all that somebody may do there, and nothing of the game before.
const PARTS = [
	...["door", "game", "digits", "letters-form", "lobby", "name-form", "sit", "ready", "back", "new", "link-room"],
	...["club", "all-tables", "door-choices", "seats", "open-network"],
];
const parts = () => PARTS.filter((id) => !element(id).hidden);
const door_lines = () => element("door-lines").children.map((each) => each.textContent);
const seat_of = (name, secret = `0f_${name}`, table = "t4b1e") => ({ table, secret, name, at: Date.now() });
const lose_line = () => {
	now().onclose();
	next_timer();
	return now().open();
};
given.location.hash = "#table=t4b1e";
const { page_of } = await browser({ keeps: true });
now().open();
let closed = 0;
lists["dialog[open]"] = [Object.assign(new Element(), { close: () => (closed += 1) })];
document.body.className = "club";
const table = {
	...{
		type: "lobby",
		title: "Nora's table",
		lines: ["For two"],
		ask_name: true,
		link: "https://club.example/#table=t4b1e",
	},
	seats: [
		{ seat: 0, name: "Leo", note: "host", side: "red" },
		{ seat: 1, name: "", note: "free", may_sit: true },
	],
};
now().tell(table);
const at_table = ["door", "lobby", "name-form", "sit", "link-room", "all-tables", "open-network"];
assert.deepEqual([parts(), closed, document.body.className, door_lines()], [at_table, 1, "", ["For two"]]);
assert.deepEqual(
	element("lobby").children.map(({ className, firstChild }) => [className, firstChild.textContent]),
	[
		["red", "Leo · host"],
		["", "free"],
	],
);
assert.equal(element("link").textContent, "https://club.example/play/#table=t4b1e");
const silent = { open_network: "", too_late: "{choice}: too late" };
page_of.words = new Proxy(silent, { get: (own, word) => own[word] ?? `<${word}>` });
now().tell(table);
assert.ok(!parts().includes("open-network"), "nobody listens there");

// What she does there and what gets lost is done once, if it can still be done.
const said = (socket = now()) => socket.sent.filter(({ n }) => n).map(({ type, n, ...more }) => ({ type, ...more }));
boxes[0].checked = true;
boxes[0].onchange();
assert.deepEqual(said(), [], "whoever has no seat is seen by nobody");
element("name").value = "Ada";
const sits = { type: "name", name: "Ada", seen: true, face: "" };
element("name-form").onsubmit({ preventDefault() {} });
assert.deepEqual(said(), [sits]);
lose_line();
now().tell(table);
assert.deepEqual(said(), [sits]);
lose_line();
now().tell({ ...table, ask_name: false });
assert.deepEqual([said(), element("notice").textContent], [[], "<sit>: too late"]);
for (const [press, there, gone] of [
	[() => element("lobby").children[1].lastChild.onclick(), table, { ...table, seats: [{ seat: 1, name: "Zia" }] }],
	[() => element("ready").onclick(), { ...table, ready: false }, { ...table, ready: true }],
	[() => element("door-choices").children[0].onclick(), { ...table, choices: [asked] }, table],
]) {
	now().tell(there);
	press();
	const [first] = said();
	for (const [state, sent_again] of [
		[there, [first]],
		[gone, []],
	]) {
		lose_line();
		now().tell(state);
		assert.deepEqual(said(), sent_again);
	}
}
for (const ready of [true, false]) {
	now().tell({ ...table, ready });
	document.activeElement = null;
	now().tell({ ...table, ready });
	assert.equal(document.activeElement, null, "news take no focus away");
	const before = said().length;
	element("ready").onclick();
	assert.deepEqual(said().slice(before), [{ type: "ready", ready: !ready }]);
	now().tell({ type: "heard", n: now().sent.findLast(({ n }) => n).n });
}
entered();
now().tell({ ...table, ask_name: false, ready: true });
assert.deepEqual(parts(), ["door", "lobby", "sit", "ready", "link-room"], "she sits here");
assert.deepEqual([element("ready").textContent, element("seats").children.length], [page_of.words.not_ready, 0]);
now().tell({ type: "confirm", digits: "42", sentence: "Compare them." });
assert.deepEqual([parts(), element("digits").textContent, door_lines()], [["door", "digits"], "42", ["Compare them."]]);

// Whose seats are kept is asked first if she is one of them; at a club she may be, or say another name.
for (const [told_of, wanted, seen, lines, goes] of [
	[table, "t4b1e", ["door", "lobby", "sit", "new", "link-room", "all-tables", "seats", "open-network"], [], "t4b1e"],
	[{ ...table, link: "" }, "", ["door", "lobby", "sit", "new", "seats", "open-network"], [], ""],
	[
		{ ...club, ask_name: true, lines: ["Tonight"] },
		"",
		["door", "name-form", "club", "seats", "open-network"],
		["Tonight"],
		"",
	],
]) {
	given.location.hash = wanted && `#table=${wanted}`;
	await browser({ keeps: true, seats: [seat_of("Ada"), seat_of("Leo")] });
	now().open();
	now().tell({ type: "no_seat", table: "t4b1e" });
	now().tell(told_of);
	assert.deepEqual([parts(), door_lines()], [seen, lines]);
	const [, leo] = element("seats").children;
	leo.firstChild.onclick();
	const { table: asked_table, secret } = now().open();
	assert.deepEqual([asked_table, secret], [goes, "0f_Leo"]);
}
// Another link is no way to the seat that this tab had; the name of a seat that is lost is there to be said again.
given.location.hash = "#table=0ther";
const tab = JSON.stringify({ wanted: "t4b1e", secret: "0f_Leo" });
await browser({ keeps: true, seats: [seat_of("Leo"), seat_of("Leo", "0f_Leo", "0ther")], tab });
assert.deepEqual(wanted_of(now().open()), ["0ther", ""]);
given.location.hash = "";
await browser({ keeps: true, seats: [seat_of("Leo"), seat_of("Leo", "0f_Leo", "0ther")], tab });
assert.deepEqual(wanted_of(now().open()), ["t4b1e", "0f_Leo"]);
now().tell({ type: "no_seat", table: "t4b1e" });
assert.equal(element("name").value, "Leo");
assert.deepEqual(JSON.parse(storage.get("seats")).length, 1, "that of the other table stays");

// From a chair of the club she comes as she has said, once; if it is taken meanwhile she reads so at the club.
await browser({ keeps: true });
now().open();
const sits_down = () => {
	now().tell({ ...club, ask_name: true, ask_seen: true });
	boxes[0].checked = true;
	element("name").value = "Ada";
	element("name-form").onsubmit({ preventDefault() {} });
	assert.deepEqual(said(), [], "a name alone is no table");
	element("tables").children[0].children[2].children[1].firstChild.onclick();
	const { table, chair, name, seen } = now().open();
	assert.deepEqual([table, chair, name, seen], ["t4b1e", 1, "Ada", true]);
};
for (const why of ["chair", "table"]) {
	sits_down();
	now().tell({ type: "gone", why, sentence: `<${why}>` });
	assert.deepEqual([wanted_of(now().open()), element("notice").textContent], [["", ""], `<${why}>`]);
}
sits_down();
entered();
assert.equal(lose_line().chair, undefined);
now().tell({ type: "gone", why: "onlookers", sentence: "<onlookers>" });
assert.deepEqual([wanted_of(now().open()), element("notice").textContent], [["", ""], "<onlookers>"]);

// The table of a cup leads on to that, and only that; the page itself may have to be another one.
for (const [cup, leads] of [
	["t4b1e", ["cup"]],
	["0ther", []],
]) {
	given.location.hash = "#table=t4b1e";
	await browser({ keeps: true, seats: [seat_of("Ada"), seat_of("Leo"), seat_of("Zia", "0f_Zia", "0ther")] });
	storage.set("cup", JSON.stringify(cup));
	now().open();
	went.splice(0);
	now().tell({ type: "gone", why: "closed", sentence: "It is over." });
	assert.deepEqual(went, leads);
}
assert.deepEqual(
	JSON.parse(storage.get("seats")).map(({ name }) => name),
	["Zia"],
	"no seat there is kept",
);
assert.deepEqual(JSON.parse(storage.get("tab")), { wanted: "", secret: "" });
given.location.hash = "";
for (const [why, returns, back, leads] of [
	["in_game", true, "<come_here>", []],
	["left", true, "<come_back>", []],
	["message", false, "<come_back>", ["reload"]],
	["too_fast", false, "<come_back>", ["reload"]],
]) {
	await browser({ keeps: true });
	now().open();
	entered();
	now().tell({ type: "gone", why, sentence: "<why>", returns });
	assert.deepEqual([parts(), element("back").textContent], [["door", "back", "open-network"], back]);
	went.splice(0);
	element("back").onclick();
	assert.deepEqual(went, leads);
}
// Whoever has brought a word that is spent may still be one of those whose seats are kept here, or somebody else.
given.location.hash = "#s3cr3tQR";
for (const [why, seen] of [
	["word", ["door", "new", "seats", "open-network"]],
	["message", ["door", "back", "new", "open-network"]],
]) {
	const { page_of } = await browser({ keeps: true, seats: [seat_of("Ada")] });
	page_of.lists = true;
	now().open();
	now().tell({ type: "no_seat", table: "t4b1e" });
	now().tell({ type: "gone", why, sentence: "<why>" });
	assert.deepEqual([parts(), door_lines()], [seen, why === "word" ? [] : ["<why>"]]);
}
console.log("the door: late lines and words");
