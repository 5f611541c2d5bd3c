import type { Clock } from "../clock.js";
import type { Reporter } from "../hooks.js";
import { ReceiverError } from "../receiver-error.js";
import { isMemoryStore } from "./memory.js";
import type { Store } from "./store.js";

/** Milliseconds in which a silence is told once, although single calls succeed in between. */
const TELL_AGAIN_AFTER = 60_000;

/** Every method of a store that asks it something. */
export type StoreCall = Exclude<keyof Store, "durable" | "connections" | "reserve">;

/** A store in which every call has a time limit. The queue, and everything that it gives its store to, uses no other. */
export interface LimitedStore extends Store {
  /** Whether a call was given up, and none has succeeded since. */
  readonly isSilent: boolean;
  /** Asks the store something small in the background, so that the end of a silence is noticed. */
  probe(): void;
}

/**
 * Gives every call of a store a time limit. A call that takes longer is given up: it rejects, and its signal is aborted,
 * so that the store drops what the call waits on. A connection can go silent without an error, and one call that never
 * settles would otherwise stop everything. Memory cannot go silent: its limits were a fifth of what a delivery cost.
 */
export function limitStore(
  store: Store,
  { clock, ms, report }: { readonly clock: Clock; readonly ms: number; readonly report: Reporter },
): LimitedStore {
  if (isMemoryStore(store)) return { ...store, isSilent: false, probe: () => {} };
  let silentSince: number | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  let isProbing = false;

  function call<Result>(name: StoreCall, ask: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const controller = new AbortController();
      const cancel = clock.after(ms, () => {
        const error = silence(name);
        silentSince ??= clock.now() - ms;
        tell(error);
        reject(error);
        controller.abort(error);
      });
      // A store may be somebody else's, and throw before it returns a promise.
      new Promise<Result>((answer) => answer(ask(controller.signal))).then(
        (result) => {
          cancel();
          answered();
          resolve(result);
        },
        (error: unknown) => {
          cancel();
          // During a silence, what else fails fails for the same reason, such as a connection that cannot be made.
          const isOwn = silentSince === undefined || ReceiverError.is(error);
          reject(isOwn ? error : silence(name, error));
        },
      );
    });
  }

  function silence(name: StoreCall, cause?: unknown): ReceiverError {
    const message =
      `The store has not answered its call ${name} within ${ms} ms. The call was given up. Until the store answers, ` +
      "events are answered with 503, and no work begins.";
    return new ReceiverError("store_silent", message, cause === undefined ? {} : { cause });
  }

  function tell(error: ReceiverError): void {
    if (clock.now() - toldAt < TELL_AGAIN_AFTER) return;
    toldAt = clock.now();
    report.storeSilent(error);
  }

  function answered(): void {
    silentSince = undefined;
  }

  const { time, reserve, connections } = store;
  const calls = {
    open: () => call("open", (signal) => store.open(signal)),
    read: (key) => call("read", (signal) => store.read(key, signal)),
    write: (row, replaces) => call("write", (signal) => store.write(row, replaces, signal)),
    remove: (key, revision) => call("remove", (signal) => store.remove(key, revision, signal)),
    due: (shares, now) => call("due", (signal) => store.due(shares, now, signal)),
    next: (lanes) => call("next", (signal) => store.next(lanes, signal)),
    waiting: (lanes, limit) => call("waiting", (signal) => store.waiting(lanes, limit, signal)),
    list: (query) => call("list", (signal) => store.list(query, signal)),
    count: (lanes) => call("count", (signal) => store.count(lanes, signal)),
    prune: (query) => call("prune", (signal) => store.prune(query, signal)),
    close: () => call("close", () => store.close()),
  } satisfies Omit<{ readonly [Name in StoreCall]: Store[Name] }, "time">;

  return {
    durable: store.durable,
    ...calls,
    connections,
    ...(time === undefined ? {} : { time: () => call("time", (signal) => time.call(store, signal)) }),
    ...(reserve === undefined ? {} : { reserve: () => reserve.call(store) }),
    get isSilent() {
      return silentSince !== undefined;
    },
    probe() {
      if (isProbing) return;
      isProbing = true;
      calls
        .waiting([], 0)
        .catch(() => {})
        .finally(() => {
          isProbing = false;
        });
    },
  };
}

/** Whether a call of the store was given up. It may have taken effect, and it can be tried again. */
export function isStoreSilent(error: unknown): boolean {
  return ReceiverError.is(error) && error.code === "store_silent";
}
