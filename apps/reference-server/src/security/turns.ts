/** Runs work that needs memory and processor time, a few at a time, in fair turns. */
export interface Turns {
  /**
   * Runs a callback when its turn comes.
   *
   * @param source - who asks. Each waiting source gets one turn per round, however many callbacks of others wait.
   * @throws {TurnRefused} when too many are waiting, and no other source has at least two more waiting.
   */
  run<T>(source: string, work: () => Promise<T>): Promise<T>;
}

/** Too many are waiting already. Nothing was done, and a later try may succeed. */
export class TurnRefused extends Error {
  constructor(waiting: number) {
    super(`${waiting} wait for their turn already.`);
    this.name = "TurnRefused";
  }
}

interface TurnsOptions {
  /** How many run at a time. */
  readonly slots: number;
  /** How many may wait. */
  readonly maxWaiting: number;
}

interface Waiter {
  start(): void;
  refuse(): void;
}

/**
 * When the queue is full, a source with fewer waiting callbacks takes a place from the source with the most. So no
 * source can fill the queue for the others.
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
      // Moves the source to the end of the round.
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
