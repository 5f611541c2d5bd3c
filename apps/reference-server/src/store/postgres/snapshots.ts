import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ClientBase } from "pg";
import type { Moment } from "../../ports.js";
import { withWorkingFolder } from "../files/working-folder.js";
import type { SnapshotInfo, SnapshotStore } from "../snapshots.js";
import { writeBytes } from "../sqlite/backup.js";
import { commit } from "./commit.js";
import type { Connections } from "./connections.js";

/**
 * The size of a part of a snapshot. A larger snapshot is several rows, because a value cannot have more than a gigabyte,
 * and is in memory as a whole. The first row has the name of the snapshot: a version before parts reads a small one.
 */
const PART = 4 * 1024 * 1024;

/**
 * How much of a part is read or written at a time, as text. Bytes would be outside of the heap, where many megabytes of
 * what is no longer used wait to be collected.
 */
const SLICE = 512 * 1024;
const SLICES = PART / SLICE;

/** A name cannot contain the `@`, after which the number of a part stands. The next character ends the range. */
const OF_SNAPSHOT = `("name" = $1 or ("name" >= $1 || '@' and "name" < $1 || 'A'))`;

function nameOfPart(name: string, number: number): string {
  return number === 0 ? name : `${name}@${String(number).padStart(9, "0")}`;
}

/** What copies everything takes as long as it takes. */
const BEGIN = "begin isolation level read committed; set local statement_timeout = 0";
const BEGIN_READ =
  "begin isolation level repeatable read read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0";

/** A snapshot in a file. */
export interface SnapshotFile {
  readonly name: string;
  readonly now: Moment;
  readonly file: string;
}

/** Stores a snapshot, part by part. The caller's transaction replaces an earlier one with the name. */
export async function putSnapshot(client: ClientBase, { name, now, file }: SnapshotFile): Promise<void> {
  // Whoever else takes one with the name waits for this row.
  await client.query(
    `insert into "snapshots" ("name", "now", "image") values ($1, $2, '')
       on conflict ("name") do update set "now" = excluded."now"`,
    [name, now],
  );
  await client.query(`delete from "snapshots" where ${OF_SNAPSHOT}`, [name]);
  let number = 0;
  let slices: string[] = [];
  const flush = async (): Promise<void> => {
    if (slices.length === 0) return;
    const image = slices.map((_, index) => `decode($${index + 3}, 'base64')`).join(" || ");
    const part = `insert into "snapshots" ("name", "now", "image") values ($1, $2, ${image})`;
    await client.query(part, [nameOfPart(name, number), now, ...slices]);
    number += 1;
    slices = [];
  };
  for await (const slice of createReadStream(file, { encoding: "base64", highWaterMark: SLICE })) {
    slices.push(String(slice));
    if (slices.length === SLICES) await flush();
  }
  await flush();
}

/**
 * Writes a stored snapshot to a new file, slice by slice.
 *
 * @returns when it was taken; `undefined` when there is none.
 */
export async function getSnapshot(
  client: ClientBase,
  name: string,
  file: string,
): Promise<Moment | undefined> {
  const { rows: parts } = await client.query<{ name: string; now: number; size: number }>(
    `select "name", "now", octet_length("image") as size from "snapshots" where ${OF_SNAPSHOT} order by "name"`,
    [name],
  );
  const [first] = parts;
  if (first?.name !== name) return undefined;
  const written = await open(file, "wx", 0o600);
  try {
    for (const part of parts) {
      for (let from = 1; from <= part.size; from += SLICE) {
        const { rows } = await client.query<{ slice: Uint8Array }>(
          `select substring("image" from $2::int for ${SLICE}) as slice from "snapshots" where "name" = $1`,
          [part.name, from],
        );
        for (const { slice } of rows) await written.writeFile(slice);
      }
    }
  } finally {
    await written.close();
  }
  return first.now;
}

/** The stored snapshots, sorted by name. */
export async function listSnapshots(client: ClientBase): Promise<readonly SnapshotInfo[]> {
  const { rows } = await client.query<SnapshotInfo>(
    `select split_part("name", '@', 1) as name, max("now") as now, sum(octet_length("image"))::bigint as size
       from "snapshots" group by 1 order by 1`,
  );
  return rows;
}

/** Stores snapshots in the database, where every process finds them. A restore does not delete them. */
export function snapshotsInTable(connections: Pick<Connections, "use">): SnapshotStore {
  /** If the work fails, the connection is closed, and the database rolls back. */
  const inTransaction = <T>(begin: string, work: (client: ClientBase) => Promise<T>): Promise<T> =>
    connections.use(async ({ client }) => {
      await client.query(begin);
      const result = await work(client);
      await commit(client);
      return result;
    });
  return {
    list: () => connections.use(({ client }) => listSnapshots(client)),
    take: (name, now, store) =>
      withWorkingFolder(async (folder) => {
        const file = join(folder, "snapshot.sqlite");
        if (store.snapshotTo === undefined) await writeBytes(file, await store.snapshot());
        else await store.snapshotTo(file);
        await inTransaction(BEGIN, (client) => putSnapshot(client, { name, now, file }));
        return { name, now, size: (await stat(file)).size };
      }),
    use: (name, work) =>
      withWorkingFolder(async (folder) => {
        const file = join(folder, "snapshot.sqlite");
        const now = await inTransaction(BEGIN_READ, (client) => getSnapshot(client, name, file));
        return now === undefined ? undefined : work({ now, content: { file } });
      }),
    async remove(name) {
      const { rowCount } = await connections.use(({ client }) =>
        client.query(`delete from "snapshots" where ${OF_SNAPSHOT}`, [name]),
      );
      return (rowCount ?? 0) > 0;
    },
  };
}
