// A lane for each controller, from its `init` to its `deinit`: when it appears, when it is on the screen, which calls
// it gets. Only what is in view is drawn.
import { draw, make } from "./dom.js";

const LANE = 20;
// The least width of the column with the names, its part of the view at most, and the width of a letter.
const NAMES = 110;
const MOST_NAMES = 0.5;
const LETTER = 7.3;
// The size of a name, and that of one that is long.
const [NAME_SIZE, LEAST_NAME_SIZE] = [12, 8];
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
// `{from, to, state}`, a mark `{line, method}`; `from`, `to` and `line` are numbers of lines. A lane ends with its
// scenario. The lanes of each scenario follow a heading, `{heading, name, first, last}`.
export function lanesOf(run) {
  const all = [];
  let lanes = new Map();
  const end = (index) => {
    const group = [...lanes.values()].sort((left, right) => left.first - right.first);
    for (const lane of group) {
      if (lane.state !== "gone") lane.spans.push({ from: lane.since, to: index, state: lane.state });
    }
    if (all.length > 0 && all.at(-1).heading) all.at(-1).last = index;
    all.push(...group);
    lanes = new Map();
  };
  for (let index = 0; index < run.count; index += 1) {
    const line = run.at(index);
    if (line.kind === "scenario") {
      end(index);
      all.push({ heading: true, name: line.text.replace(/^== /, ""), first: index, last: run.count });
    }
    if (line.kind !== "call" || !line.receiver) continue;
    let lane = lanes.get(line.receiver);
    if (!lane) {
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
  end(run.count);
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
      const place = event.clientX - element.getBoundingClientRect().left + element.scrollLeft - this.names;
      if (place >= 0) select(this.lineAt(place));
    });
    new ResizeObserver(() => {
      this.layOut();
      this.go(this.moment);
    }).observe(element);
    this.layOut();
  }

  summary() {
    const names = this.all.filter((lane) => !lane.heading).map((lane) => lane.name);
    return `Lanes of ${names.length} controllers: ${names.slice(0, 20).join(", ")}`;
  }

  // Shows the lanes whose names contain a text.
  filter(text) {
    const wanted = text.trim().toLowerCase();
    this.lanes = this.all.filter((lane) => !lane.heading && lane.name.toLowerCase().includes(wanted));
    if (wanted === "") this.lanes = this.all;
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
    const longest = this.all.reduce((most, lane) => Math.max(most, lane.heading ? 0 : lane.name.length), 0);
    const most = Math.max(NAMES, this.element.clientWidth * MOST_NAMES);
    this.names = Math.round(Math.min(most, Math.max(NAMES, longest * LETTER + 16)));
    const width = Math.max(100, this.element.clientWidth - this.names - 12);
    const step = this.axis === "time" ? 2 : Math.max(LEAST_STEP, Math.min(24, width / (count + 0.5)));
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
    this.space.style.width = `${this.names + this.places[count] + 12}px`;
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
    if (place < scrollLeft || place > scrollLeft + clientWidth - this.names - 20) {
      this.element.scrollLeft = Math.max(0, place - (clientWidth - this.names) / 2);
    }
    this.paint();
  }

  // Draws what is in view: lines and lanes first, then the names on the left, and at the top the statements, so that
  // nothing crosses a text.
  paint() {
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = this.element;
    const { names } = this;
    const view = { left: scrollLeft - 20, right: scrollLeft + clientWidth - names + 20, x: names - scrollLeft };
    this.drawing.setAttribute("width", clientWidth);
    this.drawing.setAttribute("height", clientHeight);
    // On paper, the drawing is scaled.
    this.drawing.setAttribute("viewBox", `0 0 ${clientWidth} ${clientHeight}`);
    const first = Math.max(0, Math.floor((scrollTop - TOP) / LANE));
    const last = Math.min(this.lanes.length, Math.ceil((scrollTop + clientHeight) / LANE));
    const top = (lane) => TOP + lane * LANE - scrollTop;
    const bands = this.bands(view, clientHeight, { left: scrollLeft, right: this.places[this.run.count] + 12 });
    const content = draw("g", { transform: `translate(${view.x} 0)` }, ...bands.lines);
    const place = this.places[this.moment] ?? 0;
    content.append(draw("line", { class: "now", x1: place, x2: place, y1: TOP, y2: clientHeight }));
    const column = draw("g", {}, draw("rect", { class: "names", x: 0, y: 0, width: names - 6, height: clientHeight }));
    for (let number = first; number < last; number += 1) {
      const lane = this.lanes[number];
      if (lane.heading) column.append(...this.heading(lane, top(number), clientWidth));
      else {
        content.append(...this.lane(lane, top(number), view));
        column.append(this.nameText(lane.name, top(number) + 14));
      }
    }
    const head = draw("g", {}, draw("rect", { class: "names", x: 0, y: 0, width: clientWidth, height: TOP - 1 }),
      draw("g", { transform: `translate(${view.x} 0)` }, ...bands.texts),
      draw("rect", { class: "names", x: 0, y: 0, width: names - 6, height: TOP - 1 }));
    this.drawing.replaceChildren(content, column, head);
  }

  // Returns the text of a name. A long one is smaller, and the end of a very long one is only in its tooltip.
  nameText(name, y) {
    const room = this.names - 14;
    const size = Math.max(LEAST_NAME_SIZE, Math.min(NAME_SIZE, (room / name.length / LETTER) * NAME_SIZE));
    const most = Math.floor((room / LETTER) * (NAME_SIZE / size) + 0.01);
    const text = draw("text", { x: 6, y }, name.length > most ? `${name.slice(0, most - 1)}…` : name,
      draw("title", {}, name));
    if (size < NAME_SIZE) text.style.fontSize = `${size}px`;
    return text;
  }

  // The heading of a scenario, over the whole width.
  heading({ name, first }, y, width) {
    return [
      draw("rect", { class: `heading${first > this.moment ? " later" : ""}`, x: 0, y, width, height: LANE }),
      draw("text", { class: "heading-text", x: 6, y: y + 14 }, name),
    ];
  }

  // The statements: lines, and texts with time and name. A text that has no room before the next one is left out; that
  // of the statement at the left edge stays in view. A scenario has a line and a heading.
  bands(view, height, { left, right }) {
    const { count } = this.run;
    const [lines, texts] = [[], []];
    let line = this.lineAt(Math.max(0, view.left));
    while (line > 0 && !this.isBand(line)) line -= 1;
    let free = left;
    for (; line < count && this.places[line] <= view.right; line += 1) {
      if (!this.isBand(line)) continue;
      const x = this.places[line] - 2;
      lines.push(draw("line", { class: "band", x1: x, x2: x, y1: TOP, y2: height }));
      const found = this.run.at(line);
      if (found.kind === "scenario") continue;
      const text = `${found.time.toFixed(2)} ${found.text.replace(/^> /, "")}`;
      const width = text.length * 6.7;
      const start = Math.max(left + 3, Math.min(x + 3, right - width));
      if (start < free) continue;
      // The next statement takes the place of one that has left the view.
      const next = this.nextBand(line);
      if (x < left && next < count && this.places[next] < start + width) continue;
      free = start + width + 8;
      texts.push(draw("text", { class: "step", x: start, y: 14 }, text));
    }
    return { lines, texts };
  }

  isBand(line) {
    const { kind } = this.run.at(line);
    return kind === "step" || kind === "scenario";
  }

  nextBand(line) {
    let next = line + 1;
    while (next < this.run.count && !this.isBand(next)) next += 1;
    return next;
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
