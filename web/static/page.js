// The page's side of the adapter: puts markup into place, and tells Python what the player does. Knows nothing of games.
import { finish, morphInside } from "./morph.js";

const root = document.documentElement;
let tell = () => {};
let lastByKeyboard = false;

const send = (kind, data) => tell(kind, JSON.stringify(data));

// What an element is, so that focus can find its successor after a change.
const trace = (element) => {
  if (!element || element === document.body) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const named = ["a", "do", "arg"].filter((name) => element.dataset[name] !== undefined);
  if (!named.length) return null;
  return named.map((name) => `[data-${name}="${CSS.escape(element.dataset[name])}"]`).join("");
};

const patch = (id, html) => {
  const target = document.getElementById(id);
  const before = trace(document.activeElement);
  const inside = target.contains(document.activeElement);
  // In a template nothing is loaded or laid out while it is parsed, which is much faster.
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  morphInside(target, parsed.content);
  hideTip();
  if (inside && document.activeElement === document.body) refocus(target, before);
};

const refocus = (target, before) => {
  const dialog = target.querySelector("[role=dialog]");
  const found = (before && (dialog ?? target).querySelector(before))
    ?? dialog
    ?? target.querySelector("[autofocus]")
    ?? (lastByKeyboard ? target.querySelector(".prompt .btn--primary, .prompt .btn--brass, .prompt .btn") : null)
    ?? target.querySelector("main");
  if (found?.tagName === "MAIN") found.tabIndex = -1;
  found?.focus({ preventScroll: true });
};

// A dialog takes the focus when it opens and gives it back when it goes.
let opener = null;
let dialogWas = null;
const topDialog = () => document.querySelector("#overlay [role=dialog]") ?? document.querySelector("#app [role=dialog]");
const mindDialogs = () => {
  const dialog = topDialog();
  document.getElementById("app").inert = Boolean(dialog?.closest("#overlay"));
  if (dialog && dialog.id !== dialogWas) {
    opener ??= trace(document.activeElement);
    dialog.tabIndex = -1;
    const first = dialog.querySelector("[autofocus]") ?? dialog;
    first.focus({ preventScroll: true });
    if (first.matches("input, textarea")) first.select();
  } else if (!dialog && dialogWas) {
    if (opener && (document.activeElement === document.body || !document.activeElement)) {
      document.querySelector(opener)?.focus({ preventScroll: true });
    }
    opener = null;
  }
  dialogWas = dialog?.id ?? null;
};

// Icons, and drawings with gradients, must lie in the page itself: a file of them is brought in once. Every screen needs
// the icons; what carries data-sprite names another file.
const sprites = new Set();
const bringSprite = (file) => {
  if (sprites.has(file)) return;
  sprites.add(file);
  fetch(file).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status))).then((text) => {
    const place = Object.assign(document.createElement("div"), { className: "visually-hidden", innerHTML: text });
    place.setAttribute("aria-hidden", "true");
    document.body.append(place);
  }).catch(() => sprites.delete(file));
};
const bringSprites = () => {
  bringSprite("static/icons.svg");
  for (const { dataset: { sprite } } of document.querySelectorAll("#app [data-sprite]")) bringSprite(sprite);
};
bringSprites();

// What carries data-follow stays in sight of the [data-pan] around it; it moves there whenever its value changes.
let followed = "";
const follow = () => {
  const element = document.querySelector("#app [data-follow]");
  const pan = element?.closest("[data-pan]");
  const wanted = element?.dataset.follow ?? "";
  if (!pan || wanted === followed) return;
  const first = !followed;
  followed = wanted;
  const box = element.getBoundingClientRect();
  const frame = pan.getBoundingClientRect();
  pan.scrollBy({
    left: box.left + box.width / 2 - frame.left - frame.width / 2,
    top: box.top + box.height / 2 - frame.top - frame.height / 2,
    behavior: first || still() ? "auto" : "smooth",
  });
};

const show = (screen, html) => {
  patch(screen, html);
  mindDialogs();
  bringSprites();
  follow();
  oncePainted(finish);
};

// Calls back when the next frame is on the screen: a message sent while it is drawn arrives after it.
// A page that nobody sees is drawn seldom or never, so there is an end to waiting.
const LONGEST_FRAME = 300;
const oncePainted = (call) => {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    call();
  };
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = once;
    port2.postMessage(null);
  });
  setTimeout(once, document.hidden ? 0 : LONGEST_FRAME);
};
addEventListener("pagehide", () => send("leave", {}));

// Clicks and keys

let pressedOn = null;
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, finish, true); // nobody acts on what is no more
addEventListener("pointerdown", (event) => {
  lastByKeyboard = false;
  pressedOn = event.target;
}, true);

