// The boot screen: fetches the large files with a progress bar that counts real bytes, then lets PyScript start the app.
// Says in plain words when that fails, and offers to try again. Gone as soon as the app has drawn its first screen.
(() => {
  "use strict";

  const files = JSON.parse(document.currentScript.dataset.files); // path -> size, filled in by the build
  const screen = document.getElementById("boot");
  const bar = screen.querySelector("[role=progressbar]");
  const percent = screen.querySelector("[data-boot=percent]");
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);

  // Downloading fills most of the bar; the stages that PyScript reports fill the rest.
  const DOWNLOADED = 0.8;
  const STAGES = { "Loading interpreter": 0.82, "Loaded interpreter": 0.94, "Loaded Pyodide": 0.97 };
  let shown = 0;
  let failed = false;

  const show = (share) => {
    if (failed || share <= shown) return;
    shown = share;
    const value = Math.floor(share * 100);
    bar.style.setProperty("--v", String(share));
    bar.setAttribute("aria-valuenow", String(value));
    percent.textContent = `${value} %`;
  };

  const fail = (detail) => {
    if (failed || !screen.isConnected) return;
    failed = true;
    screen.querySelector("[data-boot=waiting]").hidden = true;
    screen.querySelector("[data-boot=failed]").hidden = false;
    screen.querySelector("[data-boot=detail]").textContent = detail;
    screen.querySelector("[data-boot=retry]").addEventListener("click", () => location.reload());
    screen.querySelector("[data-boot=retry]").focus();
    document.documentElement.dataset.boot = "failed";
  };

  const done = () => {
    show(1);
    screen.remove();
    document.documentElement.dataset.boot = "done";
    performance.mark("rulebound-ready");
  };

  window.rulebound_boot = { done, fail };
  addEventListener("py:progress", (event) => show(STAGES[event.detail] ?? 0));
  addEventListener("error", (event) => {
    const address = event.target?.src ?? event.target?.href;
    fail(address ? `Not loaded: ${address}` : (event.message ?? "Unknown error"));
  }, true);
  addEventListener("unhandledrejection", (event) => fail(String(event.reason?.message ?? event.reason)));

  const startPython = () => {
    const script = document.createElement("script");
    script.type = "py";
    script.src = "main.py";
    document.body.append(script);
  };

  let received = 0;
  const download = async (path) => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      received += part.value.length;
      show(Math.min(1, received / total) * DOWNLOADED);
    }
  };

  // In a sandboxed frame the very question is refused.
  const isCached = () => {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      return false;
    }
  };

  if (isCached()) {
    // Everything lies in the cache of the service worker: start at once, and count files as they are used.
    const left = new Map(Object.entries(files).map(([path, size]) => [new URL(path, document.baseURI).href, size]));
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        received += left.get(name) ?? 0;
        left.delete(name);
      }
      show((received / total) * DOWNLOADED);
    }).observe({ type: "resource", buffered: true });
    startPython();
  } else {
    // Python's loader finds the files in the browser's cache afterwards.
    Promise.all(Object.keys(files).map(download)).then(startPython, (error) => fail(error.message));
  }
})();
