// Where everything lies on the table: a pure function of the window, the seats and the text's size. No DOM.
// Shares (0…1) are of the window; lengths are in units, of which a mode's `unit` fill its window.

const EDGES = {
	2: ["bottom", "top"],
	3: ["bottom", "right", "left"],
	4: ["bottom", "right", "top", "left"],
	5: ["bottom", "right", "top", "top", "left"],
	6: ["bottom", "right", "top", "top", "top", "left"],
};

const MODES = {
	tall: {
		// a phone upright, a tablet upright
		unit: [390, 844],
		least: 0.74,
		most: 1.75,
		type: [0.92, 1.5],
		rim: 5,
		fan: { high: 0.228, wide: 128, low: 10, turn: 4.6, step: 0.86, room: 14 },
		top: { across: [[0.5], [0.725, 0.31], [0.805, 0.48, 0.155]], y: [96, 92, 90], face: [66, 60, 54], tag: 100 },
		side: { x: 44, y: { 3: 0.37, 4: 0.345, 5: 0.223, 6: 0.25 }, face: 56, tag: 80 },
		trick: { high: 200, reach: [0.66, 0.74] },
		band: 66,
	},
	low: {
		// a phone on its side
		unit: [844, 390],
		least: 0.72,
		most: 1.35,
		type: [0.84, 1.1],
		rim: 4,
		fan: { high: 0.36, wide: 96, low: 6, turn: 3.6, step: 0.84, room: 440 },
		top: { across: [[0.425], [0.6, 0.34], [0.69, 0.49, 0.29]], y: [30, 30, 30], face: [46, 46, 42], tag: 92 },
		side: { x: 42, y: { 3: 0.37, 4: 0.37, 5: 0.37, 6: 0.37 }, face: 52, tag: 78 },
		trick: { high: 98, reach: [1.02, 0.4] },
		band: 0,
	},
	room: {
		// a tablet on its side, a desk
		unit: [1280, 720],
		least: 0.6,
		most: 2.4,
		type: [0.8, 2],
		rim: 12,
		fan: { high: 0.275, wide: 132, low: 12, turn: 4.2, step: 0.84, room: 520 },
		top: { across: [[0.36], [0.585, 0.3], [0.73, 0.5, 0.27]], y: [86, 78, 76], face: [112, 96, 88], tag: 118 },
		side: { x: 92, y: { 3: 0.36, 4: 0.36, 5: 0.37, 6: 0.37 }, face: 100, tag: 118 },
		trick: { high: 166, reach: [1.02, 0.45] },
		band: 0,
	},
};

// Most growth of words on the table, of the turn, of the auction.
const GROWS = { tall: [1.22, 1.3, 1.2], low: [1.12, 1.25, 0.98], room: [1.6, 1.6, 1.2] };

export const LARGE = 1.25; // from this size of text on some words are left out, others made shorter

const LEAN = [-3, 3.5, -4, 2.5, 4, -2.5]; // degrees by which a card of a place lies askew

export const between = (low, value, high) => Math.max(low, Math.min(value, high));
const mode_of = (w, h) => (w < h * 0.86 ? "tall" : h < 520 ? "low" : "room");

// The person's cards from left to right; `raised` is the number of the one that is up, or -1.
export function fan(place, count, raised) {
	const mid = (count - 1) / 2;
	const turn = Math.min(place.turn, 26 / Math.max(1, count));
	return Array.from({ length: count }, (_, i) => {
		const off = i - mid;
		const up = i === raised;
		const aside = raised < 0 || up ? 0 : Math.sign(i - raised) * Math.max(0, place.w * 0.84 - place.step) * 0.42;
		return {
			x: place.x + off * place.step + aside,
			y: place.y + off * off * turn * place.step * 0.0062 - (up ? place.h * place.rise : 0),
			r: up ? 0 : off * turn * 0.62,
			s: up ? 1.05 : 1,
		};
	});
}

// A phone beside the big screen holds nothing but the hand, as large as it may be.
function alone_hand(w, h, { ratio, cards, rem, rim, u }) {
	const high = Math.min(h * 0.45, (w * 0.86) / (1 + 0.5 * (Math.min(cards, 4) - 1)) / ratio);
	const wide = high * ratio;
	const step = cards > 1 ? Math.min(wide * 0.86, (w - 2 * rim - 24 * u - wide * 1.12) / (cards - 1)) : 0;
	return { h: high, w: wide, step, y: h - rim - 14 * u - high * 0.56 - 0.5 * rem };
}

