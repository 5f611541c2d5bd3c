/** Work that takes memory and processor, a few at a time, in fair turns. */
export interface Turns {
  /**
   * Runs a work when its turn comes.
   *
   * @param source - who asks. Each source that waits gets a turn in its round, however many others wait.
   * @throws {TurnRefused} when too many wait, and the source has no fewer waiting than the others.
   */
  run<T>(source: string, work: () => Promise<T>): Promise<T>;
}

/** Too many wait for their turn already. Nothing was done, and another try later may succeed. */
export class TurnRefused extends Error {
  constructor(waiting: number) {
    super(`${waiting} wait for their turn already.`);
    this.name = "TurnRefused";
  }
}

interface TurnsOptions {
  /** How many run at a time. */
  readonly slots: number;
  /** How many wait at most. */
  readonly maxWaiting: number;
}

interface Waiter {
  start(): void;
  refuse(): void;
}

/**
 * When all places are taken, a source that waits for less than the one that waits for most takes a place of that one:
 * so nobody fills the queue for the others.
 */
export function createTurns({ slots, maxWaiting }: TurnsOptions): Turns {
  /** In the order of their turns. */
  const bySource = new Map<string, Waiter[]>();
  let free = slots;
  let waiting = 0;

  function makeRoom(source: string): void {
    const own = bySource.get(source)?.length ?? 0;
    let longest: Waiter[] = [];
    for (const waiters of bySource.values()) if (waiters.length > longest.length) longest = waiters;
    if (longest.length <= own + 1) throw new TurnRefused(waiting);
    waiting -= 1;
    longest.pop()?.refuse();
  }

  function wait(source: string): Promise<void> {
    if (waiting >= maxWaiting) makeRoom(source);
    waiting += 1;
    return new Promise((resolve, reject) => {
      const waiters = bySource.get(source) ?? [];
      waiters.push({ start: resolve, refuse: () => reject(new TurnRefused(waiting)) });
      bySource.set(source, waiters);
    });
  }

  function next(): Waiter | undefined {
    for (const [source, waiters] of bySource) {
      const waiter = waiters.shift();
      // To the end of the round.
      bySource.delete(source);
      if (waiters.length > 0) bySource.set(source, waiters);
      if (waiter === undefined) continue;
      waiting -= 1;
      return waiter;
    }
    return undefined;
  }

  return {
    async run(source, work) {
      if (free > 0) free -= 1;
      else await wait(source);
      try {
        return await work();
      } finally {
        const waiter = next();
        if (waiter === undefined) free += 1;
        else waiter.start();
      }
    },
  };
}
