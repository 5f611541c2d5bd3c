// The tables that grow, filled, for the tests of how the engines read them.
import { openImage } from "../store/sqlite/image.js";

type Client = ReturnType<typeof openImage>;

/** A SQLite database that {@link fillGrowing} has filled. */
export function openGrowing(rows: number): Client {
  const client = openImage();
  client.pragma("foreign_keys = OFF");
  for (const statement of fillGrowing(rows)) client.exec(statement);
  return client;
}

/** The names of the tables that {@link fillGrowing} fills with as many rows as it is asked for. */
export function readGrowing(): readonly string[] {
  const client = openGrowing(100);
  const names = tablesWith(client, 100);
  client.close();
  return [...names];
}

/** The names of the tables that have at least as many rows, without those that are indexes of texts. */
export function tablesWith(client: Client, rows: number): ReadonlySet<string> {
  const names = client
    .prepare<[], string>("select name from pragma_table_list where schema = 'main' and type = 'table'")
    .pluck()
    .all();
  const has = (name: string): boolean =>
    client.prepare(`select 1 from "${name}" limit 1 offset ${rows - 1}`).get() !== undefined;
  return new Set(names.filter(has));
}

/**
 * SQL for either engine that fills the tables, each with as many rows. One in a hundred is unpaid, or has failed, and one
 * of five hundred users sells. What they refer to is not there.
 */
