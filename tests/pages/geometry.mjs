// Lays the table of the page over windows, seats, hands and sizes of text: nothing overlaps, all lies inside, each card
// of a trick lies towards who has played it, and the hand is seen whole, also one that is raised.
// `node tests/pages/geometry.mjs` prints each fault and fails if there is one; .ci/run runs it.

import { fan, lay } from "../../briscola/pages/static/geometry.js";
import { EDGES } from "../../briscola/pages/static/modes.js";

// Among them are 1280×1024, 1280×800 and 1920×1080 px enlarged to 150, 175, 250, 300, 400 and 500 %.
const WINDOWS = {
	tall: [
		[256, 455],
		[320, 568],
		[360, 640],
		[375, 667],
		[390, 844],
		[768, 1024],
		[1024, 1366],
	],
	low: [
		[320, 256],
		[384, 216],
		[427, 267],
		[427, 341],
		[512, 410],
		[568, 256],
		[640, 360],
		[667, 375],
		[844, 390],
		[915, 412],
	],
	room: [
		[731, 585],
		[853, 683],
		[1024, 600],
		[1280, 800],
		[1366, 768],
		[1920, 1080],
		[2560, 1440],
	],
};
const HANDS = { 2: [1, 3, 6, 20], 3: [1, 3, 13], 4: [1, 3, 10], 5: [2, 8], 6: [1, 3, 6] };
const LIE_OPEN = { tall: { 2: 3, 5: 8 }, low: { 2: 3 }, room: { 2: 3 } }; // cards of an opponent, or of a dummy
const USUAL_WINDOWS = new Set(["390x844", "844x390", "1280x800"]);
const TEXTS = [1, 1.25, 1.3, 1.6, 2];
const USUAL = 0.614; // a card's width to its height
const RATIOS = [USUAL, 0.471, 0.543, 0.716]; // trevisane, piacentine, francesi
const SENTENCE = 60; // letters of a note on the trick
const SLACK = 3; // px by which shadows and rounded corners may touch

const box = (x, y, w, h) => ({ left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 });
const join = (...all) => ({
	left: Math.min(...all.map((b) => b.left)),
	top: Math.min(...all.map((b) => b.top)),
	right: Math.max(...all.map((b) => b.right)),
	bottom: Math.max(...all.map((b) => b.bottom)),
});
const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

// The box around a card that lies askew.
function turned({ x, y, r = 0, s = 1 }, w, h) {
	const [cos, sin] = [Math.cos, Math.sin].map((of) => Math.abs(of((r * Math.PI) / 180)));
	return box(x, y, s * (w * cos + h * sin), s * (w * sin + h * cos));
}

// ---- all that lies there, by name; the second word says to whom it belongs

function of_seat(p, seat, at, taken, most) {
	const found = { [`face ${at}`]: box(seat.x, seat.y, seat.size, seat.size) };
	const high = 2.35 * p.rem * p.tt;
	if (seat.backs) {
		const { x, y, h, step, r } = seat.backs;
		const size = r ? [h, h * p.ratio] : [h * p.ratio, h];
		found[`backs ${at}`] = join(box(x, y, ...size), box(x + step[0] * (most - 1), y + step[1] * (most - 1), ...size));
	}
	if (seat.pile && taken) {
		const { h, r } = seat.pile;
		found[`pile ${at}`] = turned({ ...seat.pile, r: r + 84 }, h * p.ratio, h);
	}
	const wide = seat.tagmax;
	const left = { left: p.rim + 3 + wide / 2, right: p.w - p.rim - 3 - wide / 2 }[seat.edge] ?? seat.x;
	const aside = { left: Math.max(seat.x, left), right: Math.min(seat.x, left) }[seat.edge] ?? seat.x;
	const beside = seat.x + seat.size / 2 - 6 * p.unit + wide / 2;
	const under = seat.y + seat.size / 2 - 8 * p.unit + high / 2;
	found[`tag ${at}`] = seat.form === "under" ? box(aside, under, wide, high) : box(beside, seat.y, wide, high);
	return found;
}

function note_of(p, open) {
	const letter =
		open && p.mode === "tall" ? 0.95 * p.rem * p.tt : (p.large ? 0.78 : p.mode === "low" ? 0.85 : 0.95) * p.rem;
	const lines = Math.ceil((SENTENCE * 0.5 * letter) / (p.why.w - p.rem));
	const high = lines * 1.18 * letter + 0.5 * (open && p.mode === "tall" ? p.rem * p.tt : p.rem);
	return box(p.why.x, p.why.y + (p.why.from === "bottom" ? -high : high) / 2, p.why.w, high);
}

function trumps_of(p, open) {
	const { x, y, size } = p.emblem;
	const word = p.rem * p.tt;
	const words = p.mode === "tall" && p.seats.length < 6 && !open ? 4 * word : 0;
	const high = words ? (p.seats.length > 4 ? 3.06 : 2.06) * word : 0;
	return { left: x, top: y, right: x + size + words, bottom: y + Math.max(size, high) };
}

const pack_of = ({ stock }) => box(stock.x, stock.y, stock.w, stock.h);

