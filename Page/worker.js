// The worker: it has the language, so that the page stays usable whatever a script does.
import { SceneModule } from "./module.js";
import { packStoryboards } from "./storyboard.js";

// Instructions between two looks at the messages of the page.
const FUEL = 200000;
// A longer trace ends the run.
const MOST_LINES = 1000000;
const MEMORY_LIMIT = 900 << 20;

let compiled = null;
// Files that scripts import, by their names; of storyboards the bytes, from which a script is made when it is needed.
const files = new Map();
const storyboards = new Map();
// The instances: "edit" for what is typed, 0 and 1 for the two runs.
const modules = new Map();
// The number of the current run in each place; another one ends it.
const current = new Map();

function readFile(importer, path) {
  const folder = importer.includes("/") ? importer.slice(0, importer.lastIndexOf("/") + 1) : "";
  const name = folder + path;
  if (storyboards.has(name)) return { storyboards: packedApp(name) };
  const text = files.get(name);
  if (text === undefined) return { reason: `'${name}' is not one of the files that are open in this page` };
  return { name, text };
}

// Returns a storyboard with the others that are open, as the module reads them.
function packedApp(name) {
  const others = [...storyboards.keys()].filter((other) => other !== name);
  return packStoryboards([name, ...others].map((file) => ({ name: file, bytes: storyboards.get(file) })));
}

function moduleFor(place) {
  let found = modules.get(place);
  if (!found || found.isLarge) {
    found = new SceneModule(compiled, readFile);
    modules.set(place, found);
  }
  return found;
}

// Lets messages of the page be handled first.
const turns = new MessageChannel();
const waiting = [];
turns.port1.onmessage = () => waiting.shift()();
const nextTurn = () => new Promise((resolve) => {
  waiting.push(resolve);
  turns.port2.postMessage(0);
});

// Runs a script to its end, in slices. Its lines are posted as they come.
async function run({ place, number, name, text, release, device, flags }) {
  current.set(place, number);
  const language = moduleFor(place);
  const { exports } = language;
  language.begin(flags, name, text, release, device);
  let stopped = "";
  const post = () => {
    const bytes = language.result(exports.scene_take());
    if (bytes.length === 0) return;
    self.postMessage({ lines: bytes.buffer, place, number }, [bytes.buffer]);
  };
  post();
  while (!stopped && exports.scene_advance(FUEL)) {
    post();
    if (exports.scene_lines() > MOST_LINES) stopped = `The trace has more than ${MOST_LINES} lines.`;
    else if (language.memorySize > MEMORY_LIMIT) stopped = "The script needs too much memory.";
    else await nextTurn();
    if (current.get(place) !== number) return { replaced: true };
  }
  post();
  const messages = language.resultText(exports.scene_messages(1));
  const failures = language.failures(name, text);
  return { messages, failures, status: stopped ? 1 : exports.scene_status(), stopped };
}

const actions = {
  start: ({ module }) => { compiled = module; },
  open: ({ name, text, bytes }) => {
    if (bytes) storyboards.set(name, bytes);
    else files.set(name, text);
  },
  storyboard: ({ name }) => moduleFor("edit").storyboard(packedApp(name)),
  check: ({ name, text }) => moduleFor("edit").check(name, text),
  complete: ({ name, text, at }) => moduleFor("edit").complete(name, text, at),
  hover: ({ name, text, at }) => moduleFor("edit").hover(name, text, at),
  format: ({ name, text }) => moduleFor("edit").format(name, text),
  explain: ({ code }) => moduleFor("edit").explain(code),
  rule: ({ name }) => moduleFor("edit").rule(name),
  run,
  stop: ({ place }) => { current.set(place, -1); },
  // A line of the run that this instance has made, `{line, picture}`.
  moment: ({ place, line }) => modules.get(place)?.moment(line),
  // The first line of a statement that starts in a part of the script; -1 without one.
  statement: ({ place, start, end }) => modules.get(place)?.exports.scene_statement(start, end) ?? -1,
  // The data of a player for the run that this instance has made.
  player: ({ place }) => {
    const language = modules.get(place);
    return language?.resultValue(language.exports.scene_player());
  },
  whynot: ({ place, line }) => {
    const language = modules.get(place);
    return language?.resultValue(language.exports.scene_whynot(line));
  },
};

// Returns what to say about an error of the module, which is no longer usable then.
function trapMessage(place) {
  const size = modules.get(place)?.memorySize ?? 0;
  modules.delete(place);
  return size > MEMORY_LIMIT / 2
    ? "The script ran out of memory."
    : "The language failed. This is a defect of it: please report it with the script.";
}

self.onmessage = async ({ data }) => {
  try {
    self.postMessage({ id: data.id, value: await actions[data.kind](data) });
  } catch (error) {
    const message = trapMessage(data.place ?? "edit");
    self.postMessage({ id: data.id, failure: message, detail: String(error) });
  }
};
