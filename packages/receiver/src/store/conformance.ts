import { ReceiverError } from "../receiver-error.js";
import type { Store, StoreRow } from "./store.js";

/**
 * Opens the store that is tested. A name stands for a set of rows: a name that was not used before for none, and the same
 * name again for another store on the same rows, as a second process opens it. A name has at most 20 lower-case letters,
 * digits and `_`, so it can be the prefix of a table, or the name of a file.
 */
export type OpenStore = (name: string) => Store | Promise<Store>;

/** One thing that a store must do. */
export interface StoreCase {
  /** A sentence, as in "makes a row where there is none, and only there". */
  readonly name: string;
  /**
   * Opens a store, tries it, and closes it.
   *
   * @throws {ReceiverError} `store_case_failed` when the store does something else. The message says what.
   */
  run(open: OpenStore): Promise<void>;
}

/**
 * What every store must do, for any test runner.
 *
 * @example
 * ```ts
 * for (const { name, run } of [...storeCases, ...sharedStoreCases]) {
 *   test(name, () => run((prefix) => myStore({ pool, prefix })));
 * }
 * ```
 */
export const storeCases: readonly StoreCase[] = [
  {
    name: "gives back a row as it was written, and nothing for a key that was not",
    run: withStore(async (store) => {
      const row = rowOf({ body: '{"text":"a\\u0000b \\"\' ♥ 😀 \\\\"}', changedAt: 1_767_225_600_000.5 });
      await put(store, row);

      same(await store.read(row.key), row, "read() of a row that was written");
      same(await store.read("subscription/1"), undefined, "read() of a key that was not written");
    }),
  },
  {
    name: "keeps long values: a key of 1,024 bytes, and a body of a megabyte",
    run: withStore(async (store) => {
      const row = rowOf({ key: `event/${"é".repeat(509)}`, body: "♥".repeat(350_000) });
      await put(store, row);

      const read = await store.read(row.key);
      same(read?.key, row.key, "the key of the row");
      expectThat(read?.body === row.body, "read() gave another body than the one that was written.");
    }),
  },
  {
    name: "tells keys apart by their bytes: case, accents and spaces count",
    run: withStore(async (store) => {
      const names = ["a", "A", "ä", "a ", " a", "ａ"];
      await put(store, ...names.map((key) => rowOf({ key, body: JSON.stringify(key) })));

      for (const key of names) {
        const body = (await store.read(key))?.body;
        same(body, JSON.stringify(key), `the body under the key ${JSON.stringify(key)}`);
      }
      same(await store.waiting(["EVENT", "event "], 9), 0, "waiting() for lanes of a similar name");
    }),
  },
  {
    name: "keeps a row that is never ready",
    run: withStore(async (store) => {
      const row = rowOf({ readyAt: undefined });
      await put(store, row);

      same(await store.read(row.key), row, "read()");
      same(await store.next(["event"]), undefined, "next()");
      same(await store.due([{ lane: "event", limit: 9 }], 1e15), [], "due()");
    }),
  },
  {
    name: "makes a row where there is none, and only there",
    run: withStore(async (store) => {
      const first = rowOf();
      await put(store, first);

      same(await store.write(rowOf({ body: "other" }), undefined), false, "write() over a row");
      same(await store.read(first.key), first, "read()");
    }),
  },
  {
    name: "writes over the revision that was read, and over no other",
    run: withStore(async (store) => {
      const first = rowOf();
      const changes = { body: "second", lane: "retry", state: "retrying", readyAt: 99, changedAt: 98 };
      const second = rowOf(changes);
      await put(store, first);

      same(await store.write(second, first.revision), true, "write() over the revision");
      same(await store.write(rowOf({ body: "late" }), first.revision), false, "write() over an old revision");
      same(await store.read(first.key), second, "read()");
    }),
  },
  {
    name: "does not make a row in place of one that was removed",
    run: withStore(async (store) => {
      const first = rowOf();
      await put(store, first);

      same(await store.remove(first.key, first.revision), true, "remove()");
      same(await store.write(rowOf(), first.revision), false, "write() over a row that was removed");
      same(await store.read(first.key), undefined, "read()");
    }),
  },
  {
    name: "removes the revision that was read, and no other",
    run: withStore(async (store) => {
      const row = rowOf();
      await put(store, row);

      same(await store.remove(row.key, "another"), false, "remove() of another revision");
      same(await store.remove(row.key, row.revision), true, "remove() of the revision");
      same(await store.remove(row.key, row.revision), false, "remove() of a row that is gone");
    }),
  },
  {
    name: "lets one of many that write over the same revision win",
    run: withStore(async (store) => {
      const row = rowOf();
      await put(store, row);
      const rivals = Array.from({ length: 20 }, () => rowOf());

      const won = await Promise.all(rivals.map((rival) => store.write(rival, row.revision)));

      same(won.filter(Boolean).length, 1, "the number of writes that were told that they won");
      same(
        (await store.read(row.key))?.revision,
        rivals[won.indexOf(true)]?.revision,
        "the row of the winner",
      );
    }),
  },
  {
    name: "lets one of many that make the same row win",
    run: withStore(async (store) => {
      const won = await Promise.all(Array.from({ length: 20 }, () => store.write(rowOf(), undefined)));

      same(won.filter(Boolean).length, 1, "the number of writes that were told that they won");
    }),
  },
  {
    name: "finds what is ready in a lane, longest first, and no more than asked for",
    run: withStore(async (store) => {
      await put(
        store,
        rowOf({ key: "a", readyAt: 30 }),
        rowOf({ key: "b", readyAt: 10 }),
        rowOf({ key: "c", readyAt: 20.5 }),
        rowOf({ key: "d", readyAt: 40.5 }),
        rowOf({ key: "e", readyAt: 1, lane: "sweep" }),
      );
      const due = async (limit: number, now: number) =>
        keys(await store.due([{ lane: "event", limit }], now));

      same(await due(9, 40), ["b", "c", "a"], "due() at 40");
      same(await due(9, 20.5), ["b", "c"], "due() at the time of a row");
      same(await due(2, 40), ["b", "c"], "due() of two");
      same(await due(0, 40), [], "due() of none");
      same(await due(9, 9), [], "due() before everything");
      same(await store.due([], 40), [], "due() of no lanes");
    }),
  },
  {
    name: "finds each lane's share, in the order of the lanes",
    run: withStore(async (store) => {
      await put(
        store,
        rowOf({ key: "a", readyAt: 1, lane: "sweep" }),
        rowOf({ key: "b", readyAt: 2, lane: "sweep" }),
        rowOf({ key: "c", readyAt: 30 }),
      );
      const shares = [
        { lane: "event", limit: 5 },
        { lane: "sweep", limit: 1 },
      ];

      same(keys(await store.due(shares, 40)), ["c", "a"], "due()");
    }),
  },
  {
    name: "says when the next row of some lanes is ready",
    run: withStore(async (store) => {
      await put(
        store,
        rowOf({ key: "a", readyAt: 30 }),
        rowOf({ key: "b", readyAt: 20 }),
        rowOf({ key: "c", readyAt: 10, lane: "sweep" }),
      );

      same(await store.next(["event"]), 20, "next() of one lane");
      same(await store.next(["event", "sweep"]), 10, "next() of two lanes");
      same(await store.next(["retry"]), undefined, "next() of an empty lane");
      same(await store.next([]), undefined, "next() of no lanes");
    }),
  },
  {
    name: "follows a row into another lane",
    run: withStore(async (store) => {
      const row = rowOf();
      await put(store, row);
      await store.write(rowOf({ lane: "sweep", readyAt: 50 }), row.revision);

      same(await store.next(["event"]), undefined, "next() of the lane that it left");
      same(await store.next(["sweep"]), 50, "next() of the lane that it is in");
      same(await store.waiting(["event"], 9), 0, "waiting() in the lane that it left");
    }),
  },
  {
    name: "counts what waits in some lanes, no further than asked",
    run: withStore(async (store) => {
      await put(
        store,
        rowOf({ key: "a" }),
        rowOf({ key: "b" }),
        rowOf({ key: "c", readyAt: undefined }),
        rowOf({ key: "d", lane: "sweep" }),
      );

      same(await store.waiting(["event"], 9), 2, "waiting() in one lane");
      same(await store.waiting(["event", "sweep"], 9), 3, "waiting() in two lanes");
      same(await store.waiting(["event", "sweep"], 1), 1, "waiting(), counted to one");
      same(await store.waiting([], 0), 0, "waiting() in no lanes");
    }),
  },
  {
    name: "lists rows in pages, by lane and state, in the order of their keys",
    run: withStore(async (store) => {
      const subscriptions = ["subscription/2", "subscription/10", "Event/1", "subscription/1"];
      await put(
        store,
        ...subscriptions.map((key) => rowOf({ key })),
        rowOf({ key: "dead", state: "dead" }),
        rowOf({ key: "elsewhere", lane: "b/event" }),
      );
      const list = async (query: { states?: string[]; after?: string; limit: number }) =>
        keys(await store.list({ lanes: ["event"], ...query }));
      const states = ["waiting"];

      const all = ["Event/1", "dead", "subscription/1", "subscription/10", "subscription/2"];
      same(await list({ limit: 9 }), all, "list()");
      same(await list({ states, limit: 2 }), ["Event/1", "subscription/1"], "the first page");
      const after = "subscription/1";
      same(await list({ states, after, limit: 2 }), ["subscription/10", "subscription/2"], "the second page");
      same(await list({ states: [], limit: 9 }), [], "list() of no states");
      same(await store.list({ lanes: [], limit: 9 }), [], "list() of no lanes");
    }),
  },
  {
    name: "lists many rows page by page, each once, whatever lane and state they are in",
    run: withStore(async (store) => {
      const places = [
        { lane: "event", state: "waiting" },
        { lane: "event", state: "dead" },
        { lane: "sweep", state: "idle" },
        { lane: "sweep", state: "dead" },
        { lane: "kept", state: "dead" },
        { lane: "event", state: "done" },
      ];
      const rows = Array.from({ length: 60 }, (_, index) =>
        rowOf({ key: `event/${(index * 37) % 60}`, ...places[index % places.length] }),
      );
      await put(store, ...rows);
      const states = ["dead", "idle", "waiting"];
      const wanted = keys(rows.filter(({ lane, state }) => lane !== "kept" && states.includes(state))).sort();

      const found: string[] = [];
      for (let after = ""; ; ) {
        const page = keys(await store.list({ lanes: ["sweep", "event"], states, after, limit: 7 }));
        found.push(...page);
        const last = page.at(-1);
        if (last === undefined || page.length < 7) break;
        after = last;
      }
      same(found, wanted, "all pages of list()");
    }),
  },
  {
    name: "finds what is ready by the time that was written last",
    run: withStore(async (store) => {
      const [first, second] = [rowOf({ key: "a", readyAt: 10 }), rowOf({ key: "b", readyAt: 20 })];
      await put(store, first, second);
      const due = async () => keys(await store.due([{ lane: "event", limit: 9 }], 40));
      await store.write(rowOf({ key: "a", readyAt: 30 }), first.revision);

      same(await due(), ["b", "a"], "due() after a row got a later time");
      same(await due(), ["b", "a"], "due() once more: what was found is still ready");
      same(await store.next(["event"]), 20, "next()");
      await store.write(rowOf({ key: "b", readyAt: undefined }), second.revision);
      same(await due(), ["a"], "due() after a row got no time");
      same(await store.waiting(["event"], 9), 1, "waiting()");
    }),
  },
  {
    name: "counts the rows of each lane and state",
    run: withStore(async (store) => {
      await put(store, rowOf({ key: "a" }), rowOf({ key: "b" }), rowOf({ key: "c", state: "dead" }));
      await put(store, rowOf({ key: "d", lane: "other" }));

      const counts = [...(await store.count(["event"]))].sort((left, right) => left.count - right.count);
      const wanted = [
        { lane: "event", state: "dead", count: 1 },
        { lane: "event", state: "waiting", count: 2 },
      ];
      same(counts, wanted, "count()");
      same(await store.count([]), [], "count() of no lanes");
    }),
  },
  {
    name: "forgets what changed before a time, in one lane and state",
    run: withStore(async (store) => {
      await put(
        store,
        rowOf({ key: "old", state: "done", changedAt: 9 }),
        rowOf({ key: "young", state: "done", changedAt: 10 }),
        rowOf({ key: "waits", changedAt: 1 }),
        rowOf({ key: "elsewhere", lane: "sweep", state: "done", changedAt: 1 }),
      );

      same(await store.prune({ lane: "event", state: "done", before: 10, limit: 9 }), 1, "prune()");
      const left = keys(await store.list({ lanes: ["event", "sweep"], limit: 9 }));
      same(left, ["elsewhere", "waits", "young"], "what is left");
    }),
  },
  {
    name: "forgets all but the newest, where so many are kept",
    run: withStore(async (store) => {
      for (const changedAt of [3, 1, 4, 2]) {
        await put(store, rowOf({ key: `finding/${changedAt}`, state: "dead", changedAt }));
      }

      same(await store.prune({ lane: "event", state: "dead", before: 0, keep: 2, limit: 9 }), 2, "prune()");
      const left = keys(await store.list({ lanes: ["event"], limit: 9 }));
      same(left, ["finding/3", "finding/4"], "what is left");
    }),
  },
  {
    name: "forgets no more at once than it is allowed to",
    run: withStore(async (store) => {
      for (let at = 1; at <= 5; at += 1) await put(store, rowOf({ key: `event/${at}`, changedAt: at }));
      const prune = (keep?: number) =>
        store.prune({
          lane: "event",
          state: "waiting",
          before: 4,
          limit: 2,
          ...(keep !== undefined && { keep }),
        });

      same(await prune(), 2, "the first prune()");
      same(await prune(1), 2, "the second prune(), which also keeps one row");
      same(await prune(1), 0, "the third prune()");
      same(keys(await store.list({ lanes: ["event"], limit: 9 })), ["event/5"], "what is left");
    }),
  },
  {
    name: "says the time in milliseconds since 1970, if it says one",
    run: withStore(async (store) => {
      if (store.time === undefined) return;
      const [first, second] = [await store.time(), await store.time()];

      expectThat(
        first > 1.7e12 && first < 1e13,
        `time() gave ${first}, which is not a time in milliseconds.`,
      );
      expectThat(second >= first, `time() went back, from ${first} to ${second}.`);
    }),
  },
  {
    name: "opens again and again",
    run: withStore(async (store) => {
      await Promise.all([store.open(), store.open()]);
      const row = rowOf();
      await put(store, row);
      await store.open();

      same(await store.read(row.key), row, "read()");
    }),
  },
];

