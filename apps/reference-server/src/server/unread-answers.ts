import type { ServerResponse } from "node:http";

/** Answers that wait for who asked to read them. Each of them takes a socket, and what is not sent yet takes memory. */
export interface UnreadAnswers {
  /** Cuts off who reads too slowly, and when too much waits in all, who has waited longest. */
  check(): void;
}

type Answer = Pick<ServerResponse, "writableLength" | "destroy">;

interface UnreadOptions {
  /** The answers in progress. */
  readonly pending: Iterable<Answer>;
  /** A monotonic clock in milliseconds. */
  readonly elapsed: () => number;
  /** Milliseconds that each answer may wait, and as many more for each {@link PORTION} of it. */
  readonly patience: number;
}

/** The most bytes that wait in all. Whoever reads its answers has read most of them before the next check. */
const MAX_UNREAD = 128 * 1_024 * 1_024;

/** Bytes. A slow connection is no fault: at 30 seconds for each, 17 KiB a second are enough. */
const PORTION = 512 * 1_024;

interface Wait {
  readonly since: number;
  /** The most bytes that have waited since then. */
  bytes: number;
}

export function createUnreadAnswers({ pending, elapsed, patience }: UnreadOptions): UnreadAnswers {
  let waits = new Map<Answer, Wait>();
  return {
    check() {
      const now = elapsed();
      const before = waits;
      waits = new Map();
      let total = 0;
      for (const answer of pending) {
        const bytes = answer.writableLength;
        // It has read everything so far.
        if (bytes === 0) continue;
        const { since, bytes: most } = before.get(answer) ?? { since: now, bytes: 0 };
        waits.set(answer, { since, bytes: Math.max(bytes, most) });
        total += bytes;
      }
      for (const [answer, { since, bytes }] of [...waits].sort(([, a], [, b]) => a.since - b.since)) {
        const isLate = now - since > patience * (1 + bytes / PORTION);
        if (!isLate && total <= MAX_UNREAD) continue;
        total -= answer.writableLength;
        waits.delete(answer);
        answer.destroy();
      }
    },
  };
}
