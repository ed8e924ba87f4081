// The editor: a text area, with the same text painted below it in colours. Caret, selection, undo, input methods and
// screen readers are those of the browser. Only the lines in view are painted.
import { ROW, VisibleRows, make } from "./dom.js";
import { lineAt, lineStarts } from "./text.js";

const EXTRA_LINES = 4;
// The names of the colours, as `ScriptColours.Colour` has them.
const COLOURS = ["plain", "comment", "string", "number", "keyword", "verb", "symbol", "name", "type", "attribute"];

export class Editor {
  // `changed(text)` is called after each change.
  constructor(container, changed) {
    this.container = container;
    this.changed = changed;
    this.area = container.querySelector("textarea");
    this.sheet = make("div", { class: "sheet" });
    this.paper = make("div", { class: "paper", "aria-hidden": "true" }, this.sheet);
    this.rows = new VisibleRows(this.sheet);
    container.prepend(this.paper);
    // What is in view, in pixels. It is kept, because asking the text area makes the browser lay out the whole text.
    this.view = { top: 0, left: 0, height: 0 };
    this.frame = 0;
    // Returns the colours of a text: start, end and kind in turn.
    this.colour = () => [];
    this.tokens = [];
    this.marks = [];
    this.running = -1;
    this.text = this.area.value;
    this.starts = lineStarts(this.text);
    this.area.addEventListener("input", () => this.update());
    this.area.addEventListener("scroll", () => this.look());
    new ResizeObserver(() => this.look()).observe(container);
  }

  // Replaces the whole text without a way back, as for another script.
  load(text) {
    this.area.value = text;
    this.area.setSelectionRange(0, 0);
    this.area.scrollTop = 0;
    this.update();
  }

  // Replaces the whole text so that the browser can undo it. The focus stays where it is.
  swap(text) {
    const focused = document.activeElement;
    this.replace(0, this.area.value.length, text);
    this.area.setSelectionRange(0, 0);
    this.area.scrollTop = 0;
    if (focused !== this.area) focused?.focus?.();
  }

  // Replaces a part of the text so that the browser can undo it.
  replace(start, end, text) {
    this.area.focus();
    this.area.setSelectionRange(start, end);
    const command = text === "" ? "delete" : "insertText";
    if (start === end && text === "") return;
    // The command is the only edit that browsers undo.
    if (!document.execCommand(command, false, text)) {
      this.area.setRangeText(text, start, end, "end");
      this.update();
    }
  }

  get caret() {
    return this.area.selectionStart;
  }

  // The number of the caret's line, from 0.
  get caretLine() {
    return lineAt(this.starts, this.area.selectionStart);
  }

  lineText(line) {
    return this.text.slice(this.starts[line], (this.starts[line + 1] ?? this.text.length + 1) - 1);
  }

  // The width of the line numbers, in pixels.
  get gutter() {
    return parseFloat(getComputedStyle(this.area).paddingInlineStart);
  }

  get letterWidth() {
    return this.widthOf("x".repeat(100)) / 100;
  }

  widthOf(text) {
    const ruler = make("span", { class: "ruler" }, text);
    this.container.append(ruler);
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  }

  // Returns where a place of the text is in the editor: left and top, in pixels.
  position(place) {
    const line = lineAt(this.starts, place);
    const left = this.gutter + this.widthOf(this.text.slice(this.starts[line], place)) - this.area.scrollLeft;
    return [left, line * ROW - this.area.scrollTop];
  }

  update() {
    const before = this.text;
    this.text = this.area.value;
    if (this.text === before) return;
    // The check of the text runs while the rest of this is done.
    this.changed(this.text);
    this.starts = lineStarts(this.text);
    this.shift(before);
    this.paintSoon();
    this.tokens = this.colour(this.text);
  }

  // Moves marks to where their text is now, until there are new ones.
  shift(before) {
    const shorter = Math.min(before.length, this.text.length);
    let head = 0;
    while (head < shorter && before.charCodeAt(head) === this.text.charCodeAt(head)) head += 1;
    const more = this.text.length - before.length;
    const moved = (place) => (place <= head ? place : Math.max(head, place + more));
    this.marks = this.marks.map((mark) => ({ ...mark, start: moved(mark.start), end: moved(mark.end) }));
  }

  // Shows the colours that a function returns for the text.
  colourWith(colour) {
    this.colour = colour;
    this.tokens = colour(this.text);
    this.paint();
  }

  // Shows marks under the text: `{start, end, severity}`.
  showMarks(marks) {
    this.marks = marks;
    this.paint();
  }

