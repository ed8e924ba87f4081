// Writes the player of a run: the page has its shell, and asks the language for what it shows.
import { byId } from "./dom.js";
import { decode, fromBase64, through } from "./text.js";

// A longer run is cut: its file would be too large.
const MOST_PACKED = 20000;

// Returns the run as the player reads it. `language` answers questions about the run in a place.
async function packRun(run, language, place) {
  const strings = [""];
  const numbers = new Map([["", 0]]);
  const number = (text = "") => {
    if (!numbers.has(text)) {
      numbers.set(text, strings.length);
      strings.push(text);
    }
    return numbers.get(text);
  };
  const lines = run.lines.slice(0, MOST_PACKED).map((line) => [
    number(line.kind), number(line.text), line.step, line.depth, Math.round(line.time * 100), number(line.receiver),
    number(line.rule), line.start ?? 0, line.end ?? 0, line.instance ?? 0,
  ]);
  const ends = {};
  run.lines.slice(0, MOST_PACKED).forEach((line, index) => { ends[line.step] = index; });
  const { pictures, whynot } = await language.call("pack", { place, count: lines.length, ends });
  const rules = {};
  const cited = new Set(run.lines.map((line) => line.rule).filter(Boolean));
  for (const reasons of Object.values(whynot)) for (const { rule } of reasons) if (rule) cited.add(rule);
  for (const id of [...cited].sort()) {
    const rule = await language.call("rule", { name: id });
    if (rule) rules[id] = rule;
  }
  return {
    version: 1, file: run.name, script: run.text, head: run.at(0).text.replace(/^# /, ""), strings, lines, rules,
    whynot, pictures,
  };
}

// Returns the file of the player for one run, or for two that are compared.
export async function packPlayer(runs, language) {
  const packed = await Promise.all(runs.filter(Boolean).map((run, place) => packRun(run, language, place)));
  const data = packed[1] ? { ...packed[0], compare: packed[1] } : packed[0];
  const shell = decode(await through(new DecompressionStream("gzip"), fromBase64(byId("player-shell").textContent)));
  const texts = {
    "SCENE-TITLE": data.file.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]),
    "SCENE-DATA": JSON.stringify(data).replaceAll("<", "\\u003c"),
  };
  return shell.replace(/SCENE-TITLE|SCENE-DATA/g, (name) => texts[name]);
}
