import type { Store, StoreRow } from "./store.js";

const memoryStores = new WeakSet<Store>();

/** Whether the store is one of the kit's own in memory, which answers at once. A copy with other methods is not. */
export function isMemoryStore(store: Store): boolean {
  return memoryStores.has(store);
}

/**
 * Creates a store in the memory of the process, for tests and development. Its content is lost when the process ends, so
 * the receiver acknowledges an event only after the work is done.
 *
 * @example
 * ```ts
 * const store = memoryStore();
 * ```
 */
export function memoryStore(): Store {
  const rows = new Map<string, StoreRow>();
  // Only rows with a due time, by lane: most subscriptions only wait for their next check, and events must not wait.
  const readyByLane = new Map<string, Map<string, number>>();

  const laneOf = (lane: string): Map<string, number> => {
    const found = readyByLane.get(lane) ?? new Map<string, number>();
    readyByLane.set(lane, found);
    return found;
  };

  function put(row: StoreRow): void {
    drop(row.key);
    rows.set(row.key, row);
    if (row.readyAt !== undefined) laneOf(row.lane).set(row.key, row.readyAt);
  }

  function drop(key: string): void {
    const row = rows.get(key);
    if (row === undefined) return;
    laneOf(row.lane).delete(key);
    rows.delete(key);
  }

  const isIn = (list: readonly string[], value: string): boolean => list.includes(value);

  const store: Store = {
    durable: false,
    async open() {},

    async read(key) {
      return rows.get(key);
    },

    async write(row, replaces) {
      if (rows.get(row.key)?.revision !== replaces) return false;
      put(row);
      return true;
    },

    async remove(key, revision) {
      if (rows.get(key)?.revision !== revision) return false;
      drop(key);
      return true;
    },

    async due(shares, now) {
      return shares.flatMap(({ lane, limit }) => {
        if (limit === 0) return [];
        const ready = [...laneOf(lane)].filter(([, readyAt]) => readyAt <= now);
        ready.sort(([, left], [, right]) => left - right);
        return ready.slice(0, limit).flatMap(([key]) => rows.get(key) ?? []);
      });
    },

    async next(lanes) {
      let next: number | undefined;
      for (const lane of lanes) {
        for (const readyAt of laneOf(lane).values()) {
          if (next === undefined || readyAt < next) next = readyAt;
        }
      }
      return next;
    },

    async waiting(lanes, limit) {
      const sum = lanes.reduce((total, lane) => total + laneOf(lane).size, 0);
      return Math.min(sum, limit);
    },

    async list({ lanes, states, after = "", limit }) {
      const found = [...rows.values()].filter(
        ({ key, lane, state }) => key > after && isIn(lanes, lane) && (!states || isIn(states, state)),
      );
      return found.sort((left, right) => (left.key < right.key ? -1 : 1)).slice(0, limit);
    },

    async count(lanes) {
      const counts = new Map<string, { lane: string; state: string; count: number }>();
      for (const { lane, state } of rows.values()) {
        if (!isIn(lanes, lane)) continue;
        const counted = counts.get(`${lane} ${state}`) ?? { lane, state, count: 0 };
        counted.count += 1;
        counts.set(`${lane} ${state}`, counted);
      }
      return [...counts.values()];
    },

    async prune({ lane, state, before, keep = Number.POSITIVE_INFINITY, limit }) {
      const found = [...rows.values()].filter((row) => row.lane === lane && row.state === state);
      found.sort((left, right) => right.changedAt - left.changedAt);
      const old = found.filter(({ changedAt }, index) => changedAt < before || index >= keep).slice(0, limit);
      for (const { key } of old) drop(key);
      return old.length;
    },

    async close() {},
  };
  memoryStores.add(store);
  return store;
}
