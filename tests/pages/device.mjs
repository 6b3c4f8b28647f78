// Drives what a device does besides showing the page, without one: awake while a table stirs, silent before a press.
// `node tests/pages/device.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { new_page, stand_in } from "./support/pages.mjs";

let heard = new Map();
let elements = new Map();
let kept = new Map();
let buzzes = 0;
let tones = 0;
let locks = [];
let timers = new Map();
let number = 0;
let fetched = [];
let played = [];
const element = (id) => elements.get(id) ?? elements.set(id, { id, dataset: {}, hidden: false }).get(id);
const listen = (kind, work) => heard.set(kind, [...(heard.get(kind) ?? []), work]);
function happens(kind) {
	for (const work of heard.get(kind) ?? []) work({});
}
const settle = () => new Promise(setImmediate);

class Lock {
	released = false;
	constructor() {
		locks.push(this);
	}
	async release() {
		this.released = true;
	}
}
class Sounds {
	state = "suspended";
	currentTime = 5;
	destination = {};
	async resume() {
		this.state = "running";
	}
	createGain() {
		return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to };
	}
	async decodeAudioData(bytes) {
		if (bytes === "damaged") throw new Error();
		return bytes;
	}
	createBufferSource() {
		return {
			connect() {},
			start(when) {
				played.push([this.buffer, when]);
			},
		};
	}
	createOscillator() {
		return {
			...this.createGain(),
			frequency: {},
			start: () => {
				tones += 1;
			},
			stop() {},
		};
	}
}

const area = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
// The module anew, in a browser that has all that it is given.
async function device({ secure = true, vibrates = true, sounds = true, keeps = [] } = {}) {
	[heard, elements, kept, buzzes, tones, locks, timers, fetched, played] = [
		new Map(),
		new Map(),
		new Map(keeps),
		0,
		0,
		[],
		new Map(),
		[],
		[],
	];
	const given = {
		addEventListener: listen,
		document: { hidden: false, getElementById: element, addEventListener: listen, querySelectorAll: () => [] },
		window: {
			addEventListener() {},
			localStorage: area,
			sessionStorage: area,
			...(sounds && { AudioContext: Sounds }),
		},
		navigator: {
			...(secure && { wakeLock: { request: async () => new Lock() } }),
			...(vibrates && {
				vibrate: () => {
					buzzes += 1;
				},
			}),
		},
		fetch: async (path) => {
			fetched.push(path);
			return { ok: path !== "gone", arrayBuffer: async () => path };
		},
		matchMedia: () => ({ matches: false }),
		setTimeout: (work, ms) => {
			number += 1;
			timers.set(number, { work, ms });
			return number;
		},
		clearTimeout: (id) => timers.delete(id),
	};
	stand_in(given);
	const load = new_page();
	await load("dom");
	heard.clear(); // of keys, which are another matter
	const [found] = await load("device");
	found.offer_sounds();
	return found;
}
const cards = (...codes) => codes.map((card) => ({ card }));
const table = { draws_table: true, trick: [], hand: [], result: null };
const turn = { ...table, own_turn: true };
const waits = { ...table, own_turn: false };

// Awake while a table is shown, also after another tab was looked at; at the door, and where nothing stirs any more,
// it may sleep.
let { stay_awake, sound, turn_comes } = await device();
sound(null, waits);
await settle();
assert.equal(locks.length, 1);
sound(waits, waits);
await settle();
assert.equal(locks.length, 1, "one lock is enough");
assert.equal([...timers.values()].filter(({ ms }) => ms === 600000).length, 1);
document.hidden = true;
locks[0].released = true; // the browser takes it back
happens("visibilitychange");
await settle();
assert.equal(locks.length, 1, "nobody sees the page");
document.hidden = false;
happens("visibilitychange");
await settle();
assert.deepEqual(
	locks.map((each) => each.released),
	[true, false],
);
[...timers.values()].find(({ ms }) => ms === 600000).work();
await settle();
assert.equal(locks[1].released, true, "nothing has stirred for ten minutes");
happens("visibilitychange");
await settle();
assert.equal(locks.length, 2, "and nobody asks again");
sound(waits, waits);
stay_awake(false); // the door, before the lock has come
await settle();
assert.deepEqual(
	locks.map((each) => each.released),
	[true, true, true],
);

