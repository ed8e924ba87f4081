// Completion in the editor: a list of words below the caret, and the usage of the statement.
import { ROW, byId, make } from "./dom.js";

const MOST_CANDIDATES = 200;

export class Completion {
  // `ask(text, place)` returns a promise of `{start, hint, candidates}`.
  constructor(editor, ask) {
    this.editor = editor;
    this.ask = ask;
    this.list = byId("completions");
    this.usage = byId("usage");
    this.question = 0;
    this.close();
    const { area } = editor;
    area.addEventListener("keydown", (event) => this.press(event), { capture: true });
    area.addEventListener("input", (event) => this.typed(event));
    area.addEventListener("blur", () => this.close());
    area.addEventListener("scroll", () => this.close());
    area.addEventListener("click", () => this.close());
    this.list.addEventListener("mousedown", (event) => {
      // The text area keeps the focus.
      event.preventDefault();
      const item = event.target.closest("[data-place]");
      if (item) this.accept(Number(item.dataset.place));
    });
  }

  get isOpen() {
    return !this.list.hidden;
  }

  typed(event) {
    const isWord = event.inputType === "insertText" && /^[\p{L}\d_. ]$/u.test(event.data ?? "");
    const isDeletion = event.inputType?.startsWith("delete") && this.isOpen;
    if (this.isOpen) this.narrow();
    if (isWord || isDeletion) this.request(false);
    else this.close();
  }

  // Leaves out what no longer begins with the word, until there is an answer.
  narrow() {
    const word = this.editor.text.slice(this.start, this.editor.caret);
    const candidates = this.candidates.filter(({ text }) => text.startsWith(word) && text !== word);
    if (candidates.length > 0) this.show(this.start, candidates);
    else this.hide();
  }

  async request(isAsked) {
    this.question += 1;
    const { question } = this;
    const { text, caret } = this.editor;
    const found = await this.ask(text, caret).catch(() => null);
    if (question !== this.question || !found || text !== this.editor.text) return;
    this.usage.textContent = found.hint ? `usage: ${found.hint}` : "";
    const word = text.slice(found.start, caret);
    const candidates = found.candidates.slice(0, MOST_CANDIDATES);
    const isKnown = candidates.length === 1 && candidates[0].text === word;
    if (candidates.length === 0 || isKnown || (!isAsked && word.length === 0)) this.hide();
    else this.show(found.start, candidates);
  }

  show(start, candidates) {
    this.start = start;
    this.candidates = candidates;
    this.list.replaceChildren(...candidates.map((candidate, place) => make("div", {
      role: "option", id: `completion-${place}`, "data-place": place, "aria-selected": "false",
    }, candidate.text)));
    this.list.hidden = false;
    this.position(start);
    this.choose(0);
  }

  // Below the word, or above it where there is more room.
  position(start) {
    const { editor } = this;
    const [left, lineTop] = editor.position(start);
    const top = lineTop + ROW + 4;
    const room = editor.container.clientHeight;
    const height = Math.min(this.list.scrollHeight, ROW * 8);
    const isAbove = top + height > room && top - ROW > height;
    this.list.style.left = `${Math.max(0, Math.min(left, editor.container.clientWidth - this.list.offsetWidth - 8))}px`;
    this.list.style.top = `${isAbove ? top - ROW - height - 8 : top}px`;
  }

  choose(place) {
    const items = [...this.list.children];
    this.chosen = (place + items.length) % items.length;
    items.forEach((item, number) => item.setAttribute("aria-selected", String(number === this.chosen)));
    items[this.chosen].scrollIntoView({ block: "nearest" });
    this.editor.area.setAttribute("aria-activedescendant", items[this.chosen].id);
  }

  accept(place) {
    const { text, isWhole } = { isWhole: this.candidates[place].whole, ...this.candidates[place] };
    const { start } = this;
    this.hide();
    this.editor.replace(start, this.editor.caret, text);
    if (isWhole) this.request(false);
  }

  hide() {
    this.list.hidden = true;
    this.editor.area.removeAttribute("aria-activedescendant");
  }

  close() {
    this.question += 1;
    this.usage.textContent = "";
    this.hide();
  }

  press(event) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === " ") {
      event.preventDefault();
      this.request(true);
      return;
    }
    if (!this.isOpen) return;
    const page = 8;
    const actions = {
      ArrowDown: () => this.choose(this.chosen + 1), ArrowUp: () => this.choose(this.chosen - 1),
      PageDown: () => this.choose(Math.min(this.chosen + page, this.candidates.length - 1)),
      PageUp: () => this.choose(Math.max(this.chosen - page, 0)),
      Enter: () => this.accept(this.chosen), Tab: () => this.accept(this.chosen), Escape: () => this.close(),
    };
    const action = !isCommand && !event.shiftKey && actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }
}