document.addEventListener("click", (event) => {
  const element = event.target.closest("[data-a], [data-do]");
  if (!element || dragged) {
    dragged = false;
    return;
  }
  // A veil closes only when the press began and ended on the veil itself.
  if (element.classList.contains("veil") && (event.target !== element || (pressedOn && pressedOn !== element))) return;
  if (event.ctrlKey || event.metaKey) {
    if (element.tagName === "A" && !element.getAttribute("href").startsWith("#")) return;
  }
  if (element.tagName === "A" || element.tagName === "BUTTON") event.preventDefault();
  if (element.getAttribute("aria-disabled") === "true" || element.disabled) {
    if (element.dataset.tip) showTip(element);
    return;
  }
  if (element.dataset.a !== undefined) send("act", { text: element.dataset.a, seat: seatOf(element) });
  else send("do", { command: element.dataset.do, argument: element.dataset.arg ?? "" });
});

// Whose action it is: the seat that the element names, or the one whose table the page shows.
const seatOf = (element) => {
  const seat = element.dataset.by ?? root.dataset.by ?? "";
  return seat === "" ? null : Number(seat);
};

const typing = (element) => element?.matches?.("input, select, textarea, [contenteditable=true]");

document.addEventListener("keydown", (event) => {
  lastByKeyboard = true;
  if (event.key === "Escape" && tip && !tip.hidden) return hideTip();
  if (event.key === "Tab") return keepInDialog(event);
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (typing(event.target) && event.key !== "Escape" && event.key !== "Enter") return;
  // Enter and Space on a focused control are its own; elsewhere they are the page's.
  const control = event.target.closest?.("button, a[href], summary, select, [role=button]");
  if (control && (event.key === "Enter" || event.key === " ")) return;
  if (event.key.startsWith("Arrow") && event.target.closest?.("[role=radiogroup]")) return walkRadios(event);
  const field = typing(event.target) ? event.target.dataset.field ?? "" : "";
  if (tell("key", JSON.stringify({ key: event.key, field }))) event.preventDefault();
});

const walkRadios = (event) => {
  const group = [...event.target.closest("[role=radiogroup]").querySelectorAll("[role=radio]:not(:disabled)")];
  const step = ["ArrowRight", "ArrowDown"].includes(event.key) ? 1 : -1;
  const next = group[(group.indexOf(event.target) + step + group.length) % group.length];
  event.preventDefault();
  next?.focus();
  next?.click();
};

const keepInDialog = (event) => {
  const dialog = topDialog();
  if (!dialog) return;
  const stops = [...dialog.querySelectorAll("button, a[href], input, select, textarea, summary")]
    .filter((element) => !element.disabled && element.offsetParent !== null);
  if (!stops.length) return event.preventDefault();
  const at = stops.indexOf(document.activeElement);
  if (event.shiftKey ? at <= 0 : at === stops.length - 1 || at === -1) {
    event.preventDefault();
    stops[event.shiftKey ? stops.length - 1 : 0].focus();
  }
};

for (const kind of ["input", "change"]) {
  document.addEventListener(kind, (event) => {
    const element = event.target.closest("[data-field]");
    if (!element) return;
    const value = element.type === "checkbox" ? element.checked : element.value;
    send(kind, { field: element.dataset.field, value });
  });
}
document.addEventListener("submit", (event) => event.preventDefault());

// Dragging: what carries data-drag follows the finger; a place with a fitting data-drop takes it.

let drag = null;
let dragged = false;
const START = 6; // pixels before a press becomes a drag

const fits = (place) => place.dataset.drop.split(" ").includes(drag.what) || place.dataset.drop === "";

document.addEventListener("pointerdown", (event) => {
  const source = event.target.closest("[data-drag]");
  if (!source || event.button !== 0 || !event.isPrimary) return;
  drag = { source, what: source.dataset.drag, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null };
});

document.addEventListener("pointermove", (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const dx = event.clientX - drag.x;
  const dy = event.clientY - drag.y;
  if (!drag.ghost) {
    if (Math.hypot(dx, dy) < START) return;
    const box = drag.source.getBoundingClientRect();
    const ghost = drag.source.cloneNode(true);
    ghost.removeAttribute("id");
    ghost.classList.add("drag-ghost");
    ghost.style.left = `${box.left}px`;
    ghost.style.top = `${box.top}px`;
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    document.body.append(ghost);
    drag.ghost = ghost;
    drag.home = box;
    drag.source.classList.add("is-dragged");
    root.classList.add("is-dragging");
    hideTip();
  }
  drag.ghost.style.translate = `${dx}px ${dy}px`;
  const place = placeUnder(event);
  if (place !== drag.over) {
    drag.over?.classList.remove("is-over");
    place?.classList.add("is-over");
    drag.over = place;
  }
  event.preventDefault();
}, { passive: false });

// A finger that drags a thing must not scroll the page.
document.addEventListener("touchmove", (event) => { if (drag?.ghost) event.preventDefault(); }, { passive: false });

