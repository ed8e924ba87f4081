// The page's side of the worker.
import { byId } from "./dom.js";
import { fromBase64 } from "./text.js";

// After this time without an answer, a worker that should stop is ended.
const PATIENCE = 300;

// Returns the compiled module, which the page has as base64 of gzip.
export async function compileModule() {
  const packed = fromBase64(byId("module").textContent);
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const response = new Response(plain, { headers: { "content-type": "application/wasm" } });
  return WebAssembly.compileStreaming(response);
}

// The language in a worker. Each call returns a promise, which fails with a `message` for the reader, or with
// `isStopped` if the worker was ended meanwhile.
export class Language {
  constructor(module, listen) {
    this.module = module;
    this.listen = listen;
    this.text = byId("worker").textContent;
    this.files = new Map();
    this.start();
  }

  start() {
    const address = URL.createObjectURL(new Blob([this.text], { type: "text/javascript" }));
    this.worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.calls = new Map();
    this.count = 0;
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => this.restart(event.message);
    this.call("start", { module: this.module }).catch(() => {});
    for (const file of this.files.values()) this.call("open", file).catch(() => {});
  }

  receive(data) {
    if (data.lines) return this.listen(data);
    const call = this.calls.get(data.id);
    if (!call) return undefined;
    this.calls.delete(data.id);
    if (data.failure) return call.reject({ message: data.failure, detail: data.detail });
    return call.resolve(data.value);
  }

  call(kind, data = {}) {
    this.count += 1;
    const id = this.count;
    return new Promise((resolve, reject) => {
      this.calls.set(id, { resolve, reject });
      this.worker.postMessage({ ...data, kind, id });
    });
  }

  // Makes a file known under the name by which scripts import it: `{name, text}`, or `{name, bytes}` of a storyboard.
  open(file) {
    this.files.set(file.name, file);
    return this.call("open", file);
  }

  // Ends the run in a place; a worker that does not answer is made anew. Returns whether the worker lives.
  async stop(place) {
    const { worker } = this;
    const answer = this.call("stop", { place }).then(() => true, () => true);
    const silence = new Promise((resolve) => { setTimeout(() => resolve(false), PATIENCE); });
    const lives = await Promise.race([answer, silence]);
    if (!lives && worker === this.worker) this.restart();
    return lives;
  }

  restart(message) {
    const calls = [...this.calls.values()];
    this.worker.terminate();
    this.start();
    for (const call of calls) call.reject({ isStopped: !message, message });
  }
}
