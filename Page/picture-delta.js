// The pictures of a packed run: see docs/player.md.

// Lists of controllers are kept at every so many lines, and others are computed from the one before.
const DISTANCE = 128;
// The width of a controller that has tabs but no view.
const NO_SIZE = -1;

// Returns a function from the number of a line to its picture.
export function pictures(data) {
  // For each line with a snapshot: the number of the moment and the rows of controllers.
  const kept = new Map([[-1, { moment: -1, rows: [] }]]);
  const text = (number) => (number < 0 ? null : data.strings[number]);

  function stateAt(line) {
    let start = line - (line % DISTANCE) - 1;
    while (!kept.has(start)) start -= DISTANCE;
    let { moment, rows } = kept.get(start);
    for (let index = start + 1; index <= line; index += 1) {
      const entry = data.pictures[index];
      if (Array.isArray(entry)) {
        const [number, first, last, ...middle] = entry;
        const added = [];
        for (let place = 0; place < middle.length; place += 3) added.push(middle.slice(place, place + 3));
        rows = [...rows.slice(0, first), ...added, ...rows.slice(rows.length - last)];
        moment = number - 1;
      } else if (entry > 0) {
        moment = entry - 1;
      }
      if (index % DISTANCE === DISTANCE - 1) kept.set(index, { moment, rows });
    }
    return { moment, rows };
  }

  function node([, instance, look]) {
    const [id, name, className, base, title] = data.instances[instance];
    const [state, view, role, style, bars, x, y, width, height, selectedTab, ...tabs] = data.looks[look];
    const made = {
      id, name: text(name), class: text(className), base: text(base), state: text(state), view: text(view),
      role: text(role), children: [],
    };
    if (title >= 0) made.title = text(title);
    if (style >= 0) made.style = text(style);
    if (width !== undefined && width !== NO_SIZE) Object.assign(made, { x, y, width, height });
    const [navigationBar, toolbar] = [Math.floor(bars / 3), bars % 3];
    if (navigationBar) made.navigationBar = navigationBar === 2;
    if (toolbar) made.toolbar = toolbar === 2;
    if (selectedTab !== undefined) {
      made.tabBar = tabs.map(text);
      if (selectedTab >= 0) made.selectedTab = selectedTab;
    }
    return made;
  }

  // The roots of the windows, with their children.
  function roots(rows) {
    const found = [];
    const path = [];
    for (const row of rows) {
      const made = node(row);
      if (row[0] === 0) found.push(made);
      else path[row[0] - 1].children.push(made);
      path[row[0]] = made;
    }
    return found;
  }

  return (line) => {
    const { moment, rows } = stateAt(line);
    if (moment < 0) return null;
    const [clock, stage, transitionCount, ...rest] = data.moments[moment];
    const [phase, width, height, firstResponder, front, ...windowNumbers] = data.stages[stage];
    const shown = roots(rows);
    const windows = windowNumbers.map((number, index) => {
      const [name, isKey, windowWidth, windowHeight, omitted] = data.windows[number];
      const made = { name: text(name), isKey: isKey === 1, x: 0, y: 0, width: windowWidth, height: windowHeight };
      if (omitted > 0) made.omitted = omitted;
      return { ...made, root: shown[index] };
    });
    const transitions = rest.slice(0, transitionCount).map((number) => {
      const [kind, from, to, progress] = data.transitions[number];
      return { kind: text(kind), from: text(from), to: text(to), progress: progress / 100 };
    });
    const [first] = transitions;
    const parts = { "~": (clock / 100).toFixed(2), "^": text(front), "@": first?.from, $: first?.to };
    const sentence = rest.slice(transitionCount).map(text).join(" ").replace(/[~^@$]/g, (mark) => parts[mark]);
    return {
      clock: clock / 100, phase: text(phase), width, height, firstResponder: text(firstResponder), front: text(front),
      transitions, windows, sentence,
    };
  };
}
