import { type Owner, THE_SERVER } from "../../shares/owner.js";
import type { WriteShares } from "../../shares/table.js";

/**
 * Queues the writes of one process here, so that waiting writes do not each hold a connection. Owners take turns: one
 * that writes without a pause delays another by one write.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #unsettled = new Set<Promise<unknown>>();
  readonly #shares: WriteShares;

  constructor(shares: WriteShares) {
    this.#shares = shares;
  }

  /** Runs a callback after all earlier ones that share a name with it. */
  take<T>(names: readonly string[], run: () => Promise<T>): Promise<T> {
    const before = names.flatMap((name) => this.#last.get(name) ?? []);
    const result = before.length === 0 ? run() : Promise.all(before).then(run);
    const settled = this.#follow(result);
    for (const name of names) this.#last.set(name, settled);
    void settled.then(() => {
      for (const name of names) if (this.#last.get(name) === settled) this.#last.delete(name);
    });
    return result;
  }

  /** Like {@link take}, but waits until there is a place for a write with keys. */
  takeOneOf<T>(names: readonly string[], run: () => Promise<T>, owner: Owner = THE_SERVER): Promise<T> {
    return this.take(names, () => this.#shares.keyed.run(owner, run));
  }

  /** Like {@link take}, for what runs alone, in its owner's turn. */
  takeAlone<T>(names: readonly string[], run: () => Promise<T>, owner: Owner = THE_SERVER): Promise<T> {
    const result = this.#shares.alone.run(owner, () => this.take(names, run));
    void this.#follow(result);
    return result;
  }

  /** Resolves when nothing runs or waits any more. */
  async ended(): Promise<void> {
    while (this.#unsettled.size > 0) await Promise.all(this.#unsettled);
  }

  /** Remembers a result until it is there; never rejects. */
  #follow(result: Promise<unknown>): Promise<void> {
    const settled: Promise<void> = result.then(
      () => undefined,
      () => undefined,
    );
    this.#unsettled.add(settled);
    void settled.then(() => this.#unsettled.delete(settled));
    return settled;
  }
}
