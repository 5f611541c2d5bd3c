import { and, eq, gt, lte, max, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Moment } from "../ports.js";
import { MAILS } from "../shares/table.js";
import { createTurns, type Turns } from "../shares/turns.js";
import { isOneOf } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { type MessageRow, messages } from "../store/tables/message.js";
import { users } from "../store/tables/user.js";

/** A mail that waits, and whose shares it takes. */
export interface WaitingMail {
  readonly id: number;
  /** The vendor company that causes it; its reader where that is not known. */
  readonly causedBy: number;
  /** The company of the user it goes to; a user without one counts as one of its own, below zero. */
  readonly reader: number;
}

/**
 * The mails that are due, in memory, so that a batch reads only what it sends. Of each vendor the first mail comes
 * before anybody's second, and of a vendor's mails each reader's first before anybody's second. So a company with a
 * thousand mails delays its own, whether it causes or receives them.
 */
export interface WaitingMails {
  add(mails: readonly WaitingMail[]): void;
  /** Removes the mails of the next batch, and returns their identifiers in the order of their turns. */
  takeBatch(): readonly number[];
  clear(): void;
  readonly size: number;
}

interface Waiter {
  readonly id: number;
  readonly cost: 1;
}

export function createWaitingMails(): WaitingMails {
  /** Whose turn it is among the vendors: one entry for each of their mails. */
  let vendors = createTurns<number, { readonly vendor: number; readonly cost: 1 }>(1);
  const mails = new Map<number, Turns<number, Waiter>>();

  return {
    add(more) {
      for (const { id, causedBy: vendor, reader } of more) {
        const ofVendor = mails.get(vendor) ?? createTurns<number, Waiter>(1);
        mails.set(vendor, ofVendor);
        ofVendor.add(reader, { id, cost: 1 });
        vendors.add(vendor, { vendor, cost: 1 });
      }
    },
    takeBatch() {
      const batch: number[] = [];
      const ofVendor = new Map<number, number>();
      const ofReader = new Map<number, number>();
      const hasRoom = (taken: ReadonlyMap<number, number>, owner: number): boolean =>
        (taken.get(owner) ?? 0) < MAILS.each;
      const readerFits = (reader: number): boolean => hasRoom(ofReader, reader);
      const vendorFits = (vendor: number): boolean => {
        if (!hasRoom(ofVendor, vendor)) return false;
        for (const [reader] of mails.get(vendor)?.lines() ?? []) if (readerFits(reader)) return true;
        return false;
      };
      while (batch.length < MAILS.all) {
        const vendor = vendors.next(vendorFits)?.vendor;
        if (vendor === undefined) break;
        const readers = mails.get(vendor);
        let reader: number | undefined;
        const mail = readers?.next((each) => {
          if (!readerFits(each)) return false;
          reader = each;
          return true;
        });
        if (mail === undefined || reader === undefined) break;
        if (readers?.size === 0) mails.delete(vendor);
        ofVendor.set(vendor, (ofVendor.get(vendor) ?? 0) + 1);
        ofReader.set(reader, (ofReader.get(reader) ?? 0) + 1);
        batch.push(mail.id);
      }
      return batch;
    },
    clear() {
      vendors = createTurns(1);
      mails.clear();
    },
    get size() {
      return vendors.size;
    },
  };
}

/** How far the waiting mails have been read. */
export interface ReadSoFar {
  /** Mails up to this one are never sent. */
  readonly after: number;
  readonly lastId: number;
  readonly wall: Moment;
}

/** Every mail that is due, oldest first. */
export async function readAllDue(
  db: Db,
  { after, wall, waits }: { readonly after: number; readonly wall: Moment; readonly waits: SQL<number> },
): Promise<{ readonly mails: readonly WaitingMail[]; readonly soFar: ReadSoFar }> {
  const [last] = await db.select({ id: max(messages.id) }).from(messages);
  const later = await selectKeys(db, and(gt(messages.dueAt, wall), isTooFar(wall, waits)), OLDEST_FIRST);
  const due = await selectKeys(db, lte(messages.dueAt, wall), OLDEST_FIRST);
  const mails = [...later, ...due].filter(({ id }) => id > after);
  return { mails, soFar: { after, lastId: last?.id ?? 0, wall } };
}

/** What became due since: new mails, and retries. */
export async function readNewlyDue(
  db: Db,
  soFar: ReadSoFar,
  wall: Moment,
): Promise<{ readonly mails: readonly WaitingMail[]; readonly soFar: ReadSoFar }> {
  const written = await selectKeys(db, gt(messages.id, soFar.lastId), [messages.id]);
  const between = and(gt(messages.dueAt, soFar.wall), lte(messages.dueAt, wall));
  const retries = await selectKeys(db, between, OLDEST_FIRST);
  const { after } = soFar;
  const lastId = written.reduce((last, { id }) => Math.max(last, id), soFar.lastId);
  const mails = [
    ...retries.filter(({ id }) => id > after && id <= soFar.lastId),
    ...written.filter(({ dueAt }) => dueAt !== null && dueAt <= wall),
  ];
  return { mails, soFar: { after, lastId, wall } };
}

/** Of these mails those that are due still: another process may have taken some. */
export function stillDue(ids: readonly number[], wall: Moment, waits: SQL<number>): SQL | undefined {
  return and(isOneOf(messages.id, ids), or(lte(messages.dueAt, wall), isTooFar(wall, waits)));
}

/** No wait is this long: the machine's clock was ahead when it began, and was set back since. */
function isTooFar(wall: Moment, waits: SQL<number>): SQL {
  return gt(sql`${messages.dueAt} - ${waits}`, wall);
}

const OLDEST_FIRST = [messages.dueAt, messages.id];

type Keys = WaitingMail & Pick<MessageRow, "dueAt">;

function selectKeys(db: Db, where: SQL | undefined, order: SQLiteColumn[]): Promise<Keys[]> {
  const reader = sql<number>`coalesce(${users.companyId}, -${users.id})`;
  return db
    .select({
      id: messages.id,
      dueAt: messages.dueAt,
      causedBy: sql<number>`coalesce(${messages.causedBy}, ${reader})`,
      reader,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(where)
    .orderBy(...order);
}
