// The table of a match without a browser: who sits where with what, the stock, the slate and the trick.
// `node tests/pages/table.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { told } from "./support/boards.mjs";
import { Element } from "./support/elements.mjs";
import { new_page, stand_in } from "./support/pages.mjs";

class Box extends Element {
	get firstElementChild() {
		return this.firstChild;
	}
	replaceChildren(...all) {
		this.children = all;
	}
	getBoundingClientRect() {
		return { left: -20, right: 200, top: -10 };
	}
}
const byId = new Map();
const element = (id) => byId.get(id) ?? byId.set(id, new Box(id)).get(id);
for (const id of ["turned", "trumps"]) element(id).append(new Box());
const flown = []; // each flight: the card, from where, to where, and what else is said of it
stand_in({
	flown,
	document: {
		activeElement: null,
		createElement: () => new Box(),
		getElementById: element,
		querySelectorAll: () => [],
	},
});
const STUBS = {
	drawings: `
		export const picture = (img, deck, name) => Object.assign(img, { shown: name });
		export const set_card = (box, card) => Object.assign(box, { shown: card });
		export const card_face = (card) => Object.assign(document.createElement(), { shown: card });
		export const draw = (img) => img;
		export const face = (img, name, mood) => Object.assign(img, { shown: name, mood });`,
	motion: `
		export const MOTION = { throw: 1, sweep: 2, beat: 100, stagger: 30 };
		export const source = (places, at) => ({ from: at });
		export const pile_of = (places, at) => ({ pile: at });
		export const fly = (row, from, to, time, how) => flown.push({ card: row.dataset.key, from, to, ...how });`,
	sheets: "export const wrote = ({ line }) => line || '';\n",
};
const [{ show_centre, show_seats, show_trick, sweep }, { lay }, { page }] = await new_page(STUBS)(
	"table",
	"geometry",
	"dom",
);
page.words = { stock: "In the stock", turned: "{card} lies under it" };

const match = { open_hands: [], ...told.match };
const places = lay(390, 844, match.players.length);
const now = (more = {}) => ({ ...match, ...more });
const classes = (box) => box.className.split(" ").filter(Boolean);
const changed = (at, more) => match.players.map((one, place) => (place === at ? { ...one, ...more } : one));

// ---- seats

const seats = () =>
	element("players").children.map((row) => {
		const [back, portrait, tag, pile, bubble, chip] = row.children;
		return {
			name: tag.children[0].textContent,
			turn: classes(row).includes("turn"),
			grey: classes(row).includes("away"),
			face: portrait.firstChild.shown,
			backs: back.hidden ? 0 : back.children.length,
			piled: pile.children[0].children.length,
			says: bubble.hidden ? "" : bubble.textContent,
			deals: !chip.hidden,
		};
	});
show_seats(now(), places);
const [own, other] = match.players;
const mine = { name: own.name, turn: true, grey: false, face: own.face, backs: 0, piled: 1, says: "", deals: false };
const hers = {
	name: other.name,
	turn: false,
	grey: false,
	face: other.face,
	backs: other.cards,
	piled: 2,
	says: "",
	deals: false,
};
assert.deepEqual(seats(), [mine, hers]);
show_seats(now({ players: changed(1, { away: true }) }), places);
assert.deepEqual(seats(), [mine, { ...hers, grey: true }]);
show_seats(now({ players: changed(1, { says: "Sing!", dealer: true, turn: true }) }), places);
assert.deepEqual(seats()[1], { ...hers, says: "Sing!", deals: true, turn: true });
show_seats(now({ players: changed(1, { says: "Sing!", line: "Brava!" }) }), places);
assert.equal(seats()[1].says, "Brava!", "what a friend has written goes before");
// In a small window, too, what is written at the edge moves into it: by what it lies outside, as the table measures.
const small = lay(195, 422, match.players.length);
const bubble_at = (more) => {
	show_seats(now({ players: changed(1, more) }), small);
	const { style } = element("players").children[1].children[4];
	return ["--bx", "--by"].map((name) => Number.parseFloat(style[name]));
};
const [said, wrote] = [{ says: "Sing!" }, { says: "Sing!", line: "Brava!" }].map(bubble_at);
const free = small.rim + 8;
const inside = [20 / small.scale - (200 / small.scale - small.w), free + 10 / small.scale];
for (const at of [0, 1]) assert.ok(Math.abs(wrote[at] - said[at] - inside[at]) < 0.02, `${wrote} after ${said}`);
show_seats(now({ open_hands: [{ name: other.name, cards: [] }] }), places);
assert.equal(seats()[1].backs, 0, "whose cards lie open has no backs");

