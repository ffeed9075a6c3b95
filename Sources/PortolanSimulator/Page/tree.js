// The live hierarchy, and the inspector of one controller.

import { byId, h } from "./dom.js";

export class Tree {
  constructor(channel, onHover, onOpen) {
    this.channel = channel;
    this.onHover = onHover;
    this.onOpen = onOpen;
    this.container = byId("tree");
    this.before = new Map();
    this.buttons = new Map();
    this.chosen = null;
  }

  show(state, isNew) {
    const now = new Map();
    this.buttons.clear();
    const lists = state.windows.map((window) => h("div", { class: "window" },
      state.windows.length > 1 ? h("h3", {}, `Window ${window.number}`) : null,
      window.tree ? h("ul", { class: "tree" }, this.node(window.tree, now)) : h("p", { class: "soft" }, "The window is empty.")));
    const focused = document.activeElement?.closest?.("#tree [data-node]")?.dataset.node;
    this.container.replaceChildren(...lists);
    this.before = now;
    if (focused) this.buttons.get(Number(focused))?.focus();
    if (this.chosen !== null) {
      const node = now.get(this.chosen);
      if (!node) this.inspect(null);
      else if (isNew) this.inspect(node.node);
    }
  }

  node(node, now, isPresented = false) {
    const text = [node.title, node.isTop, node.isSelected, node.isVisible].join("|");
    now.set(node.id, { text, node });
    const old = this.before.get(node.id);
    const change = this.before.size === 0 ? "" : !old ? "new" : old.text !== text ? "changed" : "";
    const button = h("button", {
      type: "button", class: `node ${node.isVisible ? "" : "covered"} ${change}`, "data-node": node.id,
      "aria-pressed": String(this.chosen === node.id),
      onclick: () => this.inspect(node), onpointerenter: () => this.onHover(node.id), onpointerleave: () => this.onHover(),
      onfocus: () => this.onHover(node.id), onblur: () => this.onHover(),
    },
    isPresented ? h("span", { class: "tag" }, "presents") : null,
    h("span", { class: "title" }, node.title),
    node.style ? h("span", { class: "tag" }, node.style) : null,
    node.isSelected ? h("span", { class: "tag" }, "selected") : null,
    change === "new" ? h("span", { class: "tag mark" }, "new") : null,
    node.isTop ? h("span", { class: "tag top-mark" }, "top") : null);
    this.buttons.set(node.id, button);
    const below = [...node.children.map((child) => this.node(child, now)), ...node.presented.map((child) => this.node(child, now, true))];
    return h("li", {}, button, below.length ? h("ul", {}, ...below) : null);
  }

  /** Marks the controller under the pointer on the phone. */
  outline(id) {
    for (const button of this.container.querySelectorAll(".outlined")) button.classList.remove("outlined");
    if (id) this.buttons.get(Number(id))?.classList.add("outlined");
  }

  async inspect(node) {
    this.chosen = node?.id ?? null;
    for (const [id, button] of this.buttons) button.setAttribute("aria-pressed", String(id === this.chosen));
    const inspector = byId("inspector");
    if (!node) return inspector.replaceChildren(h("p", { class: "soft" }, "Choose a controller to see its screen, its link and the plan to it."));
    const plan = h("div", {});
    inspector.replaceChildren(
      h("h3", {}, node.title),
      h("dl", {}, h("dt", {}, "Screen"), h("dd", {}, node.screen ?? "none"),
        h("dt", {}, "Link"), h("dd", {}, node.link ? h("code", {}, node.link) : "none")),
      node.link ? h("div", { class: "tools" },
        h("button", { type: "button", id: "copy", onclick: (event) => copy(event.target, node.link) }, "Copy link"),
        h("button", { type: "button", onclick: () => this.onOpen(node.link) }, "Put into the link bar")) : "",
      plan);
    if (!node.screen) return;
    const answer = await this.channel.send("plan", { number: node.id });
    if (this.chosen === node.id && answer.plan) plan.replaceChildren(h("h3", {}, "Plan from here"), planList(answer.plan));
  }
}

async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Not permitted by the browser";
  }
  setTimeout(() => { button.textContent = "Copy link"; }, 1500);
}

/** Returns a plan as a list, or the reason for which there is none. */
export function planList(plan) {
  if (plan.failure) return h("p", { class: "refused" }, plan.failure);
  return h("ol", { class: "plan", "data-destination": plan.destination },
    ...plan.lines.map((line) => h("li", { class: line.verb }, h("b", {}, line.verb), " ", h("span", {}, line.text))));
}
