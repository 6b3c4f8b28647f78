// Where everything lies on the table: a pure function of the window, the seats and the text's size. No DOM.
// A row of MODES has all in which a mode differs. A `table` is what is known so far: what `lay` is given, and what each
// of its STEPS has added. No function changes what it is given.

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

// Shares (0…1) are of the window; lengths are in units, of which a mode's `unit` fill its window, those called `px`
// excepted. Lists of three are by company: a pair, a round of three or four, more; at the top by how many sit there.
const MODES = {
	// a phone upright, a tablet upright
	tall: {
		unit: [390, 844],
		units: [0.74, 1.75],
		type: [0.92, 1.5, 0.7], // least, most, and power of the unit: of the root's font, before the person's text size
		grows: [1.22, 1.3, 1.2], // most growth of words on the table, of the turn, of the auction
		letter: 0.95, // of the note on the trick, in rem as in the style sheet
		rim: { px: 5 },
		fan: { high: 0.228, wide: 128, low: 10, turn: 4.6, step: 0.86, room: 14, rise: 0.09, beside: { px: 4 } },
		tight: 0.2, // is the fan's height in large letters if hands lie open
		band: { units: 66, turns: 3.4 }, // above the fan; in units, or in heights of the words of the turn
		tray: ({ w, bandTop }) => ({ x: 0.5 * w, y: bandTop - 4 }),
		own: {
			face: 52,
			tag: 92,
			form: "beside",
			at: ({ rim, unit, bandTop, fanTop }, size) => ({ x: rim + 12 * unit + size / 2, y: (bandTop + fanTop) / 2 }),
			pile: ({ w, rim, unit }, { y }) => ({ x: w - rim - 34 * unit, y: y - 4 * unit, r: 6, h: 40 * unit }),
		},
		top: {
			form: "under",
			across: [[0.5], [0.725, 0.31], [0.805, 0.48, 0.155]],
			y: [96, 92, 90],
			face: [66, 60, 54],
			tag: [100, 100, 90],
			back: { high: [52, 38, 32], spread: [11, 6, 6], up: 6 },
			beside: [12, 12, 5],
			room: 108, // is left beside the cards of one alone
			backs: 3, // are shown if no more sit there
			piles: 1,
			pile: { under: true, x: 36, y: 22, h: 30 }, // from the lower corner of the face, not from the cards
		},
		side: {
			x: 44,
			y: { 3: 0.37, 4: 0.345, 5: 0.223, 6: 0.25 },
			face: 56,
			tag: 80,
			back: { high: 46, below: 8, step: 8 },
			below: 5, // the tags at the top, where many sit
			above: 108, // is left for the slate there
			pile: { y: 30, r: 7, h: 30 },
		},
		trick: {
			high: 200,
			fills: 0.97,
			down: 4,
			open: 0.5,
			nobody: 172, // where it begins if nobody sits at the top
			begins: ({ topRow, tagHigh, unit, by }) => topRow + tagHigh + by([26, 0, 0]) * unit,
			flank: [40], // a name lies at each side but of a pair
			spots: ring(0.66, 0.74, [1.02, 1.02], 0.16, [
				[0.98, -0.98],
				[0, -1.12],
				[-0.98, -0.98],
			]),
		},
		stock: {
			high: [84, 84, 74],
			at: ({ rim, unit, many, above, corner }, h, w) => ({
				x: rim + 10 * unit + w / 2,
				y: many ? above - h / 2 : corner + h / 2,
			}),
		},
		slate: {
			w: [88, 88, 92],
			h: [100, 100, 100],
			r: 2,
			at: ({ w, rim, unit, many, lowest, note, corner }) => ({
				x: w - rim - 52 * unit,
				y: many ? lowest - note - 50 * unit : corner + 50 * unit,
			}),
		},
		emblem: {
			size: 30,
			left: 0,
			below: 10,
			above: 24,
			aside: true, // of the stock, where many sit
			words: true, // at its right
			open: ({ rim, unit, above, by }) => ({ x: rim + by([78, 78, 85]) * unit, y: above - 28 * unit }),
		},
		note: { usual: 3.2, large: 3.75, open: 3.2, at: () => "band" },
		panel: { px: 0 }, // above the band of words, or the fan
		ask: ({ w, unit, bandTop, fanTop }, { named }) => ({
			...{ x: named, y: (bandTop + fanTop) / 2, w: w - 62 * unit - named, shift: "-50%" },
		}),
	},
	// a phone on its side
	low: {
		unit: [844, 390],
		units: [0.72, 1.35],
		type: [0.84, 1.1, 1],
		grows: [1.12, 1.25, 0.98],
		letter: 0.85,
		rim: { px: 4 },
		fan: { high: 0.36, wide: 96, low: 6, turn: 3.6, step: 0.84, room: 440, rise: 0.14, beside: { px: 4 } },
		tray: ({ w, h, fanTop, by }) => ({ x: by([0.68, 0.722, 0.722]) * w, y: Math.min(0.575 * h, fanTop) }),
		own: {
			face: 50,
			tag: 88,
			form: "beside",
			at: ({ h, rim, unit }, size) => ({ x: rim + 10 * unit + size / 2, y: h - rim - 10 * unit - size / 2 }),
			pile: ({ unit, word }, { x, y, size }) => ({
				...{ x: x + Math.max(118 * unit, size / 2 + 6.2 * word), y: y + 2 * unit, r: 6, h: 34 * unit },
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
			beside: [16, 16, 16],
			backs: 2,
			piles: 2,
			pile: { x: 22, y: 0, h: 28 },
		},
		side: {
			x: 42,
			y: { 3: 0.37, 4: 0.37, 5: 0.37, 6: 0.37 },
			lower: 0.07, // of the one at the right
			face: 52,
			tag: 78,
			back: { high: 36, aside: 22, up: 6, step: 5 }, // beside the face, not under its tag
			pile: { y: 18, r: 7, h: 28 },
		},
		trick: {
			high: 98,
			fills: 1.02,
			down: 0,
			open: 0.425,
			nobody: 58,
			begins: ({ unit }) => 56 * unit,
			flank: [400, 560, 560],
			spots: ring(1.02, 0.4, [1.6, 2.02], 0.12, [
				[1.02, -0.9],
				[0, -1],
				[-1.02, -0.9],
			]),
		},
		stock: {
			high: [74, 74, 74],
			at: ({ w, h, company, unit }) => ({ x: company ? w * 0.2 + 10 * unit : w * 0.16, y: h * 0.3 }),
		},
		slate: {
			w: [104, 104, 104],
			h: [92, 92, 92],
			r: 2,
			at: ({ w, company, rim, unit }) => ({ x: company ? w - rim - 64 * unit : w * 0.84, y: 60 * unit }),
		},
		emblem: {
			...{ size: 32, left: 0, below: 8, above: 18 },
			open: ({ rim, unit }) => ({ x: rim + 12 * unit, y: 84 * unit }),
		},
		note: { usual: 0, large: 0, at: (table) => (below_hand(table) ? "below" : "beside") },
		panel: { px: 4 },
		ask: ({ unit, fanLeft }, { own, left }) => ({
			...{ x: left, y: own.y - own.size / 2 - 8 * unit, w: fanLeft - 22 * unit, shift: "-100%" },
		}),
		bar: ({ w, h, where, fanLeft, rim, rem }, why) =>
			where === "below"
				? { x: why.x - why.w / 2, y: why.y, w: why.w }
				: { x: w - fanLeft + 6, y: h - rim - Math.max(54, 3.2 * rem), w: fanLeft - 16 },
	},
	// a tablet on its side, a desk
	room: {
		unit: [1280, 720],
		units: [0.6, 2.4],
		type: [0.8, 2, 1],
		grows: [1.6, 1.6, 1.2],
		letter: 0.95,
		rim: { units: 12 },
		fan: { high: 0.275, wide: 132, low: 12, turn: 4.2, step: 0.84, room: 520, rise: 0.14, beside: { units: 10 } },
		tray: ({ w, h, by }) => ({ x: 0.24 * w, y: by([0.69, 0.645, 0.645]) * h }),
		own: {
			face: 96,
			tag: 118,
			form: "under",
			at: ({ h, fanLeft, unit }, _size, tag) => ({ x: fanLeft - 30 * unit - tag / 2, y: h * 0.84 }),
			pile: ({ w, h, fanLeft, unit }) => ({ x: w - fanLeft + 70 * unit, y: h * 0.845, r: -6, h: 84 * unit }),
		},
		top: {
			form: "under",
			across: [[0.36], [0.585, 0.3], [0.73, 0.5, 0.27]],
			y: [86, 78, 76],
			face: [112, 96, 88],
			tag: [118, 118, 118],
			back: { high: [108, 84, 84], spread: [30, 12, 12], up: 6 },
			beside: [24, 24, 24],
			backs: 3,
			piles: 3,
			pile: { x: 50, y: 14, h: 62 },
		},
		side: {
			x: 92,
			y: { 3: 0.36, 4: 0.36, 5: 0.37, 6: 0.37 },
			face: 100,
			tag: 118,
			back: { high: 84, below: 14, step: 15 },
			pile: { y: 52, r: 8, h: 62 },
		},
		trick: {
			high: 166,
			fills: 0.97,
			down: 0,
			open: 0.5,
			nobody: 58,
			begins: ({ topRow, tagHigh, many, unit }) => topRow + Math.max(16 * unit, tagHigh - (many ? 4 : 14) * unit),
			flank: [520, 800, 800],
			spots: ring(1.02, 0.45, [1.6, 2.02], 0.12, [
				[1.02, -0.9],
				[0, -1],
				[-1.02, -0.9],
			]),
		},
		stock: {
			high: [134, 134, 134],
			at: ({ w, h, open, by }) => ({ x: by([0.17, 0.225, 0.195]) * w, y: by([open ? 0.34 : 0.46, 0.42, 0.42]) * h }),
		},
		slate: {
			w: [186, 156, 156],
			h: [214, 176, 176],
			r: 2.5,
			at: ({ w, h, by }) => ({ x: by([0.83, 0.775, 0.795]) * w, y: 0.41 * h }),
		},
		emblem: { size: 62, left: 4, below: 18, above: 32, open: ({ h, by }) => ({ y: by([0.145, 0.31, 0.31]) * h }) },
		note: { usual: 0, large: 2.9, at: ({ large, alone }) => (large && !alone ? "over" : "slate") },
		panel: { units: 30 },
		ask: (_table, { own, half }) => ({ x: own.x - half, y: own.y - own.size * 0.62, w: 2 * half, shift: "-100%" }),
		bar: ({ w, fanTop, unit }) => ({ x: 0, y: fanTop - 36 * unit, w }),
		raised: 48, // of the choices while a card is up
	},
};

// Where the note on the trick lies, and from where it grows.
const NOTES = {
	band: ({ w, lowest, rem, unit }) => ({ x: w / 2, y: lowest - 0.2 * rem, w: Math.min(w - 24 * unit, 27 * rem) }),
	over: ({ w, fanTop, open, unit }) => ({ x: w / 2, y: fanTop - 6 * unit, w: (open ? 500 : 560) * unit }),
	below: ({ w, h, rim, tool, unit }, own) => {
		const from = own.pile.x + 34 * unit;
		return { x: (from + w - tool) / 2, y: h - rim - 4 * unit, w: w - tool - from };
	},
	beside: ({ w, h, fanLeft, tool, rim, unit }) => ({
		...{ x: (w - fanLeft + 8 + w - tool) / 2, y: h - rim - 8 * unit, w: fanLeft - tool - 16 },
	}),
	slate: ({ w, rem, unit, by }, _own, slate) => ({
		x: by([w - 215 * unit, slate.x - 34 * unit, slate.x + 2 * unit]),
		y: slate.y + slate.h / 2 + by([6, 4, 4]) * unit,
		w: Math.min(by([380, 250, 222]) * unit, 20 * rem),
		from: "top",
	}),
	alone: ({ w, fanTop, rem, unit }) => ({ x: w / 2, y: fanTop - 3.2 * rem, w: Math.min(w - 24 * unit, 34 * rem) }),
};

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
export function lay(w, h, count, given = {}) {
	const usual = { cards: 3, text: 1, ratio: 0.614, stock: true, most: 3, open: false, alone: false, noted: true };
	let table = { w, h, count, ...usual, ...given };
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

const mode_of = (w, h) => (w < h * 0.86 ? "tall" : h < 520 ? "low" : "room");

// `mode` and its `row`; the `unit`; letters: `type` of the root, `tt`, `rt` and `az` of `grows`, `rem` and `word` in
// px, `letter` of the note, `large`; `edges` of the seats, how many are `tops`, true if `many`, the `company` and what
// is `by` it in a list; the `rim`, the height of a tag (`tagHigh`), the width of the `tool` in the lower corner.
function measured({ w, h, count, text }) {
	const mode = mode_of(w, h);
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
		...{ mode, row, unit, type, tt, rt, az, rem, word, large, edges, tops, many, rim, company },
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

// On its side a phone has the note on the trick beside the fan, or below where few letters fit beside.
function below_hand({ large, noted, alone, fanLeft, tool, letter }) {
	return large && noted && !alone && fanLeft - tool - 16 < 9 * letter;
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

// What the trick may touch but not cover: the names at the top, the suit of trumps with its words, and the slate.
function around_trick({ unit, tagHigh, open, tops, many, word, row }, seats, emblem, slate) {
	const names = seats
		.filter((seat) => seat.edge === "top" && seat.form === "under")
		.map(({ x, y, size, tag }) => box(x - tag / 2, y + size / 2 - 8 * unit, tag, tagHigh));
	const [w, h] = row.emblem.words && !open && tops < 3 ? [4 * word, (many ? 3.06 : 2.06) * word] : [0, 0];
	const suit = box(emblem.x, emblem.y, emblem.size + w, Math.max(emblem.size, h));
	const slates = open ? [] : [box(slate.x - slate.w / 2, slate.y - slate.h / 2, slate.w, slate.h)];
	return [...names, suit, ...slates];
}

// The most height of a card that lies so far aside and away from the middle and is to stay clear of a box.
function clear_of(box, { x, y }, ratio, [dx, dy]) {
	const room = (gap, reach) => (gap < -TOUCH ? 0 : reach > 0 ? (gap + TOUCH) / reach : Infinity);
	return Math.max(
		room(x - box.right, (0.5 - dx) * ratio),
		room(box.left - x, (0.5 + dx) * ratio),
		room(y - box.bottom, 0.5 - dy),
		room(box.top - y, 0.5 + dy),
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
	const clear = around.flatMap((box) => ring.map((spot) => clear_of(box, middle, ratio, spot)));
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
