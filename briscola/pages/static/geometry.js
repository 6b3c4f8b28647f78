// Where everything lies on the table: a pure function of the window, the seats and the text's size. No DOM.
// A row of MODES has all in which a mode differs. Below, `t` is the table as far as it is known: what `lay` is given,
// and what each of its STEPS has added. No function changes what it is given.

export const LARGE = 1.25; // from this size of text on some words are left out, others made shorter

export const EDGES = {
	2: ["bottom", "top"],
	3: ["bottom", "right", "left"],
	4: ["bottom", "right", "top", "left"],
	5: ["bottom", "right", "top", "top", "left"],
	6: ["bottom", "right", "top", "top", "top", "left"],
};
const TOUCH = 3; // px by which shadows and rounded corners may touch
const LEAN = [-3, 3.5, -4, 2.5, 4, -2.5]; // degrees by which a card of a place lies askew

// The spots of a trick by seats, in widths and heights of a card from its middle. Cards of two to four people lie `x`
// aside or `y` away; of five and six, those at the sides lie `far` aside and `low`, and those at the top as in `three`.
// biome-ignore format: a line for each number of seats
const ring = (x, y, far, low, three) => ({
	2: [[0.53, 0.12], [-0.53, -0.12]],
	3: [[0, y * 0.75], [x, y * -0.45], [-x, y * -0.45]],
	4: [[0, y], [x, 0], [0, -y], [-x, 0]],
	5: [[0, y], [far[0], low], [0.54, -y], [-0.54, -y], [-far[0], low]],
	6: [[0, y], [far[1], low], ...three.map(([dx, dy]) => [dx, dy * y]), [-far[1], low]],
});

