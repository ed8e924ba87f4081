// The module of the playground in node: what a worker of the page does, with files from disk.
"use strict";
const fs = require("fs");
const path = require("path");

const FUEL = 200000;
const DEVICES = [null, "iPhone", "iPad", "iPhone landscape", "iPad landscape"];

// Returns the name that the tool has for the device with a number of the module.
function deviceName(number) {
  return DEVICES[number] ?? `${number >>> 16}x${number & 0xffff}`;
}

// Returns the name that the tool has for a release of the module.
function releaseName(number) {
  const minor = number % 100;
  return `${Math.floor(number / 100)}${minor === 99 ? "" : `.${minor}`}`;
}

class Language {
  // `packStoryboards` is that of the page.
  constructor(compiled, folder, packStoryboards) {
    this.packStoryboards = packStoryboards;
    this.folder = folder;
    this.exports = new WebAssembly.Instance(compiled, {
      page: {
        number: (start, count) => Number(this.text(start, count)),
        fmod: (left, right) => left % right,
        read: (start, count) => this.read(this.text(start, count)),
      },
    }).exports;
  }

  bytes(start, count) {
    return Buffer.from(this.exports.memory.buffer, start, count);
  }

  text(start, count) {
    return this.bytes(start, count).toString();
  }

  // Writes bytes where `reserve` makes room for them.
  put(bytes, reserve) {
    this.bytes(reserve(bytes.length) >>> 0, bytes.length).set(bytes);
  }

  // Returns a copy of the result of a function that returned the number of its bytes.
  result(count) {
    return Buffer.from(this.bytes(this.exports.scene_result() >>> 0, count));
  }

  read(question) {
    const end = question.indexOf("\n");
    const name = path.join(path.dirname(question.slice(0, end)), question.slice(end + 1));
    const file = path.join(this.folder, name);
    try {
      const bytes = fs.readFileSync(file);
      if (name.endsWith(".storyboard")) {
        this.put(Buffer.from(this.packStoryboards([{ name, bytes }])), this.exports.scene_answer);
        return 2;
      }
      this.put(Buffer.concat([Buffer.from(`${name}\n`), bytes]), this.exports.scene_answer);
      return 1;
    } catch {
      this.put(Buffer.from(`'${name}' does not exist`), this.exports.scene_answer);
      return 0;
    }
  }

  script(name, bytes) {
    this.put(Buffer.concat([Buffer.from(`${name}\n`), bytes]), this.exports.scene_reserve);
  }

  // Returns the environments of a script's head; one with the script's own if it names none.
  environments() {
    const lines = this.result(this.exports.scene_begin(0, 0, 0)).toString().split("\n").filter(Boolean);
    return lines.length ? lines.map((line) => line.split(" ").map(Number)) : [[0, 0, 0]];
  }

  // Runs the script to its end; `scenes` is 1 for an app with scenes, 2 for one without, and 0 for the script's own.
  run(release, device, scenes = 0) {
    this.exports.scene_begin(scenes << 1, release, device);
    const trace = [];
    do trace.push(this.result(this.exports.scene_take()));
    while (this.exports.scene_advance(FUEL));
    trace.push(this.result(this.exports.scene_take()));
    return {
      trace: Buffer.concat(trace),
      messages: this.result(this.exports.scene_messages(0)),
      status: this.exports.scene_status(),
    };
  }
}

module.exports = { Language, deviceName, releaseName };
