import { nextTurn } from "../../ports.js";

/** For how many milliseconds statements run until the event loop gets a turn, and others are served. */
const TURN = 10;

/** When the first statement since the last turn began, as `performance.now()`; `undefined` when there was none. */
let began: number | undefined;
/** The turn that statements wait for. */
let waited: Promise<void> | undefined;

/**
 * SQLite answers at once, so whoever runs thousands of statements would keep the event loop from everybody else: no
 * request would be read, and no probe answered. So each statement asks here before it runs, and waits when the process
 * has had no turn for a while. What waits goes on in the order in which it came.
 *
 * @returns `undefined` when the statement need not wait.
 */
export function pause(): Promise<void> | undefined {
  if (waited !== undefined) return waited;
  const now = performance.now();
  if (began === undefined) {
    began = now;
    void nextTurn().then(() => {
      began = undefined;
    });
    return undefined;
  }
  if (now - began < TURN) return undefined;
  waited = nextTurn().then(() => {
    began = undefined;
    waited = undefined;
  });
  return waited;
}
