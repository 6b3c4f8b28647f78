// The ruler of bids and of the count, without a browser: what stands where, and that a slider stops at what is offered.
// `node tests/pages/ruler.mjs` fails at the first thing that is not so; .ci/run runs it.

import assert from "node:assert/strict";
import { Element } from "./support/elements.mjs";
import { stand_in } from "./support/pages.mjs";

class Part extends Element {
	classList = { toggle() {} };
	#attributes = new Map();
	setAttribute(name, value) {
		this.#attributes.set(name, value);
	}
	getAttribute(name) {
		return this.#attributes.get(name);
	}
	addEventListener() {}
	append(...more) {
		super.append(...more.map((each) => (typeof each === "string" ? Object.assign(this, { textContent: each }) : each)));
	}
	replaceChildren(...all) {
		this.children = all;
	}
	querySelectorAll() {
		return this.id === "ladder" ? steps : [];
	}
}
const steps = [-1, 1, 5].map((by) => Object.assign(new Part(), { dataset: { by } }));
const byId = new Map();
const sheets = { sure: 0, more: 0 }; // how often each stands open
const open_sheets = () =>
	Object.keys(sheets)
		.filter((id) => sheets[id])
		.map(find);
const find = (id) => byId.get(id) ?? byId.set(id, new Part(id)).get(id);
const there = (id) => (id.startsWith("lost-") ? null : find(id));
const document = {
	...{ documentElement: { dataset: {} }, activeElement: null, addEventListener() {}, getElementById: there },
	...{ createElement: () => new Part(), querySelectorAll: (what) => (what === "dialog[open]" ? open_sheets() : []) },
};
const window = { addEventListener() {} }; // nothing is asked by a window of the browser's own
stand_in({ document, window, addEventListener() {}, navigator: {} });
const { need, page, ruled, ticks } = await import("../../briscola/pages/static/dom.js");
const { make_sure } = await import("../../briscola/pages/static/sure.js");
const { show_choices } = await import("../../briscola/pages/static/choices.js");

// ---- what a page has

const { more_button } = need("more-button");
assert.equal(more_button, find("more-button"));
assert.throws(() => need("more-button", "lost-plus", "lost-hand"), /^Error: the page lacks #lost-plus, #lost-hand$/);

// ---- what stands where

const left = (points, low = 61, high = 120) => ruled(low, high)({ style: {} }, points).style.left;
assert.deepEqual([left(61), left(120), left(90.5), left(200)], ["0%", "100%", "50%", "100%"]);
const marks = ticks(61, 120, 1, 10);
const [lines, figures] = [marks.filter((each) => !each.textContent), marks.filter((each) => each.textContent)];
assert.equal(lines.length, 60);
assert.deepEqual(
	figures.map((each) => each.textContent),
	["61", "70", "80", "90", "100", "110", "120"],
);
assert.deepEqual(
	figures.map((each) => each.style.left),
	figures.map((each) => left(Number(each.textContent))),
);
assert.deepEqual(
	[61, 65, 70, 120].map((points) => lines[points - 61].className),
	["", "five", "ten", "ten"],
);
assert.equal(lines.at(-1).style.left, "100%");
const figures_beside = (line, near) =>
	ticks(0, 120, 2, 20, line, near)
		.map((each) => each.textContent)
		.filter(Boolean);
assert.deepEqual(figures_beside(61, 5), ["0", "20", "40", "80", "100", "120"], "a line crosses no figure");
assert.deepEqual(figures_beside(70, 5).length, 7);
assert.deepEqual(figures_beside(120, 5).at(-1), "100", "also at the end");
assert.deepEqual(figures_beside(0, -1).length, 7, "where no line is, all are there");

// ---- a slider over bids

page.words = { bid: "Bid", choices: "Choices", cut: "Cut at {n}", cut_for_me: "For me" };
const bid = (points) => ({ id: `bid ${points}`, kind: "bid", label: `${points}`, points });
const auction = { title: "Auction", note: "", low: 61, high: 120, pegs: [] };
const state = { at: 1, choices: [70, 72, 80].map(bid), cut: 0, auction, hand: [], deck: "cards/x/1", ratio: 0.6 };
const places = { mode: "room" };
const stands = () => [find("rung").value, find("rung-value").textContent, find("take-rung").dataset.does];
function slide(to) {
	find("rung").value = to;
	find("rung").oninput();
}
show_choices(state, places);
assert.deepEqual([find("rung").min, find("rung").max], [61, 120], "it stands on the ruler");
assert.deepEqual(stands(), [70, "70", "bid 70"], "at the lowest bid");
assert.equal(find("shade").style.width, left(70), "what is too low lies in the shade");
slide(71);
assert.deepEqual(stands(), [72, "72", "bid 72"], "at the next one that is offered");
slide(119);
assert.deepEqual(stands(), [80, "80", "bid 80"], "at the highest");
steps[0].onclick();
assert.deepEqual(stands()[0], 80, "79 is not offered");
slide(61);
steps[1].onclick();
assert.deepEqual(stands(), [72, "72", "bid 72"]);
show_choices(state, places);
assert.deepEqual(stands()[0], 72, "it stays where she has put it");
show_choices({ ...state, choices: [80, 90].map(bid) }, places);
assert.deepEqual(stands()[0], 80, "until other bids are offered");

// ---- a slider over the places of a cut

show_choices({ ...state, choices: [], auction: null, cut: 39 }, places);
assert.deepEqual([find("rung").min, find("rung").max], [0, 38]);
assert.deepEqual(stands(), [19, "20", "cut 20"], "in the middle");
assert.deepEqual(
	steps.map((each) => each.hidden),
	[false, false, true],
	"large steps are for points",
);
slide(0);
steps[0].onclick();
assert.deepEqual(stands(), [0, "1", "cut 1"], "not below the first card");
assert.equal(find("take-rung").textContent, "Cut at 1");
show_choices({ ...state, choices: [], auction: null }, places);
assert.ok(find("ladder").hidden && find("ruler").hidden);

// ---- what is not taken back is asked on a sheet of the page's own

sheets.more = 1;
for (const id of Object.keys(sheets))
	Object.assign(find(id), { showModal: () => sheets[id]++, close: () => sheets[id]-- });
let left_it = 0;
make_sure("Leave the table", "A computer plays on.", () => left_it++);
assert.deepEqual([sheets.sure, left_it], [1, 0], "nothing is done before the answer");
assert.deepEqual(
	["sure-title", "sure-text", "yes"].map((id) => find(id).textContent),
	["Leave the table?", "A computer plays on.", "Leave the table"],
);
find("yes").onclick();
assert.deepEqual([sheets, left_it], [{ sure: 0, more: 0 }, 1]);
const whole = { ...state, choices: [{ id: "concede", kind: "asks", label: "Give up" }], auction: null };
show_choices(whole, places);
find("concede").onclick();
assert.deepEqual([sheets.sure, find("sure-title").textContent], [1, "Give up?"]);
console.log("the ruler: what stands where, and a slider that stops at what is offered");
