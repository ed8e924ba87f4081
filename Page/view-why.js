// Why a line is in the trace, and why other calls are not.
import { make } from "./dom.js";

// Returns the sources of a rule; one with an address is a link to it.
function sourceList(rule) {
  const links = rule.links ?? {};
  return rule.sources.flatMap((name, place) => {
    const url = Object.hasOwn(links, name) ? String(links[name]) : "";
    const source = url.startsWith("https:" + "//")
      ? make("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, name) : name;
    return place === 0 ? [source] : [", ", source];
  });
}

const CONFIDENCE = {
  logged: "seen in a log", documented: "documented by Apple", contested: "sources disagree",
  inferred: "inferred from other behaviour",
};

// Returns the range of releases of a rule as words.
function releases(rule) {
  if (rule.releases) return rule.releases;
  if (rule.since === undefined) return "";
  return rule.until === null || rule.until === undefined
    ? `iOS ${rule.since} and later` : `iOS ${rule.since} to ${rule.until}`;
}

// Shows the reason for a line: `{line, rule, whynot}`. `rule` is null for a line without one, and `whynot` a list.
export function showWhy(element, { line, rule, whynot }) {
  const parts = [];
  if (line) parts.push(make("p", { class: "call" }, line.text));
  if (rule) {
    parts.push(
      make("p", {}, make("code", { class: "rule" }, rule.id ?? line.rule), " ", rule.text),
      make("p", { class: "quiet" },
        [
          CONFIDENCE[line?.confidence ?? rule.confidence] ?? rule.confidence, releases(rule),
        ].filter(Boolean).join(" · "),
        ...(rule.sources?.length ? [" · sources: ", ...sourceList(rule)] : [])));
  } else if (line?.rule) {
    parts.push(make("p", {}, make("code", { class: "rule" }, line.rule)));
  } else if (line) {
    parts.push(make("p", { class: "quiet" }, REASONS[line.kind] ?? "This line has no rule of its own."));
  }
  if (whynot?.length) {
    parts.push(
      make("h3", {}, "Not called in this step"),
      make("ul", { class: "whynot" }, ...whynot.map((entry) => make("li", {},
        make("code", {}, entry.call), ": ", entry.reason, " ",
        entry.rule ? make("code", { class: "rule" }, entry.rule) : null))));
  }
  element.replaceChildren(...parts);
}

const REASONS = {
  header: "The release and the device of the run.",
  step: "A statement of the script. The calls that it causes follow.",
  scenario: "A scenario runs from the start, with a new app.",
  print: "The script prints this.",
  expected: "An expectation of the script that is not met.",
  error: "The script failed here, and the run ended.",
  unknown: "A decision on a value that nothing declares.",
  nothing: "The step has no effect, for this reason.",
  leak: "A controller that nothing on the screen refers to is still alive.",
};
