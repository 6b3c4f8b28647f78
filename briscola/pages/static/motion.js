// What moves: flights of cards by transforms alone, and none where people want less motion.

export const MOTION = {
	// ms; `ease` of a thrown card, `home` of one that is swept or dealt
	throw: 360,
	turn: 300,
	hold: 1200,
	still: 700,
	sweep: 420,
	stagger: 45,
	draw: 380,
	between: 70,
	sign: 1400,
	beat: 90,
	ease: "cubic-bezier(.2,.75,.25,1)",
	home: "cubic-bezier(.5,0,.3,1)",
};

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

const pose = (p) => `translate(${p.x}px, ${p.y}px) rotate(${p.r || 0}deg) scale(${p.s || 1})`;

export function fly(element, from, to, time, { delay = 0, turn = 0, ease = MOTION.ease, stay = false } = {}) {
	if (still()) return Promise.resolve();
	const up = {
		x: (from.x + to.x) / 2,
		y: (from.y + to.y) / 2 - 18,
		r: ((from.r || 0) + (to.r || 0)) / 2,
		s: (((from.s || 1) + (to.s || 1)) / 2) * 1.07,
	};
	const fill = stay ? "both" : "backwards";
	const moves = element.animate(
		[from, up, to].map((each) => ({ transform: pose(each) })),
		{ duration: time, delay, easing: ease, fill },
	);
	const box = element.querySelector(".turner");
	const turning = { duration: Math.min(time, MOTION.turn), delay, easing: ease, fill };
	if (turn && box) {
		box.animate(
			[1, 0, 1].map((wide) => ({ transform: `scaleX(${wide})` })),
			turning,
		);
		const [first, last] = turn > 0 ? [1, 0] : [0, 1]; // the rear before and after the card stands on its edge
		box.lastChild.animate(
			[
				[0, first],
				[0.5, first],
				[0.5, last],
				[1, last],
			].map(([offset, opacity]) => ({ offset, opacity })),
			turning,
		);
	}
	return moves.finished.catch(() => {});
}

// Where a seat's next card comes from, as a pose of a card of the trick.
export function source(places, seat) {
	const at = places.seats[seat];
	const back = at.backs;
	if (seat === 0 || !back) return { x: at.x, y: at.y, s: 0.5, r: 0 };
	return { x: back.x, y: back.y, r: back.r, s: back.h / places.card.h };
}

export function pile_of(places, seat) {
	const at = places.seats[seat];
	const pile = at.pile || { x: at.x, y: at.y, r: 0, h: 24 };
	return { x: pile.x, y: pile.y, r: pile.r + 90, s: pile.h / places.card.h };
}

// Time for something to be read, which a press or the next play cuts short.
let cut = () => {};
export const skip = () => cut();
export const pause = (ms) =>
	new Promise((done) => {
		cut = done;
		setTimeout(done, ms);
	});
