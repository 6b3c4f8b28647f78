// The slate for real cards: shows what the program tells, and sends back what somebody presses. It counts nothing.

import { buttons, from_here, lines, lists, made, need, page, rows, say, show } from "./dom.js";
import { catch_up, connect, forget, heard_up_to, line, offer_link, send, show_notice } from "./line.js";
import { stored, token, unstore } from "./seats.js";

const elements = need(
	"again",
	"answers",
	"ask",
	"balance",
	"balance-title",
	"begin",
	"board",
	"close",
	"digits",
	"entry",
	"far-less",
	"far-more",
	"figure",
	"game",
	"home",
	"leave",
	"link",
	"lists",
	"names",
	"note",
	"number",
	"other",
	"past",
	"rows",
	"rows-title",
	"scores",
	"setup",
	"setup-title",
	"share",
	"share-text",
	"take-back",
	"title",
	"wait",
	"wait-text",
	"write",
);

const SHORT = 16; // letters of an answer that has room beside another

const hash = location.hash.slice(1);
let word = /^\w{8}$/.test(hash) ? hash.toUpperCase() : ""; // of the big screen: it serves once
let secret = word ? "" : token(hash) || token(stored("localStorage", "slate"));
let asked = ""; // the question that has been read out
if (hash) history.replaceState(null, "", location.pathname);

function take_secret(message) {
	[word, secret] = ["", message.secret];
	stored("localStorage", "slate", secret);
	heard_up_to(message.heard || 0);
}

function show_wait(text, digits, again) {
	for (const part of [elements.board, elements.entry, elements.past, elements.setup]) show(part, false);
	show(elements.wait, true);
	say(elements.digits, digits);
	show(elements.digits, digits);
	say(elements.wait_text, text);
	show(elements.again, again);
}

const show_digits = ({ digits, sentence }) => show_wait(sentence, digits, false);

function show_gone({ why, sentence }) {
	if (["slate", "secret", "left", "sent_away"].includes(why)) unstore("slate");
	forget();
	if (why === "left") return location.reload();
	return show_wait(sentence, "", why !== "sent_away" && why !== "word");
}

// ---- what lies there

function take_state(message) {
	const state = {
		at: 0,
		lines: [],
		answers: [],
		rows: [],
		balance: [],
		note: "",
		ask: "",
		game: "",
		link: "",
		...message,
	};
	page.state = state;
	document.title = `${state.title} · Briscola`;
	say(elements.title, state.title);
	say(elements.game, state.game);
	say(elements.home, state.labels.home);
	show(elements.home, state.labels.home);
	const chosen = Boolean(state.setup);
	show(elements.wait, false);
	show(elements.board, state.lines.length > 0 && !chosen);
	show(elements.entry, state.ask && !chosen);
	show(elements.past, state.lines.length > 0 && !chosen);
	show(elements.setup, chosen);
	show_scores(state);
	show_question(state);
	show_past(state);
	if (chosen) show_setup(state.setup, state.labels);
	catch_up();
}

function show_scores({ lines: scores, note }) {
	elements.scores.className = scores.length > 2 ? "many" : "";
	const make = () => made("li", "", made("span", "who"), made("span", "score"), made("span", "beside"));
	rows(
		elements.scores,
		scores,
		(_, at) => at,
		make,
		(row, { name, side = "", strokes = 0, figure = "" }) => {
			const [who, score, beside] = row.children;
			row.className = side;
			who.textContent = name;
			score.textContent = page.state.strokes ? strokes : figure;
			beside.textContent = page.state.strokes ? figure : "";
		},
	);
	say(elements.note, note);
}

function show_question(state) {
	const { ask, answers, number, labels } = state;
	const fresh = `${state.at} ${ask}` !== asked;
	say(elements.ask, ask);
	show(elements.number, number);
	if (number && fresh) {
		Object.assign(elements.figure, { min: number.least, max: number.most, step: number.step, value: number.usual });
		const far = Math.max(10, number.step);
		elements.far_less.dataset.by = -far;
		elements.far_less.textContent = `−${far}`;
		elements.far_more.dataset.by = far;
		elements.far_more.textContent = `+${far}`;
		for (const button of elements.number.querySelectorAll("[data-label]")) button.hidden = number.step > 1;
	}
	elements.answers.className = answers.every(({ label }) => label.length <= SHORT) ? "short" : "";
	buttons(elements.answers, answers, choose);
	say(elements.write, labels.write || "");
	say(elements.take_back, labels["take-back"] || "");
	say(elements.other, labels.other || "");
	say(elements.leave, labels.leave || "");
	elements.take_back.disabled = !state.may_go_back;
	if (fresh && asked && !document.hidden) elements.ask.focus({ preventScroll: true });
	asked = `${state.at} ${ask}`;
}

function show_past({ rows: hands, balance, labels, link }) {
	say(elements.rows_title, labels.rows);
	say(elements.balance_title, labels.balance || "");
	show(elements.rows_title, hands.length > 0);
	lines(elements.rows, hands);
	lines(elements.balance, balance);
	show(elements.share, link);
	say(elements.share_text, labels.share);
	say(elements.link, link && from_here(link));
}

// ---- the next game

function show_setup({ title, names, labels: fields, lists: asked_for, longest, may_close: may }, labels) {
	say(elements.setup_title, title);
	show(elements.close, may);
	say(elements.begin, labels.begin);
	say(elements.close, labels.close);
	const field = () => made("label", "", made("span"), made("input"));
	rows(
		elements.names,
		names,
		(_, at) => at,
		field,
		(row, name, at, fresh) => {
			const [text, input] = row.children;
			text.textContent = fields[at];
			if (fresh) Object.assign(input, { maxLength: longest, autocomplete: "off", value: name });
		},
	);
	lists(elements.lists, asked_for, send_game);
}

const written = () => [...elements.names.querySelectorAll("input")].map((each) => each.value);
function send_game(field, value, label, begin = false) {
	send({ type: "game", names: written(), field, value, begin }, begin ? "begin" : field, label);
}

function choose(choice, label, does = choice) {
	const { at } = page.state;
	send({ type: "do", at, choice }, does, label, at);
}

for (const button of elements.number.querySelectorAll("[data-by]")) {
	button.onclick = () => {
		const { least, most } = page.state.number;
		const to = Number(elements.figure.value || 0) + Number(button.dataset.by);
		elements.figure.value = Math.min(most, Math.max(least, to));
	};
}
elements.write.onclick = () => {
	const { value, validity } = elements.figure;
	const { least, most } = page.state.number;
	const figure = String(Number(value));
	if (value && validity.valid) choose(figure, figure, "number");
	else show_notice(`${least} – ${most}`);
};
elements.figure.onkeydown = (event) => {
	if (event.key === "Enter") elements.write.click();
};
elements.take_back.onclick = () => choose("back", elements.take_back.textContent);
elements.other.onclick = () => choose("game", elements.other.textContent);
elements.close.onclick = () => choose("close", elements.close.textContent);
elements.leave.onclick = () => send({ type: "leave" }, "leave", elements.leave.textContent);
elements.again.onclick = () => location.reload();
offer_link();
elements.setup.onsubmit = (event) => {
	event.preventDefault();
	send_game("", 0, elements.begin.textContent, true);
};

line.hears = { confirm: show_digits, entered: take_secret, slate: take_state, gone: show_gone };
line.enter = () => ({ table: "slate", secret, word: secret ? "" : word });
line.asked_still = (each) => (each.message.type === "game" ? Boolean(page.state?.setup) : each.at === page.state?.at);
connect();