// `text` is the person's text size (1 is usual), `cards` the size of her hand; `noted` if a note on the trick may come.
export function lay(
	w,
	h,
	seats,
	{ cards = 3, text = 1, ratio = 0.614, stock = true, most = 3, open = false, alone = false, noted = true } = {},
) {
	const mode = mode_of(w, h);
	const m = MODES[mode];
	const u = between(m.least, Math.min(w / m.unit[0], h / m.unit[1]), m.most);
	const type = between(m.type[0], mode === "tall" ? u ** 0.7 : u, m.type[1]); // of the root's font, before `text`
	const [tt, rt, az] = GROWS[mode].map((limit) => Math.min(text, limit) / text);
	const rem = 16 * type * text;
	const word = rem * tt;
	const tall = mode === "tall";
	const low = mode === "low";
	const room = mode === "room";
	const rim = m.rim * (room ? u : 1);
	const edges = EDGES[seats];
	const tops = edges.filter((e) => e === "top").length;

	// the fan, whole above the lower edge
	const full = Math.min(h * m.fan.high, (m.fan.wide * u) / ratio);
	const tilt = (((cards - 1) / 2) * Math.min(m.fan.turn, 26 / cards) * 0.62 * Math.PI) / 180;
	const fanRoom = w - m.fan.room * u - Math.sin(tilt) * full * 1.1;
	const step = between(12, cards > 1 ? (fanRoom - full * ratio) / (cards - 1) : 0, full * ratio * m.fan.step);
	const arc = ((cards - 1) / 2) ** 2 * Math.min(m.fan.turn, 26 / cards) * step * 0.0062;
	const dip = arc + (Math.sin(tilt) * full * ratio) / 2;
	const hand = {
		x: w / 2,
		y: h - rim - m.fan.low * u - dip - full / 2,
		h: full,
		w: full * ratio,
		step,
		turn: m.fan.turn,
		rise: tall ? 0.09 : 0.14,
	};
	if (alone) Object.assign(hand, alone_hand(w, h, { ratio, cards, rem, rim, u }));
	const fanLeft = w / 2 - ((cards - 1) * hand.step + hand.w) / 2 - (room ? 10 * u : 4);
	const index = cards > 4 || step < hand.w * 0.7;

	// the note on the trick, of letters as in the style sheet, lies above the fan where it is tall or the text is large;
	// on
	// its side a phone has it beside the fan, or below where few letters fit beside
	const large = text > LARGE;
	const letter = (large ? 0.78 : low ? 0.85 : 0.95) * rem;
	const over = room && large && !alone;
	const note = tall || over ? (!large ? 3.2 : over ? 2.9 : 3.75) * rem : 0;
	const tool = Math.max(44, 2.6 * word) + 10 * u + rim;
	const below = low && large && noted && !alone && fanLeft - tool - 16 < 9 * letter;
	if (below) hand.y -= 2.3 * letter + 0.4 * rem + 6 * u;
	const fanTop = hand.y - hand.h / 2;

	// the seats
	const tagHigh = 2.35 * word;
	const found = [];
	const bandTop = tall ? fanTop - Math.max(m.band * u, 3.4 * rem * rt) : fanTop;
	const tray = {
		w: Math.max(44, 58 * u),
		x: (tall ? 0.5 : low ? 0.722 : 0.24) * w,
		y: tall ? bandTop - 4 : (low ? 0.575 : 0.645) * h,
	};
	const lowest = open && tall ? bandTop - tray.w / ratio - 1.5 * rem : bandTop; // above it lie trick, stock and slate
	// of those at the top
	const tagEnd = rim + (m.top.y[Math.max(tops, 1) - 1] + m.top.face[Math.max(tops, 1) - 1] / 2 - 8) * u + tagHigh;
	let t = 0;
	for (const edge of edges) {
		if (edge === "bottom") {
			const d = (tall ? 52 : low ? 50 : 96) * u;
			const tag = (tall ? 92 : low ? 88 : 118) * u;
			const x = tall ? rim + 12 * u + d / 2 : low ? rim + 10 * u + d / 2 : fanLeft - 30 * u - tag / 2;
			const y = tall ? bandTop + (fanTop - bandTop) / 2 : low ? h - rim - 10 * u - d / 2 : h * 0.84;
			found.push({
				edge,
				x,
				y,
				d,
				tag,
				form: room ? "under" : "beside",
				backs: null,
				pile: tall
					? { x: w - rim - 34 * u, y: y - 4 * u, r: 6, h: 40 * u }
					: low
						? { x: x + Math.max(118 * u, d / 2 + 6.2 * word), y: y + 2 * u, r: 6, h: 34 * u }
						: { x: w - fanLeft + 70 * u, y: h * 0.845, r: -6, h: 84 * u },
			});
		} else if (edge === "top") {
			const row = m.top;
			const x = row.across[tops - 1][t] * w;
			const y = row.y[tops - 1] * u + rim;
			const d = row.face[tops - 1] * u;
			t += 1;
			const tag = row.tag * u * (tops === 3 && !room ? 0.9 : 1);
			const backH = (room ? (tops > 1 ? 84 : 108) : low ? 38 : tops === 3 ? 32 : tops > 1 ? 38 : 52) * u;
			const back = backH * ratio;
			const side_gap = (room ? 24 : tops === 3 ? 5 : 12) * u + back / 2;
			const backX = x + d / 2 + (low ? Math.max(tag, (tops > 1 ? 5.2 : 6.4) * word) + 16 * u : side_gap);
			const roomFor = tall && tops === 1 ? (w - rim - 108 * u - backX - back / 2) / Math.max(1, most - 1) : w;
			const spread = Math.min(
				roomFor,
				(room ? (tops > 1 ? 12 : 30) : low ? 6 : tops > 1 ? 6 : 11) * u * (most > 4 ? 0.62 : 1),
			);
			const after = backX + spread * (Math.min(cards, most) - 1) + back / 2;
			found.push({
				edge,
				x,
				y,
				d,
				tag,
				form: low ? "beside" : "under",
				backs:
					low && tops === 3 ? null : { x: backX, y: y - (low ? 0 : 6 * u), h: backH, step: [spread, 0], r: 0, fan: 3 },
				pile: room
					? { x: after + 50 * u, y: y + 14 * u, r: 7, h: 62 * u }
					: low
						? tops === 3
							? null
							: { x: after + 22 * u, y, r: 7, h: 28 * u }
						: tops > 1
							? null
							: { x: x + d / 2 + 36 * u, y: y + d / 2 + 22 * u, r: 7, h: 30 * u },
			});
		} else {
			const right = edge === "right";
			const s = m.side;
			const d = s.face * u;
			const y = Math.max((s.y[seats] + (low && right ? 0.07 : 0)) * h, tall && tops > 1 ? tagEnd + d / 2 + 5 * u : 0);
			const x = right ? w - rim - s.x * u : rim + s.x * u;
			const tag = s.tag * u;
			const backH = (room ? 84 : low ? 36 : 46) * u;
			const below = y + d / 2 - 8 * u + tagHigh;
			const floor = tall ? lowest - note - (tops > 1 ? 0.2 * rem + 108 * u : 0) : h;
			const tight = (floor - below - backH * ratio - 14 * u) / Math.max(1, most - 1);
			const steps = Math.max(0.5, Math.min(tight, (room ? 15 : 8) * u * (most > 4 ? 0.62 : 1)));
			const rows = (most - 1) * steps + backH * ratio;
			found.push({
				edge,
				x,
				y,
				d,
				tag,
				form: "under",
				backs:
					tight < 0.5
						? null
						: low
							? { x: x + (right ? -1 : 1) * (d / 2 + 22 * u), y: y - 6 * u, h: backH, step: [0, 5 * u], r: 90, fan: 0 }
							: { x, y: below + (room ? 14 : 8) * u + (backH * ratio) / 2, h: backH, step: [0, steps], r: 90, fan: 0 },
				pile: room
					? { x, y: below + rows + 52 * u, r: right ? -8 : 8, h: 62 * u }
					: low
						? { x, y: below + 18 * u, r: right ? -7 : 7, h: 28 * u }
						: {
								x,
								y: Math.min(below + rows + 30 * u, (tops > 1 ? floor : lowest - 3.5 * rem) - 14 * u),
								r: right ? -7 : 7,
								h: 30 * u,
							},
			});
		}
	}

	for (const seat of found) {
		seat.tagmax = seat.tag * (seat.edge === "bottom" ? 1.3 : 1.25);
		if (low && seat.edge === "top") seat.tagmax = Math.max(seat.tag, (tops === 2 ? 5.2 : 6.4) * word);
		if (["left", "right"].includes(seat.edge)) seat.tagmax = Math.max(seat.tagmax, 5.4 * word);
	}
	const head = tops
		? Math.min(...found.filter((seat) => seat.edge === "top").map((seat) => seat.x - seat.d / 2)) - rim - 18 * u
		: w * 0.6;

	// the trick, in the middle of what is left, each card towards who has played it
	const many_tops = tops > 1;
	const sided = seats > 2;
	const under = room ? Math.max(16 * u, tagHigh - (many_tops ? 4 : 14) * u) : tagHigh;
	const row_end = m.top.y[tops - 1] * u + (m.top.face[tops - 1] * u) / 2 + under + (tall && seats === 2 ? 26 * u : 0);
	const topEnd = tops ? (low ? 56 * u : row_end) + rim : (tall ? 172 : 58) * u;
	const aside = (Math.max(m.side.tag, (5.4 * word) / u) + 12) * 2;
	const flank = (sided ? (room ? 800 : low ? 560 : aside) : room ? 520 : low ? 400 : 40) * u;
	const [rx, ry] = m.trick.reach;
	const tower = tall && tops > 1;
	const outer = tower ? 1.02 : tops === 3 ? 2.02 : tops === 2 ? 1.6 : seats === 2 ? 0.53 : rx;
	const free = lowest - topEnd - note;
	const rise = seats === 2 ? 0.12 : tops ? ry : ry * 0.75;
	const high = Math.min(
		m.trick.high * u,
		(w - flank) / (1 + 2 * outer) / ratio,
		(free * (low ? 1.02 : 0.97)) / (1 + 2 * rise),
	);
	const wide = high * ratio;
	const middle = { x: (open && low ? 0.425 : 0.5) * w, y: topEnd + free / 2 + (tall ? 4 * u : 0) };
	const pair = seats === 2;
	const beside = tower ? 0.16 : tops > 1 ? 0.12 : seats === 3 ? -rise * 0.6 : 0;
	const trio = tower
		? [
				[0.98, -0.98 * ry],
				[0, -1.12 * ry],
				[-0.98, -0.98 * ry],
			]
		: [
				[1.02, -0.9 * ry],
				[0, -ry],
				[-1.02, -0.9 * ry],
			];
	const spots = {
		// in widths and heights of a card, from the middle
		bottom: [pair ? [0.53, 0.12] : [0, rise]],
		top: pair
			? [[-0.53, -0.12]]
			: tops === 3
				? trio
				: tops === 2
					? [
							[0.54, -ry],
							[-0.54, -ry],
						]
					: [[0, -rise]],
		right: [[outer, beside]],
		left: [[-outer, beside]],
	};
	const trick = edges.map((edge, place) => {
		const [dx, dy] = spots[edge].shift();
		return { x: middle.x + dx * wide, y: middle.y + dy * high, r: LEAN[place], s: 1 };
	});

	// stock, trump and slate
	const many = tops > 1;
	const corner = rim + Math.max(58 * u, 54); // under the buttons, which never shrink below 44 px
	const stockH = (tall ? (many ? 74 : 84) : low ? 74 : 134) * u;
	const sw = stockH * ratio;
	const pack = tall
		? { x: rim + 10 * u + sw / 2, y: many ? lowest - note - 0.2 * rem - stockH / 2 : corner + stockH / 2 }
		: low
			? { x: sided ? w * 0.2 + 10 * u : w * 0.16, y: h * 0.3 }
			: { x: (many ? 0.195 : sided ? 0.225 : 0.17) * w, y: (sided ? 0.42 : 0.46) * h };
	const slate = tall
		? {
				w: (many ? 92 : 88) * u,
				h: 100 * u,
				x: w - rim - 52 * u,
				y: many ? lowest - note - 50 * u : corner + 50 * u,
				r: 2,
			}
		: low
			? { w: 104 * u, h: 92 * u, x: sided ? w - rim - 64 * u : w * 0.84, y: 60 * u, r: 2 }
			: {
					w: (sided ? 156 : 186) * u,
					h: (sided ? 176 : 214) * u,
					x: (many ? 0.795 : sided ? 0.775 : 0.83) * w,
					y: 0.41 * h,
					r: 2.5,
				};
	const emblem =
		tall && many && stock
			? { x: pack.x + sw / 2 + stockH / 2 + 2 * u, y: pack.y - 15 * u, d: 30 * u }
			: tall
				? { x: pack.x - sw / 2, y: stock ? pack.y + stockH / 2 + 10 * u : pack.y - 24 * u, d: 30 * u }
				: low
					? { x: pack.x - sw / 2, y: stock ? pack.y + stockH / 2 + 8 * u : pack.y - 18 * u, d: 32 * u }
					: { x: pack.x - sw / 2 - 4 * u, y: stock ? pack.y + stockH / 2 + 18 * u : pack.y - 32 * u, d: 62 * u };
	const apart = {
		tall: { x: rim + 78 * u, y: lowest - note - 0.2 * rem - 28 * u },
		low: { x: rim + 12 * u, y: 84 * u },
		room: { y: 0.31 * h },
	};
	if (open) Object.assign(emblem, apart[mode]);
	const own = found[0];
	const from = below ? own.pile.x + 34 * u : 0;
	const why = tall
		? { x: w / 2, y: lowest - 0.2 * rem, w: Math.min(w - 24 * u, 27 * rem), from: "bottom" }
		: over
			? { x: w / 2, y: fanTop - 6 * u, w: 560 * u, from: "bottom" }
			: below
				? { x: (from + w - tool) / 2, y: h - rim - 4 * u, w: w - tool - from, from: "bottom" }
				: low
					? { x: (w - fanLeft + 8 + w - tool) / 2, y: h - rim - 8 * u, w: fanLeft - tool - 16, from: "bottom" }
					: {
							x: many ? slate.x + 2 * u : sided ? slate.x - 34 * u : w - 215 * u,
							y: slate.y + slate.h / 2 + (seats === 2 ? 6 : 4) * u,
							w: Math.min((many ? 222 : sided ? 250 : 380) * u, 20 * rem),
							from: "top",
						};
	if (alone) {
		Object.assign(emblem, { x: rim + 12 * u, y: rim + Math.max(62 * u, 66) });
		Object.assign(tray, { x: w / 2, y: fanTop - 3 * rem });
		Object.assign(why, { x: w / 2, y: fanTop - 3.2 * rem, w: Math.min(w - 24 * u, 34 * rem), from: "bottom" });
	}

	// the words of the turn, of which `shift` is a share, the bar of a card that is up, and the choices
	const panel = alone ? fanTop - 2.5 * rem : tall ? bandTop : low ? fanTop - 4 : fanTop - 30 * u;
	const left = rim + 10 * u;
	const named = own.x + own.d / 2 + own.tagmax * 0.8 + 4;
	const half = Math.min(130 * u, fanLeft - own.x);
	const ask = alone
		? { x: rim, y: fanTop - 0.7 * rem, w: w - 2 * rim, shift: "-100%" }
		: tall
			? { x: named, y: (bandTop + fanTop) / 2, w: w - 62 * u - named, shift: "-50%" }
			: low
				? { x: left, y: own.y - own.d / 2 - 8 * u, w: fanLeft - 22 * u, shift: "-100%" }
				: { x: own.x - half, y: own.y - own.d * 0.62, w: 2 * half, shift: "-100%" };
	const bar =
		alone || tall
			? { x: left, y: panel, w: w - 2 * rim - 20 * u }
			: below
				? { x: why.x - why.w / 2, y: why.y, w: why.w }
				: low
					? { x: w - fanLeft + 6, y: h - rim - Math.max(54, 3.2 * rem), w: fanLeft - 16 }
					: { x: 0, y: fanTop - 36 * u, w };
	const choices = { y: panel, raised: room && !alone ? fanTop - 78 * u : panel };
	return {
		mode,
		u,
		type,
		tt,
		rt,
		az,
		head,
		rim,
		rem,
		w,
		h,
		large,
		seats: found,
		trick,
		middle,
		card: { w: wide, h: high },
		hand,
		index,
		fanTop,
		bandTop,
		tray,
		stock: { ...pack, h: stockH, w: sw },
		emblem,
		slate,
		why,
		ask,
		bar,
		choices,
		ratio,
	};
}
