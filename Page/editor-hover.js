// What a word of the script is: shown where the pointer rests, and for the word at the caret by a key.
import { ROW, byId, later } from "./dom.js";

const DELAY = 400;

export class Hover {
  // `ask(text, place)` returns a promise of `{start, end, title, text}`, or of nothing.
  constructor(editor, ask) {
    this.editor = editor;
    this.ask = ask;
    this.box = byId("hover");
    this.rest = later(DELAY, (x, y) => this.pointAt(x, y));
    const { area } = editor;
    area.addEventListener("mousemove", (event) => {
      this.hide();
      this.rest(event.offsetX, event.offsetY);
    });
    for (const kind of ["mouseleave", "input", "scroll", "blur", "click"]) {
      area.addEventListener(kind, () => {
        this.rest.cancel();
        this.hide();
      });
    }
    area.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.hide();
      if (event.key !== "F1") return;
      event.preventDefault();
      this.show(editor.caret);
    });
  }

  hide() {
    this.box.hidden = true;
  }

  // Shows the word at a point of the text area.
  pointAt(x, y) {
    const { editor } = this;
    const line = Math.floor((y + editor.area.scrollTop) / ROW);
    const column = Math.floor((x - editor.gutter + editor.area.scrollLeft) / editor.letterWidth);
    if (line >= editor.starts.length || column < 0 || column >= editor.lineText(line).length) return;
    this.show(editor.starts[line] + column);
  }

  async show(place) {
    const { editor } = this;
    const { text } = editor;
    const found = await this.ask(text, place).catch(() => null);
    if (!found || text !== editor.text) return;
    this.box.replaceChildren(...[found.title, found.text].filter(Boolean).map((part, number) => {
      const element = document.createElement(number === 0 ? "strong" : "span");
      element.textContent = part;
      return element;
    }));
    this.box.hidden = false;
    const [left, top] = editor.position(found.start);
    const room = editor.container.clientHeight;
    const isAbove = top + ROW + this.box.offsetHeight > room && top > this.box.offsetHeight;
    this.box.style.left = `${Math.max(4, Math.min(left, editor.container.clientWidth - this.box.offsetWidth - 8))}px`;
    this.box.style.top = `${isAbove ? top - this.box.offsetHeight - 2 : top + ROW + 2}px`;
  }
}
