// Checks the keys of writes: every row that a write with keys changes must belong to one of its keys.
import { eq, getTableName, sql } from "drizzle-orm";
import { integer, type SQLiteTable, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Engine } from "../store/dialect.js";
import type { WriteKey } from "../store/keys.js";
import type { Store, Tx } from "../store/port.js";
import { tables } from "../store/postgres/schema.js";
import { cloudCredentials, comments, metadata, paymentMethods } from "../store/tables/account.js";
import { auditEntries } from "../store/tables/audit.js";
import { charges, invoiceLines, invoices, orders } from "../store/tables/billing.js";
import { companies, companyGroups } from "../store/tables/company.js";
import { endpoints } from "../store/tables/endpoint.js";
import { attempts, eventShares, events } from "../store/tables/event.js";
import { idempotencyKeys } from "../store/tables/idempotency.js";
import { messages } from "../store/tables/message.js";
import { metricChanges, metrics, polls, samples } from "../store/tables/metric.js";
import {
  billingItems,
  configurationParameters,
  products,
  productVersionParameters,
  productVersions,
  valueTiers,
} from "../store/tables/product.js";
import {
  segments,
  subscriptionCredentials,
  subscriptionEndpoints,
  subscriptionInstructions,
  subscriptionItems,
  subscriptionMoves,
  subscriptions,
  subscriptionValues,
} from "../store/tables/subscription.js";
import { tokens, tokenUses, users } from "../store/tables/user.js";

/**
 * Who owns the rows of a table: the kind of key that covers a row, and the expression for the owner's identifier in the
 * row `r`.
 */
interface Owned {
  readonly kind: Exclude<WriteKey["kind"], "invoice" | "order" | "plan">;
  /** The expression for the kind, where it depends on the row. */
  readonly kindOf?: string;
  readonly id: string;
  /**
   * Changes that need no key: nobody looks for new rows before they are committed, or for rows that are deleted with
   * their owner.
   */
  readonly free?: readonly Change[];
}

const ofSubscription: Owned = { kind: "subscription", id: 'r."subscription_id"' };

const ofSeller = (productId: string): Owned => ({
  kind: "catalogue",
  id: `(select "company_id" from "products" where "products"."id" = ${productId})`,
});

const ofPlan = ofSeller(
  '(select "product_id" from "product_versions" where "product_versions"."id" = r."product_version_id")',
);

const owned = new Map<SQLiteTable, Owned>([
  [subscriptions, { kind: "subscription", id: 'r."id"' }],
  [subscriptionItems, ofSubscription],
  [subscriptionEndpoints, ofSubscription],
  [subscriptionInstructions, ofSubscription],
  [subscriptionCredentials, ofSubscription],
  [subscriptionMoves, ofSubscription],
  [subscriptionValues, ofSubscription],
  [segments, ofSubscription],
  [charges, ofSubscription],
  [orders, ofSubscription],
  [invoices, ofSubscription],
  [
    invoiceLines,
    {
      kind: "subscription",
      id: '(select "subscription_id" from "invoices" where "invoices"."id" = r."invoice_id")',
    },
  ],
  [polls, ofSubscription],
  [samples, ofSubscription],
  [products, { kind: "catalogue", id: 'r."company_id"' }],
  [productVersions, ofSeller('r."product_id"')],
  [valueTiers, ofPlan],
  [productVersionParameters, ofPlan],
  [configurationParameters, ofSeller('r."product_id"')],
  [billingItems, { kind: "catalogue", id: 'r."company_id"' }],
  [metrics, ofSeller('r."product_id"')],
  [metricChanges, ofSeller('r."product_id"')],
  [
    companies,
    {
      kind: "company",
      kindOf: `case r."kind" when 'VENDOR' then 'vendor' else 'company' end`,
      id: 'r."id"',
    },
  ],
  [companyGroups, { kind: "company", id: 'r."company_id"' }],
  [users, { kind: "user", id: 'r."id"' }],
  [comments, { kind: "user", id: 'r."user_id"' }],
  [cloudCredentials, { kind: "user", id: 'r."owner_id"' }],
  [metadata, { kind: "metadata", id: 'r."entity_id"' }],
  [paymentMethods, { kind: "user", id: 'r."user_id"' }],
  [endpoints, { kind: "vendor", id: 'r."vendor"' }],
  [tokens, { kind: "user", id: 'r."user_id"' }],
  [
    tokenUses,
    {
      kind: "user",
      id: '(select "user_id" from "tokens" where "tokens"."id" = r."token_id")',
      // Deleted with its token.
      free: ["delete"],
    },
  ],
  [events, { kind: "vendor", id: 'r."vendor"', free: ["insert"] }],
  // Deleted with their event.
  [attempts, { kind: "vendor", id: "null", free: ["insert", "delete"] }],
  [
    eventShares,
    {
      kind: "vendor",
      id: '(select "vendor" from "events" where "events"."id" = r."event_id")',
      // Deleted with their event or their user, or after they expired.
      free: ["delete"],
    },
  ],
  [messages, { kind: "mails", id: "0", free: ["insert"] }],
  // Deleted by age, when nobody changes them any more.
  [auditEntries, { kind: "company", id: "null", free: ["insert", "delete"] }],
]);

/** A unique index decides between simultaneous inserts, and deleted rows have expired for everybody. */
const unwatched: readonly SQLiteTable[] = [idempotencyKeys];

