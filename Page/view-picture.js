// The screen at a moment, as a drawing: boxes for controllers, with bars, sheets, and what moves.
import { draw } from "./dom.js";

const STATUS_BAR = 44;
const BAR = 44;
const TAB_BAR = 64;
// A presented controller with one of these styles leaves nothing of its presenter visible.
const COVERING = new Set(["fullScreen", "currentContext"]);
// What comes is always seen a little, and so is what has begun to go.
const FARTHEST = 0.85;
const DIMMING = new Set(["pageSheet", "formSheet", "alert", "actionSheet", "automatic", "custom", "popover"]);

// Returns a drawing of a picture of a moment.
export function drawPicture(picture) {
  const width = picture.width || 390;
  const height = picture.height || 844;
  const drawing = draw("svg", {
    viewBox: `-6 -6 ${width + 12} ${height + 12}`, role: "img", "aria-label": picture.sentence ?? "The screen",
    class: `screen phase-${picture.phase}`,
  });
  drawing.append(draw("defs", {}, draw("clipPath", { id: "screen-clip" },
    draw("rect", { x: 0, y: 0, width, height, rx: 24 }))));
  drawing.append(draw("rect", { class: "device", x: -4, y: -4, width: width + 8, height: height + 8, rx: 28 }));
  const content = draw("g", { "clip-path": "url(#screen-clip)" });
  drawing.append(content);
  const pen = { picture, motions: motions(picture, width, height) };
  for (const window of picture.windows ?? []) {
    if (window.root) content.append(drawNode(window.root, pen, 0));
  }
  if (picture.firstResponder && picture.windows?.length) content.append(drawKeyboard(picture, width, height));
  if (!picture.windows?.length) {
    content.append(draw("text", { class: "label", x: width / 2, y: height / 2 }, "no window"));
  }
  return drawing;
}

// Returns how far the controllers of transitions have moved, by name, in points.
function motions(picture, width, height) {
  const found = new Map();
  for (const transition of picture.transitions ?? []) {
    const left = Math.min(FARTHEST, 1 - Math.max(0, Math.min(1, transition.progress ?? 0)));
    const gone = Math.max(1 - FARTHEST, Math.min(1, transition.progress ?? 0));
    const [from, to] = [transition.from, transition.to];
    if (transition.kind.startsWith("push")) {
      found.set(to, [left * width, 0]).set(from, [-gone * width * 0.3, 0]);
    } else if (transition.kind.startsWith("pop")) {
      found.set(from, [gone * width, 0]).set(to, [-left * width * 0.3, 0]);
    } else if (transition.kind.startsWith("present")) {
      found.set(to, [0, left * height]);
    } else if (transition.kind.startsWith("dismiss")) {
      found.set(from, [0, gone * height]);
    }
  }
  return found;
}

function drawNode(node, pen, depth) {
  const group = draw("g", { class: `controller state-${node.state} base-${node.base}` });
  const [dx, dy] = pen.motions.get(node.name) ?? [0, 0];
  if (dx || dy) group.setAttribute("transform", `translate(${dx} ${dy})`);
  const isDrawn = isSeen(node);
  if (isDrawn) group.append(...drawFrame(node, depth));
  const presented = (node.children ?? []).filter((child) => child.role === "presented");
  const contained = (node.children ?? []).filter((child) => child.role !== "presented");
  for (const child of contained) group.append(drawNode(child, pen, depth + 1));
  if (isDrawn) group.append(...drawBars(node));
  for (const child of presented) {
    if (isDimmed(child)) {
      const { width, height } = pen.picture;
      group.append(draw("rect", { class: "dimming", x: 0, y: 0, width, height }));
    }
    group.append(drawNode(child, pen, depth + 1));
  }
  return group;
}

// A view that comes is drawn before it is in the window.
const isSeen = (node) => node.width > 0 && (node.view === "inWindow" || (node.view === "loaded" && isMoving(node)));
const isMoving = (node) => node.state === "appearing" || node.state === "disappearing";
const isDimmed = (child) => DIMMING.has(child.style) && !COVERING.has(child.style) && isSeen(child);

