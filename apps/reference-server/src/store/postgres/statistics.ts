import type { ClientBase } from "pg";

/**
 * Of a table without statistics PostgreSQL's planner expects at least this many pages, and looks its rows up. A smaller
 * table is left so: with the statistics of an empty one it would be read as a whole, by plans that are kept while it
 * grows.
 */
const EXPECTED_PAGES = 10;

const LARGE = `select string_agg(quote_ident(relname), ', ') as names from pg_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace
    and pg_relation_size(oid) > ${EXPECTED_PAGES} * current_setting('block_size')::bigint`;

/**
 * Gathers the planner's statistics of all tables that are not small. Whoever has filled tables calls it at the end, in
 * the same transaction: by itself PostgreSQL does so a minute later, and guesses until then. It waits for no table that
 * is being vacuumed, and PostgreSQL skips, with a warning, what another user owns.
 */
export async function gatherStatistics(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ names: string | null }>(LARGE);
  const names = rows[0]?.names ?? null;
  if (names !== null) await client.query(`analyze (skip_locked) ${names}`);
}
