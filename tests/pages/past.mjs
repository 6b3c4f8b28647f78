// Drives what a page remembers of the tricks of a hand, without a browser.
// `node tests/pages/past.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { new_page, stand_in } from "./support/pages.mjs";

const keeps = new Map();
const area = { getItem: (name) => keeps.get(name) ?? null, setItem: (name, value) => keeps.set(name, value) };
stand_in({ window: { localStorage: area, sessionStorage: area } });

const trick = (...cards) => cards.map((card, place) => ({ card, place }));
const state = (last_trick, taken, more = {}) => ({
	title: "Briscola for two",
	slate: { lines: [{ name: "You", strokes: more.strokes || 0 }] },
	players: [
		{ place: 0, name: "Bruno", face: "b", note: "", taken: taken },
		{ place: 1, name: "Peppe", face: "p", note: "novice", taken: 0, ...more.other },
	],
	last_trick,
	looks_on: more.looks_on || false,
});
const numbers = (tricks) => tricks.map(({ number }) => number);

// Each trick once, with its number, the newest first; a new hand begins anew.
let [past] = await new_page()("past");
assert.deepEqual(past.tricks_seen(state([], 0)), []);
past.tricks_seen(state(trick("1C", "2C"), 2));
past.tricks_seen(state(trick("1C", "2C"), 2));
const two = past.tricks_seen(state(trick("3C", "4C"), 4));
assert.deepEqual(numbers(two), [2, 1]);
assert.deepEqual(
	two.map(({ cards }) => cards.map(({ card }) => card).join(" ")),
	["3C 4C", "1C 2C"],
);

// Loaded anew it goes on, and a trick that it has not seen is a gap.
[past] = await new_page()("past");
assert.deepEqual(numbers(past.tricks_seen(state(trick("3C", "4C"), 4))), [2, 1]);
assert.deepEqual(numbers(past.tricks_seen(state(trick("7D", "RD"), 8))), [4, 2, 1]);

// Tricks of another hand are none of this one: another score, or a number that is no higher.
[past] = await new_page()("past");
assert.deepEqual(numbers(past.tricks_seen(state(trick("5S", "6S"), 10, { strokes: 1 }))), [5]);
assert.deepEqual(numbers(past.tricks_seen(state(trick("1S", "6B"), 2, { strokes: 1 }))), [1]);
assert.deepEqual(past.tricks_seen(state([], 0, { strokes: 1 })), []);

// Among people one looks back at the last trick alone, also while a computer plays for somebody; so do those who look on.
for (const other of [{ note: "" }, { note: "your partner", side: "us" }]) {
	[past] = await new_page()("past");
	assert.deepEqual(past.tricks_seen(state(trick("1C", "2C"), 2, { other })), []);
	assert.deepEqual(past.tricks_seen(state(trick("3C", "4C"), 4, { other: { note: "a computer" } })), []);
}
[past] = await new_page()("past");
assert.deepEqual(past.tricks_seen(state(trick("1C", "2C"), 2, { looks_on: true })), []);

// What somebody else has written into the tab's storage is no list.
keeps.set("tricks", JSON.stringify({ no: "list" }));
[past] = await new_page()("past");
assert.deepEqual(numbers(past.tricks_seen(state(trick("1C", "2C"), 2))), [1]);
