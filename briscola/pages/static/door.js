// Before the cards: whose seat this browser keeps, who sits at the table, and what leads there.

import { button_row, find, lines, made, new_button_row, page, rows, say, show } from "./dom.js";
import { catch_up, connect, forget, heard_up_to, line, restart, send, show_notice } from "./line.js";
import { keep, keep_seat, kept, stored, token } from "./seats.js";

const FINAL = ["word", "secret", "table", "full", "closed", "left", "sent_away"]; // nobody comes back by a press alone
const link = new URLSearchParams(location.hash.slice(1));
let table = ""; // this table, as the program calls it
let tab; // the table that this tab asks for, and the secret of its seat
let word = /^#\w{8}$/.test(location.hash) ? location.hash.slice(1).toUpperCase() : ""; // of the big screen: it serves once
let held = Boolean(word) && kept().length > 0; // true while a seat of before may be meant instead

function use(wanted, secret) {
  tab = { wanted: token(wanted), secret: token(secret) };
  stored("sessionStorage", "tab", tab);
}

export function take_seat(entered) {
  ({ table } = entered);
  word = "";
  use(tab.wanted && table, entered.secret);
  heard_up_to(entered.heard || 0);
  if (entered.name) keep_seat(table, tab.secret, entered);
}

export function lose_seat(message) {
  table = message.table || "";
  const lost_seat = (each) => each.secret === tab.secret && each.table === table;
  find("name").value ||= kept().find(lost_seat)?.name || "";
  keep(kept().filter((each) => !lost_seat(each)));
  use(tab.wanted && table, "");
  if (held && !kept(table).length) come_in();
}

// Come in anew: with a secret, or with the word that was held back.
function come_in(wanted = tab.wanted, secret = "") {
  held = held && Boolean(secret);
  use(wanted, secret);
  page.state = null;
  restart();
}

function show_door(title, texts, seats = []) {
  show("door", true);
  show("game", false);
  document.body.className = "";
  document.title = title === "Briscola" ? title : `${title} · Briscola`;
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  say("door-title", title);
  lines("door-lines", texts);
  for (const id of ["digits", "lobby", "name-form", "ready", "back", "new", "link-room", "tables"]) show(id, false);
  show("seats", seats.length > 0);
  rows(find("seats"), seats, (each) => each.secret, new_button_row, (row, each) => {
    const go = () => come_in(table && !tab.wanted ? "" : each.table, each.secret);
    button_row(row, page.words.are_you.replace("{name}", each.name), page.words.take_seat, go);
  });
  show("open-network", Boolean(page.words.open_network));
}

export function confirm_digits(message) {
  show_door("Briscola", [message.sentence]);
  say("digits", message.digits);
  show("digits", true);
}

export function show_lobby(message) {
  const lobby = message;
  [page.lobby, page.state] = [lobby, null];
  show_door(lobby.title, lobby.lines || [], tab.secret ? [] : kept(table));
  show("lobby", Boolean(lobby.seats));
  const make = () => made("li", "", made("p", "name"), made("button"));
  rows(find("lobby"), lobby.seats || [], (each) => `${each.seat}`, make, (row, each) => {
    const [text, button] = row.children, does = `seat ${each.seat}`;
    [row.className, text.textContent] = [each.side || "", [each.name, each.note].filter(Boolean).join(" · ")];
    [button.hidden, button.textContent, button.dataset.does] = [!each.may_sit, page.words.sit_here, does];
    button.setAttribute("aria-label", `${page.words.sit_here}: ${text.textContent}`);
    button.onclick = () => send({ type: "seat", seat: each.seat }, does, button.textContent);
  });
  show("name-form", Boolean(lobby.ask_name));
  show("ready", lobby.ready === true || lobby.ready === false);
  const label = lobby.ready ? page.words.not_ready : page.words.ready;
  say("ready", label);
  find("ready").onclick = () => send({ type: "ready", ready: !lobby.ready }, "ready", label);
  show("link-room", Boolean(lobby.link));
  say("link", lobby.link || "");
  show("tables", Boolean((lobby.tables || []).length));
  rows(find("tables"), lobby.tables || [], (door) => door.table, new_button_row, (row, door) => {
    button_row(row, door.label, door.note || "", () => come_in(door.table));
  });
  catch_up();
}

export function show_gone({ why, sentence }) {
  const { wanted, secret } = tab, final = FINAL.includes(why), closed = ["closed", "table"].includes(why);
  if (final) {
    keep(kept().filter((each) => each.secret !== secret && !(closed && each.table === (table || wanted))));
    use("", "");
  }
  forget();
  show_door("Briscola", held && why === "word" ? [] : [sentence], final && table ? kept(table) : []);
  show("back", wanted || !final);
  show("new", held);
}

// True if what was not sent at the door is still asked for.
export function asked_at_door({ message }) {
  const lobby = page.lobby;
  const seat = (lobby.seats || []).some((each) => each.may_sit && each.seat === message.seat);
  const open = { leave: true, name: lobby.ask_name, seat, ready: lobby.ready === !message.ready };
  return Boolean(open[message.type]);
}

find("back").onclick = () => location.reload();
find("new").onclick = () => come_in();
find("copy").onclick = () => {
  navigator.clipboard.writeText(find("link").textContent).then(() => show_notice(page.words.copied), () => {});
};
find("name-form").onsubmit = (event) => {
  event.preventDefault();
  send({ type: "name", name: find("name").value }, "name", page.words.sit);
};
window.addEventListener("hashchange", () => location.reload());

export function begin() {
  const before = stored("sessionStorage", "tab");
  use(location.hash ? link.get("table") : before?.wanted, location.hash ? "" : before?.secret);
  if (location.hash) history.replaceState(null, "", location.pathname);
  line.enter = () => ({ table: tab.wanted, secret: tab.secret, word: held || tab.secret ? "" : word });
  connect();
}