  // Marks the line that runs, from 0; -1 for none.
  markLine(line, reveal = true) {
    this.running = line;
    if (reveal && line >= 0) this.reveal(line);
    this.paintSoon();
  }

  // Brings a line into view.
  reveal(line) {
    const top = line * ROW;
    const { scrollTop, clientHeight } = this.area;
    if (top >= scrollTop && top <= scrollTop + clientHeight - ROW * 2) return;
    this.area.scrollTop = Math.max(0, top - clientHeight / 2);
  }

  // Selects a part of the text and brings it into view.
  select(start, end) {
    this.area.focus();
    this.area.setSelectionRange(start, end);
    this.reveal(lineAt(this.starts, start));
  }

  // Takes over what is in view, and paints it.
  look() {
    const { scrollTop, scrollLeft, clientHeight } = this.area;
    this.view = { top: scrollTop, left: scrollLeft, height: clientHeight };
    this.paint();
  }

  // Paints with the next frame of the browser.
  paintSoon() {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.paint());
  }

  paint() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { top, left, height } = this.view;
    const first = Math.max(0, Math.floor(top / ROW) - EXTRA_LINES);
    const last = Math.min(this.starts.length, Math.ceil((top + height) / ROW) + EXTRA_LINES);
    this.setStyle(this.container, "--gutter", `${String(this.starts.length).length + 3}ch`);
    this.setStyle(this.sheet, "transform", `translateY(${-top}px)`);
    this.setStyle(this.sheet, "--left", `${-left}px`);
    const rows = [];
    const cursor = { token: this.firstToken(this.starts[first] ?? 0) };
    for (let line = first; line < last; line += 1) rows.push(this.row(line, cursor));
    this.rows.show(rows);
  }

  setStyle(element, name, value) {
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }

  // Returns the place of the first colour that ends after `start`.
  firstToken(start) {
    let low = 0;
    let high = this.tokens.length / 3;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.tokens[middle * 3 + 1] <= start) low = middle + 1;
      else high = middle;
    }
    return low * 3;
  }

  // Returns what a line looks like, for `VisibleRows`.
  row(number, cursor) {
    const start = this.starts[number];
    const end = (this.starts[number + 1] ?? this.text.length + 1) - 1;
    const marks = this.marks.filter((mark) => mark.start <= end && mark.end >= start);
    const worst = marks.some((mark) => mark.severity === "error") ? "error" : marks[0]?.severity;
    const classes = ["row", number === this.running ? "running" : "", worst ? `has-${worst}` : ""];
    const parts = this.parts(start, end, cursor, marks);
    const classNames = classes.filter(Boolean).join(" ");
    return {
      key: number, look: JSON.stringify([classNames, parts]), build: () => this.element(number, classNames, parts),
    };
  }

  element(number, classNames, parts) {
    const row = make("div", { class: classNames },
      make("span", { class: "number" }, String(number + 1)),
      make("span", { class: "window" }, make("span", { class: "text" },
        ...parts.map(([classes, text]) => make("span", classes ? { class: classes } : {}, text)))));
    row.style.top = `${number * ROW}px`;
    return row;
  }

  // Returns the parts of a line, classes and text of each: between two of its boundaries, colour and mark are the same.
  parts(start, end, cursor, marks) {
    const { tokens } = this;
    const bounds = new Set([start, end]);
    const spans = [];
    while (cursor.token < tokens.length && tokens[cursor.token + 1] <= start) cursor.token += 3;
    for (let place = cursor.token; place < tokens.length && tokens[place] < end; place += 3) {
      spans.push([Math.max(start, tokens[place]), Math.min(end, tokens[place + 1]), COLOURS[tokens[place + 2]]]);
      bounds.add(spans[spans.length - 1][0]).add(spans[spans.length - 1][1]);
    }
    for (const mark of marks) bounds.add(Math.max(start, mark.start)).add(Math.min(end, mark.end));
    const places = [...bounds].sort((left, right) => left - right);
    const parts = [];
    for (let place = 0; place + 1 < places.length; place += 1) {
      const [from, to] = [places[place], places[place + 1]];
      const colour = spans.find((span) => span[0] <= from && span[1] >= to)?.[2];
      const mark = marks.find((found) => found.start <= from && found.end >= to && found.end > found.start);
      const classes = [colour ? `token-${colour}` : "", mark ? `wavy-${mark.severity}` : ""].filter(Boolean).join(" ");
      parts.push([classes, this.text.slice(from, to)]);
    }
    // A mark without length, as at the end of a line, is shown as a space.
    const empty = marks.find((mark) => mark.start === mark.end || mark.start === end);
    if (empty) parts.push([`wavy-${empty.severity}`, " "]);
    return parts;
  }
}
