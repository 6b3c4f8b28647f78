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
			style: {
				setProperty(name, value) {
					this[name] = value;
				},
			},
		});
	}
	get classList() {
		const names = new Set(this.className.split(" "));
		const change = (how) => (name) => {
			names[how](name);
			this.className = [...names].join(" ");
		};
		const [add, remove] = ["add", "delete"].map(change);
		return { add, remove, toggle: (name, yes) => (yes ? add : remove)(name), contains: (name) => names.has(name) };
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
		if (this.children.includes(child)) child.remove();
		child.row = this;
		this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, child);
	}
	contains() {
		return false;
	}
	remove() {
		this.row.children.splice(this.row.children.indexOf(this), 1);
	}
	setAttribute(name, value) {
		this[name] = value;
	}
	removeAttribute() {}
	addEventListener() {}
	click() {
		this.onclick();
	}
	focus() {
		globalThis.document.activeElement = this;
	}
	matches() {
		return false;
	}
}
