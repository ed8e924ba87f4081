// Storyboards as the module reads them: the events of the tokenizer in a row of bytes.
import { encode } from "./text.js";
import { joined, readXML } from "./xml.js";

// Packs documents, `{name, bytes}` each, as `StoryboardDocuments` describes.
export function packStoryboards(documents) {
  const parts = [];
  const number = (value) => parts.push(new Uint8Array(new Uint32Array([value]).buffer));
  const kind = (value) => parts.push(new Uint8Array([value]));
  const text = (bytes) => {
    number(bytes.length);
    parts.push(bytes);
  };
  const sink = {
    start(offset, name) { kind(1); number(offset); text(name); },
    attribute(name, value) { kind(2); text(name); text(value); },
    text(bytes) { kind(3); text(bytes); },
    end() { kind(4); },
    stop(offset, message) { kind(5); number(offset); text(encode(message)); },
    doctype(offset) { kind(6); number(offset); },
  };
  for (const { name, bytes } of documents) {
    kind(0);
    text(encode(name));
    text(bytes);
    readXML(bytes, sink);
  }
  return joined(parts);
}
