/** So many writes that name what they concern run at a time in one process: the other connections are for reads. */
const MAX_AT_ONCE = 6;

/** Writes of one process wait for one another here, and not each on a connection of its own. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** Runs a work after those before it that have a name in common with it. */
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

  /** As {@link take}, for one of many that may run at the same time. */
  takeOneOf<T>(names: readonly string[], run: () => Promise<T>): Promise<T> {
    return this.take(names, async () => {
      if (this.#running < MAX_AT_ONCE) this.#running += 1;
      // Whoever ends hands its place on.
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

  /** Resolves when all that has a name has ended. */
  async ended(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
