// The word by which somebody comes back to her seat in a browser that keeps nothing: it is shown, or asked for.

import { need, show } from "./dom.js";
import { copy } from "./line.js";
import { keeps_nothing, word_in } from "./seats.js";

const elements = need("word", "word-form");

// Show there the word of a seat, the table and its secret, to be copied; or ask for it, where somebody may sit down.
export function show_words(table, secret, asks = false) {
	show(elements.word_form, keeps_nothing && !secret && asks);
	for (const room of document.querySelectorAll(".word-room")) {
		const [, text, button] = room.children;
		show(room, keeps_nothing && secret);
		text.textContent = `${table}.${secret}`;
		button.onclick = () => copy(text);
	}
}

// Come back by the word that was typed.
export const word_typed = (come_in) => (event) => {
	event.preventDefault();
	const [table, secret = ""] = word_in(elements.word.value);
	come_in(table || "-", secret);
};
