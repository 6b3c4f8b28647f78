// Taps, drags, flicks and keys on the person's cards, without a browser: what raises a card, what plays it.
// `node tests/pages/hand.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { Element } from "./support/elements.mjs";
import { new_page, stand_in } from "./support/pages.mjs";

const byId = new Map();
const sent = []; // the choices that were sent
const skipped = []; // presses that cut a pause short
const given = {
	sent,
	skipped,
	addEventListener() {},
	document: {
		activeElement: null,
		documentElement: new Element(),
		createElement: () => new Element(),
		getElementById: (id) => byId.get(id) ?? byId.set(id, new Element(id)).get(id),
		querySelectorAll: () => [],
	},
};
stand_in(given);

const STUBS = {
	line: "export const mark = () => {};\nexport const send = ({ choice, at }) => sent.push([choice, at]);\n",
	motion: "export const MOTION = {};\nexport const fly = () => {};\nexport const skip = () => skipped.push(1);\n",
};
const [{ key_pressed, lower, on_raise, raised_card, show_hand, thrown_from }, { lay }, { page }] = await new_page(
	STUBS,
)("hand", "geometry", "dom");

// ---- a hand of three cards, of which the last one may not be played

const NOTE = "follow suit";
const held = [
	{ card: "1D", name: "ace", choice: "play 1D" },
	{ card: "3C", name: "three", choice: "play 3C" },
	{ card: "RS", name: "king", choice: "", note: NOTE },
];
const seen = { name: "Dummy", cards: [{ card: "2B", name: "two", choice: "play 2B" }] };
const places = lay(195, 422, 2); // a small window: a finger moves over the table by more than over its glass
const bar = document.getElementById("play-bar");
let state;
page.words = { play: "Play" };
const redraw = () => show_hand(state, places, { before: null });
on_raise(redraw);

function dealt(more = {}) {
	state = { at: 7, deck: "cards/x", hand: held, open_hands: [], ...more };
	lower();
	for (const { card } of held) thrown_from(card);
	sent.length = skipped.length = 0;
	redraw();
}
const row = (code) => document.getElementById("hand").children.find((each) => each.card.card === code);
const raised = () => document.getElementById("hand").children.filter((each) => each.className.includes(" up ")).length;
const told = () => document.getElementById("about-card").textContent;

// A finger goes down on a card, through points of the table (x, y, ms), and up at the last one, or the system takes it away; a click
// follows wherever the finger goes up, as in browsers.
function finger(code, points, { lost = false } = {}) {
	const { firstChild: button } = row(code);
	const captured = [];
	button.setPointerCapture = (id) => captured.push(id);
	const event = ([x, y, ms]) => ({
		...{ clientX: x * places.scale, clientY: y * places.scale },
		...{ timeStamp: ms, pointerId: 5 },
	});
	button.onpointerdown(event(points[0]));
	for (const point of points.slice(1)) button.onpointermove(event(point));
	const moved = { class: row(code).classList.contains("held"), style: { ...row(code).style }, captured };
	if (lost) button.onpointercancel(event(points.at(-1)));
	else {
		button.onpointerup(event(points.at(-1)));
		row(code).firstChild.onclick();
	}
	return moved;
}
const below = places.hand.y; // the finger begins in the middle of a card
const above = places.fanTop - 10;
const tap = (code) => finger(code, [[100, below, 0]]);

// Two taps: the first one raises a card and tells of it, the second one plays it from where it lies.
dealt();
tap("1D");
assert.deepEqual([raised_card(), raised(), told(), sent], ["1D", 1, "ace", []]);
assert.ok(bar.classList.contains("on") && !document.getElementById("play").hidden);
const { spot } = row("1D");
tap("1D");
assert.deepEqual([sent, raised_card(), raised()], [[["play 1D", 7]], "", 0]);
assert.deepEqual(thrown_from("1D"), { ...spot, h: places.hand.h * spot.s });
assert.ok(!bar.classList.contains("on") && skipped.length > 0);

// A tap on another card raises that one instead; the button plays it, and the cloth lowers it.
dealt();
for (const code of ["1D", "3C"]) tap(code);
assert.deepEqual([raised_card(), raised(), sent], ["3C", 1, []]);
lower();
assert.deepEqual([raised_card(), raised(), sent], ["", 0, []]);
tap("3C");
document.getElementById("play").onclick();
assert.deepEqual(sent, [["play 3C", 7]]);

// A card that may not be played is raised and says why; a second tap lowers it.
dealt();
tap("RS");
assert.deepEqual([raised_card(), told(), document.getElementById("play").hidden], ["RS", `king · ${NOTE}`, true]);
assert.match(row("RS").className, /\bshut\b/);
tap("RS");
assert.deepEqual([raised_card(), sent], ["", []]);

