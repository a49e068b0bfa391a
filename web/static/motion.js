// Plays cues: things fly from place to place, tumble, turn, glow; numbers pop up. Only copies move, the page is already right.
const MOVE = 420;
const STAGGER = 110;
const EASE = "cubic-bezier(.2, .8, .25, 1)";

let cues = [];
let places = new Map();
let running = new Set();

const at = (place) => document.querySelector(`#app [data-at="${CSS.escape(place)}"]`);
const seen = (box) => box.width > 0 && box.height > 0;

// Before the page changes: remember where things lie and what they look like.
const before = (text) => {
  skip();
  cues = JSON.parse(text);
  places = new Map();
  for (const cue of cues) {
    for (const place of [cue.from, cue.to]) {
      const element = place && !places.has(place) ? at(place) : null;
      if (element) places.set(place, { box: element.getBoundingClientRect(), copy: element.cloneNode(true) });
    }
  }
};

const ghost = (content, box) => {
  const element = document.createElement("div");
  element.className = "motion-ghost";
  element.setAttribute("aria-hidden", "true");
  element.style.left = `${box.left}px`;
  element.style.top = `${box.top}px`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
  if (typeof content === "string") element.innerHTML = content; // made by the markup builder, escaped there
  else if (content) element.append(content);
  for (const part of element.querySelectorAll("[id], [data-at], [data-a], [data-do]")) {
    for (const name of ["id", "data-at", "data-a", "data-do"]) part.removeAttribute(name);
  }
  document.body.append(element);
  return element;
};

const play = (element, frames, options, after) => {
  const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...options });
  running.add(animation);
  const done = animation.finished.catch(() => {}).then(() => {
    running.delete(animation);
    after?.();
  });
  return done;
};

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

const fly = (cue, delay) => {
  const target = at(cue.to);
  const start = places.get(cue.from)?.box ?? at(cue.from)?.getBoundingClientRect();
  const end = target?.getBoundingClientRect() ?? places.get(cue.to)?.box;
  if (!start || !end || !seen(start) || !seen(end)) return null;
  const copy = cue.html ?? places.get(cue.from)?.copy ?? target?.cloneNode(true);
  const element = ghost(copy, cue.html ? { left: start.left, top: start.top, width: end.width, height: end.height } : start);
  const [x0, y0] = middle(start);
  const [x1, y1] = middle(end);
  const lift = Math.min(60, Math.hypot(x1 - x0, y1 - y0) / 5);
  const size = cue.html ? 1 : Math.min(1.6, Math.max(0.4, end.width / Math.max(1, start.width)));
  const frames = [
    { transform: "translate(0, 0) scale(1)", opacity: 1 },
    { transform: `translate(${(x1 - x0) / 2}px, ${(y1 - y0) / 2 - lift}px) scale(${(1 + size) / 2 + 0.12})`, opacity: 1 },
    { transform: `translate(${x1 - x0}px, ${y1 - y0}px) scale(${size})`, opacity: 1 },
  ];
  if (target) play(target, [{ opacity: 0 }, { opacity: 0 }], { delay, duration: MOVE - 20, easing: "linear" });
  return play(element, frames, { delay, duration: MOVE }, () => element.remove());
};

const coins = (cue, delay) => {
  const start = places.get(cue.from)?.box ?? at(cue.from)?.getBoundingClientRect();
  const end = at(cue.to)?.getBoundingClientRect();
  if (!start || !end || !seen(start) || !seen(end)) return null;
  const [x0, y0] = middle(start);
  const [x1, y1] = middle(end);
  let last = null;
  for (let n = 0; n < Math.min(8, cue.n ?? 1); n += 1) {
    const element = ghost(null, { left: x0 - 11, top: y0 - 11, width: 22, height: 22 });
    element.classList.add("motion-coin");
    const frames = [
      { transform: "translate(0, 0) scale(.6)", opacity: 0 },
      { transform: `translate(${(x1 - x0) / 2}px, ${(y1 - y0) / 2 - 50}px) scale(1.1)`, opacity: 1 },
      { transform: `translate(${x1 - x0}px, ${y1 - y0}px) scale(.8)`, opacity: 1 },
    ];
    last = play(element, frames, { delay: delay + n * 80, duration: MOVE }, () => element.remove());
  }
  return last;
};

