// The page: it connects editor, language and views.
import { DEVICES, deviceNumber, readAddress, releaseNumber, writeAddress } from "./address.js";
import { align } from "./align.js";
import { DiagnosticList } from "./diagnostics.js";
import { byId, connectTheme, keep, later, make, readKept } from "./dom.js";
import { Completion } from "./editor-completion.js";
import { Hover } from "./editor-hover.js";
import { EditorKeys } from "./editor-keys.js";
import { Editor } from "./editor.js";
import { connectFiles } from "./files.js";
import { Language, compileModule } from "./language.js";
import { Rows, Run, indentedText } from "./run.js";
import { Offsets, lineAt } from "./text.js";
import { MomentView, announce, connectPaneKeys, connectPanes, pressMomentKey } from "./view.js";

// A script runs so many milliseconds after the last key.
const RUN_DELAY = 250;
const RELEASES = { first: 3, last: 27 };
const KEYS = [
  ["Ctrl+Enter", "run the script"], ["Ctrl+Space", "complete the word"],
  ["Ctrl+/", "make a line a comment, or undo that"],
  ["F1", "explain the word at the caret"], ["Shift+Alt+F", "format the script"],
  ["Tab, Shift+Tab", "indent; after Escape, leave the editor"],
  ["F6, Shift+F6", "next and previous pane"], ["↑ ↓ PageUp PageDown Home End", "move in the trace"],
  ["← →", "previous and next line of the trace, outside of the editor"],
  ["p, n", "previous and next statement, outside of the editor"],
];

class Page {
  constructor() {
    this.name = "script.scene";
    this.runNumber = 0;
    this.runs = [null, null];
    this.hasErrors = false;
    this.checked = 0;
    this.moment = null;
    this.rules = new Map();
    this.editor = new Editor(byId("editor"), (text) => this.changed(text));
    this.view = new MomentView({
      picture: (row) => this.ask("goto", row), whynot: (row) => this.ask("whynot", row), rule: (id) => this.rule(id),
    }, (row, entry) => this.moved(row, entry));
    this.diagnostics = new DiagnosticList({
      select: (start, end) => this.editor.select(start, end),
      fix: (fix) => this.editor.replace(fix.start, fix.end, fix.text),
      explain: (code) => this.language.call("explain", { code }),
    });
    this.runLater = later(RUN_DELAY, () => this.run());
    this.checkLater = later(0, () => this.check());
    this.keepLater = later(RUN_DELAY, () => this.keep());
    this.choosePane = connectPanes();
    new EditorKeys(this.editor);
    this.fillChoices();
    this.connect();
  }

  // MARK: Start

  async start() {
    const module = compileModule();
    const address = await readAddress(location.hash, location.search);
    if (address.embed) document.body.classList.add("embed");
    const kept = address.text === undefined ? readKept("script") : null;
    byId("ios").value = address.ios ?? "";
    byId("device").value = address.device ?? "";
    this.editor.load(address.text ?? kept ?? this.examples[0].text);
    this.language = new Language(await module, (data) => this.receive(data));
    new Completion(this.editor, (text, at) => this.language.call("complete", { name: this.name, text, at }));
    new Hover(this.editor, (text, at) => this.language.call("hover", { name: this.name, text, at }));
    this.wanted = address.at;
    this.keepLater.cancel();
    await this.check();
    await this.run();
    performance.mark("first trace");
    if (address.problem) announce(address.problem, true);
    document.body.dataset.ready = "true";
  }

  fillChoices() {
    const releases = [""];
    for (let ios = RELEASES.last; ios >= RELEASES.first; ios -= 1) releases.push(String(ios));
    for (const [id, first] of [["ios", "default"], ["ios2", "nothing"]]) {
      byId(id).append(...releases.map((ios) => make("option", { value: ios }, ios || first)));
    }
    byId("ios2").append(make("option", { value: "same" }, "the same"));
    for (const id of ["device", "device2"]) {
      byId(id).append(...DEVICES.map((device) => make("option", { value: device }, device || "default")));
    }
    this.examples = JSON.parse(byId("example-scripts").textContent);
    const groups = new Map();
    this.examples.forEach((example, place) => {
      if (!groups.has(example.group)) groups.set(example.group, make("optgroup", { label: example.group }));
      groups.get(example.group).append(make("option", { value: String(place) }, example.name));
    });
    byId("examples").append(...groups.values());
    byId("help-keys").append(...KEYS.flatMap(([key, what]) => [make("dt", {}, key), make("dd", {}, what)]));
  }

