// Files of the reader: what is opened from disk, and what is downloaded.
import { announce } from "./view.js";
import { byId, download } from "./dom.js";
import { traceText } from "./run.js";

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
    if (!page.runs[0]) return;
    download(page.name.replace(/\.scene$/, "") + ".trace", traceText(page.runs[0]), "text/plain");
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

// Opens files: scripts can import each other, and the last script is shown.
async function openFiles(page, files) {
  for (const file of files) {
    if (file.size > LARGEST) {
      announce(`'${file.name}' is too large.`, true);
      continue;
    }
    const text = await file.text();
    await page.language.open(file.name, text);
    if (file.name.endsWith(".scene")) page.load(file.name, text);
  }
}
