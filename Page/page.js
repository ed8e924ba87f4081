// The page: it connects editor, language and views.
import { readAddress, writeAddress } from "./address.js";
import { alignRuns, legendOf } from "./align.js";
import { firstDifference, firstFailure, showBanner } from "./banner.js";
import { Choices } from "./choices.js";
import { DiagnosticList } from "./diagnostics.js";
import { byId, connectTheme, keep, later, make, readKept } from "./dom.js";
import { Completion } from "./editor-completion.js";
import { Hover } from "./editor-hover.js";
import { EditorKeys } from "./editor-keys.js";
import { Editor } from "./editor.js";
import { Examples } from "./examples.js";
import { connectFiles } from "./files.js";
import { Language, compileModule } from "./language.js";
import { SceneModule } from "./module.js";
import { Rows, Run, environmentOf } from "./run.js";
import { Offsets, encode, lineAt } from "./text.js";
import { MomentView, announce, connectPaneKeys, connectPanes, pressMomentKey } from "./view.js";

// A script runs so many milliseconds after the last key.
const RUN_DELAY = 250;
// A check that takes longer can be stopped.
const CHECK_PATIENCE = 500;
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
      lineOf: (file, start) => this.lineOf(file, start),
    }, () => this.name);
    this.runLater = later(RUN_DELAY, () => this.run());
    this.keepLater = later(RUN_DELAY, () => this.keep());
    this.choosePane = connectPanes();
    new EditorKeys(this.editor);
    this.fillHelp();
    this.choices = new Choices(() => {
      this.run();
      this.keepLater();
    });
    this.examples = new Examples((example) => this.loadExample(example));
    this.connect();
  }

  // MARK: Start

  async start() {
    const module = compileModule();
    const address = await readAddress(location.hash, location.search);
    if (address.embed) document.body.classList.add("embed");
    const kept = address.text === undefined ? readKept("script") : null;
    this.choices.choose(address.choices);
    this.editor.load(address.text ?? kept ?? this.examples.all[0].text);
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
    if (this.stopped !== this.editor.text) await this.run();
    performance.mark("first trace");
    if (address.problem) announce(address.problem, true);
    else if (address.text === undefined && kept === null) announce(`${byId("status").textContent} ${WELCOME}`);
    document.body.dataset.ready = "true";
  }

  fillHelp() {
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
    this.choices.choose(address.choices);
    this.wanted = address.at;
    this.load("script.scene", address.text);
  }

  // MARK: The script

  // Shows an example in the usual environment, if it names this one among others.
  loadExample({ name, text }) {
    const named = /^test ios (.*)$/m.exec(text)?.[1].split(/[ ,]+/) ?? [];
    const { ios2, device2, scenes2 } = this.choices.values;
    const ios = named.includes(USUAL_RELEASE) && named[0] !== USUAL_RELEASE ? USUAL_RELEASE : "";
    this.choices.choose({ ios, ios2, device2, scenes2 });
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
    this.showRunProblems([], "");
    if (!document.body.classList.contains("stale")) document.body.classList.add("stale");
  }

  keep() {
    if (this.isOwn) keep("script", this.editor.text);
  }

  // Checks the script. If it changes meanwhile, it is checked again afterwards.
  async check() {
    if (this.isChecking) return;
    this.isChecking = true;
    const stopButton = setTimeout(() => { byId("stop").hidden = false; }, CHECK_PATIENCE);
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
      // A text whose check was stopped is not checked again.
      if (error.isStopped && this.stopped !== this.editor.text) setTimeout(() => this.check());
      else if (!error.isStopped) announce(error.message ?? String(error), true);
    } finally {
      this.isChecking = false;
      clearTimeout(stopButton);
      if (!this.isRunning) byId("stop").hidden = true;
    }
  }

  checked(diagnostics) {
    this.diagnostics.show(diagnostics);
    this.markProblems();
    if (diagnostics.some((one) => one.severity === "error")) this.runLater.cancel();
    else if (document.body.classList.contains("stale")) this.runLater();
  }

  // Returns the line of a place in a file, from 1; 0 if the file is not open. A place in another file than the script
  // is counted in bytes.
  lineOf(file, start) {
    if (file === this.name) return lineAt(this.editor.starts, start) + 1;
    const found = this.language.files.get(file);
    const bytes = found?.bytes ?? (found ? encode(found.text) : null);
    return bytes ? bytes.subarray(0, start).reduce((count, byte) => count + (byte === 10 ? 1 : 0), 1) : 0;
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

  async run() {
    this.runLater.cancel();
    this.runNumber += 1;
    this.isRunning = true;
    const number = this.runNumber;
    const { name } = this;
    const { text } = this.editor;
    const { environments } = this.choices;
    this.runs = [new Run(name, text), environments.length > 1 ? new Run(name, text) : null];
    const stopButton = setTimeout(() => { byId("stop").hidden = false; }, 200);
    this.showRunProblems([], "");
    const ends = environments.map((environment, place) => this.language.call("run", {
      place, number, name, text, ...environment,
    }));
    if (environments.length === 1) this.language.call("stop", { place: 1 }).catch(() => {});
    try {
      const results = await Promise.all(ends);
      if (number === this.runNumber && !results.some((result) => result.replaced)) this.finished(results);
    } catch (error) {
      if (number === this.runNumber) this.broken(error);
    } finally {
      clearTimeout(stopButton);
      if (number === this.runNumber) {
        this.isRunning = false;
        byId("stop").hidden = true;
      }
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
      // What is wrong with the chosen environment is not in the list of problems.
      if (this.diagnostics.errors === 0) this.showRunProblems([], first.messages);
      announce(`The script has errors, so it does not run.${trace}`, true);
      return;
    }
    this.runs.forEach((run) => { if (run) run.isDone = true; });
    // The places of the failures are those of the text that ran.
    const isCurrent = this.runs[0].text === this.editor.text;
    const failures = isCurrent ? results.flatMap((result) => result.failures) : [];
    const messages = results.map((result) => result.messages).join("");
    this.showRuns(true, first.status !== 0 && !first.stopped);
    document.body.classList.remove("stale");
    this.showRunProblems(failures, messages);
    if (first.status !== 0 && !first.stopped) this.showFailure(first);
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

  // Shows the rows so far. At the end, a run opens where it failed, or where the two runs differ first, unless a line
  // was selected.
  showRuns(isEnd, hasFailed = false) {
    const [first, second] = this.runs;
    const pairs = second && alignRuns(first.lines, second.lines);
    this.rows = new Rows(this.runs, pairs);
    const names = this.runs.map((run) => environmentOf(run?.at(0)?.text ?? ""));
    this.choices.nameDefaults(names[0]);
    byId("legend").hidden = !second;
    byId("legend").textContent = names[0] === names[1]
      ? "Both environments are the same." : legendOf(names);
    let { moment } = this.view;
    if (moment < 0 || moment === this.view.count - 1 || moment === this.opened) {
      moment = this.opened = this.openingRow(isEnd, hasFailed);
    }
    if (this.wanted !== undefined && (isEnd || this.wanted < first.count)) {
      moment = this.rows.rowOf(Math.min(this.wanted, first.count - 1));
      this.wanted = undefined;
    }
    this.view.show(this.rows, moment, names);
    this.view.list.go(this.view.moment);
  }

  // Returns the row at which a run opens.
  openingRow(isEnd, hasFailed) {
    const last = this.rows.count - 1;
    if (!isEnd) return last;
    const found = hasFailed ? firstFailure(this.rows) : firstDifference(this.rows);
    return found < 0 ? last : found;
  }

  // Shows what has failed first, with a button that leads to its line.
  showFailure({ failures, messages }) {
    const row = this.openingRow(true, true);
    const { line } = this.rows.at(row);
    const [failure] = failures;
    const isLine = line.kind === "expected" || line.kind === "exception";
    const other = isLine ? line.text.replace(/^! /, "") : /^error.*?: (.*)$/m.exec(messages)?.[1] ?? line.text;
    const text = failure && line.kind !== "exception"
      ? `${failure.message} · ${this.diagnostics.placeOf(failure)}` : other;
    const more = failures.length > 1 ? `, and ${failures.length - 1} more` : "";
    showBanner(`Failed: ${text}${more}`, () => {
      this.view.go(row);
      this.choosePane("trace");
    });
  }

  // Lists the expectations that failed under the problems, underlines them, and shows what else the run has said.
  showRunProblems(failures, messages) {
    if (this.diagnostics.showRun(failures, messages)) this.markProblems();
    if (failures.length === 0) showBanner("");
  }

  // Underlines the problems of the script.
  markProblems() {
    const { checked, failed } = this.diagnostics;
    this.editor.showMarks([...failed, ...checked].filter((one) => one.file === this.name));
  }

  differenceText() {
    if (!this.rows?.pairs) return "";
    const count = this.rows.pairs.filter(([left, right]) => left < 0 || right < 0).length;
    return count === 0 ? ", no difference" : `, ${count} that only one of the two has`;
  }

  async stop() {
    byId("stop").hidden = true;
    const what = this.isChecking ? "check" : "run";
    if (this.isChecking) this.stopped = this.editor.text;
    this.runNumber += 1;
    this.isRunning = false;
    this.runs.forEach((run) => { if (run) run.isDone = true; });
    await Promise.all([0, 1].map((place) => this.language.stop(place)));
    if (this.runs[0]?.count > 0) this.showRuns(true);
    announce(`The ${what} was stopped.`);
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
    const address = await writeAddress({ text: this.editor.text, choices: this.choices.values, at });
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

new Page().start().catch((error) => announce(`The page could not start: ${error.message ?? error}`, true));
