// A page beside the table without a browser: what stands on it, and what it sends.

import { readFileSync } from "node:fs";
import { Element } from "./elements.mjs";
import { new_page, stand_in } from "./pages.mjs";

export const sent = [];
class Socket {
	static last = null;
	readyState = 1;
	constructor() {
		Socket.last = this;
	}
	send(text) {
		sent.push(JSON.parse(text));
	}
	close() {}
	tell(message) {
		this.onmessage({ data: JSON.stringify(message) });
	}
}
class Sheet extends Element {
	open = false;
	get options() {
		return this.children;
	}
	showModal() {
		this.open = true;
	}
	close() {
		this.open = false;
	}
	replaceChildren(...all) {
		this.children = all;
	}
	querySelectorAll(what) {
		return SELECTED[what](this);
	}
}
const byId = new Map();
const timers = [];
const kept = new Map(); // what the browser keeps, if it keeps anything
const area = {
	getItem: (name) => kept.get(name) ?? null,
	setItem: (name, value) => kept.set(name, value),
	removeItem: (name) => kept.delete(name),
};
export const went = []; // where the page has led its person, and what its address has become
export const element = (id) => byId.get(id) ?? byId.set(id, new Sheet(id)).get(id);
const document = {
	body: new Element(),
	documentElement: new Element(),
	addEventListener() {},
	createElement: () => new Sheet(),
	getElementById: element,
	querySelectorAll: (what) => SELECTED[what]?.() ?? [],
};
const steps = ["far-less", "less", "more", "far-more"];
const SELECTED = {
	"dialog[open]": () => [...byId.values()].filter((each) => each.open),
	input: (box) => box.children.map((row) => row.lastChild),
	"[data-by]": () => steps.map(element),
	"[data-label]": (box) => (box ? ["less", "more"].map(element) : []),
};
const listeners = [];
stand_in({
	document,
	addEventListener: (kind, work) => kind === "keydown" && listeners.push(work),
	window: { name: "", addEventListener() {} }, // it asks nothing of its own
	localStorage: area,
	navigator: { languages: ["en"] },
	history: { replaceState: (_state, _title, path) => went.push(path) },
	location: {
		hash: "",
		origin: "http://club",
		href: "http://club/cup",
		pathname: "/cup",
		assign: (where) => went.push(where),
		reload: () => went.push("reload"),
	},
	WebSocket: Socket,
	Option: function (text) {
		this.text = text;
	},
	setTimeout: (work) => timers.push(work),
	clearTimeout() {},
});

// All that the program tells at some moments; `python -m tests.pages.told_states` writes it.
export const told = JSON.parse(readFileSync(new URL("../told_states.json", import.meta.url), "utf8"));

// Open the page of a script below `static`, anew if one was open; what it gives back tells it a message.
export async function open_page(name, { hash = "", keeps = null } = {}) {
	for (const each of [byId, kept]) each.clear();
	for (const [what, value] of Object.entries(keeps ?? {})) kept.set(what, JSON.stringify(value));
	Object.assign(window, keeps ? { localStorage: area, sessionStorage: area } : { localStorage: null });
	location.hash = hash;
	const script = new URL(`../../../briscola/pages/static/${name}/${name}.js`, import.meta.url);
	await new_page({ [name]: readFileSync(script, "utf8") })(name);
	enter();
	return (message) => Socket.last.tell(message);
}

// The line is there, and the program answers.
export function enter() {
	Socket.last.onopen();
	const words = { too_late: "{choice}: too late", unsent: "{choice}: on its way" };
	Socket.last.tell({ type: "words", words, language: "en", table: "green", lists: true });
}

export const close_line = () => Socket.last.onclose();

// Lose the line, and have the next one.
export function lose_line() {
	close_line();
	timers.at(-1)();
	enter();
}

export const keeps = (name) => JSON.parse(kept.get(name) ?? "null");

// What the page has entered with last.
export function entered_with() {
	const { table, secret, word } = sent.findLast(({ type }) => type === "enter");
	return [table, secret, word];
}

// Those of some parts that are seen.
export const seen = (parts) => parts.filter((id) => !element(id).hidden);

// Press a key, or hold it down; true if the browser is to do what the key does.
export function key_goes_through(key, repeat = false) {
	let through = true;
	const stop = () => {
		through = false;
	};
	for (const work of listeners)
		work({ type: "keydown", key, repeat, target: {}, preventDefault: stop, stopPropagation() {} });
	return through;
}

// What a list to choose from stands at, by its field.
export const chosen = (id) =>
	element(id).children.map(({ dataset, lastChild: { children, selectedIndex } }) => [
		dataset.key,
		children[selectedIndex].text,
	]);
