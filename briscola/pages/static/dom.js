// Small helpers for elements, and what all parts of the page know.

export const page = {
	words: {}, // the texts of the page, in its language
	state: null, // the newest state of the match; null before it
	lobby: {},
};

// The elements of the page that a script needs, by their ids with `_` for `-`: each script asks once, as it starts.
export function need(...ids) {
	const lacking = ids.filter((id) => !document.getElementById(id));
	if (lacking.length) throw new Error(`the page lacks ${lacking.map((id) => `#${id}`).join(", ")}`);
	return Object.fromEntries(ids.map((id) => [id.replaceAll("-", "_"), document.getElementById(id)]));
}

// Where the page lies, perhaps below a path of a proxy; a link of the table leads there, too.
export function from_here(link) {
	const { pathname, hash } = new URL(link, location.origin);
	return new URL(`.${pathname}${hash}`, location.href).href;
}

export function show(element, yes) {
	element.hidden = !yes;
}

export function say(element, text) {
	if (element.textContent !== text) element.textContent = text;
}

export function made(kind, className = "", ...children) {
	const element = document.createElement(kind);
	if (className) element.className = className;
	element.append(...children);
	return element;
}

// What is read out as one line: a full stop after each sentence but the last, also if it has brought its own.
export const spoken = (...texts) =>
	texts
		.filter(Boolean)
		.join(". ")
		.replaceAll(/([.!?…])\. /g, "$1 ");

export const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// Custom properties of an element: numbers are lengths, `r` is an angle, and those of `PLAIN` have no unit.
const PLAIN = new Set(["s", "ratio", "type", "cx", "cy", "tt", "rt", "az", "share", "scale"]);
export function style(element, values) {
	for (const [name, value] of Object.entries(values)) {
		const unit = typeof value !== "number" || PLAIN.has(name) ? "" : name === "r" ? "deg" : "px";
		element.style.setProperty(`--${name}`, unit ? `${value.toFixed(2)}${unit}` : value);
	}
}

let lost = false; // true if what had the focus is gone
export function focus_lost() {
	const was = lost;
	lost = false;
	return was;
}

// Give a list one child for each item; those of before with the same key stay, and with them focus and motion.
export function rows(parent, items, key, make, fill) {
	const before = new Map([...parent.children].map((child) => [child.dataset.key, child]));
	items.forEach((item, at) => {
		const name = String(key(item, at));
		const child = before.get(name) || make(item, at);
		const fresh = !before.delete(name);
		child.dataset.key = name;
		if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] || null);
		fill(child, item, at, fresh);
	});
	for (const child of before.values()) {
		lost ||= child.contains(document.activeElement);
		child.remove();
	}
}

export function lines(list, texts) {
	rows(
		list,
		texts,
		(text, at) => `${at} ${text}`,
		() => made("li"),
		(row, text) => {
			row.textContent = text;
		},
	);
}

// A row of a list: a button with a second line.
export function new_button_row(item) {
	return made("li", "", made("button", item.secret ? "main" : "", made("span"), made("small")));
}

export function button_row(row, label, note, press) {
	const button = row.firstChild;
	button.firstChild.textContent = label;
	button.lastChild.textContent = note;
	button.onclick = press;
}

// Plain buttons, one for each choice.
export function buttons(box, choices, press) {
	rows(
		box,
		choices,
		(each) => each.id,
		() => made("button"),
		(button, each) => {
			button.textContent = each.label;
			button.classList.toggle("main", each.kind === "main");
			button.dataset.does = each.id;
			button.onclick = () => press(each.id, each.label);
		},
	);
}

// Lists to choose from, one for each question.
export function lists(box, questions, choose) {
	rows(
		box,
		questions,
		(each) => each.field,
		() => made("label", "", made("span"), made("select")),
		(row, { field, label, options, chosen }) => {
			const [text, select] = row.children;
			const before = [...select.options].map((each) => each.text);
			text.textContent = label;
			const same = before.join("\n") === options.join("\n");
			if (!same) select.replaceChildren(...options.map((each) => new Option(each)));
			if (!same || !select.moved) select.selectedIndex = chosen;
			select.onkeydown = ({ repeat }) => {
				select.held = repeat;
			};
			select.onchange = () => {
				select.moved = true;
				if (!select.held) select.onblur(); // of a held key only where it stops is told
			};
			select.onkeyup = select.onblur = () => {
				if (select.moved) choose(field, select.selectedIndex, label);
				select.held = select.moved = false;
			};
		},
	);
}

// A link that opens the game itself at this table.
export function open_in_game(anchor, link = "") {
	show(anchor, link);
	anchor.href = link.replace(/\bhttps:.*/, (of_page) => from_here(of_page));
}

// Puts elements on a ruler from `low` to `high`.
export const ruled = (low, high) => (element, points) => {
	element.style.left = `${(Math.min(points - low, high - low) / (high - low)) * 100}%`;
	return element;
};

// A figure is left out that lies as `near` to a `line` across the ruler.
export function ticks(low, high, step, figures, line = high, near = -1) {
	const all = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
	const at = ruled(low, high);
	return all.flatMap((points) => [
		at(made("i", points % 10 === 0 ? "ten" : points % 5 === 0 ? "five" : ""), points),
		...((points % figures === 0 || points === low) && Math.abs(points - line) > near
			? [at(made("b", "", String(points)), points)]
			: []),
	]);
}

// ---- engines: what Chromium, Firefox and WebKit do differently; a section of style.css has the rest
// Also: cards turn by width and opacity, as WebKitGTK without compositing draws backs in space.

// They differ in when a script's own `focus()` shows a frame: here it is for keys.
function frame_keys({ type, key, target }) {
	const { dataset } = document.documentElement;
	if (type === "pointerdown") delete dataset.keys;
	else if (key === "Tab" || !target.matches?.("input")) dataset.keys = "";
}
for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, frame_keys, true);

// A held key presses once.
function press_once(event) {
	if (!event.repeat || event.key !== "Enter") return;
	event.preventDefault();
	event.stopPropagation();
}
addEventListener("keydown", press_once, true);

// They differ in what is dragged as a picture, and in where a long press opens a menu: here neither is.
export function only_pressed(element) {
	for (const kind of ["dragstart", "contextmenu"]) element.addEventListener(kind, (event) => event.preventDefault());
}
