// Before the cards: whose seat this browser keeps, who sits at the table, and what leads there.
//
// The page connects (`begin`, `come_in`) and enters with what it has of `she`. The answer:
//   no_seat: `lose_seat` forgets the secret; then comes a lobby, or a question of `show_gone`
//   lobby:   `show_lobby`, with a secret or without one
//   confirm: `confirm_digits`, until the big screen agrees
//   entered: `take_seat` keeps the secret; `word` and `wish` are spent. A lobby or a state follows.
//   gone:    `show_gone` goes back to the lobby, asks for letters, or ends; `come_in` begins anew from there
// Each way in which `she` changes is one of `MOVES`.
// `page.lobby` is that of `show_lobby`; `page.state` is null at the door, until page.js has the first state.

import { show_club } from "./club.js";
import { stay_awake } from "./device.js";
import {
	button_row,
	buttons,
	from_here,
	lines,
	made,
	need,
	new_button_row,
	open_in_game,
	page,
	rows,
	say,
	show,
} from "./dom.js";
import { face } from "./drawings.js";
import { catch_up, connect, forget, heard_up_to, line, offer_link, restart, send, show_notice } from "./line.js";
import { show_words, word_typed } from "./seat_word.js";
import { hand_over, handed_over, keep, keep_seat, kept, last_face, stored, token } from "./seats.js";

// What follows from a reason; from every other one the sentence is shown, with a press that leads back.
const REASONS = {
	letters: ["letters", "wrong_letters", "letter_guesses"], // to ask for those of the big screen
	lobby: ["chair", "onlookers", "no_onlookers", "guesses"], // to lead the page there, as with each reason of a wish
	closed: ["table", "closed"], // the end of a table; of one of a cup the page goes on to that
	end: ["word", "secret", "full", "left", "sent_away"], // nobody comes back by a press alone
};
const ANEW = ["message", "too_fast"]; // the page itself is to be another one
const link = new URLSearchParams(location.hash.slice(1));
const word = /^#(\w{8}|[A-Za-z]{4})$/.test(location.hash) ? location.hash.slice(1).toUpperCase() : "";
let she = {
	table: "", // this table, as the program calls it
	wanted: "", // the table that this tab asks for
	secret: "", // of the seat that this tab asks for
	word, // of the big screen, which serves once, or its letters, which serve all phones of a room
	held: Boolean(word) && kept().length > 0, // true while a seat of before may be meant instead of the word
	wish: null, // the press in the lobby by which she comes, until she is there
	is_new: false, // somebody else than whoever has a seat here
};
const at = (table) => ({ table, wanted: she.wanted && table });
const MOVES = {
	ask: (wanted, secret) => ({ wanted, secret }),
	come: (wanted, secret, wish) => ({ wanted, secret, wish, held: she.held && secret !== "" }),
	bring: (word) => ({ word }), // other letters, or none in place of wrong ones
	be_new: () => ({ is_new: true }),
	enter: (table, secret) => ({ ...at(table), secret, word: "", wish: null, is_new: false }),
	lose: (table) => ({ ...at(table), secret: "", wish: table ? null : she.wish }),
};

function move(name, ...given) {
	she = { ...she, ...MOVES[name](...given) };
	for (const part of ["wanted", "secret"]) she[part] = token(she[part]);
	stored("sessionStorage", "tab", { wanted: she.wanted, secret: she.secret });
}

export function take_seat(entered) {
	const before = she.secret;
	farewell = [];
	ask_seen(entered.seen);
	move("enter", entered.table, entered.secret);
	heard_up_to(entered.heard || 0);
	if (before !== she.secret) keep(kept().filter((each) => each.secret !== before)); // that seat is gone
	if (entered.name) keep_seat(she.table, she.secret, entered);
	show_words(she.table, she.secret);
}

export function lose_seat({ table = "" }) {
	const { secret } = she;
	const lost_seat = (each) => each.secret === secret && each.table === table;
	elements.name.value ||= kept().find(lost_seat)?.name || "";
	keep(kept().filter((each) => !lost_seat(each)));
	move("lose", table);
	if (she.held && !kept(table).length) come_in();
}

// Come in anew: with a secret, with the word that was held back, or with a wish of the lobby.
export function come_in(wanted = she.wanted, secret = "", wish = null) {
	move("come", wanted, secret, wish);
	page.state = null;
	show(elements.notice, false);
	restart();
}

// As somebody with a name, who has told if strangers may read it; a code alone leads to a table's own door.
const by_wish = (wanted, wish) => come_in(wanted, "", wish.name ? { seen: seen(), ...wish } : wish);

// Ask whether strangers may read her name; nothing is asked where `yes` is neither true nor false.
const boxes = document.querySelectorAll(".seen input");
const seen = () => boxes[0].checked;
function ask_seen(yes) {
	for (const box of boxes) {
		box.parentElement.hidden = typeof yes !== "boolean";
		if (!box.parentElement.hidden) box.checked = yes;
	}
}

