// The player: one run in a file, without the language.
import { alignRuns, legendOf } from "./align.js";
import { firstDifference, firstFailure, showBanner } from "./banner.js";
import { ROW, byId, connectTheme, make } from "./dom.js";
import { PackedRun } from "./packed-run.js";
import { Rows, environmentOf, indentedText, parsedLine } from "./run.js";
import { LaneView } from "./view-lanes.js";
import { MomentView, connectPaneKeys, connectPanes, pressMomentKey } from "./view.js";

// Milliseconds from one line to the next one while it plays, and at most between two times.
const LINE_TIME = 220;
const LONGEST_WAIT = 1200;
const KEYS = [
  ["Space", "play, or pause"], ["← →", "previous and next line"], ["p, n", "previous and next statement"],
  ["Home, End", "first and last line"], ["t", "axis: lines or virtual time"], ["/", "search a controller"],
  ["F6, Shift+F6", "next and previous pane"],
];

class Player {
  constructor(data) {
    this.run = new PackedRun(data);
    this.others = [data.compare ? new PackedRun(data.compare) : null, expectedRun(data.expected)];
    this.timer = 0;
    byId("file").textContent = data.file;
    byId("head").textContent = data.head;
    document.title = `${data.file} – ${data.head}`;
    this.showScript(data.script);
    const runs = [this.run, this.others.find(Boolean) ?? null];
    const pairs = runs[1] && alignRuns(this.texts(runs[0]), this.texts(runs[1]));
    this.rows = new Rows(runs, pairs);
    this.lanes = new LaneView(byId("lanes"), this.run, (line) => this.view.go(this.rows.rowOf(line)));
    this.view = new MomentView({
      moment: (row) => ({ picture: this.pictureAt(row) }), whynot: (row) => this.ask("whynot", row),
      rule: (id) => this.rule(id),
    }, (entry) => this.moved(entry));
    const names = data.expected !== undefined && !data.compare
      ? ["found", "expected"] : [data.head, data.compare?.head ?? ""].map(environmentOf);
    byId("legend").hidden = !pairs;
    byId("legend").textContent = pairs ? legendOf(names) : "";
    this.view.show(this.rows, 0, names);
    this.choosePane = connectPanes();
    connectPaneKeys();
    this.connect();
    this.openAtFailure(data, names);
    document.body.dataset.ready = "true";
  }

  // Opens a run that failed at its first failure, and one that is compared at the first difference, with a banner.
  openAtFailure(data, names) {
    const difference = firstDifference(this.rows);
    const [failure] = this.run.failures;
    let [row, text] = [-1, ""];
    if (failure) {
      row = firstFailure(this.rows);
      if (row < 0) row = this.rows.rowOf(failure.index);
      const place = failure.line > 0 ? ` · ${data.file}:${failure.line}` : "";
      const more = this.run.failures.length > 1 ? `, and ${this.run.failures.length - 1} more` : "";
      text = `Failed: ${failure.text}${place}${more}`;
    } else if (difference >= 0) {
      row = difference;
      const { line, only } = this.rows.at(row);
      const at = line.line > 0 ? ` · ${data.file}:${line.line}` : "";
      const hasGolden = data.expected !== undefined && !data.compare;
      const [what, owner] = hasGolden
        ? ["First difference from the golden", ["the run", "the golden"][only]] : ["First difference", names[only]];
      text = `${what}: only ${owner} has '${line.text}'${at}`;
    }
    if (row < 0) return;
    const go = () => {
      this.view.go(row);
      this.choosePane("trace");
    };
    showBanner(text, go);
    this.view.go(row);
  }

