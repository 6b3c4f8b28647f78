// Lays the table of the page over windows, seats, hands and sizes of text: nothing overlaps, and all lies inside.
// `node tests/pages/geometry.mjs` prints each fault and fails if there is one; .ci/run runs it.

import { readFile } from "node:fs/promises";

// As a module also where node takes a lone .js for something else.
const source = await readFile(new URL("../../briscola/pages/static/geometry.js", import.meta.url), "utf8");
const { fan, lay } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const WINDOWS = [
	[360, 640],
	[390, 844],
	[768, 1024],
	[640, 360],
	[844, 390],
	[1280, 800],
	[1920, 1080],
];
const HANDS = { 2: [3, 6, 20], 3: [3, 13], 4: [3, 10], 5: [2, 8], 6: [3, 6] };
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

function things(p, cards, stock) {
	const word = p.rem * p.tt;
	const high = 2.35 * word;
	const found = {};
	p.seats.forEach((seat, at) => {
		found[`face ${at}`] = box(seat.x, seat.y, seat.d, seat.d);
		if (seat.backs) {
			const { x, y, h, step, r } = seat.backs;
			const w = h * p.ratio;
			const last = [x + step[0] * 2, y + step[1] * 2];
			const size = r ? [h, w] : [w, h];
			found[`backs ${at}`] = join(box(x, y, ...size), box(...last, ...size));
		}
		const left = { left: p.rim + 3 + seat.tag / 2, right: p.w - p.rim - 3 - seat.tag / 2 }[seat.edge] ?? seat.x;
		found[`tag ${at}`] =
			seat.form === "under"
				? box(left, seat.y + seat.d / 2 - 8 * p.u + high / 2, seat.tag, high)
				: box(seat.x + seat.d / 2 - 6 * p.u + seat.tag / 2, seat.y, seat.tag, high);
	});
	found.hand = join(...fan(p.hand, cards, -1).map(({ x, y }) => box(x, y, p.hand.w, p.hand.h)));
	p.trick.forEach(({ x, y }, at) => {
		found[`trick of ${at}`] = box(x, y, p.card.w, p.card.h);
	});
	if (stock) found.stock = box(p.stock.x, p.stock.y, p.stock.w, p.stock.h);
	found.slate = box(p.slate.x, p.slate.y, p.slate.w, p.slate.h);
	const letter = (p.large ? 0.78 : p.mode === "low" ? 0.85 : 0.95) * p.rem;
	const lines = Math.ceil((SENTENCE * 0.5 * letter) / (p.why.w - p.rem));
	const tall = lines * 1.18 * letter + 0.5 * p.rem;
	found.note = box(p.why.x, p.why.y + (p.why.from === "bottom" ? -tall : tall) / 2, p.why.w, tall);
	const { x, y, d } = p.emblem;
	const words = p.mode === "tall" && p.seats.length < 6 ? 4 * word : 0;
	found.trumps = {
		left: x,
		top: y,
		right: x + d + words,
		bottom: y + Math.max(d, words ? (p.seats.length > 4 ? 3.06 : 2.06) * word : 0),
	};
	return found;
}

let laid = 0;
const faults = [];
for (const [w, h] of WINDOWS)
	for (const seats of [2, 3, 4, 5, 6])
		for (const cards of HANDS[seats])
			for (const text of [1, 1.3, 1.6, 2]) {
				laid += 1;
				const p = lay(w, h, seats, { cards, text, most: cards, stock: cards === 3 });
				const all = things(p, cards, cards === 3);
				const names = Object.keys(all);
				const where = `${w}x${h} seats ${seats} cards ${cards} text ${text}:`;
				for (const [at, name] of names.entries()) {
					const b = all[name];
					if (b.left < -SLACK || b.top < -SLACK || b.right > w + SLACK || b.bottom > h + SLACK)
						faults.push(`${where} ${name} is outside`);
					for (const other of names.slice(at + 1)) {
						if (name.split(" ")[1] && name.split(" ")[1] === other.split(" ")[1]) continue; // of one seat, or of the trick
						const gap = apart(all[name], all[other]);
						if (gap < -SLACK) faults.push(`${where} ${name} overlaps ${other} by ${(-gap).toFixed(0)}`);
					}
				}
			}
console.log(faults.join("\n"));
console.log(`${laid} laid, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