function drawFrame(node, depth) {
  const radius = node.role === "presented" && !COVERING.has(node.style) ? 14 : 0;
  const frame = draw("rect", {
    class: `frame depth-${depth % 4}`, x: node.x, y: node.y, width: node.width, height: node.height, rx: radius,
  });
  const hasContent = (node.children ?? []).some((child) => child.role !== "presented" && child.view === "inWindow");
  if (hasContent) return [frame];
  const x = node.x + node.width / 2;
  const y = node.y + node.height / 2;
  return [
    frame, fitted("label", x, y, node.name, node.width - 12),
    fitted("detail", x, y + 24, stateText(node), node.width - 12),
  ];
}

const stateText = (node) => [node.role === "presented" ? node.style : "", node.state].filter(Boolean).join(", ");

// The sizes of texts by their class, as in the style.
const SIZES = { label: 22, detail: 15, title: 17, back: 16, "tab-title": 14 };
// A long text is at most so much smaller, and the rest of it is left out. Its tooltip has all of it.
const LEAST_SCALE = 0.55;
// The width of a letter as a part of its size, on average.
const LETTER_SHARE = 0.58;

// Returns a text in a class that fits into a width.
function fitted(name, x, y, text, width) {
  const size = SIZES[name.split(" ")[0]];
  const scale = Math.max(LEAST_SCALE, Math.min(1, width / Math.max(1, text.length * size * LETTER_SHARE)));
  const most = Math.max(3, Math.floor(width / (size * LETTER_SHARE * scale)));
  const shown = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  const element = draw("text", { class: name, x, y }, shown, shown === text ? null : draw("title", {}, text));
  if (scale < 1) element.style.fontSize = `${size * scale}px`;
  return element;
}

function drawBars(node) {
  const parts = [];
  if (node.navigationBar) {
    const isAtTop = node.y < STATUS_BAR;
    const height = BAR + (isAtTop ? STATUS_BAR : 0);
    const stack = (node.children ?? []).filter((child) => child.role !== "presented");
    const top = stack[stack.length - 1];
    parts.push(
      draw("rect", { class: "bar", x: node.x, y: node.y, width: node.width, height }),
      fitted("title", node.x + node.width / 2, node.y + height - 15, top?.title || top?.name || "", node.width - 220));
    if (stack.length > 1) {
      const before = stack[stack.length - 2];
      parts.push(fitted("back", node.x + 8, node.y + height - 15, `‹ ${before.title || before.name}`, 98));
    }
  }
  if (node.toolbar) {
    parts.push(draw("rect", {
      class: "bar", x: node.x, y: node.y + node.height - TAB_BAR, width: node.width, height: TAB_BAR,
    }));
  }
  if (node.tabBar) parts.push(...drawTabs(node));
  return parts;
}

function drawTabs(node) {
  const y = node.y + node.height - TAB_BAR;
  const parts = [draw("rect", { class: "bar", x: node.x, y, width: node.width, height: TAB_BAR })];
  const width = node.width / Math.max(1, node.tabBar.length);
  node.tabBar.forEach((title, place) => {
    const isSelected = place === node.selectedTab;
    const x = node.x + width * (place + 0.5);
    parts.push(
      draw("circle", { class: isSelected ? "tab selected" : "tab", cx: x, cy: y + 18, r: 8 }),
      fitted(isSelected ? "tab-title selected" : "tab-title", x, y + 46, title, width - 8));
  });
  return parts;
}

function drawKeyboard(picture, width, height) {
  const keyboard = Math.min(291, height * 0.4);
  return draw("g", { class: "keyboard" },
    draw("rect", { x: 0, y: height - keyboard, width, height: keyboard }),
    fitted("detail", width / 2, height - keyboard / 2, `keyboard: ${picture.firstResponder}`, width - 12));
}