  connect() {
    byId("play").addEventListener("click", () => this.toggle());
    byId("axis").addEventListener("change", () => this.lanes.setAxis(byId("axis").value));
    byId("search").addEventListener("input", () => this.lanes.filter(byId("search").value));
    byId("help").addEventListener("click", () => byId("help-dialog").showModal());
    byId("help-keys").append(...KEYS.flatMap(([key, what]) => [make("dt", {}, key), make("dd", {}, what)]));
    connectTheme(byId("theme"));
    addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (pressMomentKey(this.view, event) || event.defaultPrevented) return;
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select")) return;
    const actions = {
      t: () => {
        byId("axis").value = byId("axis").value === "time" ? "lines" : "time";
        this.lanes.setAxis(byId("axis").value);
      },
      "/": () => byId("search").focus(),
      Home: () => this.view.go(0),
      End: () => this.view.go(this.view.count - 1),
    };
    if (!target.matches("button, summary")) actions[" "] = () => this.toggle();
    if (!(event.key in actions)) return;
    event.preventDefault();
    actions[event.key]();
  }

  texts(run) {
    return Array.from({ length: run.count }, (_, index) => indentedText(run.at(index)));
  }

  ask(what, row) {
    const { run, index } = this.rows.at(row);
    return this.rows.runs[run][what](index);
  }

  // Returns the picture at a row; at a line of a golden, which has none, that of the run just before it.
  pictureAt(row) {
    return this.ask("picture", row) ?? this.run.picture(this.lineOfRun(row));
  }

  rule(id) {
    for (const run of this.rows.runs) {
      const found = run?.rules[id];
      if (found) return { id, ...found };
    }
    return null;
  }

  // MARK: The script

  showScript(text) {
    const space = make("div", { class: "space" });
    this.scriptLines = text.split("\n").map((line, number) => {
      const element = make("div", { class: "line" }, make("span", { class: "number" }, String(number + 1)), line);
      element.style.top = `${number * ROW}px`;
      return element;
    });
    space.style.height = `${this.scriptLines.length * ROW}px`;
    space.append(...this.scriptLines);
    byId("script").append(space);
    byId("script").style.setProperty("--gutter", `${String(this.scriptLines.length).length + 3}ch`);
  }

  moved(entry) {
    this.scriptLines.find((line) => line.classList.contains("running"))?.classList.remove("running");
    const line = entry && this.scriptLines[entry.line.line - 1];
    if (line) {
      line.classList.add("running");
      const list = byId("script");
      const top = (entry.line.line - 1) * ROW;
      if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - ROW * 2) {
        list.scrollTop = Math.max(0, top - list.clientHeight / 2);
      }
    }
    if (entry) this.lanes.go(this.lineOfRun(this.view.moment));
  }

  // Returns the line of the run at a row, or the last one before it.
  lineOfRun(row) {
    let place = row;
    while (place > 0 && this.rows.at(place).run !== 0) place -= 1;
    const { run, index } = this.rows.at(place);
    return run === 0 ? index : 0;
  }

  // MARK: Playing

  toggle() {
    if (this.timer) return this.pause();
    if (this.view.moment >= this.view.count - 1) this.view.go(0);
    byId("play").textContent = "❚❚ Pause";
    return this.playNext();
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    byId("play").textContent = "▶ Play";
  }

  playNext() {
    const row = this.view.moment;
    if (row >= this.view.count - 1) return this.pause();
    const [before, after] = [row, row + 1].map((one) => this.rows.at(one).line.time ?? 0);
    const delay = Math.min(LONGEST_WAIT, LINE_TIME + Math.max(0, after - before) * 1000) / Number(byId("speed").value);
    this.timer = setTimeout(() => {
      this.view.go(row + 1);
      this.playNext();
    }, delay);
    return undefined;
  }
}

// A text of an expected trace as a run without pictures.
function expectedRun(text) {
  if (text === undefined) return null;
  const lines = text.replace(/\n$/, "").split("\n").map(parsedLine);
  return { count: lines.length, at: (index) => lines[index], rules: {}, picture: () => null, whynot: () => null };
}

new Player(JSON.parse(byId("data").textContent));
