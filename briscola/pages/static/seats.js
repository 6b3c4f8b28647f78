// The seats that this browser keeps: storage that is full, refused or holds nonsense costs only the comfort.

const DAY = 86400000, MOST = 6, MOST_IN_ALL = 36; // how long seats are kept, and how many of a table and of all

export function stored(area, name, value) {
  try {
    if (value) window[area].setItem(name, JSON.stringify(value));
    return JSON.parse(window[area].getItem(name));
  } catch {
    return null;
  }
}

// True in a browser that keeps nothing: whoever sits down there needs a word to come back.
export const keeps_nothing = stored("localStorage", "kept", 1) !== 1;

// The word that brings somebody back to her seat: the table and the secret of the seat.
export const word_of = (table, secret) => `${table}.${secret}`;

export function token(text) { return typeof text === "string" && /^[\w-]{1,64}$/.test(text) ? text : ""; }

// The seats that were taken in this browser, at one table or at any, each for as many days as its table waits.
export function kept(here = "") {
  const found = stored("localStorage", "seats");
  return (Array.isArray(found) ? found : []).filter((each) => each && token(each.table) && token(each.secret)
    && typeof each.name === "string" && Math.abs(Date.now() - each.at) < DAY * (each.days || 1)
    && (!here || each.table === here));
}

export function keep(seats) { stored("localStorage", "seats", seats.slice(0, MOST_IN_ALL)); }

// Keep a seat that was taken, besides those of others at that table.
export function keep_seat(table, secret, { name, days, seen }) {
  let others = 0;
  const rest = kept().filter((each) => each.secret !== secret && (each.table !== table || ++others < MOST));
  keep([{ table, secret, name, at: Date.now(), days, seen }, ...rest]);
}
