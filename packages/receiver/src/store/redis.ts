import { ReceiverError } from "../receiver-error.js";
import { createRedisRunner, type RedisClient } from "./redis-runner.js";
import type { Claim, DeadLetter, Enqueued, Extended, NewDeadLetter, Store } from "./store.js";

export type { RedisClient } from "./redis-runner.js";

/** Which Redis, and what it keeps. */
export interface RedisStoreOptions {
  /** A connected client of the package `redis`. It stays the caller's: `close()` of the store leaves it open. */
  readonly client: RedisClient;
  /** What the names of the keys begin with. Default `"syndikit"`. */
  readonly prefix?: string;
  /**
   * Say `false` of a Redis that keeps nothing over its own end, such as a cache without an append-only file: then an
   * event is acknowledged after the work only. By default such a Redis is refused.
   */
  readonly durable?: boolean;
}

const pruneShare = 1000;

/**
 * A store in Redis (6.2 or newer, or Valkey), for any number of processes on any number of machines. Every operation
 * is one script, so it is atomic. It also works on a cluster: its keys share one hash tag.
 *
 * What is written is as durable as Redis is set to be. It must run with `appendonly yes`, and with
 * `maxmemory-policy noeviction` where memory is limited; both are checked on first use. With `appendfsync everysec`,
 * its default, a crash of Redis itself may lose the last second of acknowledged events; with `always` none. A
 * failover may lose what was not replicated yet: see `min-replicas-to-write`. A lost event is then still found by
 * the sweep, unless it was the first of its subscription. PostgreSQL has none of these gaps.
 *
 * @example
 * ```ts
 * const client = await createClient({ url: process.env.REDIS_URL }).on("error", console.error).connect();
 * const store = redisStore({ client });
 * ```
 */
export function redisStore({ client, prefix = "syndikit", durable = true }: RedisStoreOptions): Store {
  if (prefix === "" || /[{}]/.test(prefix)) {
    throw new ReceiverError("invalid_option", `"${prefix}" cannot begin a key. Use a name without braces.`);
  }
  const run = createRedisRunner({ client, prefix, durable });

  return {
    durable,

    async enqueue({ payload, once = false, ...task }) {
      const texts = payload === undefined ? [] : [payload];
      return (await run("enqueue", { ...task, once }, ...texts)) as Enqueued;
    },

    async claimNext(lease) {
      const task = await run("claimNext", lease);
      return typeof task === "string" ? toClaim(task) : undefined;
    },

    async claimKey(key, lease) {
      const task = String(await run("claimKey", { ...lease, key }));
      return task === "idle" || task === "busy" ? task : toClaim(task);
    },

    async extend({ key, owner, fence, version }, until) {
      return (await run("extend", { key, owner, fence, version, until })) as Extended;
    },

    async settle({ key, owner, fence, version }, settlement) {
      const held = { key, owner, fence, version };
      if (settlement.kind !== "dead") return (await run("settle", { ...held, ...settlement })) === 1;
      const { kind, now, letter } = settlement;
      const scalars = { ...held, kind, now, letterKey: letter.key };
      return (await run("settle", scalars, JSON.stringify(letter))) === 1;
    },

    async nextDue() {
      const at = await run("nextDue");
      return typeof at === "string" ? Number(at) : undefined;
    },

    async backlog(limit) {
      return Math.min(Number(await run("backlog")), limit);
    },

    async readRecord(key) {
      const record = await run("readRecord", { key });
      return typeof record === "string" ? record : undefined;
    },

    async writeRecord({ key, owner, fence }, record, tracked) {
      return (await run("writeRecord", { key, owner, fence, tracked }, record)) === 1;
    },

    async trackedKeys() {
      return (await run("trackedKeys")) as string[];
    },

    async bury(letter) {
      return { ...letter, id: Number(await run("bury", { key: letter.key }, JSON.stringify(letter))) };
    },

    async deadLetters(key = undefined) {
      const pairs = (await run("deadLetters", { key })) as string[];
      return toLetters(pairs).sort((left, right) => left.id - right.id);
    },

    async removeDeadLetters(key) {
      return Number(await run("removeDeadLetters", { key }));
    },

    async prune(doneBefore) {
      let pruned = 0;
      for (;;) {
        const share = Number(await run("prune", { doneBefore }));
        pruned += share;
        if (share < pruneShare) return pruned;
      }
    },

    async close() {},
  };
}

/** What the script keeps of a task; only it writes this. */
type StoredTask = Omit<Claim, "payload"> & { readonly payload?: string };

function toClaim(text: string): Claim {
  const { key, payload, cause, attempt, owner, fence, version } = JSON.parse(text) as StoredTask;
  return { key, payload, cause, attempt, owner, fence, version };
}

/** Reads a list in which each letter follows its id. */
function toLetters(pairs: readonly string[]): DeadLetter[] {
  const letters: DeadLetter[] = [];
  for (let index = 0; index < pairs.length; index += 2) {
    // Only this store writes it.
    const letter = JSON.parse(pairs[index + 1] ?? "") as NewDeadLetter;
    letters.push({ ...letter, id: Number(pairs[index]) });
  }
  return letters;
}
