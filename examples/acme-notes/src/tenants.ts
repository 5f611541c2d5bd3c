import Database from "better-sqlite3";

/** A customer's own space in the application. */
export interface Tenant {
  readonly id: string;
  readonly subscriptionId: number;
  readonly owner: string;
  readonly plan: string;
  readonly notes: number;
  readonly active: boolean;
}

/** The tenants of the application. */
export interface Tenants {
  /** Makes a tenant, or gives the one that the same key made before. */
  create(tenant: { key: string; subscriptionId: number; owner: string; plan: string }): Tenant;
  changePlan(id: string, plan: string): void;
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
  notes: number;
  active: number;
}

/** Opens the tenants in a SQLite file. */
export function openTenants(file: string): Tenants {
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.exec(`create table if not exists tenants (
    id text primary key, key text not null unique, subscription_id integer not null, owner text not null,
    plan text not null, notes integer not null default 10, active integer not null default 1)`);

  // The unique key makes a second attempt find the tenant of the first, also when it crashed half-way.
  const insert = database.prepare<[string, string, number, string, string]>(
    "insert into tenants (id, key, subscription_id, owner, plan) values (?, ?, ?, ?, ?) on conflict (key) do nothing",
  );
  const findByKey = database.prepare<[string], Row>("select * from tenants where key = ?");
  const setPlan = database.prepare<[string, string]>("update tenants set plan = ? where id = ?");
  const block = database.prepare<[string]>("update tenants set active = 0 where id = ?");
  const count = database.prepare<[number], { notes: number }>(
    "select notes from tenants where subscription_id = ?",
  );
  const all = database.prepare<[], Row>("select * from tenants order by subscription_id");

  return {
    create({ key, subscriptionId, owner, plan }) {
      insert.run(`tenant-${subscriptionId}`, key, subscriptionId, owner, plan);
      const row = findByKey.get(key);
      if (row === undefined) throw new Error(`The tenant of subscription ${subscriptionId} was not stored.`);
      return toTenant(row);
    },
    changePlan: (id, plan) => void setPlan.run(plan, id),
    deactivate: (id) => void block.run(id),
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
    notes: row.notes,
    active: row.active === 1,
  };
}