// Shares (0…1) are of the window; lengths are in units `u`, of which a mode's `unit` fill its window, those called `px`
// excepted. Lists of three are by company: a pair, a round of three or four, more; at the top by how many sit there.
const MODES = {
	// a phone upright, a tablet upright
	tall: {
		unit: [390, 844],
		units: [0.74, 1.75],
		type: [0.92, 1.5, 0.7], // least, most, and power of the unit: of the root's font, before the person's text size
		grows: [1.22, 1.3, 1.2], // most growth of words on the table, of the turn, of the auction
		letter: 0.95, // of the note on the trick, in rem as in the style sheet
		rim: { px: 5, u: 0 },
		fan: {
			high: 0.228,
			tight: 0.2, // is what it is in large letters if hands lie open
			wide: 128,
			low: 10,
			turn: 4.6,
			step: 0.86,
			room: 14,
			rise: 0.09,
			beside: { px: 4, u: 0 },
		},
		band: { u: 66, turns: 3.4 }, // above the fan; in units, or in heights of the words of the turn
		tray: (t) => ({ x: 0.5 * t.w, y: t.bandTop - 4 }),
		own: {
			face: 52,
			tag: 92,
			form: "beside",
			at: (t, d) => ({ x: t.rim + 12 * t.u + d / 2, y: (t.bandTop + t.fanTop) / 2 }),
			pile: (t, { y }) => ({ x: t.w - t.rim - 34 * t.u, y: y - 4 * t.u, r: 6, h: 40 * t.u }),
		},
		top: {
			form: "under",
			across: [[0.5], [0.725, 0.31], [0.805, 0.48, 0.155]],
			y: [96, 92, 90],
			face: [66, 60, 54],
			tag: [100, 100, 90],
			back: { high: [52, 38, 32], spread: [11, 6, 6], up: 6 },
			beside: (t) => [12, 12, 5][t.tops - 1] * t.u,
			room: 108, // is left beside the cards of one alone
			backs: 3, // are shown if no more sit there
			piles: 1,
			pile: (t, { x, y, d }) => ({ x: x + d / 2 + 36 * t.u, y: y + d / 2 + 22 * t.u, r: 7, h: 30 * t.u }),
		},
		side: {
			x: 44,
			y: { 3: 0.37, 4: 0.345, 5: 0.223, 6: 0.25 },
			face: 56,
			tag: 80,
			back: { high: 46, below: 8, step: 8 },
			highest: (t, d) => (t.many ? t.tagEnd + d / 2 + 5 * t.u : 0),
			floor: (t) => t.lowest - t.note - (t.many ? 0.2 * t.rem + 108 * t.u : 0),
			pile: (t, { x, end, floor }) => ({
				x,
				y: Math.min(end + 30 * t.u, (t.many ? floor : t.lowest - 3.5 * t.rem) - 14 * t.u),
				r: 7,
				h: 30 * t.u,
			}),
		},
		trick: {
			high: 200,
			fills: 0.97,
			down: 4,
			open: 0.5,
			nobody: 172, // where it begins if nobody sits at the top
			begins: (t) => t.topRow + t.tagHigh + of(t, [26, 0, 0]) * t.u,
			flank: (t) => [40, ...Array(2).fill(2 * (Math.max(t.m.side.tag, (5.4 * t.word) / t.u) + 12))],
			spots: ring(0.66, 0.74, [1.02, 1.02], 0.16, [
				[0.98, -0.98],
				[0, -1.12],
				[-0.98, -0.98],
			]),
		},
		stock: {
			high: [84, 84, 74],
			at: (t, h, w) => ({ x: t.rim + 10 * t.u + w / 2, y: t.many ? t.above - h / 2 : t.corner + h / 2 }),
		},
		slate: {
			w: [88, 88, 92],
			h: [100, 100, 100],
			r: 2,
			at: (t) => ({ x: t.w - t.rim - 52 * t.u, y: t.many ? t.lowest - t.note - 50 * t.u : t.corner + 50 * t.u }),
		},
		emblem: {
			d: 30,
			left: 0,
			below: 10,
			above: 24,
			aside: true, // of the stock, where many sit
			words: (t) => (t.open || t.tops > 2 ? null : { w: 4 * t.word, h: (t.many ? 3.06 : 2.06) * t.word }), // at its right
			open: (t) => ({ x: t.rim + of(t, [78, 78, 85]) * t.u, y: t.above - 28 * t.u }),
		},
		note: { usual: 3.2, large: 3.75, open: 3.2, at: () => "band" },
		panel: (t) => t.bandTop,
		ask: (t, { named }) => ({ x: named, y: (t.bandTop + t.fanTop) / 2, w: t.w - 62 * t.u - named, shift: "-50%" }),
	},
	// a phone on its side
	low: {
		unit: [844, 390],
		units: [0.72, 1.35],
		type: [0.84, 1.1, 1],
		grows: [1.12, 1.25, 0.98],
		letter: 0.85,
		rim: { px: 4, u: 0 },
		fan: { high: 0.36, wide: 96, low: 6, turn: 3.6, step: 0.84, room: 440, rise: 0.14, beside: { px: 4, u: 0 } },
		tray: (t) => ({ x: of(t, [0.68, 0.722, 0.722]) * t.w, y: Math.min(0.575 * t.h, t.fanTop) }),
		own: {
			face: 50,
			tag: 88,
			form: "beside",
			at: (t, d) => ({ x: t.rim + 10 * t.u + d / 2, y: t.h - t.rim - 10 * t.u - d / 2 }),
			pile: (t, { x, y, d }) => ({
				x: x + Math.max(118 * t.u, d / 2 + 6.2 * t.word),
				y: y + 2 * t.u,
				r: 6,
				h: 34 * t.u,
			}),
		},
		top: {
			form: "beside",
			across: [[0.425], [0.6, 0.34], [0.69, 0.49, 0.29]],
			y: [30, 30, 30],
			face: [46, 46, 42],
			tag: [92, 92, 82.8],
			back: { high: [38, 38, 38], spread: [6, 3, 3], up: 0 },
			words: [6.4, 5.2, 6.4], // of a tag that has grown
			beside: (t, tag) => Math.max(tag, t.m.top.words[t.tops - 1] * t.word) + 16 * t.u,
			backs: 2,
			piles: 2,
			pile: (t, { y, after }) => ({ x: after + 22 * t.u, y, r: 7, h: 28 * t.u }),
		},
		side: {
			x: 42,
			y: { 3: 0.37, 4: 0.37, 5: 0.37, 6: 0.37 },
			lower: 0.07, // of the one at the right
			face: 52,
			tag: 78,
			back: { high: 36, below: 8, step: 8 },
			backs: ({ u }, { x, y, d, inwards }) => ({ x: x + inwards * (d / 2 + 22 * u), y: y - 6 * u, step: [0, 5 * u] }),
			pile: (t, { x, below }) => ({ x, y: below + 18 * t.u, r: 7, h: 28 * t.u }),
		},
		trick: {
			high: 98,
			fills: 1.02,
			down: 0,
			open: 0.425,
			nobody: 58,
			begins: (t) => 56 * t.u,
			flank: () => [400, 560, 560],
			spots: ring(1.02, 0.4, [1.6, 2.02], 0.12, [
				[1.02, -0.9],
				[0, -1],
				[-1.02, -0.9],
			]),
		},
		stock: {
			high: [74, 74, 74],
			at: (t) => ({ x: t.company ? t.w * 0.2 + 10 * t.u : t.w * 0.16, y: t.h * 0.3 }),
		},
		slate: {
			w: [104, 104, 104],
			h: [92, 92, 92],
			r: 2,
			at: (t) => ({ x: t.company ? t.w - t.rim - 64 * t.u : t.w * 0.84, y: 60 * t.u }),
		},
		emblem: { d: 32, left: 0, below: 8, above: 18, open: (t) => ({ x: t.rim + 12 * t.u, y: 84 * t.u }) },
		note: { usual: 0, large: 0, at: (t) => (below_hand(t) ? "below" : "beside") },
		panel: (t) => t.fanTop - 4,
		ask: (t, { own, left }) => ({ x: left, y: own.y - own.d / 2 - 8 * t.u, w: t.fanLeft - 22 * t.u, shift: "-100%" }),
		bar: (t, why) =>
			t.where === "below"
				? { x: why.x - why.w / 2, y: why.y, w: why.w }
				: { x: t.w - t.fanLeft + 6, y: t.h - t.rim - Math.max(54, 3.2 * t.rem), w: t.fanLeft - 16 },
	},
	// a tablet on its side, a desk
	room: {
		unit: [1280, 720],
		units: [0.6, 2.4],
		type: [0.8, 2, 1],
		grows: [1.6, 1.6, 1.2],
		letter: 0.95,
		rim: { px: 0, u: 12 },
		fan: { high: 0.275, wide: 132, low: 12, turn: 4.2, step: 0.84, room: 520, rise: 0.14, beside: { px: 0, u: 10 } },
		tray: (t) => ({ x: 0.24 * t.w, y: of(t, [0.69, 0.645, 0.645]) * t.h }),
		own: {
			face: 96,
			tag: 118,
			form: "under",
			at: (t, _d, tag) => ({ x: t.fanLeft - 30 * t.u - tag / 2, y: t.h * 0.84 }),
			pile: (t) => ({ x: t.w - t.fanLeft + 70 * t.u, y: t.h * 0.845, r: -6, h: 84 * t.u }),
		},
		top: {
			form: "under",
			across: [[0.36], [0.585, 0.3], [0.73, 0.5, 0.27]],
			y: [86, 78, 76],
			face: [112, 96, 88],
			tag: [118, 118, 118],
			back: { high: [108, 84, 84], spread: [30, 12, 12], up: 6 },
			beside: (t) => 24 * t.u,
			backs: 3,
			piles: 3,
			pile: (t, { y, after }) => ({ x: after + 50 * t.u, y: y + 14 * t.u, r: 7, h: 62 * t.u }),
		},
		side: {
			x: 92,
			y: { 3: 0.36, 4: 0.36, 5: 0.37, 6: 0.37 },
			face: 100,
			tag: 118,
			back: { high: 84, below: 14, step: 15 },
			pile: (t, { x, end }) => ({ x, y: end + 52 * t.u, r: 8, h: 62 * t.u }),
		},
		trick: {
			high: 166,
			fills: 0.97,
			down: 0,
			open: 0.5,
			nobody: 58,
			begins: (t) => t.topRow + Math.max(16 * t.u, t.tagHigh - (t.many ? 4 : 14) * t.u),
			flank: () => [520, 800, 800],
			spots: ring(1.02, 0.45, [1.6, 2.02], 0.12, [
				[1.02, -0.9],
				[0, -1],
				[-1.02, -0.9],
			]),
		},
		stock: {
			high: [134, 134, 134],
			at: (t) => ({ x: of(t, [0.17, 0.225, 0.195]) * t.w, y: of(t, [t.open ? 0.34 : 0.46, 0.42, 0.42]) * t.h }),
		},
		slate: {
			w: [186, 156, 156],
			h: [214, 176, 176],
			r: 2.5,
			at: (t) => ({ x: of(t, [0.83, 0.775, 0.795]) * t.w, y: 0.41 * t.h }),
		},
		emblem: { d: 62, left: 4, below: 18, above: 32, open: (t) => ({ y: of(t, [0.145, 0.31, 0.31]) * t.h }) },
		note: { usual: 0, large: 2.9, at: (t) => (t.large && !t.alone ? "over" : "slate") },
		panel: (t) => t.fanTop - 30 * t.u,
		ask: (_t, { own, half }) => ({ x: own.x - half, y: own.y - own.d * 0.62, w: 2 * half, shift: "-100%" }),
		bar: (t) => ({ x: 0, y: t.fanTop - 36 * t.u, w: t.w }),
		raised: 48, // of the choices while a card is up
	},
};

