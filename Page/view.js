// The selected moment of a run, and everything that follows it: list, slider, drawing, tree, reason. Page and player
// share this.
import { byId, later, make } from "./dom.js";
import { TraceList } from "./view-trace.js";
import { drawPicture } from "./view-picture.js";
import { TreeView } from "./view-tree.js";
import { showWhy } from "./view-why.js";

// A screen reader hears a moment when the reader stays there.
const SENTENCE_DELAY = 250;
const BUTTONS = [
  ["back", "first", "|◀", "First line"], ["back", "previous-step", "◀◀", "Previous statement"],
  ["back", "previous", "◀", "Previous line"], ["forth", "next", "▶", "Next line"],
  ["forth", "next-step", "▶▶", "Next statement"], ["forth", "last", "▶|", "Last line"],
];

// `source` answers questions, with a value or a promise: `moment(row)` is `{line, picture}`, `whynot(row)` a list, and
// `rule(id)` a rule. `moved(entry)` is called after each move.
export class MomentView {
  constructor(source, moved) {
    this.source = source;
    this.moved = moved;
    this.rows = null;
    this.moment = -1;
    this.question = 0;
    this.list = new TraceList(byId("trace"), (row) => this.go(row));
    this.tree = new TreeView(byId("tree"));
    this.slider = byId("slider");
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    const targets = {
      first: () => 0, previous: () => this.moment - 1, next: () => this.moment + 1, last: () => this.rows.count - 1,
      "previous-step": () => this.step(-1), "next-step": () => this.step(1),
    };
    for (const [side, id, sign, name] of BUTTONS) {
      byId(side).append(make("button", {
        type: "button", id, "aria-label": name, title: name, click: () => this.rows && this.go(targets[id]()),
      }, sign));
    }
    this.speak = later(SENTENCE_DELAY, (text) => { byId("sentence").textContent = text; });
  }

  get count() {
    return this.rows?.count ?? 0;
  }

  // Shows the rows of a run. The moment stays in range.
  show(rows, moment, names) {
    this.rows = rows;
    this.slider.max = String(Math.max(0, rows.count - 1));
    this.slider.disabled = rows.count === 0;
    this.moment = Math.max(-1, Math.min(moment, rows.count - 1));
    this.list.show(rows, this.moment, names);
    this.update();
  }

  // Selects a row.
  go(row) {
    if (this.count === 0) return;
    this.moment = Math.max(0, Math.min(row, this.count - 1));
    this.list.go(this.moment);
    this.update();
  }

  // Returns the row of the next or previous statement.
  step(direction) {
    for (let row = this.moment + direction; row >= 0 && row < this.count; row += direction) {
      if (this.rows.at(row).line.kind === "step") return row;
    }
    return direction > 0 ? this.count - 1 : 0;
  }

  async update() {
    const row = this.moment;
    const entry = row >= 0 && row < this.count ? this.rows.at(row) : null;
    this.slider.value = String(Math.max(0, row));
    this.question += 1;
    const { question } = this;
    if (!entry) return this.showMoment(null, null);
    const isCurrent = () => question === this.question;
    const answer = (value) => Promise.resolve(value).catch(() => null);
    const found = await answer(this.source.moment(row));
    if (!isCurrent()) return undefined;
    const line = { ...entry.line, ...found?.line };
    const rule = line.rule ? await answer(this.source.rule(line.rule)) : null;
    if (!isCurrent()) return undefined;
    this.showMoment({ ...entry, line }, found?.picture, rule);
    const whynot = await answer(this.source.whynot(row));
    if (isCurrent() && whynot?.length) showWhy(byId("why"), { line, rule, whynot });
    return undefined;
  }

  // Shows an entry of the rows with the picture and the rule that belong to it.
  showMoment(entry, picture, rule) {
    const line = entry?.line;
    const place = line ? placeText(line, this.moment, this.count) : "";
    byId("place").textContent = place;
    this.slider.setAttribute("aria-valuetext", line ? `${place}: ${line.text}` : "no line");
    this.moved(entry);
    byId("picture").replaceChildren(...(picture ? [drawPicture(picture)] : []));
    byId("clock").textContent = picture ? clockText(picture) : "";
    this.tree.show(picture);
    showWhy(byId("why"), { line, rule });
    this.picture = picture;
    this.speak(line ? `${line.text}. ${picture?.sentence ?? ""}` : "");
  }
}

function placeText(line, row, count) {
  const place = `line ${row + 1} of ${count}`;
  return line.step > 0 ? `${place} · step ${line.step}` : place;
}

function clockText(picture) {
  const parts = [`${picture.clock.toFixed(2)} s`, picture.phase];
  for (const transition of picture.transitions ?? []) {
    const sides = [transition.from, transition.to].filter(Boolean).join(" → ");
    parts.push(`${transition.kind} ${sides} ${Math.round((transition.progress ?? 0) * 100)} %`);
  }
  return parts.join(" · ");
}

// Says something to everybody: a line at the bottom, which screen readers read.
export function announce(text, isError = false) {
  const element = byId("status");
  element.replaceChildren(make("span", { class: isError ? "bad" : "" }, text));
}

// The keys that move the moment everywhere but where one types. Returns whether the key was one of them.
export function pressMomentKey(view, event) {
  const target = event.target;
  const isTyping = target.matches?.("textarea, input:not([type=range]), select") || target.isContentEditable;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return false;
  const moves = {
    ArrowRight: () => view.go(view.moment + 1), ArrowLeft: () => view.go(view.moment - 1),
    n: () => view.go(view.step(1)), p: () => view.go(view.step(-1)),
  };
  if (!(event.key in moves) || target.matches?.("input")) return false;
  event.preventDefault();
  moves[event.key]();
  return true;
}

// On a narrow screen only one pane is shown: connects the buttons that choose it.
export function connectPanes() {
  const buttons = [...document.querySelectorAll("[data-show]")];
  const choose = (name) => {
    document.body.dataset.pane = name;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.show === name));
  };
  for (const button of buttons) button.addEventListener("click", () => choose(button.dataset.show));
  choose(document.body.dataset.pane);
  return choose;
}

// F6 moves the focus to the next pane.
export function connectPaneKeys() {
  addEventListener("keydown", (event) => {
    if (event.key !== "F6") return;
    event.preventDefault();
    const stops = [...document.querySelectorAll("[data-stop]")].filter((stop) => stop.offsetParent !== null);
    if (stops.length === 0) return;
    const place = stops.findIndex((stop) => stop.contains(document.activeElement));
    const next = (place + (event.shiftKey ? stops.length - 1 : 1) + stops.length) % stops.length;
    stops[next].focus();
  });
}
