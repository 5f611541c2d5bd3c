import { type OperationTypes, toReference } from "@syndikit/contract";
import { and, eq, or, type SQL } from "drizzle-orm";
import type { Call } from "../../api/call.js";
import { equals } from "../../api/filters.js";
import { readReference } from "../../api/input.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, within } from "../../api/scope.js";
import { raise } from "../../errors.js";
import type { Moment } from "../../ports.js";
import type { Db, Tx } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { type CloudCredentialRow, cloudCredentials } from "../../store/tables/account.js";
import { subscriptions } from "../../store/tables/subscription.js";

/** The cloud credential, if the caller reaches it. It belongs to one user, not to a company. */
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
  caller: Caller,
  query: OperationTypes["cloudCredentialGetAllPaged"]["query"],
): Promise<Listed<CloudCredentialRow>> {
  return selectPage(db, db.select().from(cloudCredentials).$dynamic(), {
    from: cloudCredentials,
    where: and(reached(caller), equals(cloudCredentials.subscriptionId, query.subscriptionId)),
    query,
    sortable: { id: cloudCredentials.id, name: cloudCredentials.name },
  });
}

function reached(caller: Caller): SQL {
  return within(caller, { any: everything, own: eq(cloudCredentials.ownerId, caller.principal.userId) });
}

type CreateCall = Pick<Call<"cloudCredentialCreate">, "principal" | "scopes" | "body" | "baseUrl">;

/** Adds a cloud credential of the caller without its secret, which a PATCH sets later. */
export async function insertCloudCredential(
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

/**
 * The subscription that a credential is for. It must belong to the caller or its company.
 *
 * @throws {MarketplaceError} `referenceUnknown` when it does not.
 */
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