// Where the note on the trick lies, and from where it grows.
const NOTES = {
	band: (t) => ({ x: t.w / 2, y: t.lowest - 0.2 * t.rem, w: Math.min(t.w - 24 * t.u, 27 * t.rem), from: "bottom" }),
	over: (t) => ({ x: t.w / 2, y: t.fanTop - 6 * t.u, w: (t.open ? 500 : 560) * t.u, from: "bottom" }),
	below: (t, own) => {
		const from = own.pile.x + 34 * t.u;
		return { x: (from + t.w - t.tool) / 2, y: t.h - t.rim - 4 * t.u, w: t.w - t.tool - from, from: "bottom" };
	},
	beside: (t) => ({
		x: (t.w - t.fanLeft + 8 + t.w - t.tool) / 2,
		y: t.h - t.rim - 8 * t.u,
		w: t.fanLeft - t.tool - 16,
		from: "bottom",
	}),
	slate: (t, _own, slate) => ({
		x: of(t, [t.w - 215 * t.u, slate.x - 34 * t.u, slate.x + 2 * t.u]),
		y: slate.y + slate.h / 2 + of(t, [6, 4, 4]) * t.u,
		w: Math.min(of(t, [380, 250, 222]) * t.u, 20 * t.rem),
		from: "top",
	}),
	alone: (t) => ({ x: t.w / 2, y: t.fanTop - 3.2 * t.rem, w: Math.min(t.w - 24 * t.u, 34 * t.rem), from: "bottom" }),
};

