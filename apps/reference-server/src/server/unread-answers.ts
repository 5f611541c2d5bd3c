import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Answers that wait for who asked to read them. Each of them takes a socket, and what is not sent yet takes memory. */
export interface UnreadAnswers {
  /** Cuts off who reads too slowly, and when too much waits in all, who has waited longest. */
  check(): void;
}

/** One has no socket as long as it waits for others before it on its connection. */
type Answer = Pick<ServerResponse, "writableLength" | "socket">;
type Connection = Pick<Socket, "destroy" | "destroyed">;

interface UnreadOptions<C extends Connection> {
  /** The answers in progress on each connection. */
  readonly pending: ReadonlyMap<C, ReadonlySet<Answer>>;
  /** A monotonic clock in milliseconds. */
  readonly elapsed: () => number;
  /** Milliseconds that each answer may wait, and as many more for each {@link PORTION} of it. */
  readonly patience: number;
}

/** The most bytes that wait in all. Whoever reads its answers has read most of them before the next check. */
const MAX_UNREAD = 128 * 1_024 * 1_024;

/** Bytes. A slow connection is no fault: at 30 seconds for each, 17 KiB a second are enough. */
const PORTION = 512 * 1_024;

interface Wait<C> {
  readonly connection: C;
  readonly since: number;
  /** Since when it could be read; absent while others come before it. */
  readonly readableSince: number | undefined;
  /** The most bytes that have waited since then. */
  readonly most: number;
}

export function createUnreadAnswers<C extends Connection>(options: UnreadOptions<C>): UnreadAnswers {
  const { pending, elapsed, patience } = options;
  let waits = new Map<Answer, Wait<C>>();
  return {
    check() {
      const now = elapsed();
      const before = waits;
      waits = new Map();
      let total = 0;
      for (const [connection, answers] of pending)
        for (const answer of answers) {
          const { writableLength: bytes, socket } = answer;
          // It has read everything so far.
          if (bytes === 0) continue;
          const known = before.get(answer);
          waits.set(answer, {
            connection,
            since: known?.since ?? now,
            readableSince: socket === null ? undefined : (known?.readableSince ?? now),
            most: Math.max(bytes, known?.most ?? 0),
          });
          total += bytes;
        }
      const oldestFirst = [...waits.values()].sort((a, b) => a.since - b.since);
      for (const { connection, readableSince, most } of oldestFirst) {
        if (connection.destroyed) continue;
        const isLate = readableSince !== undefined && now - readableSince > patience * (1 + most / PORTION);
        if (!isLate && total <= MAX_UNREAD) continue;
        for (const answer of pending.get(connection) ?? []) total -= answer.writableLength;
        connection.destroy();
      }
    },
  };
}
