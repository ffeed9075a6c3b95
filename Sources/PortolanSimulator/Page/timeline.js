// Every step since the launch, as a list with branches, to go back to and to compare.

import { byId, difference, h } from "./dom.js";
import { planList } from "./tree.js";

const SHOWN = 300;
const WORDS = { done: "", refused: "refused", waiting: "waits", restless: "no rest", trapped: "ended" };

export class Timeline {
  constructor(onTravel) {
    this.onTravel = onTravel;
    this.list = h("ol", { class: "timeline" });
    this.more = h("button", { type: "button", class: "more", onclick: () => { this.showsAll = true; this.draw(); } });
    byId("timeline").append(this.more, this.list);
    this.reset();
  }

  reset() {
    this.steps = [];
    this.lanes = [];
    this.taken = new Set();
    this.rows = new Map();
    this.compared = [];
    this.showsAll = false;
    this.list.replaceChildren();
    this.more.hidden = true;
  }

  setAll(steps, current) {
    this.reset();
    this.add(steps ?? [], current);
  }

  add(steps, current) {
    for (const step of steps) {
      this.steps[step.id] = step;
      this.lanes[step.id] = this.lane(step);
    }
    if (current !== undefined) this.current = current;
    this.draw(steps);
  }

  /** A step continues the line of its parent, unless another step does already. */
  lane(step) {
    if (step.parent === undefined) return 0;
    if (!this.taken.has(step.parent)) {
      this.taken.add(step.parent);
      return this.lanes[step.parent] ?? 0;
    }
    return (this.lanes[step.parent] ?? 0) + 1;
  }

  draw() {
    const path = new Set();
    for (let step = this.steps[this.current]; step; step = this.steps[step.parent]) path.add(step.id);
    const first = this.showsAll ? 0 : Math.max(0, this.steps.length - SHOWN);
    this.more.hidden = first === 0;
    this.more.textContent = `Show ${first} earlier steps`;
    for (const [id, row] of this.rows) {
      if (id < first) {
        row.remove();
        this.rows.delete(id);
      }
    }
    for (let id = first; id < this.steps.length; id++) {
      let row = this.rows.get(id);
      if (!row) {
        row = this.row(this.steps[id]);
        this.rows.set(id, row);
        const next = [...this.rows.keys()].filter((other) => other > id).sort((a, b) => a - b)[0];
        this.list.insertBefore(row, next === undefined ? null : this.rows.get(next));
      }
      row.classList.toggle("off", !path.has(id));
      const button = row.firstChild;
      if (id === this.current) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    const box = byId("timeline");
    const row = this.rows.get(this.current);
    if (row) {
      const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
      if (top < box.scrollTop) box.scrollTop = top;
      else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight + 8;
    }
    this.detail();
  }

  row(step) {
    const { report } = step;
    const row = h("li", { class: `step ${report.outcome}`, "data-step-id": step.id },
      h("button", { type: "button", class: "go", title: "Go to this step", onclick: () => this.onTravel(step.id) },
        h("span", { class: "what" }, report.step),
        h("span", { class: "how" }, [WORDS[report.outcome], `${report.milliseconds.toFixed(1)} ms`].filter(Boolean).join(" · "))),
      h("button", { type: "button", class: "compare", "aria-pressed": "false", "aria-label": `Compare step ${step.id}, ${report.step}`,
        title: "Choose two steps to compare their trees", onclick: () => this.compare(step.id) }, "≟"));
    row.style.setProperty("--lane", Math.min(this.lanes[step.id], 8));
    return row;
  }

  compare(id) {
    this.compared = this.compared.includes(id) ? this.compared.filter((other) => other !== id) : [...this.compared, id].slice(-2);
    for (const [other, row] of this.rows) row.querySelector(".compare").setAttribute("aria-pressed", String(this.compared.includes(other)));
    this.detail();
  }

  detail() {
    const details = byId("details");
    if (this.compared.length === 2) return details.replaceChildren(...this.comparison());
    const step = this.steps[this.current];
    if (!step) return details.replaceChildren(h("p", { class: "soft" }, "The app has not been launched."));
    const { report } = step;
    details.replaceChildren(
      h("h3", {}, report.step),
      report.reason ? h("p", { class: report.outcome === "waiting" ? "waits" : "refused" }, report.reason) : "",
      ...report.plans.map((plan) => h("div", { class: "carried" }, h("h4", {}, `Plan to ${plan.destination}`), planList(plan))),
      report.events.length
        ? h("ol", { class: "events" }, ...report.events.map((event) => h("li", { class: event.kind }, h("b", {}, event.kind), " ", h("span", {}, event.text))))
        : h("p", { class: "soft" }, "The router was not asked."));
  }

  comparison() {
    const [from, to] = [...this.compared].sort((a, b) => a - b).map((id) => this.steps[id]);
    const lines = difference(from.lines.flat(), to.lines.flat());
    const isSame = lines.every((line) => line.sign === " ");
    return [
      h("h3", {}, `Step ${from.id} and step ${to.id}`),
      isSame ? h("p", { class: "soft" }, "The trees are equal.") : "",
      h("pre", { class: "diff", tabindex: "0", "aria-label": "Difference of the trees" },
        ...lines.map((line) => h("span", { class: line.sign === "+" ? "plus" : line.sign === " " ? "same" : "minus" }, `${line.sign} ${line.text}\n`))),
      h("button", { type: "button", onclick: () => { this.compared = []; this.compare(-1); this.compared = []; this.detail(); } }, "Close the comparison"),
    ];
  }
}