const tumble = (cue, delay) => {
  const element = at(cue.to);
  if (!element) return null;
  const turn = 360 + Math.round(Math.random() * 3) * 90;
  const frames = [
    { transform: `translate(-14px, -34px) rotate(${-turn}deg) scale(.8)`, opacity: 0.2 },
    { transform: `translate(4px, 6px) rotate(${-turn / 5}deg) scale(1.08)`, opacity: 1, offset: 0.65 },
    { transform: "translate(0, -4px) rotate(8deg) scale(1.02)", opacity: 1, offset: 0.85 },
    { transform: "none", opacity: 1 },
  ];
  return play(element, frames, { delay, duration: 560 });
};

const turn = (cue, delay) => {
  const element = at(cue.to);
  return element && play(element, [
    { transform: "perspective(300px) rotateX(0)" },
    { transform: "perspective(300px) rotateX(90deg)" },
    { transform: "perspective(300px) rotateX(0)" },
  ], { delay, duration: MOVE });
};

const glow = (cue, delay) => {
  const element = at(cue.to);
  return element && play(element, [
    { filter: "brightness(1)" }, { filter: "brightness(1.6) drop-shadow(0 0 8px #ffd76a)" }, { filter: "brightness(1)" },
  ], { delay, duration: 600 });
};

const pop = (cue, delay) => {
  const box = at(cue.to)?.getBoundingClientRect() ?? places.get(cue.to)?.box;
  if (!box || !seen(box)) return null;
  const element = ghost(null, { left: box.left + box.width / 2 - 60, top: box.top - 6, width: 120, height: 30 });
  element.classList.add("motion-pop");
  if (cue.html) element.innerHTML = cue.html; // made by the markup builder, escaped there
  else element.textContent = cue.text ?? "";
  return play(element, [
    { transform: "translateY(10px) scale(.6)", opacity: 0 },
    { transform: "translateY(-6px) scale(1.15)", opacity: 1, offset: 0.25 },
    { transform: "translateY(-12px) scale(1)", opacity: 1, offset: 0.7 },
    { transform: "translateY(-30px) scale(1)", opacity: 0 },
  ], { delay, duration: 1100 }, () => element.remove());
};

const shake = (cue, delay) => {
  const element = at(cue.to);
  return element && play(element, [
    { transform: "translateX(0)", filter: "none" },
    { transform: "translateX(-5px)", filter: "brightness(1.5) saturate(1.6)" },
    { transform: "translateX(5px)" },
    { transform: "translateX(-3px)" },
    { transform: "translateX(0)", filter: "none" },
  ], { delay, duration: 260 });
};

// Along a way: moments, and offsets in units of another thing from where it stands in the end. What is gone from the
// page walks as a copy, counted from where it stood, and topples or fades.
const AWAY = { topple: "rotate(80deg) scale(.8)", fade: "translateY(20px)" };
const walk = (cue, delay) => {
  const unit = at(cue.unit)?.getBoundingClientRect();
  const was = cue.gone ? places.get(cue.to) : null;
  const element = cue.gone ? was && ghost(was.copy, was.box) : at(cue.to);
  if (!unit || !element) return null;
  const frames = cue.path.map(([time, x, y]) => ({ time, transform: `translate(${x * unit.width}px, ${y * unit.height}px)`, opacity: 1 }));
  if (cue.gone) frames.push({ ...frames.at(-1), time: frames.at(-1).time + 380, transform: `${frames.at(-1).transform} ${AWAY[cue.gone]}`, opacity: 0 });
  const duration = Math.max(1, frames.at(-1).time);
  const timed = frames.map(({ time, ...frame }) => ({ ...frame, offset: Math.min(1, time / duration) }));
  return play(element, timed, { delay, duration, easing: "linear" }, cue.gone ? () => element.remove() : undefined);
};

const KINDS = { fly, coins, roll: tumble, turn, glow, pop, shake, walk };

// Let what happened be seen before the next thing happens.
const painted = () => new Promise((done) => window.rulebound_page.oncePainted(done));

// After the page has changed: play what was remembered; resolves when all is at rest.
const after = async (speed) => {
  if (document.hidden) return;
  if (!cues.length || window.rulebound_page.still()) return painted();
  if (cues.some((cue) => !at(cue.to))) window.rulebound_page.finish();
  const all = [];
  cues.forEach((cue, index) => {
    const done = KINDS[cue.cue]?.(cue, (cue.delay ?? Math.min(index * STAGGER, 1600)) * speed);
    if (done) all.push(done);
  });
  cues = [];
  await Promise.all(all);
};

const skip = () => {
  for (const animation of running) animation.finish();
  running.clear();
};

window.rulebound_motion = { before, after, skip };