const PARTS = need(
	"digits",
	"faces",
	"letters-form",
	"lobby",
	"name-form",
	"sit",
	"ready",
	"back",
	"new",
	"link-room",
	"club",
	"all-tables",
	"in-game",
	"door-choices",
);
const elements = {
	...PARTS,
	...need(
		"door",
		"door-lines",
		"door-title",
		"face-list",
		"game",
		"letters",
		"link",
		"name",
		"notice",
		"open-network",
		"seats",
		"word-form",
	),
};
elements.word_form.onsubmit = word_typed((wanted, secret) => {
	if (wanted.startsWith("cup-")) hand_over("cup", wanted, secret);
	else come_in(wanted, secret);
});

function show_door(title, texts, seats, parts) {
	show(elements.door, true);
	show(elements.game, false);
	stay_awake(false);
	document.body.className = "";
	document.title = title === "Briscola" ? title : `${title} · Briscola`;
	for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
	say(elements.door_title, title.replace(" · ", "\n"));
	lines(elements.door_lines, texts);
	for (const [name, element] of Object.entries(PARTS)) show(element, parts[name]);
	show(elements.seats, seats.length > 0);
	rows(
		elements.seats,
		seats,
		(each) => each.secret,
		new_button_row,
		(row, each) => {
			const go = () => come_in(she.table && !she.wanted ? "" : each.table, each.secret);
			button_row(row, page.words.are_you.replace("{name}", each.name), page.words.take_seat, go);
		},
	);
	show_words(she.table, she.secret, parts.name_form || parts.club);
	show(elements.open_network, page.words.open_network && Object.values(parts).some(Boolean));
}

export function confirm_digits(message) {
	show_door("Briscola", [message.sentence], [], { digits: true });
	say(elements.digits, message.digits);
}

export function show_lobby(lobby) {
	const { club, link, ask_name: asks, ready } = lobby;
	const here = Boolean(she.secret);
	const [unready, unnamed] = [elements.ready, elements.name_form].map((each) => each.hidden);
	page.lobby = lobby;
	page.state = null;
	const seats = here || she.is_new ? [] : kept(she.table);
	const asks_who = asks && !club && seats.length > 0;
	show_door(lobby.title, (!asks_who && lobby.lines) || [], seats, {
		lobby: lobby.seats,
		faces: lobby.faces,
		name_form: asks && !asks_who,
		new: asks_who,
		sit: !club,
		ready: typeof ready === "boolean",
		link_room: link,
		club,
		all_tables: link && !here,
		door_choices: lobby.choices,
	});
	open_in_game(elements.in_game, lobby.in_game);
	buttons(elements.door_choices, lobby.choices || [], (id, label) =>
		send({ type: "do", at: 0, choice: id }, id, label),
	);
	const make = () => made("li", "", made("p", "name"), made("button"));
	rows(
		elements.lobby,
		lobby.seats || [],
		(each) => `${each.seat}`,
		make,
		(row, each) => {
			const [text, button] = row.children;
			const does = `seat ${each.seat}`;
			row.className = each.side || "";
			text.textContent = [each.name, each.note].filter(Boolean).join(" · ");
			button.hidden = !each.may_sit;
			button.textContent = page.words.sit_here;
			button.dataset.does = does;
			button.setAttribute("aria-label", `${page.words.sit_here}: ${text.textContent}`);
			button.onclick = () => send({ type: "seat", seat: each.seat }, does, button.textContent);
		},
	);
	show_faces();
	if (!here) ask_seen(lobby.ask_seen && asks ? seen() : null);
	const label = ready ? page.words.not_ready : page.words.ready;
	say(elements.ready, label);
	elements.ready.className = ready ? "" : "main"; // to be ready is what comes next, not to be so no more
	elements.ready.onclick = () => send({ type: "ready", ready: !ready }, "ready", label);
	if (unready && ready === false) elements.ready.focus();
	if (unnamed && asks && !asks_who && !club) elements.name.focus();
	say(elements.link, link ? from_here(link) : "");
	if (club) show_club(lobby, kept()[0]?.name || "", by_wish);
	catch_up();
}

// The faces that she may have; they are drawn once somebody looks at them.
function show_faces() {
	const offered = (elements.faces.open && page.lobby.faces) || [];
	rows(
		elements.face_list,
		offered,
		(each) => each.face,
		() => made("button", "", made("img")),
		(button, { face: address, label, own = false }) => {
			face(button.firstChild, address);
			button.setAttribute("aria-label", label);
			button.setAttribute("aria-pressed", String(own));
			button.onclick = () => {
				const [, name] = address.split("/");
				stored("localStorage", "face", name);
				send({ type: "face", face: name }, "face", label);
			};
		},
	);
}

// What stands at the door once the line is over: nothing of before is sent.
function show_apart(texts, seats, parts) {
	forget();
	ask_seen();
	show_door("Briscola", texts, seats, parts);
}

