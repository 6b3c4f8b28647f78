// The connection to the program: it is looked after, and what somebody does arrives once or is named.

import { from_here, need, page, say, show } from "./dom.js";

const elements = need("copy", "line", "line-room", "link", "notice", "retry", "send-link");

const PAUSES = [500, 1000, 2000, 4000, 8000, 8000, 8000, 20000]; // ms between attempts to connect
const ENOUGH = 5; // of them in vain after which the table may be closed: that is told, and they go on
const BEAT = 3000; // ms from the last sign of life to the next beat
const PATIENCE = 4500; // ms from there to the end
// ms between two beats after presses: with one for each a quick hand would say more than a page may
const AFTER_PRESS = 1000;
const LATE = 400; // ms after which a choice that has not arrived is shown as such
const MOST = 4; // lines and signs that may wait at once; of every other type one message
const LASTS = ["choose_cup", "face", "game", "seen"]; // of these the last of each control waits, as it is what counts
const ROOM = 192; // characters of a message: what is said of cards has the length of everything else

export const line = { over: false, enter: () => ({}), hears: {}, asked_still: () => true };
// What every page does with a message; `line.hears` has what it does besides, or instead.
const HEARS = { words: take_words, no_seat() {}, heard: arrived, notice: ({ sentence }) => show_notice(sentence) };
let socket;
let tries = 0;
let down = true; // true while no program answers
let number = Date.now(); // of the last message: a page that is loaded later goes on from a higher one
let waiting = []; // what the program has not acknowledged
let shown = false; // true once this connection has shown the seat, or the table
let pulse; // the timer of the line
let asked; // true while an answer is due
let retry; // the timer of the next attempt
let beaten = 0; // the last beat's moment
let noticeTimer;

export function connect() {
	socket = new WebSocket(from_here("seat").replace(/^http/, "ws"));
	socket.onopen = () => write({ type: "enter", languages: navigator.languages.slice(0, 8), ...line.enter() });
	socket.onmessage = (event) => {
		const told = JSON.parse(event.data);
		// the page stood still: a lost line, and nobody need read of it
		if (told.type === "gone" && told.why === "late") return again();
		await_beat();
		return { ...HEARS, ...line.hears }[told.type]?.(told);
	};
	socket.onclose = lose;
	await_answer();
}

function hang_up() {
	[pulse, retry].forEach(clearTimeout);
	socket.onopen = socket.onmessage = socket.onclose = null;
	socket.close();
	shown = false;
}

// Begin anew as somebody else, or somewhere else: nothing of before is sent.
export function restart() {
	[waiting, line.over] = [[], false];
	hang_up();
	connect();
}

// The line is dead, or was never there.
function lose() {
	hang_up();
	if (line.over) return;
	down = true;
	mark();
	again();
}