  connect() {
    const on = (id, event, action) => byId(id).addEventListener(event, action);
    on("run", "click", () => this.run());
    on("stop", "click", () => this.stop());
    on("format", "click", () => this.format());
    on("share", "click", () => this.share());
    on("help", "click", () => byId("help-dialog").showModal());
    connectTheme(byId("theme"));
    for (const id of ["ios", "device", "ios2", "device2"]) {
      on(id, "change", () => {
        byId("device2-label").hidden = byId("ios2").value === "";
        this.run();
        this.keepLater();
      });
    }
    on("examples", "change", () => {
      const example = this.examples[Number(byId("examples").value)];
      if (byId("examples").value !== "") this.load(`${example.name}.scene`, example.text);
      byId("examples").value = "";
    });
    on("source", "click", () => this.goToStatement());
    connectFiles(this);
    connectPaneKeys();
    addEventListener("keydown", (event) => this.press(event));
    addEventListener("hashchange", () => this.readNewAddress());
  }

  press(event) {
    if ((event.ctrlKey || event.metaKey) && event.key === "Enter") {
      event.preventDefault();
      this.run();
    } else if (event.altKey && event.shiftKey && event.code === "KeyF") {
      event.preventDefault();
      this.format();
    } else {
      pressMomentKey(this.view, event);
    }
  }

  async readNewAddress() {
    if (location.hash.slice(1) === this.ownAddress) return;
    const address = await readAddress(location.hash, location.search);
    if (address.problem) announce(address.problem, true);
    if (address.text === undefined) return;
    byId("ios").value = address.ios ?? "";
    byId("device").value = address.device ?? "";
    this.wanted = address.at;
    this.load("script.scene", address.text);
  }

  // MARK: The script

  // Replaces the script by another one.
  load(name, text) {
    this.name = name;
    this.editor.load(text);
    this.changed(text);
    this.view.moment = -1;
  }

  changed() {
    if (!this.language) return;
    this.checkLater();
    this.keepLater();
    document.body.classList.add("stale");
  }

  keep() {
    keep("script", this.editor.text);
  }

  async check() {
    this.checked += 1;
    const { checked, name } = this;
    const { text } = this.editor;
    const isCurrent = () => checked === this.checked && text === this.editor.text;
    const results = [this.language.call("tokens", { name, text }), this.language.call("check", { name, text })];
    try {
      const tokens = await results[0];
      if (isCurrent()) this.editor.colour(tokens);
      const found = await results[1];
      if (!isCurrent()) return;
      this.editor.underline(found.filter((one) => one.file === name));
      this.diagnostics.show(found, name, (place) => lineAt(this.editor.starts, place));
      this.hasErrors = found.some((one) => one.severity === "error");
      if (this.hasErrors) this.runLater.cancel();
      else if (document.body.classList.contains("stale")) this.runLater();
    } catch (error) {
      if (error.message) announce(error.message, true);
    }
  }

  async format() {
    const { text } = this.editor;
    const formatted = await this.language.call("format", { name: this.name, text }).catch(() => "");
    if (!formatted) return announce("A script with errors cannot be formatted.", true);
    if (formatted === text) return announce("The script is formatted already.");
    const { caretLine } = this.editor;
    this.editor.replace(0, text.length, formatted);
    const place = this.editor.starts[Math.min(caretLine, this.editor.starts.length - 1)];
    this.editor.area.setSelectionRange(place, place);
    return announce("Formatted.");
  }

  // MARK: Runs

  // The environments that are chosen: one or two of `{release, device, name}`.
  get environments() {
    const first = { ios: byId("ios").value, device: byId("device").value };
    const second = { ios: byId("ios2").value, device: byId("device2").value };
    if (second.ios === "same") second.ios = first.ios;
    return byId("ios2").value === "" ? [first] : [first, second];
  }

  async run() {
    this.runLater.cancel();
    this.runNumber += 1;
    const number = this.runNumber;
    const { name } = this;
    const { text } = this.editor;
    const { environments } = this;
    this.offsets = new Offsets(text);
    this.runs = [new Run(name, text), environments.length > 1 ? new Run(name, text) : null];
    const stopButton = setTimeout(() => { byId("stop").hidden = false; }, 200);
    byId("messages").hidden = true;
    const ends = environments.map(({ ios, device }, place) => this.language.call("run", {
      place, number, name, text, release: releaseNumber(ios), device: deviceNumber(device),
    }));
    if (environments.length === 1) this.language.call("stop", { place: 1 }).catch(() => {});
    try {
      const results = await Promise.all(ends);
      if (number === this.runNumber && !results.some((result) => result.replaced)) this.finished(results);
    } catch (error) {
      if (number === this.runNumber) this.broken(error);
    } finally {
      clearTimeout(stopButton);
      if (number === this.runNumber) byId("stop").hidden = true;
    }
  }

  receive({ lines, place, number }) {
    if (number !== this.runNumber) return;
    const run = this.runs[place];
    const isFirst = run.count === 0;
    run.append(lines);
    // The first lines of a run are shown at once, later ones with the next picture of the browser.
    if (place === 0 && !this.runs[1]) this.showSoon(isFirst && this.shownNumber !== number);
  }

