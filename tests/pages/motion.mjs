// Flights of cards without a browser: from where they come to where they lie, turning over on their edge, or not at all.
// `node tests/pages/motion.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";

let calm = false; // true for people who want less motion
Object.assign(globalThis, { document: { hidden: false }, matchMedia: () => ({ matches: calm }) });
const { fly, MOTION, pause, pile_of, skip, source, still } = await import("../../briscola/pages/static/motion.js");

// An element that keeps what it is told to do.
const actor = (parts = {}) => ({
	moves: [],
	animate(frames, timing) {
		this.moves.push({ frames, timing });
		return { finished: Promise.resolve() };
	},
	querySelector: (what) => parts[what] ?? null,
});
const from = { x: 10, y: 300, r: 90, s: 0.5 };
const to = { x: 110, y: 100, r: -4 };

// A thrown card: over a point above the middle of its way, then where it lies, at its size.
const plain = actor();
await fly(plain, from, to, MOTION.throw, { delay: 45 });
assert.deepEqual(
	plain.moves[0].frames.map((frame) => frame.transform),
	[
		"translate(10px, 300px) rotate(90deg) scale(0.5)",
		`translate(60px, 182px) rotate(43deg) scale(${0.75 * 1.07})`,
		"translate(110px, 100px) rotate(-4deg) scale(1)",
	],
);
const timing = { duration: MOTION.throw, delay: 45, easing: MOTION.ease, fill: "backwards" };
assert.deepEqual(plain.moves[0].timing, timing);
assert.equal(plain.moves.length, 1, "nothing of it turns");

// It turns over: its rear is seen until it stands on its edge, and from there when it is swept.
for (const [turn, seen] of [
	[1, [1, 1, 0, 0]],
	[-1, [0, 0, 1, 1]],
]) {
	const [rear, box] = [actor(), actor()];
	box.lastChild = rear;
	await fly(actor({ ".turner": box }), from, to, 1000, { turn, stay: true });
	const wide = box.moves[0].frames.map((frame) => frame.transform);
	assert.deepEqual(wide, ["scaleX(1)", "scaleX(0)", "scaleX(1)"]);
	assert.deepEqual(
		rear.moves[0].frames.map((frame) => frame.opacity),
		seen,
	);
	assert.deepEqual(
		rear.moves[0].frames.map((frame) => frame.offset),
		[0, 0.5, 0.5, 1],
	);
	assert.deepEqual([box.moves[0].timing.duration, box.moves[0].timing.fill], [MOTION.turn, "both"]);
}

// Nothing moves for people who want less motion, and where nobody looks.
for (const [less, hidden] of [
	[true, false],
	[false, true],
]) {
	[calm, document.hidden] = [less, hidden];
	const quiet = actor();
	await fly(quiet, from, to, 1000);
	assert.deepEqual([still(), quiet.moves.length], [true, 0]);
}
[calm, document.hidden] = [false, false];

// A flight that is cut short is no error.
await fly({ ...actor(), animate: () => ({ finished: Promise.reject(new Error("cancelled")) }) }, from, to, 1000);

// Cards come from the hand of whoever plays, which is the face where no backs are shown, and go to her pile.
const seats = [
	{ x: 1, y: 2, backs: null, pile: { x: 5, y: 6, r: 6, h: 40 } },
	{ x: 3, y: 4, backs: { x: 7, y: 8, r: 90, h: 50 }, pile: null },
	{ x: 9, y: 9, backs: null, pile: null },
];
const places = { seats, card: { h: 100 } };
assert.deepEqual(source(places, 0), { x: 1, y: 2, s: 0.5, r: 0 });
assert.deepEqual(source(places, 1), { x: 7, y: 8, r: 90, s: 0.5 });
assert.deepEqual(source(places, 2), { x: 9, y: 9, s: 0.5, r: 0 });
assert.deepEqual(pile_of(places, 0), { x: 5, y: 6, r: 96, s: 0.4 });
assert.deepEqual(pile_of(places, 1), { x: 3, y: 4, r: 90, s: 0.24 });

// What is read waits until its time is over, or a press.
const began = Date.now();
skip(); // nothing waits yet
const waits = pause(60000);
skip();
await waits;
await pause(20);
assert.ok(Date.now() - began < 5000);
console.log("motion: from where cards come to where they lie, turned over on their edge, or not at all");
process.exit();
