import {
  type ConfigurationParameterCreate,
  type ConfigurationParameterInput,
  type OperationTypes,
  toReference,
} from "@syndikit/contract";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { raise } from "../../errors.js";
import type { Patterns } from "../../patterns/patterns.js";
import type { Db } from "../../store/port.js";
import {
  type ConfigurationParameterRow,
  configurationParameters,
  planParameters,
  products,
} from "../../store/tables/product.js";
import { selectPage } from "../page.js";
import { type Listed, listsProduct, reachesProduct } from "../product/queries.js";
import { assertTargets } from "../product/write.js";
import type { Caller } from "../scope.js";

const fields = { parameter: configurationParameters };
const toProduct = eq(products.id, configurationParameters.productId);

/** The parameter, if the caller reaches its product. */
export async function findConfigurationParameter(
  db: Db,
  caller: Caller,
  id: number,
): Promise<ConfigurationParameterRow | undefined> {
  const [row] = await db
    .select(fields)
    .from(configurationParameters)
    .innerJoin(products, toProduct)
    .where(
      and(
        eq(configurationParameters.id, id),
        isNull(configurationParameters.deletedAt),
        reachesProduct(db, caller),
      ),
    );
  return row?.parameter;
}

/** A page of the parameters of the products that the caller finds. */
export async function listConfigurationParameters(
  db: Db,
  caller: Caller,
  query: OperationTypes["configurationParameterGetAllPaged"]["query"],
): Promise<Listed<ConfigurationParameterRow>> {
  const { id, code, weight, productId } = configurationParameters;
  const where = and(
    isNull(configurationParameters.deletedAt),
    listsProduct(db, caller),
    query.productId === undefined ? undefined : eq(productId, query.productId),
  );
  const { rows, page } = await selectPage(
    db,
    db.select(fields).from(configurationParameters).innerJoin(products, toProduct).$dynamic(),
    {
      from: sql`${configurationParameters} inner join ${products} on ${toProduct}`,
      where: where,
      query: query,
      sortable: { id, code, weight },
    },
  );
  return { rows: rows.map(({ parameter }) => parameter), page };
}

/** What of a parameter can be changed after its creation. */
type ParameterFields = Omit<ConfigurationParameterRow, "id" | "productId" | "deletedAt">;

/** A parameter of which only the needed fields are known. */
export function newParameter({ code, name, description }: ConfigurationParameterCreate): ParameterFields {
  return {
    code,
    name,
    description,
    hint: null,
    required: false,
    validation: null,
    acceptedValues: null,
    externalValuesUrl: null,
    weight: 0,
  };
}

/**
 * A parameter after a change: fields that are absent keep their value; an empty text, an empty list of values and
 * `null` take theirs away.
 *
 * @throws MarketplaceError `targetInvalid` for a URL that could never be called.
 */
export function changeParameter(
  before: ParameterFields,
  input: ConfigurationParameterInput,
): ParameterFields {
  const { externalValuesUrl: url, acceptedValues } = input;
  if (typeof url === "string") assertTargets("externalValuesUrl", [url]);
  const none = acceptedValues !== undefined && Object.keys(acceptedValues).length === 0;
  return {
    code: input.code ?? before.code,
    name: input.name ?? before.name,
    description: input.description ?? before.description,
    hint: changedText(before.hint, input.hint),
    required: input.required ?? before.required,
    validation: changedText(before.validation, input.validation),
    acceptedValues: none ? null : (acceptedValues ?? before.acceptedValues),
    externalValuesUrl: url === undefined ? before.externalValuesUrl : url,
    weight: input.weight ?? before.weight,
  };
}

function changedText(before: string | null, text: string | undefined): string | null {
  return text === "" ? null : (text ?? before);
}

/**
 * Refuses a pattern that cannot be run. Ask it outside of a transaction: it takes a moment.
 *
 * @throws MarketplaceError `patternInvalid`.
 */
export async function assertPattern(patterns: Patterns, pattern: string | undefined): Promise<void> {
  if (pattern === undefined || pattern === "") return;
  if (!(await patterns.compiles(pattern))) raise("patternInvalid", { field: "validation" });
}

/**
 * Refuses a code that another parameter of the product has.
 *
 * @throws MarketplaceError `valueTaken`.
 */
export async function assertCodeFree(
  db: Db,
  productId: number,
  parameter: { readonly id: number | null; readonly code: string },
): Promise<void> {
  const { id, code } = parameter;
  const taken = await db.$count(
    configurationParameters,
    and(
      eq(configurationParameters.productId, productId),
      eq(configurationParameters.code, code),
      isNull(configurationParameters.deletedAt),
      id === null ? undefined : ne(configurationParameters.id, id),
    ),
  );
  if (taken > 0) raise("valueTaken", { field: "code", value: code });
}

/**
 * Refuses to delete what is active on a plan.
 *
 * @throws MarketplaceError `stillInUse`, with one of the plans.
 */
export async function assertInactive(db: Db, id: number): Promise<void> {
  const [active] = await db
    .select({ planId: planParameters.planId })
    .from(planParameters)
    .where(eq(planParameters.parameterId, id))
    .limit(1);
  if (active === undefined) return;
  raise("stillInUse", {
    resource: "configurationParameter",
    id,
    by: toReference("productVersion", active.planId),
  });
}
