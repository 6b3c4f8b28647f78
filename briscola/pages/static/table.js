// The table: seats, trick, stock and slate, drawn where geometry.js says.

import { made, need, page, rows, say, show, spoken, style } from "./dom.js";
import { card_face, draw, face, picture, set_card } from "./drawings.js";
import { fly, MOTION, pile_of, source } from "./motion.js";
import { wrote } from "./sheets.js";

const elements = need(
	"dealer-drawing",
	"ghost",
	"pack",
	"players",
	"slate",
	"stock",
	"stock-count",
	"trick",
	"trumps",
	"turned",
	"why",
);

// A card that can turn over in the air.
function turner(code, deck) {
	const box = made("span", "turner");
	const rear = made("span", "rear", made("img"));
	picture(rear.firstChild, deck, "back");
	box.append(card_face(code, deck), rear);
	return box;
}

function backs(box, spot, count, state) {
	const make = () => made("i", "", made("img"));
	rows(
		box,
		Array.from({ length: count }, (_, i) => i),
		(i) => i,
		make,
		(back, i) => {
			const mid = (count - 1) / 2;
			picture(back.firstChild, state.deck, "back");
			style(back, {
				w: spot.h * state.ratio,
				x: spot.x + spot.step[0] * i,
				y: spot.y + spot.step[1] * i + Math.abs(i - mid) * (spot.fan ? 1 : 0),
				r: spot.r + (i - mid) * spot.fan,
			});
		},
	);
}

export function show_seats(state, places) {
	const make = () => {
		const parts = ["backs", "face", "tag", "pile", "bubble", "dealer"].map((name) => made("div", name));
		const [back, portrait, tag, pile, , chip] = parts;
		back.setAttribute("aria-hidden", "true");
		portrait.append(made("img"));
		tag.append(made("span", "name"), made("span", "note"));
		pile.append(made("span"), made("b"));
		chip.append(draw(made("img"), elements.dealer_drawing.dataset.source));
		return made("li", "seat", ...parts);
	};
	rows(
		elements.players,
		state.players,
		(one) => one.place,
		make,
		(row, one, at) => show_seat(row, one, places.seats[at], state, places),
	);
}

function show_seat(row, one, at, state, places) {
	const [back, portrait, tag, pile, bubble, chip] = row.children;
	const line = wrote(one);
	const says = line || one.says || "";
	row.className = [
		"seat",
		at.form,
		`edge-${at.edge}`,
		one.side || "",
		one.turn ? "turn" : "",
		one.away ? "away" : "",
		one.grimace ? "signs" : "",
		says ? "says" : "",
	].join(" ");
	if (one.turn) row.setAttribute("aria-current", "true");
	else row.removeAttribute("aria-current");
	style(row, { x: at.x, y: at.y, size: at.size, tag: Math.min(at.tag, at.tagmax), tagmax: at.tagmax });
	portrait.hidden = !one.face;
	if (one.face) face(portrait.firstChild, one.face, one.grimace || one.mood);
	tag.children[0].textContent = one.name;
	tag.children[1].textContent = one.note || "";
	tag.children[1].hidden = !one.note || (places.mode === "low" && places.large);
	back.hidden = !at.backs;
	const open = state.open_hands.some((hand) => hand.name === one.name);
	if (at.backs) backs(back, at.backs, open ? 0 : one.cards || 0, state);
	show_pile(pile, one, at, state, places);
	const auction = state.auction && one.says && !one.grimace;
	bubble.hidden = !says;
	bubble.textContent = says;
	const words = one.grimace || says.length > 4;
	const quiet = auction && !/\d/.test(one.says);
	bubble.className = `bubble ${words ? "words" : ""} ${quiet ? "quiet" : ""} ${line ? "wrote" : ""}`;
	const spot = bubble_spot(one, at, Boolean(auction), places);
	style(bubble, spot);
	if (line) {
		const { left, right, top } = bubble.getBoundingClientRect();
		const free = places.rim + 8;
		const aside = Math.max(0, free - left / places.scale) - Math.max(0, right / places.scale - places.w + free);
		style(bubble, { bx: spot.bx + aside, by: spot.by + Math.max(0, free - top / places.scale) });
	}
	chip.hidden = !one.dealer;
}

