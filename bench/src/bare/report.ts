import { randomBytes } from "node:crypto";
import {
  DeploymentStatus,
  EventRecipient,
  events,
  operations,
  SubscriptionMoveCause,
} from "@syndikit/contract";
import type { Database } from "better-sqlite3";
import type { Caller } from "./rows.js";

interface ProductRow {
  readonly syndication_endpoints: string;
  readonly company_id: number;
  readonly syndication_endpoint: string | null;
  readonly platform: string | null;
}

const PLATFORM_ENDPOINTS = "platformEndpoints";

export type Reported = "done" | "unknown" | "conflict";

/**
 * Handles the vendor's report that a tenant is gone: records it in the history and the audit log, and queues its
 * event for every endpoint. Runs inside the caller's transaction.
 */
export function createReport(db: Database): (caller: Caller, id: number, address: string) => Reported {
  const subscription = db.prepare<
    [number, number | null],
    { deployment_status: string; product_id: number }
  >(`
    select deployment_status, product_id from subscriptions
    where id = ? and product_id in (select id from products where company_id = ?)`);
  const update = db.prepare<[string, number, number]>(
    "update subscriptions set deployment_status = ?, updated_at = ? where id = ?",
  );
  const move = db.prepare<[number, number, string, string, string]>(`
    insert into subscription_moves (subscription_id, at, from_state, to_state, cause)
    values (?, ?, ?, ?, ?)`);
  const audit = db.prepare<Record<string, unknown>>(`
    insert into audit_entries (date, actor_id, actor_name, operation, object, status, address, request_id)
    values (:now, :userId, :userName, :operation, :object, 204, :address, :requestId)`);
  const product = db.prepare<[number], ProductRow>(`
    select p.syndication_endpoints, p.company_id, c.syndication_endpoint, s.value as platform
    from products p join companies c on c.id = p.company_id
    left join settings s on s.name = '${PLATFORM_ENDPOINTS}' where p.id = ?`);
  const insert = db.prepare<Record<string, unknown>>(`
    insert into events (entity_name, entity_id, type, date, recipient, endpoint, vendor, host, company_id, product_id, payload, due_at)
    values (:entity, :id, :type, :now, :recipient, :endpoint, coalesce(:companyId, 0), :host, :companyId, :productId, '', :now)`);
  const fix = db.prepare<[string, number]>("update events set payload = ? where id = ?");
  const { entity, type } = events["Subscription.DELETED"];
  const operation = operations.subscriptionPatch.id;
  const server = randomBytes(6).toString("base64url");
  let requests = 0;

  return (caller, id, address) => {
    const row = subscription.get(id, caller.companyId);
    if (row === undefined) return "unknown";
    if (row.deployment_status !== DeploymentStatus.UNDEPLOY_SENT) return "conflict";
    const now = Date.now();
    update.run(DeploymentStatus.UNDEPLOYED, now, id);
    move.run(id, now, row.deployment_status, DeploymentStatus.UNDEPLOYED, SubscriptionMoveCause.report);
    const sold = product.get(row.product_id);
    const common = { entity, id, type, now };
    const url = `${entity.charAt(0).toLowerCase()}${entity.slice(1)}/${id}`;
    const tell = (target: {
      recipient: string;
      endpoint: string;
      companyId: number | null;
      productId: number | null;
    }) => {
      const { lastInsertRowid } = insert.run({ host: new URL(target.endpoint).host, ...common, ...target });
      const eventId = Number(lastInsertRowid);
      const date = new Date(now).toISOString();
      fix.run(JSON.stringify({ id: String(id), eventId, entity, type, entityUrl: url, date }), eventId);
    };
    for (const endpoint of JSON.parse(sold?.syndication_endpoints ?? "[]") as string[]) {
      tell({
        recipient: EventRecipient.PRODUCT,
        endpoint,
        companyId: sold?.company_id ?? null,
        productId: row.product_id,
      });
    }
    for (const { url: endpoint } of JSON.parse(sold?.platform ?? "[]") as { url: string }[]) {
      tell({ recipient: EventRecipient.PLATFORM, endpoint, companyId: null, productId: null });
    }
    const { userId, userName } = caller;
    requests += 1;
    const requestId = `req_${server}${requests.toString(36).padStart(4, "0")}`;
    audit.run({ now, userId, userName, operation, object: url, address, requestId });
    return "done";
  };
}
