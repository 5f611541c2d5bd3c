import { lifecycle } from "@syndikit/contract";
import { type SchemaName, validateSchema } from "@syndikit/contract/validators";
import type Database from "better-sqlite3";
import type { Store } from "../../../src/store/port.js";
import { openMemory } from "../../../src/store/sqlite/connection.js";

/** Rules that the stored data must obey after every write. Each query returns what breaks a rule. */
const LAWS: Readonly<Record<string, string>> = {
  "the subtotal of an invoice is the sum of its lines, to the nearest cent": `
    select i.id from invoices i left join invoice_lines l on l.invoice_id = i.id
    group by i.id having abs(i.subtotal - coalesce(sum(l.subtotal), 0)) > 50`,
  "what an invoice comes to is whole cents, and adds up": `
    select id from invoices where subtotal % 100 <> 0 or vat % 100 <> 0 or total <> subtotal + vat`,
  "an invoice belongs to the subscription of its order": `
    select i.id from invoices i join orders o on o.id = i.order_id where i.subscription_id <> o.subscription_id`,
  "an invoice that is paid says when": `
    select id from invoices where status = 'PAID' and payment_received is null and cashed = 0`,
  "an invoice is charged once": `
    select min(id) from invoices where payment_reference like 'pay_%' group by payment_reference having count(*) > 1`,
  "a subscription has the order that made it": `
    select s.id from subscriptions s left join orders o on o.subscription_id = s.id group by s.id having count(o.id) = 0`,
  "whoever waits for a payment has something to pay": `
    select s.id from subscriptions s where s.deployment_status = 'WAITING_PAYMENT' and not exists
    (select 1 from invoices i where i.subscription_id = s.id and i.status <> 'PAID')`,
  "a subscription that is deployed had its first invoice paid": `
    select s.id from subscriptions s join invoices i on i.id =
    (select min(id) from invoices where subscription_id = s.id and cashed = 0)
    where s.deployment_status in ('PENDING', 'DEPLOYED') and s.type = 'NORMAL' and i.type = 'NORMAL'
    and i.status not in ('PAID', 'DELAYED')`,
  "a company has one trial of a product": `
    select min(s.id) from subscriptions s join orders o on o.subscription_id = s.id
    where o.type = 'TRIAL' group by s.company_id, s.product_id having count(*) > 1`,
  "a period ends after it began": `select id from subscriptions where period_end < period_start`,
  "an event that was delivered is not due, unless somebody asked for it again": `
    select id from events where notified = 1 and due_at is not null and attempts = 0`,
  "attempts are counted": `
    select e.id from events e left join attempts a on a.event_id = e.id group by e.id having e.attempts <> count(a.id)`,
  "at most one default method a user": `
    select min(id) from payment_methods where default_method = 1 group by user_id having count(*) > 1`,
};

/** What is wrong with the stored data; empty when nothing is. */
export async function judgeStore(store: Store): Promise<readonly string[]> {
  const client = openMemory(await store.snapshot());
  try {
    return judgeDatabase(client);
  } finally {
    client.close();
  }
}

/** Like {@link judgeStore}, for an open database. */
export function judgeDatabase(client: Database.Database): readonly string[] {
  const wrong: string[] = [];
  const integrity = client.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") wrong.push(`The database is damaged: ${String(integrity)}`);
  const orphans = client.pragma("foreign_key_check");
  if (!Array.isArray(orphans) || orphans.length > 0)
    wrong.push(`Rows refer to nothing: ${JSON.stringify(orphans).slice(0, 300)}`);
  for (const [law, query] of Object.entries(LAWS)) {
    const broken = client.prepare(query).pluck().all();
    if (broken.length > 0) wrong.push(`Broken: ${law}. See ${broken.slice(0, 5).join(", ")}.`);
  }
  return [...wrong, ...judgeEvents(client), ...judgeStates(client)];
}

function judgeEvents(client: Database.Database): string[] {
  const rows = client.prepare<[], { id: number; payload: string }>("select id, payload from events").all();
  const schema: SchemaName = "EventNotification";
  return rows.flatMap(({ id, payload }) => {
    const violations = validateSchema(schema, JSON.parse(payload));
    return violations.map(({ path, message }) => `Event ${id} breaks the contract at ${path}: ${message}`);
  });
}

function judgeStates(client: Database.Database): string[] {
  const states = client
    .prepare<[], string>("select distinct deployment_status from subscriptions")
    .pluck()
    .all();
  return states.filter((state) => !(state in lifecycle.states)).map((state) => `There is no state ${state}.`);
}
