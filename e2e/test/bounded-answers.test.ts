import document from "@syndikit/contract/openapi.json";
import { expect, test } from "vitest";

/** Lists and maps of answers without a limit of their own: the limit of what they are made from. */
const limitedBy: Readonly<Record<string, string>> = {
  "BillingItemQuantities{}": "ProductVersionInput.billingItemValues[]",
  "ConfigurationParameter.acceptedValues{}": "ConfigurationParameterInput.acceptedValues{}",
  "ConfigurationParameterValues.values[]": "ExternalValuesResponse.values[]",
  "EnteredValues{}": "ProductVersionInput.configurationParameters[]",
  "NotifyDTO.userRoles[]": "NotifyInput.userRoles[]",
  "OrderEstimate.lines[]": "ProductVersionInput.billingItemValues[]",
  "ProductDTO.orderValidationUrls[]": "ProductFields.orderValidationUrls[]",
  "ProductDTO.syndicationEndpoints[]": "ProductFields.syndicationEndpoints[]",
  "ProductVersionDTO.billingItemValues[]": "ProductVersionInput.billingItemValues[]",
  "ProductVersionDTO.configurationParameters[]": "ProductVersionInput.configurationParameters[]",
  "Subscription.credentials[]": "subscriptionSetCredentials[]",
  "Subscription.oneshotCosts[]": "subscriptionSetOneshotCosts[]",
  "Subscription.recurringCosts[]": "subscriptionSetRecurringCosts[]",
  "Subscription.syndicatedEndpoints[]": "subscriptionSetEndpoints[]",
  "faultsGet[]": "faultsReplace[]",
  "faultsReplace[]": "faultsReplace[]",
  "platformEndpointsGet[]": "platformEndpointsReplace[]",
  "platformEndpointsReplace[]": "platformEndpointsReplace[]",
  "productGetMetricHeaders[]": "productReplaceMetricHeaders[]",
  "productReplaceMetricHeaders[]": "productReplaceMetricHeaders[]",
};

/** Lists that end where the description of their operation says so. */
const described: Readonly<Record<string, string>> = {
  "applicationMetricGetPolls[]": "1,000 at most",
  "applicationMetricGetSamples[]": "The latest 1,000",
  "dueGet[]": "The next 100",
  "eventGetAttempts[]": "The latest 1,000",
  "requestLogGet[]": "the last 1,000 of the others",
  "subscriptionGetHistory[]": "the latest 1,000",
};

/** The others, of which no document can say how long they get: why they do not grow as what is ordered or sent does. */
const reasons: Readonly<Record<string, string>> = {
  "ClockDryRun.steps[]": "MAX_STEPS of the dry run, 500",
  "ClockDryRun.unforeseen[]": "one sentence for each kind of call to a vendor",
  "ClockDryRunInvoice.entries[]": "as InvoiceDTO.entries[]",
  "ClockDryRunStep.invoices[]": "what one job of one subscription bills",
  "EventAttemptRequest.headers{}": "the headers of every delivery",
  "EventAttemptResponse.headers{}": "what the HTTP client takes of a response: 16 KiB",
  "InvoiceDTO.currencyConversion{}": "one entry for each currency",
  "InvoiceDTO.entries[]":
    "what is charged in a period: 500 lines of a bill, 500 one-off and 500 recurring ones, 100 resources",
  "LoggedRequest.errors[]": "validation stops after 20 faults",
  "MoneyReport.currencies[]": "one entry for each currency",
  "OrderDTO.invoices[]": "its invoice, and credit notes of a cent at least up to its total",
  "ProceedsReport.total{}": "one entry for each currency",
  "ProductDTO.configurationParameters[]": "one request of the vendor for each",
  "ProductDTO.productVersion[]": "one request of the vendor for each",
  "Subscription.possibleUpgrades[]": "plans of its product: one request of the vendor for each",
  "countryCodesGet[]": "the countries of the world",
  "eventGetShares[]": "one link for each user who makes one",
  "snapshotList[]": "one request of an administrator for each, which copies the whole database",
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
  readonly description?: unknown;
  readonly requestBody?: unknown;
  readonly responses?: object;
  readonly content?: object;
  readonly schema?: unknown;
}

/** A schema, and the name of what it is the body of. */
interface Root {
  readonly place: string;
  readonly schema: unknown;
}

/** The lists and maps in schemas, as `Schema.property[]` or `operation{}`, each with its limit. */
function limitsIn(roots: readonly Root[]): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const visited = new Set<Part>();
  const walk = (given: unknown, place: string): void => {
    if (given === undefined) return;
    const { schema, name } = resolve(given);
    const here = name ?? place;
    if (visited.has(schema)) return;
    visited.add(schema);
    if (schema.items !== undefined) {
      found.set(`${here}[]`, schema.maxItems);
      walk(schema.items, `${here}[]`);
    }
    if (isObject(schema.additionalProperties)) {
      found.set(`${here}{}`, schema.maxProperties);
      walk(schema.additionalProperties, `${here}{}`);
    }
    for (const [key, property] of Object.entries(schema.properties ?? {})) walk(property, `${here}.${key}`);
    for (const part of [schema.allOf, schema.oneOf, schema.anyOf].flat()) walk(part, here);
  };
  for (const { place, schema } of roots) walk(schema, place);
  return found;
}

const operations: readonly Part[] = Object.values(document.paths)
  .flatMap((path) => Object.values(path).filter(isObject))
  .filter(({ operationId }) => operationId !== undefined);

/** What operations answer; of a page its entries, of which it has 50 at most. */
function answers(): readonly Root[] {
  return operations.flatMap((operation) =>
    Object.entries(operation.responses ?? {})
      .filter(([status]) => status.startsWith("2"))
      .flatMap(([, response]) => bodiesOf(operation, response))
      .map(({ place, schema }) =>
        operation["x-pagination"] === "page"
          ? { place, schema: resolve(schema).schema.items }
          : { place, schema },
      ),
  );
}

/** What is sent to the marketplace, by its users and by vendors. */
function inputs(): readonly Root[] {
  return [
    ...operations.flatMap((operation) => bodiesOf(operation, operation.requestBody)),
    { place: "", schema: { $ref: "#/components/schemas/ExternalValuesResponse" } },
  ];
}

function bodiesOf(operation: Part, body: unknown): readonly Root[] {
  return Object.values(resolve(body).schema.content ?? {}).flatMap((content) =>
    isObject(content) ? [{ place: String(operation.operationId), schema: content.schema }] : [],
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
  const unlimited = [...limitsIn(answers())].filter(([, limit]) => limit === undefined);
  expect(unlimited.map(([place]) => place).sort()).toEqual(
    [limitedBy, described, reasons].flatMap(Object.keys).sort(),
  );
});

test.each(Object.entries(limitedBy))("%s is as long as %s at most, which has a limit", (_, input) => {
  expect(limitsIn(inputs()).get(input)).toBeTypeOf("number");
});

test.each(Object.entries(described))("the description of %s says: %s", (place, words) => {
  const operation = operations.find(({ operationId }) => `${String(operationId)}[]` === place);
  expect(operation?.description).toContain(words);
});