function again() {
	hang_up();
	retry = setTimeout(connect, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
}

function await_beat() {
	clearTimeout(pulse);
	asked = false;
	pulse = setTimeout(beat, BEAT);
}

function await_answer() {
	clearTimeout(pulse);
	asked = true;
	pulse = setTimeout(() => (document.hidden ? await_answer() : lose()), PATIENCE);
}

// Ask whether the line is there; nobody asks for a page that nobody sees.
function beat() {
	if (asked || document.hidden || line.over) return;
	beaten = Date.now();
	write({ type: "beat" });
	await_answer();
}

// The page is seen again, or the network is back: ask at once.
function wake() {
	if (line.over || document.hidden || socket.readyState === WebSocket.CONNECTING) return undefined;
	[tries, asked] = [0, false];
	if (socket.readyState === WebSocket.OPEN) return beat();
	hang_up();
	return connect();
}

function write(message) {
	socket.send(JSON.stringify(message).padEnd(ROOM));
}

// Send what somebody does; until it has arrived, the control that `does` it says so. False if too much still waits.
export function send(message, does, label, at = page.state?.at) {
	const { type } = message;
	if (LASTS.includes(type)) waiting = waiting.filter((each) => each.does !== does);
	else if (waiting.filter((each) => each.message.type === type).length >= (type === "say" ? MOST : 1)) return false;
	const each = { message: { ...message, n: ++number }, does, label, at, late: false };
	waiting.push(each);
	if (shown) post(each);
	setTimeout(() => {
		each.late = true;
		mark();
	}, LATE);
	mark();
	return true;
}

function post(each) {
	each.over = socket;
	write(each.message);
	const wait = asked ? 0 : beaten + AFTER_PRESS - Date.now();
	if (wait > 0) {
		clearTimeout(pulse);
		pulse = setTimeout(beat, wait);
	} else beat();
}

function arrived({ n }) {
	waiting = waiting.filter((each) => each.message.n !== n);
	mark();
}

// All up to this number has arrived, over whichever line; what comes next has a higher one, whatever the clock says.
export function heard_up_to(n) {
	number = Math.max(number, n);
	waiting = waiting.filter((each) => each.message.n > n);
}

export function forget() {
	[line.over, waiting] = [true, []];
	mark();
}

// The program answers, with the words of the page.
export function take_words({ words, language, table, lists }) {
	page.words = words;
	page.lists = lists;
	tries = 0;
	down = false;
	mark();
	Object.assign(document.documentElement, { lang: language, className: table });
	for (const each of document.querySelectorAll("[data-word]")) each.textContent = words[each.dataset.word];
	for (const each of document.querySelectorAll("[data-label]"))
		each.setAttribute("aria-label", words[each.dataset.label]);
}

// The table is shown: send again what did not arrive over an earlier line, if it is still asked for.
export function catch_up() {
	shown = true;
	for (const each of waiting.filter((one) => one.over !== socket)) {
		if (line.asked_still(each)) {
			post(each);
		} else {
			arrived(each.message);
			show_notice(page.words.too_late.replace("{choice}", each.label));
		}
	}
	mark();
}

// Mark what has not arrived, on its control and in a banner.
export function mark() {
	const late = waiting.filter((each) => each.late || down);
	for (const button of document.querySelectorAll("button[data-does]")) {
		if (late.some((each) => each.does === button.dataset.does)) button.dataset.unsent = page.words.not_sent;
		else delete button.dataset.unsent;
	}
	const texts = late.map((each) => page.words.unsent.replace("{choice}", each.label));
	const lost = down && !line.over;
	const given_up = lost && tries >= ENOUGH;
	if (lost) texts.unshift((given_up ? page.words.unreachable : page.words.lost) || "…");
	document.documentElement.dataset.line = lost ? "lost" : "";
	say(elements.line, texts.join("\n"));
	show_banner(elements.line_room, texts.length > 0);
	show(elements.retry, given_up);
}

// A sheet that is open lies over all else, and what is not in it is neither seen nor read out: a banner goes into it.
function show_banner(banner, yes) {
	const over = [...document.querySelectorAll("dialog[open]")].at(-1) || document.body;
	if (yes && banner.parentElement !== over) over.append(banner);
	show(banner, yes);
}

export function show_notice(sentence) {
	say(elements.notice, sentence);
	show_banner(elements.notice, true);
	clearTimeout(noticeTimer);
	noticeTimer = setTimeout(() => show(elements.notice, false), 5000);
}

// A field that is empty or not whole is named in the page's own language, and the browser's words are not shown.
addEventListener(
	"invalid",
	(event) => {
		const { id, labels } = event.target;
		event.preventDefault();
		event.target.focus();
		show_notice(id === "name" ? page.words.name_first : labels[0].textContent);
	},
	true,
);

// Copy what stands in an element, or select it where a page without https may not copy.
export async function copy(element) {
	try {
		await navigator.clipboard.writeText(element.textContent);
		show_notice(page.words.copied);
	} catch {
		getSelection().selectAllChildren(element);
	}
}

// Offer to send the page's link by the system's own sheet, which browsers have on https alone, and to copy it.
export function offer_link() {
	const link = elements.link;
	const send_it = elements.send_link;
	elements.copy.onclick = () => copy(link);
	send_it.hidden = !navigator.share;
	send_it.onclick = () =>
		navigator.share({ url: link.textContent }).catch(({ name }) => name === "AbortError" || copy(link));
}

window.addEventListener("hashchange", () => location.reload()); // another link is followed
document.addEventListener("visibilitychange", wake);
for (const kind of ["toggle", "close"]) // of sheets, which open and close while a banner is there
	document.addEventListener(
		kind,
		() => {
			for (const banner of [elements.line_room, elements.notice]) show_banner(banner, !banner.hidden);
		},
		true,
	);
for (const news of ["online", "pageshow"]) window.addEventListener(news, wake);
elements.retry.onclick = () => {
	tries = 0;
	hang_up();
	mark();
	connect();
};
elements.notice.onclick = () => show(elements.notice, false);