  showSoon() {
    if (this.isShowing) return;
    this.isShowing = true;
    requestAnimationFrame(() => {
      this.isShowing = false;
      if (this.runs[0].count > 0 && !this.runs[1] && !this.runs[0].isDone) this.showRuns(false);
    });
  }

  finished(results) {
    this.runs.forEach((run) => { if (run) run.isDone = true; });
    this.showRuns(true);
    document.body.classList.remove("stale");
    const [first] = results;
    const compileFailed = first.status === 3;
    this.diagnostics.showMessages(compileFailed ? "" : results.map((result) => result.messages).join(""));
    const reason = results.map((result) => result.stopped).find(Boolean);
    if (reason) announce(reason, true);
    else if (compileFailed) announce("The script has errors, so it does not run.", true);
    else if (first.status !== 0) announce("The run failed.", true);
    else announce(`${this.runs[0].count} lines${this.differenceText()}.`);
  }

  broken(error) {
    this.runs.forEach((run) => { if (run) run.isDone = true; });
    if (this.runs[0].count > 0) this.showRuns(true);
    announce(error.isStopped ? "The run was stopped." : error.message, true);
  }

  showRuns(isEnd) {
    const [first, second] = this.runs;
    const pairs = second && align(texts(first), texts(second));
    this.rows = new Rows(this.runs, pairs);
    const names = this.runs.map((run) => run?.at(0)?.text.replace(/^(# )?trace \d+, /, "") ?? "");
    byId("legend").hidden = !second;
    byId("legend").textContent = second ? `− only ${names[0]}   + only ${names[1]}` : "";
    let moment = this.view.moment < 0 ? this.rows.count - 1 : this.view.moment;
    if (this.wanted !== undefined && (isEnd || this.wanted < first.count)) {
      moment = this.rows.rowOf(Math.min(this.wanted, first.count - 1));
      this.wanted = undefined;
    }
    const follows = this.view.moment < 0 || this.view.moment === this.view.count - 1;
    this.view.show(this.rows, follows && moment === this.view.moment ? this.rows.count - 1 : moment, names);
    this.view.list.go(this.view.moment);
  }

  differenceText() {
    if (!this.rows?.pairs) return "";
    const count = this.rows.pairs.filter(([left, right]) => left < 0 || right < 0).length;
    return count === 0 ? ", no difference" : `, ${count} that only one of the two has`;
  }

  async stop() {
    byId("stop").hidden = true;
    this.runNumber += 1;
    this.runs.forEach((run) => { if (run) run.isDone = true; });
    await Promise.all([0, 1].map((place) => this.language.stop(place)));
    if (this.runs[0]?.count > 0) this.showRuns(true);
    announce("The run was stopped.");
  }

  // MARK: The moment

  // Asks the run of a row about its line.
  ask(kind, row) {
    const { run, index } = this.rows.at(row);
    if (!this.runs[run].isDone) return null;
    return this.language.call(kind, { place: run, line: index });
  }

  rule(id) {
    if (!this.rules.has(id)) this.rules.set(id, this.language.call("rule", { name: id }));
    return this.rules.get(id);
  }

  moved(row, entry) {
    this.moment = entry;
    const line = entry?.line;
    const isHere = line && (line.file === this.name) && line.line > 0 && this.runs[0]?.text === this.editor.text;
    this.editor.markLine(isHere ? line.line - 1 : -1, document.activeElement !== this.editor.area);
  }

  // Moves to the first line that the statement at the caret causes.
  goToStatement() {
    if (!this.rows || this.runs[0]?.text !== this.editor.text) return;
    if (this.editor.area.selectionStart !== this.editor.area.selectionEnd) return;
    const wanted = this.editor.caretLine + 1;
    for (let row = 0; row < this.rows.count; row += 1) {
      const { line } = this.rows.at(row);
      if (line.line === wanted && line.file === this.name) return this.view.go(row);
    }
  }

  async share() {
    const at = this.moment && this.moment.run === 0 ? this.moment.index : undefined;
    const [{ ios, device }] = this.environments;
    const address = await writeAddress({ text: this.editor.text, ios, device, at });
    if (!address) return announce("The script is too long for an address: download it instead.", true);
    this.ownAddress = address;
    history.replaceState(null, "", `#${address}`);
    try {
      await navigator.clipboard.writeText(location.href);
      return announce("The link is copied. It contains the script; nothing was sent.");
    } catch {
      return announce("The address of this page is the link now: copy it. Nothing was sent.");
    }
  }
}

function texts(run) {
  return run.lines.map(indentedText);
}


new Page().start().catch((error) => announce(`The page could not start: ${error.message ?? error}`, true));
