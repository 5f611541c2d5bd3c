// Every resource that several owners use, with its numbers. `docs/decisions/0020-shares.md` says how they were chosen.
import { type Owner, THE_SERVER } from "./owner.js";
import { createShares, type ShareRules, type Shares } from "./shares.js";

/** Calls to vendors take one place each, whatever they are for. A question is an order with all of its calls. */
export const rules = {
  /** Deliveries of events, by vendor. What finds no place waits in the table of events. */
  events: { all: 32, each: 16, reserve: 8 },
  /** Polls of metrics, by vendor. What finds no place waits in the table of polls. */
  polls: { all: 32, each: 8, reserve: 8 },
  /** Validations of orders and values of parameters, by vendor. Somebody waits for the answer. */
  questions: { all: 32, each: 8, reserve: 8, waiting: 64, within: 1_000 },
  /** The same, by who asks. */
  askers: { all: Number.POSITIVE_INFINITY, each: 4, waiting: 16, within: 1_000 },
  /** Names that are being resolved, by vendor. Less than the time for a connection, so that the reason is the name's. */
  names: { all: 32, each: 4, reserve: 8, waiting: 64, within: 4_000 },
  /**
   * Password hashes, by the user of a known device or by the caller, else by network. Each takes 32 MiB, and a thread of
   * the four that also read files.
   */
  passwords: {
    ...{ all: 3, each: 2, kept: 1, waiting: 100, waitingInAll: 100 },
    known: (owner: Owner) => !owner.startsWith("network/"),
  },
  /** Documents, each in the thread that draws them: one at a time, by who asks. */
  documents: { all: 1, each: 1, waiting: 8, waitingInAll: 64 },
  /** Dry runs of the clock, each with a copy of the marketplace. */
  dryRuns: { all: 1, each: 1, waiting: 2, waitingInAll: 8 },
  /** Streams of changes, by company, or by user without one. */
  streams: { all: 500, each: 200, reserve: 50 },
  /** The same, by user. */
  streamsOfUser: { all: Number.POSITIVE_INFINITY, each: 100 },
} as const satisfies Readonly<Record<string, ShareRules>>;

/**
 * The most calls in flight to one host, unless a vendor has none there: it may always have one. Polls are few, and
 * limited by vendor alone.
 */
export const PER_HOST = { events: 4, polls: Number.POSITIVE_INFINITY } as const;

/** Events that somebody asked to send again, beside what the queue sends: in all, and of one who asks. */
export const ASKED = { all: 8, each: 4 } as const;

/** What the clock asks of each vendor on its way to a later time, while everybody who writes waits. */
export const ADVANCE = {
  /** Milliseconds that are waited for a vendor in all. */
  wait: 3_000,
  /** Milliseconds of each round of calls that do not count, because no answer is quicker over a network. */
  free: 20,
  /** The most calls. */
  calls: 2_000,
  /** The part of both that is kept for the last polls of periods, where a period ends on the way. */
  last: 1 / 4,
} as const;

/**
 * Writes of one process on PostgreSQL: those with keys, which use as many of its ten connections, and those without,
 * which run alone. Requests are limited already, so none is refused here.
 */
const WRITES = {
  keyed: { all: 6, each: 4, reserve: 1, waiting: Number.POSITIVE_INFINITY },
  alone: { all: 1, each: 1, waiting: Number.POSITIVE_INFINITY },
} as const satisfies Readonly<Record<string, ShareRules>>;

export type WriteShares = Readonly<Record<keyof typeof WRITES, Shares>>;

/** @param elapsed - a monotonic clock in milliseconds. */
export function createWriteShares(elapsed: () => number): WriteShares {
  return { keyed: createShares(WRITES.keyed, elapsed), alone: createShares(WRITES.alone, elapsed) };
}

/**
 * Connections of one process to PostgreSQL, by who reads or writes: each has half of them at most. Some of the last are
 * for owners with none, and some for the server itself, which delivers events and moves the clock. Who waits longer
 * than for a connection to a database that does not answer is told to come again.
 *
 * @param all - how many there are.
 */
export function createConnectionShares(all: number, elapsed: () => number): Shares {
  const few = Math.floor(all / 5);
  const rules: ShareRules = {
    ...{ all, each: Math.ceil(all / 2), reserve: few, kept: few },
    ...{ waiting: Number.POSITIVE_INFINITY, within: 5_000 },
    known: (owner) => owner === THE_SERVER,
  };
  return createShares(rules, elapsed);
}

/**
 * Reads of a SQLite file at a time, by who reads: others are served between two statements of a long one. Requests are
 * limited already, so none is refused here.
 */
const READS = { all: 4, each: 3, reserve: 1, waiting: Number.POSITIVE_INFINITY } as const;

/** @param elapsed - a monotonic clock in milliseconds. */
export function createReaderShares(elapsed: () => number): Shares {
  return createShares(READS, elapsed);
}

/** Milliseconds of SQLite's writer that an owner uses in one round, while others wait. */
export const WRITE_QUANTUM = 10;

/**
 * Mails that are sent at once, in all, about the products of one vendor, and to the users of one company. What finds no
 * place waits in the table.
 */
export const MAILS = { all: 10, each: 4 } as const;

/**
 * What a request costs beyond the one token that each takes, in tokens of its caller's minute. A token is about a
 * millisecond of the processor.
 */
export const COST = {
  /** For each of as many bytes of its body. */
  bytes: 16 * 1_024,
  operations: { invoicePdf: 20, clockDryRun: 50 },
} as const;

/** Milliseconds that a bill waits for the last polls of its period: as long as a call takes at most. */
export const BILL_WAITS = 15_000;

type Resource = keyof typeof rules;

/** The shares of one server. Several servers in a process share nothing. */
export type ShareTable = Readonly<Record<Resource, Shares>>;

/** @param elapsed - a monotonic clock in milliseconds. */
export function createShareTable(elapsed: () => number): ShareTable {
  const of = (resource: Resource): Shares => createShares(rules[resource], elapsed);
  return {
    events: of("events"),
    polls: of("polls"),
    questions: of("questions"),
    askers: of("askers"),
    names: of("names"),
    passwords: of("passwords"),
    documents: of("documents"),
    dryRuns: of("dryRuns"),
    streams: of("streams"),
    streamsOfUser: of("streamsOfUser"),
  };
}
