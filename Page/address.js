// The address of the page contains the script: `#s=` and the text, deflated, in base64, then `ios`, `device` and `at`.
import { encode, fromBase64, through, toBase64 } from "./text.js";

// A longer address is refused, because browsers and chats cut it. A longer text is not unpacked.
const LONGEST_ADDRESS = 8000;
const LONGEST_TEXT = 1 << 20;

export const DEVICES = ["", "iPhone", "iPad", "iPhone landscape", "iPad landscape"];

// Returns what an address says: `{text, ios, device, at, embed, problem}`. Only `problem` says that it cannot be read.
export async function readAddress(hash, search) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const found = { embed: new URLSearchParams(search).has("embed") };
  const ios = fields.get("ios") ?? "";
  const device = fields.get("device") ?? "";
  if (/^\d{1,2}(\.\d{1,2})?$/.test(ios)) found.ios = ios;
  if (DEVICES.includes(device)) found.device = device;
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
export async function writeAddress({ text, ios, device, at }) {
  const packed = toBase64(await through(new CompressionStream("deflate-raw"), encode(text)));
  const fields = new URLSearchParams({ s: packed });
  if (ios) fields.set("ios", ios);
  if (device) fields.set("device", device);
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
