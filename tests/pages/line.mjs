// Drives the page's line to the program without a browser, by a clock of its own: what gets lost, and who is told.
// `node tests/pages/line.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { Element } from "./support/elements.mjs";
import { new_page, stand_in } from "./support/pages.mjs";

let clock = Date.now();
const timers = new Map();
let made = 0;
const in_ms = (work, ms) => timers.set(++made, { work, at: clock + ms }) && made;

// Let time pass, and all that was to be done in it happen in its order.
function pass(ms) {
	const end = clock + ms;
	for (let steps = 0; ; steps += 1) {
		assert.ok(steps < 1000, "something never rests");
		const [id, next] = [...timers].sort(([, one], [, other]) => one.at - other.at)[0] ?? [];
		if (!next || next.at > end) break;
		timers.delete(id);
		clock = next.at;
		next.work();
	}
	clock = end;
}

class Socket {
	static CONNECTING = 0;
	static OPEN = 1;
	static all = [];
	constructor() {
		Object.assign(this, { readyState: 0, texts: [] });
		Socket.all.push(this);
	}
	get sent() {
		return this.texts.map((text) => JSON.parse(text));
	}
	send(text) {
		this.texts.push(text);
	}
	close() {
		this.readyState = 3;
	}
	open() {
		this.readyState = 1;
		this.onopen();
		this.tell({ type: "words", words: WORDS, language: "it", table: "green", lists: false });
	}
	tell(message) {
		this.onmessage({ data: JSON.stringify(message) });
	}
}
const WORDS = {
	...{ lost: "lost", unreachable: "unreachable", not_sent: "not sent", unsent: "{choice} waits" },
	...{ too_late: "{choice} is too late", copied: "copied", hello: "Ciao" },
};
const byId = new Map();
const element = (id) => byId.get(id) ?? byId.set(id, new Element(id)).get(id);
const button = Object.assign(new Element(), { dataset: { does: "ready" } });
const word = Object.assign(new Element(), { dataset: { word: "hello", label: "hello" } });
const SELECTED = { "button[data-does]": [button], "[data-word]": [word], "[data-label]": [word] };
const listeners = {};
const listen = (kind, work) => {
	listeners[kind] = work;
};
const copied = [];
const document = {
	hidden: false,
	body: new Element(),
	documentElement: new Element(),
	addEventListener: listen,
	getElementById: element,
	querySelectorAll: (what) => SELECTED[what] ?? [],
};
let reloads = 0;
stand_in({
	document,
	window: { addEventListener: listen },
	addEventListener: listen,
	navigator: {
		languages: Array.from({ length: 12 }, (_, n) => `l${n}`),
		clipboard: { writeText: async (text) => copied.push(text) },
	},
	location: {
		...{ hash: "", pathname: "/", origin: "http://club", href: "http://club/" },
		reload: () => {
			reloads += 1;
		},
	},
	WebSocket: Socket,
	setTimeout: in_ms,
	clearTimeout: (id) => timers.delete(id),
});
Date.now = () => clock;
const [{ catch_up, connect, copy, forget, heard_up_to, line, restart, send, show_notice }] = await new_page()("line");
const now = () => Socket.all.at(-1);
const kinds = (socket = now()) => socket.sent.map(({ type }) => type);
const shows = (id) => (element(id).hidden ? "" : element(id).textContent);
const hear = () => now().tell({ type: "heard", n: now().sent.findLast(({ n }) => n).n });
const comes = () => {
	now().open();
	catch_up();
};
// A line that is there, or the next one; nothing is done meanwhile.
const begin_anew = () => {
	document.hidden = false;
	restart();
	comes();
};

// It enters with some of the browser's languages, in a message of the usual length, and speaks one of them.
connect();
comes();
const [{ languages }] = now().sent;
assert.deepEqual([languages.length, now().texts[0].length], [8, 192]);
assert.deepEqual([document.documentElement.lang, document.documentElement.className], ["it", "green"]);
assert.deepEqual([word.textContent, word["aria-label"]], ["Ciao", "Ciao"]);

// A line that is quiet is asked, and given up if nothing comes; then it is tried again, more and more slowly.
pass(2999);
assert.deepEqual(kinds(), ["enter"]);
pass(1);
assert.deepEqual(kinds(), ["enter", "beat"]);
now().tell({ type: "heard", n: 0 });
pass(3000);
assert.deepEqual([kinds(), shows("line-room")], [["enter", "beat", "beat"], ""]);
pass(4500);
assert.deepEqual([shows("line"), element("line-room").hidden, now().readyState], ["lost", false, 3]);
assert.equal(document.documentElement.dataset.line, "lost", "nothing is known of the others");
// A sheet that is open, as of the card that she calls, lies over all else: what is said of the line goes into it.
const sheet = new Element();
const lies_in = (box) => box.children.includes(element("line-room"));
SELECTED["dialog[open]"] = [sheet];
listeners.toggle();
assert.ok(lies_in(sheet), "as one opens meanwhile, too");
delete SELECTED["dialog[open]"];
document.body.children = [];
listeners.close();
assert.ok(lies_in(document.body), "it outlives the sheet");
for (const pause of [500, 1000, 2000, 4000, 8000]) {
	const tried = Socket.all.length;
	pass(pause - 1);
	assert.equal(Socket.all.length, tried);
	pass(1);
	assert.equal(Socket.all.length, tried + 1);
	now().onclose();
}
assert.equal(element("retry").hidden, false);
element("retry").onclick();
comes();
assert.equal(element("line-room").hidden, true);
assert.equal(document.documentElement.dataset.line, "");
now().onclose();
pass(500);
comes(); // once it was there it is tried as soon as before

