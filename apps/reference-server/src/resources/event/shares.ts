import { type EventShare, scopesOf, toReference } from "@syndikit/contract";
import { and, asc, eq, gt, lte, or } from "drizzle-orm";
import { askedBy, noContent, ok, type Principal } from "../../api/call.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onOwnVendor } from "../../api/own.js";
import { toDateTime } from "../../date-time.js";
import { raise } from "../../errors.js";
import type { Moment } from "../../ports.js";
import { createToken, hashToken } from "../../security/token.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { type EventRow, type EventShareRow, eventShares } from "../../store/tables/event.js";
import { findUserById, type SignInUser } from "../login/queries.js";
import { findEvent, getEvent } from "./handlers.js";

type EventShareHandlers = Pick<Handlers, "eventGetShares" | "eventShare" | "eventDeleteShares">;

const HOUR = 60 * 60 * 1_000;
const DEFAULT_HOURS = 24;

/**
 * Links to events that need no account.
 *
 * @param addressOf - the address of the page of a link, below the address of the marketplace.
 */
export function createEventShareHandlers(
  { store, clock, random, sharedLinks }: Services,
  addressOf: (baseUrl: string, link: string) => string,
): EventShareHandlers {
  return {
    async eventGetShares(call) {
      return store.read(async (db) => {
        const { id } = await getEvent(db, call);
        const rows = await db
          .select()
          .from(eventShares)
          .where(and(eq(eventShares.eventId, id), gt(eventShares.expiresAt, clock.wall())))
          .orderBy(asc(eventShares.id));
        return ok(rows.map(presentShare));
      }, askedBy(call));
    },

    async eventShare(call) {
      const { body, principal, baseUrl } = call;
      const link = createToken(random);
      return call.write(async (tx) => {
        const { id: eventId } = await getEvent(tx, call);
        if (!sharedLinks) raise("sharingOff", {});
        const createdAt = clock.wall();
        const isOutdated = or(
          eq(eventShares.userId, principal.userId),
          lte(eventShares.expiresAt, createdAt),
        );
        await tx.delete(eventShares).where(and(eq(eventShares.eventId, eventId), isOutdated));
        const values = {
          eventId,
          userId: principal.userId,
          hash: hashToken(link),
          createdAt,
          expiresAt: createdAt + (body.hours ?? DEFAULT_HOURS) * HOUR,
        };
        const row = single(await tx.insert(eventShares).values(values).returning());
        return ok({ ...presentShare(row), url: addressOf(baseUrl, link) });
      }, onOwnVendor(call));
    },

    async eventDeleteShares(call) {
      return call.write(async (tx) => {
        const { id } = await getEvent(tx, call);
        await tx.delete(eventShares).where(eq(eventShares.eventId, id));
        return noContent;
      }, onOwnVendor(call));
    },
  };
}

function presentShare({ id, userId, createdAt, expiresAt }: EventShareRow): EventShare {
  const user = { url: toReference("user", userId) };
  return { id, user, createdAt: toDateTime(createdAt), expiresAt: toDateTime(expiresAt) };
}

interface Shared {
  readonly event: EventRow;
  readonly expiresAt: Moment;
}

/**
 * The event that a link leads to; `undefined` when the link is unknown, was revoked or has expired, or when its maker
 * may not read the event any more.
 *
 * @param toPrincipal - what a user is after signing in.
 */
export async function findShared(
  db: Db,
  { link, now }: { readonly link: string; readonly now: Moment },
  toPrincipal: (user: SignInUser) => Principal,
): Promise<Shared | undefined> {
  const [share] = await db
    .select()
    .from(eventShares)
    .where(and(eq(eventShares.hash, hashToken(link)), gt(eventShares.expiresAt, now)));
  if (share === undefined) return undefined;
  const maker = await findUserById(db, share.userId);
  if (maker?.enabled !== true) return undefined;
  const principal = toPrincipal(maker);
  const scopes = scopesOf("eventGet", principal.role);
  if (scopes.length === 0) return undefined;
  const event = await findEvent(db, { principal, scopes }, share.eventId);
  return event === undefined ? undefined : { event, expiresAt: share.expiresAt };
}
