import { toReference } from "@syndikit/contract";
import { and, eq, or, type SQL } from "drizzle-orm";
import { raise } from "../../errors.js";
import type { Call, Page } from "../../http/call.js";
import type { Moment } from "../../ports.js";
import type { Db, Tx } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { type CloudCredentialRow, cloudCredentials } from "../../store/tables/account.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { readReference } from "../input.js";
import { selectPage } from "../page.js";
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
  const where = and(
    reached(call),
    subscriptionId === undefined ? undefined : eq(cloudCredentials.subscriptionId, subscriptionId),
  );
  return selectPage(db, db.select().from(cloudCredentials).$dynamic(), {
    from: cloudCredentials,
    where: where,
    query: call.query,
    sortable: { id: cloudCredentials.id, name: cloudCredentials.name },
  });
}

function reached(caller: Caller): SQL {
  return within(caller, { any: everything, own: eq(cloudCredentials.ownerId, caller.principal.userId) });
}

type CreateCall = Pick<Call<"cloudCredentialCreate">, "principal" | "scopes" | "body" | "baseUrl">;

/** Adds a cloud credential of the caller; its secret follows. */
export async function createCloudCredential(
  tx: Tx,
  call: CreateCall,
  now: Moment,
): Promise<CloudCredentialRow> {
  const { body, principal, baseUrl } = call;
  const provider = body.cloudProvider;
  const cloudProvider =
    provider === undefined
      ? null
      : toReference(
          "cloudProvider",
          readReference(provider.url, { resource: "cloudProvider", field: "cloudProvider", baseUrl }),
        );
  const subscriptionId = await readSubscription(tx, call);
  const row = { ownerId: principal.userId, name: body.name, cloudProvider, subscriptionId, createdAt: now };
  return single(await tx.insert(cloudCredentials).values(row).returning());
}

/** The subscription that a credential is for: of the caller, or of its company. */
async function readSubscription(
  db: Db,
  { body, principal, scopes, baseUrl }: CreateCall,
): Promise<number | null> {
  if (body.subscription === undefined) return null;
  const { url } = body.subscription;
  const field = "subscription";
  const id = readReference(url, { resource: "subscription", field, baseUrl });
  const { userId, companyId } = principal;
  const buyer = eq(subscriptions.buyerId, userId);
  const own = companyId === null ? buyer : or(buyer, eq(subscriptions.companyId, companyId));
  const reached = scopes.includes("any") ? undefined : own;
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), reached));
  return row?.id ?? raise("referenceUnknown", { field, value: url });
}
