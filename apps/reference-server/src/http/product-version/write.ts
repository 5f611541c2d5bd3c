import type { ProductVersionInput } from "@syndikit/contract";
import { and, eq, ne } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import type { Moment } from "../../ports.js";
import { type PlanRow, plans } from "../../store/schema/product.js";
import { single } from "../../store/single.js";
import type { Db, Tx } from "../../store/store.js";
import { changePlan, newPlan, type PlanFields } from "./change.js";
import { tellOfPlan } from "./events.js";
import type { PlanRecord } from "./find.js";
import { readActiveParameters, replaceActiveParameters } from "./parameters.js";
import { readParts } from "./parts.js";
import { readTiers, replaceTiers, type TierFields } from "./tiers.js";

/** What a request does to a plan, and when. */
export interface PlanChange {
  readonly input: ProductVersionInput;
  readonly baseUrl: string;
  readonly now: Moment;
}

/** Where a new plan belongs. */
export interface PlanHome {
  readonly name: string;
  readonly productId: number;
  readonly vendorId: number;
}

/** Creates a plan, and tells who listens. */
export async function insertPlan(tx: Tx, home: PlanHome, change: PlanChange): Promise<PlanRecord> {
  const { productId, vendorId } = home;
  const { now } = change;
  const fields = changePlan(newPlan(home.name), change.input);
  await assertIdentifierFree(tx, fields.identifier, null);
  const lists = await readLists(tx, change, { productId, vendorId });
  const values = { ...fields, productId, createdAt: now, updatedAt: now };
  const plan = single(await tx.insert(plans).values(values).returning());
  await replaceLists(tx, plan.id, lists);
  await tellOfPlan(tx, "ProductVersion.CREATED", { plan, now });
  return { plan, vendorId };
}

/** Changes a plan, and tells who listens. What is as it was before is no change. */
export async function updatePlan(tx: Tx, before: PlanRecord, change: PlanChange): Promise<PlanRecord> {
  const { vendorId } = before;
  const { id, productId } = before.plan;
  const fields = changePlan(before.plan, change.input);
  await assertIdentifierFree(tx, fields.identifier, id);
  const lists = await readLists(tx, change, { productId, vendorId });
  if (!(await differs(tx, before.plan, { fields, lists }))) return before;
  const columns = { ...fields, updatedAt: change.now };
  await tx.update(plans).set(columns).where(eq(plans.id, id));
  await replaceLists(tx, id, lists);
  const plan: PlanRow = { ...before.plan, ...columns };
  await tellOfPlan(tx, "ProductVersion.MODIFIED", { plan, now: change.now });
  return { plan, vendorId };
}

/** The two lists of a plan, as far as a request has them. */
interface Lists {
  readonly tiers: readonly TierFields[] | undefined;
  readonly parameterIds: readonly number[] | undefined;
}

async function readLists(
  db: Db,
  { input, baseUrl }: PlanChange,
  { productId, vendorId }: Omit<PlanHome, "name">,
): Promise<Lists> {
  const { billingItemValues: tiers, configurationParameters: references } = input;
  return {
    tiers: tiers && (await readTiers(db, { tiers, vendorId, baseUrl })),
    parameterIds: references && (await readActiveParameters(db, { references, productId, baseUrl })),
  };
}

async function replaceLists(tx: Tx, planId: number, { tiers, parameterIds }: Lists): Promise<void> {
  if (tiers !== undefined) await replaceTiers(tx, planId, tiers);
  if (parameterIds !== undefined) await replaceActiveParameters(tx, planId, parameterIds);
}

async function differs(
  db: Db,
  before: PlanRow,
  { fields, lists }: { readonly fields: PlanFields; readonly lists: Lists },
): Promise<boolean> {
  // The same function writes both, so equal plans are equal text.
  if (JSON.stringify(changePlan(before, {})) !== JSON.stringify(fields)) return true;
  const parts = (await readParts(db, [before.id]))(before.id);
  const tiersBefore = parts.tiers.map(({ id: _id, planId: _planId, ...tier }) => tier);
  const idsBefore = parts.parameters.map(({ id }) => id);
  return (
    (lists.tiers !== undefined && textOf(lists.tiers.map(keyOf)) !== textOf(tiersBefore.map(keyOf))) ||
    (lists.parameterIds !== undefined && textOf(lists.parameterIds) !== textOf(idsBefore))
  );
}

function keyOf({ billingItemId, start, end, price, setup, step }: TierFields): string {
  return [billingItemId, start, end, price, setup, step].join(":");
}

/** The order in which a list came does not matter. */
function textOf(list: readonly (string | number)[]): string {
  return [...list].map(String).sort().join(" ");
}

/** @throws MarketplaceError `valueTaken` when another plan of the marketplace has the identifier. */
async function assertIdentifierFree(db: Db, identifier: string | null, id: number | null): Promise<void> {
  if (identifier === null) return;
  const same = and(eq(plans.identifier, identifier), id === null ? undefined : ne(plans.id, id));
  const taken = await db.$count(plans, same);
  if (taken > 0) raise("valueTaken", { field: "identifier", value: identifier });
}
