// The page's own scripts wherever node runs: as modules, anew for each page that a test opens.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const STATIC = fileURLToPath(new URL("../../../briscola/pages/static", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "pages-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
let opened = 0;

// Give the scripts what they find in a browser.
export function stand_in(given) {
	for (const [name, value] of Object.entries(given))
		Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

// A page anew, as what loads its modules by name; `stubs` has the text of those that stand for its own.
export function new_page(stubs = {}) {
	const own = join(folder, String(opened++));
	cpSync(STATIC, own, { recursive: true });
	writeFileSync(join(own, "package.json"), '{"type": "module"}');
	for (const [name, text] of Object.entries(stubs)) writeFileSync(join(own, `${name}.js`), text);
	return (...names) => Promise.all(names.map((name) => import(pathToFileURL(join(own, `${name}.js`)).href)));
}
