// Writes the player of a run: the page has its shell, and asks the language for what it shows.
import { byId } from "./dom.js";
import { decode, fromBase64, through } from "./text.js";

// Returns the file of the player for one run, or for two that are compared.
export async function packPlayer(runs, language) {
  const packed = await Promise.all(runs.filter(Boolean).map((_, place) => language.call("player", { place })));
  const data = packed[1] ? { ...packed[0], compare: packed[1] } : packed[0];
  const shell = decode(await through(new DecompressionStream("gzip"), fromBase64(byId("player-shell").textContent)));
  const texts = {
    "SCENE-TITLE": data.file.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]),
    "SCENE-DATA": JSON.stringify(data).replaceAll("<", "\\u003c"),
  };
  return shell.replace(/SCENE-TITLE|SCENE-DATA/g, (name) => texts[name]);
}
