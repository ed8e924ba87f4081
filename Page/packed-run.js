// The run of a player: tables, and rows of numbers. docs/player.md describes the data.
import { pictures } from "./picture-delta.js";
import { Offsets, lineAt, lineStarts } from "./text.js";

export class PackedRun {
  constructor(data) {
    this.data = data;
    this.rules = data.rules ?? {};
    this.pictureAt = pictures(data);
    this.offsets = new Offsets(data.script ?? "");
    this.starts = lineStarts(data.script ?? "");
    // The place of each line: where statement, step or time change, a new one begins.
    this.placeOf = new Uint32Array(this.count);
    data.places.forEach(([first], place) => this.placeOf.fill(place, first));
  }

  get count() {
    return this.data.lines.length / 2;
  }

  at(index) {
    const { strings, lines, shapes, places } = this.data;
    const [kind, rest, depth, rule] = shapes[lines[2 * index]];
    const receiver = strings[lines[2 * index + 1]];
    const [, scenario, step, start, end, time] = places[this.placeOf[index]];
    return {
      kind: strings[kind], text: receiver + strings[rest], depth, rule: strings[rule], receiver, scenario, step,
      start, end, time: time / 100,
      line: end > 0 ? lineAt(this.starts, this.offsets.unit(start)) + 1 : 0,
    };
  }

  // What failed: `{index, text, line}` with the line of the trace after which it was known, and the line of the script
  // from 1, or 0.
  get failures() {
    return (this.data.failures ?? []).map(([index, text, start, end]) => ({
      index, text: this.data.strings[text], line: end > 0 ? lineAt(this.starts, this.offsets.unit(start)) + 1 : 0,
    }));
  }

  picture(index) {
    return this.pictureAt(index);
  }

  // The calls that conditions have prevented in the step of a line; null for none.
  whynot(index) {
    const { strings, missed } = this.data;
    // A line before the first step of its scenario has the number of the step before.
    let first = index;
    while (first >= 0 && !["header", "scenario", "step"].includes(this.at(first).kind)) first -= 1;
    if (first < 0 || this.at(first).kind !== "step") return null;
    const [, scenario, step] = this.data.places[this.placeOf[index]];
    const found = missed.filter((row) => row[0] === scenario && row[1] === step);
    return found.length === 0 ? null : found.map(([, , call, reason, rule]) => ({
      call: strings[call], reason: strings[reason], rule: strings[rule],
    }));
  }
}
