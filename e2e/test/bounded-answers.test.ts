import document from "@syndikit/contract/openapi.json";
import { expect, test } from "vitest";

/**
 * What keeps each list and map of an answer short that has no limit in the schema of the answer. None of them grows by
 * itself, as what is ordered, billed or sent does.
 */
const bounds: Readonly<Record<string, string>> = {
  "BillingItemQuantities{}": "extra resources of a plan: ProductVersionInput has 100 at most",
  "ClockDryRun.steps[]": "MAX_STEPS of the dry run, 500",
  "ClockDryRun.unforeseen[]": "one sentence for each kind of call to a vendor",
  "ClockDryRunInvoice.entries[]": "as InvoiceDTO.entries[]",
  "ClockDryRunStep.invoices[]": "what one job of one subscription bills",
  "ConfigurationParameter.acceptedValues{}": "the body of its request",
  "ConfigurationParameterValues.values[]": "ExternalValuesResponse has 1,000 at most",
  "EnteredValues{}": "parameters of a plan: ProductVersionInput has 100 at most",
  "EventAttemptRequest.headers{}": "the headers of every delivery",
  "EventAttemptResponse.headers{}": "what the HTTP client takes of a response: 16 KiB",
  "InvoiceDTO.currencyConversion{}": "one entry for each currency",
  "InvoiceDTO.entries[]":
    "what is charged in a period: 500 lines of a bill, 500 one-off and 500 recurring ones, 100 resources",
  "LoggedRequest.errors[]": "validation stops after 20 faults",
  "NotifyDTO.userRoles[]": "NotifyInput has 10 at most",
  "OrderDTO.invoices[]": "its invoice, and credit notes of a cent at least up to its total",
  "OrderEstimate.lines[]": "resources of a plan: ProductVersionInput has 100 at most",
  "ProceedsReport.total{}": "one entry for each currency",
  "ProductDTO.configurationParameters[]": "one request of the vendor for each",
  "ProductDTO.orderValidationUrls[]": "ProductFields has 10 at most",
  "ProductDTO.productVersion[]": "one request of the vendor for each",
  "ProductDTO.syndicationEndpoints[]": "ProductFields has 10 at most",
  "ProductVersionDTO.billingItemValues[]": "ProductVersionInput has 100 at most",
  "ProductVersionDTO.configurationParameters[]": "ProductVersionInput has 100 at most",
  "Subscription.credentials[]": "the body of its request has 100 at most",
  "Subscription.oneshotCosts[]": "the body of its request has 500 at most",
  "Subscription.possibleUpgrades[]": "plans of its product: one request of the vendor for each",
  "Subscription.recurringCosts[]": "the body of its request has 500 at most",
  "Subscription.syndicatedEndpoints[]": "the body of its request has 50 at most",
  "applicationMetricGetPolls[]": "the earliest 1,000",
  "applicationMetricGetSamples[]": "the latest 1,000",
  "countryCodesGet[]": "the countries of the world",
  "dueGet[]": "the next 100",
  "eventGetAttempts[]": "the latest 1,000",
  "faultsGet[]": "the body of its request has 100 at most",
  "faultsReplace[]": "the body of its request has 100 at most",
  "platformEndpointsGet[]": "the body of its request has 20 at most",
  "platformEndpointsReplace[]": "the body of its request has 20 at most",
  "productGetMetricHeaders[]": "the body of its request has 20 at most",
  "productReplaceMetricHeaders[]": "the body of its request has 20 at most",
  "requestLogGet[]": "the latest 2,000",
  "snapshotList[]": "one request of an administrator for each, which copies the whole database",
  "subscriptionGetHistory[]": "the latest 1,000",
};

/** What is read of a schema, an operation, a response or a reference. */
interface Part {
  readonly $ref?: unknown;
  readonly items?: unknown;
  readonly maxItems?: unknown;
  readonly properties?: object;
  readonly additionalProperties?: unknown;
  readonly maxProperties?: unknown;
  readonly allOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly operationId?: unknown;
  readonly "x-pagination"?: unknown;
  readonly responses?: object;
  readonly content?: object;
  readonly schema?: unknown;
}

/** The lists and maps of answers that have no limit, as `Schema.property[]` or `operation[]`, but no pages. */
function unbounded(): readonly string[] {
  const found = new Set<string>();
  const visited = new Set<Part>();
  const walk = (given: unknown, place: string): void => {
    if (given === undefined) return;
    const { schema, name } = resolve(given);
    const here = name ?? place;
    if (visited.has(schema)) return;
    visited.add(schema);
    if (schema.items !== undefined) {
      if (schema.maxItems === undefined) found.add(`${here}[]`);
      walk(schema.items, `${here}[]`);
    }
    if (isObject(schema.additionalProperties)) {
      if (schema.maxProperties === undefined) found.add(`${here}{}`);
      walk(schema.additionalProperties, `${here}{}`);
    }
    for (const [key, property] of Object.entries(schema.properties ?? {})) walk(property, `${here}.${key}`);
    for (const part of [schema.allOf, schema.oneOf, schema.anyOf].flat()) walk(part, here);
  };
  for (const { operation, answer } of answers()) {
    // A page has 50 entries at most.
    const isPage = operation["x-pagination"] === "page";
    walk(isPage ? resolve(answer).schema.items : answer, String(operation.operationId));
  }
  return [...found].sort();
}

function answers(): readonly { readonly operation: Part; readonly answer: unknown }[] {
  return Object.values(document.paths)
    .flatMap((path) => Object.values(path).filter(isObject))
    .filter(({ operationId }) => operationId !== undefined)
    .flatMap((operation) =>
      Object.entries(operation.responses ?? {})
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([, response]) => Object.values(resolve(response).schema.content ?? {}))
        .flatMap((content) => (isObject(content) ? [{ operation, answer: content.schema }] : [])),
    );
}

/** What a reference refers to, and its name. */
function resolve(given: unknown): { readonly schema: Part; readonly name?: string } {
  if (!isObject(given)) return { schema: {} };
  if (typeof given.$ref !== "string") return { schema: given };
  const steps = given.$ref.slice(2).split("/");
  const target = steps.reduce<unknown>((value, step) => Reflect.get(Object(value), step), document);
  const name = steps.at(-1);
  return { ...resolve(target), ...(name === undefined ? {} : { name }) };
}

function isObject(value: unknown): value is Part {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

test("every list of an answer is a page, or has a limit", () => {
  expect(unbounded()).toEqual(Object.keys(bounds).sort());
});
