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
    frame, draw("text", { class: "label", x, y }, fitted(node.name, node.width, 13)),
    draw("text", { class: "detail", x, y: y + 24 }, fitted(stateText(node), node.width, 9)),
  ];
}

const stateText = (node) => [node.role === "presented" ? node.style : "", node.state].filter(Boolean).join(", ");

// Returns the start of a text that fits into a width, if a letter has `size` points.
function fitted(text, width, size) {
  const most = Math.max(3, Math.floor(width / size));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
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
      draw("text", { class: "title", x: node.x + node.width / 2, y: node.y + height - 15 },
        fitted(top?.title || top?.name || "", node.width - 120, 11)));
    if (stack.length > 1) {
      parts.push(draw("text", { class: "back", x: node.x + 14, y: node.y + height - 15 },
        fitted(`‹ ${stack[stack.length - 2].title || stack[stack.length - 2].name}`, 110, 9)));
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
      draw("text", { class: isSelected ? "tab-title selected" : "tab-title", x, y: y + 46 },
        fitted(title, width - 8, 9)));
  });
  return parts;
}

function drawKeyboard(picture, width, height) {
  const keyboard = Math.min(291, height * 0.4);
  return draw("g", { class: "keyboard" },
    draw("rect", { x: 0, y: height - keyboard, width, height: keyboard }),
    draw("text", { class: "detail", x: width / 2, y: height - keyboard / 2 }, `keyboard: ${picture.firstResponder}`));
}
