import { type EventName, events, type ProductVersionInput, TrialMode, toReference } from "@syndikit/contract";
import { and, eq, isNull, ne, type SQL } from "drizzle-orm";
import { readPrice, readReference } from "../../api/input.js";
import { ZERO } from "../../billing/money.js";
import { raise } from "../../errors.js";
import { emitEvent } from "../../events/outbox.js";
import type { Moment } from "../../ports.js";
import { isOneOf } from "../../store/dialect.js";
import type { Db, Tx } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import {
  configurationParameters,
  type ProductVersionRow,
  productVersionParameters,
  productVersions,
  valueTiers,
} from "../../store/tables/product.js";
import { type ProductVersionRecord, readParts } from "../../subscriptions/plans.js";
import { deleteMetadata } from "../metadata/handlers.js";
import { readTiers, replaceTiers, type TierFields } from "./tiers.js";

interface ProductVersionChange {
  readonly input: ProductVersionInput;
  readonly baseUrl: string;
  readonly now: Moment;
}

interface ProductVersionHome {
  readonly name: string;
  readonly productId: number;
  readonly vendorId: number;
}

/** Creates a plan, and emits its event. */
export async function insertProductVersion(
  tx: Tx,
  home: ProductVersionHome,
  change: ProductVersionChange,
): Promise<ProductVersionRecord> {
  const { productId, vendorId } = home;
  const { now } = change;
  const fields = changeProductVersion(newProductVersion(home.name), change.input);
  await assertIdentifierFree(tx, fields.identifier, null);
  const lists = await readLists(tx, change, { productId, vendorId });
  const values = { ...fields, productId, createdAt: now, updatedAt: now };
  const productVersion = single(await tx.insert(productVersions).values(values).returning());
  await replaceLists(tx, productVersion.id, lists);
  await emitProductVersionEvent(tx, "ProductVersion.CREATED", { productVersion, now });
  return { productVersion, vendorId };
}

/** Changes a plan, and emits its event. A request that changes nothing writes and emits nothing. */
export async function updateProductVersion(
  tx: Tx,
  before: ProductVersionRecord,
  change: ProductVersionChange,
): Promise<ProductVersionRecord> {
  const { vendorId } = before;
  const { id, productId } = before.productVersion;
  const fields = changeProductVersion(before.productVersion, change.input);
  await assertIdentifierFree(tx, fields.identifier, id);
  const lists = await readLists(tx, change, { productId, vendorId });
  if (!(await differs(tx, before.productVersion, { fields, lists }))) return before;
  const columns = { ...fields, updatedAt: change.now };
  await tx.update(productVersions).set(columns).where(eq(productVersions.id, id));
  await replaceLists(tx, id, lists);
  const productVersion: ProductVersionRow = { ...before.productVersion, ...columns };
  await emitProductVersionEvent(tx, "ProductVersion.MODIFIED", { productVersion, now: change.now });
  return { productVersion, vendorId };
}

/** The two lists of a plan. A list that a request leaves out is `undefined`, and stays unchanged. */
interface Lists {
  readonly tiers: readonly TierFields[] | undefined;
  readonly parameterIds: readonly number[] | undefined;
}

async function readLists(
  db: Db,
  { input, baseUrl }: ProductVersionChange,
  { productId, vendorId }: Omit<ProductVersionHome, "name">,
): Promise<Lists> {
  const { billingItemValues: tiers, configurationParameters: references } = input;
  return {
    tiers: tiers && (await readTiers(db, { tiers, vendorId, baseUrl })),
    parameterIds: references && (await readActiveParameters(db, { references, productId, baseUrl })),
  };
}

async function replaceLists(tx: Tx, productVersionId: number, { tiers, parameterIds }: Lists): Promise<void> {
  if (tiers !== undefined) await replaceTiers(tx, productVersionId, tiers);
  if (parameterIds !== undefined) await replaceActiveParameters(tx, productVersionId, parameterIds);
}

const FIELD = "configurationParameters";

interface ParameterInput {
  readonly references: readonly { readonly url: string }[];
  /** The product of the plan. Only its parameters can be active. */
  readonly productId: number;
  readonly baseUrl: string;
}

/**
 * Reads which parameters are to be active. Duplicates count once.
 *
 * @throws {MarketplaceError} when one does not belong to the product.
 */
