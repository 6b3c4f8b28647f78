// Sheets over the table: what can be said, the last trick and all that is known, and the count of a hand.

import {
	button_row,
	lines,
	made,
	need,
	new_button_row,
	open_in_game,
	rows,
	ruled,
	say,
	show,
	spoken,
	style,
	ticks,
	wait,
} from "./dom.js";
import { card_face, face } from "./drawings.js";
import { send } from "./line.js";
import { tricks_seen } from "./past.js";
import { stored } from "./seats.js";

const elements = need(
	"beams",
	"facts",
	"happened",
	"last",
	"last-title",
	"lines",
	"measure",
	"more",
	"own-game",
	"past",
	"past-tricks",
	"result",
	"result-lines",
	"result-sides",
	"result-text",
	"result-title",
	"scale",
	"talk",
	"talk-button",
	"talk-list",
	"talk-title",
	"wheel",
	"wheel-note",
	"wheel-room",
	"words",
	"write",
	"written",
);

// ms for which a friend's line stays beside her face, and ms more for each of its letters
const READ = 3000;
const LETTER = 60;
const faded = new Map(); // for each line that was seen there: true once it is gone
let latest = 0; // the number of the newest line
let redraw = () => {};
let heeds = stored("localStorage", "lines") !== "off"; // lines of friends are shown, and one may write back

// The last lines of friends, in the order in which they came.
export const written = ({ players }) =>
	players
		.filter((one) => heeds && one.wrote)
		.sort((one, other) => one.wrote_as - other.wrote_as)
		.map((one) => `${one.name}: ${one.wrote}`);

// The line of a friend beside her face, until it can have been read: then nothing lies over what is there.
export function wrote(one) {
	const line = `${one.wrote_as} ${one.wrote}`;
	if (!heeds || !one.wrote) return "";
	if (!faded.has(line) && !document.hidden) {
		faded.set(line, false);
		wait(READ + LETTER * one.wrote.length).then(() => {
			faded.set(line, true);
			redraw();
		});
	}
	return faded.get(line) ? "" : one.wrote;
}

export function show_sheets(state) {
	const newest = Math.max(0, ...state.players.map((one) => one.wrote_as || 0));
	if (newest < latest) faded.clear(); // in another match they count anew
	latest = newest;
	show(elements.talk_button, state.talk.length > 0);
	if (!state.talk.length && elements.talk.open) elements.talk.close();
	const signs = state.talk.filter((each) => each.kind === "sign");
	const said = state.talk.filter((each) => each.kind !== "sign");
	show_wheel(signs, state);
	rows(elements.talk_list, said, talk_key, new_button_row, (row, each) =>
		button_row(row, each.label, each.note || "", () => speak(each)),
	);
	show(elements.write, heeds && state.may_write);
	lines(elements.written, written(state));
	lines(elements.facts, state.facts);
	lines(
		elements.happened,
		state.happened.map((each) => each.words),
	);
	show_cards(elements.last, state.last_trick, state);
	const tricks = tricks_seen(state);
	show(elements.past, tricks.length > 1);
	rows(
		elements.past_tricks,
		tricks,
		({ number }) => number,
		() => made("li", "", made("ol", "cards")),
		(row, { number, cards }) => {
			row.value = number;
			show_cards(row.firstChild, cards, state);
		},
	);
	style(elements.more, { ratio: state.ratio });
	open_in_game(elements.own_game, state.in_game);
	show(elements.last_title, state.last_trick.length > 0);
}

// The cards of a trick, each above the name of its player.
function show_cards(list, cards, state) {
	rows(
		list,
		cards,
		({ card }) => card,
		({ card }) => made("li", "", card_face(card, state.deck), made("span")),
		(row, card) => {
			row.className = card.takes ? "takes" : "";
			row.lastChild.textContent = state.players.find((one) => one.place === card.place)?.name || "";
			row.setAttribute("aria-label", `${row.lastChild.textContent}: ${card.name}`);
		},
	);
}

export const talk_key = (each) => `${each.kind} ${each.what}`;

function speak(each) {
	const what = each.kind === "phrase" ? Number(each.what) : each.what;
	if (send({ type: "say", [each.kind]: what }, talk_key(each), each.label)) elements.talk.close();
}

