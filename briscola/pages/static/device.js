// What a device does besides showing the page: it stays awake, rings and buzzes. What it cannot do is absent.

import { find, show } from "./dom.js";
import { stored } from "./seats.js";

const AWAKE = 600000; // ms for which a device stays awake while nothing stirs at the table
const NOTES = [[659, 0], [880, 0.12]]; // Hz, and seconds after which it begins, of each note that tells a turn
const BUZZ = [60, 60, 60]; // ms
let audio = null; // there is none before a press
let touched = false, on = stored("localStorage", "sounds") !== "off";
let awake = false, lock = null, asked = null, rest; // whether it should stay awake, the lock, the request for one, the timer of its end

// ---- awake

// Keep the screen on while the table stirs. Browsers offer it on https alone, and take it back from a page that nobody sees.
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
  const box = find("sound");
  for (const [id, yes] of [["sound-words", !navigator.vibrate], ["buzz-words", navigator.vibrate]]) show(id, Boolean(yes));
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
    const tone = audio.createOscillator(), loud = audio.createGain(), from = audio.currentTime + after;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, from);
    loud.gain.exponentialRampToValueAtTime(0.15, from + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, from + 0.45);
    tone.connect(loud).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.5);
  }
}

// What is heard of two states, one after the other.
export function sound(before, state) {
  stay_awake(true);
  if (turn_comes(before, state)) ring();
}
