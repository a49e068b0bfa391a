// Makes the inside of an element equal to new markup, and touches only what differs: what stays keeps its focus,
// its scroll position and its running animations, and the browser need not lay it out again.
// Children are told apart by id or data-key; those without follow each other in order.
// What carries data-later (a log, a rival's plate) is left for `finish`: it may come a frame after what was done.

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.dataset?.key || node.id || null : null);
const alike = (one, other) => one.nodeType === other.nodeType && one.nodeName === other.nodeName;

// For each new child the old child that becomes it, or undefined.
const partners = (from, to) => {
  const keyed = new Map();
  const plain = [];
  for (const old of from.childNodes) {
    const key = keyOf(old);
    if (key) keyed.set(key, old);
    else plain.push(old);
  }
  let next = 0;
  return Array.from(to.childNodes, (fresh) => {
    const key = keyOf(fresh);
    if (key) {
      const old = keyed.get(key);
      keyed.delete(key);
      return old && alike(old, fresh) ? old : undefined;
    }
    // Within a few steps: one thing gone must not make all its followers strangers.
    for (let ahead = next; ahead < Math.min(plain.length, next + 4); ahead += 1) {
      if (alike(plain[ahead], fresh)) {
        next = ahead + 1;
        return plain[ahead];
      }
    }
    return undefined;
  });
};

const morphAttributes = (from, to) => {
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  if (from.attributes.length === to.attributes.length) return;
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
};

// What a person has typed or chosen lies beside the attributes.
const morphField = (from, to) => {
  if (from.tagName === "INPUT" && from.checked !== to.checked) from.checked = to.checked;
  if (from.tagName === "INPUT" && from.type !== "file" && from.value !== to.value) from.value = to.value;
  if (from.tagName === "TEXTAREA" && from.value !== to.value) from.value = to.value;
  if (from.tagName === "OPTION" && from.selected !== to.selected) from.selected = to.selected;
};

const FIELDS = new Set(["INPUT", "TEXTAREA", "OPTION"]);

let waiting = []; // pairs of what is there and what it shall become

const morph = (from, to) => {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
  } else if (!from.isEqualNode(to)) {
    if ("later" in to.dataset && "later" in from.dataset) waiting.push([from, to]);
    else morphElement(from, to);
  }
};

// Bring what was left to its new state; says whether there was anything.
export const finish = () => {
  const pairs = waiting;
  waiting = [];
  for (const [from, to] of pairs) if (from.isConnected) morphElement(from, to);
  return pairs.length > 0;
};

const morphElement = (from, to) => {
  // What is being typed stays as it is.
  if (from === document.activeElement && from.matches("input:not([type=checkbox]), textarea")) return;
  if (from.tagName === "DETAILS" && from.open) to.open = true;
  morphAttributes(from, to);
  morphChildren(from, to);
  if (FIELDS.has(from.tagName)) morphField(from, to);
};

const morphChildren = (from, to) => {
  if (!from.firstChild && !to.firstChild) return;
  const found = partners(from, to);
  const kept = new Set(found);
  for (const old of [...from.childNodes]) if (!kept.has(old)) old.remove();
  let place = from.firstChild; // where the next child belongs
  [...to.childNodes].forEach((fresh, index) => {
    const old = found[index];
    if (old === undefined) {
      from.insertBefore(fresh, place);
    } else {
      if (old === place) place = place.nextSibling;
      else from.insertBefore(old, place);
      morph(old, fresh);
    }
  });
};

// Bring the inside of an element to its new state; what of it was still to come from the last time is no longer wanted.
export const morphInside = (element, to) => {
  waiting = waiting.filter(([from]) => !element.contains(from));
  morphChildren(element, to);
};
