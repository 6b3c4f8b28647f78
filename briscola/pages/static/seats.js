// The seats that this browser keeps: storage that is full, refused or holds nonsense costs only the comfort.

const DAY = 86400000; // ms
const MOST = 6; // seats of a table that are kept
const MOST_IN_ALL = 36;

export function stored(area, name, value) {
	try {
		if (value) window[area].setItem(name, JSON.stringify(value));
		return JSON.parse(window[area].getItem(name));
	} catch {
		return null;
	}
}

export function unstore(name) {
	try {
		localStorage.removeItem(name);
	} catch {
		/* it was not kept either */
	}
}

// True in a browser that keeps nothing: whoever sits down there needs a word to come back.
export const keeps_nothing = stored("localStorage", "kept", 1) !== 1;

// The table and the secret of a word.
export const word_in = (text) => text.trim().split(".").map(token);

// Go to another page as whoever has this seat. Where nothing is kept the tab's name carries the word: no address may.
export function hand_over(where, table, secret) {
	if (keeps_nothing) window.name = `${table}.${secret}`;
	location.assign(where);
}

// The table and the secret that the page before has handed over.
export function handed_over() {
	const text = keeps_nothing ? window.name : "";
	window.name = "";
	return word_in(text);
}

export function token(text) {
	return typeof text === "string" && /^[\w-]{1,64}$/.test(text) ? text : "";
}

// The name of the face that was chosen here last.
export const last_face = () => token(stored("localStorage", "face"));

// The seats that were taken in this browser, at one table or at any, each for as many days as its table waits.
export function kept(here = "") {
	const found = stored("localStorage", "seats");
	return (Array.isArray(found) ? found : []).filter(
		(each) =>
			each &&
			token(each.table) &&
			token(each.secret) &&
			typeof each.name === "string" &&
			Math.abs(Date.now() - each.at) < DAY * (each.days || 1) &&
			(!here || each.table === here),
	);
}

export function keep(seats) {
	stored("localStorage", "seats", seats.slice(0, MOST_IN_ALL));
}

// Keep a seat that was taken, besides those of others at that table.
export function keep_seat(table, secret, { name, days, seen }) {
	let others = 0;
	const rest = kept().filter((each) => each.secret !== secret && (each.table !== table || ++others < MOST));
	keep([{ table, secret, name, at: Date.now(), days, seen }, ...rest]);
}
