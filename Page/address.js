// The address of the page contains the script: `#s=` and the text, deflated, in base64, then the environments and `at`.
import { encode, fromBase64, through, toBase64 } from "./text.js";

// A longer address is refused, because browsers and chats cut it. A longer text is not unpacked.
const LONGEST_ADDRESS = 8000;
const LONGEST_TEXT = 1 << 20;

export const RELEASES = { first: 3, last: 27 };
export const DEVICES = ["", "iPhone", "iPad", "iPhone landscape", "iPad landscape"];
const SCENES = ["on", "off"];
// The names of the choices of the run, and what the value of each may be.
const CHOICES = {
  ios: isRelease, device: isDevice, scenes: (value) => SCENES.includes(value),
  ios2: (value) => value === "same" || isRelease(value), device2: isDevice,
  scenes2: (value) => value === "script" || SCENES.includes(value),
};

function isRelease(text) {
  const major = Number(/^(\d{1,2})(\.\d{1,2})?$/.exec(text)?.[1] ?? 0);
  return major >= RELEASES.first && major <= RELEASES.last;
}

function isDevice(text) {
  return DEVICES.includes(text);
}

// Returns what an address says: `{text, choices, at, embed, problem}`. `choices` has the values of `CHOICES` that it
// names. Only `problem` says that it cannot be read.
export async function readAddress(hash, search) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const found = { embed: new URLSearchParams(search).has("embed"), choices: {} };
  for (const [name, isValue] of Object.entries(CHOICES)) {
    const value = fields.get(name) ?? "";
    if (isValue(value)) found.choices[name] = value;
  }
  if (/^\d{1,7}$/.test(fields.get("at") ?? "")) found.at = Number(fields.get("at"));
  const packed = fields.get("s");
  if (packed === null) return found;
  try {
    if (packed.length > LONGEST_TEXT) throw new RangeError("the address is too long");
    const stream = new DecompressionStream("deflate-raw");
    const bytes = await through(stream, fromBase64(packed), LONGEST_TEXT);
    found.text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    found.problem = "The address is damaged: its script cannot be read. Ask for the whole link.";
  }
  return found;
}

// Returns the part of an address after `#`; nothing if the script is too long for one.
export async function writeAddress({ text, choices, at }) {
  const packed = toBase64(await through(new CompressionStream("deflate-raw"), encode(text)));
  const fields = new URLSearchParams({ s: packed });
  for (const name of Object.keys(CHOICES)) {
    if (choices[name]) fields.set(name, choices[name]);
  }
  if (at !== undefined && at >= 0) fields.set("at", String(at));
  const address = fields.toString();
  return address.length > LONGEST_ADDRESS ? "" : address;
}

// Returns the module's number of a release, such as `12` or `8.3`; 0 for the script's own.
export function releaseNumber(ios) {
  if (!ios) return 0;
  const [major, minor] = ios.split(".");
  return Number(major) * 100 + (minor === undefined ? 99 : Number(minor));
}

// Returns the module's number of a device; 0 for the script's own.
export const deviceNumber = (device) => Math.max(0, DEVICES.indexOf(device));

// Returns the flags with which the module runs an app with or without scenes. Where two runs are compared, one without
// scenes has an SDK with which it launches, as in `scenesh diff`.
export function sceneFlags(scenes, isCompared) {
  const flags = (SCENES.indexOf(scenes) + 1) << 1;
  return isCompared ? flags | 8 : flags;
}
