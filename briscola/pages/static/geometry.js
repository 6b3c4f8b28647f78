// Where everything lies on the table: a pure function of the window, the seats and the text's size. No DOM.
// A `table` is what is known so far: what `lay` is given, and what each of its STEPS has added. No function changes
// what it is given.

import { EDGES, MODES, mode_of, NOTES } from "./modes.js";

const LARGE = 1.25; // from this size of text on some words are left out, others made shorter
const TOUCH = 3; // px by which shadows and rounded corners may touch
const LEAN = [-3, 3.5, -4, 2.5, 4, -2.5]; // degrees by which a card of a place lies askew

export const between = (low, value, high) => Math.max(low, Math.min(value, high));
const length = ({ px = 0, units = 0 }, unit) => px + units * unit;
const turn_of = (turn, cards) => Math.min(turn, 26 / Math.max(1, cards)); // degrees from card to card

// The person's cards from left to right; `raised` is the number of the one that is up, or -1.
export function fan(place, count, raised) {
	const mid = (count - 1) / 2;
	const turn = turn_of(place.turn, count);
	const free = Math.max(0, place.x - mid * place.step - place.w * 0.62); // beside the fan
	return Array.from({ length: count }, (_, i) => {
		const off = i - mid;
		const up = i === raised;
		const aside =
			raised < 0 || up ? 0 : Math.sign(i - raised) * Math.min(free, Math.max(0, place.w * 0.84 - place.step) * 0.42);
		return {
			x: place.x + off * place.step + aside,
			y: place.y + off * off * turn * place.step * 0.0062 - (up ? place.h * place.rise : 0),
			r: up ? 0 : off * turn * 0.62,
			s: up ? 1.05 : 1,
		};
	});
}

// `text` is the person's text size (1 is usual), `cards` the size of her hand and `most` of the largest other one;
// `noted` if a note on the trick may come. A page is `alone` beside a big screen that shows the table.
// All lengths, `w` and `h` among them, are those of a table that is shown at `scale`: less than 1 in a small window, or
// in one that somebody enlarges by more than fits.
export function lay(w, h, count, given = {}) {
	const usual = { cards: 3, text: 1, ratio: 0.614, stock: true, most: 3, open: false, alone: false, noted: true };
	const mode = mode_of(w, h);
	const [wide, high] = MODES[mode].least;
	const scale = Math.min(1, w / wide, h / high);
	let table = { mode, scale, w: w / scale, h: h / scale, count, ...usual, ...given };
	for (const step of STEPS) table = { ...table, ...step(table) };
	const seats = seat_places(table);
	const [own] = seats;
	const stock = stock_place(table);
	const slate = slate_place(table);
	const emblem = emblem_place(table, stock);
	const trick = trick_places(table, around_trick(table, seats, emblem, slate));
	const why = { from: "bottom", ...NOTES[table.alone ? "alone" : table.where](table, own, slate) };
	const head = head_width(table, seats);
	return { ...table, ...trick, ...word_places(table, own, why), seats, stock, slate, emblem, why, head };
}

// ---- the table as a whole

// In this order; above each stands what it adds to the table.
const STEPS = [measured, top_row, hand_place, note_room, tray_place];

// The `row` of its mode; the `unit`; letters: `type` of the root, `tt`, `rt` and `az` of `grows`, `rem` and `word` in
// px, `letter` of the note, `large`; `edges` of the seats, how many are `tops`, true if `many`, the `company` and what
// is `by` it in a list; the `rim`, the height of a tag (`tagHigh`), the width of the `tool` in the lower corner.
function measured({ mode, w, h, count, text }) {
	const row = MODES[mode];
	const unit = between(row.units[0], Math.min(w / row.unit[0], h / row.unit[1]), row.units[1]);
	const [least, most, power] = row.type;
	const type = between(least, unit ** power, most);
	const [tt, rt, az] = row.grows.map((limit) => Math.min(text, limit) / text);
	const rem = 16 * type * text;
	const edges = EDGES[count];
	const tops = edges.filter((edge) => edge === "top").length;
	const [word, large, many] = [rem * tt, text > LARGE, tops > 1];
	const rim = length(row.rim, unit);
	const company = many ? 2 : count > 2 ? 1 : 0;
	return {
		...{ row, unit, type, tt, rt, az, rem, word, large, edges, tops, many, rim, company },
		by: (list) => list[company],
		letter: (large ? 0.78 : row.letter) * rem,
		tagHigh: 2.35 * word,
		tool: Math.max(44, 2.6 * word) + 10 * unit + rim,
	};
}

