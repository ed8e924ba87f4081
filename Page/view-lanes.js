// A lane for each controller, from its `init` to its `deinit`: when it appears, when it is on the screen, which calls
// it gets. Only what is in view is drawn.
import { draw, make } from "./dom.js";

const LANE = 20;
const NAMES = 130;
const TOP = 22;
const LEAST_STEP = 5;
const SECOND = 120;
// The methods that change how a lane is drawn, and the state that they begin.
const LANE_STATES = {
  init: "alive", viewWillAppear: "moving", viewDidAppear: "shown", viewWillDisappear: "moving",
  viewDidDisappear: "alive", deinit: "gone",
};

// Returns the name of the method of a call.
export function methodOf(line) {
  return /\.(\w+)(?:\(.*)?$/.exec(line.text.slice(line.receiver.length))?.[1] ?? "";
}

// Returns the lanes of a run, in the order in which the controllers are made: `{name, first, spans, marks}`. A span is
// `{from, to, state}`, a mark `{line, method}`; `from`, `to` and `line` are numbers of lines.
export function lanesOf(run) {
  const lanes = new Map();
  for (let index = 0; index < run.count; index += 1) {
    const line = run.at(index);
    if (line.kind === "scenario") lanes.forEach((lane) => { lane.isOld = true; });
    if (line.kind !== "call" || !line.receiver) continue;
    let lane = lanes.get(line.receiver);
    if (!lane || lane.isOld) {
      if (lane) lanes.set(`${line.receiver} before line ${index}`, lane);
      lane = { name: line.receiver, first: index, spans: [], marks: [], state: "alive", since: index };
      lanes.set(line.receiver, lane);
    }
    const method = methodOf(line);
    lane.marks.push({ line: index, method });
    const state = Object.hasOwn(LANE_STATES, method) ? LANE_STATES[method] : undefined;
    if (state && state !== lane.state) {
      lane.spans.push({ from: lane.since, to: index, state: lane.state });
      [lane.state, lane.since] = [state, index];
    }
  }
  const all = [...lanes.values()].sort((left, right) => left.first - right.first);
  for (const lane of all) {
    if (lane.state !== "gone") lane.spans.push({ from: lane.since, to: run.count, state: lane.state });
  }
  return all;
}

export class LaneView {
  // `select(line)` is called when the reader chooses a line.
  constructor(element, run, select) {
    this.element = element;
    this.run = run;
    this.all = lanesOf(run);
    this.lanes = this.all;
    this.moment = 0;
    this.axis = "lines";
    this.space = make("div", { class: "lane-space" });
    this.drawing = draw("svg", { class: "lane-drawing", role: "img", "aria-label": this.summary() });
    this.space.append(this.drawing);
    element.append(this.space);
    element.addEventListener("scroll", () => this.paint());
    element.addEventListener("click", (event) => {
      const place = event.clientX - element.getBoundingClientRect().left + element.scrollLeft - NAMES;
      if (place >= 0) select(this.lineAt(place));
    });
    new ResizeObserver(() => this.layOut()).observe(element);
    this.layOut();
  }

  summary() {
    return `Lanes of ${this.all.length} controllers: ${this.all.slice(0, 20).map((lane) => lane.name).join(", ")}`;
  }

  // Shows the lanes whose names contain a text.
  filter(text) {
    const wanted = text.trim().toLowerCase();
    this.lanes = this.all.filter((lane) => lane.name.toLowerCase().includes(wanted));
    this.layOut();
  }

  setAxis(axis) {
    this.axis = axis;
    this.layOut();
    this.go(this.moment);
  }

  // Computes where each line is on the axis.
  layOut() {
    const { count } = this.run;
    const width = Math.max(100, this.element.clientWidth - NAMES - 12);
    const step = this.axis === "time" ? 2 : Math.max(LEAST_STEP, Math.min(24, width / Math.max(1, count)));
    const last = count > 0 ? this.run.at(count - 1).time : 0;
    const second = this.axis === "time" ? Math.max(SECOND, (width - step * count) / Math.max(0.01, last)) : 0;
    this.places = new Float64Array(count + 1);
    // A scenario starts at zero again, and its lines are after those of the one before.
    let [before, latest] = [0, 0];
    for (let index = 0; index < count; index += 1) {
      const { time } = this.run.at(index);
      if (time < latest) before += latest;
      latest = time;
      this.places[index] = step * (index + 0.5) + (before + time) * second;
    }
    this.places[count] = count > 0 ? this.places[count - 1] + step : 0;
    this.space.style.width = `${NAMES + this.places[count] + 12}px`;
    this.space.style.height = `${TOP + this.lanes.length * LANE + 4}px`;
    this.paint();
  }

  // Returns the line at a place of the axis.
  lineAt(place) {
    let low = 0;
    let high = this.run.count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.places[middle + 1] <= place) low = middle + 1;
      else high = middle;
    }
    if (low + 1 < this.run.count && this.places[low + 1] - place < Math.abs(place - this.places[low])) low += 1;
    return low;
  }

  go(line) {
    this.moment = Math.max(0, line);
    const place = this.places[this.moment] ?? 0;
    const { scrollLeft, clientWidth } = this.element;
    if (place < scrollLeft || place > scrollLeft + clientWidth - NAMES - 20) {
      this.element.scrollLeft = Math.max(0, place - (clientWidth - NAMES) / 2);
    }
    this.paint();
  }

  paint() {
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = this.element;
    const view = { left: scrollLeft - 20, right: scrollLeft + clientWidth - NAMES + 20, x: NAMES - scrollLeft };
    this.drawing.setAttribute("width", clientWidth);
    this.drawing.setAttribute("height", clientHeight);
    // On paper, the drawing is scaled.
    this.drawing.setAttribute("viewBox", `0 0 ${clientWidth} ${clientHeight}`);
    const first = Math.max(0, Math.floor((scrollTop - TOP) / LANE));
    const last = Math.min(this.lanes.length, Math.ceil((scrollTop + clientHeight) / LANE));
    const content = draw("g", { transform: `translate(${view.x} 0)` });
    content.append(...this.bands(view, clientHeight));
    for (let lane = first; lane < last; lane += 1) {
      content.append(...this.lane(this.lanes[lane], TOP + lane * LANE - scrollTop, view));
    }
    const place = this.places[this.moment] ?? 0;
    content.append(draw("line", { class: "now", x1: place, x2: place, y1: 0, y2: clientHeight }));
    const names = draw("g", {}, draw("rect", { class: "names", x: 0, y: 0, width: NAMES - 6, height: clientHeight }));
    for (let lane = first; lane < last; lane += 1) {
      const { name } = this.lanes[lane];
      names.append(draw("text", { x: 6, y: TOP + lane * LANE - scrollTop + 14 },
        name.length > 16 ? `${name.slice(0, 15)}…` : name, draw("title", {}, name)));
    }
    this.drawing.replaceChildren(content, names);
  }

  // The statements: bands with a name and a time.
  bands(view, height) {
    const { count } = this.run;
    const parts = [];
    let line = this.lineAt(Math.max(0, view.left));
    while (line > 0 && this.run.at(line).kind !== "step") line -= 1;
    let free = -Infinity;
    let number = 0;
    for (; line < count && this.places[line] <= view.right; line += 1) {
      const found = this.run.at(line);
      if (found.kind !== "step" && found.kind !== "scenario") continue;
      number += 1;
      const x = this.places[line] - 2;
      parts.push(draw("line", { class: "band", x1: x, x2: x, y1: 0, y2: height }));
      if (x < free) continue;
      const text = `${found.time.toFixed(2)} ${found.text.replace(/^(>|==) /, "")}`;
      const shown = text.length > 28 ? `${text.slice(0, 27)}…` : text;
      free = x + shown.length * 6.6 + 10;
      parts.push(draw("text", { class: "step", x: x + 3, y: 14 }, shown));
    }
    return number > 0 ? parts : [];
  }

  lane(lane, y, view) {
    const parts = [];
    for (const { from, to, state } of lane.spans) {
      const [x1, x2] = [this.places[from], this.places[to]];
      if (x2 < view.left || x1 > view.right) continue;
      if (state === "shown") parts.push(draw("rect", { class: "shown", x: x1, y: y + 5, width: x2 - x1, height: 10 }));
      else parts.push(draw("line", { class: state, x1, x2, y1: y + 10, y2: y + 10 }));
    }
    let drawn = -Infinity;
    for (const { line, method } of lane.marks) {
      const x = this.places[line];
      if (x < view.left || x > view.right || x - drawn < 1.5) continue;
      drawn = x;
      const isEnd = method === "init" || method === "deinit";
      parts.push(draw("rect", {
        class: `call-mark${line > this.moment ? " later" : ""}${isEnd ? " end" : ""}`, x: x - 2, width: 4,
        y: isEnd ? y + 3 : y + 7, height: isEnd ? 14 : 6,
      }, draw("title", {}, this.run.at(line).text)));
    }
    return parts;
  }
}
