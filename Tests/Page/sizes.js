// Compares numbers of bytes with their limits: files, and the memory of a long run.
//
// usage: node sizes.js MODULE TOOL PAGE
"use strict";
const fs = require("fs");
const path = require("path");
const zlib = require("zlib");
const { execFileSync } = require("child_process");
const { Language } = require("./module.js");

const [moduleFile, tool, page] = process.argv.slice(2);
const segues = path.join(__dirname, "../../scripts/tour/03-segues.scene");
const stack = "initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\n";

const player = (...options) => execFileSync(path.resolve(tool), ["play", ...options], { maxBuffer: 1 << 28 });

// Returns the memory of the module after a script has run, with what is kept to go back to any line of it.
function memoryOf(script) {
  const language = new Language(new WebAssembly.Module(fs.readFileSync(moduleFile)), ".");
  language.script("a.scene", Buffer.from(script));
  const { exports } = language;
  exports.scene_begin(0, 0, 0);
  do language.result(exports.scene_take());
  while (exports.scene_advance(20000));
  return exports.memory.buffer.byteLength;
}

// The sizes of today and a little more, so that growth is seen. docs/performance.md says what the module should have.
const cases = [
  ["module, brotli", 1_780_000, () => zlib.brotliCompressSync(fs.readFileSync(moduleFile)).length],
  ["index.html", 3_990_000, () => fs.statSync(page).size],
  ["player of 03-segues", 70_000, () => player(segues).length],
  ["player of 4,552 lines", 300_000, () => player("-e", `${stack}repeat 216 { push detail; pop }`).length],
  ["memory after 100,000 lines of one step", 64 << 20, () => memoryOf("repeat 100000 { print 1 }\n")],
  ["memory after 50,000 lines of many steps", 64 << 20, () => memoryOf(`${stack}repeat 2400 { push detail; pop }\n`)],
];

let failed = 0;
for (const [name, limit, measure] of cases) {
  const size = measure();
  if (size > limit) failed += 1;
  console.log(`${name}: ${size} bytes, at most ${limit}${size > limit ? ": TOO LARGE" : ""}`);
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
