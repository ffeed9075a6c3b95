#if !canImport(UIKit)
  extension ResultPage {
    /// The script of the lists, the search, the stories and the keys.
    static let listScript = #"""
      const html = (name, parent, text, attributes = {}) => {
        const element = document.createElement(name);
        if (text !== undefined) element.textContent = text;
        for (const key in attributes) element.setAttribute(key, attributes[key]);
        parent.appendChild(element);
        return element;
      };
      byId("title").textContent = `Verification of ${data.name}`;
      byId("summary").textContent = data.summary;
      let selected = null, story = null, step = 0;

      const words = () => byId("search").value.trim().toLowerCase();
      const update = () => {
        const sought = words();
        const isFound = screens.map((screen, index) => screen.name.toLowerCase().includes(sought) ||
          edges.some(edge => edge.from === index && edge.actions.some(action => action.toLowerCase().includes(sought))));
        nodes.forEach((node, index) => {
          node.classList.toggle("faded", !isFound[index]);
          node.classList.toggle("selected", index === selected);
        });
        const way = new Set();
        if (story !== null) {
          const tops = stories[story].slice(0, step + 1).map(one => screens.findIndex(screen => screen.name === one.top));
          tops.forEach((top, index) => { if (index) way.add(`${tops[index - 1]} ${top}`); });
        }
        lines.forEach((line, index) => {
          const edge = edges[index];
          const isNear = story === null && (edge.from === selected || edge.to === selected), isWay = way.has(`${edge.from} ${edge.to}`);
          line.classList.toggle("hidden", !isNear && !isWay && !byId(edge.kind).checked);
          line.classList.toggle("near", isNear);
          line.classList.toggle("bad", isWay);
          line.classList.toggle("faded", !isFound[edge.from] && !isFound[edge.to]);
        });
      };

      const actions = (parent, title, list, name) => {
        if (!list.length) return;
        html("h3", parent, title);
        const items = html("ul", parent);
        for (const edge of list) {
          const item = html("li", items, `${name(edge)}: `);
          html("span", item, edge.actions.join(", "), { class: "soft" });
        }
      };
      const select = index => {
        [selected, story] = [index, null];
        const screen = screens[index], detail = byId("detail");
        detail.replaceChildren();
        html("h2", detail, screen.name);
        html("p", detail, screen.depth == null ? "It was never reached." : `${screen.states} states, ${screen.done} of them all ` +
          `tried; ${screen.depth} actions from the launch${screen.isHome ? "; a home" : ""}`, { class: "soft" });
        actions(detail, "Leads to", edges.filter(edge => edge.from === index), edge => screens[edge.to].name);
        actions(detail, "Reached from", edges.filter(edge => edge.to === index && edge.from !== index),
          edge => screens[edge.from].name);
        update();
      };

      // The best match comes first: a name that is the text, one that begins with it, one that contains it, an action.
      const selectFound = () => {
        const sought = words();
        if (!sought) return;
        const score = index => {
          const name = screens[index].name.toLowerCase();
          return name === sought ? 0 : name.startsWith(sought) ? 1 : name.includes(sought) ? 2 : 3;
        };
        const found = screens.map((_, index) => index).filter(index => !nodes[index].classList.contains("faded"));
        if (!found.length) return;
        const best = found.sort((one, two) => score(one) - score(two) || one - two)[0];
        select(best);
        reveal(nodes[best]);
      };

      const tell = (index, place, button) => {
        [story, step, selected] = [index, Math.max(0, Math.min(place, stories[index].length - 1)), null];
        const violation = data.violations[index], steps = stories[index], detail = byId("detail");
        detail.replaceChildren();
        html("h2", detail, `${violation.rule}: ${violation.reason}`);
        html("p", detail, data.rules[violation.rule] ?? "", { class: "soft" });
        if (!violation.isConfirmed) html("p", detail, "A fresh launch did not show it again: the app has state that no screen shows.");
        const bar = html("div", detail, undefined, { class: "bar" });
        const back = html("button", bar, "← Back", { id: "back" }), next = html("button", bar, "Next →", { id: "next" });
        html("span", bar, `step ${step + 1} of ${steps.length}`, { class: "soft" });
        back.disabled = step === 0;
        next.disabled = step === steps.length - 1;
        back.addEventListener("click", () => tell(index, step - 1, "back"));
        next.addEventListener("click", () => tell(index, step + 1, "next"));
        // The buttons are new, so the focus goes to the one that takes the place of the pressed one.
        if (button) (byId(button).disabled ? (button === "next" ? back : next) : byId(button)).focus();
        const list = html("ol", detail, undefined, { class: "steps" });
        steps.forEach((one, number) => {
          const item = html("li", list, one.action, number === step ? { "aria-current": "step" } : {});
          item.addEventListener("click", () => tell(index, number));
        });
        html("h3", detail, steps[step].top ? `The screen: ${steps[step].top}` : "The process has ended");
        html("pre", html("div", detail, undefined, { class: "phone" }), steps[step].text || " ");
        if (step === steps.length - 1 && violation.after) {
          html("h3", detail, "Hierarchy before");
          html("pre", detail, violation.before);
          html("h3", detail, "Hierarchy after");
          html("pre", detail, violation.after);
        }
        selected = screens.findIndex(screen => screen.name === steps[step].top);
        if (selected < 0) selected = null;
        update();
      };

      const list = byId("list");
      html("h2", list, data.violations.length ? `Violations (${data.violations.length})` : "No rule is broken");
      data.violations.forEach((violation, index) => {
        const card = html("div", list, undefined, { class: "violation" });
        const button = html("button", card);
        html("span", button, violation.rule, { class: "rule" });
        html("span", button, ` at ${violation.screen}${violation.action ? `, ${violation.action}` : ""}`);
        html("p", button, violation.reason);
        const more = violation.otherCount ? `the same in ${violation.otherCount} other places; ` : "";
        html("p", button, `${more}${(stories[index] || []).length} steps`, { class: "soft" });
        if ((stories[index] || []).length) button.addEventListener("click", () => tell(index, 0, "next"));
        else button.disabled = true;
      });
      data.faults.forEach(fault => html("p", list, fault, { class: "violation" }));

      byId("search").addEventListener("input", update);
      ["gesture", "event", "other"].forEach(kind => byId(kind).addEventListener("change", update));
      addEventListener("keydown", event => {
        const isTyping = event.target.matches("input[type=search]");
        if (event.key === "Escape") {
          [selected, story] = [null, null];
          byId("search").value = "";
          byId("detail").replaceChildren();
          return update();
        }
        if (isTyping && event.key === "Enter") return selectFound();
        if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
        const arrow = { ArrowLeft: [40, 0], ArrowRight: [-40, 0], ArrowUp: [0, 40], ArrowDown: [0, -40] }[event.key];
        if (event.key === "/") { event.preventDefault(); byId("search").focus(); }
        else if (event.key === "+" || event.key === "=") zoom(1.25);
        else if (event.key === "-") zoom(0.8);
        else if (event.key === "0") fit();
        else if (story !== null && arrow && arrow[1] === 0) {
          event.preventDefault();
          const button = event.target.closest("#back, #next");
          tell(story, step + (event.key === "ArrowRight" ? 1 : -1), button && button.id);
        } else if (arrow && map.contains(event.target)) {
          event.preventDefault();
          frame.x += arrow[0];
          frame.y += arrow[1];
          apply();
        }
      });
      update();
      fit();
      const start = location.hash.match(/^#(\d+)(?:\.(\d+))?$/);
      if (start && stories[start[1] - 1]) tell(start[1] - 1, (start[2] || 1) - 1);
      """#
  }
#endif
