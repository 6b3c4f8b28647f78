"use strict";

// The page of a seat: shows what the program tells, and sends back what its person chooses. It knows no rule.

const LADDER = 14; // more bids than this become a slider
const PAUSES = [500, 1000, 2000, 4000, 8000]; // ms between attempts to connect
const BEAT = 3000, PATIENCE = 4500; // ms from the last sign of life to the next beat, and from there to the end of a line
const LATE = 400; // ms after which a choice that has not arrived is shown as such
const DAY = 86400000, MOST = 6, MOST_IN_ALL = 36; // the seats that a browser keeps: for how long, of a table, of all tables
const FINAL = ["word", "secret", "table", "full", "closed", "left", "sent_away"]; // nobody comes back by a press alone

const find = (id) => document.getElementById(id);
const game = find("game");
const link = new URLSearchParams(location.hash.slice(1));
let socket, words = {}, version = "", state = null, lobby = {}, tries = 0, over = false;
let down = true; // true while no program answers
let table = ""; // this table, as the program calls it
let tab; // the table that this tab asks for, and the secret of its seat
let word = /^#\w{8}$/.test(location.hash) ? location.hash.slice(1).toUpperCase() : ""; // of the big screen: it serves once
let held = Boolean(word) && kept().length > 0; // true while a seat of before may be meant instead
let number = Date.now(); // of the last message: a page that is loaded later goes on from a higher one
let waiting = []; // what the program has not acknowledged
let shown = false; // true once this connection has shown the seat, or the table
let pulse, asked, retry; // the timer of the line, whether an answer is due, and the timer of the next attempt
let chosen = null; // the card that is raised: its choice, name and note
let told = -1; // the last happening that was read out
let lost = false; // true if what had the focus is gone
let noticeTimer;

function show(id, yes) { find(id).hidden = !yes; }

function say(id, text) {
  const place = find(id);
  if (place.textContent !== text) place.textContent = text;
}

function made(kind, className = "", ...children) {
  const element = document.createElement(kind);
  element.className = className;
  element.append(...children);
  return element;
}

// Give a list one child for each item; those of before with the same key stay, and with them the focus.
function rows(parent, items, key, make, fill) {
  const before = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  items.forEach((item, at) => {
    const name = key(item, at);
    let child = before.get(name);
    before.delete(name);
    if (!child) {
      child = make(item);
      child.dataset.key = name;
    }
    fill(child, item, at);
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] || null);
  });
  for (const child of before.values()) {
    lost = lost || child.contains(document.activeElement);
    child.remove();
  }
}

function lines(id, texts) {
  rows(find(id), texts, (text, at) => `${at} ${text}`, () => made("li"), (row, text) => { row.textContent = text; });
}

// ---- what the browser keeps: storage that is full, refused or holds nonsense costs only the comfort

function stored(area, name, value) {
  try {
    if (value) window[area].setItem(name, JSON.stringify(value));
    return JSON.parse(window[area].getItem(name));
  } catch {
    return null;
  }
}

function token(text) { return typeof text === "string" && /^[\w-]{1,64}$/.test(text) ? text : ""; }

// The seats that were taken in this browser, at one table or at any, each for as many days as its table waits.
function kept(here = "") {
  const found = stored("localStorage", "seats");
  return (Array.isArray(found) ? found : []).filter((each) => each && token(each.table) && token(each.secret)
    && typeof each.name === "string" && Math.abs(Date.now() - each.at) < DAY * (each.days || 1)
    && (!here || each.table === here));
}

function keep(seats) { stored("localStorage", "seats", seats.slice(0, MOST_IN_ALL)); }

function use(wanted, secret) {
  tab = { wanted: token(wanted), secret: token(secret) };
  stored("sessionStorage", "tab", tab);
}

function take_seat(entered) {
  ({ table } = entered);
  word = "";
  use(tab.wanted && table, entered.secret);
  waiting = waiting.filter((each) => each.message.n > (entered.heard || 0));
  if (!entered.name) return;
  let others = 0;
  const rest = kept().filter((each) => each.secret !== tab.secret && (each.table !== table || ++others < MOST));
  keep([{ table, secret: tab.secret, name: entered.name, at: Date.now(), days: entered.days }, ...rest]);
}

