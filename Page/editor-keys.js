// What keys do in the editor beside what the browser does: indentation, brackets, comments.

const INDENT = "    ";
const PAIRS = { "{": "}", "(": ")", "[": "]", "\"": "\"" };
const CLOSING = new Set(Object.values(PAIRS));

export class EditorKeys {
  constructor(editor) {
    this.editor = editor;
    // After Escape, Tab leaves the editor, so that nobody is kept in it.
    this.leaves = false;
    editor.area.addEventListener("keydown", (event) => this.press(event));
    editor.area.addEventListener("blur", () => { this.leaves = false; });
  }

  press(event) {
    if (event.defaultPrevented || event.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === "Escape") {
      this.leaves = true;
      return;
    }
    const wasLeaving = this.leaves;
    if (event.key !== "Shift") this.leaves = false;
    if (event.key === "Tab" && !isCommand && !event.altKey) {
      if (wasLeaving) return;
      event.preventDefault();
      this.indent(event.shiftKey);
    } else if (event.key === "/" && isCommand) {
      event.preventDefault();
      this.comment();
    } else if (isCommand || event.altKey) {
      return;
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.breakLine();
    } else if (event.key === "Backspace") {
      if (this.deletePair()) event.preventDefault();
    } else if (event.key in PAIRS || CLOSING.has(event.key)) {
      if (this.bracket(event.key)) event.preventDefault();
    }
  }

  // The selection in whole lines: `{start, end, lines}`.
  get selectedLines() {
    const { editor } = this;
    const { selectionStart, selectionEnd } = editor.area;
    const start = editor.text.lastIndexOf("\n", selectionStart - 1) + 1;
    const last = selectionEnd > selectionStart && editor.text[selectionEnd - 1] === "\n"
      ? selectionEnd - 1 : selectionEnd;
    const found = editor.text.indexOf("\n", last);
    const end = found < 0 ? editor.text.length : found;
    return { start, end, lines: editor.text.slice(start, end).split("\n") };
  }

  // Replaces the selected lines, and keeps the selection on them.
  replaceLines({ start, end, lines }, changed) {
    const { area } = this.editor;
    const isSelection = area.selectionStart !== area.selectionEnd;
    const caret = area.selectionStart;
    const text = changed.join("\n");
    if (text === lines.join("\n")) return;
    this.editor.replace(start, end, text);
    if (isSelection) area.setSelectionRange(start, start + text.length);
    else {
      const moved = Math.max(start, caret + changed[0].length - lines[0].length);
      area.setSelectionRange(moved, moved);
    }
  }

  indent(isBack) {
    const { area } = this.editor;
    if (!isBack && area.selectionStart === area.selectionEnd) {
      const column = area.selectionStart - (this.editor.text.lastIndexOf("\n", area.selectionStart - 1) + 1);
      this.editor.replace(area.selectionStart, area.selectionEnd, " ".repeat(INDENT.length - (column % INDENT.length)));
      return;
    }
    const selected = this.selectedLines;
    const change = isBack
      ? (line) => line.replace(/^( {1,4}|\t)/, "") : (line) => (line.trim() ? INDENT + line : line);
    this.replaceLines(selected, selected.lines.map(change));
  }

  comment() {
    const selected = this.selectedLines;
    const written = selected.lines.filter((line) => line.trim());
    const isComment = written.length > 0 && written.every((line) => line.trimStart().startsWith("//"));
    const depth = Math.min(...written.map((line) => line.length - line.trimStart().length));
    const change = isComment
      ? (line) => line.replace(/^(\s*)\/\/ ?/, "$1")
      : (line) => (line.trim() ? `${line.slice(0, depth)}// ${line.slice(depth)}` : line);
    if (written.length > 0) this.replaceLines(selected, selected.lines.map(change));
  }

  breakLine() {
    const { area, text } = this.editor;
    const { selectionStart: start, selectionEnd: end } = area;
    const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    const indentation = /^[ \t]*/.exec(line)[0];
    const opens = /[{([]\s*$/.test(line);
    const closes = opens && /^[ \t]*[})\]]/.test(text.slice(end));
    const inner = `\n${indentation}${opens ? INDENT : ""}`;
    this.editor.replace(start, end, closes ? `${inner}\n${indentation}` : inner);
    if (closes) area.setSelectionRange(start + inner.length, start + inner.length);
  }

  deletePair() {
    const { area, text } = this.editor;
    const { selectionStart: place, selectionEnd } = area;
    if (place !== selectionEnd || place === 0 || PAIRS[text[place - 1]] !== text[place]) return false;
    this.editor.replace(place - 1, place + 1, "");
    return true;
  }

  // Writes both brackets of a pair, around the selection; steps over a closing one that is there.
  bracket(key) {
    const { area, text } = this.editor;
    const { selectionStart: start, selectionEnd: end } = area;
    if (CLOSING.has(key) && start === end && text[start] === key) {
      area.setSelectionRange(start + 1, start + 1);
      return true;
    }
    if (!(key in PAIRS)) return false;
    const isFree = start !== end || /^(\s|[)\]},]|$)/.test(text.slice(end, end + 1));
    if (!isFree || (key === "\"" && start === end && /[\w"]/.test(text[start - 1] ?? ""))) return false;
    this.editor.replace(start, end, key + text.slice(start, end) + PAIRS[key]);
    area.setSelectionRange(start + 1, end + 1);
    return true;
  }
}
