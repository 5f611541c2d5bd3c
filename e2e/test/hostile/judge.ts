import type { Item } from "@syndikit/receiver";
import type { Subscription } from "@syndikit/sdk";
import { ends, type Life } from "./life.js";
import type { Tenant } from "./vendor/tenants.js";

/** The final state on both sides. */
export interface Evidence {
  readonly lives: readonly Life[];
  readonly subscriptions: ReadonlyMap<number, Subscription>;
  readonly tenants: readonly Tenant[];
  readonly givenUp: readonly Item[];
}

/** Lists everything that is wrong; empty if nothing is. */
export function findFaults({ lives, subscriptions, tenants, givenUp }: Evidence): readonly string[] {
  const byId = new Map<number, Tenant[]>();
  for (const tenant of tenants) {
    byId.set(tenant.subscription_id, [...(byId.get(tenant.subscription_id) ?? []), tenant]);
  }
  const known = new Set(lives.map(({ id }) => id));
  return [
    ...lives.flatMap((life) => faultsOf(life, subscriptions.get(life.id), byId.get(life.id) ?? [])),
    ...[...byId.keys()].filter((id) => !known.has(id)).map((id) => `${id} has a tenant, and nobody ordered`),
    ...[...subscriptions.keys()].filter((id) => !known.has(id)).map((id) => `${id} is not in the plan`),
    ...givenUp.map(({ key, reason, error }) => `${key} was given up: ${reason}, ${error}`),
  ];
}

function faultsOf(
  { id, fate }: Life,
  subscription: Subscription | undefined,
  tenants: readonly Tenant[],
): readonly string[] {
  const faults: string[] = [];
  const say = (text: string): void => void faults.push(`${id} (${fate}) ${text}`);
  const status = subscription?.deploymentStatus;
  if (status !== ends[fate]) say(`is ${status}, not ${ends[fate]}`);

  const [tenant] = tenants;
  if (tenants.length > 1) say(`has ${tenants.length} tenants`);
  // A cancellation may arrive before the tenant exists.
  if (tenant === undefined && fate !== "cancelled") say("has no tenant");
  if (subscription === undefined || tenant === undefined) return faults;

  if (ends[fate] !== "DEPLOYED") {
    if (tenants.some(({ removed }) => removed !== 1)) say("has a tenant that was not removed");
    return faults;
  }
  if (tenant.removed !== 0) say("lost its tenant");
  if (tenant.plan !== subscription.productVersion.url) say(`has the plan ${tenant.plan}`);
  if (tenant.ends !== (subscription.endDate ?? null)) {
    say(`has the end ${tenant.ends}, not ${subscription.endDate}`);
  }
  const endpoints = subscription.syndicatedEndpoints?.map(({ endpoint }) => endpoint) ?? [];
  if (endpoints.join() !== `https://tenant-${id}.example`) say(`has the endpoints ${endpoints.join()}`);
  return faults;
}
