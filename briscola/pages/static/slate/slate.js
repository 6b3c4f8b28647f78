// The slate for real cards: shows what the program tells, and sends back what somebody presses. It counts nothing.

import { buttons, find, from_here, lines, lists, made, page, rows, say, show } from "./dom.js";
import { catch_up, connect, forget, heard_up_to, line, offer_link, send, show_notice } from "./line.js";
import { stored, token, unstore } from "./seats.js";

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
	for (const id of ["board", "entry", "past", "setup"]) show(id, false);
	show("wait", true);
	say("digits", digits);
	show("digits", digits);
	say("wait-text", text);
	show("again", again);
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
	[page.state, state.labels] = [state, message.labels];
	document.title = `${state.title} · Briscola`;
	say("title", state.title);
	say("game", state.game);
	say("home", state.labels.home);
	show("home", state.labels.home);
	const chosen = Boolean(state.setup);
	show("wait", false);
	show("board", state.lines.length > 0 && !chosen);
	show("entry", state.ask && !chosen);
	show("past", state.lines.length > 0 && !chosen);
	show("setup", chosen);
	show_scores(state);
	show_question(state);
	show_past(state);
	if (chosen) show_setup(state.setup, state.labels);
	catch_up();
}

function show_scores({ lines: scores, note }) {
	find("scores").className = scores.length > 2 ? "many" : "";
	const make = () => made("li", "", made("span", "who"), made("span", "score"), made("span", "beside"));
	rows(
		find("scores"),
		scores,
		(_, at) => at,
		make,
		(row, { name, side = "", strokes = 0, figure = "" }) => {
			const [who, score, beside] = row.children;
			const alone = !page.state.strokes;
			row.className = side;
			[who.textContent, score.textContent, beside.textContent] = [name, alone ? figure : strokes, alone ? "" : figure];
		},
	);
	say("note", note);
}

function show_question(state) {
	const { ask, answers, number, labels } = state;
	const fresh = `${state.at} ${ask}` !== asked;
	say("ask", ask);
	show("number", number);
	if (number && fresh) {
		Object.assign(find("figure"), { min: number.least, max: number.most, step: number.step, value: number.usual });
		const far = Math.max(10, number.step);
		for (const [id, by] of [
			["far-less", -far],
			["far-more", far],
		])
			[find(id).dataset.by, find(id).textContent] = [by, `${by < 0 ? "−" : "+"}${far}`];
		document.querySelectorAll("#number [data-label]").forEach((button) => {
			button.hidden = number.step > 1;
		});
	}
	find("answers").className = answers.every(({ label }) => label.length <= SHORT) ? "short" : "";
	buttons("answers", answers, choose);
	for (const id of ["write", "take-back", "other", "leave"]) say(id, labels[id] || "");
	find("take-back").disabled = !state.may_go_back;
	if (fresh && asked && !document.hidden) find("ask").focus({ preventScroll: true });
	asked = `${state.at} ${ask}`;
}

function show_past({ rows: hands, balance, labels, link }) {
	say("rows-title", labels.rows);
	say("balance-title", labels.balance || "");
	show("rows-title", hands.length > 0);
	lines("rows", hands);
	lines("balance", balance);
	show("share", link);
	say("share-text", labels.share);
	say("link", link && from_here(link));
}

// ---- the next game

function show_setup({ title, names, labels, lists: asked_for, longest, may_close: may }, words) {
	say("setup-title", title);
	show("close", may);
	say("begin", words.begin);
	say("close", words.close);
	const field = () => made("label", "", made("span"), made("input"));
	rows(
		find("names"),
		names,
		(_, at) => at,
		field,
		(row, name, at, fresh) => {
			const [text, input] = row.children;
			text.textContent = labels[at];
			if (fresh) Object.assign(input, { maxLength: longest, autocomplete: "off", value: name });
		},
	);
	lists("lists", asked_for, send_game);
}

const written = () => [...document.querySelectorAll("#names input")].map((each) => each.value);
function send_game(field, value, label, begin = false) {
	send({ type: "game", names: written(), field, value, begin }, begin ? "begin" : field, label);
}

function choose(choice, label, does = choice) {
	const { at } = page.state;
	send({ type: "do", at, choice }, does, label, at);
}

document.querySelectorAll("#number [data-by]").forEach((button) => {
	button.onclick = () => {
		const { least, most } = page.state.number;
		const to = Number(find("figure").value || 0) + Number(button.dataset.by);
		find("figure").value = Math.min(most, Math.max(least, to));
	};
});
find("write").onclick = () => {
	const { value, validity } = find("figure");
	const { least, most } = page.state.number;
	const figure = String(Number(value));
	if (value && validity.valid) choose(figure, figure, "number");
	else show_notice(`${least} – ${most}`);
};
find("figure").onkeydown = (event) => {
	if (event.key === "Enter") find("write").click();
};
find("take-back").onclick = () => choose("back", find("take-back").textContent);
find("other").onclick = () => choose("game", find("other").textContent);
find("close").onclick = () => choose("close", find("close").textContent);
find("leave").onclick = () => send({ type: "leave" }, "leave", find("leave").textContent);
find("again").onclick = () => location.reload();
offer_link();
find("setup").onsubmit = (event) => {
	event.preventDefault();
	send_game("", 0, find("begin").textContent, true);
};

line.hears = { confirm: show_digits, entered: take_secret, slate: take_state, gone: show_gone };
line.enter = () => ({ table: "slate", secret, word: secret ? "" : word });
line.asked_still = (each) => (each.message.type === "game" ? Boolean(page.state?.setup) : each.at === page.state?.at);
connect();
