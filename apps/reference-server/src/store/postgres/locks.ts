import type { WriteKey } from "../port.js";

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
const KEYS = { company: CLASS + 1, subscription: CLASS + 2 } as const satisfies Record<
  WriteKey["kind"],
  number
>;

/** The statement that begins a write. All of it is one round trip. */
export function beginWrite(on: readonly WriteKey[] | undefined): string {
  const everything = `${CLASS}, ${Lock.everything}`;
  if (on === undefined) return `begin; select pg_advisory_xact_lock(${everything})`;
  // In one order for everybody, so that two writes never wait for each other.
  const keys = [...new Set(on.map(({ kind, id }) => `${KEYS[kind]}, ${Math.trunc(id)}`))].sort();
  return [
    `begin; select pg_advisory_xact_lock_shared(${everything})`,
    ...keys.map((key) => `select pg_advisory_xact_lock(${key})`),
  ].join("; ");
}
