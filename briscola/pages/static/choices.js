// What may be decided beside a card: bids on a ruler or a ladder, the cut, the card that is called, and plain buttons.

import { buttons, made, need, page, rows, ruled, say, show, style, ticks } from "./dom.js";
import { card_face, draw, picture } from "./drawings.js";
import { between } from "./geometry.js";
import { choose } from "./hand.js";
import { make_sure } from "./sure.js";

const elements = need(
	"call",
	"call-about",
	"call-rows",
	"call-tabs",
	"calls",
	"choices",
	"choices-note",
	"choices-room",
	"choices-title",
	"concede",
	"ladder",
	"open-calls",
	"peg-best",
	"peg-other",
	"pegs",
	"ruler",
	"rung",
	"rung-value",
	"shade",
	"standing",
	"take-rung",
	"ticks",
);

const LADDER = 14; // more bids than this become a slider
let called = ""; // the card that is chosen
let suit = ""; // the suit that is looked at
let shown_calls = ""; // the decision for which they are shown

export function show_choices(state, places) {
	const bids = state.choices.filter((each) => each.kind === "bid");
	const ruler = state.auction;
	const cuts = Array.from({ length: state.cut }, (_, n) => ({
		id: `cut ${n + 1}`,
		label: page.words.cut.replace("{n}", n + 1),
	}));
	const calls = state.choices.filter((each) => each.card);
	const steps = ruler || bids.length > LADDER;
	const plain = state.choices.filter((each) => !each.card && each.kind !== "asks" && !(steps && each.kind === "bid"));
	if (state.cut) plain.push({ id: "cut auto", label: page.words.cut_for_me });
	const room = elements.choices_room;
	room.hidden = !(ruler || plain.length || calls.length || cuts.length || (steps && bids.length));
	room.className = state.result ? "ends" : "paper";
	say(elements.choices_title, ruler ? ruler.title : page.words.choices);
	elements.choices_title.className = ruler ? "" : "heard";
	say(elements.choices_note, ruler ? ruler.note : "");
	say(elements.standing, ruler?.standing || "");
	show_ruler(ruler, places);
	show_ladder(cuts.length ? cuts : steps ? bids : [], ruler, state.cut > 0);
	buttons(elements.choices, plain, choose);
	show_calls(calls, state);
	const concede = state.choices.find((each) => each.kind === "asks");
	show(elements.concede, concede);
	say(elements.concede, concede?.label || "");
	elements.concede.onclick = () => make_sure(concede.label, "", () => choose(concede.id, concede.label));
}

function show_ruler(ruler, places) {
	elements.ruler.classList.toggle("plain", !ruler);
	if (!ruler) return;
	const at = ruled(ruler.low, ruler.high);
	if (!elements.ticks.children.length) elements.ticks.append(...ticks(ruler.low, ruler.high, 1, 10));
	const pegs = ruler.pegs || [];
	const room = places.mode === "tall" ? 13 : 6;
	elements.pegs.replaceChildren(
		...pegs.flatMap((one, i) => {
			const best = i === pegs.length - 1;
			const near = pegs.some((other) => other.points > one.points && other.points - one.points < room);
			const peg = at(draw(made("img"), (best ? elements.peg_best : elements.peg_other).dataset.source), one.points);
			return [peg, at(made("span", best ? "best" : "", near ? "" : one.name), one.points)];
		}),
	);
}

// A slider over many bids, or over the places of a cut; on the ruler it stands at its points.
function show_ladder(rungs, ruler, cut) {
	const slider = elements.rung;
	const scaled = ruler && rungs.length > 0 && rungs.every((each) => each.points);
	for (const each of [elements.ladder, elements.rung]) show(each, rungs.length > 0);
	show(elements.ruler, rungs.length > 0 || ruler);
	elements.shade.style.width = scaled ? `${((rungs[0].points - ruler.low) / (ruler.high - ruler.low)) * 100}%` : "0";
	if (!rungs.length) return;
	const fresh = slider.dataset.first !== `${rungs[0].id} ${rungs.length}`;
	slider.dataset.first = `${rungs[0].id} ${rungs.length}`;
	[slider.min, slider.max] = scaled ? [ruler.low, ruler.high] : [0, rungs.length - 1];
	if (fresh) slider.value = scaled ? rungs[0].points : cut ? Math.floor(rungs.length / 2) : 0;
	const settle = () => {
		const wanted = Number(slider.value);
		const rung = scaled ? rungs.find((each) => each.points >= wanted) || rungs.at(-1) : rungs[wanted];
		if (scaled) slider.value = rung.points;
		say(elements.rung_value, scaled ? String(rung.points) : cut ? String(wanted + 1) : rung.label);
		say(elements.take_rung, cut ? rung.label : `${page.words.bid} ${rung.label}`);
		slider.setAttribute("aria-valuetext", rung.label);
		elements.take_rung.dataset.does = rung.id;
		elements.take_rung.onclick = () => choose(rung.id, elements.take_rung.textContent);
	};
	slider.setAttribute("aria-label", page.words.choices);
	slider.oninput = settle;
	for (const button of elements.ladder.querySelectorAll("[data-by]")) {
		button.hidden = Math.abs(button.dataset.by) > 1 && !scaled;
		button.onclick = () => {
			slider.value = between(Number(slider.min), Number(slider.value) + Number(button.dataset.by), Number(slider.max));
			settle();
		};
	}
	settle();
}

// The card that is called: all cards of a suit at a time where room is scarce.
function show_calls(calls, state) {
	const sheet = elements.calls;
	show(elements.open_calls, calls.length > 0);
	if (!calls.length) {
		if (sheet.open) sheet.close();
		[called, shown_calls] = ["", ""];
		return;
	}
	const suits = [..."DCSB"].filter((one) => calls.some((each) => each.card.endsWith(one)));
	if (!suits.includes(suit)) [suit] = suits;
	const fill = () => {
		rows(
			elements.call_tabs,
			suits,
			(one) => one,
			() => made("button", "", made("img")),
			(button, one) => {
				picture(button.firstChild, state.deck, one);
				button.setAttribute("aria-pressed", String(one === suit));
				button.setAttribute("aria-label", calls.find((each) => each.card.endsWith(one)).suit);
				button.onclick = () => {
					suit = one;
					fill();
				};
			},
		);
		rows(
			elements.call_rows,
			suits,
			(one) => one,
			() => made("div"),
			(row, one) => {
				row.className = one === suit ? "on" : "";
				const cards = calls.filter((each) => each.card.endsWith(one));
				rows(
					row,
					cards,
					(each) => each.card,
					(each) => made("button", "", card_face(each.card, state.deck)),
					(button, each) => {
						button.setAttribute("aria-label", each.label);
						button.className = state.hand.some((one) => one.card === each.card) ? "idle" : "";
						button.setAttribute("aria-pressed", String(each.id === called));
						button.onclick = () => {
							called = each.id;
							fill();
						};
					},
				);
			},
		);
		const chosen = calls.find((each) => each.id === called);
		elements.call.disabled = !chosen;
		elements.call.dataset.does = called;
		say(elements.call_about, chosen ? chosen.label : "");
		elements.call.onclick = () => {
			choose(called, chosen.label);
			sheet.close();
		};
	};
	style(sheet, { ratio: state.ratio });
	fill();
	if (shown_calls !== String(state.at) && !sheet.open) sheet.showModal();
	shown_calls = String(state.at);
}

elements.open_calls.onclick = () => elements.calls.showModal();
