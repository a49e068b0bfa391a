// PyScript keeps a cache of package downloads in IndexedDB and does not start where that is denied (in many third-party
// iframes). Nothing here needs the cache, so it gets one in memory, everywhere: one behaviour, and a faster start.
(() => {
  "use strict";

  // A request that succeeds as soon as whoever made it has attached its handlers.
  const answer = (result, before) => {
    const request = { result };
    queueMicrotask(() => {
      before?.(request);
      request.onsuccess?.({ target: request });
    });
    return request;
  };

  const makeStore = (entries) => ({
    clear: () => answer(entries.clear()),
    count: () => answer(entries.size),
    delete: (key) => answer(void entries.delete(key)),
    get: (key) => answer(entries.get(key)),
    getAllKeys: () => answer([...entries.keys()]),
    getKey: (key) => answer(entries.has(key) ? key : undefined),
    put: (value, key) => answer(void entries.set(key, value)),
  });

  const databases = new Map();
  const open = (name) => {
    let database = databases.get(name);
    if (!database) {
      const stores = new Map();
      database = {
        close() {},
        createObjectStore: (store) => void stores.set(store, makeStore(new Map())),
        get objectStoreNames() { return [...stores.keys()]; },
        transaction: () => ({ objectStore: (store) => stores.get(store) }),
      };
    }
    const isNew = !databases.has(name);
    databases.set(name, database);
    return answer(database, (request) => {
      if (isNew) request.onupgradeneeded?.({ target: { result: database, transaction: {} } });
    });
  };

  Object.defineProperty(window, "indexedDB", { value: { open }, configurable: true });
})();