// ---- the stock and what lies by it

const stock = () => [element("stock").hidden, element("stock-count").textContent, element("pack").children.length];
show_centre(now(), places);
assert.deepEqual(stock(), [false, "28", 4]);
assert.deepEqual([element("turned").hidden, element("turned").firstChild.shown], [false, match.turned]);
assert.equal(element("trumps").firstChild.shown, match.trumps);
assert.equal(element("why").textContent, match.trick_text);
const lines = () =>
	element("slate").children[1].children.map(({ children: [name, strokes] }) => [
		name.children[0],
		strokes.children.length,
	]);
assert.deepEqual([element("slate").hidden, lines()], [false, match.slate.lines.map(({ name }) => [name, 0])]);
const [first, second] = match.slate.lines;
const after = now({ stock: 7, turned: "", trick: [], slate: { title: "", lines: [{ ...first, strokes: 3 }, second] } });
show_centre(after, places);
assert.deepEqual([stock(), element("turned").hidden], [[false, "7", 2], true]);
assert.deepEqual([lines().map(([, strokes]) => strokes), element("why").textContent], [[3, 0], match.last_text]);
show_centre(now({ stock: 0, turned: "" }), places);
assert.equal(element("stock").hidden, true, "nothing is left of it");
show_centre(now({ draws_table: false }), places);
assert.deepEqual([element("stock").hidden, element("slate").hidden], [true, true], "no table is drawn");

// ---- the trick

const trick = () =>
	element("trick").children.map((row) => [row.dataset.key, row.lastChild.textContent, classes(row).includes("takes")]);
const thrown = { "7S": { x: 1, y: 2, h: 90 } };
const from_hand = (card) => thrown[card];
show_trick(now(), places, { before: null, thrown_from: from_hand });
assert.deepEqual(
	[trick(), flown],
	[[["3S", "Person 1: Three of swords", true]], []],
	"a page just opened moves nothing",
);
assert.equal(element("ghost").hidden, false, "a place for her card");
const beaten = { ...match.trick[0], takes: false };
const hers_now = { place: 0, card: "7S", name: "Seven of swords", takes: true };
show_trick(now({ trick: [beaten, hers_now], own_turn: false }), places, { before: match, thrown_from: from_hand });
assert.deepEqual(trick(), [
	["3S", "Person 1: Three of swords", false],
	["7S", "You: Seven of swords", true],
]);
assert.deepEqual(
	[flown.length, flown[0].card, flown[0].from.x, flown[0].turn],
	[1, "7S", 1, 0],
	"from where it was thrown",
);
assert.equal(element("ghost").hidden, true);
flown.length = 0;
const told_later = [
	{ place: 1, card: "2C", name: "Two of cups" },
	{ place: 0, card: "4C", name: "Four of cups" },
];
show_trick(now({ trick: told_later }), places, { before: match, thrown_from: from_hand });
assert.deepEqual(
	flown.map(({ card, from, turn, delay }) => [card, from, turn, delay]),
	[
		["2C", { from: 1 }, 1, 0],
		["4C", { from: 0 }, 1, 100],
	],
	"two that come at once fly one after the other",
);
flown.length = 0;
await sweep(places, 1);
assert.deepEqual(
	flown.map(({ card, from, to, delay }) => [card, from, to, delay]),
	[
		["2C", places.trick[1], { pile: 1 }, 0],
		["4C", places.trick[0], { pile: 1 }, 30],
	],
);
