// The list of the lines of a trace. Only the lines in view are elements, so that a long trace costs no more than a
// short one.
import { ROW, VisibleRows, make } from "./dom.js";
import { indentation } from "./run.js";

const EXTRA = 8;
// As many lines are printed.
const MOST_PRINTED = 5000;

export class TraceList {
  // `select(row)` is called when the reader chooses a line.
  constructor(element, select) {
    this.element = element;
    this.select = select;
    this.rows = null;
    this.moment = -1;
    this.names = ["", ""];
    this.space = make("div", { class: "space", role: "presentation" });
    this.lines = new VisibleRows(this.space);
    element.append(this.space);
    element.addEventListener("scroll", () => this.paint());
    element.addEventListener("keydown", (event) => this.press(event));
    element.addEventListener("click", (event) => {
      const row = event.target.closest("[data-row]");
      if (row) this.select(Number(row.dataset.row));
    });
    this.height = 0;
    new ResizeObserver(() => this.resized()).observe(element);
    addEventListener("beforeprint", () => this.paint(true));
    addEventListener("afterprint", () => this.paint());
  }

  // Shows rows; `names` are those of the environments of both runs.
  show(rows, moment, names = this.names) {
    this.rows = rows;
    this.names = names;
    this.space.style.height = `${rows.count * ROW}px`;
    this.moment = moment;
    this.paint();
  }

  // Marks a row and brings it into view.
  go(moment) {
    this.moment = moment;
    const top = moment * ROW;
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop + ROW) this.element.scrollTop = Math.max(0, top - ROW * 2);
    else if (top > scrollTop + clientHeight - ROW * 3) this.element.scrollTop = top - clientHeight + ROW * 3;
    this.paint();
  }

  // A list that was not shown, or in which the marked row was in view, brings it into view.
  resized() {
    const { height } = this;
    this.height = this.element.clientHeight;
    const top = this.moment * ROW - this.element.scrollTop;
    const wasSeen = height === 0 || (top >= 0 && top < height);
    if (wasSeen && this.rows && this.moment >= 0) this.go(this.moment);
    else this.paint();
  }

  press(event) {
    if (!this.rows || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / ROW) - 1);
    const moves = {
      ArrowUp: this.moment - 1, ArrowDown: this.moment + 1, PageUp: this.moment - page, PageDown: this.moment + page,
      Home: 0, End: this.rows.count - 1,
    };
    if (!(event.key in moves)) return;
    event.preventDefault();
    this.select(Math.max(0, Math.min(this.rows.count - 1, moves[event.key])));
  }

  paint(all = false) {
    if (!this.rows) return;
    const { count } = this.rows;
    const { scrollTop, clientHeight } = this.element;
    const first = all ? 0 : Math.max(0, Math.floor(scrollTop / ROW) - EXTRA);
    const last = all
      ? Math.min(count, MOST_PRINTED) : Math.min(count, Math.ceil((scrollTop + clientHeight) / ROW) + EXTRA);
    const lines = [];
    for (let row = first; row < last; row += 1) lines.push(this.line(row, count));
    // The marked line exists even if it is out of view, because the list names it as the active one.
    if (this.moment >= 0 && this.moment < count && (this.moment < first || this.moment >= last)) {
      lines.push(this.line(this.moment, count));
    }
    this.lines.show(lines);
    if (this.moment >= 0 && this.moment < count) {
      this.element.setAttribute("aria-activedescendant", this.lineId(this.moment));
    } else {
      this.element.removeAttribute("aria-activedescendant");
    }
  }

  lineId(row) {
    return `${this.element.id}-${row}`;
  }

  // Returns what a line looks like, for `VisibleRows`.
  line(row, count) {
    const { line, only } = this.rows.at(row);
    const classes = ["line", `kind-${line.kind}`];
    if (row > this.moment) classes.push("later");
    if (only !== undefined) classes.push(only === 0 ? "only-first" : "only-second");
    const parts = {
      row, count, text: line.text, indent: indentation(line) * 2 + 2, classes: classes.join(" "),
      isSelected: row === this.moment, note: only === undefined ? "" : `only ${this.names[only]}: `,
    };
    return { key: row, look: JSON.stringify(parts), build: () => this.lineElement(parts) };
  }

  lineElement({ row, count, text, indent, classes, isSelected, note }) {
    const element = make("div", {
      id: this.lineId(row), class: classes, role: "option", "aria-selected": String(isSelected),
      "aria-posinset": row + 1, "aria-setsize": count, "data-row": row,
    }, note ? make("span", { class: "hidden" }, note) : null, text);
    element.style.top = `${row * ROW}px`;
    element.style.paddingInlineStart = `${indent}ch`;
    return element;
  }
}
