/** Limits how many operations run at the same time. */
export interface Semaphore {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createSemaphore(places: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = places;
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // The place goes to the next in line, or becomes free.
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
