// The windows of the app, made of the elements that the server describes.

import { byId, h, patch } from "./dom.js";

export class Phones {
  constructor(act) {
    this.act = act;
    this.container = byId("phones");
    this.phones = new Map();
    byId("new-window").addEventListener("click", () => act(`window ${this.phones.size + 1}`));
  }

  show(state) {
    const numbers = new Set(state.windows.map((window) => window.number));
    for (const [number, phone] of this.phones) {
      if (!numbers.has(number)) {
        phone.article.remove();
        this.phones.delete(number);
      }
    }
    for (const window of state.windows) this.phone(window.number).show(window, state.windows.length);
  }

  phone(number) {
    if (!this.phones.has(number)) {
      const phone = new Phone(number, this.act);
      this.phones.set(number, phone);
      this.container.append(phone.article);
    }
    return this.phones.get(number);
  }

  /** Outlines the view of a controller, or none. */
  outline(controller) {
    for (const view of this.container.querySelectorAll(".outlined")) view.classList.remove("outlined");
    if (controller) this.container.querySelector(`[data-controller="${controller}"]`)?.classList.add("outlined");
  }

  /** Calls a function with the controller under the pointer, or none. */
  onHover(body) {
    this.container.addEventListener("pointerover", (event) => {
      body(event.target.closest("[data-controller]")?.dataset.controller);
    });
    this.container.addEventListener("pointerleave", () => body());
  }
}

const GESTURES = { back: "Back", "swipe back": "Swipe back", "swipe down": "Swipe down", "swipe left": "Swipe left",
  "swipe right": "Swipe right", "scroll up": "Scroll up", "scroll down": "Scroll down", "swipe from edge": "Show column",
  "swipe to edge": "Hide column", "press return": "Return" };

class Phone {
  constructor(number, act) {
    this.number = number;
    this.act = (step) => act(step, number);
    this.glass = h("div", { class: "glass" });
    this.name = h("h3", {}, `Window ${number}`);
    this.width = h("button", { type: "button", class: "width", onclick: () => this.turn() });
    this.gestures = h("div", { class: "tools gestures" });
    this.article = h("article", { class: "phone", "data-window": number, "aria-label": `Window ${number}` },
      h("div", { class: "caption" }, this.name, this.width), this.glass, this.gestures);
    this.listen();
  }

  show(window, count) {
    this.window = window;
    this.article.classList.toggle("regular", !window.isCompact);
    this.article.classList.toggle("active", window.isActive);
    this.name.textContent = `Window ${this.number}${count > 1 && window.isActive ? ", active" : ""}`;
    this.width.textContent = window.isCompact ? "Turn to regular width" : "Turn to compact width";
    if (!this.glass.firstChild) this.glass.append(h("div"));
    patch(this.glass.firstChild, window.screen);
    this.showGestures(window.possible);
  }

  /** Shows a control for each possible gesture that no element of the screen makes. */
  showGestures(possible) {
    const onScreen = new Set([...this.glass.querySelectorAll("[data-step]")].map((element) => element.dataset.step));
    for (const field of this.glass.querySelectorAll("[data-field]")) onScreen.add(`type ${field.dataset.field} TEXT`);
    const offered = possible.filter((step) => step in GESTURES || !onScreen.has(step));
    const key = JSON.stringify(offered);
    // A text that is being typed stays.
    if (key === this.offered) return;
    this.offered = key;
    this.gestures.replaceChildren(...offered.map((step) => this.control(step)));
  }

  control(step) {
    const blank = step.match(/^(.*?)(TEXT|DATE)( in .*)?$/);
    if (!blank) {
      return h("button", { type: "button", "data-gesture": step, onclick: () => this.act(step) }, GESTURES[step] ?? step.replace(/^tap /, ""));
    }
    const [, beginning, kind, end = ""] = blank;
    const label = (beginning + end).replace(/ +/g, " ").trim();
    const input = h("input", { type: kind === "DATE" ? "date" : "text", "aria-label": label, placeholder: label, autocomplete: "off" });
    const send = (event) => {
      event.preventDefault();
      if (kind === "TEXT" || input.value) this.act(beginning + input.value + end);
    };
    return h("form", { class: "gesture", "data-gesture": step, onsubmit: send },
      h("span", { class: "label", "aria-hidden": "true" }, label), input, h("button", { type: "submit" }, "Go"));
  }

  turn() {
    this.act(this.window.isCompact ? "width regular" : "width compact");
  }

  listen() {
    this.glass.addEventListener("click", (event) => {
      const control = event.target.closest("[data-step]");
      if (control && !this.swiped) this.act(control.dataset.step);
    });
    this.glass.addEventListener("input", (event) => { event.target.dirty = true; });
    this.glass.addEventListener("change", (event) => this.type(event.target));
    this.glass.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.target.dataset.field === undefined) return;
      event.preventDefault();
      if (event.target.dirty) this.type(event.target);
      else if (!this.window.possible.includes("press return")) this.act(`tap ${event.target.dataset.field}`);
      this.act("press return");
    });
    this.glass.addEventListener("pointerdown", (event) => {
      this.start = { x: event.clientX, y: event.clientY, target: event.target };
      this.swiped = false;
    });
    this.glass.addEventListener("pointerup", (event) => this.swipe(event));
  }

  type(field) {
    if (field.dataset.field === undefined || !field.dirty) return;
    field.dirty = false;
    this.act(`type ${field.dataset.field} ${field.value}`);
  }

  swipe(event) {
    if (!this.start) return;
    const [x, y] = [event.clientX - this.start.x, event.clientY - this.start.y];
    const edge = this.start.x - this.glass.getBoundingClientRect().left < 40;
    let steps = [];
    if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) steps = x > 0 ? (edge ? ["swipe back"] : ["swipe right", "swipe back"]) : ["swipe left"];
    else if (Math.abs(y) > 60 && this.start.target.closest(".handle, .bar")) steps = y > 0 ? ["swipe down"] : [];
    const step = steps.find((step) => this.window.possible.includes(step)) ?? null;
    this.start = null;
    if (!step) return;
    this.swiped = true;
    setTimeout(() => { this.swiped = false; }, 50);
    this.act(step);
  }
}
