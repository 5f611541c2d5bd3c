// Writes to the runtime's SQLite, closes it, opens it again, and prints what it contains.
import { sqliteStore } from "@syndikit/receiver/store/sqlite";

declare const FILE: string;

const row = {
  key: "subscription/12",
  revision: "a",
  lane: "event",
  state: "waiting",
  readyAt: 10,
  changedAt: 5,
  body: '{"text":"♥"}',
};

const first = sqliteStore(FILE);
const written = [await first.write(row, undefined), await first.write({ ...row, revision: "b" }, "stale")];
await first.close();

const second = sqliteStore(FILE);
console.log(
  JSON.stringify({
    written,
    read: await second.read(row.key),
    due: (await second.due([{ lane: "event", limit: 1 }], 10)).length,
    pruned: await second.prune({ lane: "event", state: "waiting", before: 0, keep: 1, limit: 9 }),
  }),
);
await second.close();
