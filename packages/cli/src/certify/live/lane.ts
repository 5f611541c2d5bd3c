/** Lets one at a time through. */
export interface Lane {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Makes a lane; `width` may be in it at once. */
export function createLane(width = 1): Lane {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    async run(work) {
      if (inside >= width) await new Promise<void>((resolve) => waiting.push(resolve));
      else inside += 1;
      try {
        return await work();
      } finally {
        // The place goes to the next one, or is free.
        const next = waiting.shift();
        if (next) next();
        else inside -= 1;
      }
    },
  };
}
