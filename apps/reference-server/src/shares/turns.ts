/**
 * Owners take turns by what their work costs (deficit round robin): who arrives waits for at most one quantum of each
 * other owner, and what is left of a work that began on the last of it.
 */
export interface Turns<Owner, Waiter> {
  add(owner: Owner, waiter: Waiter): void;
  /**
   * Removes the waiter whose turn it is.
   *
   * @param fits - whether the owner may begin this now; who may not keeps its turn.
   */
  next(fits?: (owner: Owner, waiter: Waiter) => boolean): Waiter | undefined;
  /** Charges an owner for what its work has cost, where that was not known before. */
  charge(owner: Owner, cost: number): void;
  /** @returns whether it waited. */
  remove(owner: Owner, waiter: Waiter): boolean;
  /** How much of an owner waits. */
  waitingOf(owner: Owner): number;
  /** The owners that wait, each with what of it waits, in its order. */
  lines(): Iterable<readonly [Owner, readonly Waiter[]]>;
  readonly size: number;
}

interface Line<Waiter> {
  readonly waiters: Waiter[];
  /** What is left of the quantum of this round; below zero when more was used. */
  credit: number;
}

export function createTurns<Owner, Waiter extends { readonly cost: number }>(
  /** How much an owner may begin in one round, in units of cost. */
  quantum: number,
): Turns<Owner, Waiter> {
  /** In the order of their turns. */
  const lines = new Map<Owner, Line<Waiter>>();
  let size = 0;

  function remove(owner: Owner, waiter: Waiter): boolean {
    const line = lines.get(owner);
    const at = line?.waiters.indexOf(waiter) ?? -1;
    if (line === undefined || at < 0) return false;
    line.waiters.splice(at, 1);
    if (line.waiters.length === 0) lines.delete(owner);
    size -= 1;
    return true;
  }

  return {
    add(owner, waiter) {
      const line = lines.get(owner) ?? { waiters: [], credit: quantum };
      line.waiters.push(waiter);
      lines.set(owner, line);
      size += 1;
    },
    /** An owner whose credit is used up moves to the end of the round. */
    next(fits = () => true) {
      for (const [owner, line] of lines) {
        const [first] = line.waiters;
        if (first === undefined || !fits(owner, first)) continue;
        if (line.credit >= first.cost) {
          line.credit -= first.cost;
          remove(owner, first);
          return first;
        }
        line.credit += quantum;
        lines.delete(owner);
        lines.set(owner, line);
      }
      return undefined;
    },
    charge(owner, cost) {
      const line = lines.get(owner);
      if (line !== undefined) line.credit -= cost;
    },
    remove,
    waitingOf: (owner) => lines.get(owner)?.waiters.length ?? 0,
    *lines() {
      for (const [owner, { waiters }] of lines) yield [owner, waiters];
    },
    get size() {
      return size;
    },
  };
}
