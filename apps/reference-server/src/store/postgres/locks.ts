import type { WriteKey } from "../keys.js";

/**
 * The advisory locks of the server, all of the class {@link CLASS}. They end with their transaction, or with the
 * connection of the process that has them.
 */
export const Lock = {
  /** One process at a time brings the tables up to date and fills an empty database. */
  start: 1,
  /** Exclusive for a write that may touch anything; shared for one that names what it touches. */
  everything: 2,
  /** The process that moves the clock, or runs what is due by it. */
  clock: 3,
  /** Exclusive while tables are changed so that versions before cannot work on; shared by each connection that opens. */
  tables: 4,
} as const;

/** Nobody else in the same database is likely to use it. */
export const CLASS = 0x53_59_4e_44;

/** The classes of the keys. */
const COMPANY = CLASS + 1;
const SUBSCRIPTION = CLASS + 2;
const VENDOR = CLASS + 3;
const USER = CLASS + 4;
const MAILS = CLASS + 5;

/** Keys of locks are smaller than identifiers. Two that share a number wait for each other without need. */
const NUMBERS = 0x7f_ff_ff_ff;

const numberOf = (id: number): number => id % NUMBERS;

function lockOf({ kind, id }: WriteKey): string {
  const lock = (of: number, key: number | string): string => `select pg_advisory_xact_lock(${of}, ${key})`;
  switch (kind) {
    case "company":
      return lock(COMPANY, numberOf(id));
    case "subscription":
      return lock(SUBSCRIPTION, numberOf(id));
    case "vendor":
      return lock(VENDOR, numberOf(id));
    case "user":
      return lock(USER, numberOf(id));
    case "mails":
      return lock(MAILS, numberOf(id));
    case "invoice":
      // The subscription of an invoice never changes, so it may be read before anything is locked.
      return `${lock(SUBSCRIPTION, `("subscription_id" % ${NUMBERS})::int`)} from "invoices" where "id" = ${Math.trunc(id)}`;
  }
}

/** The statement that begins a write. All of it is one round trip. */
export function beginWrite(on: readonly WriteKey[] | undefined): string {
  const everything = `${CLASS}, ${Lock.everything}`;
  if (on === undefined) return `begin; select pg_advisory_xact_lock(${everything})`;
  // In one order for everybody, so that two writes never wait for each other.
  const locks = [...new Set(on.map(lockOf))].sort();
  return [`begin; select pg_advisory_xact_lock_shared(${everything})`, ...locks].join("; ");
}