// Open cards of another one lie in a frame: on a phone closer to each other, without its heading.
function tray_of(p, cards) {
	const em = p.rem * p.tt;
	const apart = p.mode === "tall" ? 0.75 : 0.4;
	const wide = p.tray.w * (1 + (cards - 1) * apart) + 1.4 * em + 4;
	const high = p.tray.w / p.ratio + (p.mode === "room" ? 1.94 : 0.8) * em + 8;
	return box(p.tray.x, p.tray.y - high / 2, wide, high);
}

function things(p, { cards, most, stock, alone, open }) {
	const found = { hand: join(...fan(p.hand, cards, -1).map((spot) => turned(spot, p.hand.w, p.hand.h))) };
	found.note = note_of(p, open);
	if (alone) return found;
	const taken = cards < Math.max(...HANDS[p.seats.length]); // no trick lies there while hands are whole
	p.seats.forEach((seat, at) => {
		Object.assign(found, of_seat(p, seat, at, taken, most));
	});
	p.trick.forEach((spot, at) => {
		found[`trick of ${at}`] = turned(spot, p.card.w, p.card.h);
	});
	found.trumps = trumps_of(p, open);
	if (open) found.tray = tray_of(p, cards);
	if (stock) found.stock = join(pack_of(p), box(p.stock.turned, p.stock.y, p.stock.h, p.stock.w));
	if (!open || p.mode !== "tall") found.slate = box(p.slate.x, p.slate.y, p.slate.w, p.slate.h);
	return found;
}

// ---- what has to be so

const faults = [];
let laid = 0;

function check_boxes(p, given, fault) {
	const all = Object.entries(things(p, given));
	for (const [at, [name, b]] of all.entries()) {
		if (Object.values(b).some((side) => !Number.isFinite(side))) fault(`${name} lies nowhere`);
		if (b.left < -SLACK || b.top < -SLACK || b.right > p.w + SLACK || b.bottom > p.h + SLACK)
			fault(`${name} is outside`);
		for (const [other, its] of all.slice(at + 1)) {
			const whose = name.split(" ")[1];
			if (whose && whose === other.split(" ")[1]) continue; // of one seat, or of the trick
			const gap = apart(b, its);
			if (gap < -SLACK - 0.01) fault(`${name} overlaps ${other}`, `by ${(-gap).toFixed(0)}`);
		}
	}
}

// What somebody at the top has won lies beside her cards; of the turned card enough is seen to name it.
function check_cards(p, { cards, most, stock }, fault) {
	p.seats.forEach((seat, at) => {
		const found = of_seat(p, seat, at, true, most);
		const [backs, pile] = [found[`backs ${at}`], found[`pile ${at}`]];
		if (seat.edge === "top" && backs && pile && apart(backs, pile) < -SLACK) fault(`pile ${at} lies over its cards`);
	});
	if (stock && p.stock.turned + p.stock.h / 2 - pack_of(p).right < p.stock.w * 0.8) fault("the turned card is covered");
	for (const raised of Array(cards).keys())
		for (const spot of fan(p.hand, cards, raised)) {
			const card = turned(spot, p.hand.w, p.hand.h);
			if (card.left < -SLACK || card.right > p.w + SLACK) fault(`a card lies outside while ${raised} is up`);
		}
}

// A card of the trick lies on the side of the table where its player sits, none two on one spot.
function check_trick(p, fault) {
	p.trick.forEach((card, at) => {
		const [dx, dy] = [card.x - p.middle.x, card.y - p.middle.y];
		const { edge } = p.seats[at];
		const towards = { bottom: dy, top: -dy, right: dx, left: -dx }[edge];
		if (!(towards > 0)) fault(`the card of ${at} lies away from the ${edge}`);
		for (const [other, its] of p.trick.entries()) {
			const [wide, high] = [Math.abs(card.x - its.x) / p.card.w, Math.abs(card.y - its.y) / p.card.h];
			if (other < at && Math.max(wide, high) < 0.2) fault(`the card of ${at} covers that of ${other}`);
		}
	});
	if (p.card.h < 0.09 * Math.min(p.w, p.h)) fault(`a card of the trick is ${p.card.h.toFixed(0)} px high`);
}

// The words of the turn, the bar of a card that is up and the panel of choices lie above the hand or beside it.
function check_words(p, { alone, cards }, fault) {
	const { ask, bar, choices, hand } = p;
	for (const [name, { x, w }] of Object.entries({ ask, bar })) {
		if (x < 0 || x + w > p.w + SLACK || !(w > 0)) fault(`${name} is ${w.toFixed(0)} px wide at ${x.toFixed(0)}`);
	}
	if (choices.y > hand.y || choices.raised > choices.y || choices.raised < p.h * 0.2) fault(`choices at ${choices.y}`);
	if (alone && hand.h < 0.2 * p.h) fault("a lone hand is small");
	if (p.tray.w < 44) fault("an open card is too small for a finger");
	if (p.rem * p.tt < 12.8) fault(`letters of ${(p.rem * p.tt).toFixed(0)} px`);
	if (Math.abs(hand.x - p.w / 2) > 1 || (cards > 1 && cards < 9 && hand.step < 24)) fault("cards of the hand in sight");
}

