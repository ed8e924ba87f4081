// The examples: a list of all, and a search in them.
import { byId, make } from "./dom.js";
import { announce } from "./view.js";

// More results are not shown.
const MOST_FOUND = 30;

export class Examples {
  // `load(example)` is called with `{name, text}` when one is chosen.
  constructor(load) {
    this.load = load;
    this.all = JSON.parse(byId("example-scripts").textContent).map((example) => ({
      ...example, title: exampleTitle(example), words: `${example.name} ${example.text}`.toLowerCase(),
    }));
    this.fillList();
    this.connectList();
    this.connectSearch();
  }

  fillList() {
    const groups = new Map();
    this.all.forEach(({ group, name, title }, place) => {
      if (!groups.has(group)) groups.set(group, make("optgroup", { label: group }));
      groups.get(group).append(make("option", { value: String(place), "data-name": name }, title));
    });
    byId("examples").append(...groups.values());
  }

  // A closed list changes with each key that moves in it. The example is loaded when it is chosen.
  connectList() {
    const list = byId("examples");
    let isPassing = false;
    const choose = () => {
      const { value } = list;
      list.value = "";
      if (value !== "") this.load(this.all[Number(value)]);
    };
    list.addEventListener("keydown", (event) => {
      if (event.key === "Enter") return choose();
      isPassing = true;
      setTimeout(() => { isPassing = false; });
      return undefined;
    });
    list.addEventListener("change", () => {
      if (!isPassing) choose();
      else if (list.value !== "") announce("Press Enter to load this example.");
    });
  }

  // MARK: The search

  connectSearch() {
    const [dialog, field] = [byId("search-dialog"), byId("search-field")];
    byId("search").addEventListener("click", () => {
      dialog.showModal();
      this.showFound();
      field.select();
    });
    field.addEventListener("input", () => this.showFound());
    dialog.addEventListener("keydown", (event) => {
      const buttons = [...byId("found").querySelectorAll("button")];
      const place = buttons.indexOf(document.activeElement);
      if (event.key === "Enter" && document.activeElement === field) {
        event.preventDefault();
        buttons[0]?.click();
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        const next = place + (event.key === "ArrowDown" ? 1 : -1);
        (buttons[Math.min(next, buttons.length - 1)] ?? field).focus();
      }
    });
  }

  showFound() {
    const found = this.find(byId("search-field").value);
    byId("found-count").textContent = `${found.length} of ${this.all.length} examples`;
    byId("found").replaceChildren(...found.slice(0, MOST_FOUND).map((example) => make("li", {}, make("button", {
      type: "button", class: "plain",
      click: () => {
        byId("search-dialog").close();
        this.load(example);
      },
    }, example.title, make("span", { class: "quiet" }, ` · ${example.group}`)))));
  }

  // Returns the examples that have all words of a text: first those that have more of them in their titles.
  find(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const weight = (example) => words.filter((word) => example.title.toLowerCase().includes(word)).length;
    return this.all.filter((example) => words.every((word) => example.words.includes(word)))
      .map((example, place) => ({ example, weight: weight(example), place }))
      .sort((left, right) => right.weight - left.weight || left.place - right.place)
      .map(({ example }) => example);
  }
}

// Returns the first sentence of the comment with which an example begins, and the number of its name.
function exampleTitle({ name, text }) {
  const comment = /^(?:\/\/\/.*\n)+/.exec(text)?.[0].replace(/\/\/\/ ?/g, "").replaceAll("\n", " ") ?? "";
  const sentence = /^.*?[.?!](?= )/.exec(comment)?.[0] ?? name;
  const number = /^\d+/.exec(name);
  return number ? `${Number(number[0])}. ${sentence}` : sentence;
}