/** What a store must also do if it is durable, or if several processes share it. */
export const sharedStoreCases: readonly StoreCase[] = [
  {
    name: "is opened for the first time by several processes at once",
    async run(open) {
      const name = newName();
      const stores = await Promise.all(Array.from({ length: 4 }, () => open(name)));
      try {
        await Promise.all(stores.map((store) => store.next(["event"])));
        const won = await Promise.all(stores.map((store) => store.write(rowOf(), undefined)));

        same(won.filter(Boolean).length, 1, "the number of processes that made the same row");
      } finally {
        await Promise.all(stores.map((store) => store.close()));
      }
    },
  },
  {
    name: "shows each process what the others have written",
    async run(open) {
      const name = newName();
      const [first, second] = [await open(name), await open(name)];
      try {
        const row = rowOf();
        await put(first, row);
        const rivals = Array.from({ length: 20 }, () => rowOf());

        same(await second.read(row.key), row, "read() in another process");
        const writes = rivals.map((rival, index) => (index % 2 ? first : second).write(rival, row.revision));
        const won = await Promise.all(writes);
        same(won.filter(Boolean).length, 1, "the number of writes that were told that they won");
        const winner = rivals[won.indexOf(true)];
        same(await first.read(row.key), winner, "read() in one process");
        same(await second.read(row.key), winner, "read() in the other process");
      } finally {
        await Promise.all([first.close(), second.close()]);
      }
    },
  },
  {
    name: "keeps everything when it is closed and opened again",
    async run(open) {
      const name = newName();
      const before = await open(name);
      const row = rowOf();
      await put(before, row);
      await before.close();

      const after = await open(name);
      try {
        same(after.durable, true, "durable");
        same(await after.read(row.key), row, "read() after it was opened again");
      } finally {
        await after.close();
      }
    },
  },
];

