/** Ends a turn, so that the next one begins. Ending it twice changes nothing. */
export type EndTurn = () => void;

/** Waits for a turn, until the signal fires. */
export type TakeTurn = (signal: AbortSignal) => Promise<EndTurn>;

/** Turns of which only `most` go on at once; the others wait in the order in which they came. */
export function createTurns(most: number): TakeTurn {
  const waiting = new Set<() => void>();
  let running = 0;
  return (signal) =>
    new Promise((resolve) => {
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        // Somebody who no longer waits has nothing to pass on.
        if (waiting.delete(begin)) return;
        running--;
        for (const next of waiting) if (running < most) next();
      };
      const begin = (): void => {
        waiting.delete(begin);
        running++;
        resolve(end);
      };
      signal.addEventListener("abort", end);
      if (running < most) begin();
      else waiting.add(begin);
    });
}
