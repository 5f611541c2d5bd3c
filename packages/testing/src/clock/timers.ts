/** Tasks that wait for their time on a test's clock. */
export interface Timers {
  /** Runs a task once, `ms` milliseconds from now, and returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** When the next task is due. */
  next(): number | undefined;
  /** Runs everything that is due, in order. Returns whether there was anything. */
  runDue(): boolean;
}

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

/** Makes a list of tasks on a clock. */
export function createTimers(now: () => number): Timers {
  let waiting: readonly Timer[] = [];
  return {
    after(ms, task) {
      // With no delay at all, a task that repeats itself would prevent time from moving on. What is no number is no
      // delay, as for the machine's timers: at a moment that never comes, it would also hold up the others.
      const timer = { at: now() + (ms > 1 ? ms : 1), task };
      waiting = [...waiting, timer].sort((left, right) => left.at - right.at);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
    next: () => waiting[0]?.at,
    runDue() {
      const due = waiting.filter(({ at }) => at <= now());
      for (const timer of due) {
        // One task may cancel another.
        if (!waiting.includes(timer)) continue;
        waiting = waiting.filter((other) => other !== timer);
        timer.task();
      }
      return due.length > 0;
    },
  };
}
