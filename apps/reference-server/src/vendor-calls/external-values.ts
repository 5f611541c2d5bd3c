import type {
  ConfigurationParameterValue,
  ExternalValuesRequest,
  ExternalValuesResponse,
} from "@syndikit/contract";
import { validateSchema } from "@syndikit/contract/validators";
import { and, eq, sql } from "drizzle-orm";
import { compact } from "../api/dto.js";
import { type Refusal, refuse } from "../errors.js";
import { isOneOf } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import {
  configurationParameters,
  type ProductRow,
  type ProductVersionRow,
  products,
  productVersions,
} from "../store/tables/product.js";
import { type AskOptions, askVendor } from "./ask-vendor.js";

const CALL = "externalValues";
/** Enough for a thousand values with descriptions; nobody chooses from a longer list. */
const MAX_BYTES = 1024 * 1024;

interface ExternalValues {
  readonly kind: "values";
  /** In display order; `null` when any value is allowed. */
  readonly values: readonly ConfigurationParameterValue[] | null;
}

/**
 * Asks a vendor for the possible values of a configuration parameter. Anything but a valid list with status 200 is a
 * refusal, because customers must not see part of a list.
 */
export async function askExternalValues(
  options: AskOptions,
  url: string,
  request: ExternalValuesRequest,
): Promise<ExternalValues | Refusal<"vendorUnreachable">> {
  const answer = await askVendor(options, { call: CALL, url, body: request, maxBytes: MAX_BYTES });
  if (answer === null) return refuse("vendorUnreachable", { call: CALL });
  const { status, body } = answer;
  if (status !== 200 || !isResponse(body)) {
    options.log.warn({ call: CALL, status }, "A vendor's answer is not a list of values.");
    return refuse("vendorUnreachable", { call: CALL });
  }
  return { kind: "values", values: body.values?.map(withoutExtras) ?? null };
}

function isResponse(body: unknown): body is ExternalValuesResponse {
  return validateSchema("ExternalValuesResponse", body).length === 0;
}

/** A vendor may send fields that are not in the contract. They are not passed on. */
function withoutExtras({ value, description }: ConfigurationParameterValue): ConfigurationParameterValue {
  return description === undefined ? { value } : { value, description };
}

interface ValueChoice {
  readonly parameter: { readonly id: number; readonly code: string };
  readonly productVersionId: number;
  /** The values that were entered so far, by the id of the parameter. */
  readonly entered: ReadonlyMap<number, string>;
  /** Two letters. */
  readonly language: string;
  readonly buyerId: number;
}

interface ValuesQuestion {
  /** The vendor company that is asked. */
  readonly vendor: number;
  readonly request: ExternalValuesRequest;
}

/** The request for the values of a parameter: the plan and the other entered values, under the vendor's identifiers. */
export async function valuesQuestion(db: Db, choice: ValueChoice): Promise<ValuesQuestion> {
  const { parameter, productVersionId, language, buyerId } = choice;
  const { productVersion, product } = await planWithProduct(db, productVersionId);
  const others = new Map([...choice.entered].filter(([id]) => id !== parameter.id));
  const request = compact({
    productId: product.id,
    productIdentifier: product.sku,
    productVersionId: productVersion.id,
    productVersionIdentifier: productVersion.externalId,
    configurationParameter: parameter.code,
    configurationParameters: await valuesByCode(db, others, product.id),
    language,
    buyerId,
  });
  return { vendor: product.companyId, request };
}

const productVersionById = prepared((db) =>
  db
    .select({ productVersion: productVersions, product: products })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .where(eq(productVersions.id, sql.placeholder("productVersionId")))
    .prepare(),
);

export async function planWithProduct(
  db: Db,
  productVersionId: number,
): Promise<{ readonly productVersion: ProductVersionRow; readonly product: ProductRow }> {
  return single(await productVersionById(db).execute({ productVersionId }));
}

/**
 * Values of a product's configuration parameters by the vendor's code for them. Values for other products' parameters
 * are left out, because this vendor must not see them.
 */
export async function valuesByCode(
  db: Db,
  values: ReadonlyMap<number, string>,
  productId: number,
): Promise<Record<string, string>> {
  const { id, code } = configurationParameters;
  const rows = await db
    .select({ id, code })
    .from(configurationParameters)
    .where(and(isOneOf(id, [...values.keys()]), eq(configurationParameters.productId, productId)));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const value = values.get(row.id);
      return value === undefined ? [] : [[row.code, value]];
    }),
  );
}
