import type { Pool } from "pg";

/** The tenants of the application, in the database that all replicas share. */
export interface Tenants {
  /** Makes a tenant, or gives the one that the same key made before. */
  create(subscriptionId: number, key: string): Promise<string>;
  remove(subscriptionId: number): Promise<void>;
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
    async create(subscriptionId, key) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into tenants (id, key, subscription_id) values ($1, $2, $3)
         on conflict (key) do update set attempts = tenants.attempts + 1 returning id`,
        [`tenant-${subscriptionId}`, key, subscriptionId],
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`The tenant of subscription ${subscriptionId} was not stored.`);
      return row.id;
    },
    async remove(subscriptionId) {
      await pool.query("update tenants set removed = true where subscription_id = $1", [subscriptionId]);
    },
  };
}