export const between = (low, value, high) => Math.max(low, Math.min(value, high));
const of = (t, list) => list[t.company];
const length = (t, { px, u }) => px + u * t.u;
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
export function lay(
	w,
	h,
	seats,
	{ cards = 3, text = 1, ratio = 0.614, stock = true, most = 3, open = false, alone = false, noted = true } = {},
) {
	let t = { w, h, seats, cards, text, ratio, stock, most, open, alone, noted };
	for (const step of STEPS) t = { ...t, ...step(t) };
	const found = seat_places(t);
	const [own] = found;
	const pack = stock_place(t);
	const slate = slate_place(t);
	const emblem = emblem_place(t, pack);
	const trick = trick_places(t, around_trick(t, found, emblem, slate));
	const why = NOTES[alone ? "alone" : t.where](t, own, slate);
	const { mode, u, type, tt, rt, az, rim, rem, large, index, fanTop, bandTop, hand, tray } = t;
	return {
		...{ mode, u, type, tt, rt, az, rim, rem, w, h, large, ratio, index, fanTop, bandTop, hand, tray, slate, why },
		...trick,
		seats: found,
		head: head_width(t, found),
		stock: pack,
		emblem,
		...word_places(t, own, why),
	};
}

// ---- the table as a whole

// In this order; above each stands what it adds to the table.
const STEPS = [measured, top_row, hand_place, note_room, tray_place];

const mode_of = (w, h) => (w < h * 0.86 ? "tall" : h < 520 ? "low" : "room");