// A turn that comes is told, once; that of a page that is loaded anew is not.
assert.deepEqual(
	[
		[null, turn],
		[turn, turn],
		[waits, turn],
		[turn, waits],
	].map((states) => turn_comes(...states)),
	[false, false, true, false],
);

// Silent until a press, then heard and felt; off by a press, and kept so.
sound(waits, turn);
assert.deepEqual([buzzes, tones], [0, 0], "nobody has touched the page");
happens("pointerup");
await settle();
sound(waits, turn);
assert.deepEqual([buzzes, tones], [1, 2]);
const box = element("sound");
assert.deepEqual([box.checked, element("sound-words").hidden, element("buzz-words").hidden], [true, true, false]);
box.checked = false;
box.onchange();
sound(waits, turn);
assert.deepEqual([buzzes, tones], [1, 2]);
({ sound } = await device({ keeps: kept, vibrates: false }));
happens("keydown");
await settle();
sound(waits, turn);
assert.deepEqual(
	[tones, element("sound").checked, element("buzz-words").hidden],
	[0, false, true],
	"kept by the browser",
);
Object.assign(element("sound"), { checked: true }).onchange();
await settle();
assert.equal(tones, 2, "as it will be heard");
sound(waits, turn);
assert.deepEqual([tones, kept.get("sounds")], [4, '"on"']);

// The sounds of cards come after the first hand, each once and one after the other; one that is lost or damaged is not
// heard.
const lively = await device();
const { play, cards_heard } = lively;
({ sound } = lively);
element("sounds").dataset = { slap: "s1 damaged", draw: "gone", sweep: "w1" };
happens("click");
await settle();
sound(waits, { ...waits, trick: cards("1D") });
await settle();
assert.deepEqual([fetched, played], [[], []], "no hand has ended");
for (let n = 0; n < 2; n += 1) sound(waits, { ...waits, result: {} });
for (let n = 0; n < 9; n += 1) await settle();
assert.deepEqual(fetched, ["s1", "damaged", "gone", "w1"]);
sound({ ...waits, trick: cards("1D") }, { ...waits, trick: cards("1D", "2C"), hand: cards("3S") });
play("sweep");
assert.deepEqual(played, [
	["s1", 5 + 0.36 * 0.7],
	["w1", 5],
]);
document.hidden = true;
play("sweep");
Object.assign(element("sound"), { checked: false }).onchange();
document.hidden = false;
play("sweep");
assert.equal(played.length, 2, "neither where nobody looks nor after the press");
const heard_of = (before, now) => cards_heard(before && { ...table, ...before }, { ...table, ...now });
assert.deepEqual(heard_of(null, { trick: cards("1D") }), [], "a page that is loaded anew");
assert.deepEqual(heard_of({}, { draws_table: false, trick: cards("1D") }), [], "beside the big screen");
assert.deepEqual(heard_of({ hand: cards("1D", "2D") }, { hand: cards("2D"), trick: cards("1D") }), ["slap"]);
assert.deepEqual(heard_of({ hand: cards("2D") }, { hand: cards("2D", "3D") }), ["draw"]);

// On plain http, without sounds and without vibration: nothing of it is there, and nothing is broken.
({ sound, stay_awake } = await device({ secure: false, vibrates: false, sounds: false }));
happens("click");
sound(waits, turn);
document.hidden = false;
happens("visibilitychange");
await settle();
await stay_awake(false);
assert.deepEqual([locks.length, buzzes, tones], [0, 0, 0]);
console.log("the device: awake while a table stirs, heard after a press");
