// Drives the page of a cup without a browser: what is asked before it is done.
// `node tests/pages/cup.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Element } from "./support/elements.mjs";
import { new_page, stand_in } from "./support/pages.mjs";

const sent = [];
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
const element = (id) => byId.get(id) ?? byId.set(id, new Sheet(id)).get(id);
const document = {
	body: {},
	documentElement: new Element(),
	addEventListener() {},
	createElement: () => new Sheet(),
	getElementById: element,
	querySelectorAll: (what) => (what === "dialog[open]" ? [...byId.values()].filter((each) => each.open) : []),
};
stand_in({
	document,
	addEventListener() {},
	window: { name: "", addEventListener() {} }, // it asks nothing of its own, and keeps nothing
	navigator: { languages: ["en"] },
	location: { hash: "", origin: "http://club", href: "http://club/cup", pathname: "/cup" },
	WebSocket: Socket,
	setTimeout: () => 1,
	clearTimeout() {},
});
const script = new URL("../../briscola/pages/static/cup/cup.js", import.meta.url);
await new_page({ cup: readFileSync(script, "utf8") })("cup");
Socket.last.onopen();
Socket.last.tell({ type: "words", words: {}, language: "en", table: "green", lists: true });
const choices = [
	{ id: "draw", label: "Draw" },
	{ id: "leave", label: "Leave the cup" },
];
Socket.last.tell({ type: "cup", at: 4, title: "Cup", labels: {}, choices });
const [draw, leave] = element("choices").children;
const done = () => sent.filter(({ type }) => type === "do").map(({ choice, at }) => [choice, at]);

leave.onclick();
assert.deepEqual([done(), element("sure").open], [[], true], "nothing is done before the answer");
assert.deepEqual(
	["sure-title", "yes"].map((id) => element(id).textContent),
	["Leave the cup?", "Leave the cup"],
);
element("sure").close();
assert.deepEqual(done(), [], "she stays");
leave.onclick();
element("yes").onclick();
assert.deepEqual([done(), element("sure").open], [[["leave", 4]], false]);
Socket.last.tell({ type: "heard", n: sent.findLast(({ n }) => n).n });
draw.onclick();
assert.deepEqual(done().at(-1), ["draw", 4], "what may be taken back is done at once");
console.log("the cup: to leave is asked on a sheet of the page");