// A finger that hardly moves is a tap; a card follows one that does, and no tap comes of it.
dealt();
finger("1D", [
	[100, below, 0],
	[104, below - 4, 30],
]);
assert.deepEqual([raised_card(), sent], ["1D", []]);
dealt();
finger("1D", [
	[100, below, 0],
	[105, below + 4, 30],
]);
assert.deepEqual([raised_card(), sent], ["", []]);
const home = row("1D").spot;
const moved = finger("1D", [
	[100, below, 0],
	[106, below - 4, 40],
	[160, below - 8, 400],
]);
assert.deepEqual([moved.class, moved.captured], [true, [5]]);
assert.equal(moved.style["--x"], `${(home.x + 60).toFixed(2)}px`);
assert.equal(moved.style["--y"], `${(home.y - 8).toFixed(2)}px`);
assert.deepEqual([raised_card(), sent], ["", []], "it goes back");
assert.equal(row("1D").style["--x"], `${home.x.toFixed(2)}px`);
assert.ok(!row("1D").className.includes("held") && !row("1D").classList.contains("held"));
tap("1D");
assert.equal(raised_card(), "1D", "the next tap is one again");

// Upwards it is thrown: by a flick from wherever it is, or slowly out of the fan. It flies from under the finger.
const UPWARDS = [
	["a flick", 40, 60, true],
	["a flick that is too short", 28, 30, false],
	["a slow drag within the fan", 40, 900, false],
	["a flick downwards", -60, 50, false],
	["a slow drag out of the fan", below - above, 2000, true],
];
for (const [name, up, ms, plays] of UPWARDS) {
	dealt();
	const { x, y } = row("3C").spot;
	finger("3C", [
		[100, below, 0],
		[130, below - up, ms],
	]);
	assert.deepEqual(sent, plays ? [["play 3C", 7]] : [], name);
	assert.equal(raised_card(), "", name);
	const { x: left, y: top, s } = thrown_from("3C") ?? {};
	if (plays) assert.deepEqual([left, top, s], [x + 30, y - up, 1.05], name);
}

// What may not be played is raised by a flick, and says why. The system may take the finger away: nothing is played.
dealt();
finger("RS", [
	[100, below, 0],
	[100, below - 80, 60],
]);
assert.deepEqual([raised_card(), told(), sent], ["RS", `king · ${NOTE}`, []]);
dealt();
const FLICK = [
	[100, below, 0],
	[100, below - 80, 60],
];
finger("1D", FLICK, { lost: true });
assert.deepEqual([sent, row("1D").classList.contains("held")], [[], false]);
finger("1D", FLICK);
assert.deepEqual(sent, [["play 1D", 7]], "the next one is a flick again");
dealt();
finger("1D", FLICK, { lost: true });
row("1D").firstChild.onclick();
assert.deepEqual(sent, [["play 1D", 7]], "no click follows what the system took: the next Enter counts");

// A finger that was never down here moves nothing.
dealt();
const { firstChild: untouched } = row("1D");
untouched.onpointermove({ clientX: 9, clientY: 9, timeStamp: 0, pointerId: 1 });
untouched.onpointerup({ clientX: 9, clientY: 9, timeStamp: 0 });
assert.deepEqual([raised_card(), sent, row("1D").classList.contains("held")], ["", [], false]);

// Cards of a dummy that lie open: two taps as well. A card that has gone is not up any more.
dealt({ open_hands: [seen] });
const open = () => document.getElementById("open-room").children[0].lastChild.children[0].firstChild;
open().onclick();
assert.deepEqual([raised_card(), told()], ["2B", "two"]);
redraw();
open().onclick();
assert.deepEqual(sent, [["play 2B", 7]]);
dealt();
tap("1D");
state = { ...state, hand: held.slice(1) };
redraw();
assert.deepEqual([raised_card(), raised(), bar.classList.contains("on")], ["", 0, false]);
assert.equal(document.getElementById("hand").children.length, 2);

// Keys: a digit is a tap on the card of that place, 0 the tenth, arrows go from card to card and around, Escape lowers.
dealt();
const press = (key, repeat = false) => key_pressed({ key, repeat });
for (const repeat of [false, true]) press("2", repeat); // whoever holds it down plays nothing
assert.deepEqual([raised_card(), document.activeElement], ["3C", row("3C").firstChild]);
press("ArrowRight");
press("ArrowRight");
assert.equal(document.activeElement, row("1D").firstChild);
press("ArrowLeft");
assert.equal(document.activeElement, row("RS").firstChild);
press("9");
assert.deepEqual([raised_card(), sent], ["3C", []], "there is no such card");
press("Escape");
assert.deepEqual([raised_card(), sent], ["", []]);
for (const key of ["1", "1"]) press(key);
assert.deepEqual(sent, [["play 1D", 7]]);
for (const [key, code] of [
	["ArrowLeft", "RS"],
	["ArrowRight", "1D"],
]) {
	document.activeElement = null;
	press(key);
	assert.equal(document.activeElement, row(code).firstChild, "from no card to the outermost one");
}
const ten = Array.from("1234567FCR", (rank) => ({ card: `${rank}B`, name: rank, choice: `play ${rank}B` }));
dealt({ hand: ten });
press("0");
assert.equal(raised_card(), "RB", "0 is the tenth card, as in the window");
console.log(
	"the hand: taps raise and play, a card that is thrown flies from the finger, what may not be played says why",
);
