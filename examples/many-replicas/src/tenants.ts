import type { Pool } from "pg";

/** The tenants of the application, in the database that all replicas share. */
export interface Tenants {
  /** Makes a tenant, or gives the one that the same key made before. */
  create(tenant: {
    readonly id: string;
    readonly subscriptionId: number;
    readonly key: string;
  }): Promise<string>;
  remove(id: string): Promise<void>;
}

/** Opens the tenants. */
export async function openTenants(pool: Pool): Promise<Tenants> {
  // Replicas start together, and two of them must not make the table at once.
  await pool.query(`do $$ begin
    perform pg_advisory_xact_lock(hashtext('tenants'));
    create table if not exists tenants (
      id text primary key, key text not null unique, subscription_id integer not null, attempts integer not null default 1,
      removed boolean not null default false);
  end $$`);

  return {
    async create({ id, subscriptionId, key }) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into tenants (id, key, subscription_id) values ($1, $2, $3)
         on conflict (key) do update set attempts = tenants.attempts + 1 returning id`,
        [id, key, subscriptionId],
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`The tenant of subscription ${subscriptionId} was not stored.`);
      return row.id;
    },
    async remove(id) {
      await pool.query("update tenants set removed = true where id = $1", [id]);
    },
  };
}