// A page that nobody sees asks nothing and gives nothing up; once it is seen it asks at once.
document.hidden = true;
pass(60_000);
assert.deepEqual([kinds(), now().readyState], [["enter"], 1]);
document.hidden = false;
listeners.visibilitychange();
assert.deepEqual(kinds(), ["enter", "beat"]);
listeners.online();
assert.deepEqual(kinds(), ["enter", "beat", "beat"], "asked again, whatever was asked before");
document.hidden = true;
pass(60_000);
assert.equal(now().readyState, 1);
document.hidden = false;
now().onclose();
const dead = now();
listeners.online();
assert.notEqual(now(), dead, "nobody waits for the next attempt");
const connecting = now();
listeners.pageshow();
assert.equal(now(), connecting);
comes();

// What somebody does is asked after at once, and not after each press of a quick hand.
begin_anew();
pass(2000);
send({ type: "ready", ready: true }, "ready", "Ready");
assert.deepEqual(kinds(), ["enter", "ready", "beat"]);
pass(300);
assert.equal(button.dataset.unsent, undefined);
pass(100);
assert.deepEqual([button.dataset.unsent, shows("line")], ["not sent", "Ready waits"]);
assert.equal(send({ type: "ready", ready: false }, "ready", ""), false, "one after the other");
hear();
assert.deepEqual([button.dataset.unsent, element("line-room").hidden], [undefined, true]);
send({ type: "do" }, "x", "");
assert.deepEqual(kinds().slice(3), ["do"]);
pass(599);
assert.deepEqual(kinds().slice(3), ["do"]);
pass(1);
assert.deepEqual(kinds().slice(3), ["do", "beat"]);

// Lines of a talk may wait, some of them; of a list what was chosen last.
begin_anew();
const said = ["a", "b", "c", "d", "e"].map((text) => send({ type: "say", text }, "write", text));
assert.deepEqual(said, [true, true, true, true, false]);
now().onclose();
assert.equal(shows("line"), ["lost", ...["a", "b", "c", "d"].map((text) => `${text} waits`)].join("\n"), "at once");
for (const [field, value] of [
	["one", 1],
	["one", 2],
	["other", 3],
])
	send({ type: "game", field, value }, field, field);
pass(500);
now().open();
assert.deepEqual(kinds(), ["enter"], "before anything is shown nothing is sent");
send({ type: "leave" }, "leave", "");
assert.deepEqual(kinds(), ["enter"]);
catch_up();
const told = now().sent.filter(({ n }) => n);
assert.deepEqual(
	told.map(({ type, text = "", value = "" }) => `${type}${text}${value}`),
	["saya", "sayb", "sayc", "sayd", "game2", "game3", "leave"],
);
assert.deepEqual(
	[...told].sort((one, other) => one.n - other.n),
	told,
	"numbered in their order",
);
catch_up();
assert.equal(now().sent.filter(({ n }) => n).length, told.length, "once over each line");
// What has arrived is not sent again, neither what was heard alone nor all up to a number.
now().tell({ type: "heard", n: told[1].n });
heard_up_to(told[0].n);
now().onclose();
pass(500);
line.asked_still = ({ does }) => does !== "other";
comes();
assert.deepEqual(
	now()
		.sent.filter(({ n }) => n)
		.map(({ n }) => n),
	[2, 3, 4, 6].map((at) => told[at].n),
	"nor what nobody asks for any more",
);
assert.equal(shows("notice"), "other is too late");
assert.doesNotMatch(shows("line"), /other/);
line.asked_still = () => true;

// After the end nothing is tried, asked or told; somebody else begins with nothing of before.
forget();
assert.equal(element("line-room").hidden, true);
const over = Socket.all.length;
now().onclose();
listeners.online();
pass(60_000);
assert.deepEqual([Socket.all.length, element("line-room").hidden], [over, true]);
begin_anew();
assert.deepEqual([kinds(), line.over], [["enter"], false]);
send({ type: "leave" }, "leave", "");
begin_anew();
assert.deepEqual(kinds(), ["enter"]);
forget();
pass(60_000);
assert.deepEqual(kinds(), ["enter"], "no beat after the end");

// A notice is seen for five seconds, or until it is pressed.
for (const sentence of ["one", "other"]) {
	show_notice(sentence);
	pass(3000);
	assert.equal(shows("notice"), sentence);
}
pass(2000);
assert.equal(shows("notice"), "");
show_notice("again");
element("notice").onclick();
assert.equal(shows("notice"), "");
await copy(word);
assert.deepEqual([copied, shows("notice")], [["Ciao"], "copied"]);
listeners.hashchange();
assert.equal(reloads, 1, "another link is followed");
console.log("the line: what is lost is told, and what somebody does arrives once");
