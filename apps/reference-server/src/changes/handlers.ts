import { headerNames } from "@syndikit/contract";
import { and, eq } from "drizzle-orm";
import type { Principal } from "../api/call.js";
import type { Handlers } from "../api/handlers.gen.js";
import { raise } from "../errors.js";
import type { Db } from "../store/port.js";
import { companies } from "../store/tables/company.js";
import { tokens, users } from "../store/tables/user.js";
import type { Feed } from "./feed.js";

/** `Retry-After` in seconds for a refused reader, by when others may have gone. */
const RETRY_AFTER = "5";

export function createChangeHandlers(feed: Feed): Pick<Handlers, "changeStream"> {
  return {
    async changeStream({ principal, header }) {
      const stream = feed.open({ principal, lastEventId: header(headerNames.lastEventID) });
      return stream === undefined
        ? raise("tooManyStreams", {}, { [headerNames.retryAfter]: RETRY_AFTER })
        : { status: 200, bytes: stream };
    },
  };
}

/** Whether a caller's sign-in is still valid, and the caller has the same role and company as then. */
export async function isSignedIn(db: Db, { userId, role, companyId, tokenId }: Principal): Promise<boolean> {
  const [user] = await db
    .select({ companyId: users.companyId, companyEnabled: companies.enabled })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), eq(users.userRole, role), eq(users.enabled, true)));
  if (user === undefined || user.companyEnabled === false || user.companyId !== companyId) return false;
  if (tokenId === null) return true;
  const [token] = await db.select({ id: tokens.id }).from(tokens).where(eq(tokens.id, tokenId));
  return token !== undefined;
}
