// A small tokenizer for the XML of storyboards. It reads UTF-8, and rejects a DOCTYPE, so that there are no entities
// but the five of XML itself. Offsets are in bytes, and messages are those of expat, which the tool uses.
import { encode } from "./text.js";

const INVALID = "not well-formed (invalid token)";
const QUOTED = String.raw`(?:"[\w.:-]+"|'[\w.:-]+')`;
const DECLARATION = new RegExp(
  String.raw`^<\?xml\s+version\s*=\s*${QUOTED}(?:\s+encoding\s*=\s*(?:"([\w.-]+)"|'([\w.-]+)'))?` +
  String.raw`(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*$`);
const ENTITIES = { amp: 38, lt: 60, gt: 62, quot: 34, apos: 39 };
const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32];
// In two parts, because a script in a page must not contain it.
const COMMENT_START = "<" + "!--";
const code = (text) => text.charCodeAt(0);
const [LESS, GREATER, SLASH, AMPERSAND, EQUAL] = ["<", ">", "/", "&", "="].map(code);
const isSpace = (byte) => byte === SPACE || byte === LINE_FEED || byte === TAB || byte === RETURN;
const startsName = (byte) => byte >= 0x80 || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte === 95 ||
  byte === 58;
const isInName = (byte) => startsName(byte) || (byte >= 48 && byte <= 57) || byte === 45 || byte === 46;

class Problem {
  constructor(offset, message) {
    this.offset = offset;
    this.message = message;
  }
}

// Reads a document. `sink` gets `start(offset, name)`, `attribute(name, value)`, `text(bytes)` and `end()`, all with
// bytes, and at most one `stop(offset, message)` or `doctype(offset)`, with which the events end.
export function readXML(bytes, sink) {
  new Tokenizer(bytes, sink).read();
}

class Tokenizer {
  constructor(bytes, sink) {
    this.bytes = bytes;
    this.sink = sink;
    this.place = 0;
    this.open = [];
    this.hasRoot = false;
  }

  read() {
    try {
      this.checkCharacters();
      if (this.startsWith("\u{feff}")) this.place = 3;
      if (this.startsWith("<?xml") && isSpace(this.bytes[this.place + 5])) this.declaration();
      while (this.place < this.bytes.length) {
        if (this.bytes[this.place] === LESS) this.markup();
        else this.characters();
      }
      if (!this.hasRoot || this.open.length > 0) this.fail(this.bytes.length, "no element found");
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (problem.message === "") this.sink.doctype(problem.offset);
      else this.sink.stop(problem.offset, problem.message);
    }
  }

  fail(offset, message) {
    throw new Problem(offset, message);
  }

  checkCharacters() {
    const { bytes } = this;
    for (let place = 0; place < bytes.length; place += 1) {
      const byte = bytes[place];
      if (byte < SPACE && !isSpace(byte)) this.invalidFrom = Math.min(this.invalidFrom ?? place, place);
      if (byte < 0x80) continue;
      const count = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      if (!isCharacter(bytes.subarray(place, place + count))) {
        this.invalidFrom = Math.min(this.invalidFrom ?? place, place);
        break;
      }
      place += count - 1;
    }
    // What is before it is read first, because it may have another problem.
    if (this.invalidFrom !== undefined) this.bytes = bytes.subarray(0, this.invalidFrom);
    this.atEnd = this.invalidFrom === undefined ? "unclosed token" : INVALID;
  }

  startsWith(text) {
    const wanted = encode(text);
    return wanted.every((byte, index) => this.bytes[this.place + index] === byte);
  }

  // Returns the place of a text after another place, or fails.
  find(text, from, start) {
    const found = indexOfText(this.bytes.subarray(from), text);
    if (found >= 0) return from + found;
    return this.fail(this.invalidFrom ?? start, this.atEnd);
  }

  skipSpace() {
    while (isSpace(this.bytes[this.place])) this.place += 1;
  }

  name() {
    const start = this.place;
    if (start >= this.bytes.length) this.fail(this.tagStart, this.atEnd);
    if (!startsName(this.bytes[start])) this.fail(start, INVALID);
    while (isInName(this.bytes[this.place])) this.place += 1;
    return this.bytes.subarray(start, this.place);
  }

