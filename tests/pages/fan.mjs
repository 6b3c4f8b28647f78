// The fan of the person's cards, and where a hand lies: even, whole, and a raised card above all others.
// `node tests/pages/fan.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { between, fan, lay } from "../../briscola/pages/static/geometry.js";

const near = (a, b, what) => assert.ok(Math.abs(a - b) < 1e-6, `${what}: ${a} is not ${b}`);

for (const [w, h] of [
	[390, 844],
	[844, 390],
	[1280, 800],
]) {
	for (const count of [1, 2, 3, 8, 13, 20]) {
		const { hand } = lay(w, h, 2, { cards: count });
		const cards = fan(hand, count, -1);
		const where = `${count} cards in ${w}x${h}`;
		assert.equal(cards.length, count);
		cards.forEach((card, i) => {
			const other = cards[count - 1 - i]; // as in a mirror
			near(card.x - hand.x, hand.x - other.x, `${where}: aside`);
			near(card.r, -other.r, `${where}: turn`);
			near(card.y, other.y, `${where}: arc`);
			assert.equal(card.s, 1);
			if (i) near(card.x - cards[i - 1].x, hand.step, `${where}: step`);
			if (i) assert.ok(card.r > cards[i - 1].r, `${where}: they open from left to right`);
			assert.ok(card.y >= hand.y, `${where}: the middle is highest`);
		});
		assert.ok(cards.at(-1).r - cards[0].r <= 26 * 0.62, `${where}: the fan opens no further`);
		// one that is raised stands upright above the others, larger, where it was; those beside it make room,
		// as far as the window has any
		for (let up = 0; up < count; up += 1) {
			const raised = fan(hand, count, up);
			near(raised[up].y, cards[up].y - hand.h * hand.rise, `${where}: ${up} is up`);
			near(raised[up].x, cards[up].x, `${where}: where it was`);
			assert.deepEqual([raised[up].r, raised[up].s], [0, 1.05]);
			raised.forEach((card, i) => {
				if (i === up) return;
				near(card.y, cards[i].y, `${where}: ${i} stays low`);
				const room = (card.x - cards[i].x) * Math.sign(i - up);
				const missing = Math.max(0, hand.w * 0.84 - hand.step) * 0.42;
				const free = Math.max(0, hand.x - ((count - 1) / 2) * hand.step - hand.w * 0.62);
				near(room, Math.min(missing, free), `${where}: room beside ${up}`);
			});
		}
	}
}

assert.deepEqual(fan({ x: 0, y: 0, w: 10, h: 20, step: 5, turn: 4, rise: 0.1 }, 0, -1), []);
assert.deepEqual([between(1, 0, 3), between(1, 2, 3), between(1, 9, 3)], [1, 2, 3]);
console.log("the fan: even, whole, a raised card above all others");
