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
}
const byId = new Map();
export const element = (id) => byId.get(id) ?? byId.set(id, new Sheet(id)).get(id);
const document = {
	body: {},
	documentElement: new Element(),
	addEventListener() {},
	createElement: () => new Sheet(),
	getElementById: element,
	querySelectorAll: (what) => (what === "dialog[open]" ? [...byId.values()].filter((each) => each.open) : []),
};
const listeners = [];
stand_in({
	document,
	addEventListener: (kind, work) => kind === "keydown" && listeners.push(work),
	window: { name: "", addEventListener() {} }, // it asks nothing of its own, and keeps nothing
	navigator: { languages: ["en"] },
	location: { hash: "", origin: "http://club", href: "http://club/cup", pathname: "/cup" },
	WebSocket: Socket,
	Option: function (text) {
		this.text = text;
	},
	setTimeout: () => 1,
	clearTimeout() {},
});

// All that the program tells at some moments; `python -m tests.pages.told_states` writes it.
export const told = JSON.parse(readFileSync(new URL("../told_states.json", import.meta.url), "utf8"));

// Open the page of a script below `static`; what it gives back tells it a message.
export async function open_page(name) {
	const script = new URL(`../../../briscola/pages/static/${name}/${name}.js`, import.meta.url);
	await new_page({ [name]: readFileSync(script, "utf8") })(name);
	const socket = Socket.last;
	socket.onopen();
	socket.tell({ type: "words", words: {}, language: "en", table: "green", lists: true });
	return (message) => socket.tell(message);
}

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