// `mode` and its row `m`; the unit `u`; letters: `type` of the root, `tt`, `rt` and `az` of `grows`, `rem` and `word`
// in px, `letter` of the note, `large`; `edges` of the seats, how many are `tops`, true if `many`, the `company`; the
// `rim`, the height of a tag (`tagHigh`), the width of the `tool` in the lower corner.
function measured(t) {
	const mode = mode_of(t.w, t.h);
	const m = MODES[mode];
	const u = between(m.units[0], Math.min(t.w / m.unit[0], t.h / m.unit[1]), m.units[1]);
	const [least, most, power] = m.type;
	const type = between(least, u ** power, most);
	const [tt, rt, az] = m.grows.map((limit) => Math.min(t.text, limit) / t.text);
	const rem = 16 * type * t.text;
	const edges = EDGES[t.seats];
	const tops = edges.filter((edge) => edge === "top").length;
	const [word, large, many] = [rem * tt, t.text > LARGE, tops > 1];
	const rim = length({ u }, m.rim);
	return {
		...{ mode, m, u, type, tt, rt, az, rem, word, large, edges, tops, many, rim },
		letter: (large ? 0.78 : m.letter) * rem,
		company: many ? 2 : t.seats > 2 ? 1 : 0,
		tagHigh: 2.35 * word,
		tool: Math.max(44, 2.6 * word) + 10 * u + rim,
	};
}

// Where faces at the top end (`topRow`, from the rim), and their tags (`tagEnd`).
function top_row({ m, u, tops, rim, tagHigh }) {
	const row = Math.max(tops, 1) - 1;
	const topRow = m.top.y[row] * u + (m.top.face[row] * u) / 2;
	return { topRow, tagEnd: rim + topRow - 8 * u + tagHigh };
}

// ---- the hand

// The `hand`, a fan that is whole above the lower edge; its left end `fanLeft`; `index`, true if its cards lie close.
function hand_place(t) {
	const { w, h, u, cards, ratio, m } = t;
	const high = t.open && t.large ? (m.fan.tight ?? m.fan.high) : m.fan.high;
	const full = Math.min(h * high, (m.fan.wide * u) / ratio);
	const wide = full * ratio;
	const turn = turn_of(m.fan.turn, cards);
	const tilt = Math.sin((((cards - 1) / 2) * turn * 0.62 * Math.PI) / 180);
	const room = w - m.fan.room * u - tilt * full * 1.1;
	const step = between(12, cards > 1 ? (room - wide) / (cards - 1) : 0, wide * m.fan.step);
	const dip = ((cards - 1) / 2) ** 2 * turn * step * 0.0062 + (tilt * wide) / 2;
	const y = h - t.rim - m.fan.low * u - dip - full / 2;
	const fanned = { x: w / 2, y, h: full, w: wide, step, turn: m.fan.turn, rise: m.fan.rise };
	const hand = { ...fanned, ...(t.alone && hand_alone(t)) };
	const fanLeft = w / 2 - ((cards - 1) * hand.step + hand.w) / 2 - length(t, m.fan.beside);
	return { hand, fanLeft, index: cards > 4 || step < hand.w * 0.7 };
}

// A phone beside the big screen holds nothing but the hand, as large as it may be.
function hand_alone({ w, h, u, rim, rem, ratio, cards }) {
	const high = Math.min(h * 0.45, (w * 0.86) / (1 + 0.5 * (Math.min(cards, 4) - 1)) / ratio);
	const wide = high * ratio;
	const step = cards > 1 ? Math.min(wide * 0.86, (w - 2 * rim - 24 * u - wide * 1.12) / (cards - 1)) : 0;
	return { h: high, w: wide, step, y: h - rim - 14 * u - high * 0.56 - 0.5 * rem };
}

// On its side a phone has the note on the trick beside the fan, or below where few letters fit beside.
function below_hand(t) {
	return t.large && t.noted && !t.alone && t.fanLeft - t.tool - 16 < 9 * t.letter;
}

// `where` in NOTES the note lies and its height `note`; the `hand` anew, over a note below it; its top `fanTop`, and
// that of the band of words above it, `bandTop`.
function note_room(t) {
	const { m, u, rem } = t;
	const where = m.note.at(t);
	const hand = { ...t.hand, y: t.hand.y - (where === "below" ? 2.3 * t.letter + 0.4 * rem + 6 * u : 0) };
	const open = t.open && m.note.open * t.word; // beside open hands it grows as words on the table
	const note = where === "slate" ? 0 : open || (t.large ? m.note.large : m.note.usual) * rem;
	const fanTop = hand.y - hand.h / 2;
	const bandTop = fanTop - (m.band ? Math.max(m.band.u * u, m.band.turns * rem * t.rt) : 0);
	return { where, hand, note, fanTop, bandTop };
}

