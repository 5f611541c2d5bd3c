import type { Store } from "../src/index.js";

/** A store whose calls can be made to settle never, as over a connection that went silent. */
export interface SilentStore {
  readonly store: Store;
  /** Which calls are not answered: all, none, or those of one method. */
  silent: "all" | "none" | keyof Store;
  /** How many calls were not answered. */
  readonly unanswered: () => number;
  /** The names of the calls of this store, as they were made. */
  readonly calls: string[];
}

export function silentStore(inner: Store): SilentStore {
  let unanswered = 0;
  const made: SilentStore = {
    silent: "none",
    unanswered: () => unanswered,
    calls: [],
    store: new Proxy(inner, {
      get(target, name: keyof Store) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          made.calls.push(name);
          if (made.silent !== "all" && made.silent !== name) return Reflect.apply(value, target, given);
          unanswered += 1;
          return new Promise(() => {});
        };
      },
    }),
  };
  return made;
}
