import {
  type ConfigurationParameterCreate,
  type ConfigurationParameterInput,
  toReference,
} from "@syndikit/contract";
import { and, eq, isNull, ne } from "drizzle-orm";
import { raise } from "../../errors.js";
import { findPatternProblem } from "../../parameter-patterns.js";
import type { Db } from "../../store/port.js";
import {
  type ConfigurationParameterRow,
  configurationParameters,
  productVersionParameters,
} from "../../store/tables/product.js";
import { assertTargets } from "../product/write.js";

/** The fields of a parameter that can change after its creation. */
type ParameterFields = Omit<ConfigurationParameterRow, "id" | "productId" | "deletedAt">;

/** A new parameter with only the required fields set. */
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
 * A parameter after a change. Absent fields keep their value; an empty text, an empty list of values and `null` clear
 * it.
 *
 * @throws {MarketplaceError} `targetInvalid` when a URL can never be called.
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
 * Checks a pattern. This takes time, so call it outside any transaction.
 *
 * @returns a function that throws `patternInvalid` when the pattern cannot be run, or could take long.
 */
export function judgePattern(pattern = ""): () => void {
  const reason = findPatternProblem(pattern);
  return () => {
    if (reason !== undefined) raise("patternInvalid", { field: "validation", reason });
  };
}

/**
 * Refuses a code that is taken. A new parameter has no `id` yet.
 *
 * @throws {MarketplaceError} `valueTaken` when another parameter of the product has the code.
 */
export async function assertCodeFree(
  db: Db,
  productId: number,
  { id, code }: { readonly id: number | null; readonly code: string },
): Promise<void> {
  const same = and(
    eq(configurationParameters.productId, productId),
    eq(configurationParameters.code, code),
    isNull(configurationParameters.deletedAt),
    id === null ? undefined : ne(configurationParameters.id, id),
  );
  if ((await db.$count(configurationParameters, same)) > 0) {
    raise("valueTaken", { field: "code", value: code });
  }
}

/**
 * Refuses to delete a parameter that is active on a plan.
 *
 * @throws {MarketplaceError} `stillInUse` when there is such a plan. The error names one.
 */
export async function assertInactive(db: Db, id: number): Promise<void> {
  const [active] = await db
    .select({ productVersionId: productVersionParameters.productVersionId })
    .from(productVersionParameters)
    .where(eq(productVersionParameters.parameterId, id))
    .limit(1);
  if (active === undefined) return;
  raise("stillInUse", {
    resource: "configurationParameter",
    id,
    by: toReference("productVersion", active.productVersionId),
  });
}