// The `tray` of others' cards that lie open, on the band if there is one; trick, stock and slate lie above `lowest`,
// and where the note might cover them `above` that; those in a corner begin at `corner`.
function tray_place(t) {
	const w = Math.max(44, 58 * t.u);
	const lowest = t.open && t.m.band ? t.bandTop - w / t.ratio - 1.5 * t.word : t.bandTop;
	return {
		tray: { w, ...(t.alone ? { x: t.w / 2, y: t.fanTop - 3 * t.rem } : t.m.tray(t)) },
		lowest,
		above: lowest - t.note - 0.2 * t.rem,
		corner: t.rim + Math.max(58 * t.u, 54), // under the buttons, which never shrink below 44 px
	};
}

// ---- the seats

function seat_places(t) {
	const places = { bottom: own_seat, top: top_seat, left: side_seat, right: side_seat };
	let top = 0;
	return t.edges.map((edge) => ({ edge, ...places[edge](t, edge, edge === "top" ? top++ : 0) }));
}

function own_seat(t) {
	const { face, tag: wide, form, at, pile } = t.m.own;
	const d = face * t.u;
	const tag = wide * t.u;
	const seat = { d, tag, tagmax: tag * 1.3, form, backs: null, ...at(t, d, tag) };
	return { ...seat, pile: pile(t, seat) };
}

function top_seat(t, _edge, number) {
	const { u, tops, ratio } = t;
	const { top } = t.m;
	const row = tops - 1;
	const [x, y, d, tag] = [top.across[row][number] * t.w, top.y[row] * u + t.rim, top.face[row] * u, top.tag[row] * u];
	const h = top.back.high[row] * u;
	const half = (h * ratio) / 2;
	const backX = x + d / 2 + top.beside(t, tag) + (top.words ? 0 : half);
	const end = t.w - t.rim - top.room * u;
	const room = top.room && tops === 1 ? (end - backX - half) / Math.max(1, t.most - 1) : t.w;
	const step = Math.min(room, top.back.spread[row] * u * (t.most > 4 ? 0.62 : 1));
	const after = backX + step * (t.most - 1) + half;
	const backs = { x: backX, y: y - top.back.up * u, h, step: [step, 0], r: 0, fan: 3 };
	return {
		...{ x, y, d, tag, form: top.form },
		tagmax: top.words ? Math.max(tag, top.words[row] * t.word) : tag * 1.25,
		backs: tops > top.backs ? null : backs,
		pile: tops > top.piles ? null : top.pile(t, { x, y, d, after }),
	};
}

function side_seat(t, edge) {
	const { u, m, most, ratio } = t;
	const { side } = m;
	const inwards = edge === "right" ? -1 : 1;
	const d = side.face * u;
	const tag = side.tag * u;
	const x = edge === "right" ? t.w - t.rim - side.x * u : t.rim + side.x * u;
	const y = Math.max((side.y[t.seats] + ((edge === "right" && side.lower) || 0)) * t.h, side.highest?.(t, d) ?? 0);
	const below = y + d / 2 - 8 * u + t.tagHigh;
	const h = side.back.high * u;
	const floor = side.floor?.(t) ?? t.h;
	const tight = (floor - below - h * ratio - 14 * u) / Math.max(1, most - 1);
	const step = Math.max(0.5, Math.min(tight, side.back.step * u * (most > 4 ? 0.62 : 1)));
	const end = below + (most - 1) * step + h * ratio;
	const back = { x, y: below + side.back.below * u + (h * ratio) / 2, h, step: [0, step], r: 90, fan: 0 };
	const backs = tight < 0.5 ? null : { ...back, ...side.backs?.(t, { x, y, d, inwards }) };
	const pile = side.pile(t, { x, below, end, floor });
	const tagmax = Math.max(tag * 1.25, 5.4 * t.word);
	return { x, y, d, tag, tagmax, form: "under", backs, pile: { ...pile, r: pile.r * inwards } };
}

// The width of what is written in the corner at the left.
function head_width(t, found) {
	if (!t.tops) return t.w * 0.6;
	const faces = found.filter((seat) => seat.edge === "top").map((seat) => seat.x - seat.d / 2);
	return Math.min(...faces) - t.rim - 18 * t.u;
}

// ---- the middle

const box = (x, y, w, h) => ({ left: x, top: y, right: x + w, bottom: y + h });

