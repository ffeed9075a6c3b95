// The page of `serve`: it shows what the server sends and sends what the user does.

import { channel } from "./channel.js";
import { Controls } from "./controls.js";
import { byId, h } from "./dom.js";
import { LinkBar } from "./links.js";
import { Phones } from "./phone.js";
import { Stories } from "./stories.js";
import { Timeline } from "./timeline.js";
import { Tree } from "./tree.js";

/** The times from a click to the changed page, in milliseconds, for measurements. */
export const latencies = [];
window.portolan = { latencies };

const phones = new Phones(act);
const tree = new Tree(channel, (id) => phones.outline(id), (link) => links.fill(link));
const links = new LinkBar(channel, act);
const timeline = new Timeline(travel);
const stories = new Stories(channel, act);
const controls = new Controls(channel, act, say);
phones.onHover((id) => {
  tree.outline(id);
  phones.outline(id);
});
byId("launch").addEventListener("submit", (event) => {
  event.preventDefault();
  channel.send("launch", { text: byId("launch-options").value.trim() });
});
for (const button of document.querySelectorAll("[data-show]")) {
  button.addEventListener("click", () => {
    document.body.dataset.panel = button.dataset.show;
    for (const other of document.querySelectorAll("[data-show]")) other.setAttribute("aria-pressed", String(other === button));
  });
}
document.addEventListener("portolan-send", (event) => channel.send(event.detail.type, event.detail));

async function act(step, number) {
  const start = performance.now();
  byId("phones").setAttribute("aria-busy", "true");
  const parts = { text: step };
  if (number) parts.number = number;
  const answer = await channel.send("perform", parts);
  byId("phones").removeAttribute("aria-busy");
  if (answer.type === "state") latencies.push(performance.now() - start);
  return answer;
}

async function travel(id) {
  say("");
  byId("phones").setAttribute("aria-busy", "true");
  const answer = await channel.send("goto", { number: id });
  byId("phones").removeAttribute("aria-busy");
  return answer;
}

function receive(message) {
  if (message.type === "welcome") {
    byId("app").textContent = message.app.name;
    document.title = `${message.app.name} · Portolan simulator`;
    if (byId("launch-options").value === "") byId("launch-options").value = message.app.launch;
    links.setApp(message.app);
    controls.setApp(message.app);
    timeline.setAll(message.steps, message.current);
    stories.show(message.loaded);
    status(message.state);
  }
  if (message.payloads) controls.showPayloads(message.payloads);
  if (message.type === "state") {
    timeline.add(message.steps ?? [], message.current);
    const report = message.steps?.at(-1)?.report;
    say(message.difference ?? outcome(report));
  }
  if (message.state) show(message.state, message.type);
  if (message.type === "loaded" || message.loaded) stories.show(message.loaded);
  if (message.type === "error") say(message.text);
  if (message.type === "trap") trapped(message);
}

function show(state, type) {
  phones.show(state);
  tree.show(state, type === "state");
  controls.show(state);
  stories.offer(state);
  status(state);
}

function outcome(report) {
  if (!report || report.outcome === "done") return "";
  if (report.outcome === "waiting") return `${report.step}: ${report.reason}`;
  return `${report.step} was refused: ${report.reason}`;
}

function say(text) {
  byId("notice").textContent = text ?? "";
}

function status(state) {
  const parts = [];
  // Each line of the fingerprint is a part of the state of its own, such as a flag.
  const lines = state?.fingerprint ? state.fingerprint.split("\n") : [];
  byId("state").replaceChildren(...lines.map((line) => h("li", {}, line)));
  if (!state) parts.push("The app is not running.");
  else {
    if (state.openLinks) parts.push(state.openLinks === 1 ? "A link waits for you." : `${state.openLinks} links wait for you.`);
    if (state.clock.isManual) parts.push("The clock is stopped.");
  }
  byId("status").textContent = parts.join(" ") || "Connected.";
  byId("status").className = "";
}

function connectionChanged(kind, reason) {
  const texts = {
    closed: "The server does not answer. Trying again…",
    gone: "The server has ended. Start it again, and open the address that it prints.",
    full: reason,
  };
  byId("status").textContent = texts[kind];
  byId("status").className = "bad";
}

function trapped(message) {
  timeline.add(message.steps ?? []);
  byId("trap-reason").textContent = message.text;
  byId("trap-story").textContent = message.difference;
  if (!byId("trap").open) byId("trap").showModal();
}

channel.listen(receive, connectionChanged);
