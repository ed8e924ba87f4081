// Elements of the page. Text is always text: nothing here parses markup.

// The height of a line of the script or of the trace, in pixels: the same as in the style.
export const ROW = 22;

// Returns a new element. `attributes` are set as such, except for functions, which listen (`click`). Children are
// elements or texts.
export function make(tag, attributes, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

// Returns a new element of a drawing.
export function draw(tag, attributes, ...children) {
  return filled(document.createElementNS("http:" + "//www.w3.org/2000/svg", tag), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== undefined && value !== null && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

// The rows of a long list that are in view. A row that looks as before stays as it is.
export class VisibleRows {
  constructor(parent) {
    this.parent = parent;
    this.kept = new Map();
  }

  // Shows rows `{key, look, build}` in this order: `build` returns the element of a row. It is called again only if
  // `look` has changed.
  show(rows) {
    const next = new Map();
    for (const { key, look, build } of rows) {
      const old = this.kept.get(key);
      next.set(key, old?.look === look ? old : { look, element: build() });
    }
    for (const [key, old] of this.kept) {
      if (next.get(key) !== old) old.element.remove();
    }
    this.kept = next;
    let place = this.parent.firstChild;
    for (const { element } of next.values()) {
      if (element === place) place = place.nextSibling;
      else this.parent.insertBefore(element, place);
    }
  }
}

// Returns the element of the document with an id.
export const byId = (id) => document.getElementById(id);

// Sets or removes an attribute whose value is `true`.
export function mark(element, name, value) {
  if (value) element.setAttribute(name, "true");
  else element.removeAttribute(name);
}

// Returns a function that calls `action` once, `delay` milliseconds after its last call.
export function later(delay, action) {
  let timer = 0;
  const call = (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...values), delay);
  };
  call.cancel = () => clearTimeout(timer);
  return call;
}

// Saves bytes or a text as a file of the reader.
export function download(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

// The choice of colours: follows the system until the button is used; kept as far as the browser allows it.
export function connectTheme(button) {
  const root = document.documentElement;
  const kept = readKept("theme");
  if (kept === "dark" || kept === "light") root.dataset.theme = kept;
  const system = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const isDark = () => (root.dataset.theme ?? system()) === "dark";
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    keep("theme", root.dataset.theme);
  });
}

// Keeps a text in the browser, if it allows that.
export function keep(name, text) {
  try {
    localStorage.setItem(`scene.${name}`, text);
  } catch {
    // Without storage nothing is kept.
  }
}

// Returns a kept text, or nothing.
export function readKept(name) {
  try {
    return localStorage.getItem(`scene.${name}`);
  } catch {
    return null;
  }
}
