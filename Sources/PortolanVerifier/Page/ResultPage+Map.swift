#if !canImport(UIKit)
  extension ResultPage {
    /// The script that draws the map: a column for each depth, and in it the order with the shortest arrows.
    static let mapScript = #"""
      const data = JSON.parse(document.getElementById("data").textContent);
      const byId = id => document.getElementById(id);
      const make = (name, attributes, parent, text) => {
        const element = document.createElementNS("http://www.w3.org/2000/svg", name);
        for (const key in attributes) element.setAttribute(key, attributes[key]);
        if (text !== undefined) element.textContent = text;
        if (parent) parent.appendChild(element);
        return element;
      };
      const { screens, edges, stories } = data.map;
      const broken = screens.map(screen => data.violations.filter(
        (violation, index) => violation.screen === screen.name || (stories[index] || []).at(-1)?.top === screen.name).length);

      // The places: unreached screens come in a last column.
      const last = Math.max(0, ...screens.map(screen => screen.depth ?? 0)) + 1;
      const columns = Array.from({ length: last + 1 }, () => []);
      screens.forEach((screen, index) => columns[screen.depth ?? last].push(index));
      const filled = [];
      for (const column of columns) {
        // A long column is split, so that it fits on a screen.
        const parts = Math.max(1, Math.ceil(column.length / 9));
        const size = Math.ceil(column.length / parts);
        for (let part = 0; part < parts && column.length; part++) filled.push(column.slice(part * size, (part + 1) * size));
      }
      const rank = [];
      filled.forEach(column => column.forEach((index, place) => { rank[index] = place; }));
      for (let round = 0; round < 6; round++) {
        for (const column of filled) {
          const weight = new Map(column.map(index => {
            const near = edges.filter(edge => edge.kind === "gesture" && (edge.from === index || edge.to === index))
              .map(edge => rank[edge.from === index ? edge.to : edge.from]);
            return [index, near.length ? near.reduce((sum, place) => sum + place, 0) / near.length : rank[index]];
          }));
          column.sort((one, two) => weight.get(one) - weight.get(two) || one - two);
          column.forEach((index, place) => { rank[index] = place; });
        }
      }
      const width = screen => Math.max(90, Math.min(230, screen.name.length * 8 + 26));
      const spots = [];
      let x = 0;
      filled.forEach(column => {
        const widest = Math.max(...column.map(index => width(screens[index])));
        column.forEach((index, place) => {
          spots[index] = { x: x + widest / 2, y: (place - (column.length - 1) / 2) * 84 + (filled.indexOf(column) % 2) * 30 };
        });
        x += widest + 110;
      });

      const view = byId("view");
      const lines = edges.map(edge => {
        const [from, to] = [spots[edge.from], spots[edge.to]];
        const [w1, w2] = [width(screens[edge.from]) / 2, width(screens[edge.to]) / 2];
        let path;
        if (edge.from === edge.to) {
          path = `M${from.x - 14} ${from.y - 22}c-16 -34 44 -34 28 0`;
        } else {
          const right = to.x >= from.x + 1, same = Math.abs(to.x - from.x) < 1;
          const [x1, x2] = [from.x + (right || same ? w1 : -w1), to.x + (right ? -w2 : w2)];
          const bend = same ? 60 : Math.max(40, Math.abs(x2 - x1) * 0.45) * (right ? 1 : -1);
          const [y1, y2] = [from.y + (right ? -5 : 7), to.y + (right ? -5 : 7)];
          path = `M${x1} ${y1}C${x1 + bend} ${y1} ${same ? x2 + bend : x2 - bend} ${y2} ${x2} ${y2}`;
        }
        const line = make("path", { class: "edge", d: path, "marker-end": "url(#tip)" }, view);
        make("title", {}, line, `${screens[edge.from].name} → ${screens[edge.to].name}: ${edge.actions.join(", ")}`);
        return line;
      });
      const nodes = screens.map((screen, index) => {
        const kind = broken[index] ? "bad" : screen.depth == null ? "never" : screen.done < screen.states ? "part" : "done";
        const words = `${screen.name}, ${screen.depth == null ? "never reached" : `${screen.done} of ${screen.states} states all tried`}`;
        const label = words + (broken[index] ? `, ${broken[index]} violations` : "");
        const node = make("g", { class: `node ${kind}`, tabindex: 0, role: "button", "aria-label": label,
          transform: `translate(${spots[index].x} ${spots[index].y})` }, view);
        const half = width(screen) / 2;
        make("rect", { x: -half, y: -22, width: half * 2, height: 44, rx: 9 }, node);
        const short = screen.name.length > 27 ? screen.name.slice(0, 26) + "…" : screen.name;
        make("text", { y: -2 }, node, short);
        make("text", { y: 14, class: "count" }, node, screen.depth == null ? "never reached" : `${screen.done} / ${screen.states}`);
        if (screen.isHome) make("circle", { class: "home", cx: -half + 2, cy: -20, r: 6 }, node);
        if (broken[index]) {
          make("circle", { class: "badge", cx: half - 4, cy: -20, r: 10 }, node);
          make("text", { x: half - 4, y: -16 }, node, broken[index]);
        }
        node.addEventListener("click", () => select(index));
        node.addEventListener("focus", () => reveal(node));
        node.addEventListener("keydown", event => {
          if (event.key === "Enter" || event.key === " ") { event.preventDefault(); select(index); }
        });
        return node;
      });

      // Zoom and movement.
      let frame = { x: 0, y: 0, scale: 1 };
      const apply = () => view.setAttribute("transform", `translate(${frame.x} ${frame.y}) scale(${frame.scale})`);
      const map = byId("map");
      const fit = () => {
        const box = view.getBBox(), area = map.getBoundingClientRect();
        if (!box.width || !area.width) return;
        const scale = Math.min(1.4, area.width / (box.width + 50), area.height / (box.height + 50));
        frame = { scale, x: (area.width - box.width * scale) / 2 - box.x * scale,
          y: (area.height - box.height * scale) / 2 - box.y * scale };
        apply();
      };
      const zoom = (factor, x, y) => {
        const area = map.getBoundingClientRect();
        [x, y] = [x ?? area.width / 2, y ?? area.height / 2];
        const scale = Math.min(6, Math.max(0.08, frame.scale * factor));
        frame.x = x - (x - frame.x) * scale / frame.scale;
        frame.y = y - (y - frame.y) * scale / frame.scale;
        frame.scale = scale;
        apply();
      };
      // Moves the map, if necessary, so that a screen is in it.
      const reveal = node => {
        const place = node.getBoundingClientRect(), area = map.getBoundingClientRect();
        const inside = (start, end, from, to) => start >= from && end <= to ? 0 : (from + to - start - end) / 2;
        frame.x += inside(place.left, place.right, area.left, area.right);
        frame.y += inside(place.top, place.bottom, area.top, area.bottom);
        apply();
      };
      map.addEventListener("wheel", event => {
        event.preventDefault();
        const area = map.getBoundingClientRect();
        zoom(Math.exp(-event.deltaY / 400), event.clientX - area.left, event.clientY - area.top);
      }, { passive: false });
      let drag = null;
      map.addEventListener("pointerdown", event => { drag = { x: event.clientX - frame.x, y: event.clientY - frame.y }; });
      addEventListener("pointermove", event => {
        if (drag) { frame.x = event.clientX - drag.x; frame.y = event.clientY - drag.y; apply(); }
      });
      addEventListener("pointerup", () => { drag = null; });
      byId("in").addEventListener("click", () => zoom(1.25));
      byId("out").addEventListener("click", () => zoom(0.8));
      byId("fit").addEventListener("click", fit);
      addEventListener("resize", fit);
      """#
  }
#endif
