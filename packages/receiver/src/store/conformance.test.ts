import { describe, expect, test } from "vitest";
import { sharedStoreCases, storeCases } from "./conformance.js";
import { memoryStore } from "./memory.js";
import type { Store } from "./store.js";

/** A store in memory, with some methods that do something else. */
type Flaw = (store: Store) => Partial<Store>;

const flaws: readonly (readonly [string, Flaw, string])[] = [
  [
    "loses what is not ASCII",
    (store) => ({
      write: (row, replaces) => store.write({ ...row, body: row.body.replace(/[^ -~]/g, "?") }, replaces),
    }),
    "gives back a row as it was written",
  ],
  [
    "rounds times",
    (store) => ({
      write: (row, replaces) => store.write({ ...row, changedAt: Math.round(row.changedAt) }, replaces),
    }),
    "gives back a row as it was written",
  ],
  [
    "cuts long texts",
    (store) => ({
      write: (row, replaces) => store.write({ ...row, body: row.body.slice(0, 65_535) }, replaces),
    }),
    "keeps long values",
  ],
  [
    "compares keys as a collation does",
    (store) => ({
      read: async (key) =>
        (await store.list({ lanes: ["event"], limit: 99 })).find(
          (row) => row.key.toLowerCase() === key.toLowerCase(),
        ),
    }),
    "tells keys apart",
  ],
  [
    "takes never for at once",
    (store) => ({ write: (row, replaces) => store.write({ ...row, readyAt: row.readyAt ?? 0 }, replaces) }),
    "keeps a row that is never ready",
  ],
  [
    "writes over what is there",
    (store) => ({ write: async (row) => store.write(row, (await store.read(row.key))?.revision) }),
    "makes a row where there is none",
  ],
  [
    "reads and writes in two steps",
    (store) => ({
      async write(row, replaces) {
        const found = await store.read(row.key);
        if (found?.revision !== replaces) return false;
        await new Promise((resolve) => setTimeout(resolve, 1));
        await store.write(row, (await store.read(row.key))?.revision);
        return true;
      },
    }),
    "lets one of many that write over the same revision win",
  ],
  [
    "removes any revision",
    (store) => ({ remove: async (key) => store.remove(key, (await store.read(key))?.revision ?? "") }),
    "removes the revision that was read",
  ],
  [
    "gives what is ready in the order of keys",
    (store) => ({
      due: async (...query) =>
        [...(await store.due(...query))].sort((left, right) => (left.key < right.key ? -1 : 1)),
    }),
    "finds what is ready in a lane, longest first",
  ],
  [
    "gives the lanes in their own order",
    (store) => ({ due: (shares, now) => store.due([...shares].reverse(), now) }),
    "finds each lane's share",
  ],
  [
    "counts what is never ready",
    (store) => ({
      waiting: async (lanes, limit) => (await store.list({ lanes, limit })).length,
    }),
    "counts what waits",
  ],
  [
    "pages from the key itself",
    (store) => ({
      list: async ({ after, ...query }) =>
        (await store.list({ ...query, limit: 99 }))
          .filter(({ key }) => key >= (after ?? ""))
          .slice(0, query.limit),
    }),
    "lists rows in pages",
  ],
  [
    "takes no states for all",
    (store) => ({
      list: ({ states, ...query }) => store.list(states?.length ? { ...query, states } : query),
    }),
    "lists rows in pages",
  ],
  [
    "forgets without a limit",
    (store) => ({ prune: (query) => store.prune({ ...query, limit: 1e9 }) }),
    "forgets no more",
  ],
  ["says the time in seconds", () => ({ time: async () => Date.now() / 1000 }), "says the time"],
];

const shared: readonly (readonly [string, () => Store, string])[] = [
  ["keeps nothing", () => ({ ...memoryStore(), durable: true }), "keeps everything when it is closed"],
  ["has rows of its own", memoryStore, "shows each process what the others have written"],
  ["lets everybody make a row", memoryStore, "is opened for the first time by several processes"],
];

describe("the cases of a store", () => {
  test.each(flaws)("find one that %s", async (_, flaw, name) => {
    const found = storeCases.find((one) => one.name.startsWith(name));
    const open = (): Store => {
      const store = memoryStore();
      return { ...store, ...flaw(store) };
    };

    await expect(found?.run(open)).rejects.toMatchObject({ code: "store_case_failed" });
    // The store is at fault, and not the case.
    await expect(found?.run(memoryStore)).resolves.toBeUndefined();
  });

  test.each(shared)("find one that %s, where several processes share it", async (_, open, name) => {
    const found = sharedStoreCases.find((one) => one.name.startsWith(name));

    await expect(found?.run(open)).rejects.toMatchObject({ code: "store_case_failed" });
  });

  test("close every store that they open, also one that failed", async () => {
    let open = 0;
    for (const { run } of [...storeCases, ...sharedStoreCases]) {
      const counted = (): Store => {
        open += 1;
        const close = async (): Promise<void> => {
          open -= 1;
        };
        return { ...memoryStore(), close };
      };
      await run(counted).catch(() => {});
    }

    expect(open).toBe(0);
  });
});
