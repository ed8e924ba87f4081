// The language: one instance of its module for WebAssembly.
import { Offsets, decode, encode } from "./text.js";

// A run that needs more memory gets a new instance afterwards, because memory does not shrink.
const LARGE_MEMORY = 64 << 20;

export class SceneModule {
  // `read(importer, path)` returns for an imported file `{name, text}`, `{storyboards}` packed, or `{reason}`.
  constructor(compiled, read) {
    this.read = read;
    this.exports = new WebAssembly.Instance(compiled, {
      page: {
        number: (start, count) => Number(this.textAt(start, count)),
        fmod: (left, right) => left % right,
        read: (start, count) => this.answer(this.textAt(start, count)),
      },
    }).exports;
  }

  get memorySize() {
    return this.exports.memory.buffer.byteLength;
  }

  get isLarge() {
    return this.memorySize > LARGE_MEMORY;
  }

  bytesAt(start, count) {
    return new Uint8Array(this.exports.memory.buffer, start >>> 0, count);
  }

  textAt(start, count) {
    return decode(this.bytesAt(start, count));
  }

  put(bytes, reserve) {
    const start = reserve(bytes.length);
    this.bytesAt(start, bytes.length).set(bytes);
  }

  // Answers a question of the module for an imported file.
  answer(question) {
    const end = question.indexOf("\n");
    const found = this.read(question.slice(0, end), question.slice(end + 1));
    const bytes = found.storyboards ?? encode(found.reason ?? `${found.name}\n${found.text}`);
    this.put(bytes, this.exports.scene_answer);
    return found.storyboards ? 2 : found.reason === undefined ? 1 : 0;
  }

  // Sets the text that the next call is about.
  input(name, text) {
    this.put(encode(`${name}\n${text}`), this.exports.scene_reserve);
  }

  // Returns a copy of the last result, which has `count` bytes.
  result(count) {
    return this.bytesAt(this.exports.scene_result(), count).slice();
  }

  resultText(count) {
    return count > 0 ? this.textAt(this.exports.scene_result(), count) : "";
  }

  // Returns the last result as a value; null if it is empty.
  resultValue(count) {
    const text = this.resultText(count);
    return text ? JSON.parse(text) : null;
  }

  // Returns the colours of a text: start, end and kind in turn. Places are in units of the text.
  tokens(text) {
    this.input("", text);
    const offsets = new Offsets(text);
    const packed = this.result(this.exports.scene_tokens());
    const tokens = new Uint32Array((packed.length / 5) * 3);
    let byte = 0;
    for (let from = 0, to = 0; from < packed.length; from += 5, to += 3) {
      const start = byte + packed[from] + (packed[from + 1] << 8);
      byte = start + packed[from + 2] + (packed[from + 3] << 8);
      tokens[to] = offsets.unit(start);
      tokens[to + 1] = offsets.unit(byte);
      tokens[to + 2] = packed[from + 4];
    }
    return tokens;
  }

  // Returns the diagnostics of a text. Places in this text are in its units.
  check(name, text) {
    this.input(name, text);
    return this.diagnostics(name, text, this.exports.scene_check());
  }

  // Returns the expectations of a text that failed in its run, as diagnostics.
  failures(name, text) {
    return this.diagnostics(name, text, this.exports.scene_failures());
  }

  // Returns the diagnostics that are the last result.
  diagnostics(name, text, count) {
    const offsets = new Offsets(text);
    const found = this.resultValue(count) ?? [];
    const convert = (part) => {
      if (part.file !== name) return;
      part.start = offsets.unit(part.start);
      part.end = offsets.unit(part.end);
    };
    for (const diagnostic of found) {
      convert(diagnostic);
      diagnostic.labels.forEach(convert);
      diagnostic.fixes.forEach(convert);
    }
    return found;
  }

  // Returns `{start, hint, candidates}` for a place of a text.
  complete(name, text, place) {
    const offsets = new Offsets(text);
    this.input(name, text);
    const found = this.resultValue(this.exports.scene_complete(offsets.byte(place)));
    return found && { ...found, start: offsets.unit(found.start) };
  }

  // Returns `{start, end, title, text}` about the word at a place, or nothing.
  hover(name, text, place) {
    const offsets = new Offsets(text);
    this.input(name, text);
    const found = this.resultValue(this.exports.scene_hover(offsets.byte(place)));
    return found && { ...found, start: offsets.unit(found.start), end: offsets.unit(found.end) };
  }

  format(name, text) {
    this.input(name, text);
    return this.resultText(this.exports.scene_format());
  }

  // Returns the explanation of a code, or nothing.
  explain(code) {
    this.input("code", code);
    return this.resultValue(this.exports.scene_explain());
  }

  // Returns `{script, canLaunch, notes, diagnostics}` of packed storyboards. The first one is the main one.
  storyboard(packed) {
    this.put(packed, this.exports.scene_reserve);
    return this.resultValue(this.exports.scene_storyboard());
  }

  // Begins a run. What is 0 is that of the first environment which the script names, as in the tool.
  begin(flags, name, text, release, device) {
    this.input(name, text);
    this.exports.scene_begin(flags, release, device);
  }

  // Returns a line of the run and the picture just after it: `{line, picture}`.
  moment(number) {
    const line = this.resultValue(this.exports.scene_line(number));
    const picture = this.resultValue(this.exports.scene_goto(number));
    return { line: line && { ...line, time: line.t }, picture };
  }

  // Returns a rule by its id, or nothing.
  rule(id) {
    this.input("rule", id);
    return this.resultValue(this.exports.scene_rule());
  }
}
