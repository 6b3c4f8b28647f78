// Drawings come in packs, always all and in one order, so that nobody who listens learns which card is seen.

import { made, wait } from "./dom.js";

const PATIENCE = 20000; // ms without a byte after which a pack is given up for now
const RETRY = 1500; // ms after which a pack that did not come is asked for again
const pictures = new Map(); // address and name of a drawing: an image of it
const asked = new Set();
let queue = Promise.resolve(); // big packs come one after the other

// Read a pack, or a part of one: a line of JSON with name, kind and length of each drawing, then the drawings.
// What has no kind is the name of the part that follows, which is returned.
async function load(address, pack) {
	const stop = new AbortController();
	const chunks = [];
	let patience;
	const moved = () => {
		clearTimeout(patience);
		patience = setTimeout(() => stop.abort(), PATIENCE);
	};
	moved();
	try {
		const response = await fetch(`${address}/${pack}`, { signal: stop.signal });
		if (response.status === 404) return null; // a deck that has changed meanwhile
		if (!response.ok) throw new Error(response.statusText);
		const reader = response.body.getReader();
		for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) moved(chunks.push(chunk.value));
	} finally {
		clearTimeout(patience);
	}
	const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
	let at = bytes.indexOf(10) + 1;
	let next = null;
	const parts = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
	if (parts.reduce((sum, part) => sum + part[2], at) !== bytes.length) throw new Error("cut short");
	for (const [name, kind, length] of parts) {
		if (kind) arrive(`${address} ${name}`, new Blob([bytes.slice(at, at + length)], { type: kind }));
		else next = name;
		at += length;
	}
	return next;
}

function arrive(key, blob) {
	const drawn = made("img"); // is kept: another image of this address is there at once
	drawn.src = URL.createObjectURL(blob);
	pictures.set(key, drawn);
	for (const image of document.querySelectorAll(`img[data-picture="${CSS.escape(key)}"]`)) image.src = drawn.src;
}

// Each part until it is there, then the next; one that has come is not asked for again.
async function insist(address, pack) {
	const again = (part) => wait(RETRY).then(() => part);
	for (let part = pack; part; ) part = await load(address, part).catch(again.bind(null, part));
}

// Have a pack loaded: at once, or after all that were asked for before.
export function want(address, pack, { soon = false } = {}) {
	if (!address || asked.has(`${address} ${pack}`)) return;
	asked.add(`${address} ${pack}`);
	if (soon) insist(address, pack);
	else queue = queue.then(() => insist(address, pack));
}

export function want_deck(address) {
	want(address, "marks", { soon: true });
	want(address, "pack-1");
}

// Show a drawing of a pack as soon as it is there.
export function picture(image, address, name) {
	const key = `${address} ${name}`;
	if (image.dataset.picture === key) return image;
	image.dataset.picture = key;
	image.alt = "";
	if (pictures.has(key)) image.src = pictures.get(key).src;
	else image.removeAttribute("src");
	return image;
}

// Show a file with an address of its own; one that does not come is asked for again.
export function draw(image, source) {
	if (image.dataset.source === source) return image;
	image.dataset.source = source;
	image.alt = "";
	image.src = source;
	image.onerror = () =>
		setTimeout(() => {
			if (image.dataset.source === source) image.src = source;
		}, RETRY);
	return image;
}

// A face with a mood or a grimace; without that drawing it is calm.
export function face(image, address, mood) {
	const moves = mood && pictures.has(`${address} ${mood}`);
	delete image.dataset[moves ? "source" : "picture"];
	return moves ? picture(image, address, mood) : draw(image, `${address}/face.svg`);
}

// The front of a card: its corner says rank and suit until the drawing has come, and where cards overlap.
export function card_face(code, deck) {
	const front = made("span", "card-face", made("img", "whole"), made("img", "index"), made("img", "suit"));
	set_card(front, code, deck);
	return front;
}

export function set_card(front, code, deck) {
	const [whole, index, suit] = front.children;
	picture(whole, deck, code || "back");
	index.hidden = suit.hidden = !code;
	if (!code) return;
	picture(index, deck, `index ${code}`);
	picture(suit, deck, code.at(-1));
}
