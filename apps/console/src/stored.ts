/** What the console keeps in the browser. */
export interface Store {
  read(key: string): string | undefined;
  /** Reads what `write` kept as JSON. Another program at this address may have left a text that is none. */
  readAs<Value>(key: string): Value | undefined;
  /** Keeps a text; undefined forgets it. */
  write(key: string, text: string | undefined): void;
  keys(): readonly string[];
}

/**
 * Keeps texts in a storage of the browser. Where the browser refuses that, because it blocks cookies or the storage is
 * full, they last until the page is loaded again.
 */
export function storeIn(open: () => Storage): Store {
  const refused = new Map<string, string>();
  const attempt = <Value>(act: (storage: Storage) => Value): Value | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  const read = (key: string): string | undefined =>
    refused.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined;
  return {
    read,
    readAs<Value>(key: string): Value | undefined {
      try {
        // Only this console writes under its keys.
        return JSON.parse(read(key) ?? "null") ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, text) {
      refused.delete(key);
      // First, so that nothing older is read after the storage has refused this.
      attempt((storage) => storage.removeItem(key));
      if (text === undefined) return;
      refused.set(key, text);
      attempt((storage) => {
        storage.setItem(key, text);
        refused.delete(key);
      });
    },
    keys: () => [...refused.keys(), ...(attempt(Object.keys) ?? [])],
  };
}

/** Gone with the tab. */
export const inTab = storeIn(() => sessionStorage);

/** Outlives the tab, and is shared with others. */
export const inBrowser = storeIn(() => localStorage);
