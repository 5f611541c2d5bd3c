/** The most writes with keys that one process runs at a time. The other connections are for reads. */
const MAX_AT_ONCE = 6;

/** Queues the writes of one process here, so that waiting writes do not each hold a connection. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** Runs a callback after all earlier ones that share a name with it. */
  take<T>(names: readonly string[], run: () => Promise<T>): Promise<T> {
    const before = names.flatMap((name) => this.#last.get(name) ?? []);
    const result = before.length === 0 ? run() : Promise.all(before).then(run);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    for (const name of names) this.#last.set(name, settled);
    void settled.then(() => {
      for (const name of names) if (this.#last.get(name) === settled) this.#last.delete(name);
    });
    return result;
  }

  /** Like {@link take}, but waits until fewer than {@link MAX_AT_ONCE} of these run. */
  takeOneOf<T>(names: readonly string[], run: () => Promise<T>): Promise<T> {
    return this.take(names, async () => {
      if (this.#running < MAX_AT_ONCE) this.#running += 1;
      // A finished callback passes its place to the next one.
      else await new Promise<void>((resolve) => this.#waiting.push(resolve));
      try {
        return await run();
      } finally {
        const next = this.#waiting.shift();
        if (next === undefined) this.#running -= 1;
        else next();
      }
    });
  }

  /** Resolves when nothing runs or waits any more. */
  async ended(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
