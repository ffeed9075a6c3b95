// The clock, declared faults, the steps of the app, and the payloads of notifications.

import { byId, h } from "./dom.js";

export class Controls {
  constructor(channel, act, say) {
    this.channel = channel;
    this.act = act;
    this.say = say;
    byId("manual").addEventListener("click", () => act(this.isManual ? "clock automatic" : "clock manual"));
    byId("tick").addEventListener("click", () => act("clock step"));
    byId("payload-file").addEventListener("change", (event) => {
      const file = event.target.files[0];
      event.target.value = "";
      if (file) this.addPayload(file);
    });
    byId("any").addEventListener("submit", (event) => {
      event.preventDefault();
      const step = byId("any-step").value.trim();
      if (step) act(step);
    });
    this.acceptDrops();
  }

  setApp(app) {
    this.limits = app.limits;
    const buttons = (steps, prefix) => steps.map((step) => h("button", { type: "button", "data-own": step, onclick: () => this.act(step) },
      step.slice(prefix.length)));
    byId("faults").replaceChildren(...buttons(app.faults, "fault "));
    byId("steps").replaceChildren(...buttons(app.steps, ""));
    byId("faults-group").hidden = app.faults.length === 0;
    byId("steps-group").hidden = app.steps.length === 0;
  }

  show(state) {
    const { clock } = state;
    this.isManual = clock.isManual;
    byId("manual").setAttribute("aria-checked", String(clock.isManual));
    byId("tick").disabled = !clock.isManual || clock.waiting === 0;
    byId("clock").textContent = clock.isManual
      ? (clock.waiting ? `${clock.waiting} waiting` : "nothing waits")
      : `${clock.seconds.toFixed(1)} s since the launch`;
    const active = state.windows.find((window) => window.isActive);
    byId("possible").replaceChildren(...(active?.possible ?? []).map((step) => h("option", { value: step })));
  }

  showPayloads(names) {
    byId("payloads").replaceChildren(...names.map((name) => h("button", { type: "button", onclick: () => this.act(`notify ${name}`) }, `Notify ${name}`)));
  }

  async addPayload(file) {
    if (file.size > this.limits.payload) return this.say(`${file.name} has more than ${this.limits.payload >> 10} kB, which is too much for a payload.`);
    await this.channel.send("payload", { text: file.name, content: await file.text() });
  }

  acceptDrops() {
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", async (event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      if (file.name.endsWith(".story")) this.channel.send("load", { text: file.name, content: await file.text() });
      else this.addPayload(file);
    });
  }
}
