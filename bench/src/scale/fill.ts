import {
  DeploymentStatus,
  EventAttemptOutcome,
  EventType,
  InvoiceStatus,
  OrderStatus,
  OrderType,
} from "@syndikit/contract";
import type { Database } from "better-sqlite3";

/** The date of the first copied row, and the time between two subscriptions. */
const BEGIN = Date.UTC(2024, 0, 1);
const STEP = 300_000;

/** Rows for each subscription. */
const INVOICES = 5;
const EVENTS = 10;

/** One in a hundred orders is of proceeds that a vendor declared. */
const DECLARED = "n.i % 100 = 99";

/** Charges on each invoice, each with its line. */
const CHARGES = 2;

/**
 * Copies the rows of a market with one subscription, as the server wrote them, until it has as many. Two thirds are of
 * the first vendor. States, types and dates are spread as they are in a market that runs: few things wait, and fewer
 * have failed.
 */
export function fillMarket(db: Database, subscriptions: number): void {
  const copier = createCopier(db);
  db.exec("begin");
  // A company buys a hundred subscriptions, and none of the others is the customer's who asks.
  const companies = copier.copy("companies", {
    where: "t.kind = 'CUSTOMER' and t.id = (select company_id from users where user_name = 'customer')",
    count: Math.ceil(subscriptions / 100),
    columns: { name: "'Company ' || n.i" },
  });
  const users = copier.copy("users", {
    where: "t.user_name = 'customer'",
    count: Math.ceil(subscriptions / 2),
    columns: {
      user_name: "'buyer-' || n.i",
      email: "'buyer-' || n.i || '@example.test'",
      company_id: `${companies} + n.i / 50`,
      creation_date: `${BEGIN} + n.i * ${STEP}`,
    },
  });
  copier.copy("payment_methods", {
    where: "t.id = (select min(id) from payment_methods)",
    count: Math.ceil(subscriptions / 2),
    columns: { user_id: `${users} + n.i`, label: "'Card ' || n.i" },
  });
  const buyer = `${users} + n.i % ${Math.ceil(subscriptions / 2)}`;
  const created = `${BEGIN} + n.i * ${STEP}`;
  const first = copier.copy("subscriptions", {
    where: "t.id = (select min(id) from subscriptions)",
    count: subscriptions,
    columns: {
      name: "'Notes ' || n.i",
      buyer_id: buyer,
      company_id: `${companies} + n.i % ${Math.ceil(subscriptions / 2)} / 50`,
      product_id:
        "case when n.i % 3 = 0 then (select max(id) from products where company_id = 2) else t.product_id end",
      deployment_status: `case when n.i % 1000 = 0 then '${DeploymentStatus.FAILED}' when n.i % 10 = 0 then '${DeploymentStatus.UNDEPLOYED}' else '${DeploymentStatus.DEPLOYED}' end`,
      created_at: created,
      updated_at: created,
    },
  });
  const bills = subscriptions * INVOICES;
  const billed = `${BEGIN} + n.i * ${STEP / INVOICES}`;
  const orders = copier.copy("orders", {
    where: "t.id = (select min(id) from orders)",
    count: bills,
    columns: {
      subscription_id: `${first} + n.i / ${INVOICES}`,
      buyer_id: `${users} + n.i / ${INVOICES} % ${Math.ceil(subscriptions / 2)}`,
      type: `case when n.i % ${INVOICES} = 0 then '${OrderType.NORMAL}' else '${OrderType.RENEWAL}' end`,
      status: `case when n.i % 997 = 0 then '${OrderStatus.REJECTED}' else t.status end`,
      external_reference: "case when n.i % 2 = 0 then 'PO-' || n.i end",
      product_id: `(select product_id from subscriptions where id = ${first} + n.i / ${INVOICES})`,
      cause: "null",
      declared: DECLARED,
      date: billed,
    },
  });
  const invoices = copier.copy("invoices", {
    where: "t.id = (select min(id) from invoices)",
    count: bills,
    columns: {
      order_id: `${orders} + n.i`,
      subscription_id: `${first} + n.i / ${INVOICES}`,
      buyer_id: `${users} + n.i / ${INVOICES} % ${Math.ceil(subscriptions / 2)}`,
      product_id: `(select product_id from subscriptions where id = ${first} + n.i / ${INVOICES})`,
      status: `case when n.i % 500 = 0 then '${InvoiceStatus.UNPAID}' else '${InvoiceStatus.PAID}' end`,
      cashed: DECLARED,
      date: billed,
    },
  });
  const lines = bills * CHARGES;
  const charges = copier.copy("charges", {
    where: "t.id = (select min(id) from charges)",
    count: lines,
    columns: {
      subscription_id: `${first} + n.i / ${INVOICES * CHARGES}`,
      key: "'copy:' || n.i",
      // A few wait for the next invoice.
      invoice_id: `case when n.i % 1009 <> 0 then ${invoices} + n.i / ${CHARGES} end`,
    },
  });
  copier.copy("invoice_lines", {
    where: "t.id = (select min(id) from invoice_lines)",
    count: lines,
    columns: { invoice_id: `${invoices} + n.i / ${CHARGES}`, charge_id: `${charges} + n.i` },
  });
  copier.copy("messages", {
    where: "t.id = (select min(id) from messages)",
    count: subscriptions,
    columns: { user_id: buyer, subject: "'Your order ' || n.i", created_at: created, due_at: "null" },
  });
  const events = copier.copy("events", {
    where: "t.id = (select min(id) from events)",
    count: subscriptions * EVENTS,
    columns: {
      entity_id: `${first} + n.i / ${EVENTS}`,
      type: `case when n.i % ${EVENTS} = 0 then '${EventType.CREATED}' when n.i % 1009 = 0 then '${EventType.DELETED}' else '${EventType.MODIFIED}' end`,
      date: `${BEGIN} + n.i * ${STEP / EVENTS}`,
      endpoint: "'https://receiver-' || (n.i % 7) || '.example/events'",
      company_id: "case when n.i % 3 = 0 then 2 else 1 end",
      product_id:
        "case when n.i % 3 = 0 then (select max(id) from products where company_id = 2) else t.product_id end",
      notified: "n.i % 503 <> 0",
      outcome: `case when n.i % 503 <> 0 then '${EventAttemptOutcome.DELIVERED}' else '${EventAttemptOutcome.TIMEOUT}' end`,
      attempts: "1",
      due_at: "null",
    },
  });
  db.exec(`insert into attempts (event_id, number, date, duration, outcome, reason, status, request_headers)
    select id, 1, date, 20, outcome, '', 200, '{}'
    from events where id >= ${events}`);
  copier.copy("audit_entries", {
    where: "t.id = (select min(id) from audit_entries)",
    count: subscriptions * EVENTS,
    columns: {
      date: `${BEGIN} + n.i * ${STEP / EVENTS}`,
      request_id: "'request-' || n.i",
      object: `'subscription/' || (n.i / ${EVENTS})`,
      status: "case when n.i % 701 = 0 then 409 else 204 end",
    },
  });
  db.exec("commit");
}

interface Copy {
  readonly where: string;
  readonly count: number;
  /** SQL expressions by column name, in which `n.i` counts from 0, and `t` is the row that is copied. */
  readonly columns: Readonly<Record<string, string>>;
}

function createCopier(db: Database) {
  const next = (table: string): number =>
    Number(db.prepare("select seq from sqlite_sequence where name = ?").pluck().get(table) ?? 0) + 1;
  return {
    /** @returns the id of the first copy. The ids of the others follow it. */
    copy(table: string, { where, count, columns }: Copy): number {
      const first = next(table);
      // Read from the database, so that a new column is copied too.
      const names = db
        .prepare<[], string>(`select name from pragma_table_info('${table}') where pk = 0`)
        .pluck()
        .all();
      const values = names.map((name) => columns[name] ?? `t.${name}`);
      db.exec(`insert into ${table} (${names.join(", ")})
        with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count})
        select ${values.join(", ")} from n cross join ${table} t where ${where} order by n.i`);
      return first;
    },
  };
}
