import type { Store, StoreRow } from "./store.js";

const memoryStores = new WeakSet<Store>();

/** Whether the store is one of the kit's own in memory, which answers at once. A copy with other methods is not. */
export function isMemoryStore(store: Store): boolean {
  return memoryStores.has(store);
}

/** A row that is ready at a time; `undefined` instead of a time is never. */
interface Ready extends StoreRow {
  readonly readyAt: number;
}

interface Placed {
  readonly row: Ready;
  readonly turn: number;
}

/** The rows of a lane that have a time, in a heap: the first is the one that is ready first. */
class Lane {
  /** How many rows have a time. */
  size = 0;
  /** Also has rows that were written over since. They are dropped when they come first. */
  readonly #heap: Placed[] = [];
  readonly #isCurrent: (row: StoreRow) => boolean;
  #turns = 0;

  constructor(isCurrent: (row: StoreRow) => boolean) {
    this.#isCurrent = isCurrent;
  }

  add(row: Ready): void {
    this.#turns += 1;
    this.#push({ row, turn: this.#turns });
    // Rows that wait for years would never come first, and what was written over them would pile up.
    if (this.#heap.length > 64 + 2 * this.size) this.#clean();
  }

  first(): Ready | undefined {
    for (let top = this.#heap[0]; top !== undefined; top = this.#heap[0]) {
      if (this.#isCurrent(top.row)) return top.row;
      this.#pop();
    }
    return undefined;
  }

  /** The rows that are ready at a time, longest first. */
  due(now: number, limit: number): readonly StoreRow[] {
    const taken: Placed[] = [];
    while (taken.length < limit) {
      const row = this.first();
      if (row === undefined || row.readyAt > now) break;
      const top = this.#pop();
      if (top !== undefined) taken.push(top);
    }
    // They are ready until they are written over.
    for (const each of taken) this.#push(each);
    return taken.map(({ row }) => row);
  }

  #clean(): void {
    const current = this.#heap.splice(0).filter(({ row }) => this.#isCurrent(row));
    for (const each of current) this.#push(each);
  }

  #push(item: Placed): void {
    const heap = this.#heap;
    let at = heap.push(item) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(item, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = item;
  }

  #pop(): Placed | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const item = heap.pop();
    if (item === undefined || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
      if (left === undefined) break;
      const isRight = right !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (!isBefore(child, item)) break;
      heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = item;
    return top;
  }
}

/** Of two that are ready at the same time, the one that was written first. */
function isBefore(one: Placed, other: Placed): boolean {
  return (
    one.row.readyAt < other.row.readyAt || (one.row.readyAt === other.row.readyAt && one.turn < other.turn)
  );
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
  /** By lane, because events must not wait for the checks of subscriptions, which most rows wait for. */
  const lanes = new Map<string, Lane>();
  /** How many rows a lane has in a state. */
  const counts = new Map<string, Map<string, number>>();
  /** All keys in order; absent since a key was added or removed. */
  let ordered: readonly string[] | undefined;

  const laneOf = (name: string): Lane => {
    const found = lanes.get(name) ?? new Lane((row) => rows.get(row.key) === row);
    lanes.set(name, found);
    return found;
  };

  function count({ lane, state, readyAt }: StoreRow, change: 1 | -1): void {
    const states = counts.get(lane) ?? new Map<string, number>();
    counts.set(lane, states);
    states.set(state, (states.get(state) ?? 0) + change);
    if (readyAt !== undefined) laneOf(lane).size += change;
  }

  function put(row: StoreRow): void {
    const former = rows.get(row.key);
    if (former === undefined) ordered = undefined;
    else count(former, -1);
    // What was written last is at the end, so what is old is found first.
    rows.delete(row.key);
    rows.set(row.key, row);
    count(row, 1);
    if (isReady(row)) laneOf(row.lane).add(row);
  }

  function drop(key: string): void {
    const row = rows.get(key);
    if (row === undefined) return;
    rows.delete(key);
    ordered = undefined;
    count(row, -1);
  }

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
      return shares.flatMap(({ lane, limit }) => laneOf(lane).due(now, limit));
    },

    async next(names) {
      const times = names.flatMap((name) => laneOf(name).first()?.readyAt ?? []);
      return times.length === 0 ? undefined : Math.min(...times);
    },

    async waiting(names, limit) {
      const sum = names.reduce((total, name) => total + laneOf(name).size, 0);
      return Math.min(sum, limit);
    },

    async list({ lanes: names, states, after = "", limit }) {
      ordered ??= [...rows.keys()].sort((left, right) => (left < right ? -1 : 1));
      const found: StoreRow[] = [];
      for (let at = placeBehind(ordered, after); at < ordered.length && found.length < limit; at += 1) {
        const row = rows.get(ordered[at] ?? "");
        if (row === undefined || !names.includes(row.lane)) continue;
        if (states === undefined || states.includes(row.state)) found.push(row);
      }
      return found;
    },

    async count(names) {
      return names.flatMap((lane) =>
        [...(counts.get(lane) ?? [])].flatMap(([state, count]) =>
          count === 0 ? [] : { lane, state, count },
        ),
      );
    },

    async prune({ lane, state, before, keep, limit }) {
      const old: StoreRow[] = [];
      const young: StoreRow[] = [];
      for (const row of rows.values()) {
        if (old.length >= limit) break;
        if (row.lane !== lane || row.state !== state) continue;
        if (row.changedAt < before) old.push(row);
        else if (keep !== undefined) young.push(row);
      }
      if (keep !== undefined && old.length < limit) {
        young.sort((left, right) => right.changedAt - left.changedAt);
        old.push(...young.slice(keep, keep + limit - old.length));
      }
      for (const { key } of old) drop(key);
      return old.length;
    },

    async close() {},
  };
  memoryStores.add(store);
  return store;
}

function isReady(row: StoreRow): row is Ready {
  return row.readyAt !== undefined;
}

/** The index of the first key that is greater than another one. */
function placeBehind(ordered: readonly string[], key: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] ?? "") > key) high = middle;
    else low = middle + 1;
  }
  return low;
}