// Where faces at the top end (`topRow`, from the rim), and their tags (`tagEnd`).
function top_row({ row, unit, tops, rim, tagHigh }) {
	const sit = Math.max(tops, 1) - 1;
	const topRow = row.top.y[sit] * unit + (row.top.face[sit] * unit) / 2;
	return { topRow, tagEnd: rim + topRow - 8 * unit + tagHigh };
}

// ---- the hand

// The `hand`, a fan that is whole above the lower edge; its left end `fanLeft`; `index`, true if its cards lie close.
function hand_place(table) {
	const { w, h, unit, cards, ratio, row } = table;
	const high = (table.open && table.large && row.tight) || row.fan.high;
	const full = Math.min(h * high, (row.fan.wide * unit) / ratio);
	const wide = full * ratio;
	const turn = turn_of(row.fan.turn, cards);
	const tilt = Math.sin((((cards - 1) / 2) * turn * 0.62 * Math.PI) / 180);
	const room = w - row.fan.room * unit - tilt * full * 1.1;
	const step = between(12, cards > 1 ? (room - wide) / (cards - 1) : 0, wide * row.fan.step);
	const dip = ((cards - 1) / 2) ** 2 * turn * step * 0.0062 + (tilt * wide) / 2;
	const y = h - table.rim - row.fan.low * unit - dip - full / 2;
	const fanned = { x: w / 2, y, h: full, w: wide, step, turn: row.fan.turn, rise: row.fan.rise };
	const hand = { ...fanned, ...(table.alone && hand_alone(table)) };
	const fanLeft = w / 2 - ((cards - 1) * hand.step + hand.w) / 2 - length(row.fan.beside, unit);
	return { hand, fanLeft, index: cards > 4 || step < hand.w * 0.7 };
}

// A phone beside the big screen holds nothing but the hand, as large as it may be.
function hand_alone({ w, h, unit, rim, rem, ratio, cards }) {
	const high = Math.min(h * 0.45, (w * 0.86) / (1 + 0.5 * (Math.min(cards, 4) - 1)) / ratio);
	const wide = high * ratio;
	const step = cards > 1 ? Math.min(wide * 0.86, (w - 2 * rim - 24 * unit - wide * 1.12) / (cards - 1)) : 0;
	return { h: high, w: wide, step, y: h - rim - 14 * unit - high * 0.56 - 0.5 * rem };
}

// `where` in NOTES the note lies and its height `note`; the `hand` anew, over a note below it; its top `fanTop`, and
// that of the band of words above it, `bandTop`.
function note_room(table) {
	const { row, unit, rem, large, rt } = table;
	const where = row.note.at(table);
	const up = where === "below" ? 2.3 * table.letter + 0.4 * rem + 6 * unit : 0;
	const hand = { ...table.hand, y: table.hand.y - up };
	const open = table.open && row.note.open * table.word; // beside open hands it grows as words on the table
	const note = where === "slate" ? 0 : open || (large ? row.note.large : row.note.usual) * rem;
	const fanTop = hand.y - hand.h / 2;
	const bandTop = fanTop - (row.band ? Math.max(row.band.units * unit, row.band.turns * rem * rt) : 0);
	return { where, hand, note, fanTop, bandTop };
}

// The `tray` of others' cards that lie open, on the band if there is one; trick, stock and slate lie above `lowest`,
// and where the note might cover them `above` that; those in a corner begin at `corner`.
function tray_place(table) {
	const { row, w: wide, unit, rem, bandTop, fanTop } = table;
	const w = Math.max(44, 58 * unit);
	const lowest = table.open && row.band ? bandTop - w / table.ratio - 1.5 * table.word : bandTop;
	return {
		tray: { w, ...(table.alone ? { x: wide / 2, y: fanTop - 3 * rem } : row.tray(table)) },
		lowest,
		above: lowest - table.note - 0.2 * rem,
		corner: table.rim + Math.max(58 * unit, 54), // under the buttons, which never shrink below 44 px
	};
}

// ---- the seats

function seat_places(table) {
	const places = { bottom: own_seat, top: top_seat, left: side_seat, right: side_seat };
	let top = 0;
	return table.edges.map((edge) => ({ edge, ...places[edge](table, edge, edge === "top" ? top++ : 0) }));
}

function own_seat(table) {
	const { own } = table.row;
	const size = own.face * table.unit;
	const tag = own.tag * table.unit;
	const seat = { size, tag, tagmax: tag * 1.3, form: own.form, backs: null, ...own.at(table, size, tag) };
	return { ...seat, pile: own.pile(table, seat) };
}

