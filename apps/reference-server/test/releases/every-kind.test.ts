import { readdirSync, readFileSync } from "node:fs";
import {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  DeploymentStatus,
  EndpointCategory,
  EventAttemptOutcome,
  EventEntity,
  EventRecipient,
  EventType,
  Frequency,
  InvoiceStatus,
  LineType,
  MetricFunction,
  MetricType,
  OrderStatus,
  OrderType,
  ProductType,
  SubscriptionMoveCause,
  SubscriptionType,
  TokenAccess,
  TokenKind,
  TrialMode,
  UserRole,
} from "@syndikit/contract";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDump, releases, unpack } from "./stored.js";

/** Every column of an enumeration, and the values that no row of it has. */
const enumerations: Readonly<
  Record<string, readonly [values: Readonly<Record<string, string>>, ...none: string[]]>
> = {
  "attempts.outcome": [EventAttemptOutcome],
  "billing_items.presence": [BillingItemPresence],
  "billing_items.type": [BillingItemType],
  "billing_items.value_type": [BillingItemValueType],
  "companies.kind": [{ VENDOR: "VENDOR", CUSTOMER: "CUSTOMER" }],
  "events.entity_name": [EventEntity],
  "events.held": [{ DELAY: "DELAY", REORDER: "REORDER", PAUSED: "PAUSED" }],
  "events.recipient": [EventRecipient],
  "events.type": [EventType],
  "invoice_lines.type": [LineType],
  // No payment is ever on its way: the gateway answers at once.
  "invoices.status": [InvoiceStatus, InvoiceStatus.DELAYED],
  // Nothing is billed for a trial.
  "invoices.type": [OrderType, OrderType.TRIAL],
  "metrics.frequency": [Frequency],
  "metrics.metric_function": [MetricFunction],
  "metrics.type": [MetricType],
  "orders.status": [OrderStatus],
  // A credit note belongs to the order that it credits.
  "orders.type": [OrderType, OrderType.CREDIT],
  "product_versions.trial": [TrialMode],
  "products.type": [ProductType],
  "subscription_endpoints.category": [EndpointCategory],
  // The order itself is no move.
  "subscription_moves.cause": [SubscriptionMoveCause, SubscriptionMoveCause.order],
  "subscription_moves.from_state": [DeploymentStatus, DeploymentStatus.UNDEPLOYED],
  "subscription_moves.to_state": [DeploymentStatus, DeploymentStatus.WAITING_PAYMENT],
  "subscriptions.deployment_status": [DeploymentStatus],
  "subscriptions.type": [SubscriptionType],
  "tokens.access": [TokenAccess],
  "tokens.kind": [TokenKind],
  "users.user_role": [UserRole],
};

