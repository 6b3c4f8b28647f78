// A cup at a dealer: shows what the program tells, and sends back what somebody presses. It counts nothing.

import { buttons, from_here, lines, lists, made, need, page, rows, say, show } from "./dom.js";
import { catch_up, connect, forget, heard_up_to, line, offer_link, restart, send } from "./line.js";
import { show_words, word_typed } from "./seat_word.js";
import { hand_over, handed_over, kept, stored, token, unstore } from "./seats.js";
import { make_sure } from "./sure.js";

const hash = location.hash.slice(1);
const before = stored("localStorage", "cup") || {};
const known = token(before.table).startsWith("cup-") ? before : {};
const [worded, own] = handed_over();
let cup = own ? worded : hash ? `cup-${token(hash)}` : token(known.table) || "cup"; // this cup, as the program calls it
let secret = own || (cup === known.table ? token(known.secret) : ""); // of her place in it
if (hash) history.replaceState(null, "", location.pathname);
const PARTS = need("wait", "now", "setup", "who", "standings", "rounds", "about");
const elements = {
	...PARTS,
	...need(
		"again",
		"begin",
		"choices",
		"heading",
		"heads",
		"join",
		"link",
		"lists",
		"name",
		"name-label",
		"new",
		"people",
		"people-title",
		"rows",
		"rules",
		"rules-title",
		"share",
		"sit",
		"state",
		"title",
		"to-table",
		"wait-text",
		"word-form",
	),
};

function take_secret(message) {
	[cup, secret] = [message.table, message.secret];
	stored("localStorage", "cup", { table: cup, secret });
	heard_up_to(message.heard || 0);
	show_words(cup, message.name ? secret : "", !message.name);
}

function show_gone({ why, sentence }) {
	if (why === "cup") unstore("cup");
	forget();
	for (const part of Object.values(PARTS)) show(part, part === PARTS.wait);
	say(elements.wait_text, sentence);
}

// ---- what is told

function take_board(message) {
	const empty = {
		heading: "",
		state: "",
		rules: [],
		people: [],
		standings: [],
		rounds: [],
		choices: [],
		lists: [],
		table: "",
		link: "",
	};
	const board = { ...empty, ...message };
	const { labels, standings, rounds, people } = board;
	page.state = board;
	document.title = `${board.title} · Briscola`;
	document.body.className = rounds.length ? (standings.length ? "" : "whole") : "alone";
	say(elements.title, board.title);
	say(elements.heading, board.heading);
	say(elements.state, board.state);
	say(elements.link, board.link && from_here(board.link));
	say(elements.name_label, labels.name);
	say(elements.sit, labels.join);
	say(elements.to_table, labels.table);
	say(elements.new, labels.new);
	say(elements.begin, labels.open);
	say(elements.people_title, labels.people);
	say(elements.rules_title, labels.rules);
	say(elements.share, labels.share);
	const shown = {
		wait: false,
		now: true,
		setup: board.lists.length,
		who: people.length,
		standings: standings.length,
		rounds: rounds.length,
		about: board.link,
	};
	for (const [name, part] of Object.entries(PARTS)) show(part, shown[name]);
	show(elements.join, board.ask_name);
	if (board.ask_name) elements.name.value ||= kept()[0]?.name || ""; // as she was called at a table
	show(elements.to_table, board.table);
	show(elements.new, board.over);
	lines(elements.people, people);
	lines(elements.rules, board.rules);
	buttons(elements.choices, board.choices, (id, label) => do_choice(board, id, label));
	show_standings(standings, labels);
	show_rounds(rounds);
	lists(elements.lists, board.lists, choose);
	if (shown.setup) show_words("", "", true);
	catch_up();
}

function do_choice({ at, choices }, choice, label) {
	const go = () => send({ type: "do", at, choice }, choice, label, at);
	if (choices.find(({ id }) => id === choice).kind === "asks") make_sure(label, "", go);
	else go();
}

function show_standings(standings, labels) {
	const cell = (kind, text) => {
		const made_cell = made(kind, "", text);
		if (kind === "th") made_cell.scope = "col";
		return made_cell;
	};
	elements.heads.replaceChildren(
		...["", labels.who, labels.played, labels.hands, labels.points].map((text, at) =>
			cell(text ? "th" : "td", at ? text : ""),
		),
	);
	rows(
		elements.rows,
		standings,
		(each) => each.place,
		() => made("tr"),
		(row, { place, name: who, figures, own }) => {
			row.className = own ? "own" : "";
			row.replaceChildren(...[`${place}.`, who, ...figures].map((text) => cell("td", `${text}`)));
		},
	);
}

function show_rounds(rounds) {
	const make = () => made("div", "", made("h2"), made("ol"));
	rows(
		elements.rounds,
		rounds,
		(each) => each.name,
		make,
		(box, { name, tables, goes_on: now }) => {
			const [title, list] = box.children;
			box.className = now ? "paper now" : "paper";
			title.textContent = name;
			const row = () => made("li", "", made("span"), made("span"));
			rows(
				list,
				tables,
				(_, at) => at,
				row,
				(item, { names, result = "", own }) => {
					item.className = own ? "own" : "";
					item.firstChild.textContent = names;
					item.lastChild.textContent = result;
				},
			);
		},
	);
}

const choose = (field, value, label) => send({ type: "choose_cup", field, value }, field, label);
elements.setup.onsubmit = (event) => {
	event.preventDefault();
	send({ type: "choose_cup", begin: true }, "begin", elements.begin.textContent);
};
elements.join.onsubmit = (event) => {
	event.preventDefault();
	send({ type: "name", name: elements.name.value }, "name", elements.sit.textContent);
};
// Her seat at the table has the secret of her place in the cup.
elements.to_table.onclick = () => {
	const { table } = page.state;
	stored("sessionStorage", "tab", { wanted: table, secret });
	stored("sessionStorage", "cup", table);
	hand_over("./", table, secret);
};
elements.word_form.onsubmit = word_typed((wanted, own) => {
	[cup, secret] = [wanted, own];
	restart();
});
elements.new.onclick = () => {
	unstore("cup");
	location.reload();
};
elements.again.onclick = () => location.reload();
offer_link();

line.hears = { entered: take_secret, cup: take_board, gone: show_gone };
line.enter = () => ({ table: cup, secret });
line.asked_still = (each) =>
	each.message.type === "do" ? each.at === page.state?.at : Boolean(page.state?.lists.length || page.state?.ask_name);
connect();
