// The controllers at a moment: who contains and presents whom.
import { make } from "./dom.js";

const STATES = {
  none: "not shown", appearing: "appearing", appeared: "appeared", disappearing: "disappearing",
  disappeared: "disappeared",
};

// Shows the nodes of a picture as a tree. The arrow keys move in it.
export class TreeView {
  constructor(element) {
    this.element = element;
    this.place = 0;
    element.addEventListener("keydown", (event) => this.press(event));
  }

  show(picture) {
    const items = [];
    const add = (node, level) => {
      items.push(this.item(node, level));
      for (const child of node.children ?? []) add(child, level + 1);
    };
    for (const window of picture?.windows ?? []) {
      items.push(this.windowItem(window));
      if (window.root) add(window.root, 2);
    }
    const hadFocus = this.element.contains(document.activeElement);
    if (items.length === 0) {
      items.push(make("div", { role: "treeitem", "aria-level": 1, class: "quiet" }, "No window."));
    }
    this.element.replaceChildren(...items);
    this.focusable(Math.min(this.place, items.length - 1));
    if (hadFocus) this.element.children[this.place].focus();
  }

  windowItem(window) {
    return make("div", { role: "treeitem", "aria-level": 1, class: "node" },
      make("span", { class: "name" }, window.name), " ",
      make("span", { class: "quiet" }, window.isKey ? "key window" : "window"));
  }

  item(node, level) {
    const element = make("div", { role: "treeitem", "aria-level": level, class: `node state-${node.state}` },
      make("span", { class: "name" }, `${node.role === "presented" ? "+ " : ""}${node.name}`), " ",
      make("span", { class: "state" }, STATES[node.state] ?? node.state), " ",
      make("span", { class: "quiet" }, [
        node.role === "presented" ? node.style ?? "presented" : "", node.base, node.view === "none" ? "no view" : "",
      ].filter(Boolean).join(", ")));
    element.style.paddingInlineStart = `${(level - 1) * 1.2 + 0.4}em`;
    return element;
  }

  focusable(place) {
    this.place = Math.max(0, place);
    [...this.element.children].forEach((item, number) => {
      item.tabIndex = number === this.place ? 0 : -1;
    });
  }

  press(event) {
    const last = this.element.children.length - 1;
    const places = { ArrowDown: this.place + 1, ArrowUp: this.place - 1, Home: 0, End: last };
    if (!(event.key in places)) return;
    event.preventDefault();
    event.stopPropagation();
    this.focusable(Math.max(0, Math.min(last, places[event.key])));
    this.element.children[this.place].focus();
  }
}
