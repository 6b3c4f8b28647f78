// Just as much of an element as the page's scripts need without a browser.

export class Element {
	constructor(id = "") {
		Object.assign(this, {
			id,
			dataset: {},
			hidden: false,
			value: "",
			textContent: "",
			className: "",
			children: [],
			style: {},
		});
	}
	get firstChild() {
		return this.children[0];
	}
	get lastChild() {
		return this.children.at(-1);
	}
	get parentElement() {
		this.parent ??= new Element();
		return this.parent;
	}
	append(...more) {
		this.children.push(...more);
	}
	insertBefore(child, next) {
		this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, child);
	}
	contains() {
		return false;
	}
	remove() {}
	setAttribute() {}
	focus() {
		globalThis.document.activeElement = this;
	}
	matches() {
		return false;
	}
}
