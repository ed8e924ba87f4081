// Texts as bytes. The language counts bytes of UTF-8, and JavaScript counts units of UTF-16.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const encode = (text) => encoder.encode(text);
export const decode = (bytes) => decoder.decode(bytes);

// Converts places of a text between bytes and units.
export class Offsets {
  constructor(text) {
    this.length = text.length;
    this.starts = null;
    this.count = text.length;
    // eslint-disable-next-line no-control-regex
    if (/^[\x00-\x7f]*$/.test(text)) return;
    // The byte at which each unit starts. The second unit of a pair starts where the pair ends.
    this.starts = new Uint32Array(text.length + 1);
    let byte = 0;
    for (let unit = 0; unit < text.length; unit += 1) {
      this.starts[unit] = byte;
      const code = text.charCodeAt(unit);
      const next = text.charCodeAt(unit + 1);
      if (code >= 0xd800 && code < 0xdc00 && next >= 0xdc00 && next < 0xe000) {
        byte += 4;
        unit += 1;
        this.starts[unit] = byte;
      } else {
        byte += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
      }
    }
    this.starts[text.length] = byte;
    this.count = byte;
  }

  // Returns the first unit that starts at or after a byte.
  unit(byte) {
    if (!this.starts) return Math.min(byte, this.length);
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] < byte) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  byte(unit) {
    return this.starts ? this.starts[Math.min(unit, this.length)] : Math.min(unit, this.length);
  }
}

// Returns where each line of a text starts.
export function lineStarts(text) {
  const starts = [0];
  for (let place = text.indexOf("\n"); place >= 0; place = text.indexOf("\n", place + 1)) starts.push(place + 1);
  return starts;
}

// Returns the number of the line, from 0, that contains a place.
export function lineAt(starts, place) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

// Returns the bytes of a text in base64, also in the form for addresses.
export function fromBase64(text) {
  const plain = text.trim().replaceAll("-", "+").replaceAll("_", "/");
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(plain);
  const units = atob(plain);
  const bytes = new Uint8Array(units.length);
  for (let place = 0; place < units.length; place += 1) bytes[place] = units.charCodeAt(place);
  return bytes;
}

// Returns bytes in the base64 of addresses.
export function toBase64(bytes) {
  let units = "";
  for (const byte of bytes) units += String.fromCharCode(byte);
  return btoa(units).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// Returns bytes after a stream of the browser: `CompressionStream` or `DecompressionStream`. Fails if there are more
// than `limit`.
export async function through(stream, bytes, limit = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let count = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    count += part.value.length;
    if (count > limit) {
      await reader.cancel();
      throw new RangeError("the text is too long");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