function withStore(play: (store: Store) => Promise<void>): StoreCase["run"] {
  return async (open) => {
    const store = await open(newName());
    try {
      await store.open();
      await play(store);
    } finally {
      await store.close();
    }
  };
}

/** A name that was not used before, also not in an earlier run. */
function newName(): string {
  return `case_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}_`;
}

let revisions = 0;

/** A row with a new revision. */
function rowOf(changes: Partial<StoreRow> = {}): StoreRow {
  revisions += 1;
  const row = { key: "subscription/12", revision: `revision-${revisions}`, lane: "event", state: "waiting" };
  return { ...row, readyAt: 10, changedAt: 5, body: "{}", ...changes };
}

async function put(store: Store, ...rows: readonly StoreRow[]): Promise<void> {
  for (const row of rows) same(await store.write(row, undefined), true, "write() where there is no row");
}

function keys(rows: readonly StoreRow[]): string[] {
  return rows.map(({ key }) => key);
}

function same(found: unknown, wanted: unknown, what: string): void {
  const [left, right] = [textOf(found), textOf(wanted)];
  expectThat(left === right, `${what}: expected ${right}, found ${left}.`);
}

function expectThat(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new ReceiverError("store_case_failed", otherwise);
}

/** A value as JSON, with its members in one order. */
function textOf(value: unknown): string {
  if (value === undefined) return "nothing";
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
