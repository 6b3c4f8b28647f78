// Sheets of the page: what closes them, and the question before something is done that is not taken back.

import { need, say } from "./dom.js";

const elements = need("sure", "sure-title", "sure-text", "yes");

for (const button of document.querySelectorAll(".close")) button.onclick = () => button.closest("dialog").close();

// Ask on a sheet of the page's own before something is done that is not taken back.
export function make_sure(what, text, then) {
	say(elements.sure_title, `${what}?`);
	say(elements.sure_text, text);
	say(elements.yes, what);
	elements.yes.onclick = () => {
		for (const sheet of document.querySelectorAll("dialog[open]")) sheet.close();
		then();
	};
	elements.sure.showModal();
}
