// Prints the events of the page's tokenizer for each file that standard input names, one JSON list a line.
import fs from "node:fs";
import { readXML } from "../../Page/xml.js";

const text = (bytes) => Buffer.from(bytes).toString();

for (const file of fs.readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const events = [];
  let isText = false;
  const add = (...event) => {
    isText = false;
    events.push(event);
  };
  readXML(new Uint8Array(fs.readFileSync(file)), {
    start: (offset, name) => add("start", offset, text(name)),
    attribute: (name, value) => add("attribute", text(name), text(value)),
    text(bytes) {
      if (bytes.length === 0) return;
      if (isText) events[events.length - 1][1] += text(bytes);
      else add("text", text(bytes));
      isText = true;
    },
    end: () => add("end"),
    stop: () => add("stop"),
    doctype: (offset) => add("doctype", offset),
  });
  console.log(JSON.stringify(events));
}