function lose_seat(message) {
  table = message.table || "";
  const lost_seat = (each) => each.secret === tab.secret && each.table === table;
  find("name").value ||= kept().find(lost_seat)?.name || "";
  keep(kept().filter((each) => !lost_seat(each)));
  use(tab.wanted && table, "");
  if (held && !kept(table).length) restart();
}

// Come in anew: with a secret, or with the word that was held back.
function restart(wanted = tab.wanted, secret = "") {
  held = held && Boolean(secret);
  use(wanted, secret);
  [state, waiting, over] = [null, [], false];
  hang_up();
  connect();
}

// ---- the connection

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/seat`);
  socket.onopen = () => write({ type: "enter", languages: navigator.languages.slice(0, 8),
    table: tab.wanted, secret: tab.secret, word: held || tab.secret ? "" : word });
  socket.onmessage = (event) => {
    await_beat();
    hear(JSON.parse(event.data));
  };
  socket.onclose = lose;
  await_answer();
}

function hang_up() {
  [pulse, retry].forEach(clearTimeout);
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
  shown = false;
}

// The line is dead, or was never there.
function lose() {
  hang_up();
  if (over) return;
  down = true;
  mark();
  retry = setTimeout(connect, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
}

function await_beat() {
  clearTimeout(pulse);
  [asked, pulse] = [false, setTimeout(beat, BEAT)];
}

function await_answer() {
  clearTimeout(pulse);
  [asked, pulse] = [true, setTimeout(() => (document.hidden ? await_answer() : lose()), PATIENCE)];
}

// Ask whether the line is there; nobody asks for a page that nobody sees.
function beat() {
  if (asked || document.hidden || over) return;
  write({ type: "beat" });
  await_answer();
}

// The page is seen again, or the network is back: ask at once.
function wake() {
  if (over || document.hidden || socket.readyState === WebSocket.CONNECTING) return;
  [tries, asked] = [0, false];
  if (socket.readyState === WebSocket.OPEN) return beat();
  hang_up();
  connect();
}

function write(message) { socket.send(JSON.stringify(message)); }

// Send what somebody does; until it has arrived, the control that `does` it says so.
function send(message, does, label) {
  if (waiting.some((each) => each.message.type === message.type)) return;
  const each = { message: { ...message, n: ++number }, does, label, at: state?.at, late: false };
  waiting.push(each);
  if (shown) post(each);
  setTimeout(() => { each.late = true; mark(); }, LATE);
  mark();
}

function post(each) {
  each.over = socket;
  write(each.message);
  beat();
}

function arrived({ n }) {
  waiting = waiting.filter((each) => each.message.n !== n);
  mark();
}

// The table is shown: send again what did not arrive over an earlier line, if it is still asked for.
function catch_up() {
  shown = true;
  for (const each of waiting.filter((one) => one.over !== socket)) {
    if (still_asked(each)) {
      post(each);
    } else {
      arrived(each.message);
      show_notice(words.too_late.replace("{choice}", each.label));
    }
  }
  mark();
}

function still_asked({ message, does, at }) {
  if (state) return message.type === "leave" || (at === state.at && offered(does));
  const seat = (lobby.seats || []).some((each) => each.may_sit && each.seat === message.seat);
  const open = { leave: true, name: lobby.ask_name, seat, ready: lobby.ready === !message.ready };
  return Boolean(open[message.type]);
}

// Mark what has not arrived, on its control and in a banner.
function mark() {
  const late = waiting.filter((each) => each.late || down);
  for (const button of document.querySelectorAll("button[data-does]")) {
    if (late.some((each) => each.does === button.dataset.does)) button.dataset.unsent = words.not_sent;
    else delete button.dataset.unsent;
  }
  const texts = late.map((each) => words.unsent.replace("{choice}", each.label));
  if (down && !over) texts.unshift(words.lost || "…");
  say("line", texts.join("\n"));
  show("line", texts.length > 0);
}

function hear(message) {
  ({
    words: take_words, confirm: confirm_digits, entered: take_seat, no_seat: lose_seat, heard: arrived,
    lobby: show_lobby, state: show_state, notice: ({ sentence }) => show_notice(sentence), gone: show_gone,
  })[message.type](message);
}

function take_words(message) {
  words = message.words;
  version = message.version;
  [tries, down] = [0, false];
  mark();
  document.documentElement.lang = message.language;
  document.querySelectorAll("[data-word]").forEach((each) => { each.textContent = words[each.dataset.word]; });
  document.querySelectorAll("[data-label]").forEach((each) => {
    each.title = words[each.dataset.label];
    each.setAttribute("aria-label", each.title);
  });
  say("open-network", words.open_network || "");
  say("network-note", words.open_network || "");
}

function show_notice(sentence) {
  say("notice", sentence);
  show("notice", true);
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => show("notice", false), 5000);
}

// ---- before the cards

function show_door(title, texts, seats = []) {
  show("door", true);
  show("game", false);
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  say("door-title", title);
  lines("door-lines", texts);
  for (const id of ["digits", "lobby", "name-form", "ready", "back", "new", "link-room", "tables"]) show(id, false);
  show("seats", seats.length > 0);
  rows(find("seats"), seats, (each) => each.secret, new_button_row, (row, each) => {
    const go = () => restart(table && !tab.wanted ? "" : each.table, each.secret);
    button_row(row, words.are_you.replace("{name}", each.name), words.take_seat, go);
  });
  show("open-network", Boolean(words.open_network));
}

function confirm_digits(message) {
  show_door("Briscola", [message.sentence]);
  say("digits", message.digits);
  show("digits", true);
}

// A row of a list: a button with a second line.
function button_row(row, label, note, press) {
  const button = row.firstChild;
  [button.firstChild.textContent, button.lastChild.textContent, button.onclick] = [label, note, press];
}

function new_button_row(item) {
  return made("li", "", made("button", item.secret ? "main" : "", made("span"), made("small")));
}

function show_lobby(message) {
  [lobby, state] = [message, null];
  show_door(lobby.title, lobby.lines || [], tab.secret ? [] : kept(table));
  show("lobby", Boolean(lobby.seats));
  const make = () => made("li", "", made("p", "name"), made("button"));
  rows(find("lobby"), lobby.seats || [], (each) => `${each.seat}`, make, (row, each) => {
    const [text, button] = row.children, does = `seat ${each.seat}`;
    [row.className, text.textContent] = [each.side || "", [each.name, each.note].filter(Boolean).join(" · ")];
    [button.hidden, button.textContent, button.dataset.does] = [!each.may_sit, words.sit_here, does];
    button.setAttribute("aria-label", `${words.sit_here}: ${text.textContent}`);
    button.onclick = () => send({ type: "seat", seat: each.seat }, does, button.textContent);
  });
  show("name-form", Boolean(lobby.ask_name));
  show("ready", lobby.ready === true || lobby.ready === false);
  const label = lobby.ready ? words.not_ready : words.ready;
  say("ready", label);
  find("ready").onclick = () => send({ type: "ready", ready: !lobby.ready }, "ready", label);
  show("link-room", Boolean(lobby.link));
  say("link", lobby.link || "");
  show("tables", Boolean((lobby.tables || []).length));
  rows(find("tables"), lobby.tables || [], (door) => door.table, new_button_row, (row, door) => {
    button_row(row, door.label, door.note || "", () => restart(door.table));
  });
  catch_up();
}

function show_gone({ why, sentence }) {
  const { wanted, secret } = tab, final = FINAL.includes(why), closed = ["closed", "table"].includes(why);
  [over, waiting] = [true, []];
  if (final) {
    keep(kept().filter((each) => each.secret !== secret && !(closed && each.table === (table || wanted))));
    use("", "");
  }
  mark();
  show_door("Briscola", held && why === "word" ? [] : [sentence], final && table ? kept(table) : []);
  show("back", wanted || !final);
  show("new", held);
}

// ---- cards

function card_picture(code) {
  const picture = made("span", "card", made("img"));
  set_card(picture, code);
  return picture;
}

// Show a drawing; one that does not come is asked for again.
function draw(image, source) {
  if (image.dataset.source === source) return;
  image.dataset.source = source;
  image.alt = "";
  image.src = source;
  image.onerror = () => setTimeout(() => { if (image.dataset.source === source) image.src = source; }, 1500);
}

function set_card(picture, code) {
  const path = code ? `${code}.svg` : "back.svg";
  draw(picture.firstChild, `cards/${state.deck}/${path}?v=${version}`);
}

function columns(list, count) {
  const narrow = count <= 5 ? count : count <= 10 ? 5 : 7;
  list.style.setProperty("--columns", narrow);
  list.style.setProperty("--wide", count <= 12 ? count : 10);
}

// A list of cards that can be raised and chosen; `card.choice` is empty where one only reads.
function card_buttons(list, cards) {
  columns(list, cards.length);
  const key = (card, at) => card.card || `back ${at}`;
  rows(list, cards, key, (card) => made("li", "", made("button", "", card_picture(card.card))), (row, card) => {
    const button = row.firstChild, raised = chosen !== null && chosen.card === card.card;
    set_card(button.firstChild, card.card);
    button.setAttribute("aria-label", [card.name, card.note].filter(Boolean).join(". "));
    button.setAttribute("aria-pressed", String(raised));
    button.className = card.choice ? "" : card.note ? "idle shut" : "idle";
    button.dataset.does = card.choice || "";
    button.onclick = () => (raised && card.choice ? choose(card.choice, card.name) : raise(card));
  });
}

function raise(card) {
  chosen = card;
  show_cards();
}

function choose(id, label) { send({ type: "do", at: state.at, choice: id }, id, label); }

function offered(does) {
  const cards = [...state.hand, ...state.open_hands.flatMap((hand) => hand.cards)].map((card) => card.choice);
  const rest = [...state.choices.map((each) => each.id), ...state.talk.map((each) => `${each.kind} ${each.what}`)];
  return [...cards, ...rest].includes(does) || (state.cut > 0 && does.startsWith("cut "));
}

// ---- the table

function show_state(message) {
  const known = state !== null;
  const lists = { hand: [], choices: [], talk: [], facts: [], players: [], trick: [], last_trick: [], open_hands: [],
    happened: [] };
  const texts = { title: "", subtitle: "", ask: "", trick_text: "", last_text: "", trumps: "", trumps_name: "" };
  state = { ...lists, ...texts, cut: 0, stock: 0, ...message };
  show("door", false);
  show("game", true);
  lost = false;
  document.title = `${state.ask || state.title} · Briscola`;
  game.classList.toggle("own-turn", Boolean(state.own_turn));
  game.classList.toggle("plays", state.hand.some((card) => card.choice));
  game.style.setProperty("--ratio", state.ratio);
  say("title", state.title);
  say("subtitle", state.subtitle);
  say("fact", state.facts.length > 1 ? state.facts[0] : "");
  say("ask", state.ask);
  show_players();
  show_trick();
  show_choices();
  show_cards();
  show_sheets();
  tell(known);
  catch_up();
  if (lost || !document.hasFocus()) lost = false;
  else if (document.activeElement === document.body && known && state.own_turn) find("ask").focus({ preventScroll: true });
}

function tell(known) {
  const news = state.happened.filter((each) => each.n > told);
  if (known && news.length) say("heard", news.map((each) => each.words).join(". "));
  if (state.happened.length) told = state.happened.at(-1).n;
}

function show_players() {
  const parts = ["score", "name", "note", "points"];
  const make = () => made("li", "", made("img", "face"), ...parts.map((part) => made("span", part)));
  rows(find("players"), state.players, (one) => `${one.place}`, make, (row, one) => {
    const [face, score, name, note, points] = row.children;
    face.style.visibility = one.face ? "visible" : "hidden";
    if (one.face) draw(face, `faces/${one.face}.svg?v=${version}`);
    row.className = [one.side || "", one.turn ? "turn" : ""].join(" ");
    if (one.turn) row.setAttribute("aria-current", "true");
    else row.removeAttribute("aria-current");
    name.textContent = one.name;
    note.textContent = one.note || "";
    points.textContent = one.points || "";
    score.textContent = one.score || "";
    score.hidden = !one.score;
  });
}

function show_trick() {
  const name = new Map(state.players.map((one) => [one.place, one.name]));
  const fill = (row, card) => {
    set_card(row.firstChild, card.card);
    row.className = card.takes ? "takes" : "";
    row.children[1].textContent = card.name;
    row.children[2].textContent = name.get(card.place) || "";
  };
  const make = (card) => made("li", "", card_picture(card.card), made("span", "heard"), made("span"));
  rows(find("trick"), state.trick, (card) => card.card, make, fill);
  say("why", state.trick.length ? state.trick_text : state.last_text);
  show("table-room", Boolean(state.trick.length || state.last_text || state.stock || state.trumps));
  show("stock", Boolean(state.public && (state.stock || state.turned)));
  say("stock-count", String(state.stock));
  show("stock-count", state.stock > 0);
  const turned = find("turned");
  draw(turned, `cards/${state.deck}/${state.turned || "back"}.svg?v=${version}`);
  turned.alt = state.turned_name ? words.turned.replace("{card}", state.turned_name) : words.stock;
  show("trumps", Boolean(state.trumps));
  if (state.trumps) draw(find("trumps"), `cards/${state.deck}/signs/${state.trumps}.svg?v=${version}`);
  find("trumps").alt = state.trumps_name;
  find("last").style.setProperty("--ratio", state.ratio);
  rows(find("last"), state.last_trick, (card) => card.card, make, fill);
  say("last-text", state.last_text);
  show("last-title", state.last_trick.length > 0);
  show("result", Boolean(state.result));
  if (state.result) {
    say("result-title", state.result.title);
    say("result-text", state.result.text);
    lines("result-lines", state.result.lines || []);
  }
}

function show_choices() {
  const bids = state.choices.filter((each) => each.kind === "bid");
  const steps = bids.length > LADDER;
  const cuts = Array.from({ length: state.cut }, (_, n) => ({ id: `cut ${n + 1}`, label: words.cut.replace("{n}", n + 1) }));
  show_ladder(state.cut ? cuts : steps ? bids : []);
  const plain = state.choices.filter((each) => !each.card && each.kind !== "concede" && !(steps && each.kind === "bid"));
  if (state.cut) plain.push({ id: "cut auto", kind: "cut", label: words.cut_for_me });
  rows(find("choices"), plain, (each) => each.id, () => made("button"), (button, each) => {
    button.textContent = each.label;
    button.classList.toggle("main", each.kind === "again");
    button.dataset.does = each.id;
    button.onclick = () => choose(each.id, each.label);
  });
  show("choices-room", state.choices.length > 0 || state.cut > 0);
  const concede = state.choices.find((each) => each.kind === "concede");
  show("concede", Boolean(concede));
  if (concede) {
    say("concede", concede.label);
    find("concede").onclick = () => sure(concede.label) && choose(concede.id, concede.label);
  }
}

function sure(question) {
  return window.confirm(`${question}?`) && (find("more").close(), true);
}

// A slider over many bids, or over the places of a cut.
function show_ladder(rungs) {
  show("ladder", rungs.length > 0);
  if (!rungs.length) return;
  const slider = find("rung");
  const fresh = slider.max !== String(rungs.length - 1) || slider.dataset.first !== rungs[0].id;
  slider.max = rungs.length - 1;
  slider.dataset.first = rungs[0].id;
  if (fresh) slider.value = state.cut ? Math.floor(rungs.length / 2) : 0;
  const settle = () => {
    const rung = rungs[Number(slider.value)];
    say("take-rung", state.cut ? rung.label : `${words.bid} ${rung.label}`);
    slider.setAttribute("aria-valuetext", rung.label);
    find("take-rung").dataset.does = rung.id;
    find("take-rung").onclick = () => choose(rung.id, find("take-rung").textContent);
  };
  const step = (by) => () => {
    slider.value = Number(slider.value) + by;
    settle();
  };
  slider.setAttribute("aria-label", words.choices);
  slider.oninput = settle;
  find("less").onclick = step(-1);
  find("plus").onclick = step(1);
  settle();
}

function show_cards() {
  const calls = state.choices.filter((each) => each.card).map((each) => ({
    card: each.card, name: each.label, choice: each.id, note: "",
  }));
  const seen = [...state.hand, ...state.open_hands.flatMap((hand) => hand.cards), ...calls];
  chosen = chosen && (seen.find((card) => card.card === chosen.card && card.choice === chosen.choice)
    || seen.find((card) => card.card === chosen.card)) || null;
  show("calls", calls.length > 0);
  card_buttons(find("calls"), calls);
  const make = () => made("div", "", made("h3"), made("ol", "cards"));
  rows(find("open-room"), state.open_hands, (hand) => hand.name, make, (room, hand) => {
    room.firstChild.textContent = hand.name;
    card_buttons(room.children[1], hand.cards);
  });
  card_buttons(find("hand"), state.hand);
  const list = find(calls.length ? "calls" : "hand");
  if (find("play-bar").nextElementSibling !== list) list.before(find("play-bar"));
  show("play-bar", Boolean(chosen));
  if (!chosen) return;
  say("about-card", [chosen.name, chosen.note].filter(Boolean).join(" · "));
  show("play", Boolean(chosen.choice));
  say("play", calls.some((card) => card.choice && card.choice === chosen.choice) ? words.call : words.play);
  find("play").dataset.does = chosen.choice;
  find("play").onclick = () => choose(chosen.choice, chosen.name);
  mark();
}

// ---- sheets

function show_sheets() {
  show("talk-button", state.talk.length > 0);
  if (!state.talk.length && find("talk").open) find("talk").close();
  const key = (each) => `${each.kind} ${each.what}`;
  rows(find("talk-list"), state.talk, key, new_button_row, (row, each) => button_row(row, each.label, each.note || "", () => {
    send({ type: "say", [each.kind]: each.kind === "phrase" ? Number(each.what) : each.what }, key(each), each.label);
    find("talk").close();
  }));
  lines("facts", state.facts);
  lines("happened", state.happened.map((each) => each.words));
}

for (const id of ["talk", "more"]) find(`${id}-button`).onclick = () => find(id).showModal();
document.querySelectorAll(".close").forEach((button) => { button.onclick = () => button.closest("dialog").close(); });
find("leave").onclick = () => sure(words.leave) && send({ type: "leave" }, "leave", words.leave);
find("back").onclick = () => location.reload();
find("new").onclick = () => restart();
find("copy").onclick = () => {
  navigator.clipboard.writeText(find("link").textContent).then(() => show_notice(words.copied), () => {});
};
find("name-form").onsubmit = (event) => {
  event.preventDefault();
  send({ type: "name", name: find("name").value }, "name", words.sit);
};
document.addEventListener("keydown", (event) => {
  const at = Number(event.key) - 1;
  const typing = event.target.tagName === "INPUT" || event.ctrlKey || event.altKey || event.metaKey;
  if (!typing && state && state.hand[at]) find("hand").children[at].firstChild.click();
});
document.addEventListener("visibilitychange", wake);
window.addEventListener("online", wake);
window.addEventListener("pageshow", wake);
window.addEventListener("hashchange", () => location.reload());
const before = stored("sessionStorage", "tab");
use(location.hash ? link.get("table") : before?.wanted, location.hash ? "" : before?.secret);
if (location.hash) history.replaceState(null, "", location.pathname);
connect();
