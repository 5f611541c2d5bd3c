import { toReference } from "@syndikit/contract";
import { and, eq, or } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import type { Moment } from "../../ports.js";
import { type CloudCredentialRow, cloudCredentials, subscriptions } from "../../store/schema/index.js";
import { single } from "../../store/single.js";
import type { Db, Tx } from "../../store/store.js";
import type { Call } from "../call.js";
import { readReference } from "../reference.js";

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
