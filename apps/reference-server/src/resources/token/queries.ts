import { type OperationTypes, TokenKind } from "@syndikit/contract";
import { and, eq, getTableColumns, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import { equals, isAmong } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, within } from "../../api/scope.js";
import type { Moment } from "../../ports.js";
import type { Db, Tx } from "../../store/port.js";
import { type TokenRow, tokens, tokenUses } from "../../store/tables/user.js";

/** A token without its hash. */
export type TokenView = Omit<TokenRow, "hash"> & { readonly lastUsedAt: Moment | null };

const { hash: _, ...shown } = getTableColumns(tokens);
const view = { ...shown, lastUsedAt: tokenUses.lastUsedAt };

/** The token, if the caller reaches it and it is still valid. */
export async function findToken(
  db: Db,
  caller: Caller,
  { id, wall }: { readonly id: number; readonly wall: Moment },
): Promise<TokenView | undefined> {
  const [row] = await db
    .select(view)
    .from(tokens)
    .leftJoin(tokenUses, eq(tokenUses.tokenId, tokens.id))
    .where(and(eq(tokens.id, id), reached(caller), isValid(wall)));
  return row;
}

export async function listTokens(
  db: Db,
  caller: Caller,
  { query, wall }: { readonly query: OperationTypes["tokenGetAllPaged"]["query"]; readonly wall: Moment },
): Promise<Listed<TokenView>> {
  const select = db
    .select(view)
    .from(tokens)
    .leftJoin(tokenUses, eq(tokenUses.tokenId, tokens.id))
    .$dynamic();
  return selectPage(db, select, {
    from: tokens,
    where: (on) =>
      and(
        reached(caller),
        isValid(wall),
        equals(tokens.userId, query.userId, on),
        isAmong(tokens.kind, query.kind && [query.kind], on),
      ),
    query,
    sortable: { id: tokens.id, createdAt: tokens.createdAt },
  });
}

/** Users reach their own tokens; an administrator reaches all. */
function reached(caller: Caller): SQL {
  return within(caller, { any: everything, own: eq(tokens.userId, caller.principal.userId) });
}

/** An expired token keeps its row until its user creates another one. */
function isValid(wall: Moment): SQL | undefined {
  return or(isNull(tokens.expiresAt), gt(tokens.expiresAt, wall));
}

/** Deletes the expired tokens of a user, which only take up space. */
export async function deleteExpired(tx: Tx, userId: number, wall: Moment): Promise<void> {
  await tx.delete(tokens).where(and(eq(tokens.userId, userId), lte(tokens.expiresAt, wall)));
}

export async function countPersonal(db: Db, userId: number): Promise<number> {
  return db.$count(tokens, and(eq(tokens.userId, userId), eq(tokens.kind, TokenKind.PERSONAL)));
}
