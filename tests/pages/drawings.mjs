// Drives the packs of drawings without a browser: parts in order, each once, on lines that are cut or stand still.
// `node tests/pages/drawings.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { Element } from "./support/elements.mjs";
import { new_page, stand_in } from "./support/pages.mjs";

const images = []; // all that was made
const given = {
	addEventListener() {},
	document: {
		getElementById: () => ({}),
		querySelectorAll: () => [],
		addEventListener() {},
		createElement: () => images[images.push(new Element()) - 1],
	},
	CSS: { escape: (text) => text },
	window: { addEventListener() {} },
};
stand_in(given);
URL.createObjectURL = (blob) => blob;

// Time passes only where a test lets it.
let timers = [];
globalThis.setTimeout = (work, ms) => {
	const timer = { work, ms };
	timers.push(timer);
	return timer;
};
globalThis.clearTimeout = (timer) => {
	timers = timers.filter((each) => each !== timer);
};
const settle = async () => {
	for (let n = 0; n < 50; n += 1) await new Promise(setImmediate);
};
async function pass(ms) {
	const due = timers.filter((each) => each.ms === ms);
	timers = timers.filter((each) => each.ms !== ms);
	for (const each of due) each.work();
	await settle();
}

const bytes = (...texts) => new TextEncoder().encode(texts.join(""));
function part(number, next) {
	const drawings = [
		[`${number}D`, "image/svg+xml", 3],
		[`${number}C`, "image/svg+xml", 2],
	];
	return bytes(
		JSON.stringify([...drawings, ...(next ? [[`pack-${next}`, "", 0]] : [])]),
		"\n",
		`d${number}!`,
		`c${number}`,
	);
}
let asked = [];
let lines = []; // what was asked for, and how each request goes on
globalThis.fetch = (path, { signal }) =>
	new Promise((come, fail) => {
		asked.push(path);
		const line = { fail, give: null, end: null, cut: null };
		line.status = (status) => come(new Response(null, { status }));
		line.open = () =>
			come(
				new Response(
					new ReadableStream({
						start(stream) {
							Object.assign(line, {
								give: (data) => stream.enqueue(data),
								end: () => stream.close(),
								cut: () => stream.error(new TypeError("cut")),
							});
						},
					}),
				),
			);
		signal.addEventListener("abort", () => {
			line.given_up = true;
			(line.cut ?? fail)(new TypeError("given up"));
		});
		lines.push(line);
	});
const last = () => lines.at(-1);
async function whole(data) {
	last().open();
	await settle();
	last().give(data);
	last().end();
	await settle();
}

async function fresh() {
	[asked, lines, timers] = [[], [], []];
	return (await new_page()("drawings"))[0];
}
const there = (drawings, name) => drawings.picture({ dataset: {}, removeAttribute() {} }, "cards/x/1", name).src;

// All parts in order, one at a time.
let drawings = await fresh();
drawings.want("cards/x/1", "pack-1");
await settle();
for (const [number, next] of [
	[1, 2],
	[2, 3],
	[3, 0],
]) {
	assert.deepEqual(
		asked,
		[1, 2, 3].slice(0, number).map((each) => `cards/x/1/pack-${each}`),
	);
	assert.equal(there(drawings, `${number}C`), undefined);
	await whole(part(number, next));
	assert.equal(await there(drawings, `${number}D`).text(), `d${number}!`);
	assert.equal(await there(drawings, `${number}C`).text(), `c${number}`);
}
assert.equal(asked.length, 3);
assert.equal(images.filter((each) => each.src).length, 6, "each is decoded as it comes, before a card shows it");
assert.deepEqual(timers, [], "nothing is waited for any more");
drawings.want("cards/x/1", "pack-1");
await settle();
assert.equal(asked.length, 3, "nothing is asked for twice");

// A cut line: only what is missing is asked for again, whether it breaks, ends too soon, or is answered by a proxy.
drawings = await fresh();
drawings.want("cards/x/1", "pack-1");
await settle();
await whole(part(1, 2));
for (const fault of [
	() => last().fail(new TypeError("no line")),
	async () => {
		last().open();
		await settle();
		last().give(part(2, 0).subarray(0, 9));
		last().cut();
	},
	async () => {
		last().open();
		await settle();
		last().give(part(2, 0).subarray(0, -1));
		last().end();
	},
	async () => {
		last().open();
		await settle();
		last().give(bytes("[["));
		last().end();
	},
	() => last().status(502),
]) {
	const before = asked.length;
	await fault();
	await settle();
	assert.equal(there(drawings, "2D"), undefined);
	assert.equal(asked.length, before, "not at once");
	await pass(1500);
	assert.deepEqual(asked.slice(before), ["cards/x/1/pack-2"]);
}
await whole(part(2, 0));
assert.equal(await there(drawings, "2C").text(), "c2");
assert.equal(asked.filter((path) => path.endsWith("pack-1")).length, 1, "what has come is kept");

// A line that stands still is given up after twenty seconds without a byte; one that moves is not.
drawings = await fresh();
drawings.want("cards/x/1", "pack-1");
await settle();
await pass(20000);
assert.ok(last().given_up, "no answer");
await pass(1500);
last().open();
await settle();
for (const byte of part(1, 0).subarray(0, 5)) {
	const [before] = timers;
	last().give(Uint8Array.of(byte));
	await settle();
	assert.equal(timers.length, 1);
	assert.notEqual(timers[0], before, "each byte begins the time anew");
}
assert.equal(last().given_up, undefined);
await pass(20000);
assert.ok(last().given_up);
await pass(1500);
assert.equal(asked.length, 3);

// A deck that has changed meanwhile is given up, and the next one comes.
drawings = await fresh();
drawings.want("cards/old/1", "pack-1");
drawings.want("cards/x/1", "pack-1");
await settle();
assert.equal(asked.length, 1, "big packs come one after the other");
last().status(404);
await settle();
assert.deepEqual(asked, ["cards/old/1/pack-1", "cards/x/1/pack-1"]);
await whole(part(1, 0));
assert.equal(await there(drawings, "1D").text(), "d1!");

// A face's pack has one part.
drawings = await fresh();
drawings.want_deck("");
drawings.want("faces/ada/1", "pack");
await settle();
await whole(part(1, 0));
assert.deepEqual(asked, ["faces/ada/1/pack"]);
console.log("drawings: parts in order, each once");
