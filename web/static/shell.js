// What the app needs of the browser beside the page itself: storage, worker, service worker, installing, the host page.
const params = new URLSearchParams(location.search);
const embedded = window.parent !== window;

// Storage may be denied: then naming it throws.
const storage = () => {
  try {
    const texts = window.localStorage;
    texts.getItem("rulebound.settings");
    return texts;
  } catch {
    return null;
  }
};

const startWorker = (hear, failed) => {
  const worker = new Worker(new URL("../bot_worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => hear(data));
  worker.addEventListener("error", failed);
  return worker;
};

const today = () => {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

// The host page, if there is one: embed.js writes its origin into our address, and only that origin is heard or told.
const hostOrigin = (() => {
  try {
    const origin = new URL(params.get("host")).origin;
    return embedded && origin !== "null" ? origin : null;
  } catch {
    return null;
  }
})();
const MAX_MESSAGE = 2_000_000;

const post = (text) => {
  if (hostOrigin) window.parent.postMessage({ rulebound: 1, ...JSON.parse(text) }, hostOrigin);
};

addEventListener("message", (event) => {
  if (!hostOrigin || event.source !== window.parent || event.origin !== hostOrigin) return;
  const data = event.data;
  if (!data || typeof data !== "object" || data.rulebound !== 1 || typeof data.type !== "string") return;
  const text = JSON.stringify(data);
  if (text.length <= MAX_MESSAGE) window.rulebound_page.send("host", data);
});

// The iframe in the host page is as tall as what it shows.
if (hostOrigin) {
  let told = 0;
  const measure = () => {
    const height = Math.ceil(document.getElementById("app").getBoundingClientRect().height);
    if (height && Math.abs(height - told) > 1) {
      told = height;
      post(JSON.stringify({ type: "size", height }));
    }
  };
  new ResizeObserver(measure).observe(document.getElementById("app"));
}

// Offline: the service worker keeps the files. A new version waits until the player asks for it.
let waiting = null;
let installing = null;
const offer = (registration) => {
  if (registration.waiting && navigator.serviceWorker.controller) {
    waiting = registration.waiting;
    window.rulebound_page.send("update", {});
  }
};
const watchUpdates = async () => {
  if (!("serviceWorker" in navigator) || embedded) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url));
    offer(registration);
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", () => offer(registration));
    });
    await navigator.serviceWorker.ready;
    window.rulebound_page.send("offline", {});
  } catch {
    // Some browsers forbid it (private windows, plain http): the app then works online only.
  }
};
let reloading = false;
const update = () => {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!reloading) location.reload();
    reloading = true;
  });
  waiting?.postMessage("SKIP_WAITING");
};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installing = event;
  window.rulebound_page.send("installable", { possible: true });
});
addEventListener("appinstalled", () => {
  installing = null;
  window.rulebound_page.send("installable", { possible: false });
});

const command = (name) => {
  if (name === "install") installing?.prompt();
  else if (name === "update") update();
  else if (name === "ready") watchUpdates();
};

window.rulebound_shell = {
  storage, startWorker, today, post, command,
  embedded: () => Boolean(hostOrigin) || (embedded && params.has("embed")),
  query: (name) => params.get(name) ?? "",
  language: () => navigator.language ?? "en",
};
