import Database from "better-sqlite3";

/** A customer's own space in the application. */
export interface Tenant {
  readonly id: string;
  readonly subscriptionId: number;
  readonly owner: string;
  readonly plan: string;
  /** Quantities of extra resources: what the customer pays for. */
  readonly billingItems: Readonly<Record<string, number>>;
  readonly notes: number;
  /** Nobody may use it for now. */
  readonly blocked: boolean;
  /** Its subscription has not ended. */
  readonly active: boolean;
}

/** The tenants of the application. */
export interface Tenants {
  /** Makes a tenant, or gives the one that the same key made before. */
  create(tenant: {
    id: string;
    key: string;
    subscriptionId: number;
    owner: string;
    plan: string;
    billingItems: Readonly<Record<string, number>>;
  }): Tenant;
  changePlan(id: string, plan: string): void;
  changeLimits(id: string, billingItems: Readonly<Record<string, number>>): void;
  /** Closes it for its users, or opens it again. */
  setBlocked(id: string, blocked: boolean): void;
  /** Blocks access, and keeps the data. Doing it twice is the same as once. */
  deactivate(id: string): void;
  /** How many notes a subscription's tenant holds; undefined when there is none. */
  countNotes(subscriptionId: number): number | undefined;
  list(): readonly Tenant[];
}

interface Row {
  id: string;
  subscription_id: number;
  owner: string;
  plan: string;
  billing_items: string;
  notes: number;
  blocked: number;
  active: number;
}

/** Opens the tenants in a SQLite file. */
export function openTenants(file: string): Tenants {
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.exec(`create table if not exists tenants (
    id text primary key, key text not null unique, subscription_id integer not null, owner text not null,
    plan text not null, billing_items text not null, blocked integer not null default 0, notes integer not null default 10, active integer not null default 1)`);

  // The unique key makes a second attempt find the tenant of the first, also when it crashed half-way.
  const insert = database.prepare<[string, string, number, string, string, string]>(
    "insert into tenants (id, key, subscription_id, owner, plan, billing_items) values (?, ?, ?, ?, ?, ?) on conflict (key) do nothing",
  );
  const findByKey = database.prepare<[string], Row>("select * from tenants where key = ?");
  const setPlan = database.prepare<[string, string]>("update tenants set plan = ? where id = ?");
  const setLimits = database.prepare<[string, string]>("update tenants set billing_items = ? where id = ?");
  const setBlocked = database.prepare<[number, string]>("update tenants set blocked = ? where id = ?");
  const deactivate = database.prepare<[string]>("update tenants set active = 0 where id = ?");
  const count = database.prepare<[number], { notes: number }>(
    // After a reset of the sandbox, an earlier tenant may have had the same number.
    "select notes from tenants where subscription_id = ? order by rowid desc limit 1",
  );
  const all = database.prepare<[], Row>("select * from tenants order by subscription_id");

  return {
    create({ id, key, subscriptionId, owner, plan, billingItems }) {
      insert.run(id, key, subscriptionId, owner, plan, JSON.stringify(billingItems));
      const row = findByKey.get(key);
      if (row === undefined) throw new Error(`The tenant of subscription ${subscriptionId} was not stored.`);
      return toTenant(row);
    },
    changePlan: (id, plan) => void setPlan.run(plan, id),
    changeLimits: (id, billingItems) => void setLimits.run(JSON.stringify(billingItems), id),
    setBlocked: (id, blocked) => void setBlocked.run(blocked ? 1 : 0, id),
    deactivate: (id) => void deactivate.run(id),
    countNotes: (subscriptionId) => count.get(subscriptionId)?.notes,
    list: () => all.all().map(toTenant),
  };
}

function toTenant(row: Row): Tenant {
  return {
    id: row.id,
    subscriptionId: row.subscription_id,
    owner: row.owner,
    plan: row.plan,
    billingItems: JSON.parse(row.billing_items),
    notes: row.notes,
    blocked: row.blocked === 1,
    active: row.active === 1,
  };
}
