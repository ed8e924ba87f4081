// Files of the reader: what is opened from disk, and what is downloaded.
import { announce } from "./view.js";
import { byId, download } from "./dom.js";
import { packPlayer } from "./pack.js";
import { decode } from "./text.js";

const LARGEST = 8 << 20;

export function connectFiles(page) {
  const close = () => { byId("more").open = false; };
  const on = (id, action) => byId(id).addEventListener("click", () => {
    close();
    action();
  });
  on("open", () => byId("file").click());
  on("save-script", () => download(page.name, page.editor.text, "text/plain"));
  on("save-trace", () => {
    const trace = page.runs[0]?.lines.map((line) => `${line}\n`).join("");
    if (trace) download(page.name.replace(/\.scene$/, "") + ".trace", trace, "text/plain");
  });
  on("save-player", async () => {
    if (!page.runs[0]?.count) return announce("There is no run.", true);
    const player = await packPlayer(page.runs, page.language).catch(() => null);
    if (!player) return announce("The player could not be written.", true);
    return download(page.name.replace(/\.scene$/, "") + ".html", player, "text/html");
  });
  byId("file").addEventListener("change", async () => {
    const files = [...byId("file").files];
    byId("file").value = "";
    await openFiles(page, files);
  });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    openFiles(page, [...event.dataTransfer.files]);
  });
  addEventListener("click", (event) => { if (!byId("more").contains(event.target)) close(); });
  byId("more").addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
}

// Opens files. Scripts can import each other and storyboards. The last script is shown, or without a script the one
// that means the same as the main storyboard.
async function openFiles(page, files) {
  let script = null;
  const storyboards = [];
  for (const file of files) {
    if (file.size > LARGEST) {
      announce(`'${file.name}' is too large.`, true);
    } else if (file.name.endsWith(".storyboard")) {
      await page.language.open({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
      storyboards.push(file.name);
    } else {
      script = { name: file.name, text: await file.text() };
      await page.language.open(script);
    }
  }
  if (script) page.load(script.name, script.text);
  else if (storyboards.length > 0) await showStoryboard(page, storyboards);
}

async function showStoryboard(page, names) {
  const name = names.find((one) => one === "Main.storyboard") ?? names[0];
  const found = await page.language.call("storyboard", { name });
  if (!found.script) {
    const [first] = found.diagnostics;
    page.diagnostics.showMessages(found.diagnostics.map((one) => messageText(page, one)).join(""));
    announce(`'${name}' cannot be read: ${first?.message ?? "it is not a storyboard"}.`, true);
    return;
  }
  const notes = found.notes.map((note) => `// Note: ${note.text}.\n`).join("");
  page.load(name.replace(/storyboard$/, "scene"), `${notes}${found.script}${found.canLaunch ? "\nlaunch\n" : ""}`);
  const problems = found.diagnostics.length;
  announce(`'${name}' as a script${problems ? `, with ${problems} problems in the storyboard` : ""}.`);
}

// Returns a diagnostic about a storyboard as text, with its line and column.
function messageText(page, one) {
  const bytes = page.language.files.get(one.file)?.bytes ?? new Uint8Array();
  const before = bytes.subarray(0, one.start);
  const line = before.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 1);
  const column = decode(before.subarray(before.lastIndexOf(10) + 1)).length + 1;
  return `${one.severity}[${one.code}]: ${one.message}\n --> ${one.file}:${line}:${column}\n${
    one.help ? `help: ${one.help}\n` : ""}`;
}
