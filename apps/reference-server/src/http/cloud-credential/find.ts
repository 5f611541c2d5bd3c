import { and, eq, type SQL } from "drizzle-orm";
import { type CloudCredentialRow, cloudCredentials } from "../../store/schema/account.js";
import type { Db } from "../../store/store.js";
import type { Call, Page } from "../call.js";
import { pageOf } from "../page.js";
import { type Caller, everything, within } from "../scope.js";

/** A cloud credential that the caller reaches: it belongs to one person, and to no company. */
export async function findCloudCredential(
  db: Db,
  caller: Caller,
  id: number,
): Promise<CloudCredentialRow | undefined> {
  const [row] = await db
    .select()
    .from(cloudCredentials)
    .where(and(eq(cloudCredentials.id, id), reached(caller)));
  return row;
}

/** A page of the cloud credentials that the caller reaches. */
export async function listCloudCredentials(
  db: Db,
  call: Pick<Call<"cloudCredentialGetAllPaged">, "principal" | "scopes" | "query">,
): Promise<{ readonly rows: readonly CloudCredentialRow[]; readonly page: Page }> {
  const { subscriptionId } = call.query;
  const request = pageOf(call.query, { id: cloudCredentials.id, name: cloudCredentials.name });
  const where = and(
    reached(call),
    subscriptionId === undefined ? undefined : eq(cloudCredentials.subscriptionId, subscriptionId),
  );
  const rows = await db
    .select()
    .from(cloudCredentials)
    .where(where)
    .orderBy(...request.orderBy)
    .limit(request.limit)
    .offset(request.offset);
  return { rows, page: request.of(await db.$count(cloudCredentials, where)) };
}

function reached(caller: Caller): SQL {
  return within(caller, { any: everything, own: eq(cloudCredentials.ownerId, caller.principal.userId) });
}
