// Stories: what was done is saved, with expectations from what is on screen, and files are loaded and stepped through.

import { byId, h } from "./dom.js";

export class Stories {
  constructor(channel, act) {
    this.channel = channel;
    this.rows = [];
    this.act = act;
    byId("save").addEventListener("click", () => this.save());
    byId("story-file").addEventListener("change", async (event) => {
      const file = event.target.files[0];
      event.target.value = "";
      if (file) await this.load(file.name, await file.text());
    });
  }

  load(name, content) {
    return this.channel.send("load", { text: name, content });
  }

  async save() {
    const answer = await this.channel.send("story");
    if (!answer.text || answer.type !== "story") return;
    byId("saved").hidden = false;
    byId("saved-text").value = answer.text;
    const url = URL.createObjectURL(new Blob([answer.text], { type: "text/plain" }));
    const link = h("a", { href: url, download: "recorded.story" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  /** Offers expectations that hold now. */
  offer(state) {
    const active = state?.windows.find((window) => window.isActive);
    this.rows = active?.rows ?? [];
    if (this.loaded) this.show(this.loaded);
    const texts = [...new Set(active?.expectations ?? [])];
    byId("expectations").replaceChildren(texts.length
      ? h("ul", { class: "offers" }, ...texts.map((text) => h("li", {},
        h("button", { type: "button", onclick: () => this.act(text) }, text))))
      : h("p", { class: "soft" }, "Nothing is on screen."));
  }

  /** The hierarchy of the device after the last line beside the one here, if the story is a recording. */
  compare(loaded) {
    const device = loaded.lines.slice(0, loaded.next).findLast((line) => line.device)?.device;
    if (!device) return null;
    const count = Math.max(device.length, this.rows.length);
    return h("table", { id: "device" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Device"), h("th", { scope: "col" }, "Stand-in"))),
      h("tbody", {}, ...Array.from({ length: count }, (_, index) => h("tr", { class: device[index] === this.rows[index] ? "" : "differs" },
        h("td", {}, device[index] ?? " "), h("td", {}, this.rows[index] ?? " ")))));
  }

  show(loaded) {
    this.loaded = loaded;
    const box = byId("loaded");
    box.hidden = !loaded;
    if (!loaded) return;
    const isAtEnd = loaded.next >= loaded.lines.length;
    const focused = document.activeElement?.id;
    box.replaceChildren(
      h("h3", {}, loaded.name),
      h("div", { class: "tools" },
        h("button", { type: "button", id: "story-step", disabled: isAtEnd || !!loaded.failure, onclick: () => this.channel.send("advance", { count: 1 }) }, "Next line"),
        h("button", { type: "button", id: "story-run", disabled: isAtEnd || !!loaded.failure, onclick: () => this.channel.send("advance") }, "To the end"),
        h("button", { type: "button", id: "story-close", onclick: () => this.channel.send("unload") }, "Close")),
      loaded.failure ? h("p", { class: "refused", role: "alert" }, loaded.failure)
        : h("p", { class: "soft", role: "status" }, isAtEnd ? "The whole story holds." : `Next is line ${loaded.lines[loaded.next].number}.`),
      this.compare(loaded),
      h("ol", { class: "lines" }, ...loaded.lines.map((line, index) => h("li", {
        class: [index < loaded.next ? "past" : "", index === loaded.next ? (loaded.failure ? "failed" : "next") : "", line.isStep ? "" : "comment"].join(" "),
        "aria-current": index === loaded.next ? "step" : undefined, value: line.number,
      }, line.text || " "))));
    if (focused) byId(focused)?.focus();
    box.querySelector(".next, .failed")?.scrollIntoView({ block: "nearest" });
  }
}
