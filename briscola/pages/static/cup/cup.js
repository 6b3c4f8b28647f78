// A cup at a dealer: shows what the program tells, and sends back what somebody presses. It counts nothing.

import { buttons, find, from_here, lines, lists, made, make_sure, page, rows, say, show } from "./dom.js";
import { catch_up, connect, forget, heard_up_to, line, offer_link, restart, send } from "./line.js";
import { hand_over, handed_over, show_words, stored, token, unstore, word_typed } from "./seats.js";

const hash = location.hash.slice(1);
const before = stored("localStorage", "cup") || {};
const known = token(before.table).startsWith("cup-") ? before : {};
const [worded, own] = handed_over();
let cup = own ? worded : hash ? `cup-${token(hash)}` : token(known.table) || "cup"; // this cup, as the program calls it
let secret = own || (cup === known.table ? token(known.secret) : ""); // of her place in it
if (hash) history.replaceState(null, "", location.pathname);
const PARTS = ["wait", "now", "setup", "who", "standings", "rounds", "about"];

function take_secret(message) {
	[cup, secret] = [message.table, message.secret];
	stored("localStorage", "cup", { table: cup, secret });
	heard_up_to(message.heard || 0);
	show_words(cup, message.name ? secret : "", !message.name);
}

function show_gone({ why, sentence }) {
	if (why === "cup") unstore("cup");
	forget();
	for (const id of PARTS) show(id, id === "wait");
	say("wait-text", sentence);
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
	[page.state, document.title] = [board, `${board.title} · Briscola`];
	document.body.className = rounds.length ? (standings.length ? "" : "whole") : "alone";
	for (const id of ["title", "heading", "state", "link"])
		say(id, id === "link" && board.link ? from_here(board.link) : board[id]);
	for (const [id, word] of [
		["name-label", "name"],
		["sit", "join"],
		["to-table", "table"],
		["new", "new"],
		["begin", "open"],
		["people-title", "people"],
		["rules-title", "rules"],
		["share", "share"],
	])
		say(id, labels[word]);
	const shown = {
		wait: false,
		now: true,
		setup: board.lists.length,
		who: people.length,
		standings: standings.length,
		rounds: rounds.length,
		about: board.link,
	};
	for (const id of PARTS) show(id, shown[id]);
	show("join", board.ask_name);
	show("to-table", board.table);
	show("new", board.over);
	lines("people", people);
	lines("rules", board.rules);
	buttons("choices", board.choices, (id, label) => do_choice(board, id, label));
	show_standings(standings, labels);
	show_rounds(rounds);
	lists("lists", board.lists, choose);
	if (shown.setup) show_words("", "", true);
	catch_up();
}

function do_choice({ at, choices }, choice, label) {
	const go = () => send({ type: "do", at, choice }, choice, label, at);
	if (choices.find(({ id }) => id === choice).kind === "asks") make_sure(label, "", go);
	else go();
}

function show_standings(standings, { who: called, played, hands, points }) {
	const cell = (kind, text) => {
		const made_cell = made(kind, "", text);
		if (kind === "th") made_cell.scope = "col";
		return made_cell;
	};
	find("heads").replaceChildren(
		...["", called, played, hands, points].map((text, at) => cell(text ? "th" : "td", at ? text : "")),
	);
	rows(
		find("rows"),
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
		find("rounds"),
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
					[item.firstChild.textContent, item.lastChild.textContent] = [names, result];
				},
			);
		},
	);
}

const choose = (field, value, label) => send({ type: "choose_cup", field, value }, field, label);
find("setup").onsubmit = (event) => {
	event.preventDefault();
	send({ type: "choose_cup", begin: true }, "begin", find("begin").textContent);
};
find("join").onsubmit = (event) => {
	event.preventDefault();
	send({ type: "name", name: find("name").value }, "name", find("sit").textContent);
};
// Her seat at the table has the secret of her place in the cup.
find("to-table").onclick = () => {
	const { table } = page.state;
	stored("sessionStorage", "tab", { wanted: table, secret });
	stored("sessionStorage", "cup", table);
	hand_over("./", table, secret);
};
find("word-form").onsubmit = word_typed((wanted, own) => {
	[cup, secret] = [wanted, own];
	restart();
});
find("new").onclick = () => {
	unstore("cup");
	location.reload();
};
find("again").onclick = () => location.reload();
offer_link();

line.hears = { entered: take_secret, cup: take_board, gone: show_gone };
line.enter = () => ({ table: cup, secret });
line.asked_still = (each) =>
	each.message.type === "do" ? each.at === page.state?.at : Boolean(page.state?.lists.length || page.state?.ask_name);
connect();