/** What a marketplace can be in the middle of. Each is a condition that some rows must meet. */
const waiting: readonly (readonly [what: string, table: string, condition: string])[] = [
  ["a renewal that was declined", "subscriptions", "grace_until is not null and pending_renewal is not null"],
  ...(
    [
      [OrderType.RENEWAL, "a renewal by hand"],
      [OrderType.SYNDICATED_UPGRADE, "an upgrade"],
      [OrderType.BILLING_ITEM_UPGRADE, "more seats"],
      [OrderType.UPSELL, "a bill of the vendor"],
    ] as const
  ).map(
    ([type, what]) =>
      [`${what} that is unpaid`, "invoices", `type = '${type}' and status = 'UNPAID'`] as const,
  ),
  ["an upgrade for later", "subscriptions", "deferred_upgrade is not null"],
  ["one-shot costs", "subscriptions", "oneshot_costs <> '[]'"],
  ["recurring costs", "subscriptions", "recurring_costs <> '[]'"],
  ["ranges whose set-up was charged", "subscriptions", "charged_ranges <> '[]'"],
  [
    "a short-lived plan that runs",
    "subscriptions",
    "lifespan is not null and deployment_status = 'DEPLOYED'",
  ],
  ["a trial that runs", "subscriptions", "type = 'TRIAL' and deployment_status = 'DEPLOYED'"],
  [
    "the end of a subscription that does not renew",
    "subscriptions",
    "auto_renew = 0 and expiry_notice_at is not null",
  ],
  ["an order that nobody has paid", "subscriptions", "deployment_status = 'WAITING_PAYMENT'"],
  [
    "quantities that are billed afterwards",
    "subscription_items",
    "billing_item_id in (select id from billing_items where value_type = 'POST_PAID')",
  ],
  ["samples of a gauge", "samples", "metric_id in (select id from metrics where counter = 0)"],
  ["samples of a counter", "samples", "metric_id in (select id from metrics where counter = 1)"],
  ["an event that is tried again", "events", "due_at is not null and attempts > 0"],
  ["an endpoint that is paused", "endpoints", "paused_at is not null and rate_limit is not null"],
  ["declared proceeds", "invoices", "cashed = 1"],
  ["a credit note", "invoices", "credit_of is not null and reason is not null"],
  ["an amount of another currency", "invoices", "currency_conversion <> '{}'"],
  ["a self-billing plan", "invoices", "self_billed = 1"],
  ["a deleted user", "users", "deleted_at is not null"],
  ["a deleted product", "products", "deleted_at is not null"],
  ["a deleted plan", "product_versions", "deleted_at is not null"],
  ["a deleted extra resource", "billing_items", "deleted_at is not null"],
  ["an address with a state", "companies", "address like '%\"state\"%'"],
  ["a previous secret", "products", "previous_secret_token is not null"],
  ["sealed headers of metrics", "products", "metric_headers <> '[]'"],
  ["a URL that validates orders", "products", "order_validation_urls <> '[]'"],
  ["labels of accepted values", "configuration_parameters", "accepted_values is not null"],
  ["roles of a notice", "notifications", "user_roles <> '[]'"],
  ["texts of a credential", "subscription_credentials", "description <> '{}'"],
];

const settings = [
  "clockOffset",
  "clockTarget",
  "demo",
  "faults",
  "keyFingerprint",
  "mailsAfter",
  "platformEndpoints",
];

test("every column of an enumeration is asked for its values", () => {
  const folder = new URL("../../src/store/tables/", import.meta.url);
  const columns = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/^ {4}(\w+): oneOf</gm)].map(([, name = ""]) =>
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ),
  );
  expect(columns.sort()).toEqual(
    Object.keys(enumerations)
      .map((name) => name.split(".")[1])
      .sort(),
  );
});

describe.each(releases)("the database of %s", (_, folder) => {
  let file: Database.Database;
  let remove = (): void => undefined;
  beforeAll(() => {
    const copy = unpack(folder);
    remove = copy.remove;
    file = new Database(copy.file, { readonly: true });
  });
  afterAll(() => {
    file.close();
    remove();
  });
  const pluck = (query: string): readonly unknown[] => file.prepare<[]>(query).pluck().all();
  const tables = (): readonly string[] =>
    pluck("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").map(String);

  test("has rows in every table, and its dump of PostgreSQL as many of them", () => {
    const counts = tables().map(
      (table) => [table, Number(pluck(`select count(*) from "${table}"`)[0])] as const,
    );
    expect(counts.filter(([, count]) => count === 0)).toEqual([]);
    const dump = readDump(folder);
    const missing = counts.filter(
      ([table]) => table !== "__drizzle_migrations" && !dump.includes(`INSERT INTO public.${table} VALUES`),
    );
    expect(missing).toEqual([]);
  });

  test.each(Object.entries(enumerations))("has a row of each value of %s", (column, [values, ...none]) => {
    const [table, name] = column.split(".");
    const stored = pluck(`select distinct "${name}" from "${table}" where "${name}" is not null`);
    expect([...stored].sort()).toEqual(
      Object.values(values)
        .filter((value) => !none.includes(value))
        .sort(),
    );
  });

  test.each(waiting)("has %s", (_what, table, condition) => {
    expect(pluck(`select 1 from "${table}" where ${condition} limit 1`)).toEqual([1]);
  });

  test("has every setting", () => {
    expect(pluck("select name from settings order by name")).toEqual(settings);
  });
});