async function readActiveParameters(db: Db, input: ParameterInput): Promise<number[]> {
  const { references, productId, baseUrl } = input;
  const ids = new Set(
    references.map(({ url }) =>
      readReference(url, { resource: "configurationParameter", field: FIELD, baseUrl }),
    ),
  );
  const rows = await db
    .select({ id: configurationParameters.id })
    .from(configurationParameters)
    .where(
      and(
        isOneOf(configurationParameters.id, [...ids]),
        eq(configurationParameters.productId, productId),
        isNull(configurationParameters.deletedAt),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...ids].find((id) => !known.has(id));
  if (unknown !== undefined) {
    raise("referenceUnknown", { field: FIELD, value: toReference("configurationParameter", unknown) });
  }
  return [...ids];
}

async function replaceActiveParameters(
  tx: Tx,
  productVersionId: number,
  parameterIds: readonly number[],
): Promise<void> {
  await tx
    .delete(productVersionParameters)
    .where(eq(productVersionParameters.productVersionId, productVersionId));
  if (parameterIds.length === 0) return;
  await tx
    .insert(productVersionParameters)
    .values(parameterIds.map((parameterId) => ({ productVersionId, parameterId })));
}

async function differs(
  db: Db,
  before: ProductVersionRow,
  { fields, lists }: { readonly fields: ProductVersionFields; readonly lists: Lists },
): Promise<boolean> {
  // Both objects are made by the same function, so equal plans give equal texts.
  if (JSON.stringify(changeProductVersion(before, {})) !== JSON.stringify(fields)) return true;
  const parts = (await readParts(db, [before.id]))(before.id);
  const tiersBefore = parts.tiers.map(({ id: _id, productVersionId: _productVersionId, ...tier }) => tier);
  const idsBefore = parts.parameters.map(({ id }) => id);
  return (
    (lists.tiers !== undefined &&
      sortedText(lists.tiers.map(keyOf)) !== sortedText(tiersBefore.map(keyOf))) ||
    (lists.parameterIds !== undefined && sortedText(lists.parameterIds) !== sortedText(idsBefore))
  );
}

function keyOf({ billingItemId, start, end, price, setup, step }: TierFields): string {
  return [billingItemId, start, end, price, setup, step].join(":");
}

/** A text that does not depend on the order of the list. */
function sortedText(list: readonly (string | number)[]): string {
  return [...list].map(String).sort().join(" ");
}

/** @throws {MarketplaceError} `valueTaken` when another plan of the marketplace has the identifier. */
async function assertIdentifierFree(db: Db, identifier: string | null, id: number | null): Promise<void> {
  if (identifier === null) return;
  const same = and(
    eq(productVersions.identifier, identifier),
    id === null ? undefined : ne(productVersions.id, id),
  );
  if ((await db.$count(productVersions, same)) > 0)
    raise("valueTaken", { field: "identifier", value: identifier });
}

/** The fields of a plan's row that can change after its creation. */
type ProductVersionFields = Omit<
  ProductVersionRow,
  "id" | "productId" | "createdAt" | "updatedAt" | "deletedAt"
>;

/** A new plan with only its name set. */
function newProductVersion(name: string): ProductVersionFields {
  return {
    name,
    identifier: null,
    externalId: null,
    description: null,
    price: null,
    setupFee: ZERO,
    billingPeriod: 1,
    minimumDuration: 1,
    lifespan: null,
    trial: TrialMode.NOT_ALLOWED,
    trialLength: 1,
    autoRenewable: true,
    selfBilling: false,
    published: false,
    recommended: false,
  };
}

/** A plan after a change. Absent fields keep their value, and `null` removes one. */
function changeProductVersion(
  before: ProductVersionFields,
  input: ProductVersionInput,
): ProductVersionFields {
  const { price, setupFee, externalId } = input;
  return {
    name: input.name ?? before.name,
    identifier: input.identifier ?? before.identifier,
    // Forms send an empty text to remove it.
    externalId: externalId === "" ? null : (externalId ?? before.externalId),
    description: input.description ?? before.description,
    price: price === undefined ? before.price : price === null ? null : readPrice("price", price),
    setupFee: setupFee === undefined ? before.setupFee : readPrice("setupFee", setupFee),
    billingPeriod: input.billingPeriod ?? before.billingPeriod,
    minimumDuration: input.minimumDuration ?? before.minimumDuration,
    lifespan: input.lifespan === undefined ? before.lifespan : input.lifespan,
    trial: input.trial ?? before.trial,
    trialLength: input.trialLength ?? before.trialLength,
    autoRenewable: input.autoRenewable ?? before.autoRenewable,
    selfBilling: input.selfBilling ?? before.selfBilling,
    published: input.published ?? before.published,
    recommended: input.recommended ?? before.recommended,
  };
}

/**
 * Deletes plans, and emits their events. The rows stay, so that ended subscriptions and their orders still refer to
 * something. The identifiers can be used again, and the extra resources and parameters are no longer in use by the
 * plans. The caller must check whether the plans may be deleted.
 */
export async function deleteProductVersions(tx: Tx, which: SQL, now: Moment): Promise<void> {
  const doomed = await tx
    .select({ id: productVersions.id, published: productVersions.published })
    .from(productVersions)
    .where(and(which, isNull(productVersions.deletedAt)));
  const ids = doomed.map(({ id }) => id);
  await tx.delete(valueTiers).where(isOneOf(valueTiers.productVersionId, ids));
  await tx.delete(productVersionParameters).where(isOneOf(productVersionParameters.productVersionId, ids));
  await deleteMetadata(tx, "productVersion", ids);
  await tx
    .update(productVersions)
    .set({ identifier: null, published: false, deletedAt: now, updatedAt: now })
    .where(isOneOf(productVersions.id, ids));
  for (const productVersion of doomed)
    await emitProductVersionEvent(tx, "ProductVersion.DELETED", { productVersion, now });
}

/** Deletes one plan; see {@link deleteProductVersions}. */
export async function deleteProductVersion(tx: Tx, id: number, now: Moment): Promise<void> {
  await deleteProductVersions(tx, eq(productVersions.id, id), now);
}

async function emitProductVersionEvent(
  tx: Tx,
  name: Extract<EventName, `ProductVersion.${string}`>,
  {
    productVersion,
    now,
  }: { readonly productVersion: Pick<ProductVersionRow, "id" | "published">; readonly now: Moment },
): Promise<void> {
  const { entity, type } = events[name];
  // There is no approval process, so every plan is approved.
  const metadata = { approved: true, published: productVersion.published };
  await emitEvent(tx, { entity, id: productVersion.id, type, now, metadata });
}
