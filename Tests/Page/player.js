// Compares the data of players with the runs that they are of, in node: lines, pictures and prevented calls.
//
// usage: node player.js MODULE FOLDER
"use strict";
const assert = require("assert");
const fs = require("fs");
const path = require("path");
const { execFileSync } = require("child_process");
const { Language } = require("./module.js");

const [moduleFile, folder] = process.argv.slice(2);
const compiled = new WebAssembly.Module(fs.readFileSync(moduleFile));
// Every so many lines are compared.
const DISTANCE = 7;

function scripts(place) {
  return fs.readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(place, entry.name);
    if (entry.isDirectory()) return scripts(file);
    return entry.name.endsWith(".scene") ? [file] : [];
  });
}

// Compares a script; returns how many lines were compared.
function compare(PackedRun, file) {
  const language = new Language(compiled, path.dirname(file));
  language.script(path.basename(file), fs.readFileSync(file));
  const { exports } = language;
  exports.scene_begin(0, 0, 0);
  let text = "";
  do text += language.result(exports.scene_take()).toString();
  while (exports.scene_advance(200000));
  text += language.result(exports.scene_take()).toString();
  const lines = text.split("\n").filter(Boolean);
  const packed = language.result(exports.scene_player()).toString();
  if (packed === "") return 0;
  const run = new PackedRun(JSON.parse(packed));
  // A player also has a line for the error that ends a run.
  const all = Array.from({ length: run.count }, (_, place) => place);
  const places = all.filter((place) => run.at(place).kind !== "error");
  assert.strictEqual(places.length, lines.length);
  for (let index = lines.length - 1; index >= 0; index -= DISTANCE) {
    const own = run.at(places[index]);
    const other = JSON.parse(language.result(exports.scene_line(index)).toString());
    assert.strictEqual(other.text, lines[index].trimStart());
    for (const name of ["kind", "text", "depth", "step"]) assert.strictEqual(own[name], other[name], name);
    assert.strictEqual(own.rule, other.rule ?? "");
    assert.strictEqual(own.receiver, other.receiver ?? "");
    assert.strictEqual(own.time, other.t);
    const picture = JSON.parse(language.result(exports.scene_goto(index)).toString());
    // Lines that are written together are one moment, which the player shows at the first one.
    assert.deepStrictEqual(run.picture(places[index]), picture, `picture at line ${index}`);
    const whynot = JSON.parse(language.result(exports.scene_whynot(index)).toString());
    const known = new Set(whynot.map((call) => JSON.stringify(call)));
    for (const call of run.whynot(places[index]) ?? []) {
      assert(known.has(JSON.stringify(call)), `${call.call}: ${call.reason}`);
    }
  }
  return Math.ceil(run.count / DISTANCE);
}

function main() {
  const joined = execFileSync(path.join(__dirname, "../../Packaging/page"), ["script", "packed-run"]).toString();
  const PackedRun = new Function(`${joined}; return PackedRun;`)();
  let [count, failed] = [0, 0];
  for (const file of scripts(folder).sort()) {
    try {
      count += compare(PackedRun, file);
    } catch (error) {
      failed += 1;
      console.log(`${file}: ${error.message}`);
    }
  }
  console.log(`${count} lines compared, ${failed} scripts failed`);
  process.exitCode = failed || !count ? 1 : 0;
}

main();