const placeUnder = (event) => {
  const hit = document.elementsFromPoint(event.clientX, event.clientY).find((element) => !drag.ghost?.contains(element));
  const place = hit?.closest("[data-drop]");
  return place && fits(place) ? place : null;
};

const endDrag = (event, cancelled) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { ghost, source, what } = drag;
  const place = ghost && !cancelled ? placeUnder(event) : null;
  drag.over?.classList.remove("is-over");
  source.classList.remove("is-dragged");
  root.classList.remove("is-dragging");
  drag = null;
  if (!ghost) return;
  dragged = true; // the click that follows is none
  setTimeout(() => { dragged = false; }, 0);
  if (place) {
    ghost.remove();
    const { drop, a = "", try: attempt = "" } = place.dataset;
    send("drop", { what, place: drop, action: a, attempt, seat: seatOf(place) });
  } else if (still()) {
    ghost.remove();
  } else {
    ghost.animate({ translate: [ghost.style.translate, "0 0"] }, { duration: 180, easing: "ease-out" }).finished
      .finally(() => ghost.remove());
  }
};
document.addEventListener("pointerup", (event) => endDrag(event, false));
document.addEventListener("pointercancel", (event) => endDrag(event, true));
document.addEventListener("dragstart", (event) => { if (event.target.closest?.("[data-drag]")) event.preventDefault(); });

// Tooltips: on hover, on keyboard focus, on a long press

let tip = null;
let tipFor = null;
let tipTimer = 0;

const showTip = (element) => {
  tip ??= Object.assign(document.createElement("div"), { className: "tooltip tooltip--float", id: "tip" });
  // Read out with its element, not as a part of the page.
  tip.setAttribute("aria-hidden", "true");
  if (element.dataset.tip !== element.getAttribute("aria-label")) element.setAttribute("aria-describedby", "tip");
  if (!tip.isConnected) document.body.append(tip);
  tip.textContent = element.dataset.tip;
  tip.hidden = false;
  const box = element.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const above = box.top > own.height + 14;
  const left = Math.max(8, Math.min(innerWidth - own.width - 8, box.left + box.width / 2 - 32));
  tip.style.left = `${left}px`;
  tip.style.top = `${above ? box.top - own.height - 12 : Math.min(innerHeight - own.height - 8, box.bottom + 12)}px`;
  tip.classList.toggle("tooltip--below", !above);
  tipFor = element;
};
const hideTip = () => {
  clearTimeout(tipTimer);
  if (tip) tip.hidden = true;
  tipFor?.removeAttribute("aria-describedby");
  tipFor = null;
};
const planTip = (element, wait) => {
  clearTimeout(tipTimer);
  tipTimer = setTimeout(() => element.isConnected && showTip(element), wait);
};
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const element = event.target.closest("[data-tip]");
  if (element === tipFor) return;
  hideTip();
  if (element) planTip(element, 450);
});
document.addEventListener("pointerdown", (event) => {
  hideTip();
  const element = event.pointerType === "mouse" ? null : event.target.closest("[data-tip]");
  if (element) planTip(element, 550);
});
document.addEventListener("pointerup", (event) => { if (event.pointerType !== "mouse" && !tipFor) clearTimeout(tipTimer); });
document.addEventListener("focusin", (event) => {
  const element = lastByKeyboard ? event.target.closest("[data-tip]") : null;
  if (element) planTip(element, 250);
});
document.addEventListener("focusout", hideTip);
addEventListener("scroll", hideTip, true);

// Files, clipboard, notices

const download = (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const MAX_FILE = 2_000_000;
const upload = () => {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json,.txt,.rulebound,application/json,text/plain" });
  input.addEventListener("change", async () => {
    const file = input.files[0];
    if (file) send("file", { name: file.name, text: file.size > MAX_FILE ? "" : await file.text(), large: file.size > MAX_FILE });
  });
  input.click();
};

const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = Object.assign(document.createElement("textarea"), { value: text, className: "visually-hidden" });
    (document.querySelector("[role=dialog]") ?? document.body).append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
};

const announce = (text) => {
  const place = document.getElementById("said");
  place.textContent = "";
  requestAnimationFrame(() => { place.textContent = text; });
};

const still = () => root.dataset.motion === "less"
  || (root.dataset.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);

addEventListener("hashchange", () => send("route", { hash: location.hash }));
addEventListener("storage", (event) => {
  if (event.storageArea === localStorageOrNull()) send("storage", { key: event.key ?? "" });
});
const localStorageOrNull = () => {
  try { return localStorage; } catch { return null; }
};

window.rulebound_page = {
  show, finish, oncePainted, download, upload, copy, announce, still, send,
  listen: (callback) => { tell = callback; },
  focus: (selector) => document.querySelector(selector)?.focus(),
  scrollTo: (selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" }),
  top: () => {
    scrollTo(0, 0);
    document.querySelector("#book")?.scrollTo({ top: 0, behavior: "instant" });
  },
};
