import { expect, test } from "vitest";
import { storeIn } from "./stored.js";

/** A storage with room for a few characters. */
function storageOf(room: number): Storage {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException("It is full.", "QuotaExceededError");
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  };
  // The store asks for nothing else, and lists the keys as those of an object.
  return new Proxy(storage, {
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
}

const blocked = (): Storage => {
  throw new DOMException("Access is denied.", "SecurityError");
};

test("what a browser refuses to keep is there until the page is loaded again", () => {
  const store = storeIn(blocked);
  expect(store.read("theme")).toBeUndefined();
  store.write("theme", "dark");
  expect([store.read("theme"), store.keys()]).toEqual(["dark", ["theme"]]);
  store.write("theme", undefined);
  expect([store.read("theme"), store.keys()]).toEqual([undefined, []]);
});

test("what is too large for the storage takes the place of what was kept before", () => {
  const storage = storageOf(5);
  const store = storeIn(() => storage);
  store.write("draft", "short");
  store.write("draft", "much longer");
  expect(store.read("draft")).toBe("much longer");
  expect(storeIn(() => storage).read("draft")).toBeUndefined();
  store.write("draft", "again");
  expect(storeIn(() => storage).read("draft")).toBe("again");
  expect(store.keys()).toEqual(["draft"]);
});

test("a text that is no JSON is as if nothing was kept", () => {
  const storage = storageOf(50);
  const store = storeIn(() => storage);
  expect(store.readAs("session")).toBeUndefined();
  store.write("session", "left by another program");
  expect(store.readAs("session")).toBeUndefined();
  store.write("session", '{"id":1}');
  expect(store.readAs("session")).toEqual({ id: 1 });
});