function top_seat({ w, rim, unit, tops, ratio, most, word, row: { top } }, _edge, number) {
	const sit = tops - 1;
	const [x, y] = [top.across[sit][number] * w, top.y[sit] * unit + rim];
	const [size, tag, h] = [top.face, top.tag, top.back.high].map((list) => list[sit] * unit);
	const tagmax = top.words ? Math.max(tag, top.words[sit] * word) : tag * 1.25;
	const half = (h * ratio) / 2;
	const backX = x + size / 2 + top.beside[sit] * unit + (top.words ? tagmax : half);
	const end = w - rim - top.room * unit;
	const room = top.room && tops === 1 ? (end - backX - half) / Math.max(1, most - 1) : w;
	const step = Math.min(room, top.back.spread[sit] * unit * (most > 4 ? 0.62 : 1));
	const backs = { x: backX, y: y - top.back.up * unit, h, step: [step, 0], r: 0, fan: 3 };
	const [besideX, besideY] = top.pile.under ? [x + size / 2, y + size / 2] : [backX + step * (most - 1) + half, y];
	const pile = { x: besideX + top.pile.x * unit, y: besideY + top.pile.y * unit, r: 7, h: top.pile.h * unit };
	return {
		...{ x, y, size, tag, tagmax, form: top.form },
		backs: tops > top.backs ? null : backs,
		pile: tops > top.piles ? null : pile,
	};
}

function side_seat(table, edge) {
	const { h: high, unit, most, ratio, rem, word, many, lowest } = table;
	const { side } = table.row;
	const inwards = edge === "right" ? -1 : 1;
	const [size, tag, h] = [side.face, side.tag, side.back.high].map((units) => units * unit);
	const x = edge === "right" ? table.w - table.rim - side.x * unit : table.rim + side.x * unit;
	const share = side.y[table.count] + ((edge === "right" && side.lower) || 0);
	const y = Math.max(share * high, side.below && many ? table.tagEnd + size / 2 + side.below * unit : 0);
	const below = y + size / 2 - 8 * unit + table.tagHigh;
	const floor = side.above ? lowest - table.note - (many ? 0.2 * rem + side.above * unit : 0) : high;
	const tight = (floor - below - h * ratio - 14 * unit) / Math.max(1, most - 1);
	const step = Math.max(0.5, Math.min(tight, side.back.step * unit * (most > 4 ? 0.62 : 1)));
	const end = below + (most - 1) * step + h * ratio;
	const under = { x, y: below + side.back.below * unit + (h * ratio) / 2, step: [0, step] };
	const { aside, up } = side.back;
	const beside = { x: x + inwards * (size / 2 + aside * unit), y: y - up * unit, step: [0, side.back.step * unit] };
	const backs = tight < 0.5 ? null : { ...(aside ? beside : under), h, r: 90, fan: 0 };
	const pileY = (aside ? below : end) + side.pile.y * unit;
	const pileLow = side.above ? (many ? floor : lowest - 3.5 * rem) - 14 * unit : Infinity;
	const pile = { x, y: Math.min(pileY, pileLow), r: side.pile.r * inwards, h: side.pile.h * unit };
	return { x, y, size, tag, tagmax: Math.max(tag * 1.25, 5.4 * word), form: "under", backs, pile };
}

// The width of what is written in the corner at the left.
function head_width({ w, tops, rim, unit }, seats) {
	if (!tops) return w * 0.6;
	const faces = seats.filter((seat) => seat.edge === "top").map((seat) => seat.x - seat.size / 2);
	return Math.min(...faces) - rim - 18 * unit;
}

// ---- the middle

const box = (x, y, w, h) => ({ left: x, top: y, right: x + w, bottom: y + h });

// What the trick may touch but not cover: the names, as long as they may be, the suit of trumps with its words, and the
// slate.
function around_trick({ w: wide, rim, unit, tagHigh, open, tops, many, word, row }, seats, emblem, slate) {
	const names = seats
		.filter((seat) => seat.form === "under" && seat.edge !== "bottom")
		.map(({ x, y, size, tagmax }) => {
			const half = tagmax / 2;
			const inside = between(rim + 3 + half, x, wide - rim - 3 - half); // as the style sheet keeps it
			return box(inside - half, y + size / 2 - 8 * unit, tagmax, tagHigh);
		});
	const [w, h] = row.emblem.words && !open && tops < 3 ? [4 * word, (many ? 3.06 : 2.06) * word] : [0, 0];
	const suit = box(emblem.x, emblem.y, emblem.size + w, Math.max(emblem.size, h));
	const slates = open ? [] : [box(slate.x - slate.w / 2, slate.y - slate.h / 2, slate.w, slate.h)];
	return [...names, suit, ...slates];
}

