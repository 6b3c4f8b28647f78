// What a device does besides showing the page: it stays awake, rings, buzzes and plays the sounds of cards.
// What it cannot is absent.

import { need, show } from "./dom.js";
import { MOTION, still } from "./motion.js";
import { stored } from "./seats.js";

const elements = need("buzz-words", "sound", "sound-words", "sounds");

const AWAKE = 600000; // ms for which a device stays awake while nothing stirs at the table
// Hz, and seconds after which it begins, of each note that tells a turn.
const NOTES = [
	[659, 0],
	[880, 0.12],
];
const BUZZ = [60, 60, 60]; // ms
const LANDS = 0.7; // share of a card's flight after which it is heard
let audio = null; // there is none before a press
let touched = false;
let on = stored("localStorage", "sounds") !== "off";
let awake = false; // true while it should stay awake
let lock = null;
let asked = null; // the request for a lock
let rest; // the timer of its end
let counted = false; // true once a hand has ended here
let recordings = null; // the sounds of cards by name

// ---- awake

// Keep the screen on while the table stirs. Browsers offer it on https alone, and take it back from a page that
// nobody sees.
export function stay_awake(yes) {
	clearTimeout(rest);
	awake = yes;
	if (yes) rest = setTimeout(() => stay_awake(false), AWAKE);
	return settle_lock();
}

async function settle_lock() {
	if (awake && !document.hidden && !asked && (!lock || lock.released)) {
		asked = navigator.wakeLock?.request("screen");
		lock = await asked?.catch(() => null); // a battery that is low
		asked = null;
	}
	if (awake || !lock) return;
	lock.release();
	lock = null;
}

document.addEventListener("visibilitychange", settle_lock);

// ---- heard and felt

function touch() {
	touched = true;
	if (!on || !window.AudioContext) return null;
	audio ??= new window.AudioContext();
	return audio.state === "running" || audio.resume().catch(() => {});
}

for (const press of ["pointerup", "keydown", "click"]) addEventListener(press, touch, true);

export function offer_sounds() {
	const box = elements.sound;
	show(elements.sound_words, !navigator.vibrate);
	show(elements.buzz_words, navigator.vibrate);
	box.checked = on;
	box.onchange = async () => {
		on = box.checked;
		stored("localStorage", "sounds", on ? "on" : "off");
		await touch();
		ring(); // as it will be heard
	};
}

// True if it has become her turn between two states; nothing is told of the turn that a page finds when it is loaded.
export const turn_comes = (before, state) => Boolean(before && state.own_turn && !before.own_turn);

function ring() {
	if (!on || !touched) return;
	navigator.vibrate?.(BUZZ);
	if (audio?.state !== "running") return;
	for (const [pitch, after] of NOTES) {
		const tone = audio.createOscillator();
		const loud = audio.createGain();
		const from = audio.currentTime + after;
		tone.frequency.value = pitch;
		loud.gain.setValueAtTime(0.0001, from);
		loud.gain.exponentialRampToValueAtTime(0.15, from + 0.015);
		loud.gain.exponentialRampToValueAtTime(0.0001, from + 0.45);
		tone.connect(loud).connect(audio.destination);
		tone.start(from);
		tone.stop(from + 0.5);
	}
}

// The sounds of cards: they come once a hand has ended, so that nothing that is seen waits for them.
async function load(box) {
	recordings = {};
	for (const [name, paths] of Object.entries(box.dataset)) {
		recordings[name] = [];
		for (const path of paths.split(" ")) {
			try {
				const response = await fetch(path);
				if (response.ok) recordings[name].push(await audio.decodeAudioData(await response.arrayBuffer()));
			} catch {
				/* a lost line, or a browser that knows no Ogg: this one is not heard */
			}
		}
	}
}

export function play(name, after = 0) {
	const takes = recordings?.[name];
	if (!on || !takes?.length || audio.state !== "running" || document.hidden) return;
	const recording = audio.createBufferSource();
	recording.buffer = takes[Math.floor(Math.random() * takes.length)];
	recording.connect(audio.destination);
	recording.start(audio.currentTime + after / 1000);
}

// The cards that are heard between two states: one that falls, one that is drawn. Beside a big screen they sound there.
export function cards_heard(before, state) {
	if (!before || !state.draws_table) return [];
	const comes = (list) => state[list].some(({ card }) => card && before[list].every((old) => old.card !== card));
	return [
		["slap", "trick"],
		["draw", "hand"],
	]
		.filter(([, list]) => comes(list))
		.map(([name]) => name);
}

// What is heard of two states, one after the other.
export function sound(before, state) {
	stay_awake(true);
	counted ||= Boolean(state.result);
	if (counted && on && audio && !recordings) load(elements.sounds);
	for (const name of cards_heard(before, state)) play(name, name === "slap" && !still() ? MOTION.throw * LANDS : 0);
	if (turn_comes(before, state)) ring();
}
