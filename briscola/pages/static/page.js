// The page of a seat: shows what the program tells, and sends back what its person chooses. It knows no rule.

import { show_choices } from "./choices.js";
import { offer_sounds, play, sound } from "./device.js";
import { focus_lost, need, page, say, show, spoken, style } from "./dom.js";
import { asked_at_door, begin, confirm_digits, lose_seat, show_gone, show_lobby, take_seat } from "./door.js";
import { want, want_deck } from "./drawings.js";
import { lay } from "./geometry.js";
import { key_pressed, lower, on_raise, raised_card, show_hand, thrown_from } from "./hand.js";
import { catch_up, line, send, show_notice, take_words } from "./line.js";
import { MOTION, pause, skip, still } from "./motion.js";
import { offer_lines, show_result, show_sheets, talk_key, written } from "./sheets.js";
import { make_sure } from "./sure.js";
import { show_centre, show_seats, show_trick, sweep } from "./table.js";

const elements = need(
	"ask",
	"choices-room",
	"cloth",
	"door",
	"game",
	"heard",
	"leave",
	"more",
	"more-button",
	"network-note",
	"open-network",
	"open-room",
	"play-bar",
	"result",
	"talk",
	"talk-button",
);

// The program sends no empty list.
const LISTS = {
	hand: [],
	choices: [],
	talk: [],
	facts: [],
	players: [],
	trick: [],
	last_trick: [],
	open_hands: [],
	happened: [],
};
// ms at the door after which the cards come, while somebody reads and writes there: earlier they would keep her waiting
const CALM = 600;
let shown = null; // the state on the table
let places = null; // of all that lies there
let queue = []; // states that have come while cards were moving
let busy = false;
let told = -1; // the last happening that was read out
let read = []; // the lines of friends that were read out
let deck = ""; // address of the table's cards

function take_all_words(message) {
	take_words(message);
	deck = message.deck;
	for (const each of document.querySelectorAll("[data-label]")) each.title = page.words[each.dataset.label];
	say(elements.open_network, page.words.open_network || "");
	say(elements.network_note, page.words.open_network || "");
}

// ---- states: one after the other, and a trick that has ended is seen before it goes

function take_state(message) {
	const first = page.state === null;
	page.state = { ...LISTS, cut: 0, stock: 0, ...message };
	want_deck(page.state.deck);
	for (const one of page.state.players) if (page.state.talk.length || page.state.result) want(one.face, "pack");
	if (first) [shown, queue] = [null, []];
	queue.push(page.state);
	if (!busy) work();
	catch_up();
}

async function work() {
	busy = true;
	try {
		while (queue.length) {
			const next = queue.shift();
			if (shown && ended(shown, next)) {
				await finish(next);
				if (left()) continue;
			}
			put(next);
			const signs = next.players.some((one) => one.grimace);
			if (queue.length && !still()) await pause(signs ? MOTION.sign : MOTION.beat);
		}
	} finally {
		busy = false;
	}
}

// True if the table is gone, or another one has come, since something began to move.
const left = () => !shown || !page.state;

// True if a trick has ended between two states.
function ended(now, next) {
	const last = next.last_trick;
	const before = now.last_trick.map((card) => card.card).join();
	return last.length > 0 && last.map((card) => card.card).join() !== before;
}

// The trick that has ended: its last card falls, the winner is lit and the reason told, then it goes home.
async function finish(next) {
	const held = (card) => shown.hand.some((old) => old.card === card.card);
	const players = shown.players.map((one) => {
		const then = next.players.find((other) => other.place === one.place);
		return { ...one, turn: false, cards: Math.min(one.cards || 0, then?.cards || 0) };
	});
	put({
		...shown,
		trick: next.last_trick,
		trick_text: next.last_text,
		ask: "",
		own_turn: false,
		choices: [],
		cut: 0,
		talk: [],
		hand: next.hand.filter(held).map((card) => ({ ...card, choice: "" })),
		players,
	});
	await pause(still() ? MOTION.still : MOTION.throw + MOTION.hold);
	if (left()) return;
	const winner = next.last_trick.find((card) => card.takes)?.place;
	const at = shown.players.findIndex((one) => one.place === winner);
	if (at < 0) return;
	if (shown.draws_table) play("sweep");
	await sweep(places, at);
}

function put(state) {
	const before = shown;
	shown = state;
	if (page.state === null) return; // the table is gone meanwhile
	show(elements.door, false);
	show(elements.game, true);
	sound(before, state);
	arrange(before);
	tell(before !== null, state);
}

