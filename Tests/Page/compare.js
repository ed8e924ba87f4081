// Runs scripts in the module and in the native tool, and compares trace, messages and status byte for byte.
//
// usage: node compare.js MODULE TOOL goldens FOLDER | numbers
"use strict";
const fs = require("fs");
const os = require("os");
const path = require("path");
const { execFile } = require("child_process");
const { Language, deviceName, releaseName } = require("./module.js");
const numbers = require("./numbers.js");

const [moduleFile, toolPath, suite, folder] = process.argv.slice(2);
const tool = path.resolve(toolPath);
// The scripts of the page are modules, which are loaded later.
let packStoryboards = null;
const compiled = new WebAssembly.Module(fs.readFileSync(moduleFile));

function scripts(place) {
  return fs.readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(place, entry.name);
    if (entry.isDirectory()) return scripts(file);
    return entry.name.endsWith(".scene") ? [file] : [];
  });
}

// The tool prints the question that a script answers before its messages. The page shows it elsewhere.
function withoutQuestion(messages, file) {
  const [first] = fs.readFileSync(file, "utf8").split(/[\r\n]/, 1);
  const question = /^\/\/\/ (.*\?)$/.exec(first);
  if (!question) return messages;
  const line = Buffer.from(`${question[1]}\n`);
  return messages.subarray(0, line.length).equals(line) ? messages.subarray(line.length) : messages;
}

// The tool prints an exception with its place, which the page shows in the trace alone, and findings of `check` that a
// run says, too, which the page has among its problems.
const SAID_ELSEWHERE = /^(?:error\[U|warning\[W05(?:25|29)\]|note\[N0006\])/;

function withoutOthers(messages) {
  const all = messages.toString().replace(/\n$/, "").split(/\n\n(?=(?:error|warning|note)\[)/);
  const kept = all.filter((message) => message !== "" && !SAID_ELSEWHERE.test(message));
  return Buffer.from(kept.map((message) => `${message}\n`).join("\n"));
}

function native(file, release, device, scenes) {
  const options = ["run", "--color=never"];
  if (release) options.push("--ios", releaseName(release));
  if (device) options.push("--device", deviceName(device));
  if (scenes) options.push("--scenes", scenes === 1 ? "on" : "off");
  return new Promise((resolve) => {
    execFile(
      tool, [...options, path.basename(file)],
      { cwd: path.dirname(file), encoding: "buffer", maxBuffer: 1 << 30 },
      (error, trace, messages) => resolve({
        trace, messages: withoutOthers(withoutQuestion(messages, file)), status: error ? error.code : 0,
      }));
  });
}

// Returns what is different, or nothing.
function difference(own, other) {
  if (own.status !== other.status) return `status ${own.status}, native ${other.status}`;
  for (const part of ["trace", "messages"]) {
    if (own[part].equals(other[part])) continue;
    const [left, right] = [own, other].map((run) => run[part].toString().split("\n"));
    const line = left.findIndex((text, index) => text !== right[index]);
    const place = line < 0 ? left.length : line;
    return `${part}, line ${place + 1}: '${left[place] ?? ""}', native '${right[place] ?? ""}'`;
  }
  return "";
}

async function check(file, tally) {
  let environments = [[0, 0, 0]];
  const language = () => {
    const made = new Language(compiled, path.dirname(file), packStoryboards);
    made.script(path.basename(file), fs.readFileSync(file));
    return made;
  };
  try {
    environments = language().environments();
  } catch {
    // The runs below trap as well.
  }
  for (const [release, device, scenes] of environments) {
    const mode = scenes ? `, scenes ${scenes === 1 ? "on" : "off"}` : "";
    const title = `${file}${release ? `, ios ${releaseName(release)}, ${deviceName(device)}${mode}` : ""}`;
    const other = native(file, release, device, scenes);
    try {
      const found = difference(language().run(release, device, scenes), await other);
      if (found) console.log(`${title}: ${found}`);
      tally[found ? "different" : "equal"] += 1;
    } catch (error) {
      console.log(`${title}: ${error}`);
      tally.traps += 1;
    }
  }
}

async function main() {
  ({ packStoryboards } = await import("../../Page/storyboard.js"));
  let files;
  if (suite === "numbers") {
    const place = fs.mkdtempSync(path.join(os.tmpdir(), "scene-page-"));
    process.on("exit", () => fs.rmSync(place, { recursive: true }));
    files = Object.entries(numbers).map(([name, text]) => {
      const file = path.join(place, `${name}.scene`);
      fs.writeFileSync(file, text);
      return file;
    });
  } else {
    files = scripts(folder).sort();
  }
  const tally = { equal: 0, different: 0, traps: 0 };
  let next = 0;
  const work = async () => {
    while (next < files.length) await check(files[next++], tally);
  };
  await Promise.all(Array.from({ length: os.cpus().length }, work));
  const failed = tally.different + tally.traps;
  console.log(`${files.length} scripts, ${tally.different} differences, ${tally.traps} traps`);
  console.log(`${tally.equal} passed, ${failed} failed`);
  process.exitCode = failed || !tally.equal ? 1 : 0;
}

main();
