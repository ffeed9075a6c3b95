// Small functions for elements.

/** Returns an element with attributes, listeners (`onclick`) and children. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

const TAGS = new Set(["div", "section", "header", "footer", "nav", "ul", "li", "p", "h2", "h3", "span", "button", "input"]);
const NAMES = /^(class|role|type|value|placeholder|title|disabled|inert|autocomplete|aria-[a-z]+|data-[a-z]+)$/;

/** Makes an element what the server describes, and keeps what has not changed, so that the focus stays where it is. */
export function patch(element, description) {
  const wanted = description.a ?? {};
  for (const name of element.getAttributeNames()) {
    if (!(name in wanted) && !KEPT.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (NAMES.test(name) && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (element.tagName === "INPUT") {
    const typed = element.dataset.field !== undefined && document.activeElement === element && element.dirty;
    if (!typed && element.value !== (wanted.value ?? "")) element.value = wanted.value ?? "";
    return element;
  }
  if (element.tagName === "BUTTON") element.type = "button";
  const content = description.c ?? [];
  content.forEach((child, index) => {
    const node = element.childNodes[index];
    if (typeof child === "string") {
      if (node?.nodeType === Node.TEXT_NODE) {
        if (node.data !== child) node.data = child;
      } else insert(element, document.createTextNode(child), node);
      return;
    }
    if (!TAGS.has(child.t)) return;
    if (node?.nodeType === Node.ELEMENT_NODE && node.localName === child.t && isSame(node, child)) patch(node, child);
    else insert(element, patch(document.createElement(child.t), child), node);
  });
  while (element.childNodes.length > content.length) element.lastChild.remove();
  return element;
}

// Set by the page itself.
const KEPT = new Set(["style", "tabindex"]);

function isSame(node, child) {
  return (node.dataset.controller ?? "") === (child.a?.["data-controller"] ?? "");
}

function insert(parent, node, old) {
  if (old) old.replaceWith(node);
  else parent.append(node);
}

/** Returns the lines of two texts with the lines that only one has. */
export function difference(before, after) {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i][j] = before[i] === after[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const lines = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) lines.push({ sign: " ", text: before[i++] }), j++;
    else if (j < after.length && (i === before.length || lengths[i][j + 1] > lengths[i + 1][j])) lines.push({ sign: "+", text: after[j++] });
    else lines.push({ sign: "−", text: before[i++] });
  }
  return lines;
}
