import type { WriteKey } from "../keys.js";

/**
 * The server's advisory locks, all of class {@link CLASS}. A lock ends with its transaction, or with the connection of
 * the process that holds it.
 */
export const Lock = {
  /** Held by the one process that runs migrations and fills an empty database. */
  start: 1,
  /** Exclusive for a write that may change anything; shared for a write with keys. */
  everything: 2,
  /** Held by the process that moves the clock, or that runs what is due by it. */
  clock: 3,
  /** Exclusive during a migration that older versions cannot work with; shared by each connection that opens. */
  tables: 4,
  /** Exclusive while everything is replaced; shared by each write, which holds it before {@link Lock.everything}. */
  content: 5,
} as const;

/** Unlikely to be used by anything else in the same database. */
export const CLASS = 0x53_59_4e_44;

/** The lock classes of the write keys. */
const COMPANY = CLASS + 1;
const SUBSCRIPTION = CLASS + 2;
const VENDOR = CLASS + 3;
const USER = CLASS + 4;
const MAILS = CLASS + 5;
const METADATA = CLASS + 6;
/** The last one, because a write that shares it takes it after its other locks. */
const CATALOGUE = CLASS + 7;

/** Lock numbers are smaller than identifiers. Two identifiers with the same number wait for each other needlessly. */
const NUMBERS = 0x7f_ff_ff_ff;

const numberOf = (id: number): number => id % NUMBERS;

function lockOf({ kind, id }: WriteKey): string | undefined {
  const lock = (of: number, key: number | string): string => `select pg_advisory_xact_lock(${of}, ${key})`;
  // The subscription of an invoice or an order never changes, so it can be read before the lock is taken.
  const lockOfIts = (table: string): string =>
    `${lock(SUBSCRIPTION, `("subscription_id" % ${NUMBERS})::int`)} from "${table}" where "id" = ${Math.trunc(id)}`;
  switch (kind) {
    case "company":
      return lock(COMPANY, numberOf(id));
    case "subscription":
      return lock(SUBSCRIPTION, numberOf(id));
    case "vendor":
      return lock(VENDOR, numberOf(id));
    case "user":
      return lock(USER, numberOf(id));
    case "metadata":
      return lock(METADATA, numberOf(id));
    case "mails":
      return lock(MAILS, numberOf(id));
    case "catalogue":
      return lock(CATALOGUE, numberOf(id));
    case "invoice":
      return lockOfIts("invoices");
    case "order":
      return lockOfIts("orders");
    case "plan":
      return undefined;
  }
}

/** What the writes of one process wait for each other by. What they only read is shared, so none waits for that. */
export function turnsOf(on: readonly WriteKey[]): readonly string[] {
  return on.filter((key) => lockOf(key) !== undefined).map(({ kind, id }) => `${kind} ${id}`);
}

/** Which products a write reads, as a condition on their identifiers; `undefined` when it reads none by its key. */
function productsOf({ kind, id }: WriteKey): string | undefined {
  const key = Math.trunc(id);
  const ofSubscription = (which: string): string =>
    `"id" = (select "product_id" from "subscriptions" where "id" = ${which})`;
  switch (kind) {
    case "subscription":
      return ofSubscription(String(key));
    case "invoice":
      return ofSubscription(`(select "subscription_id" from "invoices" where "id" = ${key})`);
    case "order":
      return ofSubscription(`(select "subscription_id" from "orders" where "id" = ${key})`);
    case "plan":
      return `"id" = (select "product_id" from "product_versions" where "id" = ${key})`;
    default:
      return undefined;
  }
}

/** Shares the catalogues that a write reads, in their order, so that two writes cannot deadlock. */
function shareCatalogues(on: readonly WriteKey[]): readonly string[] {
  const products = [...new Set(on.map(productsOf))].filter((condition) => condition !== undefined);
  if (products.length === 0) return [];
  const number = `("company_id" % ${NUMBERS})::int`;
  const sellers = `select distinct ${number} as "number" from "products" where ${products.join(" or ")} order by 1`;
  return [`select pg_advisory_xact_lock_shared(${CATALOGUE}, "number") from (${sellers}) as "sellers"`];
}

/** Begins a write. Each statement sees what was committed before it, also what the locks have waited for. */
export const BEGIN_WRITE = "begin isolation level read committed";

const EVERYTHING = `${CLASS}, ${Lock.everything}`;
const CONTENT = `${CLASS}, ${Lock.content}`;

/**
 * The statements that begin a write, sent in one round trip.
 *
 * @param waits - whether it waits while everything is replaced. Otherwise {@link isRefused} tells.
 */
export function beginWrite(on: readonly WriteKey[] | undefined, waits = true): string {
  const call = on === undefined ? "pg_advisory_xact_lock" : "pg_advisory_xact_lock_shared";
  const everything = `${call}(${EVERYTHING})`;
  const admit = waits
    ? `select pg_advisory_xact_lock_shared(${CONTENT}); select ${everything}`
    : // Only then may it wait for the other lock, which a replacement holds too.
      `select case when pg_try_advisory_xact_lock_shared(${CONTENT}) then ${everything} end as "admitted"`;
  if (on === undefined) return `${BEGIN_WRITE}; ${admit}`;
  // Sorted, so that two writes cannot deadlock.
  const locks = [...new Set(on.map(lockOf))].filter((lock) => lock !== undefined).sort();
  return [BEGIN_WRITE, admit, ...locks, ...shareCatalogues(on)].join("; ");
}

/** The statements that begin a replacement of everything. From now on writes that do not wait are refused. */
export const BEGIN_REPLACEMENT = `${BEGIN_WRITE}; select pg_advisory_xact_lock(${CONTENT}); select pg_advisory_xact_lock(${EVERYTHING})`;

/** A condition on the rows of `pg_locks`, which has those of all databases: that one of the server's locks is held. */
export function isHeld(lock: number | string): string {
  return `locktype = 'advisory' and granted and classid = ${CLASS} and objid = ${lock}
    and database = (select oid from pg_database where datname = current_database())`;
}

/** Whether a write that does not wait found everything about to be replaced, by the answers to its first statements. */
export function isRefused(answers: unknown): boolean {
  const all = (Array.isArray(answers) ? answers : [answers]) as readonly {
    readonly rows?: readonly unknown[];
  }[];
  return all.some(({ rows = [] }) => rows.some(isNotAdmitted));
}

const isNotAdmitted = (row: unknown): boolean =>
  typeof row === "object" && row !== null && "admitted" in row && row.admitted === null;

/**
 * An expression that tells whether everything is about to be replaced, or is. The lock that it tries is given back at
 * once, so that no read keeps a replacement waiting.
 */
export const IS_BEING_REPLACED = `case when pg_try_advisory_lock_shared(${CONTENT})
  then not pg_advisory_unlock_shared(${CONTENT}) else true end`;