// What the trick may touch but not cover: the names at the top, the suit of trumps with its words, and the slate.
function around_trick(t, found, emblem, slate) {
	const names = found
		.filter((seat) => seat.edge === "top" && seat.form === "under")
		.map(({ x, y, d, tag }) => box(x - tag / 2, y + d / 2 - 8 * t.u, tag, t.tagHigh));
	const named = t.m.emblem.words?.(t) ?? { w: 0, h: 0 };
	const suit = box(emblem.x, emblem.y, emblem.d + named.w, Math.max(emblem.d, named.h));
	const slates = t.open ? [] : [box(slate.x - slate.w / 2, slate.y - slate.h / 2, slate.w, slate.h)];
	return [...names, suit, ...slates];
}

// The most height of a card that lies so far aside and away from the middle and is to stay clear of a box.
function clear_of(b, { x, y }, ratio, [dx, dy]) {
	const room = (gap, reach) => (gap < -TOUCH ? 0 : reach > 0 ? (gap + TOUCH) / reach : Infinity);
	return Math.max(
		room(x - b.right, (0.5 - dx) * ratio),
		room(b.left - x, (0.5 + dx) * ratio),
		room(y - b.bottom, 0.5 - dy),
		room(b.top - y, 0.5 + dy),
	);
}

// The trick, in the middle of what is left, each card towards who has played it.
function trick_places(t, around) {
	const { m, u, ratio } = t;
	const { high: most, fills, down, open, nobody, begins, flank, spots } = m.trick;
	const ring = spots[t.seats];
	const topEnd = t.tops ? begins(t) + t.rim : nobody * u;
	const free = t.lowest - topEnd - t.note;
	const outer = Math.max(...ring.map(([dx]) => dx));
	const [[, rise]] = ring;
	const fits = [(t.w - of(t, flank(t)) * u) / (1 + 2 * outer) / ratio, (free * fills) / (1 + 2 * rise)];
	const middle = { x: (t.open ? open : 0.5) * t.w, y: topEnd + free / 2 + down * u };
	const clear = around.flatMap((b) => ring.map((spot) => clear_of(b, middle, ratio, spot)));
	const h = Math.min(most * u, ...fits, ...clear);
	const trick = ring.map(([dx, dy], place) => {
		return { x: middle.x + dx * h * ratio, y: middle.y + dy * h, r: LEAN[place], s: 1 };
	});
	return { trick, middle, card: { w: h * ratio, h } };
}

function stock_place(t) {
	const h = of(t, t.m.stock.high) * t.u;
	const w = h * t.ratio;
	const at = t.m.stock.at(t, h, w);
	return { h, w, ...at, turned: at.x + w * 0.62 }; // half of the turned card lies under the pack
}

function slate_place(t) {
	const { w, h, r, at } = t.m.slate;
	return { w: of(t, w) * t.u, h: of(t, h) * t.u, r, ...at(t) };
}

// The suit of trumps, at its stock or where that was.
function emblem_place(t, pack) {
	const { u, stock } = t;
	const { d, left, below, above, aside, open } = t.m.emblem;
	const edge = pack.x - pack.w / 2;
	const beside = aside && t.many && stock;
	const y = stock ? pack.y + pack.h / 2 + below * u : pack.y - above * u;
	return {
		...(beside ? { x: pack.turned + pack.h / 2 + 4 * u, y: pack.y - 15 * u } : { x: edge - left * u, y }),
		...(t.open && open(t)),
		...(t.alone && { x: t.rim + 12 * u, y: t.rim + Math.max(62 * u, 66) }),
		d: d * u,
	};
}

// ---- words

// The words of the turn, of which `shift` is a share, the bar of a card that is up, and the choices.
function word_places(t, own, why) {
	const { m, u, w, rim, alone } = t;
	const left = rim + 10 * u;
	const panel = alone ? t.fanTop - 2.5 * t.rem : m.panel(t);
	const named = own.x + own.d / 2 + own.tagmax * 0.8 + 4;
	const half = Math.min(130 * u, t.fanLeft - own.x);
	return {
		ask: alone
			? { x: rim, y: t.fanTop - 0.7 * t.rem, w: w - 2 * rim, shift: "-100%" }
			: m.ask(t, { own, left, named, half }),
		bar: (!alone && m.bar?.(t, why)) || { x: left, y: panel, w: w - 2 * left },
		choices: { y: panel, raised: alone ? panel : panel - (m.raised || 0) * u },
	};
}
