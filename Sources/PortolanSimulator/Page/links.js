// The link bar: completion from the app's table, and the plan before anything moves.

import { byId, h } from "./dom.js";
import { planList } from "./tree.js";

export class LinkBar {
  constructor(channel, act) {
    this.channel = channel;
    this.act = act;
    this.input = byId("link");
    this.list = byId("suggestions");
    this.box = byId("drop");
    this.chosen = -1;
    this.asked = 0;
    this.input.addEventListener("input", () => this.suggest());
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("keydown", (event) => this.key(event));
    byId("linkbar").addEventListener("submit", (event) => {
      event.preventDefault();
      this.open();
    });
    byId("linkbar").addEventListener("focusout", (event) => {
      if (!byId("linkbar").contains(event.relatedTarget)) this.close();
    });
  }

  setApp(app) {
    this.app = app;
    const screens = app.screens.map((screen) => ({ link: screen.link, name: screen.name, note: screen.way ?? "" }));
    const origin = app.origins[0] ?? "";
    const known = new Set(screens.map((screen) => screen.link));
    const patterns = app.patterns.filter((pattern) => pattern.includes("{"))
      .map((pattern) => ({ link: origin + pattern.slice(0, pattern.indexOf("{")), name: pattern, note: "pattern", isPattern: true }))
      .filter((pattern) => !known.has(pattern.link));
    this.entries = [...screens, ...patterns];
  }

  /** Puts a link into the bar. */
  fill(link) {
    this.input.value = link;
    this.input.focus();
    this.suggest();
  }

  /** The text as a link: a path is completed with the first origin of the app, and the name of a screen with its link. */
  get link() {
    const text = this.input.value.trim();
    const named = this.entries.find((entry) => entry.name === text && !entry.isPattern);
    if (named) return named.link;
    return text.startsWith("/") ? (this.app.origins[0] ?? "") + text : text;
  }

  suggest() {
    if (!this.entries) return;
    const words = this.input.value.trim().toLowerCase();
    this.found = this.entries.filter((entry) => !words || `${entry.name} ${entry.link}`.toLowerCase().includes(words)
      || (entry.isPattern && (words.startsWith(entry.link) || words.startsWith("/") && entry.name.startsWith(words.slice(0, entry.name.indexOf("{")))))).slice(0, 8);
    this.chosen = -1;
    this.list.replaceChildren(...this.found.map((entry, index) => h("li", {
      role: "option", id: `option-${index}`, "aria-selected": "false",
      onpointerdown: (event) => {
        event.preventDefault();
        this.pick(index);
      },
    }, h("b", {}, entry.name), h("code", {}, entry.link), entry.note ? h("small", {}, entry.note) : "")),
      ...(this.found.length ? [] : [h("li", { role: "option", "aria-disabled": "true", class: "soft" }, "No screen of the app matches.")]));
    this.box.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.input.removeAttribute("aria-activedescendant");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.preview(), 80);
  }

  pick(index) {
    const entry = this.found[index];
    this.input.value = entry.link;
    this.suggest();
    this.input.focus();
  }

  key(event) {
    if (event.key === "Escape") return this.close();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") {
      if (event.key === "Enter" && this.chosen >= 0) {
        event.preventDefault();
        this.pick(this.chosen);
      }
      return;
    }
    event.preventDefault();
    if (this.box.hidden) return this.suggest();
    const count = this.found.length;
    if (!count) return;
    this.chosen = (this.chosen + (event.key === "ArrowDown" ? 1 : count - 1) + (this.chosen < 0 && event.key === "ArrowUp" ? 1 : 0)) % count;
    [...this.list.children].forEach((option, index) => option.setAttribute("aria-selected", String(index === this.chosen)));
    this.input.setAttribute("aria-activedescendant", `option-${this.chosen}`);
  }

  async preview() {
    const preview = byId("preview");
    if (!this.input.value.trim()) return preview.replaceChildren(h("p", { class: "soft" }, "The plan of a link is shown here before anything moves."));
    const number = ++this.asked;
    const answer = await this.channel.send("plan", { text: this.link });
    if (number !== this.asked) return;
    preview.replaceChildren(answer.plan ? h("p", { class: "destination" }, answer.plan.destination || "No plan") : "",
      answer.plan ? planList(answer.plan) : h("p", { class: "refused" }, answer.text ?? "There is no plan."));
  }

  open() {
    const link = this.link;
    if (!link) return;
    this.close();
    this.act(`link ${link}`);
  }

  close() {
    clearTimeout(this.timer);
    this.box.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
  }
}