// Lay everything out; `before` is the state that lay there, if something may fly.
function arrange(before = null) {
	const state = shown;
	if (!state || !page.state) return;
	const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 / (places?.type ?? 1);
	const most = Math.max(1, ...state.players.slice(1).map((one) => one.cards || 0));
	places = lay(innerWidth, innerHeight, Math.max(2, state.players.length), {
		cards: Math.max(1, state.hand.length),
		text: Math.min(text, 2),
		ratio: state.ratio,
		most,
		stock: Boolean(state.stock || state.turned),
		alone: !state.draws_table,
		open: state.open_hands.length > 0,
		noted: !state.auction,
	});
	const { unit, rim, type, tt, rt, az, head, scale, w } = places;
	style(document.documentElement, { unit, rim, type, ratio: state.ratio, tt, rt, az, head, scale, wide: w });
	const classes = {
		"own-turn": state.own_turn,
		alone: !state.draws_table,
		counts: state.result,
		chosen: raised_card(),
		large: places.large,
		corners: places.index,
		bids: state.auction,
		writes: state.may_write,
		open: state.open_hands.length,
	};
	const true_ones = Object.keys(classes).filter((name) => classes[name]);
	elements.game.className = [places.mode, `sides-${state.players.length}`, ...true_ones].join(" ");
	document.body.className = `${places.mode}-sheet`;
	document.title = `${state.ask || state.title} · Briscola`;
	for (const each of document.querySelectorAll("[data-fact]")) say(each, state[each.dataset.fact] || "");
	show(elements.ask, !state.result);
	show_seats(state, places);
	show_centre(state, places);
	show_hand(state, places, { before });
	show_trick(state, places, { before, thrown_from });
	show_choices(state, places);
	show_sheets(state);
	show_result(state, places);
	place_words(state);
}

// The words of the turn, the bar of a card that is up, the choices and the open cards go to their places.
function place_words(state) {
	const { ask, bar, choices, tray, h } = places;
	const top = raised_card() ? choices.raised : choices.y;
	style(elements.ask, { x: ask.x, y: ask.y, w: ask.w });
	elements.ask.style.translate = `0 ${ask.shift}`;
	style(elements.play_bar, bar);
	elements.choices_room.style.top = state.result ? "auto" : `${(top / h) * 100}%`;
	style(elements.open_room, { x: tray.x, y: tray.y, cw: tray.w });
	fit_panel(state.result);
}

// On a short phone the auction becomes smaller, so that all bids stay in sight. What leads on from a count does not.
function fit_panel(counts) {
	const { mode, seats, bandTop, rem, tt, az, scale } = places;
	const room = elements.choices_room;
	const beside = seats.find((seat) => seat.edge === "left");
	room.style.zoom = counts ? 1 : az;
	const high = room.hidden ? 0 : room.getBoundingClientRect().height / scale;
	if (counts) style(elements.result, { foot: high });
	if (counts || mode !== "tall" || !beside) return;
	const free = bandTop - beside.y - beside.size / 2 - 3.1 * rem * tt;
	if (high > free) room.style.zoom = Math.max(Math.min(0.7, 0.8 * az), (az * free) / high);
}

function tell(known, state) {
	const fresh = state.happened.filter((each) => each.n > told);
	const said = (of_table) => fresh.filter((each) => Boolean(each.of_table) === of_table).map((each) => each.words);
	const [of_match, of_table] = [said(false), said(true)];
	of_match.push(...written(state).filter((each) => !read.includes(each)));
	read = written(state);
	if (known && of_match.length) say(elements.heard, spoken(...of_match));
	if (known && of_table.length) show_notice(spoken(...of_table));
	if (state.happened.length) told = state.happened.at(-1).n;
	if (focus_lost() || !document.hasFocus()) return;
	if (document.activeElement === document.body && known && state.own_turn) elements.ask.focus({ preventScroll: true });
}

// True if what was not sent is still possible now.
function asked_still(each) {
	if (!page.state) return asked_at_door(each);
	return ["leave", "seen"].includes(each.message.type) || (each.at === page.state.at && offered(each.does));
}

function offered(does) {
	const state = page.state;
	const cards = [...state.hand, ...state.open_hands.flatMap((one) => one.cards)].map((card) => card.choice);
	const rest = [...state.choices.map((each) => each.id), ...state.talk.map(talk_key)];
	if (does === "write") return state.may_write;
	return [...cards, ...rest].includes(does) || (state.cut > 0 && does.startsWith("cut "));
}

on_raise(() => arrange());
line.hears = {
	words: take_all_words,
	confirm: confirm_digits,
	entered: take_seat,
	no_seat: lose_seat,
	lobby: (message) => {
		show_lobby(message);
		setTimeout(() => want_deck(deck), CALM);
	},
	state: take_state,
	gone: show_gone,
};
line.asked_still = asked_still;
elements.talk_button.onclick = () => elements.talk.showModal();
elements.more_button.onclick = () => elements.more.showModal();
elements.leave.onclick = () => {
	const leave = () => send({ type: "leave" }, "leave", page.words.leave);
	const { leaving } = page.state;
	if (leaving) make_sure(page.words.leave, leaving, leave);
	else leave();
};
elements.cloth.onclick = () => {
	skip();
	lower();
};
document.addEventListener("keydown", (event) => {
	const typing = event.target.tagName === "INPUT" || event.ctrlKey || event.altKey || event.metaKey;
	if (typing || !page.state || document.querySelector("dialog[open]")) return;
	key_pressed(event);
	if (event.key === "s" && page.state.talk.length) elements.talk.showModal();
});
addEventListener("resize", () => arrange());
offer_sounds();
offer_lines(() => arrange());
begin();