export function fillGrowing(rows: number): readonly string[] {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})`;
  const text = `'${"x".repeat(300)}'`;
  return [
    `insert into products (id, company_id, name, type, sku, created_at, updated_at)
      values (1, 1, 'x', 'SAAS', 'x', 0, 0), (2, 2, 'y', 'SAAS', 'y', 0, 0)`,
    `insert into companies (id, kind, name, company_description, created_at)
      ${numbers} select 9 + i, 'CUSTOMER', 'Company ' || i, ${text}, 0 from n`,
    `insert into company_groups (id, company_id, name, identifier)
      ${numbers} select i, 9 + i, 'Group ' || i, ${text} from n`,
    `insert into users (id, user_name, name, email, user_role, company_id, environment, creation_date)
      ${numbers} select i, 'buyer-' || i, 'x', 'buyer-' || i || '@example.test',
        case i % 500 when 2 then 'ROLE_VENDOR' else 'ROLE_USER' end, case i % 500 when 2 then 1 else 9 + i / 10 end,
        ${text}, ${rows} - i from n`,
    `insert into subscriptions (id, name, type, deployment_status, buyer_id, company_id, product_id, product_version_id,
        product_version, billing_period, auto_renew, period_start, period_end, anchor_day, created_at, updated_at)
      ${numbers} select i, 'Notes ' || i, 'NORMAL', case i % 100 when 0 then 'FAILED' else 'DEPLOYED' end, 9 + i / 10,
        9 + i / 100, case i % 3 when 0 then 2 else 1 end, 1, '{"name":"${"x".repeat(1_200)}"}', 1, 1, 0, ${rows} - i, 1, ${rows} - i, ${rows} - i from n`,
    `insert into segments (subscription_id, product_id, number, quantity, period_start, period_end, hourly, begin, until,
        base, rated_until, rated_quantity, rated_amount, monthly)
      ${numbers} select i, case i % 3 when 0 then 2 else 1 end, 1, 1, 0, ${rows}, 0, ${rows} - i, ${rows} - i + 500,
        'ZERO', 0, 0, '0', 100000 from n`,
    `insert into subscription_moves (id, subscription_id, at, from_state, to_state, cause, reason)
      ${numbers} select i, i, ${rows} - i, 'PENDING', 'DEPLOYED', 'deploy', ${text} from n`,
    `insert into metadata (entity, entity_id, key, value)
      ${numbers} select 'subscription', i, 'tenant', 't' || i from n`,
    `insert into metrics (id, product_id, billing_item_id, name, type, counter, metric_function, frequency)
      values (1, 1, 1, 'x', 'EXTERNAL', 0, 'AVERAGE', 'HOUR'), (2, 2, 2, 'y', 'EXTERNAL', 0, 'AVERAGE', 'HOUR')`,
    `insert into samples (id, metric_id, subscription_id, at, value)
      ${numbers} select i, case i % 3 when 0 then 2 else 1 end, 1 + i / 10, ${rows} - i, 0 from n`,
    `insert into polls (metric_id, subscription_id, next_at, last_error)
      ${numbers} select case i % 3 when 0 then 2 else 1 end, i, ${rows} - i, ${text} from n`,
    `insert into messages (id, user_id, subject, text, html, language, created_at)
      ${numbers} select i, 1 + i / 10, 'Order ' || i, ${text}, ${text}, 'en', ${rows} - i from n`,
    `insert into comments (id, user_id, product_id, rating, comment, date)
      ${numbers} select i, i, case i % 3 when 0 then 2 else 1 end, 1 + i % 5, ${text}, ${rows} - i from n`,
    `insert into cloud_credentials (id, owner_id, subscription_id, name, payload, created_at)
      ${numbers} select i, i, i, 'Cloud ' || i, ${text}, ${rows} - i from n`,
    `insert into tokens (id, user_id, hash, kind, name, access, created_at)
      ${numbers} select i, i, ${text} || i, 'PERSONAL', 'x', 'FULL', ${rows} - i from n`,
    `insert into payment_methods (id, user_id, label, payment_method_id, created_at)
      ${numbers} select i, i, 'Card ' || i, 'x', ${rows} - i from n`,
    `insert into invoices (id, order_id, subscription_id, product_id, buyer_id, type, status, subtotal, vat, total, product,
        product_version, date, payment_received)
      ${numbers} select i, i, 1 + i / 5, 1, 9, 'NORMAL', case i % 100 when 0 then 'UNPAID' else 'PAID' end, 0, 0, 0,
        ${text}, 'x', ${rows} - i, case i % 100 when 0 then null else ${rows} - i end from n`,
    `insert into orders (id, type, status, subscription_id, product_id, product_version_id, buyer_id, total,
        external_reference, cause, date)
      ${numbers} select i, case i % 5 when 0 then 'NORMAL' else 'RENEWAL' end,
        case i % 997 when 0 then 'REJECTED' else 'PAID' end, 1 + i / 5, 1, 1, 9, 0, 'PO-' || i, ${text} || i,
        ${rows} - i from n`,
    `insert into charges (id, subscription_id, key, segment, type, description, price, quantity, subtotal, invoice_id)
      ${numbers} select i, 1 + i / 10, 'own:' || i, null, 'PRODUCT', ${text}, '0', 1, '0', i from n`,
    `insert into events (id, entity_name, entity_id, type, date, recipient, endpoint, vendor, host, company_id, product_id,
        payload, notified, attempts, outcome)
      ${numbers} select i, 'Subscription', 1 + i / 10, case i % 10 when 0 then 'CREATED' else 'MODIFIED' end, ${rows} - i,
        'COMPANY', 'https://' || i % 7 || '.example/', 1, 'x', 1, 1, ${text}, case i % 100 when 0 then 0 else 1 end, 1,
        case i % 100 when 0 then 'TIMEOUT' else 'DELIVERED' end from n`,
    `insert into attempts (id, event_id, number, date, duration, outcome, reason, request_headers)
      ${numbers} select i, 1 + i / 3, i % 3, ${rows} - i, 1, 'DELIVERED', ${text}, '{}' from n`,
    `insert into audit_entries (id, date, operation, object, actor_id, status, address, request_id, after)
      ${numbers} select i, ${rows} - i, 'orderCreate', 'subscription/' || i / 10, i % 1000,
        case i % 100 when 0 then 409 else 204 end, '::1', 'r' || i, '{"name":"${"x".repeat(300)}"}' from n`,
  ];
}
