// The page: it connects editor, language and views.
import { DEVICES, deviceNumber, readAddress, releaseNumber, writeAddress } from "./address.js";
import { alignRuns, legendOf } from "./align.js";
import { DiagnosticList } from "./diagnostics.js";
import { byId, connectTheme, keep, later, make, readKept } from "./dom.js";
import { Completion } from "./editor-completion.js";
import { Hover } from "./editor-hover.js";
import { EditorKeys } from "./editor-keys.js";
import { Editor } from "./editor.js";
import { connectFiles } from "./files.js";
import { Language, compileModule } from "./language.js";
import { SceneModule } from "./module.js";
import { Rows, Run, environmentOf } from "./run.js";
import { Offsets, lineAt } from "./text.js";
import { MomentView, announce, connectPaneKeys, connectPanes, pressMomentKey } from "./view.js";

// A script runs so many milliseconds after the last key.
const RUN_DELAY = 250;
const RELEASES = { first: 3, last: 27 };
// The release in which scripts run that name none.
const USUAL_RELEASE = "17";
const WELCOME = "Choose an example or write a script. Select a line of the trace to see the screen and the reason.";
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
    this.isChecking = false;
    this.rules = new Map();
    this.editor = new Editor(byId("editor"), (text) => this.changed(text));
    this.view = new MomentView({
      moment: (row) => this.ask("moment", row), whynot: (row) => this.ask("whynot", row), rule: (id) => this.rule(id),
    }, (entry) => this.moved(entry));
    this.diagnostics = new DiagnosticList({
      select: (start, end) => this.editor.select(start, end),
      fix: (fix) => this.editor.replace(fix.start, fix.end, fix.text),
      explain: (code) => this.language.call("explain", { code }),
    });
    this.runLater = later(RUN_DELAY, () => this.run());
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
    // The text as it was loaded. What differs from it was typed.
    this.loaded = address.text === undefined && kept !== null ? null : this.editor.text;
    this.offerEarlier();
    const compiled = await module;
    this.language = new Language(compiled, (data) => this.receive(data));
    this.editor.colourWith(coloursOf(compiled));
    new Completion(this.editor, (text, at) => this.language.call("complete", { name: this.name, text, at }));
    new Hover(this.editor, (text, at) => this.language.call("hover", { name: this.name, text, at }));
    this.wanted = address.at;
    this.keepLater.cancel();
    await this.check();
    await this.run();
    performance.mark("first trace");
    if (address.problem) announce(address.problem, true);
    else if (address.text === undefined && kept === null) announce(`${byId("status").textContent} ${WELCOME}`);
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
      groups.get(example.group).append(
        make("option", { value: String(place), "data-name": example.name }, exampleTitle(example)));
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
    // A closed list changes with each key that moves in it. The example is loaded when it is chosen.
    on("examples", "keydown", (event) => {
      if (event.key === "Enter") return this.chooseExample();
      this.isPassing = true;
      setTimeout(() => { this.isPassing = false; });
      return undefined;
    });
    on("examples", "change", () => {
      if (!this.isPassing) this.chooseExample();
      else if (byId("examples").value !== "") announce("Press Enter to load this example.");
    });
    on("earlier", "click", () => this.loadEarlier());
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

  chooseExample() {
    const { value } = byId("examples");
    byId("examples").value = "";
    if (value !== "") this.loadExample(this.examples[Number(value)]);
  }

  // Shows an example in the usual environment, if it names this one among others.
  loadExample({ name, text }) {
    const named = /^test ios (.*)$/m.exec(text)?.[1].split(/[ ,]+/) ?? [];
    byId("ios").value = named.includes(USUAL_RELEASE) && named[0] !== USUAL_RELEASE ? USUAL_RELEASE : "";
    byId("device").value = "";
    this.load(`${name}.scene`, text);
  }

  // Replaces the script by another one. Undo brings the text back, and after that a button does.
  load(name, text) {
    this.keepEarlier();
    this.name = name;
    this.loaded = text;
    this.editor.swap(text);
    this.changed(text);
    this.offerEarlier();
    this.view.moment = -1;
  }

  // Whether the text was typed, and is not just an example, a link or a file.
  get isOwn() {
    return this.loaded !== this.editor.text && this.editor.text.trim() !== "";
  }

  // Keeps the text that is about to be replaced.
  keepEarlier() {
    if (!this.isOwn) return;
    this.keepLater.cancel();
    keep("script", this.editor.text);
    keep("earlier", this.editor.text);
    keep("earlier.name", this.name);
  }

  // Shows the button for the text that was replaced, if there is one.
  offerEarlier() {
    const earlier = readKept("earlier");
    byId("earlier").hidden = earlier === null || earlier === this.editor.text;
  }

  loadEarlier() {
    const [text, name] = [readKept("earlier"), readKept("earlier.name")];
    if (text === null) return;
    this.load(name ?? "script.scene", text);
    // It is own text again.
    this.loaded = null;
    this.keepLater();
    announce("Your script is back.");
  }

  changed(text) {
    if (!this.language) return;
    if (text === readKept("earlier")) {
      // Undo has brought it back.
      this.name = readKept("earlier.name") ?? this.name;
      this.loaded = null;
      byId("earlier").hidden = true;
    }
    this.check();
    this.keepLater();
    // What the run has said is about places of the text that it ran.
    this.diagnostics.showMessages("");
    if (!document.body.classList.contains("stale")) document.body.classList.add("stale");
  }

  keep() {
    if (this.isOwn) keep("script", this.editor.text);
  }

  // Checks the script. If it changes meanwhile, it is checked again afterwards.
  async check() {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      let isCurrent = false;
      while (!isCurrent) {
        const { name } = this;
        const { text } = this.editor;
        const found = await this.language.call("check", { name, text });
        isCurrent = text === this.editor.text && name === this.name;
        if (isCurrent) this.checked(found);
      }
    } catch (error) {
      if (error.isStopped) setTimeout(() => this.check());
      else announce(error.message ?? String(error), true);
    } finally {
      this.isChecking = false;
    }
  }

  checked(diagnostics) {
    const { name } = this;
    this.editor.showMarks(diagnostics.filter((one) => one.file === name));
    this.diagnostics.show(diagnostics, name, (place) => lineAt(this.editor.starts, place));
    if (diagnostics.some((one) => one.severity === "error")) this.runLater.cancel();
    else if (document.body.classList.contains("stale")) this.runLater();
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
    this.runs = [new Run(name, text), environments.length > 1 ? new Run(name, text) : null];
    const stopButton = setTimeout(() => { byId("stop").hidden = false; }, 200);
    this.diagnostics.showMessages("");
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
    const [first] = results;
    // What was shown before stays, and is marked as old. The list of problems has the errors.
    if (first.status === 3) {
      const trace = this.rows ? " The trace is that of an earlier text." : "";
      announce(`The script has errors, so it does not run.${trace}`, true);
      return;
    }
    this.runs.forEach((run) => { if (run) run.isDone = true; });
    this.showRuns(true);
    document.body.classList.remove("stale");
    this.diagnostics.showMessages(results.map((result) => result.messages).join(""));
    const reason = results.map((result) => result.stopped).find(Boolean);
    if (reason) announce(reason, true);
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
    const pairs = second && alignRuns(first.lines, second.lines);
    this.rows = new Rows(this.runs, pairs);
    const names = this.runs.map((run) => environmentOf(run?.at(0)?.text ?? ""));
    this.nameDefaults(names[0]);
    byId("legend").hidden = !second;
    byId("legend").textContent = names[0] === names[1]
      ? "Both environments are the same." : legendOf(names);
    let moment = this.view.moment < 0 ? this.rows.count - 1 : this.view.moment;
    if (this.wanted !== undefined && (isEnd || this.wanted < first.count)) {
      moment = this.rows.rowOf(Math.min(this.wanted, first.count - 1));
      this.wanted = undefined;
    }
    const follows = this.view.moment < 0 || this.view.moment === this.view.count - 1;
    this.view.show(this.rows, follows && moment === this.view.moment ? this.rows.count - 1 : moment, names);
    this.view.list.go(this.view.moment);
  }

  // Says what the defaults are: `name` is that of an environment, such as `ios 17, iPhone portrait`.
  nameDefaults(name) {
    const [ios, device] = name.split(", ");
    if (!device) return;
    const values = { ios: ios.replace("ios ", ""), device: device.replace(" portrait", "") };
    for (const [id, value] of Object.entries(values)) {
      if (byId(id).value === "") byId(id).options[0].textContent = `${value} (default)`;
    }
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

  moved(entry) {
    const line = entry?.line;
    const isHere = line && (line.file === this.name) && line.line > 0 && this.runs[0]?.text === this.editor.text;
    this.editor.markLine(isHere ? line.line - 1 : -1, document.activeElement !== this.editor.area);
  }

  // Moves to the first line that the statement at the caret causes.
  async goToStatement() {
    if (!this.rows || this.runs[0]?.text !== this.editor.text) return;
    if (this.editor.area.selectionStart !== this.editor.area.selectionEnd) return;
    const { starts, caretLine, text } = this.editor;
    const offsets = new Offsets(text);
    const units = [starts[caretLine], starts[caretLine + 1] ?? text.length + 1];
    const [start, end] = units.map((unit) => offsets.byte(unit));
    const line = await this.language.call("statement", { place: 0, start, end }).catch(() => -1);
    if (line >= 0) this.view.go(this.rows.rowOf(line));
  }

  async share() {
    const moment = this.view.moment >= 0 ? this.rows.at(this.view.moment) : null;
    const at = moment?.run === 0 ? moment.index : undefined;
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

// Returns a function from a text to its colours. It works in the page, so that words have their colours when they
// appear, and while the worker checks the text.
function coloursOf(compiled) {
  let words = null;
  return (text) => {
    try {
      words ??= new SceneModule(compiled, () => ({ reason: "" }));
      return words.tokens(text);
    } catch {
      words = null;
      return [];
    }
  };
}

// Returns the first sentence of the comment with which an example begins, and the number of its name.
function exampleTitle({ name, text }) {
  const comment = /^(?:\/\/\/.*\n)+/.exec(text)?.[0].replace(/\/\/\/ ?/g, "").replaceAll("\n", " ") ?? "";
  const sentence = /^.*?[.?!](?= )/.exec(comment)?.[0] ?? name;
  const number = /^\d+/.exec(name);
  return number ? `${Number(number[0])}. ${sentence}` : sentence;
}

new Page().start().catch((error) => announce(`The page could not start: ${error.message ?? error}`, true));
