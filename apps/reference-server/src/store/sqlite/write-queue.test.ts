import { expect, test } from "vitest";
import { ofCompany } from "../../shares/owner.js";
import { openMemory, openWriter } from "./connection.js";
import { openSqlite } from "./open.js";
import { WriteQueue } from "./write-queue.js";

/** Keeps the writer busy, as a query that takes long does. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("a flood of one owner's writes delays another's by what a round allows, not by the flood", async () => {
  const store = openSqlite({ file: ":memory:" });
  const begun: string[] = [];
  const write = (name: string, company: number): Promise<void> =>
    store.write(
      async () => {
        begun.push(name);
        work(5);
      },
      { owner: ofCompany(company) },
    );
  const all = Array.from({ length: 40 }, () => write("flood", 1));
  all.push(write("victim", 2));
  expect(store.shares?.["writes"]?.state()).toMatchObject({
    running: 1,
    waiting: 41,
    waited: 40,
    refused: 0,
  });
  await Promise.all(all);
  expect(store.shares?.["writes"]?.state()).toMatchObject({ waiting: 0, waited: 40 });
  expect(store.shares?.["writes"]?.state().waitedFor).toBeGreaterThan(100);
  await store.close();
  // A round is 10 ms of the writer: two of the flood's writes, or three when the second ended just before.
  expect(begun.indexOf("victim")).toBeLessThanOrEqual(3);
  expect(begun).toHaveLength(41);
});

test("the writes of one owner run in the order in which they came", async () => {
  const store = openSqlite({ file: ":memory:" });
  const begun: number[] = [];
  const all = Array.from({ length: 100 }, (_, index) =>
    store.write(async () => void begun.push(index), { owner: ofCompany(1 + (index % 2)) }),
  );
  await Promise.all(all);
  await store.close();
  for (const rest of [0, 1])
    expect(begun.filter((index) => index % 2 === rest)).toEqual(
      Array.from({ length: 50 }, (_, index) => 2 * index + rest),
    );
});

test("what runs alone has a transaction of its own, without a savepoint, and takes only its own writes back", async () => {
  const connection = openWriter(openMemory(), "fast");
  const { client } = connection;
  const statements: string[] = [];
  const exec = client.exec.bind(client);
  client.exec = (statement) => {
    statements.push(statement);
    return exec(statement);
  };
  const queue = new WriteQueue(connection, 100, {
    assertWritable: () => {},
    touched: () => {},
    committed: () => {},
    failed: () => {},
  });
  client.exec("create table t (name text)");
  statements.length = 0;
  const put = (name: string) => async () => void client.prepare("insert into t values (?)").run(name);
  const results = await Promise.allSettled([
    queue.add(put("before")),
    queue.add(put("alone"), { alone: true }),
    queue.add(
      async () => {
        await put("failed")();
        throw new Error("no");
      },
      { alone: true },
    ),
    queue.add(put("after")),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(client.prepare("select name from t").pluck().all()).toEqual(["before", "alone", "after"]);
  const saved = ["savepoint work", "release work"];
  expect(statements).toEqual([
    ...["begin immediate", ...saved, "commit"],
    ...["begin immediate", "commit"],
    ...["begin immediate", "rollback"],
    ...["begin immediate", ...saved, "commit"],
  ]);
});
