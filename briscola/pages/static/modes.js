// The three shapes of a window, and all in which the table differs by them: numbers, read by geometry.js alone.

export const mode_of = (w, h) => (w < h * 0.86 ? "tall" : h < 520 ? "low" : "room");

export const EDGES = {
	2: ["bottom", "top"],
	3: ["bottom", "right", "left"],
	4: ["bottom", "right", "top", "left"],
	5: ["bottom", "right", "top", "top", "left"],
	6: ["bottom", "right", "top", "top", "top", "left"],
};

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

// A window smaller than `least` shows the table of that size, or of one as wide or as high, made smaller.
// Shares (0…1) are of the window; lengths are in units, of which a mode's `unit` fill its window, those called `px`
// excepted. Lists of three are by company: a pair, a round of three or four, more; at the top by how many sit there.
export const MODES = {
	// a phone upright, a tablet upright
	tall: {
		least: [360, 640],
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
			spots: ring(0.6, 0.74, [1.02, 1.02], 0.16, [
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
			open: ({ rim, unit, word, above, by }) => ({
				...{ x: rim + by([78 * unit, 78 * unit, Math.max(85 * unit, 5.4 * word)]), y: above - 28 * unit },
			}),
		},
		note: { usual: 3.2, large: 3.75, open: 3.2, at: () => "band" },
		panel: { px: 0 }, // above the band of words, or the fan
		ask: ({ w, unit, bandTop, fanTop }, { named }) => ({
			...{ x: named, y: (bandTop + fanTop) / 2, w: w - 62 * unit - named, shift: "-50%" },
		}),
	},
	// a phone on its side
	low: {
		least: [640, 360],
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
			fills: 0.99,
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
		least: [1024, 600],
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

// On its side a phone has the note on the trick beside the fan, or below where few letters fit beside.
function below_hand({ large, noted, alone, fanLeft, tool, letter }) {
	return large && noted && !alone && fanLeft - tool - 16 < 9 * letter;
}

// Where the note on the trick lies, and from where it grows.
export const NOTES = {
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
