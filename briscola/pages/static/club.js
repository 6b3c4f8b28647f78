// The lobby of a club: its tables with their chairs, tables to open, and a code; whoever presses has said her name.

import { made, need, page, rows, show } from "./dom.js";
import { face } from "./drawings.js";
import { show_notice } from "./line.js";

const elements = need("code", "code-form", "cup", "kinds", "kinds-title", "name", "tables", "tables-title");

let come; // her way to a table: its name or code, and her wish there

// `name` is the one she had last; `comes` takes her to a table.
export function show_club({ tables = [], kinds = [] }, name, comes) {
	come = comes;
	document.body.className = "club";
	elements.name.value ||= name;
	show(elements.tables_title, tables.length > 0);
	for (const each of [elements.kinds_title, elements.cup]) show(each, kinds.length > 0);
	rows(
		elements.tables,
		tables,
		(each) => each.table,
		new_table,
		(row, { label, note, chairs, table, playing, onlookers = true }) => {
			const [title, text, list, watch] = row.children;
			title.textContent = label;
			text.textContent = note;
			show(watch, playing && onlookers);
			rows(
				list,
				chairs,
				({ seat, free }) => `${seat} ${free}`,
				new_chair,
				({ firstChild: place }, { name, face: drawing, free, seat }) => {
					const about = `${name}. ${page.words.sit_here}: ${label}, ${seat + 1}`;
					if (free) return offer(place, page.words.sit_here, about, table, { chair: seat });
					place.lastChild.textContent = name;
					show(place.firstChild, drawing);
					return drawing && face(place.firstChild, drawing);
				},
			);
			offer(watch, page.words.look_on, `${page.words.look_on}: ${label}`, table, { looks_on: true });
		},
	);
	const make = () => made("li", "", made("h3"), made("p", "small"), made("button"), made("button"));
	rows(
		elements.kinds,
		kinds,
		(kind) => kind.table,
		make,
		(row, { label, note, table }) => {
			const [title, text, ...buttons] = row.children;
			title.textContent = label;
			text.textContent = note;
			[page.words.for_all, page.words.by_link].forEach((words, at) => {
				offer(buttons[at], words, `${words}: ${label}`, table, { listed: !at });
			});
		},
	);
}

const new_table = () => made("li", "", made("h3"), made("p", "small"), made("ul", "chairs"), made("button"));
const new_chair = ({ free }) => made("li", "", free ? made("button") : made("div", "", made("img"), made("span")));

// A button that leads to a table under her name, for what she wishes there.
function offer(button, words, about, table, wish) {
	button.textContent = words;
	button.setAttribute("aria-label", about);
	button.onclick = () => {
		const name = elements.name.value.trim();
		if (name) return come(table, { name, ...wish });
		elements.name.focus();
		return show_notice(page.words.name_first);
	};
}

elements.code_form.onsubmit = (event) => {
	event.preventDefault();
	come(elements.code.value.replace(/[^A-Za-z0-9]/g, "") || "-", {});
};