  declaration() {
    const end = this.find("?>", this.place, this.place);
    const text = new TextDecoder().decode(this.bytes.subarray(this.place, end));
    const found = DECLARATION.exec(text);
    if (!found) this.fail(this.place, "XML declaration not well-formed");
    const encoding = found[1] ?? found[2] ?? "utf-8";
    if (!/^(utf-8|us-ascii)$/i.test(encoding)) this.fail(this.place + text.indexOf(encoding), "unknown encoding");
    this.place = end + 2;
  }

  markup() {
    const start = this.place;
    this.tagStart = start;
    const next = this.bytes[start + 1];
    if (next === undefined) this.fail(this.invalidFrom ?? start, this.atEnd);
    if (this.startsWith(COMMENT_START)) this.comment(start);
    else if (this.startsWith("<![CDATA[")) this.section(start);
    else if (this.startsWith("<!DOCTYPE")) {
      if (this.hasRoot || !isSpace(this.bytes[start + 9])) this.fail(start, INVALID);
      // The offset is in the declaration, as that of expat.
      this.fail(start + 9, "");
    } else if (this.startsWith("<?")) this.instruction(start);
    else if (next === SLASH) this.endTag(start);
    else this.startTag(start);
  }

  comment(start) {
    const end = this.find("--", start + 4, start);
    if (this.bytes[end + 2] !== GREATER) this.fail(end + 2, INVALID);
    this.place = end + 3;
  }

  section(start) {
    if (this.open.length === 0) this.fail(start, INVALID);
    const end = this.find("]]>", start + 9, start);
    this.sink.text(withLineFeeds(this.bytes.subarray(start + 9, end)));
    this.place = end + 3;
  }

  instruction(start) {
    this.place = start + 2;
    const target = new TextDecoder().decode(this.name());
    if (target.toLowerCase() === "xml") this.fail(start, "XML or text declaration not at start of entity");
    if (!isSpace(this.bytes[this.place]) && !this.startsWith("?>")) this.fail(this.place, INVALID);
    this.place = this.find("?>", this.place, start) + 2;
  }

  startTag(start) {
    if (this.hasRoot && this.open.length === 0) this.fail(start, "junk after document element");
    this.place = start + 1;
    const name = this.name();
    const attributes = this.attributes(start);
    const isEmpty = this.bytes[this.place] === SLASH;
    if (isEmpty) this.place += 1;
    if (this.bytes[this.place] !== GREATER) this.failAt(start);
    this.place += 1;
    this.hasRoot = true;
    this.sink.start(start, name);
    for (const [attribute, value] of attributes) this.sink.attribute(attribute, value);
    if (isEmpty) this.sink.end();
    else this.open.push(name);
  }

  attributes(start) {
    const found = [];
    const names = new Set();
    for (;;) {
      const before = this.place;
      this.skipSpace();
      const byte = this.bytes[this.place];
      if (byte === undefined) this.fail(this.invalidFrom ?? start, this.atEnd);
      if (byte === GREATER || byte === SLASH) return found;
      if (this.place === before) this.fail(this.place, INVALID);
      const nameStart = this.place;
      const name = this.name();
      const key = String.fromCharCode(...name);
      if (names.has(key)) this.fail(nameStart, "duplicate attribute");
      names.add(key);
      this.skipSpace();
      if (this.bytes[this.place] !== EQUAL) this.failAt(start);
      this.place += 1;
      this.skipSpace();
      found.push([name, this.value(start)]);
    }
  }

  // Fails at the present place, which may be the end.
  failAt(start) {
    const isEnd = this.place >= this.bytes.length;
    this.fail(isEnd ? this.invalidFrom ?? start : this.place, isEnd ? this.atEnd : INVALID);
  }

