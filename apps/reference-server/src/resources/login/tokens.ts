import { TokenKind } from "@syndikit/contract";
import { and, eq, ne, or } from "drizzle-orm";
import type { Moment } from "../../ports.js";
import type { Tx } from "../../store/port.js";
import { tokens } from "../../store/tables/user.js";

/** For how long a session is valid, in milliseconds of the machine's time. */
export const SESSION_LIFETIME = 24 * 60 * 60 * 1_000;

export interface Session {
  /** `null` when the request has other credentials than a token. */
  readonly tokenId: number | null;
  /** The machine's time. */
  readonly wall: Moment;
}

/** Ends every token of a user, but one session, which is renewed. */
export async function endTokens(tx: Tx, userId: number, except?: Session): Promise<void> {
  const theirs = eq(tokens.userId, userId);
  if (except === undefined || except.tokenId === null) {
    await tx.delete(tokens).where(theirs);
    return;
  }
  const { tokenId, wall } = except;
  await tx.delete(tokens).where(and(theirs, or(ne(tokens.id, tokenId), ne(tokens.kind, TokenKind.SESSION))));
  await tx
    .update(tokens)
    .set({ expiresAt: wall + SESSION_LIFETIME })
    .where(and(theirs, eq(tokens.id, tokenId)));
}