function show_pile(pile, one, at, state, places) {
	const [cards, points] = pile.children;
	const spot = at.pile || { x: at.x - at.size * 0.3, y: at.y + at.size * 0.3, r: 0, h: 0 };
	const count = at.pile ? Math.min(3, Math.ceil((one.taken || 0) / state.players.length)) : 0;
	rows(
		cards,
		Array.from({ length: count }, (_, i) => i),
		(i) => i,
		() => made("i", "", made("img")),
		(card, i) => {
			picture(card.firstChild, state.deck, "back");
			style(card, { w: spot.h * state.ratio, x: spot.x + i, y: spot.y - i * 1.5, r: spot.r + 84 + i * 4 });
		},
	);
	points.hidden = !one.worth || !one.taken;
	const named = places.mode === "room"; // a figure alone might be cards
	points.replaceChildren(made("span", named ? "" : "heard", one.points || ""), named ? "" : one.worth || "");
	style(points, {
		x: at.pile ? spot.x : at.x - at.size * 0.52,
		y: at.pile ? spot.y + spot.h * 0.3 + 7 * places.unit : at.y - at.size * 0.3,
	});
}

// Where a bubble begins, and which of its corners lies there.
function bubble_spot(one, at, quiet, { mode, unit, w, rim, rem, tt, rt }) {
	const grown = one.grimace ? 0.78 : 0.5;
	const low = mode === "low";
	const beside = at.y + at.size * (low ? 0.5 : -0.05);
	const aside = ["left", "right"].includes(at.edge);
	if (low && aside && !one.grimace) return { bx: at.x, by: at.y - at.size * 0.5 - 4, bt: "-50% -100%" };
	if (at.edge === "left") return { bx: at.x + at.size * grown + 7 * unit, by: beside, bt: "0 -50%" };
	if (at.edge === "right") return { bx: at.x - at.size * grown - 7 * unit, by: beside, bt: "-100% -50%" };
	if (at.edge === "bottom" && quiet) {
		// a bid of one's own: beside the words of the turn, and under no panel
		if (mode === "room") return { bx: at.x - at.size * 0.6, by: at.y, bt: "-100% -50%" };
		if (low) return { bx: at.x + at.size / 2 + at.tagmax, by: at.y, bt: "0 -50%" };
		return { bx: w - rim - 8 * unit, by: at.y, bt: "-100% -50%" };
	}
	if (at.edge === "bottom")
		return { bx: at.x + at.size * 0.2, by: at.y - at.size * 0.5 - (mode === "tall" ? 0 : 3 * rem * rt), bt: "0 -100%" };
	if (at.form === "beside" && at.backs) return { bx: at.backs.x - 14 * unit, by: at.y, bt: "0 -50%" };
	const bx = Math.min(
		at.x + Math.max(at.tag / 2, at.size * grown) + 5 * unit,
		w - rim - (one.grimace ? 9.3 : 2.9) * rem * tt,
	);
	return { bx, by: at.y + at.size * (one.grimace ? 0.1 : 0.5), bt: "0 0" };
}