/** The changes of a write, as recorded by triggers. */
const touchedRows = sqliteTable("touched_rows", {
  source: text("source").notNull(),
  change: text("change").notNull(),
  /** The identifier of the row, if it has one. */
  row: integer("row"),
  /** The kind of the key that covers it; `null` when only a write that locks everything may change it. */
  kind: text("kind"),
  owner: integer("owner"),
});

const CHANGES = ["insert", "update", "delete"] as const;
type Change = (typeof CHANGES)[number];

/** The statements that put triggers on every table. */
export function watchingStatements(engine: Engine): readonly string[] {
  const columns = '("source" text, "change" text, "row" bigint, "kind" text, "owner" bigint)';
  const watched = tables.filter((table) => !unwatched.includes(table));
  return [
    engine === "sqlite"
      ? `create temp table touched_rows ${columns}`
      : `create unlogged table touched_rows ${columns}`,
    ...watched.flatMap((table) => (engine === "sqlite" ? watchSqlite(table) : watchPostgres(table))),
  ];
}

/** Selects the records of a change of the row `r`. */
function told(table: SQLiteTable, change: Change): string {
  const owner = owned.get(table);
  const row = "id" in table ? 'r."id"' : "null";
  const cells = `'${getTableName(table)}', '${change}', ${row}`;
  const tell = `select ${cells}, ${owner === undefined ? "null, null" : `${owner.kindOf ?? `'${owner.kind}'`}, ${owner.id}`}`;
  // A new subscription also belongs to its company.
  return table === subscriptions && change === "insert"
    ? `${tell} union all select ${cells}, 'company', r."company_id"`
    : tell;
}

function watchSqlite(table: SQLiteTable): string[] {
  const name = getTableName(table);
  return changesOf(table).map((change) => {
    const side = change === "delete" ? "old" : "new";
    return `create temp trigger touched_${name}_${change} after ${change} on main."${name}" begin
      insert into touched_rows ${told(table, change).replaceAll("r.", `${side}.`)}; end`;
  });
}

function watchPostgres(table: SQLiteTable): string[] {
  const name = getTableName(table);
  return changesOf(table).flatMap((change) => [
    `create function touched_${name}_${change}() returns trigger language plpgsql as $$
      declare r record; begin r := ${change === "delete" ? "old" : "new"};
      insert into touched_rows ${told(table, change)}; return null; end $$`,
    `create trigger touched_${change} after ${change} on "${name}" for each row
      when (current_setting('syndikit.keyed', true) = 'on') execute function touched_${name}_${change}()`,
  ]);
}

function changesOf(table: SQLiteTable): Change[] {
  // Inserted events are recorded although they need no key: each is updated once more, with its payload.
  return CHANGES.filter((change) => table === events || !owned.get(table)?.free?.includes(change));
}

/** Makes each write with keys fail when it changes other rows. The database must already have the triggers. */
export function watchKeys<S extends Store>(store: S, engine: Engine): S {
  const write = store.write.bind(store);
  async function watch(tx: Tx): Promise<void> {
    if (engine === "sqlite") await tx.delete(touchedRows);
    else await tx.select({ on: sql`set_config('syndikit.keyed', 'on', true)` }).from(sql`(select 1) as one`);
  }

  return Object.assign(store, {
    // Nothing is awaited before this, so writes keep the order in which they are requested.
    async write<T>(work: (tx: Tx) => Promise<T>, options: Parameters<Store["write"]>[1] = {}): Promise<T> {
      const { on } = options;
      if (on === undefined) return write(work, options);
      return write(async (tx) => {
        await watch(tx);
        const result = await work(tx);
        await assertCovered(tx, on);
        return result;
      }, options);
    },
  });
}

/** The subscriptions that a key covers beside what it names: nobody writes those of a vendor whose catalogue is written. */
async function subscriptionsOf(tx: Tx, { kind, id }: WriteKey): Promise<readonly number[]> {
  const ids = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map((row) => row.id);
  switch (kind) {
    case "invoice":
      return ids(await tx.select({ id: invoices.subscriptionId }).from(invoices).where(eq(invoices.id, id)));
    case "order":
      return ids(await tx.select({ id: orders.subscriptionId }).from(orders).where(eq(orders.id, id)));
    case "catalogue":
      return ids(
        await tx
          .select({ id: subscriptions.id })
          .from(subscriptions)
          .innerJoin(products, eq(products.id, subscriptions.productId))
          .where(eq(products.companyId, id)),
      );
    default:
      return [];
  }
}

/** @throws {Error} when a changed row belongs to none of the keys of the write. */
async function assertCovered(tx: Tx, on: readonly WriteKey[]): Promise<void> {
  const touched = await tx.delete(touchedRows).returning();
  const named = new Set(on.map(({ kind, id }) => `${kind} ${id}`));
  for (const key of on) for (const id of await subscriptionsOf(tx, key)) named.add(`subscription ${id}`);
  const isNew = new Set<string>();
  for (const { source, change, row } of touched) if (change === "insert") isNew.add(`${source} ${row}`);
  for (const { source, change, row, kind, owner } of touched) {
    const owns = `${kind} ${owner}`;
    if (named.has(owns)) continue;
    // Nobody else can see yet what the write has created itself.
    if (kind === "subscription" && isNew.has(`subscriptions ${owner}`)) continue;
    if (source === "events" && isNew.has(`events ${row}`)) continue;
    const whose = kind === null ? "is only for writes that lock everything" : `is of ${owns}`;
    throw new Error(
      `A write that names ${[...named].join(", ") || "nothing"} did the ${change} of a row of ${source} that ${whose}.`,
    );
  }
}