export function offer_lines(shown) {
	const [box, text] = [elements.lines, elements.words];
	box.checked = heeds;
	redraw = shown;
	box.onchange = () => {
		heeds = box.checked;
		stored("localStorage", "lines", heeds ? "on" : "off");
		shown();
	};
	elements.write.onsubmit = (event) => {
		event.preventDefault();
		const words = text.value.trim();
		if (!words || !send({ type: "say", words }, "write", words)) return;
		text.value = "";
		elements.talk.close();
	};
}

function show_wheel(signs, state) {
	show(elements.wheel_room, signs.length > 0);
	elements.talk_title.className = signs.length ? "heard" : "";
	style(elements.wheel, { sector: `${360 / Math.max(1, signs.length)}deg` });
	const own = state.players.find((one) => one.place === 0)?.face || "";
	const make = () => made("button", "", made("img"), made("span"));
	rows(elements.wheel, signs, talk_key, make, (button, each, at) => {
		const turn = (at / signs.length) * 2 * Math.PI;
		if (own) face(button.firstChild, own, each.grimace);
		button.lastChild.textContent = each.label;
		style(button, { cx: Math.sin(turn) * 0.365, cy: -Math.cos(turn) * 0.365 });
		button.setAttribute("aria-label", spoken(each.label, each.note));
		button.onfocus = button.onpointerenter = () => say(elements.wheel_note, each.note);
		button.onclick = () => speak(each);
	});
}

elements.wheel.onkeydown = (event) => {
	const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
	const all = [...elements.wheel.children];
	if (!by || !all.length) return;
	all.at((all.indexOf(document.activeElement) + by + all.length) % all.length).focus();
	event.preventDefault();
};

// ---- the count

let counted = "";

export function show_result(state, places) {
	const told = state.result;
	show(elements.result, told);
	const key = JSON.stringify([told, places.mode, places.unit]);
	if (!told || key === counted) {
		counted = told ? key : "";
		return;
	}
	const fresh = !counted;
	counted = key;
	say(elements.result_title, told.title);
	say(elements.result_text, told.text);
	lines(elements.result_lines, told.lines || []);
	const sides = told.sides || [];
	elements.result_sides.replaceChildren(...sides.map((side) => counted_side(side, state, places)));
	show(elements.measure, sides.length > 0);
	if (sides.length) show_measure(told, sides, places);
	if (fresh) elements.result_title.focus({ preventScroll: true });
}

function counted_side(side, state, places) {
	const faces = side.faces.map((one) => face(made("img"), one, side.mood));
	const people = made("div", "people", made("div", "", ...faces), made("span", "name", side.name));
	const cards = (side.cards || []).map((code) => made("span", "", made("i", "mini", card_face(code, state.deck))));
	const taken = made("div", "taken", ...cards);
	style(taken, {
		cw: (places.mode === "tall" ? 58 : 70) * (state.result.sides.length > 2 ? 0.7 : 1) * Math.min(1.6, places.unit),
		ratio: state.ratio,
	});
	taken.setAttribute("aria-hidden", "true");
	return made(
		"div",
		`side ${side.side}`,
		people,
		made("span", "figure", String(side.points)),
		made("small", "", side.words),
		taken,
	);
}

// The ruler of a count: a bar for each side, and the points that are needed; their line crosses no figure of the wood.
function show_measure(told, sides, places) {
	const at = ruled(0, told.total);
	const { rem, w, mode } = places;
	const near = told.needed ? (0.9 * rem * told.total) / (Math.min(0.9 * w, 60 * rem) - 2.4 * rem) : -1;
	elements.scale.replaceChildren(...ticks(0, told.total, 2, mode === "tall" ? 20 : 10, told.needed, near));
	const bars = sides.map((side, i) => {
		const bar = made("span");
		const end = at(made("b", "", String(side.points)), side.points);
		bar.style.width = end.style.left;
		const beam = made("div", `beam ${side.side}`, bar, end);
		style(beam, { row: i % 2 ? `calc(100% + ${(i >> 1) * 0.85 - 0.9}rem)` : `${0.35 - (i >> 1) * 0.85}rem` });
		return beam;
	});
	const need = made("div", "needed", made("b", "", String(told.needed)));
	elements.beams.replaceChildren(...bars, ...(told.needed ? [at(need, told.needed)] : []));
}
