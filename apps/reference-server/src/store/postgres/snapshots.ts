import type { SnapshotStore } from "../snapshots.js";
import type { Connections } from "./connections.js";

/** Stores snapshots in the database, where every process finds them. A restore does not delete them. */
export function snapshotsInTable(connections: Pick<Connections, "use">): SnapshotStore {
  const query = (text: string, params: readonly unknown[]) =>
    connections.use(async ({ client }) => (await client.query(text, [...params])).rows);
  return {
    async list() {
      return query(
        'select "name", "now", octet_length("image") as size from "snapshots" order by "name"',
        [],
      );
    },
    async take(name, now, store) {
      const bytes = await store.snapshot();
      const image = Buffer.from(bytes);
      const statement =
        'insert into "snapshots" ("name", "now", "image") values ($1, $2, $3) ' +
        'on conflict ("name") do update set "now" = excluded."now", "image" = excluded."image"';
      await query(statement, [name, now, image]);
      return { name, now, size: bytes.length };
    },
    async get(name) {
      const [row] = await query('select "now", "image" as content from "snapshots" where "name" = $1', [
        name,
      ]);
      return row;
    },
    async remove(name) {
      const rows = await query('delete from "snapshots" where "name" = $1 returning "name"', [name]);
      return rows.length > 0;
    },
  };
}
