import { TokenKind } from "@syndikit/contract";
import { and, eq, ne, or } from "drizzle-orm";
import type { Moment } from "../../ports.js";
import type { Tx } from "../../store/port.js";
import { tokens } from "../../store/tables/user.js";

/** How long a session is valid, in milliseconds on the machine's clock. */
export const SESSION_LIFETIME = 24 * 60 * 60 * 1_000;

export interface Session {
  /** `null` when the request was not authenticated with a token. */
  readonly tokenId: number | null;
  /** The time on the machine's clock. */
  readonly wall: Moment;
}

/** Ends all tokens of a user except one session, which is renewed. */
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
