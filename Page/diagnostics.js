// The list of what is wrong with the script, with fixes and explanations.
import { byId, make } from "./dom.js";

// A list of more problems would be slow, and nobody reads it.
const MOST_SHOWN = 100;

// `actions` has `select(start, end)`, `fix(fix)` and `explain(code)`, which returns a promise.
export class DiagnosticList {
  constructor(actions) {
    this.actions = actions;
    this.element = byId("diagnostics");
    this.messages = byId("messages");
    this.count = 0;
    this.errors = 0;
  }

  show(diagnostics, name, lineOf) {
    this.element.replaceChildren(...diagnostics.slice(0, MOST_SHOWN).map((one) => this.item(one, name, lineOf)));
    const more = diagnostics.length - MOST_SHOWN;
    if (more > 0) this.element.append(make("li", { class: "quiet" }, `${more} more are not listed.`));
    this.errors = diagnostics.filter((one) => one.severity === "error").length;
    this.count = diagnostics.length;
    this.showCount();
  }

  showCount() {
    const { count, errors } = this;
    const nothing = this.messages.hidden ? "No problems." : "Messages of the run:";
    byId("count").textContent = count === 0 ? nothing : `${count} ${count === 1 ? "problem" : "problems"}, ${
      errors} ${errors === 1 ? "error" : "errors"}.`;
  }

  item(one, name, lineOf) {
    const isHere = one.file === name;
    const explanation = make("div", { class: "explanation" });
    const place = isHere ? `line ${lineOf(one.start) + 1}` : one.file;
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

  // Shows what the run has said: the text of the tool's messages.
  showMessages(text) {
    if (this.messages.textContent === text) return;
    this.messages.textContent = text;
    this.messages.hidden = text === "";
    this.showCount();
  }
}
