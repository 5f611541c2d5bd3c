import type { PoolClient } from "pg";
import { queryError } from "../query-error.js";
import type { Run } from "./dialect.js";

/** How many statements are sent at most without waiting for one. */
const MAX_UNANSWERED = 100;

/** The statements of a connection that return no rows, such as an insert. None of them is waited for. */
export interface Unanswered {
  /** Sends one. The next statement that returns rows waits for it too, and so does the commit. */
  readonly send: Run;
  /** Why they have failed, the first one first. */
  readonly failures: unknown[];
}

export function createUnanswered(client: PoolClient, run: Run): Unanswered {
  const failures: unknown[] = [];
  let sent = 0;
  let isBroken = false;
  client.once("error", () => {
    isBroken = true;
  });
  return {
    failures,
    async send(text, params) {
      // Behind it no commit may be sent, whose outcome nobody would know.
      if (isBroken) return run(text, params);
      sent += 1;
      const answered = run(text, params)
        .catch((error: Error) => failures.push(queryError(text, error)))
        .finally(() => {
          sent -= 1;
        });
      if (sent >= MAX_UNANSWERED) await answered;
      return [];
    },
  };
}