// The most height of a card that lies so far aside and away from the middle, leans so many degrees and is to stay clear
// of a box.
function clear_of(box, { x, y }, ratio, [dx, dy], lean) {
	const room = (gap, reach) => (gap < -TOUCH ? 0 : reach > 0 ? (gap + TOUCH) / reach : Infinity);
	const tilt = Math.sin((Math.abs(lean) * Math.PI) / 180);
	const [wide, high] = [(ratio + tilt) / 2, (1 + tilt * ratio) / 2];
	return Math.max(
		room(x - box.right, wide - dx * ratio),
		room(box.left - x, wide + dx * ratio),
		room(y - box.bottom, high - dy),
		room(box.top - y, high + dy),
	);
}

// The trick, in the middle of what is left, each card towards who has played it.
function trick_places(table, around) {
	const { row, unit, ratio } = table;
	const { high: most, fills, down, open, nobody, begins, flank, spots } = row.trick;
	const ring = spots[table.count];
	const topEnd = table.tops ? begins(table) + table.rim : nobody * unit;
	const free = table.lowest - topEnd - table.note;
	const outer = Math.max(...ring.map(([dx]) => dx));
	const [[, rise]] = ring;
	const beside = table.by(flank) ?? 2 * (Math.max(row.side.tag, (5.4 * table.word) / unit) + 12);
	const fits = [(table.w - beside * unit) / (1 + 2 * outer) / ratio, (free * fills) / (1 + 2 * rise)];
	const middle = { x: (table.open ? open : 0.5) * table.w, y: topEnd + free / 2 + down * unit };
	const clear = around.flatMap((box) => ring.map((spot, at) => clear_of(box, middle, ratio, spot, LEAN[at])));
	const h = Math.min(most * unit, ...fits, ...clear);
	const trick = ring.map(([dx, dy], place) => {
		return { x: middle.x + dx * h * ratio, y: middle.y + dy * h, r: LEAN[place], s: 1 };
	});
	return { trick, middle, card: { w: h * ratio, h } };
}

function stock_place(table) {
	const { high, at } = table.row.stock;
	const h = table.by(high) * table.unit;
	const w = h * table.ratio;
	const place = at(table, h, w);
	return { h, w, ...place, turned: place.x + w * 0.62 }; // half of the turned card lies under the pack
}

function slate_place(table) {
	const { w, h, r, at } = table.row.slate;
	return { w: table.by(w) * table.unit, h: table.by(h) * table.unit, r, ...at(table) };
}

// The suit of trumps, at its stock or where that was.
function emblem_place(table, pack) {
	const { unit, rim, stock } = table;
	const { size, left, below, above, aside, open } = table.row.emblem;
	const edge = pack.x - pack.w / 2;
	const beside = aside && table.many && stock;
	const y = stock ? pack.y + pack.h / 2 + below * unit : pack.y - above * unit;
	return {
		...(beside ? { x: pack.turned + pack.h / 2 + 4 * unit, y: pack.y - 15 * unit } : { x: edge - left * unit, y }),
		...(table.open && open(table)),
		...(table.alone && { x: rim + 12 * unit, y: rim + Math.max(62 * unit, 66) }),
		size: size * unit,
	};
}

// ---- words

// The words of the turn, of which `shift` is a share, the bar of a card that is up, and the choices.
function word_places(table, own, why) {
	const { row, unit, w, rim, rem, alone, fanTop, bandTop } = table;
	const left = rim + 10 * unit;
	const panel = alone ? fanTop - 2.5 * rem : bandTop - length(row.panel, unit);
	const named = own.x + own.size / 2 + own.tagmax * 0.8 + 4;
	const half = Math.min(130 * unit, table.fanLeft - own.x);
	return {
		ask: alone
			? { x: rim, y: fanTop - 0.7 * rem, w: w - 2 * rim, shift: "-100%" }
			: row.ask(table, { own, left, named, half }),
		bar: (!alone && row.bar?.(table, why)) || { x: left, y: panel, w: w - 2 * left },
		choices: { y: panel, raised: alone ? panel : panel - (row.raised || 0) * unit },
	};
}
