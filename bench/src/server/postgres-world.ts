import pg from "pg";
// The tests' helper for starting the system's PostgreSQL. It is not part of a published package.
import { startPostgres } from "../../../packages/receiver/test/servers/start-postgres.js";
import { type EventsOptions, eventOf } from "./insert-events.js";
import { live, type World } from "./world.js";

/** The same subscriptions as in a {@link World}, on its own PostgreSQL server. */
export interface PostgresWorld extends Pick<World, "headers" | "customers" | "deployed" | "leaving"> {
  /** Creates a database with this name, and returns its address. */
  make(name: string, fill?: (url: string) => Promise<unknown>): Promise<string>;
  stop(): Promise<void>;
}

const TEMPLATE = "lives";

/** @param endpoint - the address that events are sent to. */
export async function createPostgresWorld({ start }: World, endpoint: string): Promise<PostgresWorld> {
  const server = await startPostgres({ shared_buffers: "512MB", max_connections: "200" });
  const urlOf = (name: string): string => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  await execute(server.url, `create database ${TEMPLATE}`);
  const marketplace = await start(urlOf(TEMPLATE));
  const lives = await live(marketplace, endpoint);
  await marketplace.stop();
  // Nothing may be sent, polled or billed while something else is measured.
  await execute(urlOf(TEMPLATE), "delete from attempts; delete from events; delete from polls");
  return {
    ...lives,
    async make(name, fill) {
      await execute(server.url, `create database ${name} template ${TEMPLATE}`);
      const url = urlOf(name);
      await fill?.(url);
      await execute(url, "vacuum analyze");
      return url;
    },
    stop: () => server.stop(),
  };
}

/** Runs several statements, or one with values, and returns the rows of the last one. */
export async function execute(
  url: string,
  statements: string,
  values?: readonly string[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const answers: unknown = await client.query(statements, values && [...values]);
    const last = Array.isArray(answers) ? answers.at(-1) : answers;
    return (last as pg.QueryResult<Record<string, unknown>>).rows;
  } finally {
    await client.end();
  }
}

/**
 * Does the same as `insertEvents`, in one statement.
 *
 * @param options - `owners` has the vendor of each endpoint; 1 when absent. The vendor's product has the same id as
 * the vendor.
 */
export async function insertPostgresEvents(
  url: string,
  options: EventsOptions & { readonly owners?: readonly number[] },
): Promise<void> {
  const { endpoints, count, owners = endpoints.map(() => 1) } = options;
  const { entity, type, recipient, date, done, startedAt, dueAt } = eventOf(options);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `with target as (
         select ordinality - 1 as place, endpoint, substring(endpoint from '//([^/]+)') as host, owner
         from unnest($1::text[], $11::bigint[]) with ordinality as given(endpoint, owner, ordinality)
       ), numbered as (
         select (select coalesce(max(id), 0) from events) + n as id from generate_series(1, $9::bigint) as n
       )
       insert into events (id, entity_name, entity_id, type, date, recipient, endpoint, vendor, host, company_id,
         product_id, payload, notified, due_at, attempts, started_at)
       select id, $2::text, id, $3::text, $4::bigint, $5::text, endpoint, owner, host, owner, owner,
         json_build_object('id', id::text, 'eventId', id, 'entity', $2::text, 'type', $3::text,
           'entityUrl', 'subscription/' || id, 'date', '2025-06-15T15:06:40Z', 'metadata', json_build_object())::text,
         $6::int, $7::bigint, $6::int, $8::bigint
       from numbered join target on target.place = id % $10::bigint`,
      [endpoints, entity, type, date, recipient, done, dueAt, startedAt, count, endpoints.length, owners],
    );
    await client.query("select setval('events_id_seq', (select max(id) from events))");
  } finally {
    await client.end();
  }
}
