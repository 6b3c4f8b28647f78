"use strict";

// The page of a seat: shows what the program tells, and sends back what its person chooses. It knows no rule.

const LADDER = 14; // more bids than this become a slider
const PAUSES = [500, 1000, 2000, 4000, 8000]; // ms between attempts to connect
const FINAL = ["word", "secret", "table", "full", "sent_away"]; // reasons after which nobody comes back by a press

const find = (id) => document.getElementById(id);
const game = find("game");
let socket, words = {}, version = "", state = null, tries = 0, over = false;
let chosen = null; // the card that is raised: its choice, name and note
let told = -1; // the last happening that was read out
let lost = false; // true if what had the focus is gone
let noticeTimer;

function show(id, yes) { find(id).hidden = !yes; }

function say(id, text) {
  const place = find(id);
  if (place.textContent !== text) place.textContent = text;
}

function made(kind, className = "") {
  const element = document.createElement(kind);
  element.className = className;
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

// ---- the connection

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/seat`);
  socket.onopen = enter;
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    if (over) return;
    find("line").textContent = words.lost || "…";
    show("line", true);
    setTimeout(connect, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
  };
}

function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function enter() {
  const link = new URLSearchParams(location.hash.slice(1));
  if (link.has("table")) sessionStorage.setItem("table", link.get("table"));
  const kept = (name) => sessionStorage.getItem(name) || "";
  if (location.hash) history.replaceState(null, "", location.pathname);
  const languages = navigator.languages.slice(0, 8);
  send({ type: "enter", languages, word: link.get("word") || "", table: kept("table"), secret: kept("secret") });
}

function hear(message) {
  ({
    words: take_words,
    confirm: confirm_digits,
    entered: take_seat,
    lobby: show_lobby,
    state: show_state,
    notice: (notice) => show_notice(notice.sentence),
    gone: show_gone,
  })[message.type](message);
}

function take_seat(entered) {
  sessionStorage.setItem("secret", entered.secret);
  if (entered.table) sessionStorage.setItem("table", entered.table);
}

function take_words(message) {
  words = message.words;
  version = message.version;
  tries = 0;
  show("line", false);
  document.documentElement.lang = message.language;
  const titles = {
    "hand-title": "hand", "choices-title": "choices", "table-title": "table", "players-title": "players",
    "talk-title": "talk", "more-title": "more", "last-title": "last_trick", "happened-title": "happened",
    "name-label": "name", sit: "sit", back: "come_back", leave: "leave", play: "play",
    "link-title": "link", copy: "copy",
  };
  for (const [id, word] of Object.entries(titles)) say(id, words[word]);
  document.querySelectorAll(".close").forEach((button) => { button.textContent = words.close; });
  for (const [id, word] of [["talk-button", "talk"], ["more-button", "more"], ["less", "less"], ["plus", "more"]]) {
    find(id).setAttribute("aria-label", words[word]);
    find(id).title = words[word];
  }
  say("talk-button", "❝");
  say("more-button", "☰");
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

function show_door(title, texts) {
  show("door", true);
  show("game", false);
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  say("door-title", title);
  lines("door-lines", texts);
  for (const id of ["digits", "name-form", "ready", "back", "link-room", "tables"]) show(id, false);
  show("open-network", Boolean(words.open_network));
}

function confirm_digits(message) {
  show_door("Briscola", [message.sentence]);
  say("digits", message.digits);
  show("digits", true);
}

function show_lobby(lobby) {
  show_door(lobby.title, lobby.lines || []);
  show("name-form", Boolean(lobby.ask_name));
  const asked = lobby.ready === true || lobby.ready === false;
  show("ready", asked);
  say("ready", lobby.ready ? words.not_ready : words.ready);
  find("ready").onclick = () => send({ type: "ready", ready: !lobby.ready });
  show("link-room", Boolean(lobby.link));
  say("link", lobby.link || "");
  show("tables", Boolean((lobby.tables || []).length));
  rows(find("tables"), lobby.tables || [], (door) => door.table, () => {
    const row = made("li");
    row.append(made("button"), made("p", "small"));
    return row;
  }, (row, door) => {
    row.firstChild.textContent = door.label;
    row.lastChild.textContent = door.note || "";
    row.firstChild.onclick = () => {
      sessionStorage.setItem("table", door.table);
      location.reload();
    };
  });
}

function show_gone(message) {
  over = true;
  const kept = sessionStorage.getItem("table");
  if (FINAL.includes(message.why)) ["secret", "table"].forEach((name) => sessionStorage.removeItem(name));
  show_door("Briscola", [message.sentence]);
  show("back", kept || !FINAL.includes(message.why));
}

// ---- cards

function card_picture(code) {
  const picture = made("span", "card");
  picture.append(made("img"));
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
  rows(list, cards, key, (card) => {
    const row = made("li"), button = made("button");
    button.append(card_picture(card.card));
    row.append(button);
    return row;
  }, (row, card) => {
    const button = row.firstChild, raised = chosen !== null && chosen.card === card.card;
    set_card(button.firstChild, card.card);
    button.setAttribute("aria-label", [card.name, card.note].filter(Boolean).join(". "));
    button.setAttribute("aria-pressed", String(raised));
    button.className = card.choice ? "" : card.note ? "idle shut" : "idle";
    button.onclick = () => (raised && card.choice ? choose(card.choice) : raise(card));
  });
}

function raise(card) {
  chosen = card;
  show_cards();
}

function choose(id) {
  chosen = null;
  send({ type: "do", at: state.at, choice: id });
  show_cards();
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
  if (lost || !document.hasFocus()) lost = false;
  else if (document.activeElement === document.body && known && state.own_turn) find("ask").focus({ preventScroll: true });
}

function tell(known) {
  const news = state.happened.filter((each) => each.n > told);
  if (known && news.length) say("heard", news.map((each) => each.words).join(". "));
  if (state.happened.length) told = state.happened.at(-1).n;
}

function show_players() {
  rows(find("players"), state.players, (one) => `${one.place}`, () => {
    const row = made("li"), face = made("img", "face");
    row.append(face, made("span", "score"), made("span", "name"), made("span", "note"), made("span", "points"));
    return row;
  }, (row, one) => {
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
  const make = (card) => {
    const row = made("li");
    row.append(card_picture(card.card), made("span", "heard"), made("span"));
    return row;
  };
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
    button.onclick = () => choose(each.id);
  });
  show("choices-room", state.choices.length > 0 || state.cut > 0);
  const concede = state.choices.find((each) => each.kind === "concede");
  show("concede", Boolean(concede));
  if (concede) {
    say("concede", concede.label);
    find("concede").onclick = () => sure(concede.label) && choose(concede.id);
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
    find("take-rung").onclick = () => choose(rung.id);
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
  rows(find("open-room"), state.open_hands, (hand) => hand.name, () => {
    const room = made("div");
    room.append(made("h3"), made("ol", "cards"));
    return room;
  }, (room, hand) => {
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
  find("play").onclick = () => choose(chosen.choice);
}

// ---- sheets

function show_sheets() {
  show("talk-button", state.talk.length > 0);
  if (!state.talk.length && find("talk").open) find("talk").close();
  rows(find("talk-list"), state.talk, (each) => `${each.kind} ${each.what}`, () => {
    const button = made("button");
    button.append(made("span"), made("small"));
    return button;
  }, (button, each) => {
    button.firstChild.textContent = each.label;
    button.children[1].textContent = each.note || "";
    button.onclick = () => {
      send({ type: "say", [each.kind]: each.kind === "phrase" ? Number(each.what) : each.what });
      find("talk").close();
    };
  });
  lines("facts", state.facts);
  lines("happened", state.happened.map((each) => each.words));
}

find("talk-button").onclick = () => find("talk").showModal();
find("more-button").onclick = () => find("more").showModal();
document.querySelectorAll(".close").forEach((button) => { button.onclick = () => button.closest("dialog").close(); });
find("leave").onclick = () => sure(words.leave) && send({ type: "leave" });
find("back").onclick = () => location.reload();
find("copy").onclick = () => {
  navigator.clipboard.writeText(find("link").textContent).then(() => show_notice(words.copied), () => {});
};
find("name-form").onsubmit = (event) => {
  event.preventDefault();
  send({ type: "name", name: find("name").value });
};
document.addEventListener("keydown", (event) => {
  const at = Number(event.key) - 1;
  const typing = event.target.tagName === "INPUT" || event.ctrlKey || event.altKey || event.metaKey;
  if (!typing && state && state.hand[at]) find("hand").children[at].firstChild.click();
});
connect();
