// Where a run failed, or where it differs from another one, and the banner that says so. Page and player share this.
import { byId, make } from "./dom.js";

const FAILURES = new Set(["error", "exception", "expected"]);

// Returns the first row with a failure of the first run; -1 if no line is one.
export function firstFailure(rows) {
  return firstRow(rows, ({ run, line }) => run === 0 && FAILURES.has(line.kind));
}

// Returns the first row that only one of two runs has; -1 if there is none. Their headers name the environments, so
// they differ in any case, and are left out unless nothing else does.
export function firstDifference(rows) {
  if (!rows.pairs) return -1;
  const found = firstRow(rows, ({ line, only }) => only !== undefined && line.kind !== "header");
  return found >= 0 ? found : firstRow(rows, ({ only }) => only !== undefined);
}

function firstRow(rows, isWanted) {
  for (let row = 0; row < rows.count; row += 1) {
    if (isWanted(rows.at(row))) return row;
  }
  return -1;
}

// Shows a sentence above the panes, with a button that leads to its line; no sentence hides it.
export function showBanner(text, go) {
  const banner = byId("banner");
  banner.hidden = !text;
  banner.replaceChildren(...(text ? [
    make("span", { class: "what" }, text), make("button", { type: "button", click: go }, "Show"),
  ] : []));
}
