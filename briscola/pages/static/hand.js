// The person's cards: a fan to tap, flick or choose from by keys; and the hands that lie open for her.

import { made, need, only_pressed, page, rows, say, show, spoken, style } from "./dom.js";
import { card_face, set_card } from "./drawings.js";
import { fan } from "./geometry.js";
import { mark, send } from "./line.js";
import { fly, MOTION, skip } from "./motion.js";

const elements = need("about-card", "game", "hand", "open-room", "play", "play-bar");

const FLICK = 0.45; // px a millisecond upwards from which a card is played
const FAR = 9; // px from which a finger moves a card
const UP = 30; // px upwards from which it throws one
const thrown = new Map(); // from where cards fly that were played here, by card
let raised = ""; // the card that is up
let state = null; // on the table, and the `places` of all that lies there
let places = null;
let redraw = () => {};

// What shows the table anew, once another card is up or none.
export function on_raise(work) {
	redraw = work;
}

export const raised_card = () => raised;

// From where a card flies that was played here; each flies once.
export function thrown_from(card) {
	const spot = thrown.get(card);
	thrown.delete(card);
	return spot;
}

export function choose(id, label) {
	send({ type: "do", at: state.at, choice: id }, id, label, state.at);
}

export function show_hand(now, where, { before }) {
	[state, places] = [now, where];
	const at = state.hand.findIndex((card) => card.card && card.card === raised);
	const open = state.open_hands.flatMap((one) => one.cards).find((card) => card.card === raised);
	if (at < 0 && !open) raised = "";
	const spots = fan(places.hand, state.hand.length, at);
	const plays = state.hand.some((card) => card.choice);
	const fresh_ones = [];
	rows(
		elements.hand,
		state.hand,
		(card, i) => card.card || `back ${i}`,
		new_card,
		(row, card, i, fresh) => {
			const spot = spots[i];
			row.className = `card ${i === at ? "up" : ""} ${plays && !card.choice ? "shut" : ""}`;
			row.card = card;
			row.spot = spot;
			fill_card(row.firstChild, card, i === at);
			style(row, { w: places.hand.w, x: spot.x, y: spot.y, r: spot.r, s: spot.s });
			row.style.zIndex = i === at ? 30 : 10 + i;
			if (fresh && before) {
				const from = { x: places.stock.x, y: places.stock.y, s: places.stock.h / places.hand.h, r: 0 };
				fly(row, from, spot, MOTION.draw, { delay: fresh_ones.push(card) * MOTION.between, ease: MOTION.home });
			}
		},
	);
	show_open_hands();
	show_bar(at < 0 ? open : state.hand[at]);
}

function new_card(card) {
	const row = made("li", "card", made("button", "", card_face(card.card, state.deck)));
	follow(row, row.firstChild);
	return row;
}

function fill_card(button, card, up) {
	set_card(button.firstChild, card.card, state.deck);
	button.setAttribute("aria-label", spoken(card.name, card.note));
	button.setAttribute("aria-pressed", String(up));
	button.dataset.does = card.choice || "";
}

function show_open_hands() {
	const make = () => made("div", "", made("h3"), made("ol", "cards"));
	rows(
		elements.open_room,
		state.open_hands,
		(one) => one.name,
		make,
		(room, one) => {
			room.firstChild.textContent = one.name;
			const plays = one.cards.some((card) => card.choice);
			const new_row = (card) => made("li", "", made("button", "", card_face(card.card, state.deck)));
			rows(
				room.lastChild,
				one.cards,
				(card) => card.card,
				new_row,
				(row, card) => {
					const button = row.firstChild;
					fill_card(button, card, raised === card.card);
					button.className = card.choice || !plays ? "" : "idle";
					button.onclick = () => tap(card);
				},
			);
		},
	);
}

function show_bar(card) {
	elements.play_bar.classList.toggle("on", Boolean(card));
	elements.game.classList.toggle("chosen", Boolean(card));
	if (!card) return;
	say(elements.about_card, [card.name, card.note].filter(Boolean).join(" · "));
	show(elements.play, card.choice);
	say(elements.play, page.words.play);
	elements.play.dataset.does = card.choice || "";
	elements.play.onclick = () => play(card);
	mark();
}

function tap(card) {
	if (raised === card.card && card.choice) return play(card);
	skip();
	raise(raised === card.card ? "" : card.card || "");
}

function raise(card) {
	raised = card;
	redraw();
}

export const lower = () => raised && raise("");

function play(card, from) {
	const row = [...elements.hand.children].find((each) => each.card?.card === card.card);
	const spot = from || row?.spot;
	if (spot) thrown.set(card.card, { ...spot, h: places.hand.h * (spot.s || 1) });
	skip();
	choose(card.choice, card.name);
	raise("");
}

const on_table = ({ clientX, clientY }) => ({ x: clientX / places.scale, y: clientY / places.scale });

// Tap: raise, then play. Flick or drag upwards: play. A card that may not be played goes back, and says why.
function follow(row, button) {
	let start = null;
	let dragged = false;
	button.onpointerdown = (event) => {
		start = { ...on_table(event), time: event.timeStamp, moved: false };
		dragged = false;
	};
	button.onpointermove = (event) => {
		if (!start) return;
		const to = on_table(event);
		const [dx, dy] = [to.x - start.x, to.y - start.y];
		if (!start.moved && Math.abs(dx) + Math.abs(dy) < FAR) return;
		if (!start.moved) button.setPointerCapture(event.pointerId);
		start.moved = true;
		row.classList.add("held");
		row.now = { x: row.spot.x + dx, y: row.spot.y + dy, r: row.spot.r * 0.4, s: 1.05 };
		style(row, row.now);
	};
	const drop = (event, lost) => {
		if (!start) return;
		const { moved, time } = start;
		const { y } = on_table(event);
		const dy = y - start.y;
		start = null;
		if (!moved) return;
		dragged = !lost;
		const flung = dy < -UP && (-dy / Math.max(1, event.timeStamp - time) > FLICK || y < places.fanTop);
		if (flung && !lost && row.card.choice) return play(row.card, row.now);
		raise(flung ? row.card.card : raised);
	};
	button.onpointerup = (event) => drop(event, false);
	button.onpointercancel = (event) => drop(event, true);
	button.onclick = () => {
		if (!dragged) tap(row.card);
		dragged = false;
	};
}

for (const each of [elements.hand, elements.open_room]) only_pressed(each);

// Digits and arrows choose a card; the buttons do the rest.
export function key_pressed(event) {
	const cards = [...elements.hand.children].map((row) => row.firstChild);
	const at = cards.indexOf(document.activeElement);
	const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
	const digit = cards["1234567890".indexOf(event.key)];
	if (digit && !event.repeat) {
		digit.focus({ preventScroll: true });
		digit.click();
	} else if (by && cards.length) {
		cards.at((at < 0 && by < 0 ? at : at + by) % cards.length).focus({ preventScroll: true });
	} else if (event.key === "Escape") {
		skip();
		lower();
	}
}
