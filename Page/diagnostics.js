// The list of what is wrong with the script, with fixes and explanations.
import { byId, make } from "./dom.js";

// A list of more problems would be slow, and nobody reads it.
const MOST_SHOWN = 100;

// `actions` has `select(start, end)`, `fix(fix)`, `explain(code)`, which returns a promise, and `lineOf(file, start)`,
// which returns a line from 1, or 0. `nameOf` returns the name of the script.
export class DiagnosticList {
  constructor(actions, nameOf) {
    this.actions = actions;
    this.nameOf = nameOf;
    // What a check has found, and the expectations that failed in the run.
    this.checked = [];
    this.failed = [];
    this.element = byId("diagnostics");
    this.messages = byId("messages");
    this.count = 0;
    this.errors = 0;
  }

  // Shows what a check has found.
  show(diagnostics) {
    this.checked = diagnostics;
    this.showList();
  }

  showList() {
    const all = [...this.failed, ...this.checked];
    this.element.replaceChildren(...all.slice(0, MOST_SHOWN).map((one) => this.item(one)));
    const more = all.length - MOST_SHOWN;
    if (more > 0) this.element.append(make("li", { class: "quiet" }, `${more} more are not listed.`));
    // The errors without which the script would run.
    this.errors = this.checked.filter((one) => one.severity === "error").length;
    this.count = all.length;
    this.showCount();
  }

  showCount() {
    const { count } = this;
    const errors = this.errors + this.failed.length;
    const nothing = this.messages.hidden ? "No problems." : "Messages of the run:";
    byId("count").textContent = count === 0 ? nothing : `${count} ${count === 1 ? "problem" : "problems"}, ${
      errors} ${errors === 1 ? "error" : "errors"}.`;
  }

  // Returns the file and the line of a diagnostic, such as `mail.scene:4`.
  placeOf(one) {
    const line = this.actions.lineOf(one.file, one.start);
    return line > 0 ? `${one.file}:${line}` : one.file;
  }

  item(one) {
    const name = this.nameOf();
    const isHere = one.file === name;
    const explanation = make("div", { class: "explanation" });
    const place = this.placeOf(one);
    const item = make("li", { class: `diagnostic ${one.severity}` },
      make("div", { class: "what" },
        make("button", {
          type: "button", class: "plain", click: () => isHere && this.actions.select(one.start, one.end),
        },
          make("span", { class: "severity" }, one.severity), " ", one.code, " ", make("span", {}, one.message),
          make("span", { class: "quiet" }, ` · ${place}`))));
    const details = [one.label, one.help].filter(Boolean);
    if (details.length) item.append(make("div", { class: "help" }, details.join(" · ")));
    const buttons = one.fixes.filter((fix) => fix.file === name).map((fix) => make("button", {
      type: "button", click: () => this.actions.fix(fix),
    }, fix.text ? `Fix: write '${fix.text.trim()}'` : "Fix: remove it"));
    buttons.push(make("button", {
      type: "button", "aria-expanded": "false",
      click: (event) => this.explain(one.code, explanation, event.currentTarget),
    }, "Explain"));
    item.append(make("div", { class: "buttons" }, ...buttons), explanation);
    return item;
  }

  async explain(code, element, button) {
    if (element.childNodes.length > 0) {
      element.replaceChildren();
      button.setAttribute("aria-expanded", "false");
      return;
    }
    const found = await this.actions.explain(code);
    if (!found) return;
    element.replaceChildren(
      make("p", {}, make("strong", {}, found.title), " ", found.meaning),
      make("p", { class: "quiet" }, "Example:"), make("pre", { tabindex: 0 }, found.example),
      make("p", { class: "quiet" }, "Fixed:"), make("pre", { tabindex: 0 }, found.fixed));
    button.setAttribute("aria-expanded", "true");
  }

  // Shows the expectations that failed, each once, and what else the run has said, as the tool prints it. Returns
  // whether the list has other problems now.
  showRun(failed, text) {
    const keys = new Set();
    const isNew = (one) => {
      const key = `${one.file} ${one.start} ${one.message}`;
      return !keys.has(key) && Boolean(keys.add(key));
    };
    const next = failed.filter(isNew);
    const isOther = next.length + this.failed.length > 0;
    this.failed = next;
    this.messages.textContent = text;
    this.messages.hidden = text === "";
    if (isOther) this.showList();
    else this.showCount();
    return isOther;
  }

  // Shows the text of messages about something that is not the script.
  showMessages(text) {
    this.showRun([], text);
  }
}
