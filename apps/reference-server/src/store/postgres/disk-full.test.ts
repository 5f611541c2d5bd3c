import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { createConnectionShares } from "../../shares/table.js";
import { createPostgresStore } from "./open.js";

test("a store whose last write found the disk full is not ready until a write succeeds", async () => {
  let isFull = true;
  const client = { query: async () => ({ command: "COMMIT", rows: [{ reason: null }] }) };
  const connection = { client, send: client.query, atCommit: [], failures: [], touched: new Set<string>() };
  const connections: Parameters<typeof createPostgresStore>[0]["connections"] = {
    use: (work) => work(connection as never),
    useFree: (work) => work(connection as never),
    answeredAt: 0,
    of: () => connection as never,
    end: async () => undefined,
    onBroken: () => undefined,
    shares: createConnectionShares(1, () => 0),
  };
  const store = createPostgresStore({
    connections,
    connectAlone: () => Promise.reject(new Error("No lock is needed here.")),
  });
  const write = (): Promise<void> =>
    store.write(async () => {
      if (isFull)
        throw Object.assign(new DatabaseError("could not extend file", 0, "error"), { code: "53100" });
    });
  await store.check();
  await expect(write()).rejects.toThrow("the disk of the database is full");
  await expect(store.check()).rejects.toThrow("the disk of the database is full");
  isFull = false;
  await write();
  await store.check();
});
