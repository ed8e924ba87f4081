// The run of a player: rows of numbers, a table of texts, and pictures as differences.
import { pictures } from "./picture-delta.js";
import { Offsets, lineAt, lineStarts } from "./text.js";

export class PackedRun {
  constructor(data) {
    this.data = data;
    this.rules = data.rules ?? {};
    this.pictureAt = pictures(data);
    this.offsets = new Offsets(data.script ?? "");
    this.starts = lineStarts(data.script ?? "");
  }

  get count() {
    return this.data.lines.length;
  }

  at(index) {
    const { strings, lines } = this.data;
    const [kind, text, step, depth, time, receiver, rule, start, end, instance] = lines[index];
    return {
      kind: strings[kind], text: strings[text], step, depth, time: time / 100, receiver: strings[receiver],
      rule: strings[rule], start, end, instance,
      line: end > 0 ? lineAt(this.starts, this.offsets.unit(start)) + 1 : 0,
    };
  }

  picture(index) {
    return this.pictureAt(index);
  }

  whynot(index) {
    return this.data.whynot?.[String(this.at(index).step)] ?? null;
  }
}