  value(start) {
    const quote = this.bytes[this.place];
    if (quote !== 34 && quote !== 39) this.failAt(start);
    const first = this.place + 1;
    const end = this.bytes.indexOf(quote, first);
    const text = this.bytes.subarray(first, end < 0 ? this.bytes.length : end);
    const less = text.indexOf(LESS);
    if (less >= 0) this.fail(first + less, INVALID);
    if (end < 0) this.fail(this.invalidFrom ?? start, this.atEnd);
    this.place = end + 1;
    const spaced = withLineFeeds(text).map((byte) => (isSpace(byte) ? SPACE : byte));
    return this.decoded(spaced, first);
  }

  endTag(start) {
    this.place = start + 2;
    const name = this.name();
    this.skipSpace();
    if (this.bytes[this.place] !== GREATER) this.failAt(start);
    this.place += 1;
    const expected = this.open.pop();
    if (!expected) this.fail(start, INVALID);
    if (expected.length !== name.length || expected.some((byte, index) => byte !== name[index])) {
      this.fail(start + 2, "mismatched tag");
    }
    this.sink.end();
  }

  characters() {
    const start = this.place;
    const next = this.bytes.indexOf(LESS, start);
    const end = next < 0 ? this.bytes.length : next;
    const text = this.bytes.subarray(start, end);
    if (this.open.length === 0) {
      const other = text.findIndex((byte) => !isSpace(byte));
      if (other >= 0) this.fail(start + other, this.hasRoot ? "junk after document element" : INVALID);
    } else {
      const close = indexOfText(text, "]]>");
      if (close >= 0) this.fail(start + close, INVALID);
      this.sink.text(this.decoded(withLineFeeds(text), start));
    }
    if (next < 0 && this.invalidFrom !== undefined) this.fail(this.invalidFrom, INVALID);
    this.place = end;
  }

  // Returns a text with its references replaced.
  decoded(text, start) {
    let place = text.indexOf(AMPERSAND);
    if (place < 0) return text;
    const parts = [];
    let from = 0;
    for (; place >= 0; place = text.indexOf(AMPERSAND, from)) {
      parts.push(text.subarray(from, place));
      const end = text.indexOf(59, place);
      const name = new TextDecoder().decode(text.subarray(place + 1, end < 0 ? text.length : end));
      parts.push(encode(this.reference(end < 0 ? "" : name, start + place)));
      from = end + 1;
    }
    parts.push(text.subarray(from));
    return joined(parts);
  }

  reference(name, offset) {
    if (Object.hasOwn(ENTITIES, name)) return String.fromCharCode(ENTITIES[name]);
    const found = /^#(?:x([\da-fA-F]+)|(\d+))$/.exec(name);
    if (!found) {
      return this.fail(offset, /^[\p{L}_:][\p{L}\d_:.-]*$/u.test(name) ? "undefined entity" : INVALID);
    }
    const number = found[1] ? parseInt(found[1], 16) : Number(found[2]);
    const isAllowed = number === TAB || number === LINE_FEED || number === RETURN ||
      (number >= SPACE && number < 0xd800) || (number > 0xdfff && number < 0xfffe) ||
      (number > 0xffff && number < 0x110000);
    if (!isAllowed) this.fail(offset, "reference to invalid character number");
    return String.fromCodePoint(number);
  }
}

// Whether bytes are one character that XML allows.
function isCharacter(bytes) {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return [...text].length === 1 && text !== "\ufffe" && text !== "\uffff";
  } catch {
    return false;
  }
}

function indexOfText(bytes, text) {
  const wanted = encode(text);
  for (let place = bytes.indexOf(wanted[0]); place >= 0; place = bytes.indexOf(wanted[0], place + 1)) {
    if (wanted.every((byte, index) => bytes[place + index] === byte)) return place;
  }
  return -1;
}

// Returns bytes with each end of a line as a line feed.
function withLineFeeds(bytes) {
  if (!bytes.includes(RETURN)) return bytes;
  return bytes.map((byte) => (byte === RETURN ? LINE_FEED : byte))
    .filter((_, index) => !(bytes[index] === LINE_FEED && bytes[index - 1] === RETURN));
}

export function joined(parts) {
  const all = new Uint8Array(parts.reduce((count, part) => count + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
