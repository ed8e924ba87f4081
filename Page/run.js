// A run as the views see it: its lines, and what can be asked about a line.
//
// A line is `{kind, text, depth}`. Where more is known about it, it also has `{step, time, receiver, rule, file, start,
// end, line}`: `time` in seconds, `start` and `end` in bytes of the script, `line` of the script from 1.
import { decode } from "./text.js";

const KINDS = [
  ["> ", "step"], ["|", "print"], ["! warning: ", "warning"], ["! exception ", "exception"],
  ["! expected: ", "expected"], ["! leak: ", "leak"], ["! unknown: ", "unknown"],
  ["! nothing: ", "nothing"], ["== ", "scenario"], ["# ", "header"],
];

// Returns the line for a line of a trace as the tool prints it.
export function parsedLine(line) {
  const text = line.trimStart();
  const kind = KINDS.find(([start]) => text.startsWith(start))?.[1] ?? "call";
  const isOutside = kind === "step" || kind === "header" || kind === "scenario";
  return { kind, text, depth: (line.length - text.length) / 2 - (isOutside ? 0 : 1) };
}

// Returns the environment that the first line of a trace names, such as `ios 17, iPhone portrait`.
export const environmentOf = (head) => head.replace(/^(# )?trace \d+, /, "");

// The lines of a run in the page, which come while it runs. More about a line is asked from the language.
export class Run {
  constructor(name, text) {
    this.name = name;
    this.text = text;
    // The lines as the tool prints them.
    this.lines = [];
    this.isDone = false;
  }

  get count() {
    return this.lines.length;
  }

  at(index) {
    return parsedLine(this.lines[index]);
  }

  // Adds whole lines.
  append(buffer) {
    const lines = decode(new Uint8Array(buffer)).split("\n");
    lines.pop();
    for (const line of lines) this.lines.push(line);
  }
}

// Returns a line with its indentation.
export function indentedText(line) {
  return " ".repeat(indentation(line) * 2) + line.text;
}

// Returns the depth of a line in the trace, in steps of two spaces.
export function indentation(line) {
  if (line.kind === "header" || line.kind === "scenario") return 0;
  return line.kind === "step" ? line.depth : line.depth + 1;
}

// What a list shows: the lines of one run, or those of two runs side by side in one list.
export class Rows {
  // `pairs` has, for each row, the line in the first run and the line in the second one, or -1.
  constructor(runs, pairs) {
    this.runs = runs;
    this.pairs = pairs;
  }

  get count() {
    return this.pairs ? this.pairs.length : this.runs[0].count;
  }

  // Returns `{run, index, line, only}`: the line that a row shows, and `only` 0 or 1 if one run alone has it.
  at(row) {
    if (!this.pairs) return { run: 0, index: row, line: this.runs[0].at(row) };
    const [first, second] = this.pairs[row];
    if (first < 0) return { run: 1, index: second, line: this.runs[1].at(second), only: 1 };
    return { run: 0, index: first, line: this.runs[0].at(first), only: second < 0 ? 0 : undefined };
  }

  // Returns the row that shows a line of the first run.
  rowOf(index) {
    return this.pairs ? Math.max(0, this.pairs.findIndex(([first]) => first === index)) : index;
  }
}