// ---- what a player sees at a usual window: sizes and places that may be wrong though nothing overlaps

// Heights of the window, sizes of a card, or units; a side with several people is that of the last one.
function seen_of(p, { cards }) {
	const { bottom, right, top } = Object.fromEntries(p.seats.map((seat) => [seat.edge, seat]));
	const far = (a, b) => (a ? Math.hypot(a.x - b.x, a.y - b.y) / p.unit : undefined);
	const [lies, raised] = [-1, 0].map((up) => fan(p.hand, cards, up)[0]);
	return {
		"of a card held, in sight": cards > 1 && cards < 4 ? p.hand.step / p.hand.w : undefined,
		"a raised card, up": (lies.y - raised.y) / p.hand.h,
		"words of the turn, wide": p.ask.w / p.unit,
		"a pile, bottom, from its face": far(bottom.pile, bottom),
		"a pile, right, from its face": far(right?.pile, right),
		"a pile, top, from its face": far(top?.pile, top),
		"backs, top, from their face": far(top?.backs, top),
		"a name, top": top && top.tag / p.unit,
		"a face, top, down": top && top.y / p.h,
		"a face, right, down": right && right.y / p.h,
		"the trick, high": p.card.h / p.unit,
		"the trick, away": Math.max(...p.trick.map((card) => Math.abs(card.y - p.middle.y))) / p.card.h,
		"the slate, high": p.slate.h / p.unit,
		"the suit, from the stock": far(p.emblem, p.stock),
	};
}

// The least and the most of each, whoever sits there: whoever changes how the table looks changes them here. They are
// those that found most of the numbers of MODES that were made a seventh larger or smaller and that nothing above found.
// biome-ignore format: a line for each thing
const SEEN = {
	"of a card held, in sight": { tall: [0.86, 0.86], low: [0.84, 0.84], room: [0.84, 0.84] },
	"a raised card, up": { tall: [0.09, 0.1], low: [0.14, 0.15], room: [0.13, 0.14] },
	"words of the turn, wide": { tall: [159, 160], low: [201, 353], room: [178, 178] },
	"a pile, bottom, from its face": { tall: [308, 309], low: [124, 125], room: [311, 910] },
	"a pile, right, from its face": { tall: [115, 173], low: [73, 74], room: [183, 295] },
	"a pile, top, from its face": { tall: [88, 89], low: [167, 246], room: [170, 550] },
	"backs, top, from their face": { tall: [42, 62], low: [131, 142], room: [93, 114] },
	"a name, top": { tall: [90, 100], low: [82, 92], room: [118, 118] },
	"a face, top, down": { tall: [0.11, 0.12], low: [0.08, 0.09], room: [0.11, 0.13] },
	"a face, right, down": { tall: [0.22, 0.37], low: [0.44, 0.44], room: [0.36, 0.37] },
	"the trick, high": { tall: [95, 200], low: [89, 98], room: [155, 166] },
	"the trick, away": { tall: [0.12, 0.83], low: [0.11, 0.41], room: [0.12, 0.45] },
	"the slate, high": { tall: [100, 100], low: [92, 92], room: [176, 214] },
	"the suit, from the stock": { tall: [33, 71], low: [28, 51], room: [55, 97] },
};

function check_seen(p, given, fault) {
	for (const [name, value] of Object.entries(seen_of(p, given))) {
		if (value === undefined) continue;
		const [least, most] = SEEN[name][p.mode];
		if (!(value >= least && value <= most)) fault(`${name}: ${value.toFixed(2)}, not ${least} to ${most}`);
	}
}

for (const [mode, windows] of Object.entries(WINDOWS))
	for (const [w, h] of windows)
		for (const seats of Object.keys(EDGES).map(Number))
			for (const cards of HANDS[seats])
				for (const text of TEXTS)
					for (const ratio of RATIOS)
						for (const more of [{}, { most: cards + 1 }, { alone: true }, { open: true }]) {
							if (more.open && !(cards <= LIE_OPEN[mode][seats])) continue;
							laid += 1;
							const given = { cards, text, ratio, most: cards, stock: cards === 3, ...more };
							const p = lay(w, h, seats, given);
							const where = `${w}x${h} seats ${seats} ${JSON.stringify(given)}:`;
							const fault = (what, more = "") => faults.push(`${where} ${what} ${more}`);
							if (p.mode !== mode) fault(`is ${p.mode}, not ${mode}`);
							if (Math.hypot(p.w * p.scale - w, p.h * p.scale - h) > 0.01 || p.scale > 1)
								fault(`is shown at ${p.scale}`);
							check_boxes(p, given, fault);
							check_words(p, given, fault);
							if (more.alone) continue;
							check_trick(p, fault);
							check_cards(p, given, fault);
							if (USUAL_WINDOWS.has(`${w}x${h}`) && text === 1 && ratio === USUAL && !more.open && !more.most)
								check_seen(p, given, fault);
						}
console.log(faults.slice(0, 60).join("\n"));
console.log(`${laid} laid, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