export function show_centre(state, places) {
	const stock = elements.stock;
	const turned = elements.turned;
	show(elements.stock, state.draws_table && (state.stock || state.turned));
	turned.hidden = !state.turned;
	if (state.turned) set_card(turned.firstChild, state.turned, state.deck);
	stock.setAttribute(
		"aria-label",
		spoken(
			`${page.words.stock}: ${state.stock}`,
			state.turned_name && page.words.turned.replace("{card}", state.turned_name),
		),
	);
	style(turned, { w: places.stock.w, x: places.stock.turned, y: places.stock.y, r: 90 });
	const layers = Array.from({ length: Math.min(4, Math.ceil(state.stock / 6)) }, (_, i) => i);
	rows(
		elements.pack,
		layers,
		(i) => i,
		() => made("i", "", made("img")),
		(card, i) => {
			picture(card.firstChild, state.deck, "back");
			style(card, { w: places.stock.w, x: places.stock.x, y: places.stock.y - i * 1.3, r: 0 });
		},
	);
	show(elements.stock_count, state.stock > 0);
	say(elements.stock_count, String(state.stock));
	style(elements.stock_count, { x: places.stock.x, y: places.stock.y });
	show(elements.trumps, state.trumps);
	if (state.trumps) {
		picture(elements.trumps.firstElementChild, state.deck, state.trumps);
		style(elements.trumps, places.emblem);
	}
	show_slate(state, places);
	const why = state.trick.length ? state.trick_text : state.last_text;
	say(elements.why, state.auction ? "" : why || "");
	style(elements.why, {
		x: places.why.x,
		y: places.why.y,
		w: places.why.w,
		up: places.why.from === "bottom" ? "100%" : "0%",
	});
}

function show_slate(state, places) {
	const slate = elements.slate;
	const told = state.slate;
	const small = places.mode === "tall";
	const crowded = small ? state.auction && state.players.length > 4 : state.auction;
	slate.hidden = Boolean(!told || !state.draws_table || crowded || (small && state.open_hands.length));
	if (slate.hidden) return;
	const pair = told.lines.length === 2;
	const strokes = (one) => {
		if (one.figure) return made("b", "", one.figure);
		const box = made("span", "strokes", ...Array.from({ length: one.strokes || 0 }, () => made("i")));
		box.setAttribute("role", "img");
		box.setAttribute("aria-label", String(one.strokes || 0));
		return box;
	};
	const parts = told.lines.map((one) =>
		made("div", `${pair ? "" : "row"} ${one.side || ""}`, made("span", "", one.name), strokes(one)),
	);
	slate.replaceChildren(made("h3", "", told.title), made("div", pair ? "columns" : "", ...parts));
	const high = (places.slate.h - 0.42 * places.slate.w) / (told.lines.length * 1.16);
	style(slate, { ...places.slate, line: Math.min(0.125 * places.slate.w, high) });
}

// The trick, each card towards whoever played it; a new one flies in from her hand, or from where it was thrown.
export function show_trick(state, places, { before, thrown_from }) {
	const seat = (card) => state.players.findIndex((one) => one.place === card.place);
	const mine = places.trick[0];
	show(elements.ghost, state.draws_table && state.own_turn && !state.auction && state.hand.some((card) => card.choice));
	style(elements.ghost, { w: places.card.w, x: mine.x, y: mine.y, r: mine.r });
	const make = (card) => made("li", "card", turner(card.card, state.deck), made("span", "heard"));
	let fresh_ones = 0;
	rows(
		elements.trick,
		state.trick,
		(card) => card.card,
		make,
		(row, card, _at, fresh) => {
			const place = seat(card);
			const spot = places.trick[place];
			row.classList.toggle("takes", Boolean(card.takes));
			row.dataset.place = place;
			row.lastChild.textContent = `${state.players[place].name}: ${card.name}`;
			style(row, { w: places.card.w, x: spot.x, y: spot.y, r: spot.r, s: 1 });
			if (!fresh || !before) return;
			const from = thrown_from(card.card);
			fly(row, from ? { ...from, s: from.h / places.card.h } : source(places, place), spot, MOTION.throw, {
				turn: from ? 0 : 1,
				delay: MOTION.beat * fresh_ones++,
			});
		},
	);
}

// The trick that lies there goes to its winner.
export function sweep(places, winner) {
	const home = pile_of(places, winner);
	return Promise.all(
		[...elements.trick.children].map((row, i) =>
			fly(row, places.trick[Number(row.dataset.place)], home, MOTION.sweep, {
				delay: i * MOTION.stagger,
				turn: -1,
				ease: MOTION.home,
				stay: true,
			}),
		),
	);
}
