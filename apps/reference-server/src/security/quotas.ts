import type { SQL } from "drizzle-orm";
import { raise } from "../errors.js";
import type { Db } from "../store/port.js";

/** How much one owner can make the marketplace keep. */
export interface Quotas {
  /** Products of one vendor. */
  readonly products: number;
  /** Plans of one product. */
  readonly plans: number;
  /** Answers that are kept for the idempotency keys of one caller. */
  readonly answers: number;
}

export const DEFAULT_QUOTAS: Quotas = { products: 1_000, plans: 200, answers: 10_000 };

/** @throws {MarketplaceError} 422 when an owner has as many things as it may have. */
export async function assertRoom(
  db: Db,
  table: Parameters<Db["$count"]>[0],
  {
    where,
    limit,
    things,
  }: { readonly where: SQL | undefined; readonly limit: number; readonly things: string },
): Promise<void> {
  if ((await db.$count(table, where)) >= limit) raise("quotaReached", { things, limit });
}