// Ask for the letters of the big screen; who has brought them, and may have a seat here, is asked for that first.
function ask_letters(sentence) {
	const seats = kept(she.table);
	const asks = !(she.held && seats.length > 0);
	if (asks) move("bring", "");
	show_apart(asks ? [sentence] : [], seats, { letters_form: asks, new: !asks });
	if (asks) elements.letters.focus();
}

let farewell = []; // what whoever has left was told besides: the score, matches won, good night

export function show_gone({ why, sentence, returns }) {
	const follows = Object.keys(REASONS).find((each) => REASONS[each].includes(why));
	window.onstorage = null;
	if (follows === "letters") ask_letters(sentence);
	else if (returns) show_left(why, sentence);
	else if (she.wish || follows === "lobby") {
		come_in("");
		show_notice(sentence);
	} else if (follows === "closed" && she.wanted && stored("sessionStorage", "cup") === she.wanted) {
		location.replace("cup");
	} else if (follows) show_end(why, sentence, follows === "closed");
	else offer_way_back(why, sentence);
}

// She may come back to her seat, or ask for one again under her name.
function show_left(why, sentence) {
	const own = (each) => each.secret === she.secret;
	keep(kept().map((each) => (own(each) ? { ...each, left: true } : each)));
	[, ...farewell] = sentence.split("\n");
	// Her seat is taken up in another tab: to come back there is no more than to have it here again.
	window.onstorage = () => {
		if (line.over && kept().some((each) => own(each) && !each.left)) lines(elements.door_lines, [page.words.elsewhere]);
	};
	offer_way_back(why, sentence);
}

function offer_way_back(why, sentence) {
	say(elements.back, why === "in_game" ? page.words.come_here : page.words.come_back);
	elements.back.onclick = () => {
		// Of a table that is not reached any more nothing is said but that, and a page loaded anew would be gone.
		show(elements.door, false);
		if (ANEW.includes(why)) location.reload();
		else come_in(she.wanted, she.secret);
	};
	show_apart(sentence.split("\n"), [], { back: true, new: she.held });
}

// Her seat is gone for good, or that of everybody at the table.
function show_end(why, sentence, closed) {
	const { table, wanted, secret, held } = she;
	keep(kept().filter((each) => each.secret !== secret && !(closed && each.table === (table || wanted))));
	if (why !== "sent_away") move("ask", "", ""); // who loads that page anew reads the same
	const texts = held && why === "word" ? [] : sentence.split("\n");
	if (closed) texts.push(...farewell); // it outlives the table that she has left
	show_apart(texts, table ? kept(table) : [], { new: held, all_tables: wanted && page.lists });
}

// True if what was not sent at the door is still asked for.
export function asked_at_door({ message }) {
	const lobby = page.lobby;
	const seat = (lobby.seats || []).some((each) => each.may_sit && each.seat === message.seat);
	const choice = (lobby.choices || []).some((each) => each.id === message.choice);
	const [face, ready] = [Boolean(lobby.faces), lobby.ready === !message.ready];
	return { do: choice, face, leave: true, seen: true, name: lobby.ask_name, seat, ready }[message.type];
}

for (const box of boxes) {
	box.onchange = () => {
		const yes = box.checked;
		ask_seen(yes);
		if (she.secret) send({ type: "seen", seen: yes }, "seen", page.words.seen);
	};
}
elements.letters.oninput = ({ target, isComposing }) => {
	if (!isComposing) target.value = target.value.replace(/[^a-z]/gi, "");
};
elements.letters_form.onsubmit = (event) => {
	event.preventDefault();
	move("bring", elements.letters.value.toUpperCase());
	elements.letters.value = "";
	come_in();
};
elements.new.onclick = () => {
	move("be_new");
	come_in();
};
elements.faces.ontoggle = show_faces;
elements.all_tables.onclick = () => come_in("");
offer_link();
elements.name_form.onsubmit = (event) => {
	event.preventDefault();
	if (!page.lobby.club)
		send({ type: "name", name: elements.name.value, seen: seen(), face: last_face() }, "name", page.words.sit);
};

const own_seat = () => kept().find((each) => each.secret === she.secret);
// Whoever has left comes back under her name: if nothing is kept for her any more she asks for a seat at once.
const as_before = ({ name, left, seen } = {}) => ({ seen: seen === true, ...(left && { name }) });

export function begin() {
	const before = stored("sessionStorage", "tab");
	const [wanted, secret] = handed_over();
	move(
		"ask",
		wanted || (location.hash ? link.get("table") : before?.wanted),
		secret || (location.hash ? "" : before?.secret),
	);
	if (location.hash) history.replaceState(null, "", location.pathname);
	if (own_seat()?.left) move("ask", she.wanted, ""); // she is asked: somebody else may hold the tablet
	line.enter = () => ({
		table: she.wanted,
		secret: she.secret,
		word: she.held || she.secret ? "" : she.word,
		face: last_face(),
		...as_before(own_seat()),
		...she.wish,
	});
	connect();
}
