// The tricks of a hand as this page has seen them go: for whoever plays with computers alone. Among people one looks
// back at the last trick, as at every table.

import { stored } from "./seats.js";

const people = new Set(); // names of those who are no computers, as far as this page can tell
const kept = stored("sessionStorage", "tricks");
let tricks = Array.isArray(kept) ? kept : []; // each with its number, its cards and the score of its hand

// True for somebody whose level is not told: a person, or a partner, of whom only that is said.
const may_be_person = ({ note, side }) => !note || side === "us";

// Remember the last trick of a state; the tricks of its hand, the newest first, or none where people play together.
export function tricks_seen({ last_trick, looks_on, players, slate, title }) {
	const others = players.filter(({ place, face }) => place && face);
	for (const one of others.filter(may_be_person)) people.add(one.name);
	const score = `${title} ${JSON.stringify(slate?.lines)}`;
	const codes = (cards) => cards.map(({ card }) => card).join();
	const [newest] = tricks;
	if (!last_trick.length) tricks = [];
	else if (!newest || codes(newest.cards) !== codes(last_trick)) {
		const taken = players.reduce((sum, one) => sum + (one.taken || 0), 0);
		const number = Math.round(taken / last_trick.length);
		const goes_on = newest?.score === score && newest.number < number;
		const known = goes_on ? tricks : [];
		tricks = [{ number, score, cards: last_trick }, ...known];
		stored("sessionStorage", "tricks", tricks);
	}
	return people.size || looks_on ? [] : tricks;
}
